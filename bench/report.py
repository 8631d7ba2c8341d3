"""Turns what was measured into tables of ratios, for the terminal and for docs/benchmarks.md."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as RichTable

from bench import native

BEGIN = "<!-- bench:begin -->"
END = "<!-- bench:end -->"
LAYOUTS_BEGIN = "<!-- layouts:begin -->"
LAYOUTS_END = "<!-- layouts:end -->"
DRIVEN_TARGETS = (
    ("doors", "pyspiel gin_rummy", 20.0),
    ("doors", "pyspiel skat", 2.0),
    ("ravens", "pyspiel gin_rummy", 20.0),
    ("ravens", "pyspiel skat", 2.0),
)
OTHERS_DRIVEN_TARGET = ("pyspiel skat", 1.0)  # of the games that stand not above
INSIDE_TARGET = 0.5
SEARCH_TARGET = 1.0
NOW = "now"
BEFORE = "before"  # the work on speed: see `before`
# How many times as fast as before; in Doors and Ravens a batch is compared with another engine instead.
BATCH_SINCE = 3.0
COPY_SINCE = 1.5  # in Doors it is compared with C instead
SEARCH_SINCE = 2.0
ANALYSIS_SINCE = 2.0
SINCE_FIGURES = ("copy", "batch", "search", "analysis")
BATCH_TARGETS = {"doors": 2.0, "ravens": 1.5}
LOOP_TARGET = 10.0
OF_BATCHES = ("Pgx ", "JaxMARL ")  # how the names of those contestants begin
LIGHTEST = "Pgx connect_four"
HANABI = "PettingZoo hanabi_v5"
LOOP = "loop"
PEER = "pyspiel "  # how the names of those contestants begin
FIGURES = ("driven", "by seat", "inside", "rollouts", "clones", "imagines")


class Layout(NamedTuple):
    """A puzzle of Runners: seconds of our solver and of CP-SAT, and what their layouts are worth."""

    tiles: int
    ours: float
    value: int
    peer: float | None  # None if it is not installed
    found: int | None
    proved: bool  # by CP-SAT, to be the best


class Searched(NamedTuple):
    """One search: simulations a second, and the mean length of one in steps."""

    simulations: float
    length: float

    @property
    def steps(self) -> float:
        """Steps a second inside it."""
        return self.simulations * self.length


@dataclass
class Results:
    """One list entry a round; an empty list is a contestant that could not take part."""

    rounds: int
    seconds: float
    tables: list[tuple[str, int]]
    ours: dict[tuple[str, str, int, str], list[float]] = field(default_factory=dict)
    """By build, game, players and figure."""
    peers: dict[str, list[float]] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    native: list[float] = field(default_factory=list)
    layouts: list[Layout] = field(default_factory=list)
    searches: dict[str, list[Searched]] = field(default_factory=dict)
    """By game and players, and by peer."""
    learners: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    """By game and players or peer, and by the size of a batch, or "loop" for PettingZoo's."""
    since: dict[tuple[str, str, str], list[float]] = field(default_factory=dict)
    """By NOW or BEFORE, game and figure."""

    def alone(self) -> list[tuple[str, int]]:
        """Every game once, with its fewest players."""
        fewest: dict[str, int] = {}
        for game, players in self.tables:
            fewest.setdefault(game, players)
        return list(fewest.items())

    def over_before(self, game: str, figure: str) -> list[float]:
        """How many times as fast as before, round by round; nothing where that was not measured."""
        return ratios(self.since.get((NOW, game, figure), []), self.since.get((BEFORE, game, figure), []))

    def of(self, build: str, game: str, players: int, figure: str) -> list[float]:
        """What one of our games reached in each round."""
        return self.ours.get((build, game, players, figure), [])


class Table(NamedTuple):
    """The same cells for both forms of output."""

    title: str
    head: list[str]
    rows: list[list[str]]


class Target(NamedTuple):
    """What was wanted and what came out; no ratios where it could not be measured."""

    what: str
    wanted: float
    ratios: list[float]

    def met(self) -> bool | None:
        """Whether the median reaches it; None if nothing was measured."""
        return median(self.ratios) >= self.wanted if self.ratios else None


def ratios(ours: list[float], theirs: list[float]) -> list[float]:
    """Round by round, so that both sides met the same machine."""
    return [a / b for a, b in zip(ours, theirs)]


def factor(values: list[float], missing: str = "-") -> str:
    """The median of some ratios, to two digits."""
    return _two_digits(median(values)) if values else missing


def rate(values: list[float], missing: str = "-") -> str:
    """The median of some rates, to two digits."""
    if not values:
        return missing
    value = median(values)
    for size, unit in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{_two_digits(value / size)}{unit}"
    return _two_digits(value)


def _two_digits(value: float) -> str:
    if value >= 10:
        return f"{float(f'{value:.2g}'):.0f}"
    return f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def targets(results: Results) -> list[Target]:
    """What the design asks for."""
    found: list[Target] = []
    fewest = dict(results.alone())
    named = {game for game, _, _ in DRIVEN_TARGETS}
    others = [(game, *OTHERS_DRIVEN_TARGET) for game in fewest if game not in named]
    for game, peer, wanted in (*DRIVEN_TARGETS, *others):
        mine = results.of("compiled", game, fewest.get(game, 0), "driven")
        found.append(Target(f"{game}, driven, over {peer}", wanted, ratios(mine, results.peers.get(peer, []))))
    mine = results.of("compiled", "doors", fewest.get("doors", 0), "rollouts")
    found.append(Target("doors, inside from a copy, over C", INSIDE_TARGET, ratios(mine, results.native)))
    doors = f"doors, {fewest.get('doors', 0)}"
    for game, wanted in BATCH_TARGETS.items():
        over_pgx = ratios(batch_best(results, f"{game}, {fewest.get(game, 0)}"), batch_best(results, LIGHTEST))
        found.append(Target(f"{game}, best batch, over the best of {LIGHTEST}", wanted, over_pgx))
    for game in fewest:
        wanted_since = {"search": SEARCH_SINCE, "analysis": ANALYSIS_SINCE}
        if game != native.MEASURED[0]:
            wanted_since["copy"] = COPY_SINCE
        if game not in BATCH_TARGETS:
            wanted_since["batch"] = BATCH_SINCE
        for figure, wanted in wanted_since.items():
            found.append(Target(f"{game}, {figure}, over the engine before", wanted, results.over_before(game, figure)))
    loops = ratios(results.learners.get((doors, LOOP), []), results.learners.get((HANABI, LOOP), []))
    found.append(Target(f"doors, PettingZoo's loop, over {HANABI}", LOOP_TARGET, loops))
    for game, players in results.tables:
        if players == fewest[game]:
            mine, best = search_steps(results, game, players)
            found.append(Target(f"{game}, steps inside search, over the best peer", SEARCH_TARGET, ratios(mine, best)))
    return found


def search_steps(results: Results, game: str, players: int) -> tuple[list[float], list[float]]:
    """Steps a second inside our search of a game, and inside the best of the peers', round by round."""
    peers = [values for name, values in results.searches.items() if name.startswith(PEER)]
    best = [max(one.steps for one in row) for row in zip(*peers)]
    return [one.steps for one in results.searches.get(f"{game}, {players}", [])], best


def batch_best(results: Results, name: str) -> list[float]:
    """The best rate of a batch of any size, round by round."""
    sizes = [values for (who, size), values in results.learners.items() if who == name and size != LOOP]
    return [max(row) for row in zip(*sizes)]


def learner_rows(results: Results) -> list[list[str]]:
    """Batches by size, the best of them over Pgx's best, and PettingZoo's loop over hanabi's."""
    names = list(dict.fromkeys(name for name, _ in results.learners))
    hanabi = results.learners.get((HANABI, LOOP), [])
    rows: list[list[str]] = []
    for name in names:
        loop = results.learners.get((name, LOOP), [])
        rates = [rate(results.learners.get((name, size), [])) for size in batch_sizes(results)]
        ours = name != HANABI and not name.startswith(OF_BATCHES)
        mine = batch_best(results, name) if ours else []
        over_pgx = [factor(ratios(mine, batch_best(results, peer))) for peer in names if peer.startswith(OF_BATCHES)]
        rows.append([name, *rates, *over_pgx, rate(loop), factor(ratios(loop, hanabi)) if ours else "-"])
    return rows


def batch_sizes(results: Results) -> list[str]:
    """Those that were measured, in order."""
    return [str(size) for size in sorted({int(size) for _, size in results.learners if size != LOOP})]


def search_rows(results: Results) -> list[list[str]]:
    """Every search that was measured, with ours beside the best of the others."""
    rows: list[list[str]] = []
    for name, values in results.searches.items():
        cells = [name, rate([one.simulations for one in values]), _two_digits(median(one.length for one in values))]
        over = "-"
        if not name.startswith(PEER):
            game, players = name.split(", ")
            over = factor(ratios(*search_steps(results, game, int(players))))
        rows.append([*cells, rate([one.steps for one in values]), over])
    return rows


def tables(results: Results) -> list[Table]:
    """Everything that was measured, as ratios with one rate in each row to give them a size."""
    driven: list[list[str]] = []
    inside: list[list[str]] = []
    copies: list[list[str]] = []
    for game, players in results.tables:
        name = f"{game}, {players}"
        compiled = {figure: results.of("compiled", game, players, figure) for figure in FIGURES}
        plain = {figure: results.of("plain", game, players, figure) for figure in FIGURES}
        over_plain = {figure: ratios(compiled[figure], plain[figure]) for figure in FIGURES}
        first = {figure: [rate(compiled[figure], "not built"), factor(over_plain[figure])] for figure in FIGURES}
        beside = [factor(ratios(compiled["driven"], theirs)) for theirs in results.peers.values()]
        limit = results.native if (game, players) == native.MEASURED else []
        over_c = {figure: factor(ratios(compiled[figure], limit)) for figure in FIGURES}
        driven.append([name, first["by seat"][0], *first["driven"], *beside])
        inside.append([name, *first["inside"], over_c["inside"], *first["rollouts"], over_c["rollouts"]])
        copies.append([name, *first["clones"], *first["imagines"]])
    peers = [[name, rate(values, "not installed")] for name, values in results.peers.items()]
    wanted = [
        [
            target.what,
            f"at least {target.wanted:g}",
            factor(target.ratios, "not measured"),
            f"{_two_digits(min(target.ratios))} to {_two_digits(max(target.ratios))}" if target.ratios else "-",
            {True: "yes", False: "NO", None: "-"}[target.met()],
        ]
        for target in targets(results)
    ]
    peers_of_batches = dict.fromkeys(name for name, _ in results.learners if name.startswith(OF_BATCHES))
    over = [f"best over {peer}" for peer in peers_of_batches]
    return [
        Table(
            "Driven step by step from Python: by seat, and by `play`, times as fast as",
            ["game, players", "by seat: steps/s", "by `play`: steps/s", "plain", *results.peers],
            driven,
        ),
        Table(
            "Played out inside the engine: from a new game, and from a copy of one",
            ["game, players", "new: steps/s", "over plain", "over C", "copy: steps/s", "over plain", "over C"],
            inside,
        ),
        Table(
            "Copies",
            ["game, players", "clones/s", "over plain", "imagined/s", "over plain"],
            copies,
        ),
        Table("The peers, and the limit", ["contestant", "steps/s"], [*peers, ["C, solo Doors", rate(results.native)]]),
        Table(
            "Search with random playouts to the end, one thread",
            ["game, players", "simulations/s", "steps in each", "steps/s", "over the best peer"],
            search_rows(results),
        ),
        Table(
            "For learners, one core: steps/s of batches by number of games, and of PettingZoo's loop",
            ["game, players", *batch_sizes(results), *over, "loop: steps/s", "over hanabi_v5"],
            learner_rows(results),
        ),
        Table(
            "Times as fast as before the work on speed: from a copy, batches of 512, search, analysis",
            ["game, players", *SINCE_FIGURES],
            [
                [f"{game}, {players}", *[factor(results.over_before(game, figure)) for figure in SINCE_FIGURES]]
                for game, players in results.alone()
            ],
        ),
        Table("Targets", ["ratio", "wanted", "median", "lowest and highest round", "met"], wanted),
    ]


def machine(results: Results) -> str:
    """What it ran on, in general terms."""
    cores = os.cpu_count() or 1
    peers = ", ".join(f"{name} {version}" for name, version in sorted(results.versions.items())) or "none installed"
    return (
        f"Machine: {cores} core{'s' if cores > 1 else ''}, {platform.machine()}, {platform.system()}; "
        f"{platform.python_implementation()} {platform.python_version()}; peers: {peers}. "
        f"{results.rounds} round{'s' if results.rounds > 1 else ''} of {results.seconds:g} s for each contestant."
    )


def layouts_table(layouts: list[Layout]) -> Table:
    """Times by number of tiles, and how often each found the better layout or one as good."""
    rows: list[list[str]] = []
    sizes = sorted({one.tiles for one in layouts})
    for size in [*sizes, None]:
        mine = [one for one in layouts if size is None or one.tiles == size]
        ours = [one.ours for one in mine]
        cells = [str(size or "all"), str(len(mine)), _milliseconds(ours)]
        met = [(one, one.peer, one.found) for one in mine if one.peer is not None and one.found is not None]
        if len(met) < len(mine) or not met:
            rows.append([*cells, "not installed", "-", "-", "-"])
            continue
        best = sum(one.value >= found for one, _, found in met)
        theirs = sum(found >= one.value for one, _, found in met)
        proved = sum(one.proved for one, _, _ in met)
        peer = [seconds for _, seconds, _ in met]
        over = factor([seconds / one.ours for one, seconds, _ in met])
        rows.append([*cells, _milliseconds(peer), over, f"{best} of {len(mine)}", f"{theirs} ({proved} proved)"])
    head = ["tiles", "puzzles", "ours, ms", "CP-SAT, ms", "ratio", "ours as good", "CP-SAT as good"]
    return Table("The best layout of Runners: median and worst time, and the median ratio of times", head, rows)


def _milliseconds(seconds: list[float]) -> str:
    return f"{_two_digits(median(seconds) * 1000)}, {_two_digits(max(seconds) * 1000)}" if seconds else "-"


def show(results: Results) -> None:
    """Print it."""
    console = Console()
    shown = tables(results) if results.tables else []
    if results.layouts:
        shown.append(layouts_table(results.layouts))
    for table in shown:
        drawn = RichTable(title=table.title, title_justify="left")
        for number, name in enumerate(table.head):
            drawn.add_column(name, justify="right" if number else "left")
        for row in table.rows:
            drawn.add_row(*row)
        console.print(drawn)
    if results.tables:
        console.print(machine(results), highlight=False)


def _lines(table: Table) -> list[str]:
    lines = [f"### {table.title}", "", f"| {' | '.join(table.head)} |"]
    lines.append("|" + "|".join("---:" if number else "---" for number in range(len(table.head))) + "|")
    return lines + [f"| {' | '.join(row)} |" for row in table.rows]


def markdown(results: Results) -> str:
    """The same as Markdown, but for the layouts."""
    lines = [machine(results)]
    for table in tables(results):
        lines += ["", *_lines(table)]
    return "\n".join(lines) + "\n"


def write(results: Results, path: Path) -> None:
    """Put it between the markers of the file; the rest of the file stays as it is."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# Benchmarks\n\n{BEGIN}\n{END}\n\n{LAYOUTS_BEGIN}\n{LAYOUTS_END}\n", encoding="utf-8")
    _put(path, BEGIN, END, markdown(results))
    if results.layouts:
        write_layouts(results, path)


def write_layouts(results: Results, path: Path) -> None:
    """Only what was measured of the layouts, between markers of its own."""
    version = results.versions.get("ortools")
    peer = f"OR-tools {version}" if version else "OR-tools not installed"
    about = f"{len(results.layouts)} fixed puzzles; {peer}."
    _put(path, LAYOUTS_BEGIN, LAYOUTS_END, "\n".join([about, "", *_lines(layouts_table(results.layouts))]) + "\n")


def _put(path: Path, begins: str, ends: str, made: str) -> None:
    text = path.read_text(encoding="utf-8")
    before, begin, rest = text.partition(begins)
    _, end, after = rest.partition(ends)
    if not (begin and end):
        raise ValueError(f"{path} has no {begins} and {ends}")
    path.write_text(f"{before}{begins}\n{made}{ends}{after}", encoding="utf-8")
