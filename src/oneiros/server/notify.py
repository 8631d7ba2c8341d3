"""The seam for notices outside the page: web push and e-mail, when somebody builds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oneiros.server.live import Live


class Notifier:
    """Told of every table that has moved on, once, by the process that moved it. This one tells nobody.

    A notifier that does finds in `live.table` who is awaited and in `live.here()` who is looking anyway. It must
    return at once and do its work elsewhere.
    """

    def moved_on(self, live: Live) -> None:
        """Events of this table have been stored."""
