"""Those who look at a table through this process, whatever connects them."""

from __future__ import annotations

from oneiros.server.live.announcements import TableMoved
from oneiros.server.people.identity import Visitor


class Viewer:
    """Somebody who looks at a table. A socket is one."""

    visitor: Visitor | None = None
    address: str = ""

    def look(self) -> None:
        """What the viewer sees has changed."""

    def send_now(self) -> None:
        """What is to be said is said now, and not in a moment."""

    def read_chat(self) -> None:
        """There may be new chat."""

    def check(self, now: float) -> None:
        """Called now and then: part from a viewer who is not there any more."""

    def close(self, code: str, reason: str, again: bool) -> None:
        """Say good-bye; `again` says whether it makes sense to come back at once."""


def show_viewers(moved: TableMoved) -> None:
    """A listener: all who look at the table look anew."""
    for viewer in moved.live.viewers:
        viewer.look()
