"""The position of Workshop: where every piece is. The rules build on it.

Each seat has a desk: `DESK` numbers in one array, named below. Sets of fields and sets of cards are bit sets. The
stacks of the workshops are codes (see `stacks`), 20 places for each seat. Nobody builds 20 shards high, but the rules
set no limit. What lies below the 20 top shards of a stack is in `tall`, as a code of any length. The card stacks are
queues of blocks (see `memory`).
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count, members
from oneiros.core.chance import Rng
from oneiros.core.state import State
from oneiros.games.workshop.memory import Look, Recollection, history, some_of, touched_by_others
from oneiros.games.workshop.pieces import COLOURS, FIELDS, LEVELS, NIGHTMARE, PLAIN_COLOURS
from oneiros.games.workshop.stacks import BELOW_TOP, CRAG, FULL, MOST, SHARD, height, is_mountain, shards
from oneiros.games.workshop.tables import Tables

if TYPE_CHECKING:
    from oneiros.core.game import Game

NOTHING: Final = -1  # no card, no field

# The numbers of a desk.
DESK: Final = 33
FILLED: Final = 0  # the fields of the workshop that hold shards
REDS: Final = 1  # of them those with a red one
TREES: Final = 2  # those with a tree
DREAMER: Final = 3  # the dreamer's field, or NOTHING while he is outside
CLIMBED: Final = 4  # the mountains that gave their points this round (W36)
OPEN: Final = 5  # the unfinished cards
DONE: Final = 6  # the finished cards
TOP: Final = 7  # the last of them, or NOTHING
CORNER: Final = 8  # where the traveller is
SLEPT: Final = 9  # when he lay down this round, 1 for the first
USED: Final = 10  # whether a corner's power was used this round (W18)
PHASE: Final = 11  # what is asked of the player
FREE: Final = 12  # whether earth gave a free step (W35)
STROLLED: Final = 13  # fields entered by free steps alone
LEFT: Final = 14  # how often the power under way may still be used
HELD: Final = 15  # the field whose top the Golem holds
DEPTH: Final = 16  # how many shards of it
SIGHT: Final = 17  # the cards looked at
SIGHT_OF: Final = 18  # the stack they are from
AWAKE: Final = 19  # the card whose power is asked for
COVERED: Final = 20  # the card on which the finished pile's shard lay, while one of two must be chosen (W38)
WAKING: Final = 21  # whether the player has ended the making and only red shards are left (W50)
EARNED: Final = 22  # points by EARNINGS
HAND: Final = 27  # shards by colour


class WorkshopPosition(State):
    """The pieces of one game of Workshop. They move only through the methods below."""

    def __init__(self, game: "Game", players: i64, rng: Rng, tables: Tables) -> None:
        super().__init__(game, players)
        self.rng = rng
        self.tables = tables
        self.nightmare = False  # the options
        self.together = False
        self.stage: i64 = 0
        self.round: i64 = 1
        self.turn: i64 = 0  # the place in the turn order of the player whose turn it is
        self.active: i64 = 0  # the seats that may act
        self.asleep: i64 = 0  # travellers lying down
        self.points: i64 = 0  # action points left
        self.visited: i64 = 0  # corners had by key moves alone (W20)
        self.desk = vec[i64]()
        self.codes = vec[i64]()  # the stacks, by seat and field
        self.tall: dict[int, int] = {}  # replaced, never changed, so that states share it
        self.land = vec[i64]()  # the corners' shards, as codes
        self.paths: i64 = 0  # W45: those with a red shard
        self.haunted: i64 = NOTHING  # the corner where Mr Nightmare stands
        self.supply: i64 = 0  # red shards set aside
        self.bag = vec[i64]()  # shards by colour
        self.bag_size: i64 = 0
        self.trees_left: i64 = 0
        self.drawn: i64 = 0  # the Collector's shards, as a code
        self.stirred: i64 = NOTHING  # the corner rearranged (W31)
        self.stirred_at: i64 = 0  # the next spot of it
        self.order = vec[i64]()  # seats in turn order
        self.stored = vec[i64]()  # by colour: the cards with such a shard on their power spot (W33)
        self.tokens = vec[i64]()  # W9: kinds, then colours; never changed after the set-up
        self.mask = tables.no_actions[:]  # the legal actions of a seat, as bits by group
        self.mask_of: i64 = NOTHING  # the seat whose actions now are in `mask`, once asked for; none after every step
        self.blocks = vec[i64]()  # of the card stacks, top first: as many places for each level as there are cards
        self.block_count = vec[i64]()
        self.looks: list[Look | None] = [None] * LEVELS

    def _copy_to(self, twin: "WorkshopPosition") -> None:
        twin.reveal_count = self.reveal_count
        twin.nightmare = self.nightmare
        twin.together = self.together
        twin.stage = self.stage
        twin.round = self.round
        twin.turn = self.turn
        twin.active = self.active
        twin.asleep = self.asleep
        twin.points = self.points
        twin.visited = self.visited
        twin.desk = self.desk[:]
        twin.codes = self.codes[:]
        twin.tall = self.tall
        twin.land = self.land[:]
        twin.paths = self.paths
        twin.haunted = self.haunted
        twin.supply = self.supply
        twin.bag = self.bag[:]
        twin.bag_size = self.bag_size
        twin.trees_left = self.trees_left
        twin.drawn = self.drawn
        twin.stirred = self.stirred
        twin.stirred_at = self.stirred_at
        twin.order = self.order[:]
        twin.stored = self.stored[:]
        twin.tokens = self.tokens
        twin.blocks = self.blocks[:]
        twin.block_count = self.block_count[:]
        twin.looks = self.looks[:]

    # Shards in a workshop

    def _push(self, seat: i64, field: i64, colour: i64) -> None:
        """A shard onto the top of a field."""
        at = seat * FIELDS + field
        code = self.codes[at]
        if code >= FULL:
            below = dict(self.tall)
            lowest = code >> (SHARD * (MOST - 1))
            below[int(at)] = below.get(int(at), 0) << SHARD | int(lowest)
            self.tall = below
            code &= BELOW_TOP
        self.codes[at] = code << SHARD | (colour + 1)
        bit: i64 = 1 << field
        self.desk[seat * DESK + FILLED] |= bit
        if colour == NIGHTMARE:
            self.desk[seat * DESK + REDS] |= bit

    def _pop(self, seat: i64, field: i64) -> i64:
        """The top shard of a field, taken off."""
        at = seat * FIELDS + field
        code = self.codes[at]
        colour = (code & 7) - 1
        code >>= SHARD
        if self.tall and int(at) in self.tall:
            below = dict(self.tall)
            rest = below[int(at)]
            lowest: i64 = rest & 7
            code |= lowest << (SHARD * (MOST - 1))
            if rest > 7:
                below[int(at)] = rest >> SHARD
            else:
                del below[int(at)]
            self.tall = below
        self.codes[at] = code
        if not code:
            self.desk[seat * DESK + FILLED] &= ~(1 << field)
            self.desk[seat * DESK + REDS] &= ~(1 << field)
        if self.desk[seat * DESK + CLIMBED] >> field & 1 and not self._is_mountain(seat, field):
            self.desk[seat * DESK + CLIMBED] &= ~(1 << field)  # W36: built anew it is another mountain
        return colour

    def _top(self, seat: i64, field: i64) -> i64:
        """The colour on top of a field that is not empty."""
        return (self.codes[seat * FIELDS + field] & 7) - 1

    def _height(self, seat: i64, field: i64) -> i64:
        at = seat * FIELDS + field
        high = height(self.codes[at])
        if self.tall and int(at) in self.tall:
            high += len(shards(self.tall[int(at)]))
        return high

    def _is_mountain(self, seat: i64, field: i64) -> bool:
        """W36, of a whole stack."""
        at = seat * FIELDS + field
        if is_mountain(self.codes[at]):
            return True
        if self.tall and int(at) in self.tall:
            whole = shards(self.stack(seat, field))
            for below in range(len(whole) - 1):
                if whole[below] == CRAG - 1 and whole[below + 1] == CRAG - 1:
                    return True
        return False

    def stack(self, seat: int, field: int) -> int:
        """The code of a whole stack, however high."""
        at = seat * FIELDS + field
        return self.tall.get(at, 0) << (SHARD * MOST) | int(self.codes[at])

    def _bare(self, seat: i64) -> i64:
        """W21: the fields whose top shard has nothing on it."""
        at = seat * DESK
        fields = self.desk[at + FILLED] & ~self.desk[at + TREES]
        dreamer = self.desk[at + DREAMER]
        if dreamer != NOTHING:
            fields &= ~(1 << dreamer)
        return fields

    # Hands and bag

    def _gain(self, seat: i64, colour: i64) -> None:
        self.desk[seat * DESK + HAND + colour] += 1

    def _spend(self, seat: i64, colour: i64) -> None:
        self.desk[seat * DESK + HAND + colour] -= 1

    def _to_bag(self, colour: i64, number: i64) -> None:
        self.bag[colour] += number
        self.bag_size += number

    def _from_bag(self) -> i64:
        """A random shard, taken out; the bag must hold one."""
        at = self.rng.below(self.bag_size)
        colour: i64 = 0
        while at >= self.bag[colour]:
            at -= self.bag[colour]
            colour += 1
        self.bag[colour] -= 1
        self.bag_size -= 1
        return colour

    def _hand_size(self, seat: i64, colours: i64) -> i64:
        """How many shards of the first so many colours."""
        at = seat * DESK + HAND
        end = at + colours
        held: i64 = 0
        while at < end:
            held += self.desk[at]
            at += 1
        return held

    def _stored_on(self, card: i64) -> i64:
        """The colour of the shard on a card's power spot, or NOTHING."""
        colour: i64 = 0
        while colour < PLAIN_COLOURS:
            if self.stored[colour] >> card & 1:
                return colour
            colour += 1
        return NOTHING

    def _charged(self) -> i64:
        """The cards with a shard on their power spot."""
        return self.stored[0] | self.stored[1] | self.stored[2] | self.stored[3] | self.stored[4]

    # Card stacks

    def _stack_size(self, level: i64) -> i64:
        at = level * self.tables.cards
        end = at + self.block_count[level]
        size: i64 = 0
        while at < end:
            size += count(self.blocks[at])
            at += 1
        return size

    def _take_cards(self, seat: i64, level: i64, number: i64) -> None:
        """The seat looks at the top cards of a stack, as many as there are."""
        size = self._stack_size(level)
        if number > size:
            number = size
        taken: i64 = 0
        left = number
        base = level * self.tables.cards
        while left > 0:
            block = self.blocks[base]
            size = count(block)
            if size <= left:
                self.block_count[level] -= 1
                at = base
                while at < base + self.block_count[level]:
                    self.blocks[at] = self.blocks[at + 1]
                    at += 1
            else:
                block = some_of(block, left, self.rng)
                self.blocks[base] &= ~block
            taken |= block
            left -= size
        self.desk[seat * DESK + SIGHT] = taken
        self.desk[seat * DESK + SIGHT_OF] = level
        self.looks[level] = Look(self.looks[level], seat, number, taken)
        self.reveal_count += 1

    def _return_cards(self, seat: i64, kept: i64) -> None:
        """All cards looked at but the kept one (a set of one or none) go under their stack."""
        at = seat * DESK
        level = self.desk[at + SIGHT_OF]
        rest = self.desk[at + SIGHT] & ~kept
        if rest:
            self.blocks[level * self.tables.cards + self.block_count[level]] = rest
            self.block_count[level] += 1
        self.desk[at + SIGHT] = 0
        self.looks[level] = Look(self.looks[level], seat, 0, kept)

    def _redream(self, seat: i64, rng: Rng) -> None:
        """Put every card that the seat cannot see in a place where it may be."""
        level: i64 = 0
        while level < LEVELS:
            looks = history(self.looks[level])
            if touched_by_others(looks, seat):
                dream = Recollection(self.tables.of_level[level], seat)
                dream.dream(looks, rng)
                self._follow(dream, level)
            level += 1

    def _follow(self, dream: Recollection, level: i64) -> None:
        """Set the stack and the cards looked at to what was imagined."""
        self.looks[level] = dream.last
        at = level * self.tables.cards
        for block in dream.blocks:
            self.blocks[at] = block
            at += 1
        seat: i64 = 0
        while seat < self.players:
            desk = seat * DESK
            if self.desk[desk + SIGHT] and self.desk[desk + SIGHT_OF] == level:
                self.desk[desk + SIGHT] = dream.sights[seat]
            seat += 1

    # For views, tests and records

    def hand(self, seat: int) -> list[int]:
        """A seat's shards by colour."""
        return [int(self.desk[seat * DESK + HAND + colour]) for colour in range(COLOURS)]

    def number(self, seat: int, which: int) -> int:
        """One of the numbers of a seat's desk."""
        return int(self.desk[seat * DESK + which])

    def blocks_of(self, level: int) -> list[int]:
        """The blocks of a stack, as sets of cards, top first."""
        at = level * int(self.tables.cards)
        return [int(block) for block in self.blocks[at : at + int(self.block_count[level])]]

    def inventory(self) -> list[int]:
        pieces = [int(number) for number in self.bag]
        pieces[NIGHTMARE] += int(self.supply + count(self.paths))
        trees = int(self.trees_left)
        cards = [0] * int(self.tables.cards)
        codes = [int(code) for code in self.land]
        codes.append(int(self.drawn))
        sets: list[int] = []
        for seat in range(self.players):
            for colour, number in enumerate(self.hand(seat)):
                pieces[colour] += number
            codes += [self.stack(seat, field) for field in range(FIELDS)]
            trees += int(count(self.number(seat, TREES)))
            sets += [self.number(seat, which) for which in (OPEN, DONE, SIGHT)]
        for code in codes:
            for shard in shards(code):
                pieces[shard] += 1
        for colour in range(PLAIN_COLOURS):
            pieces[colour] += int(count(self.stored[colour]))
        for colour in self.tokens[len(self.tokens) // 2 :]:
            if colour != NOTHING:
                pieces[colour] += 1
        for level in range(LEVELS):
            sets += self.blocks_of(level)
        for group in sets:
            for card in members(group, 0):
                cards[card] += 1
        return [*pieces, trees, *cards]

    def truth(self) -> list[object]:
        return [
            self.rng.state(),
            [self.nightmare, self.together, int(self.reveal_count)],
            [int(self.stage), int(self.round), int(self.turn), int(self.active), int(self.asleep)],
            [int(self.points), int(self.visited), int(self.paths), int(self.haunted), int(self.supply)],
            [int(self.trees_left), int(self.drawn), int(self.stirred), int(self.stirred_at)],
            [list(self.desk), list(self.codes), [[at, str(code)] for at, code in sorted(self.tall.items())]],
            [list(self.land), list(self.bag), list(self.order), list(self.stored), list(self.tokens)],
            [self.blocks_of(level) for level in range(LEVELS)],
            [[[int(look.seat), int(look.number), int(look.cards)] for look in history(last)] for last in self.looks],
        ]
