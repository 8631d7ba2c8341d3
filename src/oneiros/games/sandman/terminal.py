"""The text board of Sandman: the circle with what each step costs, and every dream level by level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oneiros.core.types import View
from oneiros.core.words import Words
from oneiros.drawing.layout import Chips
from oneiros.drawing.terminal import Ink
from oneiros.games.sandman.view import Card, Dreamer, Place, Reach, SandmanView

Pieces = list[Text | str]

STAR, SIGN = "★", "☠"
INKS = {"tide": "white on dark_blue", "sky": "black on light_steel_blue", "wood": "white on dark_green"}
NIGHTMARE = "white on purple4"


def draw(view: View, words: Words, names: list[str], ink: Ink) -> RenderableType:
    """The circle, then the dreams with one's own last, then what is in the bag and in the air."""
    view = cast(SandmanView, view)
    pen = _Pen(words, ink)
    parts: list[RenderableType] = [_circle(view, pen)]
    if view.taken is not None:
        parts.append(Chips([pen.label("taken"), pen.card(view.taken)]))
    for seat in sorted(range(view.players), key=lambda seat: seat == view.seat):
        parts += [Text(""), _dream(view.dreamers[seat], names[seat], pen)]
    parts.append(Text(pen.label("bag", count=view.bag, blanks=view.bag_blanks, round=view.round), "dim"))
    return Group(*parts)


def legend(words: Words, ink: Ink) -> str:
    """The signs on cards."""
    star, sign = (STAR, SIGN) if ink.signs else ("*", "-")
    return words.say("label-legend", star=star, sign=sign)


class _Pen:
    """Cards and tokens in this terminal's ink."""

    def __init__(self, words: Words, ink: Ink) -> None:
        self.words = words
        self.ink = ink

    def label(self, name: str, **facts: object) -> str:
        return self.words.say(f"label-{name}", **facts)

    def stars_and_signs(self, card: Card) -> str:
        """Stars, nightmare signs, the encounter sign."""
        star, sign = (STAR, SIGN) if self.ink.signs else ("*", "-")
        return star * card.stars + sign * card.signs + ("!" if card.encounter else "")

    def particles(self, particles: Sequence[str]) -> str:
        return ", ".join(self.words.say(f"particle-{particle}") for particle in particles)

    def name(self, card: Card) -> str:
        return self.words.say(f"card-{card.card}")

    def card(self, card: Card, more: str = "") -> Text:
        """The worth and the particles, on the plot's colour or after its name."""
        text = f"{self.stars_and_signs(card)} {self.particles(card.particles)}{more}"
        if self.ink.colour:
            return Text(f" {text} ", INKS[card.plot] if card.plot else NIGHTMARE)
        plot = self.words.say(f"plot-{card.plot}") if card.plot else self.label("nightmare")
        return Text(f"[{plot}: {text}]")

    def token(self, particle: str | None, back: str | None) -> Text:
        name = self.words.say(f"particle-{particle}") if particle else "?"
        blank = "" if back != "blank" else f" ({self.words.say('back-blank')})"
        return Text(f"({name}{blank})")


def _circle(view: SandmanView, pen: _Pen) -> Table:
    """The cards clockwise, the wheels in their gaps, and what it costs to stop at each."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    for _ in range(3):
        table.add_column()
    reach: dict[int, list[Reach]] = {}
    for stop in view.reach:
        if stop.possible:
            reach.setdefault(stop.at, []).append(stop)
    for at, card in enumerate(view.circle):
        wheels = [wheel for wheel, gap in view.wheels.items() if gap == at]
        for wheel in wheels:
            table.add_row("", Text(f"-- {pen.words.say(f'wheel-{wheel}')} --", "bold"), "", "")
        stops = ", ".join(
            pen.label(
                "stop", wheel=stop.wheel[0].upper(), steps=stop.steps, cost=stop.cost, draws=stop.draws,
            )
            for stop in reach.get(at, [])
        )  # fmt: skip
        table.add_row(str(at + 1), pen.card(card), Text(pen.name(card), "dim"), Text(stops, "cyan"))
    return table


def _dream(dreamer: Dreamer, name: str, pen: _Pen) -> Table:
    lines = Table.grid(padding=(0, 1))
    lines.add_column(style="bold", no_wrap=True, min_width=8)
    lines.add_column()
    for label, pieces in _lines(dreamer, name, pen):
        lines.add_row(label, Chips(pieces))
    return lines


def _lines(dreamer: Dreamer, name: str, pen: _Pen) -> Iterator[tuple[str, Pieces]]:
    yield name, [pen.label("score", total=dreamer.score.total), *_goal(dreamer, pen)]
    for level, row in enumerate(dreamer.rows, start=1):
        if row:
            yield pen.label("level", level=level), _row(row, pen)
    tokens: Pieces = [pen.token(token.particle, token.back) for token in dreamer.tokens]
    yield pen.label("tokens"), tokens or [pen.words.say("none")]
    if dreamer.encounters_held or dreamer.open:
        held = dreamer.encounters if dreamer.encounters is not None else ["?"] * dreamer.encounters_held
        shown = [pen.words.say(f"encounter-{kind}") if kind != "?" else "?" for kind in held]
        shown += [pen.label("open", encounter=kind) for kind in dreamer.open]
        yield pen.label("encounters"), [Text(f"[{kind}]") for kind in shown]


def _goal(dreamer: Dreamer, pen: _Pen) -> Pieces:
    if dreamer.goal is None:
        return []
    return [pen.label("goal", particles=pen.particles(dreamer.goal.particles))]


def _row(row: list[Place | None], pen: _Pen) -> Pieces:
    """The places of one level; a bar marks a break, a dot a gap."""
    pieces: Pieces = []
    for place in row:
        if place is None:
            pieces.append(".")
            continue
        if place.left == "broken":
            pieces.append("|")
        more = "".join(f" +{pen.words.say(f'particle-{token}')}" for token in place.tokens)
        pieces.append(pen.card(place.card, more))
    return pieces
