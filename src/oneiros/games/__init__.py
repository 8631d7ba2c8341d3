"""The registry of our own games, one line each. `oneiros.registry` finds them, and those of others."""

from __future__ import annotations

from typing import Final

BUILT_IN: Final = {
    "doors": "oneiros.games.doors.game:Doors",
    "ravens": "oneiros.games.ravens.game:Ravens",
    "sandman": "oneiros.games.sandman.game:Sandman",
    "runners": "oneiros.games.runners.game:Runners",
    "workshop": "oneiros.games.workshop.game:Workshop",
}
