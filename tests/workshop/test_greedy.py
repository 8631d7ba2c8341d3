"""The greedy player of Workshop: legal, honest, and better than chance."""

from __future__ import annotations

from oneiros import Rng
from oneiros.core.bits import count
from oneiros.games.workshop.greedy import choose
from oneiros.games.workshop.position import DONE
from oneiros.games.workshop.rules import WorkshopState
from tests.workshop.positions import WORKSHOP


def play(seed: int, players: int, greedy: set[int], **options: object) -> WorkshopState:
    state = WORKSHOP.new(players=players, seed=seed, **options)
    assert isinstance(state, WorkshopState)
    rng = Rng(seed)
    while state.actors:
        seat = state.actors[0]
        if seat in greedy:
            dream = state.imagine(seat, rng)
            assert isinstance(dream, WorkshopState)
            before = dream.digest()
            action = int(choose(dream, seat, rng))
            assert dream.digest() == before  # it tries things on paper and leaves no trace
        else:
            action = int(state.pick(seat, rng))
        state.apply(seat, action)
    return state


def test_it_finishes_several_cards_and_beats_chance() -> None:
    cards = 0
    won = 0
    for seed in range(6):
        state = play(seed, 2, {seed % 2})
        cards += int(count(state.number(seed % 2, DONE)))
        assert state.outcome is not None
        won += state.outcome.winners == (seed % 2,)
    assert won == 6
    assert cards >= 6 * 3


def test_it_plays_every_option() -> None:
    for options in ({"nightmare": True}, {"creation": "together"}, {"nightmare": True, "creation": "together"}):
        state = play(5, 3, {0, 1, 2}, **options)
        assert state.outcome is not None
        assert max(state.outcome.scores) > 10
