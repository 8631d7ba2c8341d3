"""Runners: its options, content and set-up (U1 to U7)."""

from __future__ import annotations

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
from oneiros.games.runners.moves import Back, Place, RunnersMove, all_moves
from oneiros.games.runners.notation import Field, read_effect, read_field, read_rewards
from oneiros.games.runners.pieces import (
    ANY,
    CHEST,
    CHEST_TYPES,
    COLOURS,
    KEY,
    LEVEL_DREAMS,
    LEVELS,
    LINKED,
    ROUNDS,
    SHAPE_CELLS,
    SHAPE_NAMES,
    STACK,
    TYPE_CHESTS,
)
from oneiros.games.runners.position import MOST_CALM
from oneiros.games.runners.rules import RunnersState, deal
from oneiros.games.runners.tables import Tables

MOST_SEATS = 4
MOST_WISHES = 2  # shards of choice on a field or in a chest
MOST_SHARED = 12  # things in a linked dream


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fragment tile: the effect of each cell, and what a neutral one is worth (U2)."""

    name: str
    shape: str
    cells: list[str]
    points: int = 0
    coins: int = 0


class Dream(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dream card, drawn row by row (U1); `notation` describes how a field is written."""

    name: str
    level: int
    rows: list[list[str]]
    starred: bool = False

    def fields(self) -> list[Field]:
        """The nine fields in numbers."""
        return [read_field(text) for row in self.rows for text in row]


class Chest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure chest: its keys and its content (U3)."""

    name: str
    keys: int
    content: str


class Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces there are (U3): shards are of each colour."""

    shards: int
    keys: int
    coins: int


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player begins with (U7)."""

    calm: int
    coins: int


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coins for a tile and for one calm (U22, U23)."""

    tile: int
    calm: int


class Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dream points by place on each track (U24), and for each star past the track's end."""

    calm: list[int]
    star: list[int]
    star_step: int


class RunnersContent(Content, frozen=True, kw_only=True):
    """The cards, tiles and chests of a pack."""

    supply: Supply
    start: Start
    prices: Prices
    tracks: Tracks
    own: list[Tile]
    tile: list[Tile]
    dream: list[Dream]
    chest: list[Chest]

    def faults(self) -> Iterator[BadContent]:
        """All pieces are there, can be read, and let every game end within its bound."""
        yield from self._number_faults()
        yield from self._tile_faults()
        yield from self._dream_faults()
        yield from self._chest_faults()
        for kind in ("tile", "dream", "chest"):
            pieces = [*self.own, *self.tile] if kind == "tile" else getattr(self, kind)
            names = [piece.name for piece in pieces]
            for name in dict.fromkeys(names):
                if names.count(name) > 1:
                    yield wrong(f"{kind} {name!r}", "the name is there twice")

    def _number_faults(self) -> Iterator[BadContent]:
        for entry, value, least, most in (
            ("supply, shards", self.supply.shards, 4, 60),
            ("supply, keys", self.supply.keys, 0, 60),
            ("supply, coins", self.supply.coins, 8, 60),
            ("start, calm", self.start.calm, 1, MOST_CALM),
            ("start, coins", self.start.coins, 0, self.supply.coins // MOST_SEATS),
            ("prices, tile", self.prices.tile, 1, 60),
            ("prices, calm", self.prices.calm, 1, 60),
            ("tracks, star_step", self.tracks.star_step, 0, 100),
        ):
            if not least <= value <= most:
                yield wrong(entry, f"must be {least} to {most}, not {value}")
        if len(self.tracks.calm) != MOST_CALM + 1:
            yield wrong("tracks, calm", f"there must be points for 0 to {MOST_CALM}, {MOST_CALM + 1} numbers")
        if not self.tracks.star:
            yield wrong("tracks, star", "there must be points for at least the start of the track")

    def _tile_faults(self) -> Iterator[BadContent]:
        shapes = [tile.shape for tile in self.own]
        if tuple(shapes) != SHAPE_NAMES:
            yield wrong("own", f"there must be four tiles of the shapes {', '.join(SHAPE_NAMES)}, in this order")
        shapes = [tile.shape for tile in self.tile]
        if shapes != [shape for shape in SHAPE_NAMES for _ in range(STACK)]:
            yield wrong("tile", f"there must be {STACK} tiles of each shape: {', '.join(SHAPE_NAMES)}, in this order")
        for tile in (*self.own, *self.tile):
            entry = f"tile {tile.name!r}"
            cells = SHAPE_CELLS[SHAPE_NAMES.index(tile.shape)] if tile.shape in SHAPE_NAMES else len(tile.cells)
            if len(tile.cells) != cells:
                yield wrong(f"{entry}, cells", f"a {tile.shape} has {cells}, not {len(tile.cells)}")
            for cell in tile.cells:
                try:
                    read_effect(cell)
                except ValueError as error:
                    yield wrong(f"{entry}, cells", str(error))
            if not 0 <= tile.points <= 20:
                yield wrong(f"{entry}, points", f"must be 0 to 20, not {tile.points}")
            if not 0 <= tile.coins < self.prices.tile:
                yield wrong(f"{entry}, coins", f"must be 0 to {self.prices.tile - 1}, not {tile.coins}")

    def _dream_faults(self) -> Iterator[BadContent]:
        levels = [dream.level for dream in self.dream]
        if levels != [level + 1 for level in range(LEVELS) for _ in range(LEVEL_DREAMS)]:
            yield wrong("dream", f"there must be {LEVEL_DREAMS} cards of each level from 1 to {LEVELS}, in this order")
        for level in range(1, LEVELS + 1):
            if sum(1 for dream in self.dream if dream.level == level and not dream.starred) < 2:
                yield wrong("dream", f"level {level} needs at least two cards without a star")
        for dream in self.dream:
            entry = f"dream {dream.name!r}"
            if [len(row) for row in dream.rows] != [3, 3, 3]:
                yield wrong(f"{entry}, rows", "a dream has three rows of three fields")
            try:
                fields = dream.fields()
            except ValueError as error:
                yield wrong(f"{entry}, rows", str(error))
                continue
            chests = {field.value for field in fields if field.kind == CHEST}
            if len(chests) > 1:
                yield wrong(f"{entry}, rows", "at most one type of chest is on a dream")
            if any(field.items[ANY] > MOST_WISHES for field in fields if field.kind != LINKED):
                yield wrong(f"{entry}, rows", f"a field gives at most {MOST_WISHES} shards of choice")
            if sum(sum(field.items) for field in fields if field.kind == LINKED) > MOST_SHARED:
                yield wrong(f"{entry}, rows", f"at most {MOST_SHARED} things are shared in linked dreams")

    def _chest_faults(self) -> Iterator[BadContent]:
        keys = [chest.keys for chest in self.chest]
        if keys != [kind + 1 for kind in range(CHEST_TYPES) for _ in range(TYPE_CHESTS)]:
            yield wrong("chest", f"there must be {TYPE_CHESTS} chests for each of 1, 2 and 3 keys, in this order")
        for chest in self.chest:
            try:
                items = read_rewards(chest.content.split())
            except ValueError as error:
                yield wrong(f"chest {chest.name!r}, content", str(error))
                continue
            if items[ANY] > MOST_WISHES:
                yield wrong(f"chest {chest.name!r}, content", f"at most {MOST_WISHES} shards of choice")
            if items[KEY]:
                yield wrong(f"chest {chest.name!r}, content", "a chest holds no keys")


class Runners(Game):
    """Lay your fragments over eight dreams, against the sandglass: gather stars, and do not wake up."""

    id = "runners"
    title = "Runners"
    players = range(1, MOST_SEATS + 1)
    options = {  # noqa: RUF012 - read only, as the contract says
        "starred": Option(False, (False, True), "Whether the harder dreams, marked with a star, are shuffled in (U1)."),
        "sandglass": Option(
            30, (15, 20, 30, 45, 60, 90, 120), "Seconds to finish after the first player is done (U9)."
        ),
        "patience": Option(
            180, (0, 60, 90, 120, 180, 300, 600), "Seconds until the sandglass turns by itself; 0 for never (U11)."
        ),
    }
    rules_version = 2
    # In each of 8 rounds: the table's two timers; from linked dreams at most 12 things, each with a colour; and
    # each of 4 seats has 60 layout moves and up to 61 contents, 18 colours of fields and 40 of chests (20 keys),
    # 9 bats, and spends 60 coins in at most 21 purchases and a `done`.
    max_moves = 8 * (2 + 24 + 4 * (60 + 61 + 18 + 40 + 9 + 22))
    move_type = RunnersMove
    secret_moves = (Back, Place)
    content_type = RunnersContent
    folder = Path(__file__).parent
    content: RunnersContent

    def all_moves(self) -> list[Move]:
        """See `moves`."""
        return all_moves([tile.name for tile in (*self.content.own, *self.content.tile)])

    def prepare(self) -> None:
        """All that the rules look up."""
        content = self.content
        tables = Tables()
        tiles = [*content.own, *content.tile]
        tables.set_tiles(
            [tile.name for tile in tiles],
            [[read_effect(cell) for cell in tile.cells] for tile in tiles],
            [tile.points for tile in tiles],
            [tile.coins for tile in tiles],
        )
        tables.set_dreams(
            [dream.name for dream in content.dream],
            [dream.level - 1 for dream in content.dream],
            [dream.starred for dream in content.dream],
            [dream.fields() for dream in content.dream],
        )
        tables.set_chests(
            [chest.name for chest in content.chest],
            [chest.keys - 1 for chest in content.chest],
            [read_rewards(chest.content.split()) for chest in content.chest],
        )
        tables.set_numbers(
            [content.supply.shards] * COLOURS + [0, content.supply.keys, content.supply.coins, 0],
            [content.start.calm, content.start.coins],
            [content.prices.tile, content.prices.calm],
            content.tracks.calm,
            content.tracks.star,
            content.tracks.star_step,
        )
        self.tables = tables

    def start(self, players: int, options: Mapping[str, Any], rng: Rng) -> RunnersState:
        """U6, U7."""
        return deal(self, self.tables, players, options["sandglass"], options["patience"], options["starred"], rng)

    def score_range(self, players: int, options: Mapping[str, Any]) -> tuple[int, int]:
        """U20, U24: a star for every set of shards in every round, the best calm, and all tiles."""
        tracks = self.content.tracks
        stars = self.tables.points_of_star(ROUNDS * self.content.supply.shards)
        tiles = sum(tile.points for tile in (*self.content.own, *self.content.tile))
        return min(0, *tracks.calm, *tracks.star), stars + max(tracks.calm) + tiles

    def round_of(self, state: State) -> int:
        return int(cast(RunnersState, state).round) + 1
