"""Looking at a game keeps nothing: a server shows millions of pictures, and training makes billions of features."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from operator import attrgetter

import pytest

import oneiros
from oneiros.core.state import State

TIMES = 200
LOOKS: dict[str, Callable[[State, int, oneiros.Rng], object]] = {
    "view": lambda state, seat, rng: state.view(seat),
    "watch": lambda state, seat, rng: state.view(None),
    "legal": lambda state, seat, rng: (state.legal(seat), state.warnings(seat)),
    "features": lambda state, seat, rng: state.features(seat),
    "imagine": lambda state, seat, rng: state.imagine(seat, rng).digest(),
    "step": lambda state, seat, rng: state.clone().apply(seat, state.pick(seat, rng)),
}


@pytest.fixture
def only_new_objects() -> Iterator[None]:
    """Garbage is looked for among what the test makes: the whole suite's objects would take a second each time."""
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("only_new_objects")
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", oneiros.all_games().values(), ids=attrgetter("id"))
def test_nothing_is_left_behind(game: oneiros.Game, look: str) -> None:
    rng = oneiros.Rng(3)
    state = game.new(players=2, seed=3)
    state.log = []
    for _ in range(40):
        state.apply(state.actors[0], int(state.pick(state.actors[0], rng)))
    seat = state.actors[0]

    def many() -> int:
        for _ in range(TIMES):
            LOOKS[look](state.clone(), seat, rng)  # a copy, which must go with all that it holds
        gc.collect()
        return sys.getallocatedblocks()

    many()  # what is made once and kept
    before = many()
    assert many() - before < TIMES // 4
