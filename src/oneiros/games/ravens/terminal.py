"""The text board of Ravens: every dream as a line of cards, the piles, and how the last round ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oneiros.core.types import View
from oneiros.core.words import Words, signed
from oneiros.drawing.layout import Chips
from oneiros.drawing.terminal import Ink
from oneiros.games.ravens.position import TAKES_TOLD
from oneiros.games.ravens.view import RavensView, RoundScored

Pieces = list[Text | str]

KNOWN = "bold white on dark_blue"
HIDDEN = "bold white on grey23"


def draw(view: View, words: Words, names: list[str], ink: Ink) -> RenderableType:
    """The last round while the next one begins, then the dreams, one's own nearest, and the piles."""
    view = cast(RavensView, view)
    pen = _Pen(words, ink)
    lines = Table.grid(padding=(0, 1))
    lines.add_column(style="bold", no_wrap=True, min_width=8)
    lines.add_column()
    for label, pieces in _lines(view, pen, names):
        lines.add_row(label, Chips(pieces))
    if view.last_round is not None and view.phase in ("look", "over"):
        return Group(*_scored(view.last_round, pen, names), "", lines)
    return lines


def legend(words: Words, ink: Ink) -> str:
    """What a card's two numbers are."""
    return words.say("label-legend")


class _Pen:
    """Cards in this terminal's ink."""

    def __init__(self, words: Words, ink: Ink) -> None:
        self.words = words
        self.ink = ink

    def label(self, name: str, **facts: object) -> str:
        return self.words.say(f"label-{name}", **facts)

    def chip(self, text: str, style: str) -> Text:
        return Text(f" {text} ", style) if self.ink.colour else Text(f"[{text}]")

    def card(self, name: str | None) -> Text:
        if name is None:
            return self.chip("?", HIDDEN)
        return self.chip(self.words.say(f"short-{name}"), KNOWN)

    def cards(self, names: list[str]) -> Pieces:
        return [self.card(name) for name in names] or [Text(self.label("empty"), "dim")]

    def dream(self, cards: list[str | None]) -> Pieces:
        """Every card with its place before it, since moves name places."""
        pieces: Pieces = []
        for place, card in enumerate(cards, start=1):
            pieces.append(Text(f"{place}:") + self.card(card))
        return pieces


def _lines(view: RavensView, pen: _Pen, names: list[str]) -> Iterator[tuple[str, Pieces]]:
    for seat in sorted(range(view.players), key=lambda seat: seat == view.seat):
        dreamer = view.dreamers[seat]
        yield names[seat], [*pen.dream(dreamer.dream), pen.label("total", total=dreamer.total)]
    if view.in_hand:
        drawn: Pieces = [*pen.cards(view.drawn)] if view.drawn else [pen.card(None) for _ in range(view.in_hand)]
        yield pen.label("drawn"), drawn
    discards = pen.cards(view.discarded[-1:])
    if view.takes_left <= TAKES_TOLD:
        discards.append(pen.label("takes-left", count=view.takes_left))
    yield pen.label("discarded"), discards
    yield pen.label("pile"), [pen.label("cards", count=view.draw_pile)]
    yield pen.label("round"), [str(view.round)]


def _scored(last: RoundScored, pen: _Pen, names: list[str]) -> tuple[Text, Table]:
    """How the last round ended, with the sum of each player."""
    title = pen.label("ran-out", round=last.number)
    if last.caller is not None:
        title = pen.label("called", round=last.number, caller=names[last.caller])
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True, min_width=8)
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    for name, scored in zip(names, last.dreamers, strict=True):
        cards: list[str | None] = list(scored.dream)
        why = Text(pen.words.say(f"why-{scored.why}"), "dim")
        table.add_row(name, Chips(pen.dream(cards)), signed(scored.points), why)
    return Text(title, "italic"), table
