"""What holds in every game of Ravens, on random play: nothing is lost, everything ends, clones are apart."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import oneiros
from oneiros.games.ravens.rules import RavensState
from oneiros.testing import Conformance, rule
from tests.chi import fits
from tests.ravens.positions import GAME, action, counts, ended, new

CHOICES: list[dict[str, Any]] = [
    dict(zip(("claims", "memory", "scary_nines", "all_or_nothing"), values))
    for values in product((False, True), ("aided", "strict"), (False, True), (False, True))
]
MORE: list[dict[str, Any]] = [
    {"penalty": 15},
    {"tie": "zero"},
    {"target": 20},
    {"rounds": 3},
    {"rounds": 1, "target": 500},
]


class TestConformance(Conformance):
    """The laws of every game."""

    game = GAME


def play(state: RavensState, rng: oneiros.Rng) -> int:
    """A random game with every law looked at after every move; how many moves it took."""
    moves = 0
    whole = counts()
    while not state.outcome:
        assert state.inventory() == whole
        for seat in range(state.players):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in state.actors)
        seat = state.actors[rng.below(len(state.actors))]
        legal = state.legal(seat)
        chosen = legal[rng.below(len(legal))]
        assert state.allows(seat, chosen)
        state.apply(seat, chosen)
        moves += 1
        for owner in range(state.players):
            assert 1 <= state.held[owner] <= 8
    assert state.inventory() == whole
    return moves


@rule("R1", "R16")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_lost(players: int) -> None:
    for seed, options in enumerate([*CHOICES, *MORE]):
        state = new(players, seed=seed, **options)
        assert play(state, oneiros.Rng(seed)) <= GAME.max_moves
        outcome = ended(state)
        assert outcome is not None
        assert outcome.scores == tuple(state.totals)
        assert outcome.winners == tuple(s for s in range(players) if state.totals[s] == min(state.totals))


@pytest.mark.parametrize("players", [2, 5])
def test_clones_are_apart_and_alike(players: int) -> None:
    for seed, options in enumerate(CHOICES):
        state = new(players, seed=seed, **options)
        rng = oneiros.Rng(seed)
        for _ in range(40):
            if state.outcome:
                break
            twin = state.clone()
            before = state.digest()
            assert twin.digest() == before
            seat = state.actors[0]
            chosen = int(state.pick(seat, rng))
            twin.apply(seat, chosen)
            assert state.digest() == before
            state.apply(seat, chosen)
            assert state.digest() == twin.digest()  # the same chance
        twin = state.clone()
        twin.playout(oneiros.Rng(1))
        after = state.digest()
        assert state.imagine(0, rng).digest() != after
        assert state.digest() == after


def test_refusals_change_nothing_and_say_why() -> None:
    state = new(3, seed=5, claims=True)
    rng = oneiros.Rng(5)
    for _ in range(60):
        if state.outcome:
            break
        before = state.digest()
        for seat in range(3):
            for chosen in set(range(GAME.num_actions)) - set(state.legal(seat)):
                assert not state.allows(seat, chosen)
                with pytest.raises((oneiros.IllegalAction, oneiros.NotYourTurn)) as error:
                    state.apply(seat, chosen)
                if isinstance(error.value, oneiros.IllegalAction):
                    assert error.value.rule.startswith("R")
        assert state.digest() == before
        seat = state.actors[0]
        state.apply(seat, int(state.pick(seat, rng)))


def test_random_choice_is_fair() -> None:
    state = new(2, claims=True)
    for seat in (0, 0, 1, 1):
        state.apply(seat, state.legal(seat)[0])
    rng = oneiros.Rng(3)
    legal = state.legal(state.turn)
    fits(Counter(int(state.pick(state.turn, rng)) for _ in range(100 * len(legal))), Counter(legal))


@rule("R6", "R15", "R17")
def test_players_who_never_draw_unless_they_must_come_to_an_end() -> None:
    """Law 4 against players who do what they can to go on for ever."""
    state = new(2, seed=1, rounds=1)
    moves = 0
    while not state.outcome:
        seat = state.actors[0]
        legal = [chosen for chosen in state.legal(seat) if chosen != action("wake")]
        taking = [chosen for chosen in legal if action("take", place=0) <= chosen <= action("take", place=7)]
        state.apply(seat, (taking or legal)[0])
        moves += 1
    assert state.round == 1
    assert 20 * 40 < moves <= GAME.max_moves // 250


def test_records_replay() -> None:
    play_on = oneiros.Play(GAME, 3, bytes(16), claims=True)
    rng = oneiros.Rng(8)
    while not play_on.state.outcome:
        seat = play_on.state.actors[0]
        play_on.apply(seat, int(play_on.state.pick(seat, rng)))
    assert oneiros.replay(play_on.record.to_json()).digest() == play_on.state.digest()


def test_warnings() -> None:
    state = new(2, claims=True)
    assert state.warnings(0) == {}
    for seat in (0, 0, 1, 1):
        state.apply(seat, state.legal(seat)[0])
    warned = state.warnings(state.turn)
    assert warned.pop(action("wake")) == "wake"
    assert set(warned.values()) == {"claim"}
    assert len(warned) == 60
    assert state.warnings(1 - state.turn) == {}
