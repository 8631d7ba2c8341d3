"""One game as OpenSpiel needs it: it can be copied, pickled, imagined anew, and tells each seat all it ever saw.

A course is a deal and what happened since: moves, and now and then an act of imagination. Doing the same again gives
the same position, which is how it is pickled.
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
"""What happened: ("deal", 0, seed), ("move", seat, action) or ("imagine", seat, seed)."""


class Moment(NamedTuple):
    """A position that was, and the news that led to it."""

    state: State
    notes: list[Note]


class Course:
    """A game under way."""

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
        """Put a position in place of this one that the seat cannot tell from it. It has seen the same as before;
        what others remember begins anew."""
        recalled = self.recalled(seat)
        self.state = self.state.imagine(seat, Rng(seed))
        self.state.listen()
        self.events.append(("imagine", seat, seed))
        self._moments = [Moment(self.state.clone(), [])]
        self._seen = [recalled if one == seat else b"" for one in range(self.players)]
        self._folded = [int(one == seat) for one in range(self.players)]

    def recalled(self, seat: int) -> bytes:
        """All that the seat saw and heard from the beginning until now, as a digest: equal only where that is."""
        seen = self._seen[seat]
        for moment in self._moments[self._folded[seat] :]:
            shown = msgspec.json.encode((moment.state.view(seat), told_to(seat, moment.notes)))
            seen = blake2b(seen + shown, digest_size=16).digest()
        self._seen[seat] = seen
        self._folded[seat] = len(self._moments)
        return seen

    def __deepcopy__(self, memo: object) -> Course:
        """A copy that goes its own way; moments are never changed, so they are shared."""
        twin = Course.__new__(Course)
        twin.game, twin.players, twin.options = self.game, self.players, self.options
        twin.events = self.events[:]
        twin.state = self.state.clone()
        twin.state.listen()
        twin._seen, twin._folded, twin._moments = self._seen[:], self._folded[:], self._moments[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.game.id, self.players, self.options, self.events)


def _again(game: str, players: int, options: dict[str, Any], events: list[Event]) -> Course:
    course = Course(find(game), players, options, events[0][2])
    for what, seat, number in events[1:]:
        if what == "move":
            course.move(seat, number)
        else:
            course.imagine(seat, number)
    return course
