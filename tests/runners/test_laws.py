"""The laws on Runners: on random play, which seldom sleeps long, and on good play, which sees the whole game."""

from __future__ import annotations

import pytest

import oneiros
from oneiros import Rng
from oneiros.core.record import Play
from oneiros.games.runners.bots.greedy import choose
from oneiros.games.runners.rules import RunnersState
from oneiros.testing import Conformance, laws


class TestRunnersLaws(Conformance):
    game = oneiros.game("runners")
    examples = 12


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_laws_hold_on_good_play_too(players: int) -> None:
    game = oneiros.game("runners")
    play = Play(game, players, 40 + players, starred=True)
    state = play.state
    assert isinstance(state, RunnersState)
    state.listen()
    rng = Rng(players)
    pieces = state.inventory()
    digests = [state.digest()]
    phases = set()
    before = None
    while state.actors:
        busy = [seat for seat in state.actors if state.phase or not state.content >> seat & 1]
        seat = busy[rng.below(len(busy))]
        if state.phase == 0 and not rng.below(40):
            seat, action = oneiros.TABLE, state.legal(oneiros.TABLE)[0]
        elif rng.below(12):
            action = choose(state, seat, rng)
        else:
            action = int(state.pick(seat, rng))
        play.apply(seat, action)
        laws.check_step(play, pieces)
        digests.append(state.digest())
        if before is not None:
            laws.check_quiet_move(before, seat, action, state, rng)
            before = None
        if not rng.below(25) or state.phase not in phases:
            phases.add(state.phase)
            laws.check_position(play, rng)
            before = state.clone()
    laws.check_position(play, rng)
    laws.check_replay(play.record, digests, play)
    assert state.round == 7
