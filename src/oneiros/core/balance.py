"""What a game tells of its balance: a watch follows one game between greedy players and counts who held what.

A game brings its own as the class `Watch` of its module `balance`. A game without one is watched by `BalanceWatch`
itself: its heuristic plays, and the wins of seats, the scores and the lengths of games are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from oneiros.core.chance import Rng
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State

if TYPE_CHECKING:
    from oneiros.core.game import Game

Claim = tuple[str, str, bool]
"""An aim, what was measured, and whether it is met."""


class BalanceWatch:
    """Follows one game and reports at the end who held what."""

    games: ClassVar[int] = 2000
    """How many games show what is asked."""
    dealt: ClassVar[tuple[str, ...]] = ()
    """Groups of items that chance deals. Players do not earn them."""
    noticed: ClassVar[tuple[str, ...]] = ()
    """The options that change how its greedy players play."""
    _heuristic: Heuristic | None = None

    def turn(self, state: State, rng: Rng) -> int:
        """The seat whose move comes next, where several may act."""
        return state.actors[0]

    def choose(self, dream: State, seat: int, rng: Rng) -> int:
        """The greedy player's action, in a state imagined for that seat."""
        if self._heuristic is None:
            self._heuristic = dream.game.heuristic()
        return int(self._heuristic.choose(dream, seat, rng))

    def after(self, state: State) -> None:
        """Called after each move. `state.log` has the news of it."""

    def held(self, state: State) -> Iterable[tuple[str, str, int]]:
        """At the end: group, item and seat of every item whose holder's wins are counted ('goal', 'harbour', 2)."""
        return ()

    def counted(self, state: State) -> Iterable[tuple[str, str, int]]:
        """At the end: group, item and number of every item that is only counted ('finished', 'level 2', 5)."""
        return ()

    def claims(self, found: Mapping[int, Any], game: Game | None = None) -> Sequence[Claim]:
        """The aims of the game, and whether they are met. `found` has the findings by number of players."""
        return ()

    def notes(self) -> Sequence[str]:
        """Lines for the page."""
        return ()
