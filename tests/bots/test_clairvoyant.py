"""The player who sees all, by whom it is measured what luck leaves to skill."""

from __future__ import annotations

import pytest
from bench.clairvoyant import Seer

import oneiros


@pytest.mark.parametrize("sees_all", [False, True])
def test_a_seer_moves_by_the_rules_and_leaves_the_truth_alone(sees_all: bool) -> None:
    state = oneiros.game("sandman").new(2, seed=3)
    before = state.digest()
    seat = state.actors[0]
    seer = Seer(state.game, seat, sees_all, 1)
    assert seer.think(state, [], 5.0) in state.legal(seat)
    assert state.digest() == before
