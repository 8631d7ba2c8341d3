"""What is watched in Sandman to see whether it is in balance: goals, encounters and the order of turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from oneiros.core.chance import Rng
from oneiros.core.state import State
from oneiros.games.sandman.cards import ENCOUNTER_NAMES, LEVELS
from oneiros.games.sandman.greedy import choose
from oneiros.games.sandman.rules import SandmanState

ORDER = ("first", "second", "third", "fourth")
CAUSES = {"few-cards": "by few cards (S22)", "blank": "by a blank token (S23)"}


class Watch:
    """Watches one game of Sandman."""

    def __init__(self) -> None:
        self.first: int | None = None  # the seat that began the first round
        self.kept: set[tuple[str, int]] = set()
        self.played: Counter[str] = Counter()
        self.news: Counter[str] = Counter()
        self.causes: Counter[str] = Counter()

    def choose(self, dream: State, seat: int, rng: Rng) -> int:
        """What the greedy player does."""
        return int(choose(cast(SandmanState, dream), seat, rng))

    def after(self, state: State) -> None:
        """Who began, which encounters were kept and played, how rounds ended."""
        if self.first is None:
            self.first = int(cast(SandmanState, state).first)
        for what, seat, facts, secrets, _ in state.log or []:
            self.news[what] += 1
            if what == "kept":
                self.kept.add((_words(str(secrets["encounter"])), seat))
            elif what == "played":
                self.played[_words(str(facts["encounter"]))] += 1
            elif what == "round-ended":
                self.causes[str(facts["cause"])] += 1

    def held(self, state: State) -> Iterable[tuple[str, str, int]]:
        """The place in the first round's order, the goal, and every encounter kept at any time."""
        table = cast(SandmanState, state)
        players = int(table.players)
        for seat in range(players):
            assert self.first is not None
            yield "turn order", ORDER[(seat - self.first) % players], seat
            yield "goal", _words(table.tables.goal_names[table.goal[seat]]), seat
        for name, seat in sorted(self.kept):
            yield "encounter", name, seat

    def counted(self, state: State) -> Iterable[tuple[str, str, int]]:
        """Cards by level, breaks, tokens laid and left, encounters played, rounds by their end."""
        table = cast(SandmanState, state)
        for level in range(LEVELS):
            cards = 0
            for seat in range(table.players):
                row = table.row(seat, level)
                cards += sum(table.card_at(at) >= 0 for at in range(row, row + table.ends[seat * LEVELS + level]))
            yield "cards", f"on level {level + 1}", cards
        yield "tokens", "laid on cards (S12)", self.news["laid"]
        yield "tokens", "paid for steps (S13)", self.news["paid"]
        yield "tokens", "left in stock", sum(int(table.held[seat]) for seat in range(table.players))
        yield "breaks", "made", self.news["broke"] + self.news["broke-bare"]
        yield "breaks", "mended", self.news["mended"]
        for cause, words in CAUSES.items():
            yield "rounds ended", words, self.causes[cause]
        for name in ENCOUNTER_NAMES:
            yield "encounters played", _words(name), self.played[_words(name)]


def _words(name: str) -> str:
    return name.replace("-", " ")
