"""The environment in words: every seat is asked in turn, refusals cost patience and nothing else."""

from __future__ import annotations

import pytest

import oneiros
from oneiros import BadOption, Rng
from oneiros.envs.text import TextEnv


def play_out(env: TextEnv, seed: int) -> None:
    """Play at random to the end."""
    rng = Rng(seed)
    while (seat := env.seat) is not None:
        env.observe()
        env.step(str(1 + rng.below(len(env.play.state.legal(seat)))))


@pytest.mark.parametrize("game", list(oneiros.all_games()))
def test_a_whole_game_can_be_played(game: str) -> None:
    env = TextEnv(game)
    assert env.reset(5).startswith(env.speaker.title)
    play_out(env, 5)
    outcome = env.play.state.outcome
    assert outcome is not None
    assert env.rewards == [float(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(env.players)]
    assert oneiros.replay(env.play.record).digest() == env.play.state.digest()


def test_everything_that_happened_since_is_told_once() -> None:
    env = TextEnv("sandman", players=3)
    env.reset(2)
    told: list[list[str]] = [[] for _ in range(3)]
    rng = Rng(2)
    while (seat := env.seat) is not None:
        before = env.observe()
        assert env.observe() == before
        told[seat] += [line for line in before.splitlines() if line.startswith("- ") and " moved the " in line]
        env.step(str(1 + rng.below(len(env.play.state.legal(seat)))))
    # The first seat hears of every wheel that was moved before its own last move.
    assert len(told[0]) > 30
    assert all("Player 2" in "".join(lines) or "Player 3" in "".join(lines) for lines in told)


def test_a_refusal_changes_nothing_and_names_its_rule() -> None:
    env = TextEnv("doors")
    env.reset(7)
    before = env.play.state.digest()
    forbidden = next(a for a in range(env.game.num_actions) if a not in env.play.state.legal(0))
    answer = env.step(env.speaker.move(forbidden))
    assert answer.action is None
    assert answer.rule.startswith("D")
    assert answer.rule in answer.refusal
    assert env.play.state.digest() == before
    assert env.seat == 0


def test_patience_ends() -> None:
    env = TextEnv("ravens", players=2, patience=2)
    env.reset(1)
    assert env.seat == 0
    env.step("a babble")
    env.step("1")  # a legal move: patience is whole again
    for _ in range(2):
        seat = env.seat
        env.step("another babble")
    assert env.done
    assert env.forfeited == seat
    assert env.rewards == [-1.0 if one == seat else 0.0 for one in range(2)]
    with pytest.raises(BadOption, match="reset"):
        env.step("1")
    env.reset(1)
    assert not env.done


def test_bad_settings_are_refused() -> None:
    with pytest.raises(BadOption, match="at least once"):
        TextEnv("ravens", patience=0)
    with pytest.raises(BadOption, match="the languages are"):
        TextEnv("ravens", language="xx")
