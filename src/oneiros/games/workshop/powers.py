"""The six powers of Workshop, of corners and of cards (W27 to W33)."""

from typing import Final

from mypy_extensions import i64

from oneiros.core.state import EVERYONE
from oneiros.games.workshop.choices import (
    AT_ARRANGE,
    AT_CARRY,
    AT_COLLECTOR,
    AT_GOLEM,
    AT_LAKE,
    AT_LORD,
    AT_TOWER,
)
from oneiros.games.workshop.landscapes import WorkshopLandscapes
from oneiros.games.workshop.pieces import (
    ARCHIVE,
    COLLECTOR,
    COLOUR_NAMES,
    FIELDS,
    GOLEM,
    LAKE,
    POWER_NAMES,
    ROCK,
    TOWER,
    bit,
)
from oneiros.games.workshop.position import (
    AWAKE,
    CLIMBED,
    DEPTH,
    DESK,
    DREAMER,
    FREE,
    HELD,
    LEFT,
    NOTHING,
    PHASE,
    STROLLED,
    TREES,
)
from oneiros.games.workshop.stacks import MOST, SHARD, height, shards

LORD_SEES: Final = 6  # W32


class WorkshopPowers(WorkshopLandscapes):
    """What powers do."""

    def _awaken(self, seat: i64, colour: i64, use: bool) -> None:
        """W33: a shard goes on the card's power spot."""
        card = self.desk[seat * DESK + AWAKE]
        self.desk[seat * DESK + AWAKE] = NOTHING
        self._spend(seat, colour)
        self.stored[colour] |= bit(card)
        if self.log is not None:
            what = "invoked" if use else "stored"
            facts: dict[str, object] = {"card": self.card_name(card), "colour": COLOUR_NAMES[colour]}
            self.note(what, seat, facts, {}, EVERYONE)
        if use:
            self._begin_power(seat, self.tables.power[card])
        else:
            self._resume(seat)

    def _begin_power(self, seat: i64, power: i64) -> None:
        base = seat * DESK
        self.desk[base + FREE] = 0
        self.desk[base + STROLLED] = 0
        if self.log is not None:
            self.note("power", seat, {"power": POWER_NAMES[power]}, {}, EVERYONE)
        if power == ARCHIVE:
            self._archive(seat)
        elif power == COLLECTOR:
            self._draw_for_collector(seat)
        elif power == TOWER:
            self.desk[base + LEFT] = 2
            self.desk[base + PHASE] = AT_TOWER
        elif power == GOLEM:
            self.desk[base + LEFT] = 3
            self.desk[base + PHASE] = AT_GOLEM
        elif power == LAKE:
            self.desk[base + PHASE] = AT_LAKE
        else:
            self.desk[base + PHASE] = AT_LORD

    def _archive(self, seat: i64) -> None:
        """W27."""
        if self.bag_size:
            self.reveal_count += 1
            colour = self._from_bag()
            self._gain(seat, colour)
            if self.log is not None:
                self.note("drew", seat, {"colour": COLOUR_NAMES[colour]}, {}, EVERYONE)
        self._resume(seat)

    # Collector, W28

    def _draw_for_collector(self, seat: i64) -> None:
        self.reveal_count += 1
        self.drawn = 0
        left: i64 = 2
        while left and self.bag_size:
            self.drawn = self.drawn << SHARD | (self._from_bag() + 1)
            left -= 1
        if self.log is not None:
            colours: list[object] = [COLOUR_NAMES[colour] for colour in shards(int(self.drawn))]
            self.note("found", seat, {"colours": colours}, {}, EVERYONE)
        self.desk[seat * DESK + PHASE] = AT_COLLECTOR

    def _lay(self, seat: i64, colour: i64, corner: i64) -> None:
        self.land[corner] = self.land[corner] << SHARD | (colour + 1)
        if self.drawn & 7 == colour + 1:
            self.drawn >>= SHARD
        else:
            self.drawn &= 7
        if self.log is not None:
            facts: dict[str, object] = {"colour": COLOUR_NAMES[colour], "corner": POWER_NAMES[corner]}
            self.note("laid", seat, facts, {}, EVERYONE)
        if self.drawn and not self._corners_with_room():
            self._to_bag((self.drawn & 7) - 1, 1)
            self.drawn = 0
        if not self.drawn:
            self._resume(seat)

    # Tower, W29

    def _raise(self, seat: i64, field: i64) -> None:
        colour = self._pop(seat, field)
        self._gain(seat, colour)
        if self.log is not None:
            self._tell_field("raised", seat, field, colour)
        if self._settle(seat):
            return
        self.desk[seat * DESK + LEFT] -= 1
        if not self.desk[seat * DESK + LEFT] or not self._bare(seat):
            self._resume(seat)

    # Golem, W30

    def _lift(self, seat: i64, field: i64) -> None:
        self.desk[seat * DESK + HELD] = field
        self.desk[seat * DESK + DEPTH] = 1
        self.desk[seat * DESK + PHASE] = AT_CARRY

    def _carry(self, seat: i64, target: i64) -> None:
        """The held shards, with all that is on them, to that field."""
        base = seat * DESK
        desk = self.desk
        field = desk[base + HELD]
        depth = desk[base + DEPTH]
        desk[base + HELD] = NOTHING
        desk[base + DEPTH] = 0
        self._move_marks(seat, field, depth, target)
        self._move_shards(seat, field, depth, target)
        if self.log is not None:
            facts: dict[str, object] = {"count": int(depth), "field": self.field_name(field)}
            facts["target"] = self.field_name(target)
            self.note("carried", seat, facts, {}, EVERYONE)
        if desk[base + TREES] >> field & 1:
            desk[base + TREES] ^= 1 << field | 1 << target
        if desk[base + DREAMER] == field:
            desk[base + DREAMER] = target
        if self._settle(seat):
            return
        desk[base + LEFT] -= 1
        if desk[base + LEFT] and self._liftable(seat):
            desk[base + PHASE] = AT_GOLEM
        else:
            self._resume(seat)

    def _move_marks(self, seat: i64, field: i64, depth: i64, target: i64) -> None:
        """W36: the mark of a mountain goes with the part that is still one; of two parts both keep it."""
        base = seat * DESK
        if self.desk[base + CLIMBED] >> field & 1:
            whole = shards(self.stack(seat, field))
            if _mountain(whole[len(whole) - depth :]):
                self.desk[base + CLIMBED] |= 1 << target

    def _move_shards(self, seat: i64, field: i64, depth: i64, target: i64) -> None:
        source = seat * FIELDS + field
        goal = seat * FIELDS + target
        if not self.tall and depth + height(self.codes[goal]) <= MOST:
            bits = SHARD * depth
            code = self.codes[source]
            moved = code & (bit(bits) - 1)
            # The lowest moved shard goes by itself, so that the sets of fields are kept in one place.
            self.codes[source] = code >> bits << SHARD | moved >> (bits - SHARD)
            self._push(seat, target, self._pop(seat, field))
            below = bits - SHARD
            self.codes[goal] = self.codes[goal] << below | moved & (bit(below) - 1)
            return
        held: list[int] = []
        while depth:
            held.append(int(self._pop(seat, field)))
            depth -= 1
        while held:
            self._push(seat, target, held.pop())

    # Lake, W31

    def _stir(self, seat: i64, corner: i64) -> None:
        self.stirred = corner
        self.stirred_at = 0
        self.desk[seat * DESK + PHASE] = AT_ARRANGE

    def _arrange(self, seat: i64, colour: i64) -> None:
        """The next spot from the left gets a shard of that colour; the others keep their order."""
        order = shards(int(self.land[self.stirred]))
        at: i64 = self.stirred_at
        while order[at] != colour:
            at += 1
        del order[at]
        order.insert(int(self.stirred_at), int(colour))
        code: i64 = 0
        for shard in order:
            code = code << SHARD | (shard + 1)
        self.land[self.stirred] = code
        self.stirred_at += 1
        left = self._unarranged()
        if left & (left - 1):
            return
        if self.log is not None:
            facts: dict[str, object] = {"corner": POWER_NAMES[self.stirred]}
            facts["colours"] = [COLOUR_NAMES[shard] for shard in order]
            self.note("stirred", seat, facts, {}, EVERYONE)
        self.stirred = NOTHING
        self.stirred_at = 0
        self._resume(seat)

    def _tell_field(self, what: str, seat: i64, field: i64, colour: i64) -> None:
        facts: dict[str, object] = {"field": self.field_name(field), "colour": COLOUR_NAMES[colour]}
        self.note(what, seat, facts, {}, EVERYONE)


def _mountain(stack: list[int]) -> bool:
    """W36, of any part of a stack."""
    return any(stack[at] == ROCK and stack[at + 1] == ROCK for at in range(len(stack) - 1))
