"""Pickles and copies of positions, the same for the compiled and the plain rules.

A compiled object has no `__dict__`, and a `vec` knows nothing of pickles. So a state is taken apart into its fields
here, and put together on a fresh state of the same game. A pickle names the game by its class and content.
"""

from __future__ import annotations

import copyreg
from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from oneiros.core.chance import Rng

if TYPE_CHECKING:
    from oneiros.core.game import Game
    from oneiros.core.state import State

PLAIN = (int, float, str, bytes, type(None))


def fields_of(thing: object) -> dict[str, Any]:
    """Every field of an object that has a value, compiled or not."""
    named = [name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    found = {name: getattr(thing, name) for name in named if name != "__dict__" and hasattr(thing, name)}
    return {**found, **getattr(thing, "__dict__", {})}


def taken_apart(state: State) -> dict[str, Any]:
    """The fields of a state that are its own, and not things that all states of this game and options share."""
    fresh = fields_of(put_together(state.game, int(state.players), state.options(), {}))
    return {
        name: value
        for name, value in fields_of(state).items()
        if isinstance(value, PLAIN) or value is not fresh.get(name)
    }


def put_together(game: Game, players: int, options: dict[str, Any], fields: dict[str, Any]) -> State:
    """The state that has these fields."""
    state = game.start(players, game.check_options(options), Rng(0))
    for name, value in fields.items():
        setattr(state, name, value)
    return state


# Numbers in a vec. An array keeps them as bytes.

CODES = {i64: "q", i16: "h", u8: "B", float: "d"}


def _vec(kind: Any, items: list[Any]) -> Any:
    named: Any = vec  # of a kind that is known only here
    return named[kind](items)


def _numbers(code: str, items: bytes) -> Any:
    kind = next(kind for kind, known in CODES.items() if known == code)
    return _vec(kind, array(code, items).tolist())


def _reducer(code: str) -> Callable[[Any], tuple[Any, ...]]:
    return lambda numbers: (_numbers, (code, array(code, list(numbers)).tobytes()))


for _kind, _code in CODES.items():
    _type = type(_vec(_kind, []))
    if _type is not array:  # what stands in for a vec where there is none: it can be pickled as it is
        copyreg.pickle(_type, _reducer(_code))
