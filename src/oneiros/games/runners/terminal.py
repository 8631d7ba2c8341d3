"""The text board of Runners: the dream, one's own layout on it with what it would bring, and everybody's stock."""

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
from oneiros.games.runners.text import rewards_told, tile_told
from oneiros.games.runners.view import Dreamer, Field, Fragment, Laid, Reckoning, RunnersView

Pieces = list[Text | str]

SIDE = 3
EFFECTS = {"none": "", "collect": "+", "double": "++", "dispel": "x", "both": "+x"}


def draw(view: View, words: Words, names: list[str], ink: Ink) -> RenderableType:
    """The dream and the layout side by side, then what each player has."""
    view = cast(RunnersView, view)
    pen = _Pen(words)
    own = view.dreamers[view.seat] if view.seat is not None else None
    parts: list[RenderableType] = [_dream(view, own, pen)]
    lines = Table.grid(padding=(0, 1))
    lines.add_column(style="bold", no_wrap=True, min_width=8)
    lines.add_column()
    if own is not None and own.reckoning is not None:
        lines.add_row(pen.label("layout"), Chips(_reckoned(own.reckoning, pen)))
    for seat in sorted(range(view.players), key=lambda seat: seat == view.seat):
        for label, pieces in _lines(view.dreamers[seat], names[seat], pen):
            lines.add_row(label, Chips(pieces))
    if view.phase == "equip":
        offers: Pieces = [pen.tile(offer.open) for offer in view.offers if offer.open is not None]
        lines.add_row(pen.label("offers", price=view.offers[0].price), Chips(offers))
    return Group(*parts, lines)


def legend(words: Words, ink: Ink) -> str:
    """The effects of a tile's cells."""
    return words.say("label-legend")


class _Pen:
    def __init__(self, words: Words) -> None:
        self.words = words

    def label(self, name: str, **facts: object) -> str:
        return self.words.say(f"label-{name}", **facts)

    def rewards(self, rewards: dict[str, int]) -> str:
        return rewards_told(rewards, self.words)

    def field(self, field: Field) -> str:
        """What a field is, and what it costs or gives."""
        if field.kind == "blank":
            return ""
        parts = [] if field.kind == "reward" else [self.words.say(f"field-{field.kind}")]
        parts += [signed(-field.calm)] if field.calm else []
        parts += [self.label("keys", count=field.keys)] if field.keys else []
        parts += [self.rewards(field.rewards)] if field.rewards else []
        return "\n".join(parts)

    def tile(self, tile: Fragment) -> Text:
        return Text(tile_told(tile, self.words))


def _dream(view: RunnersView, own: Dreamer | None, pen: _Pen) -> Table:
    """Two squares: the card, and the layout as far as it reaches."""
    both = Table.grid(padding=(0, 3))
    title = pen.label("dream", dream=view.dream.dream, level=view.dream.level, round=view.round, rounds=view.rounds)
    card = Table(title=title, show_header=False, show_lines=True, title_justify="left")
    for row in range(SIDE):
        card.add_row(*(pen.field(view.dream.fields[row * SIDE + column]) for column in range(SIDE)))
    if own is not None and own.layout:
        both.add_row(card, _layout(own.layout, pen))
    else:
        both.add_row(card)
    return both


def _layout(layout: list[Laid], pen: _Pen) -> Table:
    cells = {
        (cell.row, cell.column): f"{pen.words.say(f'tile-{laid.tile}')} {EFFECTS[cell.effect]}".strip()
        for laid in layout
        for cell in laid.cells
    }
    rows = range(min(0, *(row for row, _ in cells)), max(SIDE - 1, *(row for row, _ in cells)) + 1)
    columns = range(min(0, *(column for _, column in cells)), max(SIDE - 1, *(column for _, column in cells)) + 1)
    table = Table(title=pen.label("mine"), show_header=False, show_lines=True, title_justify="left")
    for row in rows:
        inside = row in range(SIDE)
        table.add_row(
            *(
                cells.get((row, column), "-" if inside and column in range(SIDE) else "")
                for column in columns
            )
        )  # fmt: skip
    return table


def _reckoned(reckoning: Reckoning, pen: _Pen) -> Pieces:
    """What the layout as it lies would bring."""
    pieces: Pieces = [
        pen.label("calm-then", calm=reckoning.calm, lost=reckoning.calm_lost, gained=reckoning.calm_gained)
    ]
    if gained := pen.rewards(reckoning.gained):
        pieces.append(pen.label("gains", rewards=gained))
    return pieces


def _lines(dreamer: Dreamer, name: str, pen: _Pen) -> Iterator[tuple[str, Pieces]]:
    if dreamer.woken:
        yield name, [pen.label("woken")]
        return
    shards = pen.rewards(dreamer.shards) or pen.words.say("none")
    yield (
        name,
        [
            pen.label("stock", calm=dreamer.calm, star=dreamer.star, coins=dreamer.coins, keys=dreamer.keys),
            pen.label("shards", shards=shards),
            pen.label("score", total=dreamer.score.total),
            pen.label("content") if dreamer.content else "",
        ],
    )
    yield pen.label("tiles"), [pen.tile(tile) for tile in dreamer.tiles]
