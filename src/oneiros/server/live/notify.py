"""The seam for notices outside the page: web push and e-mail, when somebody builds them."""

from __future__ import annotations

from oneiros.server.live.announcements import TableMoved


class Notifier:
    """A listener for tables that have moved on. This one does nothing.

    Only the process that moved a table (`moved.ours`) should send a notice, so that it is sent once. It finds in
    `moved.live.table` who is awaited and in `moved.live.here()` who is looking anyway.
    """

    def table_moved(self, moved: TableMoved) -> None:
        """Events of this table have been stored."""
