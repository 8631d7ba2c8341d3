"""Measures one search with random playouts to the end, ours or that of OpenSpiel in C++, and prints it as JSON.

A simulation goes from the position down the tree and on at random to the end of the game. Its length is counted in
steps, each a call that changes the state: moves and, where an engine has them, chance nodes. Steps per second make
games of different length comparable. OpenSpiel searches on the true state; ours imagines one for every simulation.
A worker of `python -m bench`: ours is to be run with PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
from collections.abc import Callable
from typing import Any

from bench.clock import per_second

LENGTHS = 300  # playouts made to know how long they are
PEERS = ("gin_rummy", "backgammon", "connect_four")


def our_search(id: str, players: int, simulations: int) -> tuple[Callable[[], int], Callable[[], float]]:
    """Searches from the first move of a game, and the mean length of their simulations."""
    import oneiros
    from oneiros.bots.search import Search
    from oneiros.core.heuristic import Heuristic

    game = oneiros.game(id)
    state = game.new(players=players, seed=1)
    seat = state.actors[0]
    rng = oneiros.Rng(1)
    made = steps = 0

    def batch() -> int:
        nonlocal made, steps
        search = Search(Heuristic(), seat, game.num_actions, game.secret_actions())
        done = search.think(state, rng, 1e9, simulations)
        made += done
        steps += int(search.steps)
        return done

    return batch, lambda: steps / made


def their_search(module: Any, name: str, simulations: int) -> tuple[Callable[[], int], Callable[[], float]]:
    """The same for OpenSpiel's MCTSBot with random rollouts, from the first decision of a game."""
    game = module.load_game(name)
    choose = random.Random(1).random
    start = game.new_initial_state()
    while start.is_chance_node():
        _step(start, choose)
    seed = 0

    def batch() -> int:
        nonlocal seed
        seed += 1
        evaluator = module.RandomRolloutEvaluator(1, seed)
        module.MCTSBot(game, evaluator, 2.0, simulations, 100, False, seed, False).mcts_search(start)
        return simulations

    def length() -> float:
        steps = 0
        for _ in range(LENGTHS):
            state = start.clone()
            while not state.is_terminal():
                _step(state, choose)
                steps += 1
        return steps / LENGTHS

    return batch, length


def _step(state: Any, choose: Callable[[], float]) -> None:
    legal = state.legal_actions()
    state.apply_action(legal[int(choose() * len(legal))])


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--peer", choices=PEERS)
    parser.add_argument("--game", default="doors")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--simulations", type=int, default=500, help="of one search; the next has an empty tree")
    given = parser.parse_args()
    if given.peer is None:
        batch, length = our_search(given.game, given.players, given.simulations)
    else:
        try:
            module = importlib.import_module("pyspiel")
        except ImportError:
            print(json.dumps(None))
            return
        batch, length = their_search(module, given.peer, given.simulations)
    print(json.dumps({"simulations": per_second(batch, given.seconds), "length": length()}))


if __name__ == "__main__":
    main()
