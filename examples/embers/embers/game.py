"""The rules of Embers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from oneiros import BadContent, Content, FeatureWriter, Game, Move, Outcome, Rng, State, View, wrong

STOKE, LOOK = 0, 1


class Stoke(Move, tag="stoke", frozen=True):
    """E2: stoke the fire."""


class Look(Move, tag="look", frozen=True):
    """E2, E3: show both cards."""


class EmbersContent(Content, frozen=True, kw_only=True):
    """The cards of a pack, and how often the fire may be stoked."""

    highest: int
    copies: int
    most: int

    def faults(self) -> Iterator[BadContent]:
        """There must be a card for each player."""
        if self.highest * self.copies < 2:
            yield wrong("highest", "there must be at least two cards")


class EmbersView(View, frozen=True, kw_only=True):
    """All that one seat may see."""

    cards: list[int | None]  # None where this seat may not see the card
    stoked: int


class EmbersState(State):
    """One position."""

    game: Embers

    def __init__(self, game: Embers, bag: list[int], rng: Rng) -> None:
        super().__init__(game, 2)
        self.bag = bag
        self.rng = rng
        self.cards: list[int] = []
        self.turn = 0
        self.stoked = 0
        self.shown = False

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.shown else (self.turn,)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors:
            return []
        return [STOKE, LOOK] if self.stoked < self.game.content.most else [LOOK]

    def step(self, seat: int, action: int) -> None:
        if action == STOKE:
            self.stoked += 1
            self.turn = 1 - seat
        else:
            self.shown = True
            self.reveal_count += 1  # hidden cards came to light: this move cannot be undone
        if self.log is not None:
            self.note("looked" if self.shown else "stoked", seat, {}, {}, -1)

    def clone(self) -> EmbersState:
        return self._copy(self.rng.clone())

    def _copy(self, rng: Rng) -> EmbersState:
        twin = EmbersState(self.game, self.bag[:], rng)
        twin.reveal_count = self.reveal_count
        twin.cards = self.cards[:]
        twin.turn, twin.stoked, twin.shown = self.turn, self.stoked, self.shown
        return twin

    def imagine(self, seat: int, rng: Rng) -> EmbersState:
        dream = self._copy(rng.fork())
        if not self.shown:
            # The other's card and the bag are one pool to this seat. Sorted, so that nothing of the truth is left.
            unseen = sorted([*dream.bag, dream.cards[1 - seat]])
            dream.cards[1 - seat] = unseen.pop(rng.below(len(unseen)))
            dream.bag = unseen
        return dream

    def view(self, seat: int | None) -> EmbersView:
        return EmbersView(
            game="embers",
            players=2,
            seat=seat,
            actors=self.actors,
            phase="over" if self.shown else "turn",
            outcome=self.outcome,
            cards=[card if self.shown or owner == seat else None for owner, card in enumerate(self.cards)],
            stoked=self.stoked,
        )

    @property
    def outcome(self) -> Outcome | None:
        if not self.shown:
            return None
        best = max(self.cards)
        winners = tuple(seat for seat in (0, 1) if self.cards[seat] == best)
        scores = tuple(self.stoked if seat in winners else 0 for seat in (0, 1))
        return Outcome(scores=scores, winners=winners, reason="shown")

    def write_features(self, seat: int, writer: FeatureWriter) -> None:
        writer.add(self.cards[seat], self.game.content.highest)
        writer.add(self.cards[1 - seat] if self.shown else 0, self.game.content.highest)
        writer.add(self.stoked, self.game.content.most)
        writer.flag(self.turn == seat)

    def truth(self) -> list[object]:
        return [self.rng.state(), self.bag, self.cards, self.turn, self.stoked, self.shown]

    def inventory(self) -> list[int]:
        return [[*self.bag, *self.cards].count(card) for card in range(1, self.game.content.highest + 1)]


class Embers(Game):
    """One card each, and a fire to stoke until somebody looks."""

    id = "embers"
    title = "Embers"
    players = range(2, 3)
    options = {}  # noqa: RUF012 - read only
    rules_version = 1
    max_moves = 4
    move_type = Stoke | Look
    content_type = EmbersContent
    folder = Path(__file__).parent
    content: EmbersContent

    def all_moves(self) -> list[Move]:
        return [Stoke(), Look()]

    def start(self, players: int, options: Mapping[str, Any], rng: Rng) -> EmbersState:
        bag = [card for card in range(1, self.content.highest + 1) for _ in range(self.content.copies)]
        state = EmbersState(self, bag, rng)
        for _ in range(2):
            state.cards.append(bag.pop(rng.below(len(bag))))
        return state
