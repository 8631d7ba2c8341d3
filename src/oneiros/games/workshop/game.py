"""Workshop: its options, content and set-up (W1 to W11)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec

from oneiros.core.chance import Rng
from oneiros.core.content import Content, wrong
from oneiros.core.errors import BadContent
from oneiros.core.game import Game
from oneiros.core.state import State
from oneiros.core.types import Move, Option
from oneiros.games.workshop.moves import WorkshopMove, all_moves
from oneiros.games.workshop.pieces import (
    COLOUR_NAMES,
    FIELDS,
    LEVELS,
    POWER_NAMES,
    SPOTS,
    TOKEN_NAMES,
    TOKENS_LAID,
)
from oneiros.games.workshop.rules import WorkshopState, deal
from oneiros.games.workshop.stacks import pack
from oneiros.games.workshop.tables import DREAMER, TREE, Cell, Tables, turns

LETTERS = "wemrv"  # the colours as content files write them
FIELD = re.compile(rf"([{LETTERS}]+)(t?)(\*?)")
HIGHEST = 9  # stack on a card
MOST_CARDS = 60  # sets of cards are single numbers


class Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The size of a workshop (W5)."""

    width: int
    height: int


class Shards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many shards of each colour there are (W1)."""

    water: int
    earth: int
    meadow: int
    rock: int
    motion: int
    nightmare: int


class Trees(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many trees there are, by number of players (W7)."""

    two: int
    three: int
    four: int


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of dream token (W43)."""

    kind: str
    points: int
    copies: int


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A landscape (W6)."""

    name: str
    level: int
    power: str
    points: int
    land: list[str]

    def cells(self) -> list[Cell]:
        """Its fields; ValueError says what is wrong with them."""
        cells: list[Cell] = []
        for row, line in enumerate(self.land):
            for column, field in enumerate(line.split()):
                if field == ".":
                    continue
                read = FIELD.fullmatch(field)
                if read is None:
                    raise ValueError(f"{field!r} is not a stack of {', '.join(LETTERS)} with t and * after it")
                stack, tree, dreamer = read.groups()
                if len(stack) > HIGHEST:
                    raise ValueError(f"{field!r} is higher than {HIGHEST} shards")
                if tree and dreamer:
                    raise ValueError("the dreamer cannot stand on a tree")
                marks = (TREE if tree else 0) | (DREAMER if dreamer else 0)
                cells.append((row, column, pack([LETTERS.index(letter) for letter in stack]), marks))
        if sum(1 for cell in cells if cell[3] & DREAMER) != 1:
            raise ValueError("the dreamer must stand on one field, marked *")
        return cells


class WorkshopContent(Content, frozen=True, kw_only=True):
    """The pieces and cards of a pack."""

    dots: list[int]
    harvest: list[tuple[int, int]]
    workshop: Grid
    shards: Shards
    trees: Trees
    token: list[Token]
    card: list[Card]

    def faults(self) -> Iterator[BadContent]:
        """The set-up must be possible and every card must fit into the workshop."""
        grid = self.workshop
        if grid.width < 2 or grid.height < 2 or grid.width * grid.height > FIELDS:
            yield wrong("workshop", f"must be at least 2 by 2 and have at most {FIELDS} fields")
        if len(self.dots) != SPOTS or sorted(self.dots) != self.dots or not 2 <= self.dots[0] <= self.dots[-1] <= 4:
            yield wrong("dots", f"must be {SPOTS} numbers from 2 to 4, none smaller than the one before")
        for name in COLOUR_NAMES:
            if not 5 <= getattr(self.shards, name) <= 30:
                yield wrong(f"shards, {name}", f"must be 5 to 30, not {getattr(self.shards, name)}")
        if not all(0 <= number <= 60 for number in (self.trees.two, self.trees.three, self.trees.four)):
            yield wrong("trees", "must be 0 to 60")
        if sorted(self.harvest) != self.harvest or not self.harvest:
            yield wrong("harvest", "must be pairs of a number of shards and points, the smallest number first")
        yield from self._token_faults()
        yield from self._card_faults()

    def _token_faults(self) -> Iterator[BadContent]:
        if tuple(token.kind for token in self.token) != TOKEN_NAMES:
            yield wrong("token", f"there must be {len(TOKEN_NAMES)}: {', '.join(TOKEN_NAMES)}, in this order")
        for token in self.token:
            if not 0 <= token.points <= 50 or not 0 <= token.copies <= 4:
                yield wrong(f"token {token.kind!r}", "points must be 0 to 50 and copies 0 to 4")
        if sum(token.copies for token in self.token if token.kind != "no-red") < TOKENS_LAID:
            yield wrong("token", f"there must be at least {TOKENS_LAID} without 'no-red'")

    def _card_faults(self) -> Iterator[BadContent]:
        if len({card.name for card in self.card}) != len(self.card) or len(self.card) > MOST_CARDS:
            yield wrong("card", f"there can be {MOST_CARDS} at most, all with different names")
        # The first cards of four players are ten (W10).
        if sum(1 for card in self.card if card.level == 1) < 10:
            yield wrong("card", "there must be 10 or more of level 1")
        for card in self.card:
            entry = f"card {card.name!r}"
            if not 1 <= card.level <= LEVELS:
                yield wrong(f"{entry}, level", f"must be 1 to {LEVELS}, not {card.level}")
            if card.power not in POWER_NAMES:
                yield wrong(f"{entry}, power", f"must be one of {', '.join(POWER_NAMES)}, not {card.power!r}")
            if not 0 <= card.points <= 100:
                yield wrong(f"{entry}, points", f"must be 0 to 100, not {card.points}")
            try:
                cells = card.cells()
            except ValueError as error:
                yield wrong(f"{entry}, land", str(error))
                continue
            if not any(self._has_room(way) for way in turns(cells)):
                yield wrong(f"{entry}, land", "is too big for the workshop")

    def _has_room(self, cells: list[Cell]) -> bool:
        high = max(row for row, *_ in cells) - min(row for row, *_ in cells) + 1
        wide = max(column for _, column, *_ in cells) - min(column for _, column, *_ in cells) + 1
        return high <= self.workshop.height and wide <= self.workshop.width


class Workshop(Game):
    """Gather dream shards, build landscapes and walk in them."""

    id = "workshop"
    title = "Workshop"
    always_won = True
    players = range(2, 5)
    options = {  # noqa: RUF012 - read only, as the contract says
        "creation": Option(
            "turns",
            ("turns", "together"),
            "Whether dreams are made one after the other or all at once (W44).",
        ),
        "nightmare": Option(
            False,
            (False, True),
            "Mr Nightmare walks the land and leaves nightmare shards behind (W45 to W52).",
        ),
    }
    rules_version = 1
    # There are at most 180 shards. In each of 6 rounds and the last making a card gives its power once at most, and the
    # corners 4 in all: 64 powers of at most 3 * (180 + 2) + 3 moves (a Golem that takes hold of all shards one by
    # one). A card finished or seen brings at most 4 choices. A wanderer has 4 points and meets at most 7 red shards
    # on the paths; between these and 64 powers there are at most 6 key moves. A maker puts, spends or strips each
    # shard once, and takes at most 20 free steps after a white one.
    max_moves = 7 * (64 * 549 + 64 * 4 + 4 * (64 + 11) * 7 + 180 * 24)
    move_type = WorkshopMove
    content_type = WorkshopContent
    folder = Path(__file__).parent
    content: WorkshopContent

    def all_moves(self) -> list[Move]:
        """See `moves`."""
        return all_moves(self.field_names(), [card.name for card in self.content.card])

    def field_names(self) -> list[str]:
        """By field: a letter for the column and a number for the row, from the bottom; always 20 of them."""
        grid = self.content.workshop
        names = []
        for field in range(FIELDS):
            row = grid.height - field // grid.width
            inside = row > 0
            names.append(f"{'abcdefghij'[field % grid.width]}{row}" if inside else f"out{field}")
        return names

    def prepare(self) -> None:
        """The tables that every state shares."""
        content = self.content
        cards = content.card
        self.tables = Tables(
            content.workshop.width,
            content.workshop.height,
            [card.level - 1 for card in cards],
            [card.points for card in cards],
            [POWER_NAMES.index(card.power) for card in cards],
            [card.cells() for card in cards],
            [getattr(content.shards, name) for name in COLOUR_NAMES],
            [0, 0, content.trees.two, content.trees.three, content.trees.four],
            content.dots,
            [token.points for token in content.token],
            [token.copies for token in content.token],
            content.harvest,
            [card.name for card in cards],
            self.field_names(),
        )

    def start(self, players: int, options: Mapping[str, Any], rng: Rng) -> WorkshopState:
        """W8 to W10."""
        return deal(self, players, options["nightmare"], options["creation"] == "together", self.tables, rng)

    def round_of(self, state: State) -> int:
        return int(cast(WorkshopState, state).round)
