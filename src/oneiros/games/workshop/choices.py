"""Legal actions of Workshop: `_fill` writes those of a seat into ten bit sets."""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.games.workshop.moves import (
    ARRANGE,
    BANISH,
    CARRY,
    COLLECT,
    DECLINE,
    DEEPER,
    ENTER,
    EXCHANGE,
    HAUNT,
    INVOKE,
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
    ARCHIVE,
    COLLECTOR,
    COLOURS,
    CORNER_PATHS,
    CORNERS,
    EARTH,
    FIELDS,
    GOLEM,
    LEVELS,
    LORD,
    MEADOW,
    MOTION,
    NIGHTMARE,
    NO_PATH,
    PATH_BETWEEN,
    PLAIN_COLOURS,
    SPOTS,
    TOWER,
    bit,
)
from oneiros.games.workshop.position import (
    AWAKE,
    CORNER,
    COVERED,
    DEPTH,
    DESK,
    DREAMER,
    FILLED,
    FREE,
    HAND,
    HELD,
    LEFT,
    NOTHING,
    OPEN,
    PHASE,
    REDS,
    SIGHT,
    STROLLED,
    TOP,
    TREES,
    USED,
    WorkshopPosition,
)
from oneiros.games.workshop.stacks import bottom, colours_in, height

# The stages of a game.
STARTING: Final = 0  # W10
WANDERING: Final = 1  # W15 to W20
MAKING: Final = 2  # W21 to W26
LAST_MAKING: Final = 3  # W41
ENDED: Final = 4
STAGES: Final[tuple[str, ...]] = ("starting", "wandering", "making", "last-making", "ended")

# What is asked of a player.
AT_REST: Final = 0
AT_START: Final = 1  # W10
AT_WANDER: Final = 2
AT_HAUNT: Final = 3  # W47
AT_MAKE: Final = 4
AT_WALK: Final = 5  # W23, on a tree
AT_CARD: Final = 6  # W33, which shard to lay on it
AT_TOWER: Final = 7  # W29
AT_GOLEM: Final = 8  # W30, what to move
AT_CARRY: Final = 9  # W30, where to
AT_LAKE: Final = 10  # W31, which corner
AT_ARRANGE: Final = 11  # W31, which order
AT_COLLECTOR: Final = 12  # W28
AT_LORD: Final = 13  # W32, which stack
AT_FINISH: Final = 14  # W37, which of several
AT_SPOT: Final = 15  # W38
AT_DRAW: Final = 16  # W40, which stack
AT_KEEP: Final = 17  # W32, W40, which card
AT_BURY: Final = 18  # W50
PHASES: Final[tuple[str, ...]] = (
    "rest", "start", "wander", "haunt", "make", "walk", "card", "tower", "golem", "carry", "lake", "arrange",
    "collector", "lord", "finish", "spot", "draw", "keep", "bury",
)  # fmt: skip

# Where the groups of actions begin.
WALKING: Final = 120  # 2
POWERS: Final = 180  # 3
DEEDS: Final = 240  # 4
SHARDS: Final = 290  # 5

PLAIN: Final = 31  # the set of colours that are not red


class WorkshopChoices(WorkshopPosition):
    """Legality, from the position alone."""

    def _look_up(self, seat: i64) -> None:
        """See to it that `mask` has what the seat may do now."""
        if self.mask_of != seat:
            self._fill(seat)
            self.mask_of = seat

    def _fill(self, seat: i64) -> None:
        """Write what the seat may do into `mask`."""
        mask = self.mask
        at: i64 = 0
        while at < len(mask):
            mask[at] = 0
            at += 1
        desk = self.desk
        base = seat * DESK
        phase = desk[base + PHASE]
        if phase == AT_MAKE:
            self._fill_make(seat)
        elif phase == AT_WANDER:
            self._fill_wander(seat)
        elif phase == AT_KEEP or phase == AT_START:
            mask[8] = desk[base + SIGHT]
            if phase == AT_KEEP:
                mask[4] = 1 << (DECLINE - DEEDS)
        elif phase == AT_DRAW or phase == AT_LORD:
            mask[4] = self._stacks_left() << (LOOK - DEEDS)
            if phase == AT_DRAW:
                mask[4] |= 1 << (DECLINE - DEEDS)
        elif phase == AT_WALK:
            self._fill_walk(seat)
        elif phase == AT_CARD:
            colours = self._hand_colours(seat) & PLAIN
            mask[5] = colours << (STORE - SHARDS)
            if self._usable(seat, self.tables.power[desk[base + AWAKE]]):
                mask[5] |= colours << (INVOKE - SHARDS)
        elif phase == AT_TOWER:
            mask[3] = self._bare(seat) << (RAISE - POWERS)
            if desk[base + LEFT] == 1:
                mask[4] = 1 << (STOP - DEEDS)
        elif phase == AT_GOLEM:
            mask[3] = self._liftable(seat) << (LIFT - POWERS)
            if desk[base + LEFT] < 3:
                mask[4] = 1 << (STOP - DEEDS)
        elif phase == AT_CARRY:
            self._fill_carry(seat)
        elif phase == AT_LAKE:
            mask[4] = self._stirrable() << (STIR - DEEDS)
        elif phase == AT_ARRANGE:
            mask[5] = self._unarranged() << (ARRANGE - SHARDS)
        elif phase == AT_COLLECTOR:
            colours = colours_in(self.drawn)
            colour: i64 = 0
            while colour < COLOURS:
                if colours >> colour & 1:
                    mask[6] |= self._corners_with_room() << colour * CORNERS
                colour += 1
        elif phase == AT_FINISH:
            mask[9] = self._standing(seat)
        elif phase == AT_SPOT:
            one = self._stored_on(desk[base + TOP])
            two = self._stored_on(desk[base + COVERED])
            mask[5] = (1 << one | 1 << two) << (LEAVE - SHARDS)
        elif phase == AT_BURY:
            if self._room_for_red(seat):
                mask[1] = self._room_for_red(seat) << 2 * FIELDS
            else:
                mask[4] = self._strippable(seat) << (STRIP - DEEDS)
        elif phase == AT_HAUNT:
            mask[4] = self._paths_to_haunt() << (HAUNT - DEEDS)

    # Wandering

    def _fill_wander(self, seat: i64) -> None:
        mask = self.mask
        corner = self.desk[seat * DESK + CORNER]
        deeds: i64 = 1 << (SLEEP - DEEDS)
        if self._can_collect(seat):
            deeds |= 1 << (COLLECT - DEEDS)
        target: i64 = 0
        while target < CORNERS:
            if self._travel_cost(seat, target) >= 0:
                deeds |= 1 << (TRAVEL - DEEDS + target)
            target += 1
        if not self.desk[seat * DESK + USED] and corner != self.haunted and self._usable(seat, corner):  # W18, W48
            deeds |= 1 << (USE - DEEDS)
        mask[4] = deeds
        mask[7] = self._awakable(seat)

    def _can_collect(self, seat: i64) -> bool:
        """W16."""
        code = self.land[self.desk[seat * DESK + CORNER]]
        return self.points > 0 and code != 0 and self.desk[seat * DESK + HAND + (code & 7) - 1] < 2

    def _travel_cost(self, seat: i64, target: i64) -> i64:
        """W15, W17: 0 or 1 point to go to that corner; NOTHING if that is not possible."""
        here = self.desk[seat * DESK + CORNER]
        if self.points == 0 or PATH_BETWEEN[here * CORNERS + target] == NO_PATH:
            return NOTHING
        if self.visited >> target & 1:
            return 1  # W20: no going round in circles by key moves alone
        code = self.land[target]
        if code == 0 or self.desk[seat * DESK + HAND + bottom(code)] > 0:
            return 0
        return 1

    def _awakable(self, seat: i64) -> i64:
        """W33: the cards a shard may be laid on."""
        base = seat * DESK
        if self.stage == LAST_MAKING or not self._hand_colours(seat) & PLAIN:
            return 0
        cards = self.desk[base + OPEN]
        if self.desk[base + TOP] != NOTHING:
            cards |= bit(self.desk[base + TOP])
        return cards & ~self._charged()

    def _usable(self, seat: i64, power: i64) -> bool:
        """Whether the power would do anything now."""
        if power == ARCHIVE:
            return self.bag_size > 0
        if power == TOWER:
            return self._bare(seat) != 0
        if power == GOLEM:
            return self._liftable(seat) != 0
        if power == LORD:
            return self._stacks_left() != 0
        if self.together and self.stage == MAKING:
            return False  # W44: what touches the land
        if power == COLLECTOR:
            return self.bag_size > 0 and self._corners_with_room() != 0
        return self._stirrable() != 0

    def _paths_to_haunt(self) -> i64:
        """W47: the empty paths of Mr Nightmare's corner."""
        near: i64 = CORNER_PATHS[self.haunted]
        return near & ~self.paths

    # Making

    def _fill_make(self, seat: i64) -> None:
        mask = self.mask
        desk = self.desk
        base = seat * DESK
        colours = self._hand_colours(seat)
        if colours & PLAIN:
            fields = self._fields_to_put(seat)
            colour: i64 = 0
            while colour < PLAIN_COLOURS:
                if colours >> colour & 1:
                    mask[0 if colour < 3 else 1] |= fields << (colour if colour < 3 else colour - 3) * FIELDS
                colour += 1
            if colours >> MEADOW & 1 and self._may_plant(seat):
                mask[2] = (self._bare(seat) & ~desk[base + REDS]) << (PLANT - WALKING)
            mask[7] = self._awakable(seat)
            mask[5] = self._exchanges(seat)
        if colours >> NIGHTMARE & 1:
            mask[1] |= self._room_for_red(seat) << 2 * FIELDS
            if desk[base + HAND + NIGHTMARE] >= 3:
                mask[5] |= (self._bag_colours() & PLAIN) << (BANISH - SHARDS)
        deeds: i64 = 1 << (WAKE - DEEDS)
        if desk[base + DREAMER] != NOTHING:
            self._fill_walk(seat)
        elif self._may_enter(seat):
            deeds |= 1 << (ENTER - DEEDS)
        mask[4] = deeds

    def _hand_colours(self, seat: i64) -> i64:
        bits: i64 = 0
        at = seat * DESK + HAND
        colour: i64 = 0
        while colour < COLOURS:
            if self.desk[at + colour]:
                bits |= 1 << colour
            colour += 1
        return bits

    def _bag_colours(self) -> i64:
        bits: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if self.bag[colour]:
                bits |= 1 << colour
            colour += 1
        return bits

    def _fields_to_put(self, seat: i64) -> i64:
        """W21: where a shard that is not red may go."""
        filled = self.desk[seat * DESK + FILLED]
        if not filled:
            return 1 << self.tables.entry
        return (self.tables.around(filled) & ~filled) | (self._bare(seat) & ~self.desk[seat * DESK + REDS])

    def _room_for_red(self, seat: i64) -> i64:
        """W49: where a red one may go."""
        filled = self.desk[seat * DESK + FILLED]
        return self.tables.around(filled) & ~filled if filled else 1 << self.tables.entry

    def _may_plant(self, seat: i64) -> bool:
        """W25, and W44: when trees run short the earlier in turn order come first."""
        if not self.together or self.trees_left == 0:
            return self.trees_left > 0
        earlier: i64 = 0
        at: i64 = 0
        while self.order[at] != seat:
            if self.active >> self.order[at] & 1:
                earlier += 1
            at += 1
        return earlier < self.trees_left

    def _exchanges(self, seat: i64) -> i64:
        """W24: as bits of the group of shards."""
        found: i64 = 0
        in_bag = self._bag_colours()
        give: i64 = 0
        while give < PLAIN_COLOURS:
            if self.desk[seat * DESK + HAND + give] >= 2:
                low = in_bag & ((1 << give) - 1)
                high = in_bag >> (give + 1) << give
                found |= (low | high) << (EXCHANGE - SHARDS + give * PLAIN_COLOURS)
            give += 1
        return found

    def _may_enter(self, seat: i64) -> bool:
        """W22."""
        entry = self.tables.entry
        base = seat * DESK
        if not self.desk[base + FILLED] >> entry & 1:
            return False
        if not self.desk[base + TREES] >> entry & 1:
            return True
        return self._can_stop(seat, entry, self.desk[base + HAND + MOTION], 0, 1 << entry)

    def _fill_walk(self, seat: i64) -> None:
        """W23, W35: the next fields of a walk that can still end on a bare shard."""
        desk = self.desk
        base = seat * DESK
        whites = desk[base + HAND + MOTION]
        free = desk[base + FREE]
        if not whites and not free:
            return
        near = self.tables.near[desk[base + DREAMER]] & desk[base + FILLED]
        trees = desk[base + TREES]
        strolled = desk[base + STROLLED]
        paid: i64 = near if whites else 0
        unpaid: i64 = near & ~strolled if free else 0
        wooded = near & trees
        field: i64 = 0
        while wooded >> field:
            if wooded >> field & 1:
                bit: i64 = 1 << field
                if paid & bit and not self._can_stop(seat, field, whites - 1, 0, bit):
                    paid &= ~bit
                if unpaid & bit and not self._can_stop(seat, field, whites, strolled | bit, bit):
                    unpaid &= ~bit
            field += 1
        self.mask[2] |= paid << (STRIDE - WALKING) | unpaid << (STEP - WALKING)

    def _can_stop(self, seat: i64, field: i64, whites: i64, strolled: i64, crossed: i64) -> bool:
        """Whether a dreamer on the tree of this field can reach a bare shard with so many white ones.

        Fields in `strolled` cannot be entered by a free step. `crossed` are the trees of this way, which need
        not be crossed twice.
        """
        base = seat * DESK
        near = self.tables.near[field] & self.desk[base + FILLED] & ~crossed
        free: i64 = near & ~strolled if self._top(seat, field) == EARTH else 0
        paid: i64 = near if whites > 0 else 0
        wooded = self.desk[base + TREES]
        if (free | paid) & ~wooded:
            return True
        target: i64 = 0
        while near >> target:
            bit: i64 = 1 << target
            if free & bit and self._can_stop(seat, target, whites, strolled | bit, crossed | bit):
                return True
            if paid & bit and self._can_stop(seat, target, whites - 1, 0, crossed | bit):
                return True
            target += 1
        return False

    def _strippable(self, seat: i64) -> i64:
        """W50, in a full workshop: bare single shards; failing that bare stacks; failing that trees."""
        base = seat * DESK
        bare = self._bare(seat) & ~self.desk[base + REDS]
        single: i64 = 0
        field: i64 = 0
        while bare >> field:
            if bare >> field & 1 and self.codes[seat * FIELDS + field] < 8:
                single |= 1 << field
            field += 1
        if single:
            return single
        return bare if bare else self.desk[base + TREES]

    # Powers

    def _liftable(self, seat: i64) -> i64:
        """W30: the fields with something the Golem can move."""
        filled = self.desk[seat * DESK + FILLED]
        found: i64 = 0
        field: i64 = 0
        while filled >> field:
            if filled >> field & 1:
                whole = self.codes[seat * FIELDS + field] < 8
                if self._carry_targets(seat, field, whole):
                    found |= 1 << field
            field += 1
        return found

    def _carry_targets(self, seat: i64, field: i64, whole: bool) -> i64:
        """W30: where the top of a field can be moved, or all of it (`whole`)."""
        base = seat * DESK
        near = self.tables.near[field]
        filled = self.desk[base + FILLED]
        reds = self.desk[base + REDS]
        targets = near & ~filled
        if whole:
            # An empty field needs another neighbour than what is moved.
            targets &= self.tables.around(filled & ~(1 << field))
        if not reds >> field & 1:
            targets |= near & self._bare(seat) & ~reds
        return targets

    def _fill_carry(self, seat: i64) -> None:
        base = seat * DESK
        field = self.desk[base + HELD]
        depth = self.desk[base + DEPTH]
        high = self._height(seat, field)
        self.mask[3] = self._carry_targets(seat, field, depth == high) << (CARRY - POWERS)
        if depth < high and self._carry_targets(seat, field, depth + 1 == high):
            self.mask[4] = 1 << (DEEPER - DEEDS)

    def _corners_with_room(self) -> i64:
        """W28: those with a free spot."""
        found: i64 = 0
        corner: i64 = 0
        while corner < CORNERS:
            if height(self.land[corner]) < SPOTS:
                found |= 1 << corner
            corner += 1
        return found

    def _stirrable(self) -> i64:
        """W31: the corners with shards of different colours."""
        found: i64 = 0
        corner: i64 = 0
        while corner < CORNERS:
            if count(colours_in(self.land[corner])) > 1:
                found |= 1 << corner
            corner += 1
        return found

    def _unarranged(self) -> i64:
        """W31: the colours of the shards not yet in their new order."""
        code = self.land[self.stirred]
        left = height(code) - self.stirred_at
        return colours_in(code & ((1 << 3 * left) - 1))

    def _stacks_left(self) -> i64:
        """The levels that still have cards to draw."""
        found: i64 = 0
        level: i64 = 0
        while level < LEVELS:
            if self.block_count[level]:
                found |= 1 << level
            level += 1
        return found

    # Landscapes

    def _standing(self, seat: i64) -> i64:
        """W37: the unfinished cards whose landscape stands."""
        base = seat * DESK
        dreamer = self.desk[base + DREAMER]
        if dreamer == NOTHING:
            return 0
        cards = self.desk[base + OPEN]
        under = self.codes[seat * FIELDS + dreamer]
        tables = self.tables
        found: i64 = 0
        card: i64 = 0
        while cards >> card:
            if cards >> card & 1 and tables.underfoot[card] == under and self._place_of(seat, card):
                found |= bit(card)
            card += 1
        return found

    def _place_of(self, seat: i64, card: i64) -> i64:
        """W37: the fields on which the landscape of a card stands, around the dreamer; 0 if it does not stand."""
        tables = self.tables
        dreamer = self.desk[seat * DESK + DREAMER]
        at = tables.pattern_at[card * FIELDS + dreamer]
        end = tables.pattern_at[card * FIELDS + dreamer + 1]
        while at < end:
            if self._fits(seat, at):
                return tables.patterns[at]
            at += 3 + 2 * tables.patterns[at + 2]
        return 0

    def _fits(self, seat: i64, at: i64) -> bool:
        """Whether the pattern that begins there stands."""
        patterns = self.tables.patterns
        base = seat * DESK
        covered = patterns[at]
        if self.desk[base + FILLED] & covered != covered or self.desk[base + TREES] & covered != patterns[at + 1]:
            return False
        end = at + 3 + 2 * patterns[at + 2]
        at += 3
        codes = self.codes
        first = seat * FIELDS
        while at < end:
            if codes[first + patterns[at]] != patterns[at + 1]:
                return False
            at += 2
        return True
