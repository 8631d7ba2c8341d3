"""How Embers is played well, and a cautious bot for any game."""

from __future__ import annotations

from typing import cast

from embers.game import LOOK, STOKE, EmbersState
from oneiros import Bot, Budget, Candidate, GameBots, Heuristic, Mind, Rng, State, Thought

TRIES = 20  # imagined games for each move


class EmbersHeuristic(Heuristic):
    """A good card stokes the fire, a bad one looks before it grows. The levels of the house stand on it."""

    def move(self, state: State, seat: int, rng: Rng) -> int:
        embers = cast(EmbersState, state)
        good = 2 * embers.cards[seat] > embers.game.content.highest
        return STOKE if good and STOKE in embers.legal(seat) else LOOK


BOTS = GameBots(heuristic=lambda game: EmbersHeuristic())


class Cautious(Bot):
    """Tries every move in some imagined games, played on at random, and takes the one that loses least often."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        warned = mind.dream.warnings(mind.seat)
        choices = [action for action in mind.legal if action not in warned] or mind.legal
        tried = [Candidate(action, TRIES, self._chance(mind, action)) for action in choices]
        tried.sort(key=lambda one: -one.value)
        return Thought(tried[0].action, tried[0].value, tuple(tried), TRIES * len(tried))

    def _chance(self, mind: Mind, action: int) -> float:
        """How much of a win that action brought on average."""
        total = 0.0
        for _ in range(TRIES):
            state = mind.imagine(self.rng)
            state.apply(mind.seat, action)
            state.playout(self.rng)
            total += self.heuristic.value(state, mind.seat)
        return total / TRIES
