"""The text board of Workshop: the land with its travellers, every workshop field by field, and one's own landscapes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oneiros.core.types import View
from oneiros.core.words import Words, signed
from oneiros.drawing.layout import Chips
from oneiros.drawing.terminal import Ink
from oneiros.games.workshop.view import CardField, Corner, Field, Landscape, Maker, WorkshopView

Pieces = list[Text | str]

INKS = {
    "water": "white on blue3",
    "earth": "white on orange4",
    "meadow": "black on green3",
    "rock": "black on grey62",
    "motion": "black on white",
    "nightmare": "white on red3",
}
ACROSS = 3  # corners in a row of the land (W2)
SHOWN = 5  # shards of a stack; of a higher one the top ones, after its height


def draw(view: View, words: Words, names: list[str], ink: Ink) -> RenderableType:
    """The night, the land, the workshops with one's own first, then one's own hands and landscapes."""
    view = cast(WorkshopView, view)
    pen = _Pen(words, ink)
    seats = sorted(range(view.players), key=lambda seat: seat != view.seat)
    parts: list[RenderableType] = [
        Chips(_night(view, pen)),
        _land(view, names, pen),
        Columns([_workshop(view, view.makers[seat], names[seat], pen) for seat in seats], padding=(0, 3)),
        Text(""),
    ]
    lines = Table.grid(padding=(0, 1))
    lines.add_column(style="bold", no_wrap=True, min_width=8)
    lines.add_column()
    for seat in reversed(seats):
        _tell(view.makers[seat], names[seat], lines, pen)
    if view.sight:
        lines.add_row(pen.label("sight"), Group(*(Chips(pen.card(card, False)) for card in view.sight)))
    if view.drawn:
        lines.add_row(pen.label("found"), Chips([pen.stack(view.drawn)]))
    tokens = [Text(f"{pen.token(token.kind, token.colour)} ({_gives(token.gives)}),") for token in view.tokens]
    tokens[-1].right_crop(1)
    lines.add_row(pen.label("tokens"), Chips(tokens))
    return Group(*parts, lines)


def legend(words: Words, ink: Ink) -> str:
    """The letters of the shards and the other signs."""
    pen = _Pen(words, ink)
    return words.say("label-legend", tree=pen.tree, dreamer=pen.dreamer)


class _Pen:
    """Shards and cards in this terminal's ink."""

    def __init__(self, words: Words, ink: Ink) -> None:
        self.words = words
        self.ink = ink
        self.tree = "♣" if ink.signs else "t"
        self.dreamer = "☺" if ink.signs else "*"

    def label(self, name: str, **facts: object) -> str:
        return self.words.say(f"label-{name}", **facts)

    def stack(self, shards: Iterable[str]) -> Text:
        """Their letters, from the bottom up."""
        text = Text()
        for shard in shards:
            text.append(self.words.say(f"sign-{shard}"), INKS[shard] if self.ink.colour else "")
        return text

    def hand(self, shards: dict[str, int]) -> Text:
        return Text(self.counted(shards) or self.words.say("none"))

    def counted(self, shards: dict[str, int]) -> str:
        """Each colour with its number behind it, so that no language has to bend the name."""
        times = "×" if self.ink.signs else "x"
        return ", ".join(f"{self._colour(colour)} {times} {number}" for colour, number in shards.items())

    def field(self, field: Field | CardField) -> Text:
        """A stack with what stands on it; of a high one its height and its top."""
        stack = field.stack
        text = self.stack(stack)
        if len(stack) > SHOWN:
            text = Text(f"{len(stack)}:") + self.stack(stack[-SHOWN + 2 :])
        text.append(self.tree if field.tree else "")
        text.append(self.dreamer if field.dreamer else "", "bold")
        if isinstance(field, Field) and field.mountain and not field.climbed:
            text.append("^")
        return text

    def land(self, fields: list[CardField]) -> Text:
        """A landscape row by row, with a slash between rows."""
        at = {(field.row, field.column): self.field(field) for field in fields}
        columns = max(column for _, column in at) + 1
        rows = max(row for row, _ in at) + 1
        drawn = [Text(" ").join(at.get((row, column), Text(".")) for column in range(columns)) for row in range(rows)]
        return Text("[") + Text(" / ").join(drawn) + Text("]")

    def card(self, card: Landscape, held: bool) -> Pieces:
        """Its name and points, the landscape, its power; of a held one what is missing and what is on its spot."""
        name = Text(self.words.say(f"card-{card.name}"), "bold")
        pieces: Pieces = [name, self.label("worth", points=card.points), self.land(card.land)]
        pieces.append(f"{self.words.say(f'power-{card.power}')},")
        if not held:
            pieces[-1] = self.words.say(f"power-{card.power}")
            return pieces
        pieces.append(f"{self.spot(card)};")
        if card.missing is None:
            pieces.append(self.label("no-place"))
        elif card.missing:
            pieces.append(self.label("missing", shards=self.counted(card.missing)))
        else:
            pieces.append(self.label("ready"))
        return pieces

    def _colour(self, colour: str) -> str:
        return self.words.say("sign-any") if colour == "any" else self.words.say(f"colour-{colour}")

    def spot(self, card: Landscape) -> str:
        """The shard on a card's power spot."""
        if card.shard is None:
            return self.label("spot-free")
        return self.label("spot", colour=self.words.say(f"colour-{card.shard}"))

    def token(self, kind: str, colour: str | None) -> str:
        name = self.words.say(f"token-{kind}")
        return name if colour is None else f"{name}: {self.words.say(f'colour-{colour}')}"


def _gives(gives: list[int]) -> str:
    """What a token gives each player as things stand, in the order of seats."""
    return "/".join(signed(points) for points in gives)


def _night(view: WorkshopView, pen: _Pen) -> Pieces:
    one, two, three = view.stacks
    pieces: Pieces = [Text(pen.label("night", round=view.round), "bold") + Text(";")]
    if view.stage == "wandering":
        pieces.append(Text(pen.label("points", count=view.action_points), "cyan") + Text(";"))
    pieces += [f"{pen.label('trees', count=view.trees_left)};", pen.label("stacks", one=one, two=two, three=three)]
    if view.red_paths:
        pieces.append(f"({pen.label('red', paths=', '.join(view.red_paths))})")
    return [*pieces, Text(f"{pen.label('bag')}: ", "dim") + pen.hand(view.bag)]


def _land(view: WorkshopView, names: list[str], pen: _Pen) -> Table:
    """The six corners, three above three."""
    table = Table(show_header=False, show_lines=True, box=box.ROUNDED if pen.ink.signs else box.ASCII, expand=False)
    for start in range(0, len(view.corners), ACROSS):
        table.add_row(*(_corner(corner, names, pen) for corner in view.corners[start : start + ACROSS]))
    return table


def _corner(corner: Corner, names: list[str], pen: _Pen) -> Text:
    """Its number and name, what it costs to go there, its shards with the key first, and who is there."""
    name = pen.words.say(f"power-{corner.name}")
    text = Text(pen.label("corner", number=corner.number, corner=name), "bold")
    if corner.cost is not None:
        cost = pen.label("cost", cost=corner.cost) if corner.cost else pen.label("free")
        text.append(f" ({cost}{' x' if corner.red_on_the_way else ''})", "cyan")
    text.append("\n")
    text = text + (pen.stack(corner.shards) if corner.shards else Text("-")) + Text(" >" if corner.shards else "")
    here = [names[seat] for seat in corner.travellers] + ([pen.label("blocked")] if corner.blocked else [])
    return text + Text("  " + ", ".join(here) if here else "", "italic")


def _workshop(view: WorkshopView, maker: Maker, name: str, pen: _Pen) -> Table:
    """A grid with the fields' letters and numbers beside it; dots are empty fields, a plus the empty entry."""
    table = Table(title=Text(name, "bold"), title_justify="left", box=None, padding=(0, 1, 0, 0))
    table.add_column()
    for column in range(view.width):
        table.add_column(maker.fields[column].name[0], min_width=4)
    for start in range(0, len(maker.fields), view.width):
        row = maker.fields[start : start + view.width]
        empty = [Text("+" if field.name == view.entry else ".") for field in row]
        cells = [pen.field(field) if field.stack else none for field, none in zip(row, empty, strict=True)]
        table.add_row(Text(row[0].name[1:], "dim"), *cells)
    return table


def _tell(maker: Maker, name: str, lines: Table, pen: _Pen) -> None:
    """What a player holds, has finished and is building."""
    used = pen.label("used" if maker.power_used else "unused")
    pieces: Pieces = [f"{pen.label('score', player=name, score=maker.score, total=maker.total)};"]
    pieces += [f"{pen.label('finished', count=len(maker.finished))};", f"{used};"]
    lines.add_row("", Chips([*pieces, pen.label("next-tree", points=maker.next_tree)]))
    lines.add_row(pen.label("hands"), pen.hand(maker.hand))
    if maker.cards:
        lines.add_row(pen.label("cards"), Group(*(Chips(pen.card(card, True)) for card in maker.cards)))
    if maker.pile is not None:
        top = Text(pen.words.say(f"card-{maker.pile.name}"), "bold")
        power = pen.words.say(f"power-{maker.pile.power}")
        lines.add_row(pen.label("pile"), Chips([top, f"{power},", pen.spot(maker.pile)]))
