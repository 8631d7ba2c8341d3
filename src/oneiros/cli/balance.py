"""`oneiros balance`: what the parts of a game do to winning, as a page with plots."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
from rich.progress import Progress

import oneiros
from oneiros.arena.balance import Findings, html_report, markdown_report, measure, significance, watch_of
from oneiros.cli import arguments
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.complaints import refused
from oneiros.cli.language import echo
from oneiros.cli.terminal import make_console
from oneiros.core.game import Game
from oneiros.core.types import shown

STANDARD = "standard"
OF_VARIANTS = 2  # an option is tried in this part of the games


@click.command("balance", cls=SpokenCommand)
@click.argument("game_id", metavar="GAME")
@click.option("--players", type=int)
@click.option("--games", "count", type=click.IntRange(min=1))
@click.option("--seed", type=int, default=1, show_default=True)
@arguments.options
@arguments.content
@click.option("--against", metavar="FILE")
@click.option("--variants/--no-variants", default=True)
@click.option(
    "--as",
    "kind",
    type=click.Choice(["html", "markdown"]),
    default="html",
    show_default=True,
)
@click.option("--jobs", type=click.IntRange(min=1), default=2, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), default=Path("balance"), show_default=True)
def command(
    game_id: str,
    players: int | None,
    count: int | None,
    seed: int,
    given: tuple[str, ...],
    content: Path | None,
    against: str | None,
    variants: bool,
    kind: str,
    jobs: int,
    out: Path,
) -> None:
    """Let greedy players play many games and write what every part did to winning."""
    if kind == "markdown" and find_spec("matplotlib") is None:
        raise refused("no-plots")
    if kind == "markdown" and against is not None:
        raise refused("packs-in-markdown")
    game = oneiros.game(game_id, content)
    watch_of(game)
    other_content = None if against in (None, STANDARD) else Path(str(against))
    other = None if against is None else oneiros.game(game_id, other_content)
    if other is not None and other.content == game.content:
        raise refused("same-packs")
    options = arguments.read_options(game, given)
    count = count or watch_of(game).games
    sizes = [number for number in game.players if number > 1] if players is None else [game.check_players(players)]
    same = _command(game, players, count, seed, given, content, against, kind)

    with _Bench(count, seed, jobs) as bench:
        found = bench.run(game, sizes, content, options, game.content.name)
        if other is not None:
            before = bench.run(other, sizes, other_content, options, other.content.name)
            page = _compare(game, other, same, before, found)
        elif kind == "html":
            page = _study(game, same, found, _variants(bench, game, sizes[0], content, options) if variants else [])
    if kind == "markdown":
        watch = watch_of(game)
        claims = watch.claims(found, game)
        notes = watch.notes()
        path = markdown_report.write(out, game.title, same, found, claims, notes)
    else:
        out.mkdir(parents=True, exist_ok=True)
        path = out / f"{game.id}{'-against' if other is not None else ''}.html"
        path.write_text(page, encoding="utf-8")
    echo("written", file=str(path))


class _Bench:
    """Plays, with a progress bar for those who watch."""

    def __init__(self, count: int, seed: int, jobs: int) -> None:
        self.count = count
        self.seed = seed
        self.jobs = jobs
        errors = make_console(stderr=True)
        self._progress = Progress(console=errors, transient=True, disable=not errors.is_terminal)

    def __enter__(self) -> _Bench:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def run(
        self,
        game: Game,
        sizes: list[int],
        content: Path | None,
        options: Mapping[str, Any],
        words: str,
        count: int | None = None,
    ) -> dict[int, Findings]:
        """What was found, by number of players."""
        count = count or self.count
        found: dict[int, Findings] = {}
        for size in sizes:
            task = self._progress.add_task(f"{words}, {size} players", total=count)
            for so_far in measure(game, size, count, self.seed, self.jobs, content, dict(options)):
                self._progress.update(task, completed=so_far.games)
                found[size] = so_far
        return found


def _study(game: Game, same: str, found: Mapping[int, Findings], variants: list[html_report.Variant]) -> str:
    watch = watch_of(game)
    dealt = watch.dealt
    return html_report.single(
        game.title,
        game.content.name,
        same,
        found,
        significance.assess(significance.measure_items(found, dealt)),
        dealt,
        watch.claims(found, game),
        watch.notes(),
        significance.too_rare(found),
        variants,
    )


def _variants(
    bench: _Bench, game: Game, players: int, content: Path | None, options: Mapping[str, Any]
) -> list[html_report.Variant]:
    """Each option that greedy players notice, set to each of its other choices. All are judged together."""
    names = watch_of(game).noticed
    if not names:
        return []
    games = max(1, bench.count // OF_VARIANTS)
    before = bench.run(game, [players], content, options, "as it is", games)
    tried: list[tuple[str, Any]] = []
    measured: list[list[significance.Measurement]] = []
    for name in names:
        option = game.options[name]
        now = options.get(name, option.default)
        for value in option.choices:
            if value != now:
                after = bench.run(game, [players], content, {**options, name: value}, f"{name} {shown(value)}", games)
                tried.append((name, value))
                measured.append(list(significance.measure_differences(before, after)))
    comparisons = iter(significance.assess([one for each in measured for one in each]))
    return [
        html_report.Variant(
            name, shown(value), game.options[name].help, players, games, [next(comparisons) for _ in each]
        )
        for (name, value), each in zip(tried, measured, strict=True)
    ]


def _compare(game: Game, other: Game, same: str, before: Mapping[int, Findings], after: Mapping[int, Findings]) -> str:
    new, gone = significance.only_in_one(before, after)
    return html_report.against(
        game.title,
        (game.content.name, other.content.name),
        same,
        after,
        significance.assess(significance.measure_differences(before, after)),
        new,
        gone,
    )


def _command(
    game: Game,
    players: int | None,
    count: int,
    seed: int,
    given: tuple[str, ...],
    content: Path | None,
    against: str | None,
    kind: str,
) -> str:
    """What to type for the same page."""
    words = [f"oneiros balance {game.id}"]
    words += [f"--players {players}"] if players is not None else []
    words += [f"--games {count} --seed {seed}"]
    words += [f"--option {one}" for one in given]
    words += [f"--content {content}"] if content is not None else []
    words += [f"--against {against}"] if against is not None else []
    words += [f"--as {kind}"] if kind != "html" else []
    return " ".join(words)
