"""What landscapes lack is remembered by workshop: it must be what would be found anew."""

from typing import Any, cast

import oneiros
from oneiros.core.chance import Rng
from oneiros.games.workshop.missing import MissingPieces, missing_pieces
from oneiros.games.workshop.pieces import FIELDS
from oneiros.games.workshop.position import DESK, DREAMER, FREE, OPEN, TREES
from oneiros.games.workshop.rules import WorkshopState


def found(missing: MissingPieces) -> list[list[int]]:
    return [list(missing.cards), list(missing.ends), list(missing.ways)[: int(missing.found)]]


def fresh(state: WorkshopState, seat: int, cards: int) -> list[list[int]]:
    """Found with nothing remembered."""
    memory = cast(Any, state.tables).memory
    kept = memory[:]
    memory[:] = [None] * len(memory)
    again = found(missing_pieces(state, seat, cards))
    memory[:] = kept
    return again


def test_what_is_remembered_is_what_would_be_found() -> None:
    game = oneiros.game("workshop")
    heuristic = game.heuristic()
    rng = Rng(3)
    for seed in range(4):
        state = cast(WorkshopState, game.new(players=2, seed=seed))
        for _ in range(120):
            seat = state.actor()
            if seat < 0:
                break
            state.step(seat, heuristic.choose(state.imagine(int(seat), rng), seat, rng))
            for owner in range(2):
                cards = int(state.desk[owner * DESK + OPEN])
                missing_pieces(state, owner, cards)
                assert found(missing_pieces(state, owner, cards)) == fresh(state, owner, cards)


def test_everything_that_ways_depend_on_is_compared() -> None:
    game = oneiros.game("workshop")
    rng = Rng(1)
    state = cast(WorkshopState, game.new(players=2, seed=1))
    heuristic = game.heuristic()
    while not state.desk[OPEN] or state.desk[DREAMER] < 0:
        seat = state.actor()
        state.step(seat, heuristic.choose(state.imagine(int(seat), rng), seat, rng))
    cards = int(state.desk[OPEN])
    known = missing_pieces(state, 0, cards)
    assert known.are_of(state, 0, cards)
    assert missing_pieces(state, 0, cards) is known
    assert not known.are_of(state, 0, cards ^ 1)
    changes = {DREAMER: 1, FREE: 1, TREES: 1}
    for place, change in changes.items():
        twin = state.clone()
        twin.desk[place] += change
        assert not known.are_of(twin, 0, cards), place
    for field in range(FIELDS):
        twin = state.clone()
        twin.codes[field] ^= 1
        assert not known.are_of(twin, 0, cards), field
    twin = state.clone()
    twin.trees_left -= 1
    assert not known.are_of(twin, 0, cards)
