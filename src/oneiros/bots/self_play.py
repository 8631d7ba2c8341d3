"""Games that a learner plays against itself and against guests, and what was seen in them: what it learns from."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from oneiros.core.types import TABLE

IN_PLAY: Final = 0  # the kind of a row that was met in play; others are what a gamble led to, from 1 on
THOUSAND: Final = 1000


@final
class SelfPlay:
    """Plays games one after the other. After each, the rows of numbers that were seen in it can be read."""

    def __init__(self, learner: Heuristic, guest: Heuristic, inputs: i64, rows: i64) -> None:
        """Rows have so many numbers, and a game at most so many rows: later ones are not kept."""
        self.learner = learner
        self.guest = guest
        self.inputs: i64 = inputs
        self.most: i64 = rows
        self.writer = FeatureWriter(inputs * rows, None)
        self.size: i64 = 0
        """Rows of the last game."""
        self.seats: list[int] = []
        """For each row, who saw it."""
        self.kinds: list[int] = []
        """For each row, whether it was met in play, or is what a gamble would have led to."""
        self.sources: list[int] = []
        """For each row, the row that the gamble was considered at; for a row met in play, itself."""
        self.results: list[float] = []
        """For each row, the value if a gamble ended the game; else -1."""
        self.moves: i64 = 0

    def play(self, state: State, rng: Rng, guests: i64, whims: i64, share: i64) -> None:
        """Play a game to its end. `guests` are the seats, as bits, that the guest plays.

        Of a thousand moves `whims` are random. Of a thousand positions `share` are kept.
        """
        self._clear()
        seat = self._next(state, rng)
        while seat != TABLE:
            legal = state.legal(int(seat))
            action: i64 = legal[0]
            if len(legal) > 1:
                if rng.below(THOUSAND) < share:
                    self._keep(state, seat, legal)
                if rng.below(THOUSAND) < whims:
                    action = legal[rng.below(len(legal))]
                elif guests >> seat & 1:
                    action = self.guest.choose(state.imagine(int(seat), rng), seat, rng)
                else:
                    action = self.learner.choose(state.imagine(int(seat), rng), seat, rng)
            state.step(seat, action)
            self.moves += 1
            seat = self._next(state, rng)

    def _next(self, state: State, rng: Rng) -> i64:
        """Who is asked now."""
        if not self.guest.any_order:
            return state.actor()
        awaited = state.awaited
        return awaited[rng.below(len(awaited))] if len(awaited) > 0 else TABLE

    def _clear(self) -> None:
        numbers: vec[i16] = self.writer.numbers
        at: i64 = 0
        end = self.size * self.inputs
        while at < end:
            numbers[at] = 0
            at += 1
        self.writer.at = 0
        self.size = 0
        self.moves = 0
        self.seats = []
        self.kinds = []
        self.sources = []
        self.results = []

    def _keep(self, state: State, actor: i64, legal: list[int]) -> None:
        """What every seat sees now, and what the gambles of the actor would lead to."""
        gambles = self.guest.gambles
        if self.size + state.players + len(gambles) > self.most:
            return
        source: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            if seat == actor:
                source = self.size
            self._add(state, seat, IN_PLAY, self.size, -1.0)
            seat += 1
        kind: i64 = 0
        for action in gambles:
            kind += 1
            if action in legal:
                twin = state.clone()
                twin.step(actor, action)
                result = self.guest.value(twin, actor) if twin.actor() == TABLE else -1.0
                self._add(twin, actor, kind, source, result)

    def _add(self, state: State, seat: i64, kind: i64, source: i64, result: float) -> None:
        if result < 0.0:
            self.guest.write_features(state, seat, self.writer)
        else:
            self.writer.at += self.inputs
        self.seats.append(int(seat))
        self.kinds.append(int(kind))
        self.sources.append(int(source))
        self.results.append(result)
        self.size += 1
