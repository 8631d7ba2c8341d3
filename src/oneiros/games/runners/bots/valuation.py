"""The value of a layout to a player: what they hold after scoring it, by weights of the caller's choice.

Weights are whole numbers, 0 or more, in any unit. Waking up is worse than anything else.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import lowest
from oneiros.games.runners.layout_score import SPIDER_BITE, Layout, open_fields, times
from oneiros.games.runners.pieces import (
    ANY,
    BAT,
    CALM,
    CHEST,
    CHEST_TYPES,
    COIN,
    COLOURS,
    FIELDS,
    KEY,
    KRAKEN,
    LINKED,
    NIGHTMARE,
    REWARD,
    REWARDS,
    SPIDER,
    TILES,
)
from oneiros.games.runners.position import MOST_CALM
from oneiros.games.runners.tables import Tables

AWAKE: Final = -1_000_000_000_000  # the value of waking up, less what is missing


@final
class Weights:
    """What things are worth."""

    def __init__(self) -> None:
        self.calm: i64 = 0  # a point of calm, up to 30
        self.star: i64 = 0  # a step on the star track, for four shards (U20)
        self.shards = vec[i64]([0] * COLOURS)  # a shard left over, by colour
        self.key: i64 = 0
        self.coin: i64 = 0
        self.chests = vec[i64]([0] * CHEST_TYPES)  # the content of a chest, by type
        self.linked: i64 = 0  # collecting a linked dream once
        self.tiles = vec[i64]([0] * TILES)  # a tile, should a bat take it (U16)


@final
class Stock:
    """What the player holds before the scoring phase."""

    def __init__(self, calm: i64, keys: i64, shards: list[int]) -> None:
        self.calm = calm
        self.keys = keys
        self.shards = vec[i64](shards)


@final
class Valuation:
    """Layouts of some tiles (as bits) on a card, weighed for a player."""

    def __init__(self, tables: Tables, card: i64, tiles: i64, stock: Stock, weights: Weights) -> None:
        self.tables = tables
        self.card = card
        self.tiles = tiles
        self.stock = stock
        self.weights = weights

    def value(self, layout: Layout) -> i64:
        """Exactly: U12 to U18, U20, U21."""
        tables = self.tables
        weights = self.weights
        lost = layout.outside + open_fields(layout)
        calm = self.stock.calm
        coins: i64 = 0
        keys = self.stock.keys
        linked: i64 = 0
        tries: i64 = 0
        chest: i64 = 0
        bats: i64 = 0
        singles: i64 = 0
        pairs: i64 = 0
        blue = self.stock.shards[0]
        white = self.stock.shards[1]
        orange = self.stock.shards[2]
        green = self.stock.shards[3]
        field: i64 = 0
        while field < FIELDS:
            at = self.card * FIELDS + field
            kind = tables.field_kind[at]
            dispelled = layout.dispel >> field & 1
            often = times(layout, field)
            if kind == NIGHTMARE:
                if not dispelled:
                    lost += tables.field_value[at]
            elif kind == KRAKEN:
                if not dispelled:
                    lost += layout.signs
            elif kind == BAT:
                bats += 1 - dispelled
            elif kind == SPIDER:
                if not dispelled:
                    lost += SPIDER_BITE
                colour = tables.field_value[at]
                if colour == 0:
                    blue += often
                elif colour == 1:
                    white += often
                elif colour == 2:
                    orange += often
                else:
                    green += often
            elif kind == CHEST:
                tries += often
                chest = tables.field_value[at]
            elif kind == LINKED:
                linked += often
            elif kind == REWARD and often:
                items = at * REWARDS
                blue += often * tables.field_items[items]
                white += often * tables.field_items[items + 1]
                orange += often * tables.field_items[items + 2]
                green += often * tables.field_items[items + 3]
                keys += often * tables.field_items[items + KEY]
                coins += often * tables.field_items[items + COIN]
                calm += often * tables.field_items[items + CALM]
                if often == 2:
                    pairs += tables.field_items[items + ANY]
                else:
                    singles += tables.field_items[items + ANY]
            field += 1
        calm -= lost
        if calm <= 0:
            return AWAKE + calm
        if calm > MOST_CALM:
            calm = MOST_CALM
        total = weights.calm * calm + weights.coin * coins + weights.linked * linked
        while tries and keys > chest:
            keys -= chest + 1
            total += weights.chests[chest]
            tries -= 1
        total += weights.key * keys
        total -= self.bitten(self.tiles & ~layout.tiles, bats)
        return total + self._shards(blue, white, orange, green, singles, pairs)

    def bitten(self, unused: i64, bats: i64) -> i64:
        """U16: what so many bats cost, which take the cheapest of the unused tiles."""
        total: i64 = 0
        while bats and unused:
            cheapest = lowest(unused)
            others = unused & unused - 1
            while others:
                if self.weights.tiles[lowest(others)] < self.weights.tiles[cheapest]:
                    cheapest = lowest(others)
                others &= others - 1
            total += self.weights.tiles[cheapest]
            unused &= ~(1 << cheapest)
            bats -= 1
        return total

    def _shards(self, blue: i64, white: i64, orange: i64, green: i64, singles: i64, pairs: i64) -> i64:
        """Shards and stars (U20), with shards of choice in their best colours."""
        if pairs:
            best = self._shards(blue + 2, white, orange, green, singles, pairs - 1)
            best = max(best, self._shards(blue, white + 2, orange, green, singles, pairs - 1))
            best = max(best, self._shards(blue, white, orange + 2, green, singles, pairs - 1))
            return max(best, self._shards(blue, white, orange, green + 2, singles, pairs - 1))
        if singles:
            best = self._shards(blue + 1, white, orange, green, singles - 1, 0)
            best = max(best, self._shards(blue, white + 1, orange, green, singles - 1, 0))
            best = max(best, self._shards(blue, white, orange + 1, green, singles - 1, 0))
            return max(best, self._shards(blue, white, orange, green + 1, singles - 1, 0))
        each = self.weights.shards
        sets = min(min(blue, white), min(orange, green))
        left = each[0] * (blue - sets) + each[1] * (white - sets) + each[2] * (orange - sets) + each[3] * (green - sets)
        return left + sets * self.weights.star


def layout_value(tables: Tables, card: int, tiles: int, stock: Stock, weights: Weights, actions: list[int]) -> int:
    """The value of one layout, given by the actions that lay it."""
    layout = Layout()
    for action in actions:
        tile = tables.action_tile[action]
        layout.lay(tables, tile, action - tables.tile_base[tile])
    return int(Valuation(tables, card, tiles, stock, weights).value(layout))
