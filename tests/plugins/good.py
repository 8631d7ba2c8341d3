"""A game and bots that work, as a package or a program may add them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from oneiros import Bot, Budget, Mind, Rng, Thought
from oneiros.core.features import FeatureWriter
from tests.bots.toys import Nim, NimState, Take


class MatchesState(NimState):
    """Seven matches. Taking the last one wins."""

    def write_features(self, seat: int, writer: FeatureWriter) -> None:
        writer.add(self.values[0], 7)

    def truth(self) -> list[object]:
        return [self.values]


class Matches(Nim):
    """Nim with seven matches."""

    id = "matches"
    title = "Matches"
    move_type = Take
    folder = Path(__file__).parent

    def start(self, players: int, options: Mapping[str, Any], rng: Rng) -> MatchesState:
        return MatchesState(self, [7, 0])


class BlindMatches(Matches):
    """The same without observations for agents."""

    id = "blind-matches"
    title = "Blind Matches"

    def start(self, players: int, options: Mapping[str, Any], rng: Rng) -> Any:
        return NimState(self, [7, 0])


class Cautious(Bot):
    """Takes the first legal action."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        return Thought(mind.legal[0])


class Bold(Bot):
    """Takes the last legal action."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        return Thought(mind.legal[-1])
