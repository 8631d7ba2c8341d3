"""Positions for the tests of the faces: every game and player count, some moves into a random game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import oneiros
from oneiros import State

GAMES = tuple(oneiros.all_games())
TABLES = [(id, players) for id, game in oneiros.all_games().items() for players in game.players]


def unusual(id: str) -> dict[str, Any]:
    """Every option of a game set to another value than its usual one."""
    found = {}
    for name, option in oneiros.game(id).options.items():
        found[name] = option.choices[0] if option.choices[-1] == option.default else option.choices[-1]
    return found


def positions(id: str, players: int, seed: int, every: int, most: int) -> Iterator[State]:
    """Every so many moves of a random game, up to so many positions."""
    choose = random.Random(seed)
    state = oneiros.game(id).new(players=players, seed=seed)
    for move in range(every * most):
        if not state.actors:
            return
        if move % every == 0:
            yield state
        seat = choose.choice(state.actors)
        state.apply(seat, choose.choice(state.legal(seat)))
