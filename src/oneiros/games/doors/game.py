"""Doors: its options, content and set-up (D1 to D3, D19)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from oneiros.core.chance import Rng
from oneiros.core.content import Content, wrong
from oneiros.core.errors import BadContent
from oneiros.core.game import Daily, Game
from oneiros.core.types import Move, Option
from oneiros.games.doors.cards import COLOUR_NAMES, COLOURS, DOOR, KINDS, NIGHTMARE
from oneiros.games.doors.moves import Arrange, DoorsMove, Give, all_moves
from oneiros.games.doors.position import HAND
from oneiros.games.doors.rules import DoorsState, deal, lay_out


class ColourCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of one colour there are (D1, D2)."""

    name: str
    doors: int
    suns: int
    moons: int
    keys: int


class DoorsContent(Content, frozen=True, kw_only=True):
    """The cards of a pack."""

    nightmares: int
    colour: list[ColourCards]
    hand: int = HAND  # D3, D8: cards in hand of one who plays alone

    def faults(self) -> Iterator[BadContent]:
        """The deal must be possible and the doors must be enough to win for one and for two."""
        if tuple(colour.name for colour in self.colour) != COLOUR_NAMES:
            yield wrong("colour", f"there must be four, named {', '.join(COLOUR_NAMES)}, in this order")
        for colour in self.colour:
            entry = f"colour {colour.name!r}"
            for field in ("suns", "moons", "keys"):
                if not 0 <= getattr(colour, field) <= 15:
                    yield wrong(f"{entry}, {field}", f"must be 0 to 15, not {getattr(colour, field)}")
            fewest = 0 if self.most_players == 1 else 2
            if not fewest <= colour.doors <= 4:
                yield wrong(f"{entry}, doors", f"must be {fewest} to 4, not {colour.doors}")
        if not 0 <= self.nightmares <= 30:
            yield wrong("nightmares", f"must be 0 to 30, not {self.nightmares}")
        if not 1 <= self.hand <= HAND:
            yield wrong("hand", f"must be 1 to {HAND}, not {self.hand}")
        if not any(colour.doors for colour in self.colour):
            yield wrong("colour", "there must be a door")
        least = 2 * self.hand if self.most_players == 1 else 12
        chambers = sum(colour.suns + colour.moons + colour.keys for colour in self.colour)
        if not least <= chambers <= 80:
            yield wrong("colour", f"there must be {least} to 80 chambers in all, not {chambers}")


class Doors(Game):
    """Escape a dream labyrinth: open all eight doors before the deck runs out."""

    id = "doors"
    title = "Doors"
    players = range(1, 3)
    cooperative = True
    daily = Daily(players=1, goal=8, mark="\N{DOOR}")  # D17: eight doors
    options = {  # noqa: RUF012 - read only, as the contract says
        "talk": Option(
            "silent",
            ("silent", "open"),
            "For two players: whether each sees the other's own cards (D25).",
        ),
    }
    rules_version = 1
    # Every turn spends a chamber for good (at most 80), and in one turn there are at most: the card, a swap
    # of two moves, a prophecy of five, a triple, 16 doors met once each, and every nightmare once in a game.
    max_moves = 80 * (1 + 2 + 5 + 1 + 16) + 30
    move_type = DoorsMove
    secret_moves = (Arrange, Give)  # D7: the order; D21: the card offered, until it is swapped
    content_type = DoorsContent
    folder = Path(__file__).parent
    content: DoorsContent

    def all_moves(self) -> list[Move]:
        """See `moves`."""
        return all_moves()

    def prepare(self) -> None:
        """The number of cards of each kind, and the tables that games are dealt from."""
        counts = [0] * KINDS
        for number, colour in enumerate(self.content.colour):
            counts[number * 3 : number * 3 + 3] = [colour.suns, colour.moons, colour.keys]
            counts[DOOR + number] = colour.doors
        counts[NIGHTMARE] = self.content.nightmares
        self.counts = counts
        self.total = sum(counts)
        self.total_doors = sum(counts[DOOR : DOOR + COLOURS])
        self.tables = {players: lay_out(self, players, counts) for players in self.players}

    def score_range(self, players: int, options: Mapping[str, Any]) -> tuple[int, int]:
        return 0, self.total_doors

    def start(self, players: int, options: Mapping[str, Any], rng: Rng) -> DoorsState:
        """D3 or D19."""
        return deal(self.tables[players], options["talk"] == "silent", rng)
