"""The best layout for a dream: exact, by branch and bound.

The question: which of these tiles go where on this card, for a player with this stock, if things are worth so
much? A layout is worth what the player holds after reckoning it (U12 to U18, U20, U21), by the weights given;
weights are whole numbers in a unit of the caller's choice. Waking up is worse than anything else.

The fields are decided in order: the first undecided one is covered by a tile that has it as its first field, or
left open. If everything that counts could be added up tile by tile, the best way to go on from here would depend
only on which fields are decided and which tiles are used: `_rest` tabulates that, and since it never promises too
little for the rest (stars, chests and calm past its end, which do not add up) it is the bound of an exact search.
Krakens and bats do add up once it is settled which of them are dispelled, so each case is searched by itself.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.games.runners.pieces import (
    ANY,
    BAT,
    CALM,
    CHEST,
    CHEST_TYPES,
    COIN,
    COLOURS,
    DOMINO,
    FIELDS,
    KEY,
    KRAKEN,
    LINKED,
    NIGHTMARE,
    REWARD,
    REWARDS,
    SPIDER,
    STRAIGHT,
    TILES,
)
from oneiros.games.runners.reckoning import SPIDER_BITE, WHOLE, Layout, open_fields, times
from oneiros.games.runners.tables import Tables

AWAKE: Final = -1_000_000_000_000  # the worth of waking up, less what is missing
MOST_CALM: Final = 30
UNLIMITED: Final = 1 << 60
NOTHING: Final = -4_000_000_000_000_000  # less than any layout is worth
UNKNOWN: Final = -8_000_000_000_000_000
MASKS: Final = 512  # sets of fields
NONE: Final = -1


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
    """What the player holds before the reckoning."""

    def __init__(self, calm: i64, keys: i64, shards: list[int]) -> None:
        self.calm = calm
        self.keys = keys
        self.shards = vec[i64](shards)


@final
class Answer:
    """The best layout found: what it is worth, the actions that lay it, and how many nodes were looked at."""

    def __init__(self, value: int, actions: list[int], nodes: int, exact: bool) -> None:
        self.value = value
        self.actions = actions
        self.nodes = nodes
        self.exact = exact  # False only if the limit stopped the search


def solve(tables: Tables, card: int, tiles: int, stock: Stock, weights: Weights, limit: int = UNLIMITED) -> Answer:
    """The best layout of some of the tiles (as bits) on the card; at most `limit` nodes are looked at."""
    search = Search(tables, card, tiles, stock, weights)
    search.limit = limit
    search.run()
    actions: list[int] = []
    at: i64 = 0
    while at < search.best_size:
        actions.append(int(search.best_path[at]))
        at += 1
    actions.sort()
    return Answer(int(search.best), actions, int(search.nodes), search.nodes <= search.limit)


def worth(tables: Tables, card: int, tiles: int, stock: Stock, weights: Weights, actions: list[int]) -> int:
    """What one layout is worth, given by the actions that lay it."""
    layout = Layout()
    for action in actions:
        tile = tables.action_tile[action]
        layout.lay(tables, tile, action - tables.tile_base[tile])
    return int(Search(tables, card, tiles, stock, weights).value(layout))


@final
class Search:
    """One question being answered."""

    def __init__(self, tables: Tables, card: i64, tiles: i64, stock: Stock, weights: Weights) -> None:
        self.tables = tables
        self.card = card
        self.tiles = tiles
        self.stock = stock
        self.weights = weights
        self.limit: i64 = UNLIMITED
        self.nodes: i64 = 0
        self.best: i64 = NOTHING
        self.best_path = vec[i64]([0] * FIELDS)
        self.best_size: i64 = 0
        self.path = vec[i64]([0] * FIELDS)
        self.size: i64 = 0
        # By field: what dispelling it saves and what collecting it once brings, at most
        self.saves = vec[i64]([0] * FIELDS)
        self.brings = vec[i64]([0] * FIELDS)
        self.base: i64 = 0  # what the player holds, with nothing dispelled, collected, outside or open
        self.krakens: i64 = 0  # their fields, as bits
        self.beasts: i64 = 0  # fields of krakens and bats
        self.tamed: i64 = 0  # of them, those that are dispelled in the case being searched
        # The actions by their first field: those of field f are from first[f] to first[f + 1]
        self.first = vec[i64]([0] * (FIELDS + 1))
        self.action = vec[i64]()
        self.place = vec[i64]()
        self.bit = vec[i64]()  # the tile, numbered from 0 among those of this question
        self.gain = vec[i64]()  # what the action adds by itself, or NOTHING if it is not of this case
        # Of the actions with the same tile and fields, the best; and the table of what can still be added
        self.merged_first = vec[i64]([0] * (FIELDS + 1))
        self.merged_bit = vec[i64]()
        self.merged_inside = vec[i64]()
        self.merged_gain = vec[i64]()
        self.rest = vec[i64]()

    # What a finished layout is worth

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
        total -= self._bitten(self.tiles & ~layout.tiles, bats)
        return total + self._shards(blue, white, orange, green, singles, pairs)

    def _bitten(self, unused: i64, bats: i64) -> i64:
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

    # What adds up

    def _weigh_fields(self) -> None:
        """What each field can bring at most, if it were the only one."""
        tables = self.tables
        weights = self.weights
        shards = self._shard_bounds()
        dearest: i64 = 0  # of a shard of choice
        keys = self.stock.keys  # that there can be at most
        colour: i64 = 0
        while colour < COLOURS:
            dearest = max(dearest, shards[colour])
            self.base += shards[colour] * self.stock.shards[colour]
            colour += 1
        self.base += weights.calm * self.stock.calm + weights.key * self.stock.keys
        field: i64 = 0
        while field < FIELDS:
            keys += 2 * tables.field_items[(self.card * FIELDS + field) * REWARDS + KEY]
            field += 1
        field = 0
        while field < FIELDS:
            at = self.card * FIELDS + field
            kind = tables.field_kind[at]
            value = tables.field_value[at]
            if kind == NIGHTMARE:
                self.saves[field] = weights.calm * value
            elif kind == SPIDER:
                self.saves[field] = weights.calm * SPIDER_BITE
                self.brings[field] = shards[value]
            elif kind == KRAKEN:
                self.krakens |= 1 << field
                self.beasts |= 1 << field
            elif kind == BAT:
                self.beasts |= 1 << field
            elif kind == CHEST:
                if keys > value:
                    self.brings[field] = max(0, weights.chests[value] - weights.key * (value + 1))
            elif kind == LINKED:
                self.brings[field] = weights.linked
            elif kind == REWARD:
                items = at * REWARDS
                gain = dearest * tables.field_items[items + ANY]
                gain += weights.key * tables.field_items[items + KEY]
                gain += weights.coin * tables.field_items[items + COIN]
                gain += weights.calm * tables.field_items[items + CALM]
                colour = 0
                while colour < COLOURS:
                    gain += shards[colour] * tables.field_items[items + colour]
                    colour += 1
                self.brings[field] = gain
            self.base -= self.saves[field]
            field += 1

    def _shard_bounds(self) -> vec[i64]:
        """What a shard adds at most, by colour. There are never more sets of four (U20) than shards of any colour,
        nor than the mean of some colours: so a set's worth over its shards is spread over the rarest colours."""
        bounds = self.weights.shards[:]
        bonus = self.weights.star - bounds[0] - bounds[1] - bounds[2] - bounds[3]
        if bonus <= 0:
            return bounds
        tables = self.tables
        number = self.stock.shards[:]  # by colour, if all were collected
        wishes: i64 = 0
        at = self.card * FIELDS
        while at < (self.card + 1) * FIELDS:
            if tables.field_kind[at] == SPIDER:
                number[tables.field_value[at]] += 1
            elif tables.field_kind[at] == REWARD:
                wishes += tables.field_items[at * REWARDS + ANY]
                colour: i64 = 0
                while colour < COLOURS:
                    number[colour] += tables.field_items[at * REWARDS + colour]
                    colour += 1
            at += 1
        # The k rarest colours, for the k that promises fewest sets: (their shards + wishes) / k.
        chosen: i64 = 0
        best: i64 = 0
        best_sum: i64 = 0
        best_size: i64 = 0
        total = wishes
        size: i64 = 1
        while size <= COLOURS:
            rarest: i64 = NONE
            colour = 0
            while colour < COLOURS:
                if not chosen >> colour & 1 and (rarest == NONE or number[colour] < number[rarest]):
                    rarest = colour
                colour += 1
            chosen |= 1 << rarest
            total += number[rarest]
            if not best_size or total * best_size < best_sum * size:
                best = chosen
                best_sum = total
                best_size = size
            size += 1
        colour = 0
        while colour < COLOURS:
            if best >> colour & 1:
                bounds[colour] += (bonus + best_size - 1) // best_size
            colour += 1
        return bounds

    def _gather_actions(self) -> None:
        """All actions of the tiles by their first field; of those that are alike in everything, only one."""
        tables = self.tables
        groups: list[list[tuple[int, int]]] = [[] for _ in range(FIELDS)]
        number = 0
        tile: i64 = 0
        while tile < TILES:
            if self.tiles >> tile & 1:
                shape = tables.tile_shape[tile]
                at: i64 = 0
                while at < tables.shape_places[shape]:
                    if not self._is_repeated(tile, shape, at):
                        first = lowest(tables.inside[tables.shape_base[shape] + at])
                        groups[first].append((int(tables.tile_base[tile] + at), 1 << number))
                    at += 1
                number += 1
            tile += 1
        action: list[int] = []
        place: list[int] = []
        bit: list[int] = []
        for field in range(FIELDS):
            for one, tile_bit in groups[field]:
                tile = tables.action_tile[one]
                action.append(one)
                place.append(int(tables.shape_base[tables.tile_shape[tile]] + one - tables.tile_base[tile]))
                bit.append(tile_bit)
            self.first[field + 1] = len(action)
        self.action = vec[i64](action)
        self.place = vec[i64](place)
        self.bit = vec[i64](bit)
        self.gain = vec[i64]([0] * len(action))
        self.merged_bit = vec[i64]([0] * len(action))
        self.merged_inside = vec[i64]([0] * len(action))
        self.merged_gain = vec[i64]([0] * len(action))
        self.rest = vec[i64]([0] * (MASKS << number))

    def _is_repeated(self, tile: i64, shape: i64, at: i64) -> bool:
        """Whether half a turn less does the same: for a domino or straight three with equal ends."""
        tables = self.tables
        half = tables.shape_places[shape] // 2
        if (shape != DOMINO and shape != STRAIGHT) or at < half:
            return False
        place = tables.shape_base[shape] + at
        action = tables.tile_base[tile] + at
        return (
            tables.mask[place] == tables.mask[place - half]
            and tables.collects[action] == tables.collects[action - half]
            and tables.doubles[action] == tables.doubles[action - half]
            and tables.dispels[action] == tables.dispels[action - half]
        )

    def _weigh_actions(self) -> None:
        """What each action adds in this case; those that do not fit the case are left out."""
        tables = self.tables
        wild = count(self.krakens & ~self.tamed)
        at: i64 = 0
        while at < self.first[FIELDS]:
            action = self.action[at]
            place = self.place[at]
            dispel = tables.dispels[action]
            if dispel & self.beasts != tables.inside[place] & self.tamed:
                self.gain[at] = NOTHING
            else:
                cost = tables.outside[place] + wild * tables.tile_signs[tables.action_tile[action]]
                total = -self.weights.calm * cost
                field: i64 = 0
                while field < FIELDS:
                    total += self.saves[field] * (dispel >> field & 1)
                    often = (tables.collects[action] >> field & 1) + (tables.doubles[action] >> field & 1)
                    total += self.brings[field] * often
                    field += 1
                self.gain[at] = total
            at += 1
        self._merge_actions()

    def _merge_actions(self) -> None:
        tables = self.tables
        size: i64 = 0
        field: i64 = 0
        while field < FIELDS:
            self.merged_first[field] = size
            at = self.first[field]
            while at < self.first[field + 1]:
                if self.gain[at] != NOTHING:
                    inside = tables.inside[self.place[at]]
                    to = self.merged_first[field]
                    while to < size and (self.merged_bit[to] != self.bit[at] or self.merged_inside[to] != inside):
                        to += 1
                    if to == size:
                        size += 1
                        self.merged_bit[to] = self.bit[at]
                        self.merged_inside[to] = inside
                        self.merged_gain[to] = self.gain[at]
                    elif self.gain[at] > self.merged_gain[to]:
                        self.merged_gain[to] = self.gain[at]
                at += 1
            field += 1
        self.merged_first[FIELDS] = size

    def _rest(self, decided: i64, used: i64) -> i64:
        """The most that can still be added; tiles may overlap outside the square here."""
        at = used * MASKS + decided
        known = self.rest[at]
        if known != UNKNOWN:
            return known
        if decided == WHOLE:
            self.rest[at] = -self._bitten(self._unused(used), count(self.beasts & ~self.krakens & ~self.tamed))
            return self.rest[at]
        field = lowest(WHOLE & ~decided)
        best: i64 = NOTHING
        if not self.tamed >> field & 1:
            best = self._rest(decided | 1 << field, used) - self.weights.calm
        to = self.merged_first[field]
        end = self.merged_first[field + 1]
        while to < end:
            if not self.merged_bit[to] & used and not self.merged_inside[to] & decided:
                total = self.merged_gain[to] + self._rest(decided | self.merged_inside[to], used | self.merged_bit[to])
                best = max(best, total)
            to += 1
        self.rest[at] = best
        return best

    def _unused(self, used: i64) -> i64:
        """Tiles as bits, from those used, numbered as in this question."""
        bits: i64 = 0
        tiles = self.tiles
        while tiles:
            if not used & 1:
                bits |= tiles & -tiles
            used >>= 1
            tiles &= tiles - 1
        return bits

    # The search

    def run(self) -> None:
        """Look for the best layout in each case: which krakens and bats are dispelled."""
        self._weigh_fields()
        self._gather_actions()
        tamed: i64 = self.beasts
        while True:
            self.tamed = tamed
            self._weigh_actions()
            at: i64 = 0
            while at < len(self.rest):
                self.rest[at] = UNKNOWN
                at += 1
            if self.base + self._rest(0, 0) > self.best:
                self._cover(0, 0, 0, self.base)
            if not tamed:
                break
            tamed = (tamed - 1) & self.beasts

    def _cover(self, decided: i64, taken: i64, used: i64, total: i64) -> None:
        """Decide the first undecided field; `taken` are cells of the grid, `total` what adds up so far."""
        self.nodes += 1
        if self.nodes > self.limit:
            return
        if decided == WHOLE:
            self._finish()
            return
        field = lowest(WHOLE & ~decided)
        # The most promising action first, which is nearly always right; then the others in any order.
        promising = self._most_promising(field, decided, taken, used, total)
        if promising != NONE:
            self._lay(promising, decided, taken, used, total)
        if not self.tamed >> field & 1:
            rest = self._rest(decided | 1 << field, used) - self.weights.calm
            if total + rest > self.best:
                self._cover(decided | 1 << field, taken, used, total - self.weights.calm)
        at = self.first[field]
        end = self.first[field + 1]
        while at < end:
            if at != promising and self._promise(at, decided, taken, used, total) > self.best:
                self._lay(at, decided, taken, used, total)
            at += 1

    def _promise(self, at: i64, decided: i64, taken: i64, used: i64, total: i64) -> i64:
        """The most that a layout with this action can be worth; NOTHING if it cannot be laid."""
        if self.bit[at] & used or self.gain[at] == NOTHING:
            return NOTHING
        place = self.place[at]
        inside = self.tables.inside[place]
        if inside & decided or self.tables.mask[place] & taken:
            return NOTHING
        return total + self.gain[at] + self._rest(decided | inside, used | self.bit[at])

    def _most_promising(self, field: i64, decided: i64, taken: i64, used: i64, total: i64) -> i64:
        found: i64 = NONE
        best = self.best
        at = self.first[field]
        end = self.first[field + 1]
        while at < end:
            promise = self._promise(at, decided, taken, used, total)
            if promise > best:
                best = promise
                found = at
            at += 1
        return found

    def _lay(self, at: i64, decided: i64, taken: i64, used: i64, total: i64) -> None:
        place = self.place[at]
        inside = self.tables.inside[place]
        self.path[self.size] = self.action[at]
        self.size += 1
        self._cover(
            decided | inside,
            taken | self.tables.mask[place],
            used | self.bit[at],
            total + self.gain[at],
        )
        self.size -= 1

    def _finish(self) -> None:
        """A whole layout: what it is really worth."""
        tables = self.tables
        layout = Layout()
        at: i64 = 0
        while at < self.size:
            tile = tables.action_tile[self.path[at]]
            layout.lay(tables, tile, self.path[at] - tables.tile_base[tile])
            at += 1
        value = self.value(layout)
        if value > self.best:
            self.best = value
            self.best_size = self.size
            at = 0
            while at < self.size:
                self.best_path[at] = self.path[at]
                at += 1
