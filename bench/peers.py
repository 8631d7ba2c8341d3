"""Measures an engine that people use today, at random play driven from Python, and prints the result as JSON.

A step is one call that changes the state: a player's move or, where an engine has them, a chance node. Everything
is done in the peer's favour that its users could do: the choice is made as cheaply as ours (no numpy for one number),
and where all outcomes of chance are equally likely they are picked like moves, without their odds.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from bench.clock import per_second


class Peer(NamedTuple):
    """A game of another engine."""

    name: str  # as tables show it
    module: str
    package: str  # as it is installed
    game: str
    even_chance: bool  # whether the outcomes of a chance node are equally likely


PEERS = {
    peer.name: peer
    for peer in (
        Peer("pyspiel gin_rummy", "pyspiel", "open_spiel", "gin_rummy", True),
        Peer("pyspiel skat", "pyspiel", "open_spiel", "skat", True),
        Peer("pyspiel hanabi", "pyspiel", "open_spiel", "hanabi", False),
        Peer("pyspiel backgammon", "pyspiel", "open_spiel", "backgammon", False),
        Peer("RLCard gin-rummy", "rlcard", "rlcard", "gin-rummy", False),
    )
}


def spiel(module: Any, name: str, even_chance: bool) -> Callable[[], int]:
    """One game of OpenSpiel; counts moves and chance nodes."""
    game = module.load_game(name)
    choose = random.Random(1).random

    def batch() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if not even_chance and state.is_chance_node():
                left = choose()
                for outcome, odds in state.chance_outcomes():
                    action = outcome
                    left -= odds
                    if left < 0.0:
                        break
            else:
                legal = state.legal_actions()
                action = legal[int(choose() * len(legal))]
            state.apply_action(action)
            steps += 1
        return steps

    return batch


def check_even_chance(module: Any, name: str) -> None:
    """Fail if a game that is said to have even chances has not, along one random game."""
    choose = random.Random(1).random
    state = module.load_game(name).new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            odds = [odds for _, odds in state.chance_outcomes()]
            if len(odds) != len(legal) or max(odds) - min(odds) > 1e-9:
                raise AssertionError(f"the chances of {name} are not even")
        state.apply_action(legal[int(choose() * len(legal))])


def rlcard(module: Any, name: str) -> Callable[[], int]:
    """One game of RLCard through `reset` and `step`; counts moves."""
    env = module.make(name, config={"seed": 1})
    choose = random.Random(1).random

    def batch() -> int:
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(choose() * len(legal))])
            steps += 1
        return steps

    return batch


def measure(peer: Peer, seconds: float) -> dict[str, float | str] | None:
    """Steps per second and the version of the engine; None if it is not installed."""
    try:
        module = importlib.import_module(peer.module)
    except ImportError:
        return None
    if peer.module == "rlcard":
        batch = rlcard(module, peer.game)
    else:
        if peer.even_chance:
            check_even_chance(module, peer.game)
        batch = spiel(module, peer.game, peer.even_chance)
    return {"driven": per_second(batch, seconds), "version": importlib.metadata.version(peer.package)}


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--peer", choices=tuple(PEERS), required=True)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    print(json.dumps(measure(PEERS[given.peer], given.seconds)))


if __name__ == "__main__":
    main()
