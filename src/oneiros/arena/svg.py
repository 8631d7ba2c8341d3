"""Plots of the reports as SVG text. They use the colours of the page, dark or light."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 760
LINE: Final = 26
LETTER: Final = 7.2  # about as wide as a letter of a label


class Whisker(NamedTuple):
    """A value with its interval; `mark` is 0, or 1 and -1 for what stands out above and below."""

    label: str
    value: float
    low: float
    high: float
    mark: int = 0
    hint: str = ""


def whiskers(items: Sequence[Whisker], reference: float | None, tell: Callable[[float], str], axis: str) -> str:
    """Values as dots with their intervals as lines, one below the other, beside a line for the reference."""
    lows, highs = [item.low for item in items], [item.high for item in items]
    if reference is not None:
        lows.append(reference)
        highs.append(reference)
    ticks = round_steps(min(lows), max(highs))
    left = min(280.0, 24 + LETTER * max(len(item.label) for item in items))
    right = WIDTH - 70.0
    height = LINE * len(items) + 52

    def x(value: float) -> float:
        return left + (value - ticks[0]) / (ticks[-1] - ticks[0]) * (right - left)

    foot = LINE * len(items) + 8
    parts = [_open(height, axis)]
    for tick in ticks:
        parts.append(f'<line class="grid" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="4" y2="{foot}"/>')
        parts.append(_text(x(tick), foot + 16, tell(tick), "tick", "middle"))
    if reference is not None:
        parts.append(
            f'<line class="reference" x1="{x(reference):.1f}" x2="{x(reference):.1f}" y1="2" y2="{foot + 3}"/>'
        )
    for number, item in enumerate(items):
        y = LINE * number + LINE / 2 + 4
        kind = {0: "plain", 1: "above", -1: "below"}[item.mark]
        parts.append(f'<g class="item {kind}"><title>{escape(item.hint or item.label)}</title>')
        parts.append(f'<rect class="row" x="0" y="{y - LINE / 2:.1f}" width="{WIDTH}" height="{LINE}"/>')
        parts.append(_text(left - 10, y + 4.5, item.label, "label", "end"))
        parts.append(f'<line class="interval" x1="{x(item.low):.1f}" x2="{x(item.high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(_sign(x(item.value), y, item.mark))
        parts.append(_text(WIDTH - 4, y + 4.5, tell(item.value), "figure", "end"))
        parts.append("</g>")
    parts.append(_text((left + right) / 2, foot + 36, axis, "axis", "middle"))
    return "".join([*parts, "</svg>"])


def _sign(x: float, y: float, mark: int) -> str:
    """A dot; a triangle that points up or down for what stands out, so that colour is never alone."""
    if not mark:
        return f'<circle class="dot" cx="{x:.1f}" cy="{y}" r="5"/>'
    tip, base = (y - 7, y + 5) if mark > 0 else (y + 7, y - 5)
    return f'<path class="dot" d="M{x:.1f} {tip}L{x + 7:.1f} {base}L{x - 7:.1f} {base}Z"/>'


def histogram(counts: Mapping[int, int], axis: str, bars: int = 60) -> str:
    """How often each number came, in at most so many bars of equal width."""
    least, most = min(counts), max(counts)
    width = max(1, ceil((most - least + 1) / bars))
    sums: dict[int, int] = {}
    for value, number in counts.items():
        sums[(value - least) // width] = sums.get((value - least) // width, 0) + number
    slots = (most - least) // width + 1
    high, left, right = 150.0, 10.0, WIDTH - 10.0
    step = (right - left) / slots
    tallest, total = max(sums.values()), sum(counts.values())
    parts = [_open(200, axis)]
    for slot in range(slots):
        number = sums.get(slot, 0)
        if number:
            tall = max(1.0, high * number / tallest)
            first, last = least + slot * width, least + slot * width + width - 1
            label = f"{first}" if width == 1 else f"{first} to {last}"
            parts.append(
                f'<rect class="bar" x="{left + slot * step + 0.5:.1f}" y="{6 + high - tall:.1f}" '
                f'width="{max(1.0, step - 1):.1f}" height="{tall:.1f}">'
                f"<title>{label}: {number:,} ({number / total:.1%})</title></rect>"
            )
    parts.append(f'<line class="base" x1="{left}" x2="{right}" y1="{6 + high}" y2="{6 + high}"/>')
    for tick in round_steps(least, most):
        if least <= tick <= most:
            at = left + ((tick - least) / width + 0.5) * step
            parts.append(_text(at, high + 24, f"{tick:g}", "tick", "middle"))
    parts.append(_text(WIDTH / 2, high + 44, axis, "axis", "middle"))
    return "".join([*parts, "</svg>"])


class Cell(NamedTuple):
    """A field of a heat map."""

    value: float
    text: str
    hint: str


def heat_map(
    rows: Sequence[str], columns: Sequence[str], cells: Mapping[tuple[int, int], Cell], middle: float, axis: str
) -> str:
    """Cells by row and column; the farther from the middle, the stronger their colour. Every cell says its value."""
    left = min(220.0, 24 + LETTER * max(map(len, rows)))
    wide = min(130.0, (WIDTH - left - 10) / len(columns))
    high = 46
    reach = max([abs(cell.value - middle) for cell in cells.values()] + [1e-9])
    parts = [_open(34 + high * len(rows) + 8, axis)]
    for column, name in enumerate(columns):
        parts.append(_text(left + wide * (column + 0.5), 22, name, "label", "middle"))
    for row, name in enumerate(rows):
        y = 34 + high * row
        parts.append(_text(left - 10, y + high / 2 + 4.5, name, "label", "end"))
        for column in range(len(columns)):
            cell = cells.get((row, column))
            x = left + wide * column
            if cell is None:
                parts.append(f'<rect class="no-cell" x="{x + 1:.1f}" y="{y + 1}" width="{wide - 2:.1f}" height="44"/>')
                continue
            strength = round(75 * abs(cell.value - middle) / reach)
            side = "win" if cell.value >= middle else "loss"
            parts.append(
                f"<g><title>{escape(cell.hint)}</title>"
                f'<rect class="cell" style="fill:color-mix(in oklab,var(--{side}) {strength}%,var(--sheet-2))" '
                f'x="{x + 1:.1f}" y="{y + 1}" width="{wide - 2:.1f}" height="44" rx="6"/>'
                f"{_text(x + wide / 2, y + high / 2 + 5, cell.text, 'figure', 'middle')}</g>"
            )
    return "".join([*parts, "</svg>"])


def round_steps(low: float, high: float, most: int = 7) -> list[float]:
    """Round numbers, at equal steps, from just below `low` to just above `high`."""
    span = max(high - low, 1e-6)
    power = 10.0 ** floor(log10(span / most))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10, 20) if span / (power * factor) <= most)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, max(last, first + 1) + 1)]


def _open(height: float, name: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(name, quote=True)}">'


def _text(x: float, y: float, text: str, kind: str, anchor: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
