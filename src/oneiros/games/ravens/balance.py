"""What is watched for balance in Ravens: who begins, the special cards, what a round ends with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from oneiros.core.balance import BalanceWatch
from oneiros.core.chance import Rng
from oneiros.core.state import State
from oneiros.games.ravens.bots.heuristic import RavensHeuristic
from oneiros.games.ravens.rules import RavensState

LEVEL = "dreamer"  # the bot that plays without search
ORDER = ("first", "second", "third", "fourth", "fifth")


class Watch(BalanceWatch):
    """Watches one game of Ravens."""

    games = 1000
    dealt = ("turn order",)
    """Groups that come by chance, not by play."""
    noticed = ("penalty", "tie", "scary_nines", "all_or_nothing", "claims")
    """Options that its players play differently by."""

    def __init__(self) -> None:
        self.heuristics: dict[int, RavensHeuristic] = {}  # by seat
        self.first: int | None = None  # the seat that began the first round (R4)
        self.used: Counter[tuple[str, int]] = Counter()
        self.kept: set[tuple[str, int]] = set()  # cards in dreams when the first round ended
        self.woke: int | None = None  # who ended the first round; None if nobody did (R15)
        self.news: Counter[str] = Counter()

    def choose(self, dream: State, seat: int, rng: Rng) -> int:
        """What a player without search does."""
        return int(self.heuristic_of(seat).choose(dream, seat, rng))

    def heuristic_of(self, seat: int) -> RavensHeuristic:
        """The seat's own, as every bot has its own."""
        if seat not in self.heuristics:
            self.heuristics[seat] = RavensHeuristic()
            self.heuristics[seat].set_level(LEVEL)
        return self.heuristics[seat]

    def after(self, state: State) -> None:
        """Who began and woke up, which special cards were used, what the first round ended with."""
        if self.first is None:
            self.first = int(cast(RavensState, state).turn)
        for what, seat, facts, _, _ in state.log or []:
            if what == "used":
                self.used[_words(str(facts["card"])), seat] += 1
            elif what == "woke" and not self.news["scored"]:
                self.woke = seat
            elif what == "scored" and self.news["scored"] < cast(RavensState, state).players:
                self.kept |= {(_words(str(card)), seat) for card in cast(Sequence[str], facts["cards"])}
            self.news[what] += 1

    def held(self, state: State) -> Iterable[tuple[str, str, int]]:
        """The place in the first round's order, special cards used, and how the first round ended."""
        assert self.first is not None
        players = cast(RavensState, state).players
        for seat in range(players):
            yield "turn order", ORDER[(seat - self.first) % players], seat
            if self.woke is not None:
                yield "round 1", "woke up" if seat == self.woke else "another woke up", seat
        for name, seat in sorted(self.used):
            yield "special card used", name, seat
        for name, seat in sorted(self.kept):
            yield "in the dream when round 1 ended", name, seat

    def counted(self, state: State) -> Iterable[tuple[str, str, int]]:
        """Rounds, how they ended, and how often special cards were used."""
        players = cast(RavensState, state).players
        yield "rounds", "played", self.news["scored"] // players
        yield "rounds", "ended by Wake up! (R5)", self.news["woke"]
        yield "rounds", "ended by the draw pile (R15)", self.news["ran-out"]
        for name in ("Take two", "Peek one", "Swap two"):
            yield "special cards used", name, sum(self.used[name, seat] for seat in range(players))

    def notes(self) -> list[str]:
        """What the figures do not say by themselves."""
        return [
            "Players go by the heuristic of the bot `dreamer`, without search, and few of them ever dare to wake up: "
            "most rounds last until the draw pile is empty. Cards are those of the dream when the first round ended: "
            "whoever holds few ravens has done well, so compare each card with its neighbours.",
        ]


def _words(name: str) -> str:
    return name.replace("-", " ").capitalize()
