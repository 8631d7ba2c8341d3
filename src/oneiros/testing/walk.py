"""Random play for tests: games driven by a seed and, where Hypothesis wants a say, by its own choices."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from oneiros.core.chance import Rng
from oneiros.core.game import Game
from oneiros.core.record import Play
from oneiros.core.state import State
from oneiros.core.types import TABLE

TABLE_ACTS = 8  # where a timer runs, the table lets it run out about once in so many moves


def choose(state: State, rng: Rng, nudge: int | None = None) -> tuple[int, int]:
    """A seat and one of its legal actions: at random, or the one that `nudge` points at."""
    if state.timer is not None and not rng.below(TABLE_ACTS):
        return TABLE, state.timer.action
    seats = state.actors
    seat = seats[rng.below(len(seats))]
    actions = state.legal(seat)
    return seat, actions[rng.below(len(actions)) if nudge is None else nudge % len(actions)]


def walk(
    game: Game,
    players: int,
    options: Mapping[str, Any],
    seed: int,
    nudges: Sequence[int] = (),
    most: int | None = None,
) -> Iterator[Play]:
    """A game played to its end, or for `most` moves. It is yielded before the first move and after each move."""
    play = Play(game, players, seed, **options)
    play.state.listen()
    rng = Rng(seed ^ 0x5EED)
    yield play
    for number in itertools.count():
        if not play.state.actors or number == most:
            return
        play.apply(*choose(play.state, rng, nudges[number] if number < len(nudges) else None))
        yield play


def option_sets(game: Game) -> list[dict[str, Any]]:
    """Every combination of option values. A long range gives its ends, its default and one value between."""
    values = {}
    for name, option in game.options.items():
        choices = option.choices
        if len(choices) > 4:
            some = {choices[0], choices[-1], option.default, choices[len(choices) // 20]}
            choices = sorted(some, key=option.choices.index)
        values[name] = choices
    return [dict(zip(values, combination, strict=True)) for combination in itertools.product(*values.values())]
