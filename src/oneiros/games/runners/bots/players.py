"""The players of Runners, one for each level. The skill is to see a good layout soon, not to choose among moves.

A level says how many layouts a player tries before laying the best of them; the strongest level solves for the best
layout. It also says how long that takes, and how carefully purchases are considered. A layout is laid tile by tile at
that pace.

A plan is a layout and the seconds for it. It follows from the bot's seed and from what the seat holds, and from nothing
else. So if the bot is made again between two moves, with the same seed, it continues with the same plan.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec

from oneiros.core.bot import Bot, Budget, MakeBot, Mind, Thought
from oneiros.core.chance import Rng
from oneiros.core.game import Game
from oneiros.core.heuristic import Heuristic
from oneiros.core.seeds import derived_seed
from oneiros.games.runners.bots.appraiser import Appraiser, known_to
from oneiros.games.runners.bots.greedy import POINT, choose, towards, weigh
from oneiros.games.runners.bots.random_layouts import random_layout
from oneiros.games.runners.bots.solver import solve
from oneiros.games.runners.bots.valuation import Stock, Weights
from oneiros.games.runners.moves import BUY, CONTENT, LOSE, RECONSIDER
from oneiros.games.runners.pieces import COLOURS, DREAMS, ROUNDS, SHAPES, TILES
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import AT_BAT, AT_EQUIP, AT_LAY

NODES: Final = 20_000  # that the solver may look at for the layout to be laid
GLANCE: Final = 2_000  # and for one in a round to come
AT_EASE: Final = 20  # calm that is assumed in rounds to come
HASTE: Final = 0.5  # of the sandglass, in which a layout is finished once it runs
EARLY: Final = 0.7  # of a player's time, at the soonest
LATE: Final = 1.3  # and at the latest


class Skill(msgspec.Struct, frozen=True):
    """How well and how quickly somebody plays."""

    tries: int  # layouts tried, of which the best is laid; 0: the best there is
    seconds: float  # from seeing a dream to being content, on average
    whims: int = 0  # of so many choices beside the layouts one is made at random; 0: none is
    foresight: bool = False  # whether tiles are bought and given up for the dreams that may come


SKILLS: Final = {
    "drowsy": Skill(tries=25, seconds=100.0, whims=3),
    "dreamer": Skill(tries=100, seconds=80.0),
    "lucid": Skill(tries=0, seconds=65.0),
    "oracle": Skill(tries=0, seconds=50.0, foresight=True),
}
SKILLS_1: Final = {
    "drowsy-1": Skill(tries=25, seconds=100.0, whims=3),
    "dreamer-1": Skill(tries=100, seconds=80.0),
    "lucid-1": Skill(tries=0, seconds=65.0),
    "oracle-1": Skill(tries=0, seconds=50.0, foresight=True),
}
"""Those of version 0.1, by which others are measured: they stay as they are."""


class Runner(Bot):
    """A player of Runners with some skill. How long it may think does not matter: it never needs long."""

    def __init__(self, game: Game, seed: int, skill: Skill) -> None:
        super().__init__(game, seed)
        self.skill = skill
        self._seed = seed
        self._planned_for: tuple[int, ...] = ()
        self._layout: list[int] = []
        self._seconds = 0.0  # to be taken for all of it

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        state = cast(RunnersState, mind.dream)
        if state.phase == AT_LAY:
            return self._lay(state, mind.seat)
        if len(mind.legal) == 1:
            return Thought(mind.legal[0])
        return Thought(int(self.choice(state, mind)))

    def choice(self, state: RunnersState, mind: Mind) -> int:
        """The move where there is no layout to be laid."""
        if self.skill.whims and self.rng.below(self.skill.whims) == 0:
            return mind.legal[self.rng.below(len(mind.legal))]
        if self.skill.foresight and state.round < ROUNDS - 1:
            if state.phase == AT_BAT:
                return LOSE + _least_missed(state, mind.seat)
            if state.phase == AT_EQUIP and not state.bought:
                shape = _best_buy(state, mind.seat)
                if shape is not None:
                    return BUY + shape
        return choose(state, mind.seat, self.rng)

    def _lay(self, state: RunnersState, seat: int) -> Thought:
        """The next move to the layout that was planned, after the time that it takes."""
        if state.content >> seat & 1:
            return Thought(RECONSIDER)  # nobody waits for it, and there is nothing else to do
        if not state.layout_moves_left(seat):
            return Thought(CONTENT)
        known = self.known(state, seat)
        if known != self._planned_for:
            self._planned_for = known
            rng = Rng(derived_seed(self._seed, "layout", seat, *known))
            self._layout = self.plan(state, seat, rng)
            self._seconds = self.skill.seconds * (EARLY + (LATE - EARLY) * float(rng.below(1000)) / 1000.0)
        pause = self._seconds / (len(self._layout) + 1)
        if state.glass:
            pause = min(pause, HASTE * float(state.sandglass) / (len(self._layout) + 1))
        return Thought(int(towards(state, seat, self._layout)), pause=pause)

    def known(self, state: RunnersState, seat: int) -> tuple[int, ...]:
        """All that a layout is planned for."""
        return holdings(state, seat)

    def plan(self, state: RunnersState, seat: int, rng: Rng) -> list[int]:
        """The layout that will be laid."""
        return layout(state, seat, self.skill.tries, rng)


class LearnedRunner(Runner):
    """Knows what things are worth from its own games. Its hands are as quick as those of `oracle-1`, and no quicker."""

    def __init__(self, game: Game, seed: int, value: Heuristic, looks: int) -> None:
        super().__init__(game, seed, SKILLS_1["oracle-1"])
        self.appraiser = Appraiser(value)
        self.appraiser.looks = looks

    def choice(self, state: RunnersState, mind: Mind) -> int:
        return self.appraiser.choose(state, mind.seat, self.rng)

    def known(self, state: RunnersState, seat: int) -> tuple[int, ...]:
        return known_to(state, seat)

    def plan(self, state: RunnersState, seat: int, rng: Rng) -> list[int]:
        return self.appraiser.layout(state, seat)


def layout(state: RunnersState, seat: int, tries: int, rng: Rng) -> list[int]:
    """The actions of a layout for the seat, the best of so many tried; with 0, the best there is."""
    stock = Stock(state.calm[seat], state.keys[seat], shards_of(state, seat))
    weights = weigh(state, seat)
    if tries:
        return random_layout(state.tables, state.card, state.tiles[seat], stock, weights, tries, rng)
    return solve(state.tables, int(state.card), int(state.tiles[seat]), stock, weights, NODES).actions


def holdings(state: RunnersState, seat: int) -> tuple[int, ...]:
    """All that a layout is planned for: while it is the same, so is the plan."""
    held = (state.round, state.card, state.tiles[seat], state.calm[seat], state.keys[seat], state.star[seat])
    return (*map(int, held), *shards_of(state, seat))


def shards_of(state: RunnersState, seat: int) -> list[int]:
    """The shards that the seat holds, by colour."""
    return [int(state.shards[seat * COLOURS + colour]) for colour in range(COLOURS)]


# Thinking of the dreams to come


def _best_buy(state: RunnersState, seat: int) -> int | None:
    """The shape of the open tile that is worth most beyond its price; None if none is."""
    tables = state.tables
    weights = weigh(state, seat)
    tiles = int(state.tiles[seat])
    without = expected_value(state, seat, tiles, weights)
    best: int | None = None
    surplus = 0.0
    for shape in range(SHAPES):
        if state.allows(seat, BUY + shape):
            tile = int(state.open[shape])
            price = int(weights.coin) * (int(tables.tile_price) - int(tables.tile_coins[tile]))
            gain = expected_value(state, seat, tiles | 1 << tile, weights) - without - price
            if gain > surplus:
                best, surplus = shape, gain
    return best


def _least_missed(state: RunnersState, seat: int) -> int:
    """U16: the unused tile without which the rest is worth most."""
    weights = weigh(state, seat)
    tiles = int(state.tiles[seat])
    unused = [tile for tile in range(TILES) if state.unused(seat) >> tile & 1]
    return max(unused, key=lambda tile: (expected_value(state, seat, tiles & ~(1 << tile), weights), -tile))


def expected_value(state: RunnersState, seat: int, tiles: int, weights: Weights) -> float:
    """What these tiles are worth: their points, and the best layouts of the dreams that may still come, on average."""
    tables = state.tables
    stock = Stock(AT_EASE, state.keys[seat], shards_of(state, seat))
    total = float(POINT * sum(int(tables.tile_points[tile]) for tile in range(TILES) if tiles >> tile & 1))
    ahead = [later // 2 for later in range(int(state.round) + 1, ROUNDS)]
    for level in sorted(set(ahead)):
        may_come = int(state.dreams & tables.level_dreams[level])
        values = [
            solve(tables, card, tiles, stock, weights, GLANCE).value for card in range(DREAMS) if may_come >> card & 1
        ]
        total += ahead.count(level) * sum(values) / len(values)
    return total


def _maker(skill: Skill) -> MakeBot:
    return lambda game, seed: Runner(game, seed, skill)


LEVELS: Final[dict[str, MakeBot]] = {level: _maker(skill) for level, skill in (SKILLS | SKILLS_1).items()}
