"""The solver of Runners: the best layout for a dream, exact, by branch and bound.

The question: which of these tiles go where on this card, for a player with this stock, by these weights?
`valuation` gives the value of a finished layout.

The fields are decided in order: the first undecided one is covered by a tile that has it as its first field, or left
open. If everything that counts could be added up tile by tile, the best way to go on would depend only on which fields
are decided and which tiles are used. `_rest` tabulates that. Stars, chests and calm past its end do not add up, but the
table never promises too little for them. So it is the bound of an exact search. Krakens and bats do add up once it is
settled which of them are dispelled, so each case is searched by itself. If the search finds a layout that wakes the
player, it begins again and keeps a second table like that, for calm alone.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.games.runners.bots.valuation import AWAKE, Stock, Valuation, Weights
from oneiros.games.runners.layout_score import SPIDER_BITE, WHOLE, Layout
from oneiros.games.runners.pieces import (
    ANY,
    BAT,
    CALM,
    CHEST,
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
from oneiros.games.runners.tables import Tables

UNLIMITED: Final = 1 << 60
NOTHING: Final = -4_000_000_000_000_000  # less than any layout is worth
UNKNOWN: Final = -8_000_000_000_000_000
MASKS: Final = 512  # sets of fields
NONE: Final = -1


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


@final
class Search:
    """One question being answered."""

    def __init__(self, tables: Tables, card: i64, tiles: i64, stock: Stock, weights: Weights) -> None:
        self.tables = tables
        self.card = card
        self.tiles = tiles
        self.stock = stock
        self.weights = weights
        self.valuation = Valuation(tables, card, tiles, stock, weights)
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
        self.calm_gain = vec[i64]()  # and in calm alone
        # Of the actions with the same tile and fields, the best; and the table of what can still be added
        self.merged_first = vec[i64]([0] * (FIELDS + 1))
        self.merged_bit = vec[i64]()
        self.merged_inside = vec[i64]()
        self.merged_gain = vec[i64]()
        self.merged_calm = vec[i64]()
        self.rest = vec[i64]()
        self.rest_calm = vec[i64]()
        self.calm: i64 = 0  # with nothing dispelled, collected, outside or open
        self.wary = False  # whether `rest_calm` is in use
        self.alarm = False  # whether it should be

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
        self.calm = self.stock.calm
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
            self.calm -= self._threat(field)
            field += 1

    def _shard_bounds(self) -> vec[i64]:
        """What a shard adds at most, by colour.

        There are never more sets of four (U20) than shards of any colour, nor than the mean of some colours. So what a
        set is worth beyond its shards is spread over the rarest colours.
        """
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
        self.calm_gain = vec[i64]([0] * len(action))
        self.merged_bit = vec[i64]([0] * len(action))
        self.merged_inside = vec[i64]([0] * len(action))
        self.merged_gain = vec[i64]([0] * len(action))
        self.merged_calm = vec[i64]([0] * len(action))
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
                calm = -tables.outside[place] - wild * tables.tile_signs[tables.action_tile[action]]
                total = self.weights.calm * calm
                field: i64 = 0
                while field < FIELDS:
                    often = (tables.collects[action] >> field & 1) + (tables.doubles[action] >> field & 1)
                    if dispel >> field & 1:
                        total += self.saves[field]
                        calm += self._threat(field)
                    if often:
                        total += self.brings[field] * often
                        calm += tables.field_items[(self.card * FIELDS + field) * REWARDS + CALM] * often
                    field += 1
                self.gain[at] = total
                self.calm_gain[at] = calm
            at += 1
        self._merge_actions()

    def _threat(self, field: i64) -> i64:
        """The calm that dispelling a nightmare or spider saves."""
        at = self.card * FIELDS + field
        kind = self.tables.field_kind[at]
        if kind == NIGHTMARE:
            return self.tables.field_value[at]
        return SPIDER_BITE if kind == SPIDER else 0

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
                        self.merged_calm[to] = self.calm_gain[at]
                    else:
                        self.merged_gain[to] = max(self.merged_gain[to], self.gain[at])
                        self.merged_calm[to] = max(self.merged_calm[to], self.calm_gain[at])
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
            self.rest[at] = -self.valuation.bitten(self._unused(used), count(self.beasts & ~self.krakens & ~self.tamed))
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

    def _rest_calm(self, decided: i64, used: i64) -> i64:
        """The most calm that can still be added."""
        if decided == WHOLE:
            return 0
        at = used * MASKS + decided
        known = self.rest_calm[at]
        if known != UNKNOWN:
            return known
        field = lowest(WHOLE & ~decided)
        best: i64 = NOTHING
        if not self.tamed >> field & 1:
            best = self._rest_calm(decided | 1 << field, used) - 1
        to = self.merged_first[field]
        end = self.merged_first[field + 1]
        while to < end:
            inside = self.merged_inside[to]
            if not self.merged_bit[to] & used and not inside & decided:
                best = max(best, self.merged_calm[to] + self._rest_calm(decided | inside, used | self.merged_bit[to]))
            to += 1
        self.rest_calm[at] = best
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
        self._search_cases()
        if self.alarm:
            self.wary = True
            self.best = NOTHING
            self.size = 0
            self._search_cases()

    def _search_cases(self) -> None:
        tamed: i64 = self.beasts
        while True:
            self.tamed = tamed
            self._weigh_actions()
            self.rest = vec[i64]([UNKNOWN] * len(self.rest))
            if self.wary:
                self.rest_calm = vec[i64]([UNKNOWN] * len(self.rest))
            if self._most(0, 0, self.base, self.calm) > self.best:
                self._cover(0, 0, 0, self.base, self.calm)
            if not tamed or (self.alarm and not self.wary):
                break
            tamed = (tamed - 1) & self.beasts

    def _most(self, decided: i64, used: i64, total: i64, calm: i64) -> i64:
        """The most that a layout can be worth that goes on from here."""
        most = total + self._rest(decided, used)
        if self.wary:
            calm += self._rest_calm(decided, used)
            if calm <= 0:
                return min(most, AWAKE + calm)
        return most

    def _cover(self, decided: i64, taken: i64, used: i64, total: i64, calm: i64) -> None:
        """Decide the first undecided field; `taken` are cells of the grid, `total` and `calm` what adds up so far."""
        self.nodes += 1
        if self.nodes > self.limit or (self.alarm and not self.wary):
            return
        if decided == WHOLE:
            self._finish()
            return
        field = lowest(WHOLE & ~decided)
        # The most promising action first, which is nearly always right; then the others in any order.
        promising = self._most_promising(field, decided, taken, used, total, calm)
        if promising != NONE:
            self._lay(promising, decided, taken, used, total, calm)
        if not self.tamed >> field & 1:
            fewer = total - self.weights.calm
            if self._most(decided | 1 << field, used, fewer, calm - 1) > self.best:
                self._cover(decided | 1 << field, taken, used, fewer, calm - 1)
        at = self.first[field]
        end = self.first[field + 1]
        while at < end:
            if at != promising and self._promise(at, decided, taken, used, total, calm) > self.best:
                self._lay(at, decided, taken, used, total, calm)
            at += 1

    def _promise(self, at: i64, decided: i64, taken: i64, used: i64, total: i64, calm: i64) -> i64:
        """The most that a layout with this action can be worth; NOTHING if it cannot be laid."""
        if self.bit[at] & used or self.gain[at] == NOTHING:
            return NOTHING
        place = self.place[at]
        inside = self.tables.inside[place]
        if inside & decided or self.tables.mask[place] & taken:
            return NOTHING
        return self._most(decided | inside, used | self.bit[at], total + self.gain[at], calm + self.calm_gain[at])

    def _most_promising(self, field: i64, decided: i64, taken: i64, used: i64, total: i64, calm: i64) -> i64:
        found: i64 = NONE
        best = self.best
        at = self.first[field]
        end = self.first[field + 1]
        while at < end:
            promise = self._promise(at, decided, taken, used, total, calm)
            if promise > best:
                best = promise
                found = at
            at += 1
        return found

    def _lay(self, at: i64, decided: i64, taken: i64, used: i64, total: i64, calm: i64) -> None:
        place = self.place[at]
        inside = self.tables.inside[place]
        self.path[self.size] = self.action[at]
        self.size += 1
        self._cover(
            decided | inside,
            taken | self.tables.mask[place],
            used | self.bit[at],
            total + self.gain[at],
            calm + self.calm_gain[at],
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
        value = self.valuation.value(layout)
        if value < AWAKE // 2:
            self.alarm = True
        if value > self.best:
            self.best = value
            self.best_size = self.size
            at = 0
            while at < self.size:
                self.best_path[at] = self.path[at]
                at += 1
