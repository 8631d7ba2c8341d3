"""Ravens: its options, content and set-up (R1, R2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.core.content import Content, wrong
from oneiros.core.errors import BadContent
from oneiros.core.game import Game
from oneiros.core.state import State
from oneiros.core.types import Move, Option
from oneiros.games.ravens.cards import KINDS, NUMBERS
from oneiros.games.ravens.moves import PLACES, SEATS, Choose, RavensMove, all_moves
from oneiros.games.ravens.position import LOOKS, TAKES_IN_A_ROW
from oneiros.games.ravens.rules import MOST_ROUNDS, RavensState, deal
from oneiros.games.ravens.setting import Setting

MOST_CARDS = 120
MOST_OF_A_KIND = 30


class SpecialCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of special card: how many ravens it shows and how many there are (R1)."""

    ravens: int
    count: int


class RavensContent(Content, frozen=True, kw_only=True):
    """The cards of a pack."""

    dream: int
    largest_dream: int
    plain: list[int]
    take_two: SpecialCards
    peek_one: SpecialCards
    swap_two: SpecialCards
    looks: int = LOOKS  # R3
    takes: int = TAKES_IN_A_ROW  # R6

    def faults(self) -> Iterator[BadContent]:
        """The deal must be possible for every number of players and leave a card to draw."""
        if len(self.plain) != NUMBERS:
            yield wrong(
                "plain", f"there must be {NUMBERS} counts, for 0 to {NUMBERS - 1} ravens, not {len(self.plain)}"
            )
        for ravens, count in enumerate(self.plain):
            yield from _count_faults(f"plain, {ravens} ravens", count)
        for name, special in self.specials().items():
            yield from _count_faults(f"{name}, count", special.count)
            if not 0 <= special.ravens < NUMBERS:
                yield wrong(f"{name}, ravens", f"must be 0 to {NUMBERS - 1}, not {special.ravens}")
        if not 1 <= self.looks <= LOOKS:
            yield wrong("looks", f"must be 1 to {LOOKS}, not {self.looks}")
        if not 1 <= self.takes <= TAKES_IN_A_ROW:
            yield wrong("takes", f"must be 1 to {TAKES_IN_A_ROW}, not {self.takes}")
        if not self.looks <= self.largest_dream <= PLACES:
            yield wrong("largest_dream", f"must be {self.looks} to {PLACES}, not {self.largest_dream}")
        if not self.looks <= self.dream <= self.largest_dream:
            most = self.largest_dream
            yield wrong("dream", f"must be {self.looks} to largest_dream, which is {most}, not {self.dream}")
        total = sum(self.counts())
        fewest = (self.most_players or SEATS) * self.dream + 2  # one starts the discard pile, one is left to draw
        if not fewest <= total <= MOST_CARDS:
            yield wrong("plain", f"there must be {fewest} to {MOST_CARDS} cards in all, special ones too, not {total}")

    def specials(self) -> dict[str, SpecialCards]:
        """The special kinds in the order of their numbers."""
        return {"take_two": self.take_two, "peek_one": self.peek_one, "swap_two": self.swap_two}

    def counts(self) -> list[int]:
        """By kind: how many cards there are."""
        return [*self.plain, *(special.count for special in self.specials().values())]

    def ravens(self) -> bytes:
        """By kind: how many ravens a card shows."""
        return bytes([*range(NUMBERS), *(special.ravens for special in self.specials().values())])


def _count_faults(entry: str, count: int) -> Iterator[BadContent]:
    if not 0 <= count <= MOST_OF_A_KIND:
        yield wrong(entry, f"must be 0 to {MOST_OF_A_KIND}, not {count}")


class Ravens(Game):
    """Keep the ravens out of your dream, and wake up while you have the fewest."""

    id = "ravens"
    title = "Ravens"
    fewest_wins = True
    always_won = True
    players = range(2, SEATS + 1)
    options = {  # noqa: RUF012 - read only, as the contract says
        "penalty": Option(5, (5, 15), "What a caller without the fewest ravens scores on top of them (R14)."),
        "tie": Option("ravens", ("ravens", "zero"), "What a caller tied for the fewest ravens scores (R14)."),
        "target": Option(100, range(20, 501), "The game ends when someone has this many ravens (R17)."),
        "rounds": Option(0, range(51), "Play this many rounds instead; 0 plays to the target (R18)."),
        "scary_nines": Option(False, (False, True), "Whoever alone has the most 9s does not count them (R19)."),
        "all_or_nothing": Option(False, (False, True), "A dream of nothing but 9s scores 0, all others 50 (R20)."),
        "claims": Option(False, (False, True), "Trade two equal cards for one, if you know where they are (R21)."),
        "memory": Option("aided", ("aided", "strict"), "Whether the cards you have seen stay visible to you."),
    }
    rules_version = 2
    # In a round there are the looks and that they were seen, then at most four moves for a card drawn (draw, use, pick,
    # exchange) with so many takes before it, and at the end the last takes and Wake up!.
    max_moves = MOST_ROUNDS * ((LOOKS + 1) * SEATS + MOST_CARDS * (TAKES_IN_A_ROW + 4) + TAKES_IN_A_ROW + 1)
    move_type = RavensMove
    secret_moves = (Choose,)  # the other card is seen, but not which of the two it was
    content_type = RavensContent
    folder = Path(__file__).parent
    content: RavensContent

    def all_moves(self) -> list[Move]:
        """See `moves`."""
        return all_moves()

    def prepare(self) -> None:
        """All the cards as one pile, and the ravens of each kind."""
        counts = self.content.counts()
        self.stock = vec[i64]([kind for kind in range(KINDS) for _ in range(counts[kind])])
        self.ravens = self.content.ravens()
        self._settings: dict[tuple[Any, ...], Setting] = {}  # by the options' values, in their order

    def start(self, players: int, options: Mapping[str, Any], rng: Rng) -> RavensState:
        """R2 to R4."""
        chosen = tuple(options.values())
        setting = self._settings.get(chosen)
        if setting is None:
            setting = self._settings[chosen] = self._setting(options)
        return deal(self, players, setting, rng)

    def score_range(self, players: int, options: Mapping[str, Any]) -> tuple[int, int]:
        return 0, int(self._setting(options).most_total)

    def round_of(self, state: State) -> int:
        return int(cast(RavensState, state).round)

    def _setting(self, options: Mapping[str, Any]) -> Setting:
        return Setting(
            self.stock,
            self.ravens,
            self.content.dream,
            self.content.largest_dream,
            self.content.looks,
            self.content.takes,
            options["penalty"],
            options["tie"] == "zero",
            options["target"],
            options["rounds"],
            options["scary_nines"],
            options["all_or_nothing"],
            options["claims"],
            options["memory"] == "strict",
        )
