"""The four levels of every game play whole games by the rules."""

from __future__ import annotations

from operator import attrgetter

import pytest

import oneiros
from oneiros.bots import LEVELS, bot
from oneiros.core.bot import Budget, Mind
from oneiros.core.errors import BadOption

FEW = Budget(simulations=12 if oneiros.compiled() else 2)
LONG = 10_000 if oneiros.compiled() else 40  # moves that the bots make; plain search would take minutes for more


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", oneiros.all_games().values(), ids=attrgetter("id"))
def test_plays_a_whole_game(game: oneiros.Game, level: str) -> None:
    for players in {game.players[0], game.players[-1]}:
        state = game.new(players=players, seed=3)
        bots = [bot(game, level, seat) for seat in range(players)]
        moves: list[tuple[int, int]] = []
        while state.actors and len(moves) < LONG:
            seat = state.actors[-1]
            action = bots[seat].think(Mind(state, seat, moves), FEW).action
            state.apply(seat, action)
            moves.append((seat, action))
        state.playout(oneiros.Rng(1))
        assert state.outcome is not None


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="no bot 'awake' for Doors; there are: drowsy, dreamer, lucid, oracle, learned"):
        bot(oneiros.game("doors"), "awake")
