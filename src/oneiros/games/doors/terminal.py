"""The text board of Doors: rows, hands, doors and what is still unseen, in few lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from oneiros.core.types import View
from oneiros.core.words import Words
from oneiros.drawing.layout import Beside, Chips
from oneiros.drawing.terminal import Ink
from oneiros.games.doors.cards import COLOUR_NAMES, SYMBOL_NAMES
from oneiros.games.doors.view import DoorsView, Dreamer

Pieces = list[Text | str]

SIGNS = {"sun": "☀", "moon": "☾", "key": "⚷", "door": "∩"}
COLUMNS = (*SYMBOL_NAMES, "door")
INKS = {
    "red": "bold white on dark_red",
    "blue": "bold white on dark_blue",
    "green": "bold white on dark_green",
    "brown": "bold white on orange4",
    "nightmare": "bold white on purple4",
    "": "bold",
}


def draw(view: View, words: Words, names: list[str], ink: Ink) -> RenderableType:
    """What is laid out on the left, what is unseen on the right."""
    view = cast(DoorsView, view)
    pen = _Pen(words, ink)
    return Beside(_laid_out(view, pen, names), _unseen(view, pen), least=48, most=76)


def legend(words: Words, ink: Ink) -> str:
    """The signs of the symbols, where the terminal can show them."""
    if not ink.signs:
        return ""
    return "  ".join(f"{sign} {words.say(f'symbol-{symbol}')}" for symbol, sign in SIGNS.items())


class _Pen:
    """Cards and symbols in this terminal's ink."""

    def __init__(self, words: Words, ink: Ink) -> None:
        self.words = words
        self.ink = ink
        self.nought = "·" if ink.signs else "-"

    def label(self, name: str, **facts: object) -> str:
        return self.words.say(f"label-{name}", **facts)

    def sign(self, symbol: str) -> str:
        return SIGNS[symbol] if self.ink.signs else self.words.say(f"symbol-{symbol}")

    def chip(self, colour: str, text: str) -> Text:
        """A card, or several of one colour: on its colour, or in brackets where there are no colours."""
        return Text(f" {text} ", INKS[colour]) if self.ink.colour else Text(f"[{text}]")

    def card(self, name: str | None) -> Text:
        if name is None:
            return self.chip("", "?")
        if name == "nightmare":
            return self.chip("nightmare", self.words.say("card-nightmare"))
        colour, symbol = name.split("-")
        return self.chip(colour, f"{self.colour(colour)} {self.sign(symbol)}")

    def colour(self, colour: str) -> str:
        return self.words.say(f"colour-{colour}")

    def cards(self, names: Iterable[str | None]) -> Pieces:
        return [self.card(name) for name in names] or [Text(self.label("empty"), "dim")]

    def pile(self, count: int, label: str, known: Sequence[str | None]) -> Pieces:
        """How many cards, and those known."""
        size = self.label("cards", count=count)
        return [f"{size},", self.label(label), *self.cards(known)] if known else [size]

    def row(self, dreamer: Dreamer) -> Pieces:
        """Runs of one colour together, in threes, since each three opens a door (D5)."""
        if not dreamer.row:
            return [Text(self.label("empty"), "dim")]
        chips: Pieces = []
        for colour, run in groupby(dreamer.row, lambda card: card.split("-")[0]):
            signs = [self.sign(card.split("-")[1]) for card in run]
            threes = [("" if self.ink.signs else ",").join(signs[at : at + 3]) for at in range(0, len(signs), 3)]
            chips.append(self.chip(colour, f"{self.colour(colour)} {' '.join(threes)}"))
        if dreamer.run % 3:
            chips.append(self.label("run", length=dreamer.run % 3))
        return chips

    def doors(self, doors: Sequence[str], missing: Mapping[str, int]) -> Pieces:
        """By colour, the doors that lie open and those still to be found."""
        chips: Pieces = []
        for colour in COLOUR_NAMES:
            lie_open, wanted = doors.count(f"{colour}-door"), missing.get(colour, 0)
            signs = self.sign("door") * lie_open + self.nought * wanted
            if not self.ink.signs:
                signs = f"{lie_open}/{lie_open + wanted}"
            chips.append(self.chip(colour, f"{self.colour(colour)} {signs}"))
        return chips


def _laid_out(view: DoorsView, pen: _Pen, names: list[str]) -> Table:
    lines = Table.grid(padding=(0, 1))
    lines.add_column(style="bold", no_wrap=True, min_width=8)
    lines.add_column()
    for label, pieces in _lines(view, pen, names):
        lines.add_row(label, Chips(pieces))
    return lines


def _lines(view: DoorsView, pen: _Pen, names: list[str]) -> Iterator[tuple[str, Pieces]]:
    """Everything on the table with its name."""
    if view.players == 1:
        doors = view.dreamers[0].doors
        opened = pen.label("opened", open=len(doors), needed=len(doors) + sum(view.doors_missing.values()))
        yield pen.label("doors"), [opened, *pen.doors(doors, view.doors_missing)]
        yield from _own_cards(view.dreamers[0], pen)
    else:
        for seat in sorted(range(view.players), key=lambda seat: seat == view.seat):  # one's own nearest
            name, dreamer = names[seat], view.dreamers[seat]
            one_of_each = {colour: 1 for colour in COLOUR_NAMES if f"{colour}-door" not in dreamer.doors}  # D24
            yield name, pen.doors(dreamer.doors, one_of_each)
            yield from _own_cards(dreamer, pen)
        yield pen.label("laid-out" if view.phase == "draft" else "shared"), pen.cards(view.shared)
    if view.sight:
        yield pen.label("prophecy"), pen.cards(view.sight)
    yield pen.label("deck"), [*pen.pile(view.deck, "top", view.top), *_known_sets(view, pen)]
    yield pen.label("limbo"), pen.cards(view.limbo)
    yield pen.label("discarded"), pen.pile(len(view.discarded), "last", view.discarded[-1:])


def _known_sets(view: DoorsView, pen: _Pen) -> Iterator[Text | str]:
    """Cards known from a prophecy that the partner has put into another order (D7)."""
    for known in view.rearranged:
        where = "deck" if not known.hand else "both" if known.top or known.sight else "hand"
        yield f"{pen.label('known-set', where=where)}:"
        yield from pen.cards(known.cards)


def _own_cards(dreamer: Dreamer, pen: _Pen) -> Iterator[tuple[str, Pieces]]:
    yield pen.label("row"), pen.row(dreamer)
    yield pen.label("hand"), pen.cards(dreamer.hand)


def _unseen(view: DoorsView, pen: _Pen) -> Table:
    """How many cards of each kind this seat has not seen yet."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    for _ in COLUMNS:
        table.add_column(justify="right", min_width=2)
    table.add_row(Text(pen.label("unseen"), "bold"), *(Text(pen.sign(symbol), "bold") for symbol in COLUMNS))
    for colour in COLOUR_NAMES:
        numbers = (view.unseen.get(f"{colour}-{symbol}", 0) for symbol in COLUMNS)
        style = INKS[colour] if pen.ink.colour else ""
        table.add_row(Text(pen.colour(colour), style), *(str(number or pen.nought) for number in numbers))
    table.add_row(pen.words.say("card-nightmare"), str(view.unseen.get("nightmare", 0)))
    return table
