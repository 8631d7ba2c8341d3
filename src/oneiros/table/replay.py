"""The replay of a game, frame by frame, as one viewer saw it or with everything open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from oneiros.core.game import Game
from oneiros.core.record import Record, moves_made, start_from
from oneiros.core.state import State
from oneiros.core.types import TABLE, Move, News, View

Eyes = int | Literal["open"] | None
"""Whose eyes: a seat's, a spectator's (None), or all at once."""


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The position after a move; number 0 is the beginning."""

    number: int
    seat: int | None  # whose move; None at the beginning and for the table's own
    by: str | None  # who made it: owner, table or a bot's level, where that is known
    move: Move | None  # where this viewer may know it: their own move, or everything open
    news: list[News]
    views: list[View]  # one for a viewer; with everything open one for each seat


def frames(record: Record, game: Game, eyes: Eyes, by: Sequence[str] = (), first: int = 0) -> Iterator[Frame]:
    """The frames of a record from one number on. The caller checks whether this viewer may see it.

    The moves before the first frame are only made: to write down a position costs far more.
    """
    state = start_from(record, game)
    state.listen()
    if first <= 0:
        yield Frame(number=0, seat=None, by=None, move=None, news=[], views=_views(state, eyes))
    for number in moves_made(record, state):
        if number < first:
            continue
        seat, action = record.moves[number - 1]
        yield Frame(
            number=number,
            seat=None if seat == TABLE else seat,
            by=by[number - 1] if by else None,
            move=game.moves[action] if eyes == "open" or eyes == seat else None,
            news=open_news(state) if eyes == "open" else state.news(eyes),
            views=_views(state, eyes),
        )


def open_news(state: State) -> list[News]:
    """The news of the last move, with all facts that any seat saw."""
    found = []
    for versions in zip(*(state.news(seat) for seat in range(state.players)), strict=True):
        facts = dict(versions[0].facts)
        for news in versions[1:]:
            facts.update({name: value for name, value in news.facts.items() if value is not None})
        found.append(News(what=versions[0].what, seat=versions[0].seat, facts=facts))
    return found


def _views(state: State, eyes: Eyes) -> list[View]:
    if eyes == "open":
        return [state.view(seat) for seat in range(state.players)]
    return [state.view(eyes)]
