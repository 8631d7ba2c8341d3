"""Packs that nobody has seen: a game's own pack with other numbers and pieces, made by a seed.

It knows no game. It changes an entry, and keeps the change if the game's own check of content allows it. Counts and
points become other ones, and pieces of one kind exchange what is printed on them. Names stay, so all words are there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec

from oneiros.core.chance import Rng
from oneiros.core.content import Content
from oneiros.core.errors import BadContent
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.registry import find

NAMES: Final = ("name", "kind")
NUMBER: Final = re.compile(r"\d+")
OFTEN: Final = 2  # one of so many numbers changes
EXCHANGES: Final = 2  # each piece exchanges so many of its entries, in the middle
Put = Callable[[Any], None]


@lru_cache(maxsize=32)
def unseen(id: str, seed: int) -> Game:
    """The game with the unseen pack of that seed, made once in a process."""
    game = find(id)
    return find(id, varied(game, seed))


def varied(game: Game, seed: int) -> Content:
    """A pack that differs from the game's own and that its check allows."""
    rng = Rng(derived_seed(seed, "unseen pack", game.id))
    draft: dict[str, Any] = msgspec.to_builtins(game.content)
    kind = game.content_type
    for put, old in list(_numbers(draft)):
        if rng.below(OFTEN) == 0:
            _try(draft, kind, put, old, _other(old, rng))
    for pieces in _kinds_of_pieces(draft):
        for piece in pieces:
            for _ in range(EXCHANGES):
                _exchange(draft, kind, piece, pieces[rng.below(len(pieces))], rng)
    draft["name"] = f"{game.title}, unseen {seed}"
    return msgspec.convert(draft, kind)


def _numbers(value: Any) -> Iterator[tuple[Put, int | str]]:
    """Every whole number of a draft, and every text that has one in it, with the way to put another in its place."""
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in entries:
        if isinstance(item, dict | list):
            yield from _numbers(item)
        elif isinstance(item, str):
            if key not in NAMES and NUMBER.search(item):
                yield _putter(value, key), item
        elif isinstance(item, int) and not isinstance(item, bool):
            yield _putter(value, key), item


def _putter(where: Any, key: Any) -> Put:
    def put(item: Any) -> None:
        where[key] = item

    return put


def _other(old: int | str, rng: Rng) -> int | str:
    """Another number near it: up to a quarter more or less, and at least one. In a text, each number so."""
    if isinstance(old, str):
        return NUMBER.sub(lambda found: str(_other(int(found[0]), rng)), old)
    reach = max(1, abs(old) // 4)
    change = 1 + int(rng.below(reach))
    return old + change if rng.below(2) else max(0, old - change)


def _kinds_of_pieces(draft: dict[str, Any]) -> Iterator[list[dict[str, Any]]]:
    for entries in draft.values():
        if isinstance(entries, list) and len(entries) > 1 and all(isinstance(one, dict) for one in entries):
            yield entries


def _exchange(draft: dict[str, Any], kind: type[Content], one: dict[str, Any], other: dict[str, Any], rng: Rng) -> None:
    """Two pieces exchange an entry that both have, if that is allowed."""
    shared = [key for key in one if key in other and key not in NAMES and one[key] != other[key]]
    if not shared:
        return
    key = shared[rng.below(len(shared))]
    one[key], other[key] = other[key], one[key]
    if not _allowed(draft, kind):
        one[key], other[key] = other[key], one[key]


def _try(draft: dict[str, Any], kind: type[Content], put: Put, old: int | str, new: int | str) -> None:
    put(new)
    if not _allowed(draft, kind):
        put(old)


def _allowed(draft: dict[str, Any], kind: type[Content]) -> bool:
    try:
        msgspec.convert(draft, kind).check()
    except (msgspec.ValidationError, BadContent):
        return False
    return True
