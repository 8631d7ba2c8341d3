"""Batches of games play what the games play, one by one."""

from __future__ import annotations

import multiprocessing
import pickle
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import oneiros
from oneiros import Outcome
from oneiros.envs.vector import rewards_of
from tests.envs.walks import GAMES, TABLES


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_batch_shows_and_does_what_the_games_do(id: str, players: int) -> None:
    game = oneiros.game(id)
    batch = oneiros.batch(id, 3, players=players, seeds=[11, 5, 2**63])
    states = [game.new(players=players, seed=seed) for seed in (11, 5, 2**63)]
    ends = 0
    for step in range(60 if id != "doors" else 150):
        for row, state in enumerate(states):
            seat = int(batch.seats[row])
            assert seat == state.actor()
            if step % 10 == 0:
                shown = batch.features[row].astype(float) / batch.scales.astype(float)
                assert shown.tolist() == state.features(seat)
            assert np.flatnonzero(batch.masks[row]).tolist() == state.legal(seat)
        chosen = batch.sample()
        acting = batch.seats
        batch.step(chosen)
        for row, state in enumerate(states):
            state.apply(int(acting[row]), int(chosen[row]))
            outcome = state.outcome
            assert batch.done[row] == (outcome is not None)
            if outcome is None:
                assert not batch.rewards[row].any()
            else:
                ends += 1
                assert batch.rewards[row].tolist() == rewards_of(game, outcome, False)
                states[row] = game.new(players=players, seed=batch.seeds[row])
    assert ends or id != "doors"


def test_what_a_row_plays_follows_from_its_seed_alone() -> None:
    alone = oneiros.batch("doors", 1, seeds=8)
    among = oneiros.batch("doors", 4, seeds=[1, 8, 8, 3])
    seeds: list[int] = [8]
    for _ in range(300):
        assert (among.features[1] == alone.features[0]).all()
        legal = [int(np.flatnonzero(mask)[-1]) for mask in among.masks]
        alone.step(legal[1:2])
        among.step(legal)
        if alone.done[0]:
            seeds += alone.seeds
            assert alone.seeds[0] == among.seeds[1] == among.seeds[2]
    assert len(seeds) > 2
    assert all(one != other for one, other in pairwise(seeds))


def test_arrays_may_be_kept_and_not_written_to() -> None:
    batch = oneiros.batch("ravens", 5)
    kept = [(batch.features, batch.features.copy(), batch.masks, batch.masks.copy())]
    for _ in range(20):
        batch.step(batch.sample())
        kept.append((batch.features, batch.features.copy(), batch.masks, batch.masks.copy()))
    for features, then, masks, allowed in kept:
        assert (features == then).all()
        assert (masks == allowed).all()
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = True


def test_one_illegal_action_stops_the_step_of_all() -> None:
    batch = oneiros.batch("doors", 3)
    legal = batch.sample().copy()
    before = [state.digest() for state in batch._vector.states]
    bad = legal.copy()
    bad[2] = np.flatnonzero(~batch.masks[2])[0]
    with pytest.raises(oneiros.IllegalAction, match="game 2 of the batch: "):
        batch.step(bad)
    assert [state.digest() for state in batch._vector.states] == before
    batch.step(legal)


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ([1, 2], "takes 3 whole numbers"),
        ([0.5, 1.0, 2.0], "takes 3 whole numbers"),
        ([0, 1, -1], "are 0 to 137"),
        ([0, 1, 138], "are 0 to 137"),
    ],
)
def test_what_is_no_action_is_refused(actions: Any, why: str) -> None:
    with pytest.raises(oneiros.BadOption, match=why):
        oneiros.batch("doors", 3).step(actions)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"n": 0}, "at least one game"),
        ({"seeds": [1, 2, 3]}, "needs 2 seeds, not 3"),
        ({"reward": "fame"}, "one of win, points"),
        ({"players": 9}, "for 1 to 2 players"),
        ({"talk": "loud"}, "silent, open"),
    ],
)
def test_what_cannot_be_a_batch_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(oneiros.BadOption, match=why):
        oneiros.batch("doors", **{"n": 2, **wrong})


def test_a_batch_starts_again_the_same() -> None:
    batch = oneiros.batch("sandman", 4, seeds=9)
    first = [batch.sample() for _ in range(1)]
    batch.step(first[0])
    after = batch.features
    batch.reset(9)
    assert (batch.sample() == first[0]).all()
    batch.step(first[0])
    assert (batch.features == after).all()


def test_winners_share_the_reward_and_points_may_be_bad() -> None:
    doors, ravens = oneiros.game("doors"), oneiros.game("ravens")
    assert rewards_of(doors, Outcome((8, 8), (0, 1), "escaped"), False) == [1.0, 1.0]
    assert rewards_of(doors, Outcome((7, 7), (), "lost"), False) == [0.0, 0.0]
    assert rewards_of(ravens, Outcome((3, 9, 3), (0, 2), "target"), False) == [0.5, 0.0, 0.5]
    assert rewards_of(ravens, Outcome((3, 9, 3), (0, 2), "target"), True) == [-3.0, -9.0, -3.0]
    assert rewards_of(doors, Outcome((7, 7), (), "lost"), True) == [7.0, 7.0]


@pytest.mark.parametrize("id", GAMES)
def test_points_come_as_rewards(id: str) -> None:
    batch = oneiros.batch(id, 2, reward="points")
    for _ in range(40_000):
        states = list(batch._vector.states)
        batch.step(batch.sample())
        if batch.done.any():
            break
    row = int(np.flatnonzero(batch.done)[0])
    outcome = states[row].outcome
    assert outcome is not None
    sign = -1 if id == "ravens" else 1
    assert batch.rewards[row].tolist() == [sign * score for score in outcome.scores]


def test_without_numpy_a_batch_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "oneiros.envs.batch", raising=False)
    with pytest.raises(oneiros.MissingPackage, match="pip install numpy"):
        oneiros.batch("doors", 2)


def test_batches_play_where_there_are_no_vecs() -> None:
    """On a Python without a build of librt the plain rules run on arrays; the games are the same."""
    source = str(Path(__file__).parents[2] / "src")

    def run(program: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONPATH": source}, capture_output=True, text=True, check=True
        ).stdout

    missing = "import sys; sys.modules['librt.vecs'] = None\n"
    play = (
        "import oneiros\n"
        "b = oneiros.batch('doors', 2, players=2)\n"
        "for _ in range(30): b.step(b.sample())\n"
        "print(b.features.tolist(), b.masks.tolist(), b.seats.tolist())"
    )
    assert run(missing + play + "; assert 'plain' in sys.modules['librt.vecs'].__name__") == run(play)


@pytest.mark.parametrize("id", GAMES)
def test_workers_play_what_one_process_plays(id: str) -> None:
    alone = oneiros.batch(id, 5, seeds=3)
    spread = oneiros.batch(id, 5, seeds=3, workers=2)
    try:
        for step in range(40):
            if step == 20:
                alone.reset(8)
                spread.reset(8)
            chosen = alone.sample()
            assert spread.sample().tolist() == chosen.tolist()
            alone.step(chosen, keep_last=True)
            spread.step(chosen, keep_last=True)
            for array in ("features", "masks", "seats", "rewards", "done", "last_features"):
                assert np.array_equal(getattr(alone, array), getattr(spread, array)), (step, array)
            assert spread.seeds == alone.seeds
        kept = spread.features
        before = kept.copy()
        illegal = [int(np.flatnonzero(~mask)[0]) for mask in spread.masks]
        with pytest.raises(oneiros.IllegalAction) as refused:
            alone.step(illegal)
        with pytest.raises(oneiros.IllegalAction, match=re.escape(str(refused.value))):
            spread.step(illegal)
        spread.step(spread.sample())
        assert (kept == before).all()
    finally:
        spread.close()


def test_a_batch_whose_process_has_ended_says_so() -> None:
    others = set(multiprocessing.active_children())
    batch = oneiros.batch("doors", 2, workers=2)
    for process in set(multiprocessing.active_children()) - others:
        process.kill()
        process.join()
    with pytest.raises(oneiros.BadOption, match="a process of this batch has ended"):
        batch.step(batch.sample())
    batch.close()


def test_a_batch_has_no_more_workers_than_games() -> None:
    for workers in (0, 3, 1.5):
        with pytest.raises(oneiros.BadOption, match="a batch of 2 games has 1 to 2 workers"):
            oneiros.batch("doors", 2, workers=workers)  # type: ignore[arg-type]


def test_a_batch_with_workers_is_not_pickled() -> None:
    batch = oneiros.batch("doors", 2, workers=2)
    with pytest.raises(oneiros.BadOption, match="neither pickled nor copied"):
        pickle.dumps(batch)
    batch.close()
