"""A mind made from what was sent of a game: for bots that play a table elsewhere, or inside of an agent."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NoReturn

import msgspec

from oneiros.core.bot import Mind
from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption
from oneiros.core.game import Game
from oneiros.core.types import News, View
from oneiros.registry import find


class SeenMind(Mind):
    """What a seat sees and may do, and no state: the game is played on another machine, so nothing can be imagined."""

    def __init__(self, game: Game, seat: int, view: View, legal: Iterable[int], news: Iterable[News] = ()) -> None:
        self.game = game
        self.seat = seat
        self.players = view.players
        self.legal = sorted(legal)
        self.moves: list[tuple[int, int]] = []
        self.news = list(news)
        self._view = view

    @property
    def view(self) -> View:
        """All that the seat sees."""
        return self._view

    def imagine(self, rng: Rng) -> NoReturn:
        """There is nothing to imagine from."""
        raise BadOption("this bot imagines what it cannot see, which needs the game itself: it cannot play from afar")

    def __getattr__(self, name: str) -> Any:
        if name == "dream":
            self.imagine(Rng(0))
        raise AttributeError(name)


def read_view(game: str, view: Any) -> View:
    """A view as it was sent, as the Struct that this game has for it."""
    return msgspec.convert(view, _view_type(game))


@lru_cache(maxsize=64)
def _view_type(game: str) -> type[View]:
    return type(find(game).new(seed=1).view(None))
