"""The history of one game, for OpenSpiel: it can be copied, pickled and resampled, and digests all a seat ever saw.

A history is a deal and the events since: moves, and resampling of what a seat cannot know. Repeating the events gives
the same position. That is how it is pickled.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from oneiros.core.chance import Rng
from oneiros.core.game import Game
from oneiros.core.state import Note, State, told_to
from oneiros.registry import find

Event = tuple[str, int, int]
"""One event: ("deal", 0, seed), ("move", seat, action) or ("imagine", seat, seed)."""


class Moment(NamedTuple):
    """An earlier position, and the news that led to it."""

    state: State
    notes: list[Note]


class GameHistory:
    """A game in progress, with all its events."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.events: list[Event] = [("deal", 0, seed)]
        self.state = game.new(players, seed, **options)
        self.state.listen()
        # By seat, what it has seen up to the moment `folded`, as a digest; later moments are folded in when asked for.
        self._seen = [b""] * players
        self._folded = [0] * players
        self._moments = [Moment(self.state.clone(), [])]

    def move(self, seat: int, action: int) -> None:
        """Carry out an action."""
        self.state.apply(seat, action)
        self.events.append(("move", seat, action))
        self._moments.append(Moment(self.state.clone(), self.state.log or []))

    def imagine(self, seat: int, seed: int) -> None:
        """Replace the position by another that the seat cannot distinguish from it.

        The seat keeps its information state. What the other seats remember begins anew.
        """
        known = self.information_state(seat)
        self.state = self.state.imagine(seat, Rng(seed))
        self.state.listen()
        self.events.append(("imagine", seat, seed))
        self._moments = [Moment(self.state.clone(), [])]
        self._seen = [known if one == seat else b"" for one in range(self.players)]
        self._folded = [int(one == seat) for one in range(self.players)]

    def information_state(self, seat: int) -> bytes:
        """A digest of all that the seat saw and heard since the deal. Equal digests mean equal information states."""
        seen = self._seen[seat]
        for moment in self._moments[self._folded[seat] :]:
            shown = msgspec.json.encode((moment.state.view(seat), told_to(seat, moment.notes)))
            seen = blake2b(seen + shown, digest_size=16).digest()
        self._seen[seat] = seen
        self._folded[seat] = len(self._moments)
        return seen

    def __deepcopy__(self, memo: object) -> GameHistory:
        """An independent copy. Moments never change, so both share them."""
        twin = GameHistory.__new__(GameHistory)
        twin.game, twin.players, twin.options = self.game, self.players, self.options
        twin.events = self.events[:]
        twin.state = self.state.clone()
        twin.state.listen()
        twin._seen, twin._folded, twin._moments = self._seen[:], self._folded[:], self._moments[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _repeat, (self.game.id, self.players, self.options, self.events)


def _repeat(game: str, players: int, options: dict[str, Any], events: list[Event]) -> GameHistory:
    history = GameHistory(find(game), players, options, events[0][2])
    for what, seat, number in events[1:]:
        if what == "move":
            history.move(seat, number)
        else:
            history.imagine(seat, number)
    return history
