"""The position of Runners: where every piece is. The rules build on it.

Nobody knows the order of a stack, so a stack is only a set: its next piece is drawn when it is turned up. The only
secret is the layouts while they are made. Everybody sees that a player handles a tile, and how often, but not which
tile. To imagine another player's layout, that player's tiles are handled at random, just as often. Every choice of a
tile and place (or of a tile to take back) is equally likely.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count, lowest, nth, shifted
from oneiros.core.chance import Rng
from oneiros.core.state import State
from oneiros.games.runners.layout_score import NOT_LAID
from oneiros.games.runners.pieces import (
    ANY,
    CALM,
    CHESTS,
    COIN,
    COLOURS,
    DREAMS,
    KEY,
    REWARDS,
    SHAPES,
    TILES,
)
from oneiros.games.runners.tables import Tables

if TYPE_CHECKING:
    from oneiros.core.game import Game

MOST_CALM: Final = 30  # U4
LAYOUT_MOVES: Final = 60  # U11: tiles handled and contents taken back, by a seat in a round
NONE: Final = -1

# The tally of a seat's scoring: calm lost by rule, then what was gained, then what the supply lacked.
LOST_OUTSIDE: Final = 0  # U12
LOST_OPEN: Final = 1  # U12
LOST_NIGHTMARES: Final = 2  # U13
LOST_KRAKENS: Final = 3  # U15
LOST_SPIDERS: Final = 4  # U17
LOSSES: Final = 5
GAINED: Final = 5  # by reward (nothing of ANY: it is gained in its colour)
OPENED: Final = 13  # U18: chests
STARS: Final = 14  # U20
BITTEN: Final = 15  # U16: tiles lost
OWED: Final = 16  # U5, by reward: still due, in case pieces come back to the supply
TALLY: Final = 24


class RunnersPosition(State):
    """The pieces of one game of Runners. They move only through the methods below."""

    def __init__(self, game: "Game", tables: Tables, players: i64, rng: Rng) -> None:
        super().__init__(game, players)
        self.tables = tables
        self.rng = rng
        self.sandglass: i64 = 0  # options: seconds
        self.patience: i64 = 0
        self.phase: i64 = 0
        self.turn: i64 = 0  # whose choice it is, when it is one seat's
        self.start: i64 = 0  # the start player
        self.round: i64 = 0
        # Stacks and what is turned up
        self.dreams: i64 = 0  # cards that may still come
        self.card: i64 = NONE
        self.dreams_out: i64 = 0
        self.stacks: i64 = 0  # neutral tiles face down
        self.open = vec[i64]()  # by shape: the open tile, or NONE
        self.chests: i64 = 0  # chests face down
        self.chest: i64 = NONE  # turned up this round
        self.chests_out: i64 = 0
        self.supply = vec[i64]()  # by reward
        # By seat
        self.calm = vec[i64]()
        self.star = vec[i64]()
        self.coins = vec[i64]()
        self.keys = vec[i64]()
        self.shards = vec[i64]()  # and by colour
        self.tiles = vec[i64]()  # as bits
        self.tiles_out = vec[i64]()  # lost to bats or by waking up, as bits
        self.awake: i64 = 0  # seats that are out, as bits
        # The dream being made
        self.laid = vec[i64]()  # by seat and tile: its place, or NOT_LAID
        self.handled = vec[i64]()  # by seat: tiles laid, moved or taken back
        self.reconsidered = vec[i64]()  # by seat
        self.content: i64 = 0  # seats, as bits
        self.holder: i64 = NONE  # who took the sandglass
        self.glass = False  # whether it runs
        # The scoring
        self.tally = vec[i64]()  # by seat, see above; kept until the next one
        self.sharing = False  # whether the content of a linked dream lies open
        self.field: i64 = 0  # the linked dream in question
        self.shared = vec[i64]()  # by reward: what lies open
        self.taken = vec[i64]()  # by seat and reward: what was taken of it
        self.served: i64 = 0  # seats done, from the start player on
        self.begun = False  # whether this seat's own scoring is done except for its choices
        self.wishes: i64 = 0  # shards to be chosen
        self.double_wishes: i64 = 0  # likewise, two of one colour each
        self.bats: i64 = 0  # tiles to be given up
        self.bought = False  # U22: whether the seat whose turn it is has bought its tile
        # The round before, for players who look back
        self.past_card: i64 = NONE
        self.past_chest: i64 = NONE
        self.past_laid = vec[i64]()  # never changed in place

    def _copy_to(self, twin: "RunnersPosition") -> None:
        twin.reveal_count = self.reveal_count
        twin.sandglass = self.sandglass
        twin.patience = self.patience
        twin.phase = self.phase
        twin.turn = self.turn
        twin.start = self.start
        twin.round = self.round
        twin.dreams = self.dreams
        twin.card = self.card
        twin.dreams_out = self.dreams_out
        twin.stacks = self.stacks
        twin.open = self.open[:]
        twin.chests = self.chests
        twin.chest = self.chest
        twin.chests_out = self.chests_out
        twin.supply = self.supply[:]
        twin.calm = self.calm[:]
        twin.star = self.star[:]
        twin.coins = self.coins[:]
        twin.keys = self.keys[:]
        twin.shards = self.shards[:]
        twin.tiles = self.tiles[:]
        twin.tiles_out = self.tiles_out[:]
        twin.awake = self.awake
        twin.laid = self.laid[:]
        twin.handled = self.handled[:]
        twin.reconsidered = self.reconsidered[:]
        twin.content = self.content
        twin.holder = self.holder
        twin.glass = self.glass
        twin.tally = self.tally[:]
        twin.sharing = self.sharing
        twin.field = self.field
        twin.shared = self.shared[:]
        twin.taken = self.taken[:]
        twin.served = self.served
        twin.begun = self.begun
        twin.wishes = self.wishes
        twin.double_wishes = self.double_wishes
        twin.bats = self.bats
        twin.bought = self.bought
        twin.past_card = self.past_card
        twin.past_chest = self.past_chest
        twin.past_laid = self.past_laid

    # Stacks

    def _draw(self, stack: i64) -> i64:
        """The next piece of a stack of which nobody knows the order."""
        self.reveal_count += 1
        return nth(stack, self.rng.below(count(stack)))

    def _turn_up_dream(self) -> None:
        """U6, U8: two cards of each level, the easiest first."""
        card = self._draw(self.dreams & self.tables.level_dreams[self.round // 2])
        self.dreams &= ~(1 << card)
        self.card = card

    def _turn_up_tile(self, shape: i64) -> None:
        """U7, U22: the next tile of the stack lies open, if there is one."""
        stack = self.stacks & self.tables.shape_tiles[shape]
        if not stack:
            self.open[shape] = NONE
            return
        tile = self._draw(stack)
        self.stacks &= ~(1 << tile)
        self.open[shape] = tile

    def _turn_up_chest(self, stack: i64) -> None:
        """U18."""
        self.chest = self._draw(stack)
        self.chests &= ~(1 << self.chest)

    # Seats

    def _next_seat(self, seat: i64) -> i64:
        """The next seat clockwise that is still asleep."""
        seat = (seat + 1) % self.players
        while self.awake >> seat & 1:
            seat = (seat + 1) % self.players
        return seat

    def asleep(self) -> i64:
        """The seats still in the game, as bits."""
        return ((1 << self.players) - 1) & ~self.awake

    # Places for tiles (U8)

    def room(self, seat: i64, tile: i64) -> i64:
        """The places of the tile's shape where it overlaps no other tile of the layout, as bits; not where it is."""
        tables = self.tables
        shape = tables.tile_shape[tile]
        blocked: i64 = 0
        base = seat * TILES
        others = self.tiles[seat] & ~(1 << tile)
        while others:
            other = lowest(others)
            others &= others - 1
            place = self.laid[base + other]
            if place != NOT_LAID:
                blocked |= tables.clash[(tables.shape_base[tables.tile_shape[other]] + place) * SHAPES + shape]
        here = self.laid[base + tile]
        if here != NOT_LAID:
            blocked |= shifted(1, here)
        return tables.shape_room[shape] & ~blocked

    def fill_rooms(self, seat: i64, laid: i64) -> i64:
        """Write the room of each of the seat's tiles into `tables.rooms`. Returns how many ways there are in all.

        `laid` are the tiles of its layout.
        """
        tables = self.tables
        clash = tables.clash
        rooms = tables.rooms
        rows = tables.rows
        base = seat * TILES
        used: i64 = 0
        others = laid
        while others:
            tile = lowest(others)
            others &= others - 1
            rows[used] = (tables.shape_base[tables.tile_shape[tile]] + self.laid[base + tile]) * SHAPES
            used += 1
        ways: i64 = 0
        shape: i64 = 0
        while shape < SHAPES:
            once: i64 = 0  # the places that overlap a tile of the layout
            twice: i64 = 0  # and those that overlap several
            at: i64 = 0
            while at < used:
                bits = clash[rows[at] + shape]
                twice |= once & bits
                once |= bits
                at += 1
            free = tables.shape_room[shape] & ~once
            spots = count(free)
            tiles = self.tiles[seat] & (tables.shape_tiles[shape] | 1 << shape)
            while tiles:
                tile = lowest(tiles)
                tiles &= tiles - 1
                if laid >> tile & 1:  # where it overlaps itself alone it may go, but not where it is
                    here = self.laid[base + tile]
                    own = clash[(tables.shape_base[shape] + here) * SHAPES + shape]
                    blocked = twice | (once & ~own) | shifted(1, here)
                    rooms[tile] = tables.shape_room[shape] & ~blocked
                    ways += count(rooms[tile])
                else:
                    rooms[tile] = free
                    ways += spots
            shape += 1
        return ways

    def _way(self, seat: i64, at: i64) -> i64:
        """Of the ways found by `fill_rooms`, in the order of the actions, the action of that number."""
        rooms = self.tables.rooms
        tiles = self.tiles[seat]
        while True:
            tile = lowest(tiles)
            tiles &= tiles - 1
            ways = count(rooms[tile])
            if at < ways:
                return self.tables.tile_base[tile] + nth(rooms[tile], at)
            at -= ways

    def laid_tiles(self, seat: i64) -> i64:
        """The tiles of a layout, as bits: only what a seat holds can lie in it."""
        laid = self.laid
        base = seat * TILES
        bits: i64 = 0
        tiles = self.tiles[seat]
        while tiles:
            tile = tiles & -tiles
            tiles ^= tile
            if laid[base + lowest(tile)] != NOT_LAID:
                bits |= tile
        return bits

    def _handle_at_random(self, seat: i64, rng: Rng) -> None:
        """Lay, move or take back a tile, every way as likely as the others."""
        backs = self.laid_tiles(seat)
        ways = self.fill_rooms(seat, backs)
        at = rng.below(ways + count(backs))
        if at < ways:
            action = self._way(seat, at)
            tile = self.tables.action_tile[action]
            self.laid[seat * TILES + tile] = action - self.tables.tile_base[tile]
        else:
            self.laid[seat * TILES + nth(backs, at - ways)] = NOT_LAID

    def layout_moves_left(self, seat: i64) -> i64:
        """U11: tiles that the seat may still handle in this round, or contents take back."""
        return LAYOUT_MOVES - self.handled[seat] - self.reconsidered[seat]

    def _imagine_layouts(self, seat: i64, rng: Rng) -> None:
        """Make the layouts of all others anew, from how often each has handled a tile."""
        other: i64 = 0
        while other < self.players:
            if other != seat and not self.awake >> other & 1:
                tile: i64 = 0
                while tile < TILES:
                    self.laid[other * TILES + tile] = NOT_LAID
                    tile += 1
                left = self.handled[other]
                while left:
                    self._handle_at_random(other, rng)
                    left -= 1
            other += 1

    # For views, tests and records

    def inventory(self) -> list[int]:
        """Tiles by kind, shards by colour, keys, coins, dream cards, chests."""
        tiles = [0] * TILES
        for tile in range(TILES):
            tiles[tile] += self.stacks >> tile & 1
            tiles[tile] += 1 if tile in self.open else 0
            for seat in range(self.players):
                tiles[tile] += (self.tiles[seat] >> tile & 1) + (self.tiles_out[seat] >> tile & 1)
        tokens = [self.supply[reward] + self.shared[reward] for reward in range(REWARDS) if reward not in (ANY, CALM)]
        for seat in range(self.players):
            for colour in range(COLOURS):
                tokens[colour] += self.shards[seat * COLOURS + colour]
            tokens[KEY - 1] += self.keys[seat]
            tokens[COIN - 1] += self.coins[seat]
        dreams = [(self.dreams >> card & 1) + (self.dreams_out >> card & 1) for card in range(DREAMS)]
        if self.card != NONE:
            dreams[self.card] += 1
        chests = [(self.chests >> chest & 1) + (self.chests_out >> chest & 1) for chest in range(CHESTS)]
        if self.chest != NONE:
            chests[self.chest] += 1
        return tiles + tokens + dreams + chests

    def truth(self) -> list[object]:
        return [
            self.rng.state(),
            [int(self.sandglass), int(self.patience), int(self.phase), int(self.turn), int(self.start)],
            [int(self.round), int(self.dreams), int(self.card), int(self.dreams_out), int(self.reveal_count)],
            [int(self.stacks), list(self.open), int(self.chests), int(self.chest), int(self.chests_out)],
            [list(self.supply), list(self.calm), list(self.star), list(self.coins), list(self.keys)],
            [list(self.shards), list(self.tiles), list(self.tiles_out), int(self.awake)],
            [list(self.laid), list(self.handled), list(self.reconsidered)],
            [int(self.content), int(self.holder), self.glass],
            [list(self.tally), self.sharing, int(self.field), list(self.shared), list(self.taken)],
            [int(self.served), self.begun, int(self.wishes), int(self.double_wishes), int(self.bats), self.bought],
            [int(self.past_card), int(self.past_chest), list(self.past_laid)],
        ]
