"""The best layout of Runners: our exact solver beside OR-tools' CP-SAT, on fixed puzzles; prints the result as JSON.

A worker of `python -m bench`, to be run with PYTHONPATH=build/compiled. Both are asked the same question: some tiles, a
dream card, a stock and what things are worth; and must prove their answer best. Every layout that CP-SAT gives is
valued anew by our rules. In its favour: its model is made ahead and not counted, actions that do the same are given
once, what only pays (sets of shards, chests) is left for it to choose, and every puzzle can be dreamt without waking
up, so that waking up is simply forbidden.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import oneiros
from oneiros.games.runners.bots.solver import solve
from oneiros.games.runners.bots.valuation import Stock, Weights, layout_value
from oneiros.games.runners.game import Runners
from oneiros.games.runners.layout_score import SPIDER_BITE
from oneiros.games.runners.pieces import (
    ANY,
    BAT,
    CALM,
    CHEST,
    CHEST_TYPES,
    COIN,
    COLOURS,
    DREAMS,
    FIELDS,
    KEY,
    KRAKEN,
    LINKED,
    NIGHTMARE,
    OWN,
    REWARD,
    REWARDS,
    SPIDER,
    TILES,
)
from oneiros.games.runners.position import MOST_CALM
from oneiros.games.runners.tables import Tables

PUZZLES = 50
FEWEST_TILES = 4
MOST_TILES = 8
STRIDE = 4  # from card to card, so that all levels come in turn
REPEATS = 3  # of every solving, of which the median counts
SECONDS = 120.0  # for one puzzle, after which CP-SAT gives what it has


class Puzzle(NamedTuple):
    """One question."""

    card: int
    tiles: tuple[int, ...]
    calm: int
    keys: int
    shards: tuple[int, ...]
    unit_values: dict[str, int | list[int]]  # as in `Weights`

    def bits(self) -> int:
        """The tiles as bits."""
        return sum(1 << tile for tile in self.tiles)

    def stock(self) -> Stock:
        """What the player holds."""
        return Stock(self.calm, self.keys, list(self.shards))

    def weights(self) -> Weights:
        """What things are worth, as the solver takes it."""
        made = Weights()
        for name, value in self.unit_values.items():
            if isinstance(value, int):
                setattr(made, name, value)
            else:
                for at, one in enumerate(value):
                    getattr(made, name)[at] = one
        return made


def puzzles(number: int = PUZZLES, fewest: int = FEWEST_TILES, most: int = MOST_TILES) -> list[Puzzle]:
    """Always the same: all levels of cards in turn, own and neutral tiles, a stock as it may be in mid-game."""
    rng = random.Random(2024)
    cards = [card for first in range(STRIDE) for card in range(first, DREAMS, STRIDE)]
    found: list[Puzzle] = []
    for at in range(number):
        size = fewest + at % (most - fewest + 1)
        own = rng.randint(1, min(OWN, size - 1))
        tiles = sorted(rng.sample(range(OWN), own) + rng.sample(range(OWN, TILES), size - own))
        star = 100 * rng.randint(1, 6)
        key = rng.randint(30, 90)
        valued: dict[str, int | list[int]] = {
            "calm": rng.choice((100, 100, 140, 220)),
            "star": star,
            "shards": [star * rng.randint(0, 24) // 100 for _ in range(COLOURS)],
            "key": key,
            "coin": rng.randint(25, 50),
            "chests": [rng.randint(key * (kind + 1), 200 * (kind + 1)) for kind in range(CHEST_TYPES)],
            "linked": rng.randint(50, 350),
            "tiles": [rng.randint(0, 300) for _ in range(TILES)],
        }
        shards = [rng.randint(0, 3) for _ in range(COLOURS)]
        shards[rng.randrange(COLOURS)] = 0  # or there would be a set (U20)
        card = cards[at % DREAMS]
        found.append(Puzzle(card, tuple(tiles), rng.randint(14, 28), rng.randint(0, 4), tuple(shards), valued))
    return found


def our_tables() -> Tables:
    """Those of the standard content."""
    game = oneiros.game("runners")
    assert isinstance(game, Runners)
    return game.tables


def actions_of(tables: Tables, puzzle: Puzzle) -> list[int]:
    """All that can be laid; of actions that are alike in everything, one."""
    found: dict[tuple[int, ...], int] = {}
    for tile in puzzle.tiles:
        shape = int(tables.tile_shape[tile])
        for number in range(tables.shape_places[shape]):
            action = int(tables.tile_base[tile]) + number
            mask = int(tables.mask[tables.shape_base[shape] + number])
            does = (int(tables.collects[action]), int(tables.doubles[action]), int(tables.dispels[action]))
            found.setdefault((tile, mask, *does), action)
    return list(found.values())


class Model:
    """A puzzle as CP-SAT is told it. At most one tile lies on a field, so what a layout does there is a sum."""

    def __init__(self, cp: Any, tables: Tables, puzzle: Puzzle) -> None:
        self.cp = cp
        self.tables = tables
        self.puzzle = puzzle
        self.model = cp.CpModel()
        self.laid = {action: self.model.new_bool_var(f"lay {action}") for action in actions_of(tables, puzzle)}
        self._tiles_do_not_overlap()
        weights = puzzle.weights()
        gained = {reward: self._gained(reward) for reward in range(REWARDS)}
        self.model.maximize(
            weights.calm * self._calm(gained[CALM])
            + weights.coin * gained[COIN]
            + weights.linked * self._often(LINKED)
            + self._keys_and_chests(gained[KEY], weights)
            + self._shards(gained, weights)
            - self._bitten(weights)
        )

    def answer(self, seconds: float = SECONDS) -> tuple[list[int], int, bool, float]:
        """The layout, what CP-SAT thinks it is worth, whether it was proved best, and the processor time it took."""
        solver = self.cp.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = seconds
        begin = process_time()
        status = solver.solve(self.model)
        took = process_time() - begin
        if status not in (self.cp.OPTIMAL, self.cp.FEASIBLE):
            return [], -1, False, took
        actions = sorted(action for action, lies in self.laid.items() if solver.boolean_value(lies))
        return actions, round(solver.objective_value), status == self.cp.OPTIMAL, took

    # Parts of the rules

    def _place(self, action: int) -> int:
        tile = self.tables.action_tile[action]
        return int(self.tables.shape_base[self.tables.tile_shape[tile]] + action - self.tables.tile_base[tile])

    def _sum(self, weigh: Any) -> Any:
        """Over all actions that are laid, by their weight."""
        return self.cp.LinearExpr.weighted_sum(list(self.laid.values()), [int(weigh(action)) for action in self.laid])

    def _on(self, effect: Any, field: int) -> Any:
        """1 if the layout has the effect on the field, else 0."""
        return self._sum(lambda action: effect[action] >> field & 1)

    def _fields(self, kind: int) -> list[int]:
        first = self.puzzle.card * FIELDS
        return [field for field in range(FIELDS) if self.tables.field_kind[first + field] == kind]

    def _value(self, field: int) -> int:
        return int(self.tables.field_value[self.puzzle.card * FIELDS + field])

    def _times(self, field: int) -> Any:
        """U14: how often the field is collected."""
        return self._on(self.tables.collects, field) + self._on(self.tables.doubles, field)

    def _often(self, kind: int) -> Any:
        return sum(self._times(field) for field in self._fields(kind))

    def _spared(self, field: int) -> Any:
        """1 if the field is not dispelled, else 0."""
        return 1 - self._on(self.tables.dispels, field)

    def _tiles_do_not_overlap(self) -> None:
        """U8."""
        for tile in self.puzzle.tiles:
            mine = [lies for action, lies in self.laid.items() if self.tables.action_tile[action] == tile]
            self.model.add_at_most_one(mine)
        masks = {action: int(self.tables.mask[self._place(action)]) for action in self.laid}
        for cell in range(max(masks.values()).bit_length()):
            here = [lies for action, lies in self.laid.items() if masks[action] >> cell & 1]
            if len(here) > 1:
                self.model.add_at_most_one(here)

    def _gained(self, reward: int) -> Any:
        """U14, U17: how much of a reward is collected from fields that show it; nothing of chosen shards."""
        first = self.puzzle.card * FIELDS
        total: Any = 0
        if reward == ANY:
            return total
        for field in self._fields(REWARD):
            total += int(self.tables.field_items[(first + field) * REWARDS + reward]) * self._times(field)
        for field in self._fields(SPIDER):
            if self._value(field) == reward:
                total += self._times(field)
        return total

    def _calm(self, gained: Any) -> Any:
        """U12, U13, U15, U17, U21: calm in the end, which must be left and counts up to its most."""
        tables = self.tables
        lost: Any = FIELDS + self._sum(
            lambda action: tables.outside[self._place(action)] - int(tables.inside[self._place(action)]).bit_count()
        )
        for field in self._fields(NIGHTMARE):
            lost += self._value(field) * self._spared(field)
        for field in self._fields(SPIDER):
            lost += SPIDER_BITE * self._spared(field)
        signs = self._sum(lambda action: tables.tile_signs[tables.action_tile[action]])
        most = sum(int(tables.tile_signs[tile]) for tile in self.puzzle.tiles)
        for field in self._fields(KRAKEN):
            bite = self.model.new_int_var(0, most, f"kraken {field}")
            self.model.add(bite >= signs - most * self._on(tables.dispels, field))
            lost += bite
        after = self.puzzle.calm + gained - lost
        calm = self.model.new_int_var(1, MOST_CALM, "calm")
        self.model.add(calm <= after)
        return calm

    def _keys_and_chests(self, gained: Any, weights: Weights) -> Any:
        """U18, for chests that are worth their keys, so that opening them need not be forced."""
        keys = self.puzzle.keys + gained
        total = weights.key * keys
        for kind in {self._value(field) for field in self._fields(CHEST)}:
            assert weights.chests[kind] >= weights.key * (kind + 1)
            opened = self.model.new_int_var(0, 2 * len(self._fields(CHEST)), "opened")
            self.model.add(opened <= self._often(CHEST))
            self.model.add((kind + 1) * opened <= keys)
            total += (weights.chests[kind] - weights.key * (kind + 1)) * opened
        return total

    def _shards(self, gained: dict[int, Any], weights: Weights) -> Any:
        """U14, U20, for sets that are worth their shards, so that giving them back need not be forced."""
        first = self.puzzle.card * FIELDS
        singles: Any = 0
        pairs: Any = 0
        most = 0
        for field in self._fields(REWARD):
            wishes = int(self.tables.field_items[(first + field) * REWARDS + ANY])
            double = self._on(self.tables.doubles, field)
            singles += wishes * (self._on(self.tables.collects, field) - double)
            pairs += wishes * double
            most += wishes
        one = [self.model.new_int_var(0, most, f"one {colour}") for colour in range(COLOURS)]
        two = [self.model.new_int_var(0, most, f"two {colour}") for colour in range(COLOURS)]
        self.model.add(sum(one) == singles)
        self.model.add(sum(two) == pairs)
        sets = self.model.new_int_var(0, 2 * FIELDS, "sets")
        extra = weights.star - sum(int(weights.shards[colour]) for colour in range(COLOURS))
        assert extra >= 0
        total: Any = extra * sets
        for colour in range(COLOURS):
            number = self.puzzle.shards[colour] + gained[colour] + one[colour] + 2 * two[colour]
            self.model.add(sets <= number)
            total += int(weights.shards[colour]) * number
        return total

    def _bitten(self, weights: Weights) -> Any:
        """U16: as many unused tiles as there are bats, or all of them."""
        bats = self._fields(BAT)
        if not bats:
            return 0
        wild = sum(self._spared(field) for field in bats)
        unused = len(self.puzzle.tiles) - self._sum(lambda action: 1)
        number = self.model.new_int_var(0, len(bats), "bitten")
        self.model.add_min_equality(number, [wild, unused])
        lost: Any = 0
        taken: Any = 0
        for tile in self.puzzle.tiles:
            gone = self.model.new_bool_var(f"gone {tile}")
            self.model.add(gone + self._sum(lambda action, tile=tile: self.tables.action_tile[action] == tile) <= 1)
            taken += gone
            lost += int(weights.tiles[tile]) * gone
        self.model.add(taken == number)
        return lost


def check(tables: Tables, puzzle: Puzzle, ours: list[int], value: int, theirs: list[int], said: int) -> int:
    """What CP-SAT's layout is worth by our rules; fails if ours is not what it says, or is beaten."""
    asked = (tables, puzzle.card, puzzle.bits(), puzzle.stock(), puzzle.weights())
    assert layout_value(*asked, ours) == value, puzzle
    found = layout_value(*asked, theirs)
    assert found == said, (puzzle, found, said)
    assert value >= found, (puzzle, value, found)
    return found


def measure(asked: list[Puzzle], repeats: int = REPEATS) -> dict[str, Any]:
    """By puzzle: tiles, seconds of both, and whether each found what is best; no seconds of CP-SAT if not installed."""
    tables = our_tables()
    try:
        cp: Any = importlib.import_module("ortools.sat.python.cp_model")
    except ImportError:
        cp = None
    rows: list[dict[str, Any]] = []
    for puzzle in asked:
        row: dict[str, Any] = {"tiles": len(puzzle.tiles), "peer": None, "found": None, "proved": False}
        times: list[float] = []
        for _ in range(repeats):
            begin = process_time()
            answer = solve(tables, puzzle.card, puzzle.bits(), puzzle.stock(), puzzle.weights())
            times.append(process_time() - begin)
        assert answer.exact
        row |= {"ours": median(times), "value": answer.value}
        if cp is not None:
            model = Model(cp, tables, puzzle)
            answers = [model.answer() for _ in range(repeats)]
            actions, said, proved, _ = answers[0]
            row |= {"peer": median(took for *_, took in answers), "proved": proved}
            row["found"] = check(tables, puzzle, answer.actions, answer.value, actions, said)
            assert not proved or row["found"] == answer.value, (puzzle, row)
        rows.append(row)
    version = importlib.metadata.version("ortools") if cp is not None else None
    return {"rows": rows, "version": version}


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.layouts", description=__doc__)
    parser.add_argument("--puzzles", type=int, default=PUZZLES)
    parser.add_argument("--repeats", type=int, default=REPEATS)
    given = parser.parse_args()
    print(json.dumps(measure(puzzles(given.puzzles), given.repeats)))


if __name__ == "__main__":
    main()
