"""Finished landscapes of Workshop, and the cards drawn for them (W37 to W40, and W32's look)."""

from mypy_extensions import i64

from oneiros.core.bits import count, lowest, members
from oneiros.core.state import EVERYONE
from oneiros.games.workshop.choices import (
    AT_BURY,
    AT_DRAW,
    AT_FINISH,
    AT_KEEP,
    AT_MAKE,
    AT_SPOT,
    AT_START,
    AT_WANDER,
    LAST_MAKING,
    WANDERING,
    WorkshopChoices,
)
from oneiros.games.workshop.pieces import COLOUR_NAMES, EARNINGS, FOR_CARDS, bit
from oneiros.games.workshop.position import (
    CORNER,
    COVERED,
    DESK,
    DONE,
    EARNED,
    FREE,
    LEFT,
    NOTHING,
    OPEN,
    PHASE,
    SIGHT,
    SIGHT_OF,
    STROLLED,
    TOP,
    WAKING,
)


class WorkshopLandscapes(WorkshopChoices):
    """What happens to cards."""

    def _settle(self, seat: i64) -> bool:
        """W37: after every change; whether a landscape stands. W39: then whatever was in progress is lost."""
        standing = self._standing(seat)
        if not standing:
            return False
        base = seat * DESK
        self.desk[base + FREE] = 0
        self.desk[base + STROLLED] = 0
        self.desk[base + LEFT] = 0
        if standing & (standing - 1):
            self.desk[base + PHASE] = AT_FINISH
        else:
            self._finish(seat, lowest(standing))
        return True

    def _resume(self, seat: i64) -> None:
        """Back to what the stage asks, once no landscape waits to be finished."""
        if self._settle(seat):
            return
        base = seat * DESK
        if self.stage == WANDERING:
            self.desk[base + PHASE] = AT_WANDER
        elif self.desk[base + WAKING]:
            self.desk[base + PHASE] = AT_BURY
            self._bury_on(seat)
        else:
            self.desk[base + PHASE] = AT_MAKE

    def _bury_on(self, seat: i64) -> None:
        """W50, written with the making."""
        raise NotImplementedError

    def _finish(self, seat: i64, card: i64) -> None:
        """W37, then W38: what becomes of the shards on its power spot and on the pile's."""
        base = seat * DESK
        desk = self.desk
        self._earn(seat, FOR_CARDS, self.tables.points[card])
        desk[base + OPEN] &= ~bit(card)
        desk[base + DONE] |= bit(card)
        covered = desk[base + TOP]
        desk[base + TOP] = card
        if self.log is not None:
            points = int(self.tables.points[card])
            fields: list[object] = [self.field_name(field) for field in members(self._place_of(seat, card), 0)]
            facts: dict[str, object] = {"card": self.card_name(card), "points": points, "fields": fields}
            self.note("finished", seat, facts, {}, EVERYONE)
        if covered != NOTHING:
            old = self._stored_on(covered)
            if old != NOTHING:
                new = self._stored_on(card)
                if new == NOTHING:
                    self._move_up(covered, card, old)
                elif new == old:
                    self._give_up(seat, covered, old)
                else:
                    desk[base + COVERED] = covered
                    desk[base + PHASE] = AT_SPOT
                    return
        self._offer_cards(seat)

    def _choose_spot(self, seat: i64, colour: i64) -> None:
        """W38: the shard that stays on the pile."""
        base = seat * DESK
        card = self.desk[base + TOP]
        covered = self.desk[base + COVERED]
        self.desk[base + COVERED] = NOTHING
        if self._stored_on(card) == colour:
            self._give_up(seat, covered, self._stored_on(covered))
        else:
            self._give_up(seat, card, self._stored_on(card))
            self._move_up(covered, card, colour)
        self._offer_cards(seat)

    def _move_up(self, covered: i64, card: i64, colour: i64) -> None:
        self.stored[colour] &= ~bit(covered)
        self.stored[colour] |= bit(card)

    def _give_up(self, seat: i64, card: i64, colour: i64) -> None:
        self.stored[colour] &= ~bit(card)
        self._to_bag(colour, 1)
        if self.log is not None:
            self.note("gave-up", seat, {"colour": COLOUR_NAMES[colour]}, {}, EVERYONE)

    def _offer_cards(self, seat: i64) -> None:
        """W40, but not in the last making (W41)."""
        if self.stage == LAST_MAKING or not self._stacks_left():
            self._resume(seat)
        else:
            self.desk[seat * DESK + PHASE] = AT_DRAW

    def _look(self, seat: i64, level: i64, number: i64) -> None:
        """W32, W40: see so many cards of a stack, to keep one or none."""
        self._take_cards(seat, level, number)
        self.desk[seat * DESK + PHASE] = AT_KEEP
        if self.log is not None:
            seen = self.desk[seat * DESK + SIGHT]
            names: list[object] = [self.card_name(card) for card in members(seen, 0)]
            facts: dict[str, object] = {"level": int(level) + 1, "count": int(count(seen))}
            self.note("looked", seat, facts, {"cards": names}, 1 << seat)

    def _keep(self, seat: i64, card: i64) -> None:
        """Of the cards seen; NOTHING for none of them."""
        base = seat * DESK
        if self.log is not None:
            rest = int(count(self.desk[base + SIGHT]))
            level = int(self.desk[base + SIGHT_OF]) + 1
            if card == NOTHING:
                self.note("kept-none", seat, {"level": level, "count": rest}, {}, EVERYONE)
            else:
                facts: dict[str, object] = {"card": self.card_name(card), "level": level, "count": rest - 1}
                self.note("kept", seat, facts, {}, EVERYONE)
        if card == NOTHING:
            self._return_cards(seat, 0)
        else:
            self._return_cards(seat, bit(card))
            self.desk[base + OPEN] |= bit(card)
            self.reveal_count += 1

    def _deal_first(self, seat: i64) -> None:
        """W10: as many cards of level 1 as the token's number; of one card there is nothing to choose."""
        self._look(seat, 0, self.desk[seat * DESK + CORNER] + 1)
        self.desk[seat * DESK + PHASE] = AT_START

    # Points

    def _earn(self, seat: i64, source: i64, points: i64) -> None:
        self.desk[seat * DESK + EARNED + source] += points

    def earned(self, seat: i64) -> i64:
        """The points scored so far, before the end's."""
        at = seat * DESK + EARNED
        end = at + EARNINGS
        points: i64 = 0
        while at < end:
            points += self.desk[at]
            at += 1
        return points

    # Names

    def card_name(self, card: i64) -> str:
        """A card's name in the content."""
        return self.tables.card_names[card]

    def field_name(self, field: i64) -> str:
        """A field's name: columns are letters, rows are numbers from the bottom up."""
        return self.tables.field_names[field]
