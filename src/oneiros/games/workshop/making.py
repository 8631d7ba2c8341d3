"""Making the dream in Workshop: shards, the walk, red shards at the end (W21 to W25, W34 to W36, W49 to W51)."""

from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.core.state import EVERYONE
from oneiros.games.workshop.choices import AT_BURY, AT_MAKE, AT_WALK
from oneiros.games.workshop.pieces import (
    COLOUR_NAMES,
    EARTH,
    FIELDS,
    FOR_MOUNTAINS,
    FOR_RED,
    FOR_TREES,
    FOR_WATER,
    MEADOW,
    MOTION,
    NIGHTMARE,
    PLAIN_COLOURS,
    WATER,
)
from oneiros.games.workshop.position import CLIMBED, DESK, DREAMER, FREE, HAND, PHASE, STROLLED, TREES, WAKING
from oneiros.games.workshop.powers import WorkshopPowers


class WorkshopMaking(WorkshopPowers):
    """What is done in phase 3."""

    def _end_making(self, seat: i64) -> None:
        """W26, written with the course of the game."""
        raise NotImplementedError

    def _put(self, seat: i64, colour: i64, field: i64) -> None:
        """W21, W50."""
        self._spend(seat, colour)
        self._push(seat, field, colour)
        if self.log is not None:
            self._tell_field("put", seat, field, colour)
        if not self._settle(seat) and self.desk[seat * DESK + WAKING]:
            self._bury_on(seat)

    def _enter(self, seat: i64) -> None:
        """W22."""
        if self.log is not None:
            self.note("entered", seat, {}, {}, EVERYONE)
        self.desk[seat * DESK + STROLLED] = 0
        self._tread(seat, self.tables.entry)

    def _stride(self, seat: i64, field: i64) -> None:
        """W23."""
        self._spend(seat, MOTION)
        self._to_bag(MOTION, 1)
        self.desk[seat * DESK + STROLLED] = 0
        if self.log is not None:
            self._tell_field("strode", seat, field, MOTION)
        self._tread(seat, field)

    def _free_step(self, seat: i64, field: i64) -> None:
        """W35."""
        self.desk[seat * DESK + STROLLED] |= 1 << field
        if self.log is not None:
            self._tell_field("stepped", seat, field, EARTH)
        self._tread(seat, field)

    def _tread(self, seat: i64, field: i64) -> None:
        """The dreamer is on a field now: W34 to W36, W49; on a tree the walk must go on (W23)."""
        base = seat * DESK
        desk = self.desk
        desk[base + DREAMER] = field
        top = self._top(seat, field)
        desk[base + FREE] = 1 if top == EARTH else 0
        points: i64 = 0
        if top == WATER:
            self._earn(seat, FOR_WATER, 1)
            points += 1
        elif top == NIGHTMARE:
            self._earn(seat, FOR_RED, -1)
            points -= 1
        if not desk[base + CLIMBED] >> field & 1 and self._is_mountain(seat, field):
            desk[base + CLIMBED] |= 1 << field
            self._earn(seat, FOR_MOUNTAINS, 2)
            points += 2
        if points and self.log is not None:
            self.note("scored", seat, {"points": int(points), "field": self.field_name(field)}, {}, EVERYONE)
        if desk[base + TREES] >> field & 1:
            desk[base + PHASE] = AT_WALK
            return
        desk[base + PHASE] = AT_MAKE
        self._settle(seat)

    def _plant(self, seat: i64, field: i64) -> None:
        """W25."""
        base = seat * DESK
        self._spend(seat, MEADOW)
        self._to_bag(MEADOW, 1)
        self.trees_left -= 1
        self.desk[base + TREES] |= 1 << field
        points = count(self.desk[base + TREES])
        self._earn(seat, FOR_TREES, points)
        if self.log is not None:
            self.note("planted", seat, {"field": self.field_name(field), "points": int(points)}, {}, EVERYONE)
        self._settle(seat)

    def _exchange(self, seat: i64, choice: i64) -> None:
        """W24."""
        give = choice // PLAIN_COLOURS
        take = choice % PLAIN_COLOURS
        if take >= give:
            take += 1
        self.desk[seat * DESK + HAND + give] -= 2
        self._to_bag(give, 2)
        self._to_bag(take, -1)
        self._gain(seat, take)
        if self.log is not None:
            facts: dict[str, object] = {"give": COLOUR_NAMES[give], "take": COLOUR_NAMES[take]}
            self.note("exchanged", seat, facts, {}, EVERYONE)

    def _banish(self, seat: i64, colour: i64) -> None:
        """W51."""
        self.desk[seat * DESK + HAND + NIGHTMARE] -= 3
        self._to_bag(NIGHTMARE, 3)
        self._to_bag(colour, -1)
        self._gain(seat, colour)
        if self.log is not None:
            self.note("banished", seat, {"colour": COLOUR_NAMES[colour]}, {}, EVERYONE)

    def _bury_on(self, seat: i64) -> None:
        """W50: red shards left in hand go into the workshop one by one; then the making is over."""
        base = seat * DESK
        red = self.desk[base + HAND + NIGHTMARE]
        if red and (self._room_for_red(seat) or self._strippable(seat)):
            self.desk[base + PHASE] = AT_BURY
            return
        if red:  # the workshop is nothing but red shards, and the dreamer on one stack
            self.desk[base + HAND + NIGHTMARE] = 0
            self._to_bag(NIGHTMARE, red)
        self._end_making(seat)

    def _strip(self, seat: i64, field: i64) -> None:
        """W50: room is made from the top of a field; once it is empty the red shard goes there."""
        base = seat * DESK
        if self.desk[base + TREES] >> field & 1:
            self.desk[base + TREES] &= ~(1 << field)
            self.trees_left += 1
            if self.log is not None:
                self.note("felled", seat, {"field": self.field_name(field)}, {}, EVERYONE)
        else:
            colour = self._pop(seat, field)
            self._to_bag(colour, 1)
            if self.log is not None:
                self._tell_field("stripped", seat, field, colour)
            if not self.codes[seat * FIELDS + field]:
                self._put(seat, NIGHTMARE, field)
                return
        if not self._settle(seat):
            self._bury_on(seat)
