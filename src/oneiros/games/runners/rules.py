"""The rules of Runners, U1 to U25: what is legal, what a move does, how it ends. Scoring is in `scoring_phase`."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from oneiros.core.bits import count, lowest, members, nth, put_members, room_for, write_dense_flags, write_flags
from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.state import EVERYONE
from oneiros.core.types import TABLE, Outcome, Timer, View
from oneiros.games.runners.features import write_features
from oneiros.games.runners.layout_score import NOT_LAID
from oneiros.games.runners.moves import (
    ACTIONS,
    BACK,
    BUY,
    COLOUR,
    CONTENT,
    DONE,
    LOSE,
    RECONSIDER,
    REST,
    TAKE,
    TIME_UP,
)
from oneiros.games.runners.pieces import CHESTS, COIN, COLOURS, DREAMS, OWN, REWARDS, ROUNDS, SEATS, SHAPES, TILES
from oneiros.games.runners.position import MOST_CALM, NONE, TALLY
from oneiros.games.runners.scoring_phase import AT_COLOUR, AT_EQUIP, AT_LAY, AT_SHARE, OVER, RunnersScoringPhase
from oneiros.games.runners.tables import Tables

if TYPE_CHECKING:
    from oneiros.games.runners.game import Runners

SEAT_SETS: Final = tuple(tuple(seat for seat in range(4) if bits >> seat & 1) for bits in range(16))
"""By the bits of a set of seats: the seats."""


@final
class RunnersState(RunnersScoringPhase):
    """One position of Runners. Made by `deal`."""

    # The contract

    @property
    def actors(self) -> tuple[int, ...]:
        if self.phase == AT_LAY:
            return SEAT_SETS[self._laying()]
        if self.phase == OVER:
            return SEAT_SETS[0]
        return SEAT_SETS[1 << self.turn]

    def actor(self) -> i64:
        """While the dream is made, a seat that is not content yet."""
        if self.phase == AT_LAY:
            return lowest(self.asleep() & ~self.content)
        if self.phase == OVER:
            return TABLE
        return self.turn

    @property
    def awaited(self) -> tuple[int, ...]:
        """A player who is content may think again (U9), but nobody waits for that."""
        if self.phase == AT_LAY:
            return SEAT_SETS[self.asleep() & ~self.content]
        return self.actors

    @property
    def timer(self) -> Timer | None:
        if self.phase != AT_LAY or not (self.glass or self.patience):
            return None
        seconds = self.sandglass if self.glass else self.patience
        return Timer(seconds=float(seconds), action=int(self._time_up_action()))

    def legal(self, seat: int) -> list[int]:
        if not -1 <= seat < SEATS or seat >= self.players:
            return []
        if seat == TABLE:
            return [] if self.timer is None else [int(self._time_up_action())]
        if self.phase != AT_LAY:
            if self.phase == OVER or seat != self.turn:
                return []
            return members(self._mask(), self._base())
        if not self._laying() >> seat & 1:
            return []
        if self.content >> seat & 1:
            return [RECONSIDER]
        if not self.layout_moves_left(seat):
            return [CONTENT]
        backs = self.laid_tiles(seat)
        ways = self.fill_rooms(seat, backs)
        found = room_for(ways + count(backs) + 1)
        at: i64 = 0
        tiles = self.tiles[seat]
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            at = put_members(found, at, self.tables.rooms[tile], self.tables.tile_base[tile])
        at = put_members(found, at, backs, BACK)
        found[at] = CONTENT
        return found

    def allows(self, seat: int, action: int) -> bool:
        if not -1 <= seat < SEATS or seat >= self.players or not 0 <= action < ACTIONS:
            return False
        if seat == TABLE:
            return self.timer is not None and action == self._time_up_action()
        if self.phase != AT_LAY:
            if self.phase == OVER or seat != self.turn:
                return False
            bit: i64 = action - self._base()
            return 0 <= bit < 63 and bool(self._mask() >> bit & 1)
        if not self._laying() >> seat & 1:
            return False
        if self.content >> seat & 1:
            return action == RECONSIDER
        if action == CONTENT:
            return True
        if action > CONTENT or not self.layout_moves_left(seat):
            return False
        if action >= BACK:
            return self.laid[seat * TILES + action - BACK] != NOT_LAID
        tile = self.tables.action_tile[action]
        held = self.tiles[seat] >> tile & 1
        return bool(held and self.room(seat, tile) >> (action - self.tables.tile_base[tile]) & 1)

    def write_action_mask(self, seat: i64, mask: vec[u8], at: i64) -> None:
        if self.phase != AT_LAY:
            if self.phase != OVER and seat == self.turn:
                write_flags(self._mask(), mask, at + self._base())
        elif self._laying() >> seat & 1:
            if self.content >> seat & 1:
                mask[at + RECONSIDER] = 1
                return
            mask[at + CONTENT] = 1
            if self.layout_moves_left(seat):
                backs = self.laid_tiles(seat)
                self.fill_rooms(seat, backs)
                tiles = self.tiles[seat]
                while tiles:
                    tile = lowest(tiles)
                    tiles &= tiles - 1
                    write_dense_flags(self.tables.rooms[tile], mask, at + self.tables.tile_base[tile])
                write_flags(backs, mask, at + BACK)

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.phase != AT_LAY:
            mask = self._mask()
            return self._base() + nth(mask, rng.below(count(mask)))
        if self.content >> seat & 1:
            return RECONSIDER
        if not self.layout_moves_left(seat):
            return CONTENT
        backs = self.laid_tiles(seat)
        ways = self.fill_rooms(seat, backs)
        lifts = count(backs)
        at = rng.below(ways + lifts + 1)
        if at < ways:
            return self._way(seat, at)
        if at == ways + lifts:
            return CONTENT
        return BACK + nth(backs, at - ways)

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
        """U24: most points, then most coins, then shared; those who woke up have no score (U21)."""
        if self.phase != OVER:
            return None
        seats = range(self.players)
        scores = [0 if self.awake >> seat & 1 else sum(self.points(seat)) for seat in seats]
        asleep = [seat for seat in seats if not self.awake >> seat & 1]
        best = max([(scores[seat], self.coins[seat]) for seat in asleep], default=None)
        return Outcome(
            scores=tuple(scores),
            winners=tuple([seat for seat in asleep if (scores[seat], self.coins[seat]) == best]),
            reason="dawn" if asleep else "woken",
        )

    def points(self, seat: int) -> list[int]:
        """U24: dream points of the star track, the calm track and the seat's tiles."""
        tables = self.tables
        on_tiles = 0
        for tile in range(TILES):
            if self.tiles[seat] >> tile & 1:
                on_tiles += tables.tile_points[tile]
        return [tables.points_of_star(self.star[seat]), tables.calm_points[self.calm[seat]], on_tiles]

    def clone(self) -> "RunnersState":
        twin = RunnersState(self.game, self.tables, self.players, self.rng.clone())
        self._copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "RunnersState":
        """Only layouts in the making are secret; `position` says how they are imagined."""
        dream = RunnersState(self.game, self.tables, self.players, rng.fork())
        self._copy_to(dream)
        if self.phase == AT_LAY:
            dream._imagine_layouts(seat, rng)
        return dream

    def view(self, seat: int | None) -> View:
        from oneiros.games.runners.viewing import make_view

        return make_view(self, seat)

    def write_features(self, seat: i64, writer: FeatureWriter) -> None:
        write_features(self, seat, writer)

    # What is legal

    def _laying(self) -> i64:
        """U9: the seats that can still change something while the dream is made, as bits."""
        seats = self.asleep()
        settled = self.content
        seat: i64 = 0
        while settled:
            if settled & 1 and (seat == self.holder or not self.layout_moves_left(seat)):
                seats &= ~(1 << seat)
            settled >>= 1
            seat += 1
        return seats

    def _time_up_action(self) -> i64:
        glass: i64 = 1 if self.glass else 0
        return TIME_UP + self.round * 2 + glass

    def _base(self) -> i64:
        """Where the window of actions of the phase begins, if it is one seat's turn."""
        phase = self.phase
        if phase == AT_EQUIP:
            return BUY
        if phase == AT_COLOUR:
            return COLOUR
        if phase == AT_SHARE:
            return TAKE
        return LOSE  # AT_BAT

    def _mask(self) -> i64:
        """The choices of the seat whose turn it is: the bits above the phase's base."""
        phase = self.phase
        if phase == AT_EQUIP:
            return self._mask_equip(self.turn) | 1 << (DONE - BUY)
        if phase == AT_COLOUR:
            return self.colours_left()
        if phase == AT_SHARE:
            return self._kinds_open()
        return self.unused(self.turn)  # AT_BAT

    def _mask_equip(self, seat: i64) -> i64:
        """U22: one open tile; U23: calm, as long as there is room for it."""
        bits: i64 = 0
        coins = self.coins[seat]
        if coins >= self.tables.tile_price and not self.bought:
            shape: i64 = 0
            while shape < SHAPES:
                if self.open[shape] != NONE:
                    bits |= 1 << shape
                shape += 1
        if coins >= self.tables.calm_price and self.calm[seat] < MOST_CALM:
            bits |= 1 << (REST - BUY)
        return bits

    # What a move does

    def step(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == AT_LAY:
            if action < CONTENT:
                self._handle(seat, action)
            elif action == CONTENT:
                self._be_content(seat)
            elif action == RECONSIDER:
                self._reconsider(seat)
            else:
                self._time_up()
        elif phase == AT_EQUIP:
            self._equip(seat, action)
        else:
            if phase == AT_SHARE:
                if self._take(action - TAKE):
                    return  # its colour is asked first
            elif phase == AT_COLOUR:
                self._choose_colour(action - COLOUR)
            else:
                self._lose_tile(seat, action - LOSE)
            self._go_on()

    def _handle(self, seat: i64, action: i64) -> None:
        """U8: lay, move or take back a tile."""
        tile: i64
        if action >= BACK:
            tile = action - BACK
            self.laid[seat * TILES + tile] = NOT_LAID
        else:
            tile = self.tables.action_tile[action]
            self.laid[seat * TILES + tile] = action - self.tables.tile_base[tile]
        self.handled[seat] += 1
        if self.log is not None:
            # One kind of news for both: others may not know whether a tile was laid or taken back.
            how = "lifted" if action >= BACK else "laid"
            self.note("handled", seat, {}, {"tile": self.tables.tile_names[tile], "how": how}, 1 << seat)

    def _be_content(self, seat: i64) -> None:
        """U9, U10."""
        first = not self.glass
        self.content |= 1 << seat
        if self.log is not None:
            self.note("took-glass" if first else "content", seat, {}, {}, EVERYONE)
        if first:
            self.glass = True
            self.holder = seat
            self.start = seat
            if self.supply[COIN]:
                self.supply[COIN] -= 1
                self.coins[seat] += 1
        if self.content == self.asleep():
            self._reveal()

    def _reconsider(self, seat: i64) -> None:
        """U9."""
        self.content &= ~(1 << seat)
        self.reconsidered[seat] += 1
        if self.log is not None:
            self.note("reconsidered", seat, {}, {}, EVERYONE)

    def _time_up(self) -> None:
        """U10: every layout is final; U11: or the sandglass is turned, to nobody's gain."""
        if self.glass:
            if self.log is not None:
                self.note("glass-empty", TABLE, {}, {}, EVERYONE)
            self._reveal()
        else:
            self.glass = True
            if self.log is not None:
                self.note("patience-over", TABLE, {}, {}, EVERYONE)

    def _reveal(self) -> None:
        """The layouts are revealed, and phase II begins."""
        self.reveal_count += 1
        if self.log is not None:
            self.note("revealed", TABLE, {}, {}, EVERYONE)
        self._begin_scoring()
        self._go_on()

    def _go_on(self) -> None:
        """Phase II to its end, then phase III, as far as nobody has a choice."""
        if self._continue_scoring():
            return
        if not self.asleep():
            self._end()
            return
        self.served = 0
        self.bought = False
        self._equip_on()

    # Phase III

    def _equip_on(self) -> None:
        """U22, U23: the next seat from the start player on that can buy something; then the next round."""
        while self.served < self.players:
            seat = (self.start + self.served) % self.players
            if not self.awake >> seat & 1 and self._mask_equip(seat):
                self.turn = seat
                self.phase = AT_EQUIP
                return
            self.served += 1
            self.bought = False
        self._end_round()

    def _equip(self, seat: i64, action: i64) -> None:
        if action == DONE:
            self.served += 1
            self.bought = False
        elif action == REST:
            self._pay(seat, self.tables.calm_price)
            self.calm[seat] += 1
            if self.log is not None:
                self.note("rested", seat, {"calm": int(self.calm[seat])}, {}, EVERYONE)
        else:
            self._buy(seat, action - BUY)
        self._equip_on()

    def _pay(self, seat: i64, coins: i64) -> None:
        self.coins[seat] -= coins
        self.supply[COIN] += coins

    def _buy(self, seat: i64, shape: i64) -> None:
        """U22."""
        tile = self.open[shape]
        self._pay(seat, self.tables.tile_price)
        self.tiles[seat] |= 1 << tile
        coins = min(self.tables.tile_coins[tile], self.supply[COIN])
        self.supply[COIN] -= coins
        self.coins[seat] += coins
        self.bought = True
        if self.log is not None:
            facts: dict[str, object] = {"tile": self.tables.tile_names[tile], "coins": int(coins)}
            self.note("bought", seat, facts, {}, EVERYONE)
        self._turn_up_tile(shape)

    # Phase IV

    def _end_round(self) -> None:
        """U24: what was turned up goes out; the open tiles stay."""
        if self.round == ROUNDS - 1:
            self._end()
            return
        self.dreams_out |= 1 << self.card
        self.past_card = self.card
        self.past_chest = self.chest
        if self.chest != NONE:
            self.chests_out |= 1 << self.chest
            self.chest = NONE
        self.past_laid = self.laid
        self.round += 1
        self._begin_round()

    def _begin_round(self) -> None:
        """U8; U11: a start player who woke up hands on to the next seat."""
        if self.awake >> self.start & 1:
            self.start = self._next_seat(self.start)
        self.laid = vec[i64]([NOT_LAID] * (TILES * self.players))
        seat: i64 = 0
        while seat < self.players:
            self.handled[seat] = 0
            self.reconsidered[seat] = 0
            seat += 1
        self.content = 0
        self.holder = NONE
        self.glass = False
        self.phase = AT_LAY
        self._turn_up_dream()
        if self.log is not None:
            facts: dict[str, object] = {"dream": self.tables.dream_names[self.card], "number": int(self.round + 1)}
            self.note("dream", TABLE, facts, {}, EVERYONE)

    def _end(self) -> None:
        self.phase = OVER

    # For people at the table

    def explain(self, seat: int, action: int) -> tuple[str, str]:
        from oneiros.games.runners.explain import explain

        return explain(self, seat, action)

    def warnings(self, seat: int) -> dict[int, str]:
        from oneiros.games.runners.explain import warnings

        return warnings(self, seat) if seat in self.actors else {}


def deal(
    game: "Runners", tables: Tables, players: i64, sandglass: i64, patience: i64, starred: bool, rng: Rng
) -> RunnersState:
    """U6, U7."""
    state = RunnersState(game, tables, players, rng)
    state.sandglass = sandglass
    state.patience = patience
    every_dream: i64 = (1 << DREAMS) - 1
    state.dreams = every_dream if starred else every_dream & ~tables.starred
    state.dreams_out = every_dream & ~state.dreams
    state.stacks = ((1 << TILES) - 1) & ~((1 << OWN) - 1)
    state.chests = (1 << CHESTS) - 1
    state.open = vec[i64]([NONE] * SHAPES)
    state.supply = tables.supply[:]
    state.supply[COIN] -= tables.start_coins * players
    state.calm = vec[i64]([tables.start_calm] * players)
    state.star = vec[i64]([0] * players)
    state.coins = vec[i64]([tables.start_coins] * players)
    state.keys = vec[i64]([0] * players)
    state.shards = vec[i64]([0] * (COLOURS * players))
    state.tiles = vec[i64]([(1 << OWN) - 1] * players)
    state.tiles_out = vec[i64]([0] * players)
    state.handled = vec[i64]([0] * players)
    state.reconsidered = vec[i64]([0] * players)
    state.tally = vec[i64]([0] * (TALLY * players))
    state.shared = vec[i64]([0] * REWARDS)
    state.taken = vec[i64]([0] * (REWARDS * players))
    shape: i64 = 0
    while shape < SHAPES:
        state._turn_up_tile(shape)
        shape += 1
    state.start = rng.below(players)  # U11
    state._begin_round()
    return state
