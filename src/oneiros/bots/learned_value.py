"""A heuristic that has learnt: a game's own, with the value of positions by a network in place of its own.

A move is as good as the position it leads to (its afterstate). So the network ranks moves too: chance is sampled after
each, and the network values what the seat would then see. Some moves depend on what is hidden more than on chance
(`Heuristic.gambles`). For these the network has answers of its own, learnt from how such moves turned out.
"""

from collections.abc import Callable
from math import exp, inf, log
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from oneiros.bots.win_network import WinNetwork
from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from oneiros.core.types import TABLE

AT_LEAST: Final = 2  # moves that are compared, however short the time
CERTAIN: Final = 0.999  # values beyond are cut, so that their odds are finite


@final
class LearnedValue(Heuristic):
    """Sense of a game, learnt from its own play. One object serves one bot."""

    def __init__(self, base: Heuristic, network: WinNetwork) -> None:
        super().__init__()
        self.base = base
        self.network = network
        self.horizon = base.horizon
        self.exploration = base.exploration
        self.depth = base.depth
        self.widening = base.widening
        self.others_move_first = base.others_move_first
        self.prior_weight = base.prior_weight
        self.prunes_moves = base.prunes_moves
        self.gambles = base.gambles
        self.writer = FeatureWriter(network.inputs, None)
        self.samples: i64 = 1
        """How often chance is sampled to rank moves, at most."""
        self.sampled: i64 = 0
        """How often it was, the last time."""
        self.clock: Callable[[], float] = perf_counter
        self.until: float = inf
        """When, by the clock, a further sample should be over, or it is not begun. The first always is, but moves that
        it has not come to by then, those that look worst at once, are left out."""
        self.most: i64 = 1 << 30
        """How many moves are ranked: the best by the game's own heuristic, where that ranks moves."""
        self.only: i64 = -1
        """The one action that is ranked; -1: no such limit."""
        self.ranks: bool = True
        """Whether moves are ranked by the network; else by the game's own heuristic."""
        self.plays_on: bool = False
        """Whether a playout comes before the value, as the game's own heuristic makes it."""
        self.turns: i64 = 0
        """How often the turn passes on before a value, by the game's own quick moves."""
        self.mirrors: bool = False
        """Whether one of two players is asked about, and the other gets what is left. It saves half of the looks."""
        self.pairs: bool = False
        """Whether the network judges a seat against each of the others, where there are more than two players."""

    def look(self, state: State, seat: i64) -> None:
        """Ask the network about a position that is not over."""
        self._clear()
        self.base.write_features(state, seat, self.writer)
        self.network.look(self.writer.numbers)

    def _clear(self) -> None:
        numbers: vec[i16] = self.writer.numbers
        at: i64 = 0
        while at < self.network.inputs:
            numbers[at] = 0
            at += 1
        self.writer.at = 0

    def _among_pairs(self, state: State, seat: i64) -> float:
        """The chance to win against all, from that against each: the odds of the others add up."""
        against = 1.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                self._clear()
                self.base.write_pair(state, seat, other, self.writer)
                self.network.look(self.writer.numbers)
                against += 1.0 / self.network.chance(0) - 1.0
            other += 1
        return 1.0 / against

    # The contract

    def value(self, state: State, seat: i64) -> float:
        if state.actor() == TABLE:
            return self.base.value(state, seat)
        if self.pairs and state.players > 2:
            return self._among_pairs(state, seat)
        self.look(state, seat)
        return self.network.chance(0)

    def standing(self, state: State) -> list[float]:
        if not self.mirrors or state.players != 2:
            return super().standing(state)
        value = self.value(state, 0)
        return [value, 1.0 - value]

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        return self.base.move(state, seat, rng)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return self.rank(state, seat, rng)[0][0] if self.ranks else self.base.choose(state, seat, rng)

    def rank(self, state: State, seat: i64, rng: Rng) -> list[tuple[int, float]]:
        if not self.ranks:
            return self._ranked_by_base(state, seat, rng)
        actions = self._candidates(state, seat, rng)
        totals = [0.0] * len(actions)
        gambles: i64 = 0
        if len(self.gambles) > 0:
            gambles = self._value_gambles(state, seat, actions, totals)
        self.sampled = 0
        began = self.clock() if self.until < inf else 0.0
        while gambles < len(actions) and self.sampled < self.samples:
            self._sample(state, seat, actions, totals, rng)
            self.sampled += 1
            if self.until < inf:
                now = self.clock()
                if now + (now - began) / float(self.sampled) > self.until:
                    break
        found: list[tuple[float, int]] = []
        number = 0
        for action in actions:
            times = 1.0 if action in self.gambles else float(self.sampled)
            found.append((-totals[number] / times, action))
            number += 1
        found.sort()
        return [(action, -value) for value, action in found]

    def _candidates(self, state: State, seat: i64, rng: Rng) -> list[int]:
        if self.only >= 0:
            return [int(self.only)]
        legal = state.legal(int(seat))
        if len(legal) <= self.most or self.base.prior_weight <= 0.0:
            return legal
        best: list[int] = []
        for action, _ in self.base.rank(state, seat, rng):
            best.append(action)
            if len(best) == self.most:
                break
        return best

    def _value_gambles(self, state: State, seat: i64, actions: list[int], totals: list[float]) -> i64:
        """The values of the moves that have answers of their own; how many they are."""
        found: i64 = 0
        number = 0
        for action in actions:
            if action in self.gambles:
                if found == 0:
                    self.look(state, seat)
                totals[number] = self.network.chance(self.gambles.index(action) + 1)
                found += 1
            number += 1
        return found

    def _sample(self, state: State, seat: i64, actions: list[int], totals: list[float], rng: Rng) -> None:
        """Add the value of the position that each action leads to. Chance answers all actions alike."""
        dream = state.imagine(int(seat), rng)
        self.base.reweigh_belief(dream, seat, rng)
        whims = rng.fork() if self.turns > 0 else rng
        number = 0
        for action in actions:
            if number >= AT_LEAST and self.until < inf and self._is_too_late():
                del actions[number:]
                break
            if action not in self.gambles:
                twin = dream.clone()
                twin.step(seat, action)
                if self.turns > 0:
                    same = whims.clone()
                    self._finish(twin, seat, same)
                    self._play_on(twin, self.turns - 1, same)
                totals[number] += self.value(twin, seat)
            number += 1

    def _is_too_late(self) -> bool:
        """Whether the first sample has to end before all moves were looked at."""
        return self.sampled == 0 and len(self.gambles) == 0 and self.clock() > self.until

    def _finish(self, state: State, seat: i64, rng: Rng) -> None:
        """Play the seat's turn to its end, as the game's own heuristic does with care. Others may act meanwhile."""
        while _may_act(state, seat) and not self.base.settled(state):
            state.step(seat, self.base.choose(state, seat, rng))

    def _ranked_by_base(self, state: State, seat: i64, rng: Rng) -> list[tuple[int, float]]:
        """As the game's own heuristic ranks them, but the best is worth what the network thinks of the position."""
        found: list[tuple[int, float]] = []
        shift = 0.0
        for action, value in self.base.rank(state, seat, rng):
            odds = _log_odds(value)
            if len(found) == 0:
                shift = _log_odds(self.value(state, seat)) - odds
            found.append((action, 1.0 / (1.0 + exp(-odds - shift))))
        return found

    def prunes(self, state: State, seat: i64, action: i64) -> bool:
        return self.base.prunes(state, seat, action)

    def reweigh_belief(self, state: State, seat: i64, rng: Rng) -> None:
        self.base.reweigh_belief(state, seat, rng)

    def settled(self, state: State) -> bool:
        return self.base.settled(state)

    def write_features(self, state: State, seat: i64, writer: FeatureWriter) -> None:
        self.base.write_features(state, seat, writer)

    def playout(self, state: State, rng: Rng) -> i64:
        return self.base.playout(state, rng) if self.plays_on else self._play_on(state, self.turns, rng)

    def _play_on(self, state: State, turns: i64, rng: Rng) -> i64:
        """Play until the turn has passed on so many times, by quick moves. Returns the number of moves."""
        moves: i64 = 0
        passed: i64 = 0
        seat = state.actor()
        while seat != TABLE and passed < turns and not self.base.settled(state):
            turn = seat
            state.step(seat, self.base.move(state, seat, rng))
            moves += 1
            seat = state.actor()
            if seat != turn:
                passed += 1
        return moves


def _may_act(state: State, seat: i64) -> bool:
    """Whether the seat may act, be it first or beside others."""
    first = state.actor()
    return first == seat or (first != TABLE and int(seat) in state.actors)


def _log_odds(value: float) -> float:
    value = min(max(value, 1.0 - CERTAIN), CERTAIN)
    return log(value / (1.0 - value))
