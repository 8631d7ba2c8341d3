"""Balance findings: greedy players play many games, and the wins of everything that players held are counted.

The game's own watch says what is counted beside seats and scores: see `oneiros.core.balance`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from oneiros.arena.batches import GameBatch, split
from oneiros.arena.statistics import Series
from oneiros.core.balance import BalanceWatch
from oneiros.core.chance import Rng
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.core.state import State
from oneiros.registry import find
from oneiros.workers import map_ordered

BATCH = 50


class Holding(msgspec.Struct):
    """How often an item was held and how often its holder won (a shared win counts in part)."""

    held: int = 0
    wins: float = 0.0

    def ratio(self, players: int) -> float:
        """The holders' share of wins, in fair shares: 1 is what a holder would win by chance."""
        return self.wins * players / self.held if self.held else 0.0

    def margin(self, players: int) -> float:
        """Half the width of the 95% interval of the ratio."""
        if not self.held:
            return 0.0
        share = self.wins / self.held
        return 1.96 * sqrt(max(share * (1 - share), 1e-9) / self.held) * players


class Findings(msgspec.Struct):
    """The counts of many games of one kind between greedy players."""

    players: int
    games: int = 0
    seats: list[Holding] = []
    items: dict[str, dict[str, Holding]] = {}
    counts: dict[str, dict[str, Series]] = {}
    scores: Series = msgspec.field(default_factory=Series)
    gaps: Series = msgspec.field(default_factory=Series)  # best minus worst score of a game
    lengths: Series = msgspec.field(default_factory=Series)
    histogram: dict[int, int] = {}  # how often each score was reached

    def __post_init__(self) -> None:
        self.seats = self.seats or [Holding() for _ in range(self.players)]

    def add(self, state: State, watch: BalanceWatch, moves: int) -> None:
        """Count one game that is over."""
        outcome = state.outcome
        assert outcome is not None
        won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(self.players)]
        self.games += 1
        self.lengths.add(moves)
        self.gaps.add(max(outcome.scores) - min(outcome.scores))
        for seat, score in enumerate(outcome.scores):
            self.scores.add(score)
            self.histogram[score] = self.histogram.get(score, 0) + 1
            _count(self.seats[seat], won[seat])
        for group, item, seat in watch.held(state):
            _count(self.items.setdefault(group, {}).setdefault(item, Holding()), won[seat])
        for group, item, number in watch.counted(state):
            self.counts.setdefault(group, {}).setdefault(item, Series()).add(number)

    def merge(self, other: Findings) -> None:
        """Count all that the other has counted."""
        self.games += other.games
        self.lengths.merge(other.lengths)
        self.gaps.merge(other.gaps)
        self.scores.merge(other.scores)
        for score, number in other.histogram.items():
            self.histogram[score] = self.histogram.get(score, 0) + number
        for ours, theirs in zip(self.seats, other.seats, strict=True):
            _merge(ours, theirs)
        for group, items in other.items.items():
            for item, holding in items.items():
                _merge(self.items.setdefault(group, {}).setdefault(item, Holding()), holding)
        for group, series in other.counts.items():
            for item, numbers in series.items():
                self.counts.setdefault(group, {}).setdefault(item, Series()).merge(numbers)


def _count(holding: Holding, won: float) -> None:
    holding.held += 1
    holding.wins += won


def _merge(ours: Holding, theirs: Holding) -> None:
    ours.held += theirs.held
    ours.wins += theirs.wins


def watch_of(game: Game) -> BalanceWatch:
    """The game's own watch, for one game."""
    module = game.part("balance")
    watch = BalanceWatch() if module is None else module.Watch()
    assert isinstance(watch, BalanceWatch)
    return watch


def play_batch(batch: GameBatch) -> Findings:
    """The games of a batch, each with its own seeds for cards and choices."""
    game = find(batch.game_id, batch.content)
    findings = Findings(batch.players)
    for number in range(batch.first, batch.last):
        state = game.new(batch.players, derived_seed(batch.seed, number, "cards"), **batch.options)
        watch = watch_of(game)
        rng = Rng(derived_seed(batch.seed, number, "choices"))
        moves = 0
        for _ in _moves(state, watch, rng):
            moves += 1
        findings.add(state, watch, moves)
    return findings


def _moves(state: State, watch: BalanceWatch, rng: Rng) -> Iterator[None]:
    """One game between greedy players."""
    state.listen()
    while state.actors:
        seat = watch.turn(state, rng)
        state.apply(seat, watch.choose(state.imagine(seat, rng), seat, rng))
        watch.after(state)
        yield


def measure(
    game: Game,
    players: int,
    games: int,
    seed: int,
    jobs: int,
    content: Path | None = None,
    options: dict[str, Any] | None = None,
) -> Iterator[Findings]:
    """Play and count. Yields the findings so far; the last ones are complete."""
    watch_of(game)
    whole = GameBatch(game.id, content, players, options or {}, seed, 0, games)
    total = Findings(players)
    for part in map_ordered(play_batch, split(whole, BATCH), jobs):
        total.merge(part)
        yield total
