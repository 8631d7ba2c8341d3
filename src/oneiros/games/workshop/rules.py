"""The rules of Workshop, W1 to W52: the contract, the course of the game, wandering, and how it ends."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from oneiros.core.bits import add_members, count, lowest, nth, write_flags
from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.state import EVERYONE
from oneiros.core.types import TABLE, Outcome, View
from oneiros.games.workshop.choices import (
    AT_CARD,
    AT_HAUNT,
    AT_LORD,
    AT_MAKE,
    AT_REST,
    AT_START,
    AT_WANDER,
    ENDED,
    LAST_MAKING,
    MAKING,
    STARTING,
    WANDERING,
)
from oneiros.games.workshop.features import write_features
from oneiros.games.workshop.making import WorkshopMaking
from oneiros.games.workshop.moves import (
    ARRANGE,
    AWAKEN,
    BANISH,
    CARRY,
    COLLECT,
    DECLINE,
    DEEPER,
    ENTER,
    EXCHANGE,
    GROUPS,
    HAUNT,
    INVOKE,
    LAY,
    LEAVE,
    LIFT,
    LOOK,
    PLANT,
    RAISE,
    SLEEP,
    STEP,
    STIR,
    STOP,
    STORE,
    STRIDE,
    STRIP,
    TRAVEL,
    USE,
    WAKE,
)
from oneiros.games.workshop.pieces import (
    COLOUR_NAMES,
    COLOURS,
    CORNERS,
    FIELDS,
    LEVELS,
    MOST_COLOUR,
    MOTION,
    NIGHTMARE,
    NO_RED,
    PATH_BETWEEN,
    PATH_NAMES,
    PLAIN_COLOURS,
    POINTS,
    POWER_NAMES,
    ROUNDS,
    TOKEN_KINDS,
    TOKENS_LAID,
)
from oneiros.games.workshop.position import (
    AWAKE,
    CLIMBED,
    CORNER,
    COVERED,
    DEPTH,
    DESK,
    DONE,
    DREAMER,
    FREE,
    HAND,
    HELD,
    NOTHING,
    OPEN,
    PHASE,
    SIGHT,
    SLEPT,
    STROLLED,
    TOP,
    USED,
    WAKING,
)
from oneiros.games.workshop.powers import LORD_SEES
from oneiros.games.workshop.scoring import final_points, winners
from oneiros.games.workshop.stacks import SHARD, height
from oneiros.games.workshop.tables import Tables

if TYPE_CHECKING:
    from oneiros.games.workshop.game import Workshop

SEATS: Final = tuple(tuple(seat for seat in range(4) if group >> seat & 1) for group in range(16))
"""`actors` for each set of seats."""

LORD_CORNER: Final = 5  # W45: where Mr Nightmare starts
RED_IN_BAG: Final = 3  # W45


@final
class WorkshopState(WorkshopMaking):
    """One position of Workshop. Made by `deal`."""

    # The contract

    @property
    def actors(self) -> tuple[int, ...]:
        return SEATS[self.active]

    def actor(self) -> i64:
        if not self.active:
            return TABLE
        return lowest(self.active)

    def _may_act(self, seat: int) -> bool:
        return 0 <= seat < 4 and bool(self.active >> seat & 1)

    def legal(self, seat: int) -> list[int]:
        if not self._may_act(seat):
            return []
        self._look_up(seat)
        actions: list[int] = []
        group: i64 = 0
        while group < GROUPS:
            if self.mask[group]:
                add_members(actions, self.mask[group], self.tables.bases[group])
            group += 1
        return actions

    def allows(self, seat: int, action: int) -> bool:
        if not self._may_act(seat) or not 0 <= action < 1 << 30:
            return False
        group: i64 = GROUPS - 1
        while self.tables.bases[group] > action:
            group -= 1
        place: i64 = action - self.tables.bases[group]
        if place > 62:
            return False
        self._look_up(seat)
        return bool(self.mask[group] >> place & 1)

    def write_action_mask(self, seat: i64, mask: vec[u8], at: i64) -> None:
        if self.active >> seat & 1:
            self._look_up(seat)
            group: i64 = 0
            while group < GROUPS:
                write_flags(self.mask[group], mask, at + self.tables.bases[group])
                group += 1

    def pick(self, seat: i64, rng: Rng) -> i64:
        self._look_up(seat)
        mask = self.mask
        total: i64 = 0
        group: i64 = 0
        while group < GROUPS:
            if mask[group]:
                total += count(mask[group])
            group += 1
        at = rng.below(total)
        group = 0
        while True:
            if mask[group]:
                number = count(mask[group])
                if at < number:
                    return self.tables.bases[group] + nth(mask[group], at)
                at -= number
            group += 1

    def playout(self, rng: Rng) -> int:  # as in `State`, but the compiler knows whose methods it calls
        moves: i64 = 0
        seat = self.actor()
        while seat != TABLE:
            self.step(seat, self.pick(seat, rng))
            moves += 1
            seat = self.actor()
        return moves

    @property
    def outcome(self) -> Outcome | None:
        if self.stage != ENDED:
            return None
        scores = [int(final_points(self, seat)) for seat in range(self.players)]
        return Outcome(scores=tuple(scores), winners=tuple(winners(self, scores)), reason="morning")

    def clone(self) -> "WorkshopState":
        twin = WorkshopState(self.game, self.players, self.rng.clone(), self.tables)
        self._copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "WorkshopState":
        dream = WorkshopState(self.game, self.players, rng.fork(), self.tables)
        self._copy_to(dream)
        dream._redream(seat, rng)
        return dream

    def view(self, seat: int | None) -> View:
        from oneiros.games.workshop.viewing import make_view

        return make_view(self, seat)

    def write_features(self, seat: i64, writer: FeatureWriter) -> None:
        write_features(self, seat, writer)

    def explain(self, seat: int, action: int) -> tuple[str, str]:
        from oneiros.games.workshop.explain import explain

        return explain(self, seat, action)

    def warnings(self, seat: int) -> dict[int, str]:
        from oneiros.games.workshop.explain import warnings

        return warnings(self, seat) if self._may_act(seat) else {}

    # What a move does

    def step(self, seat: i64, action: i64) -> None:
        self.mask_of = NOTHING
        base = seat * DESK
        if self.stage == WANDERING:
            if not TRAVEL <= action < COLLECT:
                self.visited = 1 << self.desk[base + CORNER]
        elif not STRIDE <= action < PLANT:
            self.desk[base + FREE] = 0  # W35: the free step was the very next thing or is lost
            self.desk[base + STROLLED] = 0
        if action < STRIDE:
            self._put(seat, action // FIELDS, action % FIELDS)
        elif action < STEP:
            self._stride(seat, action - STRIDE)
        elif action < PLANT:
            self._free_step(seat, action - STEP)
        elif action < RAISE:
            self._plant(seat, action - PLANT)
        elif action < LIFT:
            self._raise(seat, action - RAISE)
        elif action < CARRY:
            self._lift(seat, action - LIFT)
        elif action < STRIP:
            self._carry(seat, action - CARRY)
        elif action < TRAVEL:
            self._strip(seat, action - STRIP)
        elif action < HAUNT:
            self._do_deed(seat, action)
        elif action < LOOK:
            self._haunt_path(seat, action - HAUNT)
        elif action < STIR:
            self._look_at(seat, action - LOOK)
        elif action < ARRANGE:
            self._stir(seat, action - STIR)
        elif action < INVOKE:
            self._arrange(seat, action - ARRANGE)
        elif action < STORE:
            self._awaken(seat, action - INVOKE, True)
        elif action < LEAVE:
            self._awaken(seat, action - STORE, False)
        elif action < BANISH:
            self._choose_spot(seat, action - LEAVE)
        elif action < EXCHANGE:
            self._banish(seat, action - BANISH)
        elif action < LAY:
            self._exchange(seat, action - EXCHANGE)
        elif action < AWAKEN:
            self._lay(seat, (action - LAY) // CORNERS, (action - LAY) % CORNERS)
        else:
            self._choose_card(seat, action - AWAKEN)

    def _do_deed(self, seat: i64, action: i64) -> None:
        if action < COLLECT:
            self._travel(seat, action - TRAVEL)
        elif action == COLLECT:
            self._collect(seat)
        elif action == USE:
            self.desk[seat * DESK + USED] = 1
            self._begin_power(seat, self.desk[seat * DESK + CORNER])
        elif action == SLEEP:
            self._sleep(seat)
        elif action == WAKE:
            self.desk[seat * DESK + WAKING] = 1
            self._bury_on(seat)
        elif action == ENTER:
            self._enter(seat)
        elif action == DEEPER:
            self.desk[seat * DESK + DEPTH] += 1
        elif action == STOP:
            self._resume(seat)
        elif action == DECLINE:
            if self.desk[seat * DESK + SIGHT]:
                self._keep(seat, NOTHING)
            elif self.log is not None:
                self.note("drew-none", seat, {}, {}, EVERYONE)
            self._resume(seat)

    def _choose_card(self, seat: i64, choice: i64) -> None:
        """Groups 7, 8 and 9."""
        cards = self.tables.cards
        if choice < cards:
            self.desk[seat * DESK + AWAKE] = choice
            self.desk[seat * DESK + PHASE] = AT_CARD
        elif choice >= 2 * cards:
            self._finish(seat, choice - 2 * cards)
        else:
            self._keep(seat, choice - cards)
            if self.stage == STARTING:
                self._next_start(seat)
            else:
                self._resume(seat)

    def _look_at(self, seat: i64, level: i64) -> None:
        """W32: six cards; W40: as many as the number of the traveller's corner."""
        if self.desk[seat * DESK + PHASE] == AT_LORD:
            self._look(seat, level, LORD_SEES)
        else:
            self._look(seat, level, self.desk[seat * DESK + CORNER] + 1)

    # Wandering

    def _travel(self, seat: i64, target: i64) -> None:
        """W15, W17, and W46: a red shard on the way."""
        base = seat * DESK
        here = self.desk[base + CORNER]
        cost = self._travel_cost(seat, target)
        self.points -= cost
        self.desk[base + CORNER] = target
        bit: i64 = 1 << target
        self.visited = bit if cost else self.visited | bit
        if self.log is not None:
            facts: dict[str, object] = {"corner": POWER_NAMES[target], "cost": int(cost)}
            self.note("travelled", seat, facts, {}, EVERYONE)
        path: i64 = PATH_BETWEEN[here * CORNERS + target]
        if self.paths >> path & 1 and self.desk[base + HAND + NIGHTMARE] < 2:
            self.paths &= ~(1 << path)
            self._gain(seat, NIGHTMARE)
            self.visited = bit
            if self.log is not None:
                self.note("caught", seat, {"path": PATH_NAMES[path]}, {}, EVERYONE)

    def _collect(self, seat: i64) -> None:
        """W16."""
        corner = self.desk[seat * DESK + CORNER]
        colour = (self.land[corner] & 7) - 1
        self.land[corner] >>= SHARD
        self.points -= 1
        self._gain(seat, colour)
        if self.log is not None:
            self.note("collected", seat, {"colour": COLOUR_NAMES[colour]}, {}, EVERYONE)

    def _sleep(self, seat: i64) -> None:
        """W20, and W47."""
        self.asleep += 1
        self.desk[seat * DESK + SLEPT] = self.asleep
        if self.log is not None:
            self.note("slept", seat, {"corner": POWER_NAMES[self.desk[seat * DESK + CORNER]]}, {}, EVERYONE)
        if self.nightmare:
            if self.log is not None and self.haunted != self.desk[seat * DESK + CORNER]:
                self.note("followed", seat, {}, {}, EVERYONE)
            self.haunted = self.desk[seat * DESK + CORNER]
            choice = self._paths_to_haunt()
            if self.supply and choice:
                if choice & (choice - 1):
                    self.desk[seat * DESK + PHASE] = AT_HAUNT
                else:
                    self._haunt_path(seat, lowest(choice))
                return
        self._next_wanderer(seat)

    def _haunt_path(self, seat: i64, path: i64) -> None:
        """W47."""
        self.paths |= 1 << path
        self.supply -= 1
        if self.log is not None:
            self.note("haunted", seat, {"path": PATH_NAMES[path]}, {}, EVERYONE)
        self._next_wanderer(seat)

    # The course of the game

    def _end_making(self, seat: i64) -> None:
        """W26."""
        base = seat * DESK
        colour: i64 = 0
        while colour < PLAIN_COLOURS:
            self._to_bag(colour, self.desk[base + HAND + colour])
            self.desk[base + HAND + colour] = 0
            colour += 1
        self.desk[base + WAKING] = 0
        self.desk[base + PHASE] = AT_REST
        if self.log is not None:
            self.note("woke", seat, {}, {}, EVERYONE)
        self.active &= ~(1 << seat)
        if self.together:
            if not self.active:
                self._end_round()
            return
        self.turn += 1
        if self.turn < self.players:
            self._ask(self.order[self.turn], AT_MAKE)
        else:
            self._end_round()

    def _ask(self, seat: i64, phase: i64) -> None:
        self.active |= 1 << seat
        self.desk[seat * DESK + PHASE] = phase

    def _next_start(self, seat: i64) -> None:
        """W10: in turn order; then the land is filled (W11)."""
        self.desk[seat * DESK + PHASE] = AT_REST
        self.active = 0
        self.turn += 1
        if self.turn < self.players:
            following = self.order[self.turn]
            self._ask(following, AT_START)
            self._deal_first(following)
            return
        self._fill_land()
        self._begin_wandering()

    def _fill_land(self) -> None:
        """W11, W12: corner by corner, each from the left, as long as the bag lasts."""
        self.reveal_count += 1
        spots = self.tables.spots[self.players]
        corner: i64 = 0
        while corner < CORNERS:
            code = self.land[corner]
            high = height(code)
            while high < spots and self.bag_size:
                code = code << SHARD | (self._from_bag() + 1)
                high += 1
            self.land[corner] = code
            corner += 1
        if self.log is not None:
            self.note("filled", TABLE, {"round": int(self.round)}, {}, EVERYONE)

    def _begin_wandering(self) -> None:
        self.stage = WANDERING
        self.turn = 0
        self.asleep = 0
        self._begin_turn()

    def _begin_turn(self) -> None:
        seat = self.order[self.turn]
        self.points = POINTS
        self.visited = 1 << self.desk[seat * DESK + CORNER]
        self._ask(seat, AT_WANDER)

    def _next_wanderer(self, seat: i64) -> None:
        self.desk[seat * DESK + PHASE] = AT_REST
        self.active = 0
        self.points = 0
        self.visited = 0
        self.turn += 1
        if self.turn < self.players:
            self._begin_turn()
        else:
            self._begin_making(MAKING)

    def _begin_making(self, stage: i64) -> None:
        self.stage = stage
        self.turn = 0
        if not self.together:
            self._ask(self.order[0], AT_MAKE)
            return
        seat: i64 = 0
        while seat < self.players:
            self._ask(seat, AT_MAKE)
            seat += 1

    def _end_round(self) -> None:
        """Phase 1 of the next round (W12 to W14), the last making (W41), or the end."""
        if self.stage == LAST_MAKING:
            self.stage = ENDED
            self.active = 0
            if self.log is not None:
                self.note("ended", TABLE, {}, {}, EVERYONE)
            return
        if self.round < ROUNDS:
            self.round += 1
            self._fill_land()
            self._return_stored()
            self._new_order()
            self._begin_wandering()
        else:
            self._return_stored()
            self._new_order()
            self._begin_making(LAST_MAKING)

    def _return_stored(self) -> None:
        """W13; and a new round for corners' powers (W18) and mountains (W36)."""
        seat: i64 = 0
        while seat < self.players:
            base = seat * DESK
            cards = self.desk[base + OPEN] | self.desk[base + DONE]
            colour: i64 = 0
            while colour < PLAIN_COLOURS:
                self.desk[base + HAND + colour] += count(self.stored[colour] & cards)
                self.stored[colour] &= ~cards
                colour += 1
            self.desk[base + USED] = 0
            self.desk[base + CLIMBED] = 0
            seat += 1

    def _new_order(self) -> None:
        """W14: by corner; in one corner the last to lie down first."""
        place: i64 = 1
        while place < self.players:
            seat = self.order[place]
            at = place
            while at and self._goes_before(seat, self.order[at - 1]):
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = seat
            place += 1
        if self.log is not None:
            order: list[object] = [int(seat) + 1 for seat in self.order]
            self.note("ordered", TABLE, {"order": order}, {}, EVERYONE)

    def _goes_before(self, one: i64, two: i64) -> bool:
        mine = self.desk[one * DESK + CORNER]
        theirs = self.desk[two * DESK + CORNER]
        return mine < theirs or (mine == theirs and self.desk[one * DESK + SLEPT] > self.desk[two * DESK + SLEPT])


def deal(game: "Workshop", players: i64, nightmare: bool, together: bool, tables: Tables, rng: Rng) -> WorkshopState:
    """W8 to W10, and W45; the land is filled (W11) once the first cards are chosen."""
    state = WorkshopState(game, players, rng, tables)
    state.nightmare = nightmare
    state.together = together
    state.desk = vec[i64]([0] * (DESK * players))
    state.codes = vec[i64]([0] * (FIELDS * players))
    state.land = vec[i64]([0] * CORNERS)
    state.stored = vec[i64]([0] * PLAIN_COLOURS)
    state.blocks = vec[i64]([0] * (tables.cards * LEVELS))
    state.block_count = vec[i64]([1] * LEVELS)
    level: i64 = 0
    while level < LEVELS:
        state.blocks[level * tables.cards] = tables.of_level[level]
        level += 1
    state.trees_left = tables.trees[players]
    state.bag = vec[i64]([tables.shards[colour] if colour < PLAIN_COLOURS else 0 for colour in range(COLOURS)])
    for number in state.bag:
        state.bag_size += number
    seats = list(range(players))
    order: list[int] = []
    while seats:
        order.append(seats.pop(rng.below(len(seats))))
    state.order = vec[i64](order)
    for place, seat in enumerate(order):
        base: i64 = seat * DESK
        state.desk[base + CORNER] = place
        for which in (DREAMER, TOP, HELD, AWAKE, COVERED):
            state.desk[base + which] = NOTHING
    state.tokens = vec[i64](_lay_tokens(state))
    if nightmare:
        state.haunted = LORD_CORNER
        state._to_bag(NIGHTMARE, RED_IN_BAG)
        state.supply = tables.shards[NIGHTMARE] - RED_IN_BAG
        corner: i64 = 0
        while corner < CORNERS:
            path = PATH_BETWEEN[LORD_CORNER * CORNERS + corner]
            if path < 8:
                state.paths |= 1 << path
                state.supply -= 1
            corner += 1
    state.stage = STARTING
    state.turn = 0
    state._ask(state.order[0], AT_START)
    state._deal_first(state.order[0])
    return state


def _lay_tokens(state: WorkshopState) -> list[int]:
    """W9: kinds, then colours (NOTHING for a token without a colour spot)."""
    rng = state.rng
    heap: list[int] = []
    for kind in range(TOKEN_KINDS):
        if kind != NO_RED or state.nightmare:
            heap += [kind] * int(state.tables.token_copies[kind])
    colours = [colour for colour in range(PLAIN_COLOURS) if colour != MOTION]
    kinds: list[int] = []
    marks: list[int] = []
    while len(kinds) < TOKENS_LAID:
        kind = heap.pop(rng.below(len(heap)))
        kinds.append(kind)
        if kind >= MOST_COLOUR:
            colour = colours.pop(rng.below(len(colours)))
            state._to_bag(colour, -1)
            marks.append(colour)
        else:
            marks.append(NOTHING)
    return kinds + marks
