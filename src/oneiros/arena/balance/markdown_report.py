"""Balance reports in Markdown, with plots beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from oneiros.arena.balance.findings import Findings, Holding

INK = "#2b2d5b"
GOLD = "#c9962f"
PALE = "#c8cbe0"


def write(
    folder: Path,
    title: str,
    command: str,
    found: Mapping[int, Findings],
    claims: Sequence[tuple[str, str, bool]] = (),
    notes: Sequence[str] = (),
) -> Path:
    """A Markdown page and its plots, one set for each number of players; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = title.lower()
    lines = [f"# The balance of {title}", "", f"Made by `{command}`, between greedy players.", ""]
    if claims:
        lines += ["## Verdicts", "", "| aim | measured | met |", "|---|---|---|"]
        lines += [f"| {aim} | {measured} | {'yes' if met else '**no**'} |" for aim, measured, met in claims]
        lines += [""]
    lines += [*notes, ""] if notes else []
    for players, findings in found.items():
        lines += _section(folder, stem, players, findings)
    page = folder / f"{stem}.md"
    page.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    return page


def _section(folder: Path, stem: str, players: int, found: Findings) -> list[str]:
    spread, gaps = found.scores, found.gaps
    lines = [
        f"## {players} players, {found.games:,} games",
        "",
        f"Scores: mean {spread.mean:.1f}, standard deviation {spread.sd:.1f}, {spread.least} to {spread.most}. "
        f"Best minus worst of a game: mean {gaps.mean:.1f}. Moves: mean {found.lengths.mean:.0f}.",
        "",
    ]
    name = f"{stem}-{players}-scores.svg"
    _histogram(folder / name, found.histogram)
    lines += [f"![scores]({name})", ""]
    seats = {f"seat {seat + 1}": holding for seat, holding in enumerate(found.seats)}
    for group, items in {"seat": seats, **found.items}.items():
        name = f"{stem}-{players}-{group.replace(' ', '-')}.svg"
        _bars(folder / name, items, players)
        lines += [f"### By {group}", "", f"![wins by {group}]({name})", "", *_table(group, items, players), ""]
    for group, series in found.counts.items():
        lines += [f"### {group.capitalize()} in a game", "", "| what | mean | least | most |", "|---|---|---|---|"]
        lines += [f"| {item} | {n.mean:.2f} | {n.least} | {n.most} |" for item, n in sorted(series.items())]
        lines += [""]
    return lines


def _table(group: str, items: Mapping[str, Holding], players: int) -> list[str]:
    lines = [f"| {group} | held | wins | fair shares | 95% |", "|---|---|---|---|---|"]
    for item, holding in sorted(items.items(), key=lambda pair: -pair[1].ratio(players)):
        ratio, margin = holding.ratio(players), holding.margin(players)
        share = holding.wins / holding.held
        interval = f"{ratio - margin:.2f} to {ratio + margin:.2f}"
        lines.append(f"| {item} | {holding.held:,} | {share:.1%} | {ratio:.2f} | {interval} |")
    return lines


def _figure(width: float, height: float) -> Any:
    """A figure whose file is the same for the same data."""
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.rcParams.update({"svg.hashsalt": "oneiros", "font.family": "DejaVu Sans", "svg.fonttype": "path"})
    figure = Figure(figsize=(width, height), layout="tight")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _bars(path: Path, items: Mapping[str, Holding], players: int) -> None:
    """Fair shares of winning with their intervals, beside the line of 1."""
    ranked = sorted(items.items(), key=lambda pair: pair[1].ratio(players))
    figure, axes = _figure(7, 0.9 + 0.26 * len(ranked))
    names = [item for item, _ in ranked]
    ratios = [holding.ratio(players) for _, holding in ranked]
    margins = [holding.margin(players) for _, holding in ranked]
    axes.barh(names, ratios, xerr=margins, color=PALE, ecolor=INK, height=0.7)
    axes.axvline(1.0, color=GOLD, linewidth=1.5)
    axes.set_xlabel("wins of its holder, in fair shares")
    axes.tick_params(axis="y", labelsize=8)
    figure.savefig(path, format="svg", metadata={"Date": None})


def _histogram(path: Path, histogram: Mapping[int, int]) -> None:
    figure, axes = _figure(7, 2.4)
    axes.bar(list(histogram), list(histogram.values()), color=INK, width=1.0)
    axes.set_xlabel("score")
    axes.set_yticks([])
    figure.savefig(path, format="svg", metadata={"Date": None})
