"""The player who sees all, by whom it is measured what luck leaves to skill."""

from __future__ import annotations

from typing import cast

import pytest
from bench.clairvoyant import ChampionSeer, SearchingSeer, Seer
from bench.runners_seer import Fair, foretell

import oneiros
from oneiros import Rng
from oneiros.core.bot import Mind
from oneiros.games.runners.bots.players import SKILLS_1
from oneiros.games.runners.rules import RunnersState


@pytest.mark.parametrize("by_champion", [False, True])
@pytest.mark.parametrize("sees_all", [False, True])
def test_a_seer_moves_by_the_rules_and_leaves_the_truth_alone(sees_all: bool, by_champion: bool) -> None:
    state = oneiros.game("sandman").new(2, seed=3)
    before = state.digest()
    seat = state.actors[0]
    seer: Seer = SearchingSeer(state.game, seat, sees_all, 1)
    if by_champion:
        seer = ChampionSeer(state.game, seat, sees_all, 1, 2)
    ahead, truth = seer.look(state), state.clone()
    assert (ahead.rng.below(1 << 30) == truth.rng.below(1 << 30)) is sees_all, "it knows what chance will bring, or not"
    assert seer.think(state, [], 5.0) in state.legal(seat)
    assert state.digest() == before


def test_dreams_are_foretold_to_one_and_not_to_the_others() -> None:
    """Two of each level will come, of which the first lies open; who plays fair thinks that all others may."""
    game = oneiros.game("runners")
    state = cast(RunnersState, game.new(2, seed=3))
    may_come = int(state.dreams)
    foretell(state, Rng(1))
    levels = [int(state.dreams & level).bit_count() for level in state.tables.level_dreams]
    assert levels == [1, 2, 2, 2]
    assert state.dreams & ~may_come == 0
    mind = Mind(state, 0)
    Fair(game, 1, SKILLS_1["oracle-1"]).think(mind)
    assert cast(RunnersState, mind.dream).dreams == may_come
