"""Counts of ways to play on from a fixed deal, depth by depth: a change of legality anywhere near shows here."""

from __future__ import annotations

import pytest

import oneiros

SEED = 7
KEPT: dict[tuple[str, int], list[int]] = {
    ("doors", 1): [10, 30, 186, 807],
    ("doors", 2): [8, 56, 336, 1680],
    ("ravens", 2): [6, 33, 174, 909],
    ("ravens", 5): [6, 33, 174, 909],
}


def ways(state: oneiros.State, depth: int) -> int:
    """How many sequences of so many moves there are; seats that act at once are taken in turn."""
    if depth == 0 or not state.actors:
        return 1
    total = 0
    seat = state.actors[0]
    for action in state.legal(seat):
        next_state = state.clone()
        next_state.apply(seat, action)
        total += ways(next_state, depth - 1)
    return total


@pytest.mark.parametrize(("game", "players"), KEPT)
def test_ways_to_play_on(game: str, players: int) -> None:
    state = oneiros.game(game).new(players=players, seed=SEED)
    for _ in range(4 * players if game == "ravens" else 0):  # past the first looks, which are all alike
        if len(state.actors) > 1 or state.view(None).phase == "look":
            state.apply(state.actors[0], state.legal(state.actors[0])[0])
    assert [ways(state, depth) for depth in range(1, 5)] == KEPT[(game, players)]
