"""Hints and analysis for Runners: what each choice makes of the points, and so of the chance to win.

A layout is judged when its owner is content with it, against the best that the solver finds. Until then every tile can
still be moved, so laying one gives nothing away. The other players are expected to find their best layouts. How long
somebody took, and so the coin for the sandglass, is not judged.
"""

from __future__ import annotations

from typing import Final, cast

from oneiros.core.bot import Adviser, Budget, Candidate, Mind, Thought
from oneiros.core.game import Game
from oneiros.games.runners.bots.greedy import POINT, reward_value, tile_value, towards, weigh
from oneiros.games.runners.bots.heuristic import RunnersHeuristic
from oneiros.games.runners.bots.players import NODES, expected_value, holdings, shards_of
from oneiros.games.runners.bots.solver import solve
from oneiros.games.runners.bots.valuation import Stock, layout_value
from oneiros.games.runners.layout_score import NOT_LAID
from oneiros.games.runners.moves import BUY, COLOUR, CONTENT, LOSE, REST, TAKE
from oneiros.games.runners.pieces import ROUNDS, SHAPES, TILES
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import AT_BAT, AT_COLOUR, AT_LAY, AT_SHARE

SHOWN: Final = 9  # choices that are given, at most


class RunnersAdviser(Adviser):
    """A strong player who says what it thinks of the choices. It needs no budget: the solver is quick."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._solved: dict[tuple[int, ...], tuple[int, list[int]]] = {}

    def evaluate(self, mind: Mind, budget: Budget | None = None, only: int | None = None) -> Thought:
        """The choices and the chance to win with each, the best first; with `only`, of that action alone."""
        state = cast(RunnersState, mind.dream)
        if state.phase == AT_LAY:
            gains = self._layouts(state, mind.seat, mind.legal if only is None else [only])
        else:
            gains = _choices(state, mind.seat, mind.legal if only is None else [only])
        best_first = sorted(gains, key=lambda action: -gains[action])[:SHOWN]
        rows = tuple(Candidate(action, 1, self._chance(state, mind.seat, gains[action])) for action in best_first)
        return Thought(rows[0].action, rows[0].value, rows, len(rows))

    def _chance(self, state: RunnersState, seat: int, gain: float) -> float:
        """To win, if a choice brings so many points and the others play the dream at hand as well as they can."""
        laying = state.phase == AT_LAY
        gains = [0.0] * int(state.players)
        for other in range(int(state.players)):
            if laying and other != seat and not state.awake >> other & 1:
                gains[other] = self._best(state, other)[0]
        gains[seat] = gain
        return float(cast(RunnersHeuristic, self.heuristic).chance(state, seat, gains, laying))

    # Layouts

    def _layouts(self, state: RunnersState, seat: int, actions: list[int]) -> dict[int, float]:
        """The points of being content now, and of the best layout for the next move to it or any other asked for."""
        best, layout = self._best(state, seat)
        if actions == [CONTENT]:
            return {CONTENT: self._as_it_lies(state, seat)}
        if len(actions) == 1:
            return {actions[0]: best}
        gains = {CONTENT: self._as_it_lies(state, seat)}
        following = int(towards(state, seat, layout))
        return gains if following == CONTENT else {following: best, **gains}

    def _best(self, state: RunnersState, seat: int) -> tuple[float, list[int]]:
        """The points that the best layout brings the seat, and the actions that lay it."""
        known = (seat, *holdings(state, seat))
        if known not in self._solved:
            answer = solve(
                state.tables, int(state.card), int(state.tiles[seat]), _stock(state, seat), weigh(state, seat), NODES
            )
            self._solved[known] = (int(answer.value), answer.actions)
        value, layout = self._solved[known]
        return (value - _held(state, seat)) / POINT, layout

    def _as_it_lies(self, state: RunnersState, seat: int) -> float:
        """The points that the seat's layout brings as it is."""
        laid = [
            int(state.tables.tile_base[tile] + state.laid[seat * TILES + tile])
            for tile in range(TILES)
            if state.laid[seat * TILES + tile] != NOT_LAID
        ]
        stock, weights = _stock(state, seat), weigh(state, seat)
        value = layout_value(state.tables, int(state.card), int(state.tiles[seat]), stock, weights, laid)
        return (value - _held(state, seat)) / POINT


def _stock(state: RunnersState, seat: int) -> Stock:
    return Stock(state.calm[seat], state.keys[seat], shards_of(state, seat))


def _held(state: RunnersState, seat: int) -> int:
    """The value of what the seat holds before scoring: what a layout adds to it is its gain."""
    weights = weigh(state, seat)
    shards = sum(int(weights.shards[colour]) * number for colour, number in enumerate(shards_of(state, seat)))
    return int(weights.calm * state.calm[seat] + weights.key * state.keys[seat]) + shards


# Other choices


def _choices(state: RunnersState, seat: int, actions: list[int]) -> dict[int, float]:
    """The points that each of these actions brings beyond doing nothing."""
    return {action: _gain(state, seat, action) / POINT for action in actions}


def _gain(state: RunnersState, seat: int, action: int) -> float:
    tables = state.tables
    weights = weigh(state, seat)
    if state.phase == AT_SHARE:
        return float(reward_value(weights, action - TAKE))
    if state.phase == AT_COLOUR:
        return float(weights.shards[action - COLOUR])
    tiles = int(state.tiles[seat])
    if state.phase == AT_BAT:
        return _with_tiles(state, seat, tiles & ~(1 << (action - LOSE))) - _with_tiles(state, seat, tiles)
    if BUY <= action < BUY + SHAPES:
        tile = int(state.open[action - BUY])
        price = int(weights.coin) * (int(tables.tile_price) - int(tables.tile_coins[tile]))
        return _with_tiles(state, seat, tiles | 1 << tile) - _with_tiles(state, seat, tiles) - price
    if action == REST:
        return float(weights.calm - weights.coin * tables.calm_price)
    return 0.0


def _with_tiles(state: RunnersState, seat: int, tiles: int) -> float:
    """What a set of tiles is worth: in the last round their points, before that with the dreams that may come."""
    if state.round < ROUNDS - 1:
        return expected_value(state, seat, tiles, weigh(state, seat))
    return float(sum(int(tile_value(state.tables, tile, 0)) for tile in range(TILES) if tiles >> tile & 1))
