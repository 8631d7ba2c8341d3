"""What a bot is given, and what it gives back."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from oneiros.core.chance import Rng
from oneiros.core.game import Game
from oneiros.core.state import State
from oneiros.core.terms import View


class Mind:
    """All that one seat may know of a game, and no more: the only thing a bot ever gets.

    It is made from the true state but keeps none of it. What it keeps is one state imagined for the seat, and
    imagining from that gives the very states that imagining from the truth would give (the kit checks it for
    every game). So nothing a bot finds in here, by whatever way, can tell it a hidden card.
    """

    def __init__(self, state: State, seat: int, moves: Iterable[tuple[int, int]] = ()) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.players = int(state.players)
        self.legal: list[int] = state.legal(seat)
        """The actions the seat may take now, ascending."""
        self.moves = self.game.seen_moves(moves, seat)
        """The moves made so far, as (seat, action); those the seat cannot tell have `game.num_actions` as action."""
        self.dream: State = state.imagine(seat, Rng(0))
        """A state that the seat takes for possible. It agrees with the truth in all that the seat knows."""

    def imagine(self, rng: Rng) -> State:
        """Another state that the seat takes for possible, each with its right chance."""
        return self.dream.imagine(self.seat, rng)

    @property
    def view(self) -> View:
        """All that the seat sees."""
        return self.dream.view(self.seat)


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: whichever is spent first."""

    milliseconds: float | None = None
    simulations: int | None = None


class Weighed(msgspec.Struct, frozen=True):
    """An action that was thought about: how often it was tried, and how well it went, from 0 to 1."""

    action: int
    visits: int
    worth: float


class Thought(msgspec.Struct, frozen=True):
    """What a bot came to: the action, how well it stands with it (0 to 1), and what else it weighed, best first."""

    action: int
    worth: float | None = None
    weighed: tuple[Weighed, ...] = ()
    simulations: int = 0
    pause: float | None = None
    """Seconds that a person of this strength would have taken, where the game is played against a clock."""
