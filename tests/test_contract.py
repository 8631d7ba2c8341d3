"""The public names: all there, all documented, and what the README shows works."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys

import pytest

import oneiros
from oneiros.testing import check_citations, cited_by

CONTRACT = ["all_games", "game", "register", "register_bot", "replay", "plain", "Rng", "TABLE"]
CONTRACT += ["Option", "Outcome", "Timer", "Game", "State", "View", "Move", "Bot", "Mind", "Budget", "Thought"]
GAME = ["id", "title", "players", "options", "rules_version", "num_actions", "decode", "encode", "new"]
STATE = [
    "actors", "legal", "apply", "clone", "view", "imagine", "timer", "outcome", "digest", "features",
]  # fmt: skip
ERRORS = [
    "MalformedMove",
    "IllegalAction",
    "NotYourTurn",
    "BadOption",
    "UnknownGame",
    "BadContent",
    "BadRecord",
    "BadPlugin",
]


def test_every_name_of_the_contract_is_there_and_documented() -> None:
    for name in [*CONTRACT, *ERRORS]:
        assert name in oneiros.__all__
        if name != "TABLE" and not oneiros.compiled():  # compiled classes keep no docstrings
            assert inspect.getdoc(getattr(oneiros, name)), name
    doors = oneiros.game("doors")
    for name in GAME:
        assert hasattr(doors, name), name
    for name in STATE:
        assert hasattr(oneiros.State, name), name
        assert inspect.getdoc(inspect.getattr_static(oneiros.State, name)) or oneiros.compiled(), name


def test_errors_are_classes_of_their_own_with_one_base() -> None:
    kinds = [getattr(oneiros, name) for name in ERRORS]
    assert len(set(kinds)) == len(ERRORS)
    assert all(issubclass(kind, oneiros.OneirosError) for kind in kinds)


def test_games_come_in_a_fixed_order_and_unknown_ones_are_named() -> None:
    assert list(oneiros.all_games())[:2] == ["doors", "ravens"]
    with pytest.raises(oneiros.UnknownGame, match="no game 'chess'; the games are: doors, ravens"):
        oneiros.game("chess")
    for id, game in oneiros.all_games().items():
        assert game.id == id
        assert game is oneiros.game(id)


@pytest.mark.parametrize("id", oneiros.all_games())
def test_the_round_for_lists_of_games_is_that_of_the_view(id: str) -> None:
    game, rng = oneiros.game(id), oneiros.Rng(1)
    state = game.new(seed=1)
    while state.actors:
        for _ in range(20):
            if state.actors:
                seat = state.actors[0]
                state.step(seat, state.pick(seat, rng))
        assert game.round_of(state) == getattr(state.view(None), "round", None)


def test_games_is_the_package_it_looks_like() -> None:
    import oneiros.games.doors.game

    assert isinstance(oneiros.game("doors"), oneiros.games.doors.game.Doors)


def test_playouts_are_whole_games_of_the_seed() -> None:
    for game in oneiros.all_games().values():
        played = [(state.digest(), moves) for state, moves in game.playouts(3, seed=4)]
        assert played == [(state.digest(), moves) for state, moves in game.playouts(3, seed=4)]
        assert len(set(played)) == 3
        assert all(state.outcome is not None for state, _ in game.playouts(3, seed=5))
    with pytest.raises(oneiros.BadOption, match="players"):
        next(oneiros.game("ravens").playouts(1, players=9))


def test_plain_gives_what_json_gives() -> None:
    view = oneiros.plain(oneiros.game("ravens").new(players=3, seed=1).view(0))
    assert view["actors"] == [0, 1, 2]
    assert type(view["actors"]) is list


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    asked = os.environ.get("ONEIROS_BUILD")
    if asked:
        assert oneiros.compiled() == (asked == "compiled")


def test_the_plain_build_runs_without_its_array_library() -> None:
    """Where librt has no wheel the plain rules run on lists, and play the very same game."""
    script = """
import sys
sys.modules['librt'] = sys.modules['librt.vecs'] = None
import oneiros
state = oneiros.game('doors').new(players=2, seed=3)
state.playout(oneiros.Rng(1))
print(state.digest())
"""
    here = oneiros.game("doors").new(players=2, seed=3)
    here.playout(oneiros.Rng(1))
    env = {**os.environ, "PYTHONPATH": "src"}
    told = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == here.digest()


def test_every_rule_is_cited(request: pytest.FixtureRequest) -> None:
    """Law 9."""
    if request.config.option.keyword or any("::" in arg or arg.endswith(".py") for arg in request.config.args):
        pytest.skip("only a part of the suite was collected")
    check_citations(oneiros.all_games().values(), cited_by(request.session.items))
