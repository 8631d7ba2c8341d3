"""Two tiny games whose best play is known, for search to find."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from oneiros import Game, Move, Option, Outcome, Rng, State, View
from oneiros.core.content import Content


class Take(Move, tag="take", frozen=True):
    """Nim: take so many."""

    count: int


class Toy(Game):
    """What the toys share: no options, no cards."""

    options: ClassVar[Mapping[str, Option]] = {}
    folder = Path(__file__).parent
    content_type = Content
    players = range(2, 3)
    rules_version = 1
    max_moves = 50


class ToyState(State):
    """A state of plain fields in one list, all of them open."""

    def __init__(self, game: Game, values: list[int]) -> None:
        super().__init__(game, 2)
        self.values = values

    def clone(self) -> ToyState:
        return type(self)(self.game, self.values[:])

    def imagine(self, seat: int, rng: Rng) -> ToyState:
        return self.clone()

    def view(self, seat: int | None) -> View:
        return View(game=self.game.id, players=2, seat=seat, actors=self.actors, phase="turn", outcome=self.outcome)


class NimState(ToyState):
    """values: what is left, whose turn. Whoever takes the last one wins."""

    @property
    def actors(self) -> tuple[int, ...]:
        return (self.values[1],) if self.values[0] else ()

    def legal(self, seat: int) -> list[int]:
        return list(range(min(3, self.values[0]))) if seat in self.actors else []

    def step(self, seat: int, action: int) -> None:
        self.values = [self.values[0] - action - 1, 1 - seat]

    @property
    def outcome(self) -> Outcome | None:
        return None if self.values[0] else Outcome(scores=(0, 0), winners=(1 - self.values[1],), reason="end")


class Nim(Toy):
    """Take one to three; multiples of four are lost for who must take."""

    id = "nim"
    title = "Nim"

    def all_moves(self) -> list[Move]:
        return [Take(count) for count in (1, 2, 3)]

    def start(self, players: int, options: Mapping[str, Any], rng: Rng) -> NimState:
        return NimState(self, [7, 0])


class Hide(Move, tag="hide", frozen=True):
    """Hide the pearl here."""

    hand: int


class Bet(Move, tag="bet", frozen=True):
    """Bet that it will be found, or pass."""

    bets: bool


class Guess(Move, tag="guess", frozen=True):
    """Say where it is."""

    hand: int


class PearlState(ToyState):
    """values: bets (-1 unknown), hand (-1 not hidden), guess (-1 none). Seat 1 bets, seat 0 hides, seat 1 guesses."""

    @property
    def actors(self) -> tuple[int, ...]:
        bets, hand, guess = self.values
        if bets == 0 or guess >= 0:
            return ()
        return (0,) if bets == 1 and hand < 0 else (1,)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors:
            return []
        bets, hand, _ = self.values
        return [2, 3] if bets < 0 else [0, 1] if hand < 0 else [4, 5]

    def step(self, seat: int, action: int) -> None:
        self.values[0 if action in (2, 3) else 1 if action < 2 else 2] = action % 2

    def imagine(self, seat: int, rng: Rng) -> PearlState:
        dream = PearlState(self.game, self.values[:])
        if seat == 1 and dream.values[1] >= 0:
            dream.values[1] = int(rng.below(2))
        return dream

    @property
    def outcome(self) -> Outcome | None:
        bets, hand, guess = self.values
        if bets == 0:
            return Outcome(scores=(4, 6), winners=(), reason="passed")
        if guess < 0:
            return None
        return Outcome(scores=(0, 0), winners=(1,) if hand == guess else (0,), reason="guessed")


class Pearl(Toy):
    """To pass is worth 0.6, to bet 0.5: unless one believes one will see where the pearl goes."""

    id = "pearl"
    title = "Pearl"
    secret_moves = (Hide,)

    def all_moves(self) -> list[Move]:
        return [Hide(0), Hide(1), Bet(False), Bet(True), Guess(0), Guess(1)]
