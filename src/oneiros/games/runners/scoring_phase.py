"""The scoring phase of a round of Runners (U12 to U21): who gains and loses what, one small choice at a time.

`_continue_scoring` goes on until a player has a choice. It is called again when the choice is made.
"""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.core.state import EVERYONE
from oneiros.games.runners.layout_score import Layout, calm_after, field_loss, layout_of, open_fields, times
from oneiros.games.runners.pieces import (
    ANY,
    BAT,
    CALM,
    CHEST,
    COIN,
    COLOURS,
    FIELDS,
    KEY,
    KRAKEN,
    LINKED,
    NIGHTMARE,
    REWARD,
    REWARD_NAMES,
    REWARDS,
    SPIDER,
)
from oneiros.games.runners.position import (
    BITTEN,
    GAINED,
    LOSSES,
    LOST_KRAKENS,
    LOST_NIGHTMARES,
    LOST_OPEN,
    LOST_OUTSIDE,
    LOST_SPIDERS,
    MOST_CALM,
    NONE,
    OPENED,
    OWED,
    STARS,
    TALLY,
    RunnersPosition,
)

# What is asked of a seat.
AT_LAY: Final = 0  # U8, U9: of all at once
AT_SHARE: Final = 1  # U19
AT_COLOUR: Final = 2  # U14
AT_BAT: Final = 3  # U16
AT_EQUIP: Final = 4  # U22, U23
OVER: Final = 5
PHASES: Final[tuple[str, ...]] = ("lay", "share", "colour", "bat", "equip", "over")


class RunnersScoringPhase(RunnersPosition):
    """A position that can score the layouts lying on the table."""

    def _begin_scoring(self) -> None:
        at: i64 = 0
        while at < self.players * TALLY:
            self.tally[at] = 0
            at += 1
        self.field = 0
        self.sharing = False
        self.served = 0
        self.begun = False

    def _continue_scoring(self) -> bool:
        """Linked dreams first, then every seat from the start player on; whether a choice is asked."""
        if self._share_on():
            return True
        while self.served < self.players:
            seat = (self.start + self.served) % self.players
            if not self.awake >> seat & 1:
                self.turn = seat
                if not self.begun:
                    self.begun = True
                    self._score_seat(seat)
                if self._ask_colour() or self._ask_bat(seat):
                    return True
            self.begun = False
            self.served += 1
        return False

    # U19: linked dreams

    def _share_on(self) -> bool:
        """Give out the linked dreams one by one, as long as there is nothing to choose."""
        while self.field < FIELDS:
            sharers = self._sharers()
            if not sharers:
                self.field += 1
                continue
            if not self.sharing:
                self._lay_open(sharers)
            while True:
                left = self._kinds_open()
                if not left:
                    break
                if count(left) > 1 and count(sharers) > 1:
                    self.phase = AT_SHARE
                    return True
                if self._take(lowest(left)):
                    return True
            self._double_taken(sharers)
            self.sharing = False
            self.field += 1
        return False

    def _sharers(self) -> i64:
        """The seats that collect the linked dream in question, as bits."""
        if self.tables.field_kind[self.card * FIELDS + self.field] != LINKED:
            return 0
        seats: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if not self.awake >> seat & 1 and times(self.layout(seat), self.field):
                seats |= 1 << seat
            seat += 1
        return seats

    def _lay_open(self, sharers: i64) -> None:
        """U5: what the supply still has of the content, and as many shards of choice as there are then shards."""
        at = (self.card * FIELDS + self.field) * REWARDS
        shards: i64 = 0
        reward: i64 = 0
        while reward < REWARDS:
            number = self.tables.field_items[at + reward]
            if reward == ANY:
                number = min(number, shards)
            elif reward != CALM:
                number = min(number, self.supply[reward])
                self.supply[reward] -= number
                if reward < COLOURS:
                    shards += self.supply[reward]
            self.shared[reward] = number
            reward += 1
        at = 0
        while at < self.players * REWARDS:
            self.taken[at] = 0
            at += 1
        self.sharing = True
        self.turn = self.start
        if not sharers >> self.turn & 1:
            self._pass_on(sharers)
        if self.log is not None:
            self.note("laid-open", -1, {"field": int(self.field), "rewards": self._open_names()}, {}, EVERYONE)

    def _kinds_open(self) -> i64:
        """What can be taken, as bits by reward."""
        bits: i64 = 0
        reward: i64 = 0
        while reward < REWARDS:
            if self.shared[reward]:
                bits |= 1 << reward
            reward += 1
        return bits

    def _pass_on(self, sharers: i64) -> None:
        self.turn = (self.turn + 1) % self.players
        while not sharers >> self.turn & 1:
            self.turn = (self.turn + 1) % self.players

    def _take(self, reward: i64) -> bool:
        """The seat whose turn it is takes one thing; whether it must say a colour first."""
        if reward == ANY:
            colours = self.colours_left()
            if count(colours) > 1:
                self.wishes = 1
                self.phase = AT_COLOUR
                return True
            self.shared[ANY] -= 1
            self._receive(lowest(colours))  # there is one: no more lies open than the supply has
        else:
            self.shared[reward] -= 1
            if reward != CALM:
                self.supply[reward] += 1  # from where `_gain` takes it
            self._receive(reward)
        self._pass_on(self._sharers())
        return False

    def _receive(self, reward: i64) -> None:
        """One thing from the linked dream, remembered in case it is doubled."""
        self.taken[self.turn * REWARDS + reward] += 1
        if self.log is not None:
            self.note("took", self.turn, {"reward": REWARD_NAMES[reward]}, {}, EVERYONE)
        self._gain(self.turn, reward, 1)

    def _double_taken(self, sharers: i64) -> None:
        """U19: a player who doubles the field gets as much again from the supply."""
        after: i64 = 0
        while after < self.players:
            seat = (self.start + after) % self.players
            if sharers >> seat & 1 and times(self.layout(seat), self.field) == 2:
                reward: i64 = 0
                while reward < REWARDS:
                    if self.taken[seat * REWARDS + reward]:
                        self._gain(seat, reward, self.taken[seat * REWARDS + reward])
                    reward += 1
                self._forget_owed(seat)
            after += 1

    # Each seat's own score

    def layout(self, seat: i64) -> Layout:
        """How a seat's tiles lie."""
        return layout_of(self.tables, self.laid, seat)

    def _score_seat(self, seat: i64) -> None:
        """U12 to U18, U20, U21, in the order best for the player; what is left are the choices."""
        tables = self.tables
        layout = self.layout(seat)
        tally = seat * TALLY
        self.tally[tally + LOST_OUTSIDE] = layout.outside
        self.tally[tally + LOST_OPEN] = open_fields(layout)
        tries: i64 = 0
        chest: i64 = NONE
        field: i64 = 0
        while field < FIELDS:
            at = self.card * FIELDS + field
            kind = tables.field_kind[at]
            often = times(layout, field)
            loss = field_loss(tables, self.card, field, layout)
            if kind == NIGHTMARE:
                self.tally[tally + LOST_NIGHTMARES] += loss
            elif kind == KRAKEN:
                self.tally[tally + LOST_KRAKENS] += loss
            elif kind == SPIDER:
                self.tally[tally + LOST_SPIDERS] += loss
                if often:
                    self._gain(seat, tables.field_value[at], often)
            elif kind == BAT:
                if not layout.dispel >> field & 1:
                    self.bats += 1
            elif kind == CHEST:
                chest = tables.field_value[at]
                tries += often
            elif kind == REWARD and often:
                self._collect(seat, at * REWARDS, often)
            field += 1
        if tries:
            self._open_chests(seat, chest, tries)
        self._settle_calm(seat)

    def _collect(self, seat: i64, items: i64, often: i64) -> None:
        """U14: a field collected once or twice."""
        reward: i64 = 0
        while reward < REWARDS:
            number = self.tables.field_items[items + reward]
            if number:
                if reward != ANY:
                    self._gain(seat, reward, number * often)
                elif often == 2:
                    self.double_wishes += number
                else:
                    self.wishes += number
            reward += 1

    def _gain(self, seat: i64, reward: i64, number: i64) -> None:
        """Out of the supply; what it lacks is owed (U5). Calm is settled at the end of the seat's scoring (U21)."""
        if reward != CALM:
            short = number - self.supply[reward]
            if short > 0:
                self.tally[seat * TALLY + OWED + reward] += short
                number -= short
                if not number:
                    return
            self.supply[reward] -= number
        self.tally[seat * TALLY + GAINED + reward] += number
        if self.log is not None:
            facts: dict[str, object] = {"reward": REWARD_NAMES[reward], "number": int(number)}
            self.note("gained", seat, facts, {}, EVERYONE)
        if reward == KEY:
            self.keys[seat] += number
        elif reward == COIN:
            self.coins[seat] += number
        elif reward != CALM:
            self.shards[seat * COLOURS + reward] += number
            if self._trade_shards(seat):
                self._gain_owed(seat)

    def _gain_owed(self, seat: i64) -> None:
        """U5: what was short and has come back to the supply.

        The player would have put off these rewards until now. So the order is the best, whatever it was.
        """
        reward: i64 = 0
        while reward < REWARDS:
            at = seat * TALLY + OWED + reward
            number = min(self.tally[at], self.supply[reward])
            if number:
                self.tally[at] -= number
                self._gain(seat, reward, number)
            reward += 1

    def _forget_owed(self, seat: i64) -> None:
        reward: i64 = 0
        while reward < REWARDS:
            self.tally[seat * TALLY + OWED + reward] = 0
            reward += 1

    def _trade_shards(self, seat: i64) -> bool:
        """U20: sets of four go back; whether there was one."""
        traded = False
        base = seat * COLOURS
        while self.shards[base] and self.shards[base + 1] and self.shards[base + 2] and self.shards[base + 3]:
            colour: i64 = 0
            while colour < COLOURS:
                self.shards[base + colour] -= 1
                self.supply[colour] += 1
                colour += 1
            self.star[seat] += 1
            self.tally[seat * TALLY + STARS] += 1
            if self.log is not None:
                self.note("rose", seat, {"star": int(self.star[seat])}, {}, EVERYONE)
            traded = True
        return traded

    def _open_chests(self, seat: i64, kind: i64, tries: i64) -> None:
        """U18: pay and take, as often as the fields say and the keys allow; one chest for all in a round."""
        price = kind + 1
        while tries and self.keys[seat] >= price:
            if self.chest == NONE:
                stack = self.chests & self.tables.type_chests[kind]
                if not stack:
                    return
                self._turn_up_chest(stack)
            self.keys[seat] -= price
            self.supply[KEY] += price
            self.tally[seat * TALLY + OPENED] += 1
            if self.log is not None:
                facts: dict[str, object] = {"chest": self.tables.chest_names[self.chest], "number": int(price)}
                self.note("opened", seat, facts, {}, EVERYONE)
            self._gain_owed(seat)
            reward: i64 = 0
            while reward < REWARDS:
                number = self.tables.chest_items[self.chest * REWARDS + reward]
                if reward == ANY:
                    self.wishes += number
                elif number:
                    self._gain(seat, reward, number)
                reward += 1
            tries -= 1

    def _settle_calm(self, seat: i64) -> None:
        """U21."""
        tally = seat * TALLY
        lost: i64 = 0
        rule: i64 = 0
        while rule < LOSSES:
            lost += self.tally[tally + rule]
            rule += 1
        gained = self.tally[tally + GAINED + CALM]
        self.calm[seat] = calm_after(self.calm[seat], gained, lost, MOST_CALM)
        if self.log is not None:
            facts: dict[str, object] = {"lost": int(lost), "gained": int(gained), "calm": int(self.calm[seat])}
            self.note("reckoned", seat, facts, {}, EVERYONE)
        if not self.calm[seat]:
            self._wake_up(seat)

    def _wake_up(self, seat: i64) -> None:
        """U21: out at once. What the player held goes back to the supply, the tiles go out of the game."""
        self.awake |= 1 << seat
        colour: i64 = 0
        while colour < COLOURS:
            self.supply[colour] += self.shards[seat * COLOURS + colour]
            self.shards[seat * COLOURS + colour] = 0
            colour += 1
        self.supply[KEY] += self.keys[seat]
        self.supply[COIN] += self.coins[seat]
        self.keys[seat] = 0
        self.coins[seat] = 0
        self.tiles_out[seat] |= self.tiles[seat]
        self.tiles[seat] = 0
        self.wishes = 0
        self.double_wishes = 0
        self.bats = 0
        if self.log is not None:
            self.note("woke", seat, {}, {}, EVERYONE)

    # Choices

    def colours_left(self) -> i64:
        """The colours of which the supply has shards, as bits."""
        bits: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if self.supply[colour]:
                bits |= 1 << colour
            colour += 1
        return bits

    def _ask_colour(self) -> bool:
        """U14: shards of choice, as long as the supply leaves no choice; whether one is asked."""
        while self.wishes or self.double_wishes:
            colours = self.colours_left()
            if count(colours) > 1:
                self.phase = AT_COLOUR
                return True
            if not colours:
                self.wishes = 0
                self.double_wishes = 0
            else:
                self._grant(lowest(colours))
        return False

    def _grant(self, colour: i64) -> None:
        """A shard of choice, or two of one colour."""
        if self.double_wishes:
            self.double_wishes -= 1
            self._gain(self.turn, colour, 2)
        else:
            self.wishes -= 1
            self._gain(self.turn, colour, 1)

    def _choose_colour(self, colour: i64) -> None:
        if self.sharing:
            self.wishes = 0
            self.shared[ANY] -= 1
            self._receive(colour)
            self._pass_on(self._sharers())
        else:
            self._grant(colour)

    def unused(self, seat: i64) -> i64:
        """U16: the tiles that are not in the seat's layout, as bits."""
        return self.tiles[seat] & ~self.laid_tiles(seat)

    def _ask_bat(self, seat: i64) -> bool:
        """U16: tiles for the bats, as long as there is no choice; whether one is asked."""
        while self.bats:
            unused = self.unused(seat)
            if count(unused) > 1:
                self.phase = AT_BAT
                return True
            if not unused:
                self.bats = 0
            else:
                self._lose_tile(seat, lowest(unused))
        return False

    def _lose_tile(self, seat: i64, tile: i64) -> None:
        self.bats -= 1
        self.tiles[seat] &= ~(1 << tile)
        self.tiles_out[seat] |= 1 << tile
        self.tally[seat * TALLY + BITTEN] += 1
        if self.log is not None:
            self.note("lost-tile", seat, {"tile": self.tables.tile_names[tile]}, {}, EVERYONE)

    def _open_names(self) -> list[object]:
        """What lies open of a linked dream, one name for each thing."""
        names: list[object] = []
        for reward in range(REWARDS):
            names += [REWARD_NAMES[reward]] * self.shared[reward]
        return names
