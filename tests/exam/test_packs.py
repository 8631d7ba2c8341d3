"""Unseen packs: made by a seed, allowed by the game's own check, played by the same rules."""

from __future__ import annotations

import msgspec
import pytest

import oneiros
from oneiros.core.record import Play
from oneiros.envs.text import TextEnv
from oneiros.exam.packs import unseen, varied
from oneiros.text import describe, parse


@pytest.mark.parametrize("id", list(oneiros.all_games()))
def test_a_pack_that_nobody_has_seen_is_allowed_and_played(id: str) -> None:
    game = oneiros.game(id)
    other = unseen(id, 3)
    assert other.content.fingerprint() != game.content.fingerprint()
    assert varied(game, 3) == other.content
    assert varied(game, 4) != other.content
    other.content.check()
    told = msgspec.json.encode(other.content)
    assert msgspec.json.decode(told, type=game.content_type) == other.content
    for players in game.players:
        for state, moves in other.playouts(2, players=players, seed=1):
            assert state.outcome is not None
            assert moves <= other.max_moves


@pytest.mark.parametrize("id", list(oneiros.all_games()))
def test_it_can_be_told_in_words(id: str) -> None:
    play = Play(unseen(id, 3), unseen(id, 3).players[-1], 5)
    for _ in range(25):
        seat = play.state.awaited[0]
        legal = play.state.legal(seat)
        assert describe(play.state, seat, "nonsense:7")
        number = len(play.record.moves) % len(legal) + 1
        assert parse(str(number), play.state, seat) == legal[number - 1]
        play.apply(seat, legal[number - 1])


def test_the_pack_is_told_with_the_rules() -> None:
    """What differs from the game's own pack can be known before the first move."""
    env = TextEnv("doors", players=1)
    env.game = unseen("doors", 3)
    theirs = env.rules()
    assert theirs != TextEnv("doors", players=1).rules()
    for colour in msgspec.to_builtins(env.game.content)["colour"]:
        assert f"suns {colour['suns']}" in theirs
