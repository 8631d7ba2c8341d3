"""One who plays Runners by what things are worth: a learned value of what a seat holds takes the place of fixed prices.

The value is asked what a seat would have of one calm more, one coin, one shard and so on. Its answers are the weights
by which the solver finds a layout. The layout leads to other holdings, where one more may be worth something else. So
the weights are taken again there, and of the layouts found the one with the best value is laid. Purchases, and all
other choices, are those that lead to the best value.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.core.chance import Rng
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from oneiros.games.runners.bots.greedy import towards
from oneiros.games.runners.bots.solver import solve
from oneiros.games.runners.bots.valuation import Stock, Weights
from oneiros.games.runners.layout_score import Layout, field_loss, open_fields, times
from oneiros.games.runners.moves import BUY, COLOUR, CONTENT, DONE, LOSE, RECONSIDER, REST, TAKE
from oneiros.games.runners.pieces import (
    ANY,
    BAT,
    CALM,
    CHEST,
    CHESTS,
    COIN,
    COLOURS,
    FIELDS,
    KEY,
    LINKED,
    REWARD,
    REWARDS,
    ROUNDS,
    SHAPES,
    SPIDER,
)
from oneiros.games.runners.position import MOST_CALM, NONE
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import AT_BAT, AT_COLOUR, AT_EQUIP, AT_LAY, AT_SHARE

FULL: Final = 100  # dream points that a learned value counts as 1
POINT: Final = 1000  # what a dream point is written as here
NODES: Final = 20_000  # for one layout
PLANS: Final = 64  # remembered
STEP: Final = 2  # calm more and less, between which its worth is taken
WOKEN: Final = -1_000_000_000


@final
class Appraiser(Heuristic):
    """Plays by a value of what its seat holds. One object serves one bot."""

    def __init__(self, judge: Heuristic) -> None:
        super().__init__()
        self.judge = judge
        self.looks: i64 = 2
        """How often weights are taken for one layout, at most."""
        self._plans: dict[tuple[int, ...], list[int]] = {}
        self._kept = vec[i64]([0] * (COLOURS + 4))

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """What it does; the seat must be one that may act."""
        assert isinstance(state, RunnersState)
        if state.phase == AT_LAY:
            if state.content >> seat & 1:
                return RECONSIDER
            if not state.layout_moves_left(seat):
                return CONTENT
            return towards(state, seat, self._plan(state, seat))
        twin = reckoned(state, seat)
        if state.phase == AT_SHARE:
            return TAKE + self._dearest(twin, seat)
        if state.phase == AT_COLOUR:
            return COLOUR + self._colour(twin, seat, 2 if state.double_wishes and not state.sharing else 1)
        if state.phase == AT_BAT:
            return LOSE + self._least_missed(twin, seat, state.unused(seat))
        return self._equip(state, twin, seat)

    # What holdings are worth

    def worth(self, twin: RunnersState, seat: i64) -> i64:
        """Of what the seat holds there."""
        return i64(float(FULL * POINT) * self.judge.value(twin, seat))

    def _keep(self, twin: RunnersState, seat: i64) -> None:
        kept = self._kept
        kept[COLOURS] = twin.calm[seat]
        kept[COLOURS + 1] = twin.star[seat]
        kept[COLOURS + 2] = twin.keys[seat]
        kept[COLOURS + 3] = twin.coins[seat]
        colour: i64 = 0
        while colour < COLOURS:
            kept[colour] = twin.shards[seat * COLOURS + colour]
            colour += 1

    def _restore(self, twin: RunnersState, seat: i64) -> None:
        kept = self._kept
        twin.calm[seat] = kept[COLOURS]
        twin.star[seat] = kept[COLOURS + 1]
        twin.keys[seat] = kept[COLOURS + 2]
        twin.coins[seat] = kept[COLOURS + 3]
        colour: i64 = 0
        while colour < COLOURS:
            twin.shards[seat * COLOURS + colour] = kept[colour]
            colour += 1

    def _worth_with(self, twin: RunnersState, seat: i64, reward: i64, number: i64) -> i64:
        """What the holdings would be worth with so many of a reward more."""
        self._keep(twin, seat)
        give(twin, seat, reward, number)
        found = self.worth(twin, seat)
        self._restore(twin, seat)
        return found

    def _worth_with_items(self, twin: RunnersState, seat: i64, items: vec[i64], at: i64) -> i64:
        """What the holdings would be worth with the content of a chest or a field more."""
        self._keep(twin, seat)
        reward: i64 = 0
        while reward < REWARDS:
            if items[at + reward] and reward != ANY:
                give(twin, seat, reward, items[at + reward])
            reward += 1
        give_rarest(twin, seat, 1, items[at + ANY])
        found = self.worth(twin, seat)
        self._restore(twin, seat)
        return found

    def weigh(self, twin: RunnersState, seat: i64) -> Weights:
        """What one more of each thing is worth to somebody who holds what the seat holds there."""
        weights = Weights()
        base = self.worth(twin, seat)
        weights.calm = self._calm_worth(twin, seat)
        twin.star[seat] += 1
        weights.star = max(0, self.worth(twin, seat) - base)
        twin.star[seat] -= 1
        weights.key = max(0, self._worth_with(twin, seat, KEY, 1) - base)
        weights.coin = max(0, self._worth_with(twin, seat, COIN, STEP) - base) // STEP
        colour: i64 = 0
        while colour < COLOURS:
            weights.shards[colour] = max(0, self._shard_worth(twin, seat, colour))
            colour += 1
        tiles = twin.tiles[seat]
        left = tiles
        while left:
            tile = lowest(left)
            left &= left - 1
            twin.tiles[seat] = tiles & ~(1 << tile)
            weights.tiles[tile] = max(0, base - self.worth(twin, seat))
        twin.tiles[seat] = tiles
        self._weigh_card(twin, seat, base, weights)
        return weights

    def _calm_worth(self, twin: RunnersState, seat: i64) -> i64:
        calm = twin.calm[seat]
        high = min(calm + STEP, MOST_CALM)
        low = max(1, min(calm, MOST_CALM - 1) - STEP)
        twin.calm[seat] = high
        found = self.worth(twin, seat)
        twin.calm[seat] = low
        found -= self.worth(twin, seat)
        twin.calm[seat] = calm
        return max(1, found // (high - low))

    def _shard_worth(self, twin: RunnersState, seat: i64, colour: i64) -> i64:
        """Of a shard that is left over: if it would make a set (U20), of the next one."""
        self._keep(twin, seat)
        number = twin.shards[seat * COLOURS + colour]
        give(twin, seat, colour, 1)
        if twin.star[seat] == self._kept[COLOURS + 1]:
            found = self.worth(twin, seat)
            twin.shards[seat * COLOURS + colour] = number
            found -= self.worth(twin, seat)
        else:
            found = -self.worth(twin, seat)
            give(twin, seat, colour, 1)
            found += self.worth(twin, seat)
        self._restore(twin, seat)
        return found

    def _weigh_card(self, twin: RunnersState, seat: i64, base: i64, weights: Weights) -> None:
        """The chest and the linked dream of the card at hand; it has one type of chest at most (U5)."""
        tables = twin.tables
        at = twin.card * FIELDS
        while at < (twin.card + 1) * FIELDS:
            kind = tables.field_kind[at]
            if kind == CHEST:
                weights.chests[tables.field_value[at]] = self._chest_worth(twin, seat, tables.field_value[at], base)
            elif kind == LINKED:
                all_of_it = self._worth_with_items(twin, seat, tables.field_items, at * REWARDS) - base
                weights.linked = max(0, all_of_it * 2 // (count(twin.asleep()) + 1))
            at += 1

    def _chest_worth(self, twin: RunnersState, seat: i64, kind: i64, base: i64) -> i64:
        """Of the chests of that type still face down, on average."""
        tables = twin.tables
        chests = twin.chests & tables.type_chests[kind]
        total: i64 = 0
        number: i64 = 0
        chest: i64 = 0
        while chest < CHESTS:
            if chests >> chest & 1:
                total += self._worth_with_items(twin, seat, tables.chest_items, chest * REWARDS) - base
                number += 1
            chest += 1
        return max(0, total // number) if number else 0

    # The layout

    def _plan(self, state: RunnersState, seat: i64) -> list[int]:
        known = known_to(state, seat)
        found = self._plans.get(known)
        if found is None:
            if len(self._plans) >= PLANS:
                self._plans.clear()
            found = self.layout(state, seat)
            self._plans[known] = found
        return found

    def layout(self, state: RunnersState, seat: i64) -> list[int]:
        """The actions of the layout that leads to the best holdings."""
        shards = [int(state.shards[seat * COLOURS + colour]) for colour in range(COLOURS)]
        stock = Stock(state.calm[seat], state.keys[seat], shards)
        twin = reckoned(state, seat)
        best: list[int] = []
        best_worth: i64 = 2 * WOKEN
        look: i64 = 0
        while look < self.looks:
            weights = self.weigh(twin, seat)
            actions = solve(state.tables, int(state.card), int(state.tiles[seat]), stock, weights, NODES).actions
            if actions == best:
                break
            twin = reckoned(state, seat)
            found = self._layout_worth(twin, seat, actions, weights)
            if found > best_worth:
                best_worth = found
                best = actions
            if found == WOKEN:
                break
            look += 1
        return best

    def _layout_worth(self, twin: RunnersState, seat: i64, actions: list[int], weights: Weights) -> i64:
        """What a layout makes of the holdings, which change in place. Chests and linked dreams count by weight."""
        tables = twin.tables
        layout = Layout()
        for action in actions:
            tile = tables.action_tile[action]
            layout.lay(tables, tile, action - tables.tile_base[tile])
        calm = -layout.outside - open_fields(layout)
        singles: i64 = 0
        pairs: i64 = 0
        tries: i64 = 0
        chest: i64 = 0
        bats: i64 = 0
        extra: i64 = 0
        field: i64 = 0
        while field < FIELDS:
            at = twin.card * FIELDS + field
            kind = tables.field_kind[at]
            often = times(layout, field)
            calm -= field_loss(tables, twin.card, field, layout)
            if kind == BAT:
                bats += 1 - (layout.dispel >> field & 1)
            elif kind == SPIDER:
                if often:
                    give(twin, seat, tables.field_value[at], often)
            elif kind == CHEST:
                tries += often
                chest = tables.field_value[at]
            elif kind == LINKED:
                extra += often * weights.linked
            elif kind == REWARD and often:
                reward: i64 = 0
                while reward < REWARDS:
                    number = tables.field_items[at * REWARDS + reward]
                    if reward == ANY:
                        if often == 2:
                            pairs += number
                        else:
                            singles += number
                    elif reward == CALM:
                        calm += often * number
                    elif number:
                        give(twin, seat, reward, often * number)
                    reward += 1
            field += 1
        if twin.calm[seat] + calm <= 0:
            return WOKEN
        twin.calm[seat] = min(twin.calm[seat] + calm, MOST_CALM)
        while tries and twin.keys[seat] > chest:
            twin.keys[seat] -= chest + 1
            extra += weights.chests[chest]
            tries -= 1
        give_rarest(twin, seat, 2, pairs)
        give_rarest(twin, seat, 1, singles)
        unused = twin.tiles[seat] & ~layout.tiles
        while bats and unused:
            tile = lowest(unused)
            others = unused & unused - 1
            while others:
                if weights.tiles[lowest(others)] < weights.tiles[tile]:
                    tile = lowest(others)
                others &= others - 1
            unused &= ~(1 << tile)
            twin.tiles[seat] &= ~(1 << tile)
            bats -= 1
        return self.worth(twin, seat) + extra

    # Other choices

    def _dearest(self, twin: RunnersState, seat: i64) -> i64:
        """U19: of what lies open, what is worth most."""
        best: i64 = NONE
        best_worth: i64 = 0
        reward: i64 = 0
        while reward < REWARDS:
            if twin.shared[reward]:
                taken = self._colour(twin, seat, 1) if reward == ANY else reward
                found = self._worth_with(twin, seat, taken, 1)
                if best == NONE or found > best_worth:
                    best = reward
                    best_worth = found
            reward += 1
        return best

    def _colour(self, twin: RunnersState, seat: i64, number: i64) -> i64:
        """U14: the colour of a shard of choice, or of two."""
        best: i64 = NONE
        best_worth: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if twin.supply[colour]:
                found = self._worth_with(twin, seat, colour, number)
                if best == NONE or found > best_worth:
                    best = colour
                    best_worth = found
            colour += 1
        return best

    def _least_missed(self, twin: RunnersState, seat: i64, unused: i64) -> i64:
        """U16: the unused tile without which the rest is worth most."""
        tiles = twin.tiles[seat]
        best: i64 = NONE
        best_worth: i64 = 0
        while unused:
            tile = lowest(unused)
            unused &= unused - 1
            twin.tiles[seat] = tiles & ~(1 << tile)
            found = self.worth(twin, seat)
            if best == NONE or found > best_worth:
                best = tile
                best_worth = found
        twin.tiles[seat] = tiles
        return best

    def _equip(self, state: RunnersState, twin: RunnersState, seat: i64) -> i64:
        """U22, U23: a tile or none, and so much calm, as is worth most then."""
        twin.served = twin.players  # after all purchases
        best: i64 = DONE
        best_worth: i64 = 2 * WOKEN
        choice: i64 = 0
        while choice <= SHAPES:  # the last one: no tile
            action = BUY + choice if choice < SHAPES else NONE
            if action == NONE or state.allows(int(seat), int(action)):
                self._keep(twin, seat)
                tiles = twin.tiles[seat]
                opened: i64 = NONE
                if action != NONE:
                    opened = twin.open[choice]
                    twin.tiles[seat] = tiles | 1 << opened
                    twin.coins[seat] += twin.tables.tile_coins[opened] - twin.tables.tile_price
                    twin.open[choice] = NONE
                first = action if action != NONE else DONE
                while True:
                    found = self._worth_after(twin, seat)
                    if found > best_worth:
                        best_worth = found
                        best = first
                    if twin.coins[seat] < twin.tables.calm_price or twin.calm[seat] >= MOST_CALM:
                        break
                    twin.coins[seat] -= twin.tables.calm_price
                    twin.calm[seat] += 1
                    if action == NONE:
                        first = REST
                if action != NONE:
                    twin.open[choice] = opened
                twin.tiles[seat] = tiles
                self._restore(twin, seat)
            choice += 1
        return best

    def _worth_after(self, twin: RunnersState, seat: i64) -> i64:
        """After the last round points alone count, and coins where points are equal (U24)."""
        if twin.round < ROUNDS - 1:
            return self.worth(twin, seat)
        return POINT * sum(twin.points(int(seat))) + twin.coins[seat]


def known_to(state: RunnersState, seat: i64) -> tuple[int, ...]:
    """All that a layout is planned for: while it is the same, so is the plan."""
    held: list[i64] = [state.round, state.card, state.tiles[seat], state.calm[seat], state.keys[seat]]
    held += [state.star[seat], state.coins[seat], state.dreams, state.chests, count(state.asleep())]
    held += [state.open[shape] for shape in range(SHAPES)]
    held += [state.shards[seat * COLOURS + colour] for colour in range(COLOURS)]
    return tuple([int(number) for number in held])


def reckoned(state: RunnersState, seat: i64) -> RunnersState:
    """A copy in which the seat holds what it has now, the dream is reckoned, and it may still buy."""
    twin = state.clone()
    twin.phase = AT_EQUIP
    twin.turn = seat
    twin.served = 0
    twin.bought = False
    return twin


def give(twin: RunnersState, seat: i64, reward: i64, number: i64) -> None:
    """So many of a reward more, with sets of shards made into stars (U20); not for shards of choice."""
    if reward == KEY:
        twin.keys[seat] += number
    elif reward == COIN:
        twin.coins[seat] += number
    elif reward == CALM:
        twin.calm[seat] = min(twin.calm[seat] + number, MOST_CALM)
    else:
        shards = twin.shards
        at = seat * COLOURS
        shards[at + reward] += number
        while shards[at] and shards[at + 1] and shards[at + 2] and shards[at + 3]:
            colour: i64 = 0
            while colour < COLOURS:
                shards[at + colour] -= 1
                colour += 1
            twin.star[seat] += 1


def give_rarest(twin: RunnersState, seat: i64, number: i64, times_given: i64) -> None:
    """Shards of choice, each time of the colour there are fewest of."""
    while times_given > 0:
        rarest: i64 = 0
        colour: i64 = 1
        while colour < COLOURS:
            if twin.shards[seat * COLOURS + colour] < twin.shards[seat * COLOURS + rarest]:
                rarest = colour
            colour += 1
        give(twin, seat, rarest, number)
        times_given -= 1
