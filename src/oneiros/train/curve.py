"""The learning curve: in the terminal as a line of small bars, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from oneiros.arena.statistics import wilson
from oneiros.train.course import Course
from oneiros.train.school import Round

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BARS: Final = "▁▂▃▄▅▆▇█"
AT_ONCE: Final = 400  # games with guests that make a point of the curve


class Point(NamedTuple):
    """What the learner got of some hundred games against its guest."""

    minutes: float
    games: int
    won: float

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% Wilson interval."""
        return wilson(self.won, self.games)


def points(rounds: Sequence[Round], at_once: int = AT_ONCE) -> list[Point]:
    """Rounds put together until they have enough games with guests."""
    found: list[Point] = []
    games, won = 0, 0.0
    for row in rounds:
        games += row.guest_games
        won += (row.against_guest or 0.0) * row.guest_games
        if games >= at_once or (games and row is rounds[-1]):
            found.append(Point(row.total / 60, games, won))
            games, won = 0, 0.0
    return found


def bars(shares: Sequence[float], width: int = 40) -> str:
    """The latest shares as small bars, from 0 to 1."""
    return "".join(BARS[min(int(share * len(BARS)), len(BARS) - 1)] for share in shares[-width:])


def draw(course: Course, rounds: Sequence[Round], title: str, path: Path) -> None:
    """Write the curve as a picture, with 95% intervals, and the trials beside it.

    Where the learner only watched its guest, and played no trials, there is its loss to show.
    """
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.add_subplot()
    line = points(rounds)
    if not line and not any(row.trials for row in rounds):
        axes.plot([row.total / 60 for row in rounds], [row.loss for row in rounds], marker="o", markersize=4)
        axes.set(xlabel="minutes of one core", ylabel="loss on what was played", xlim=(0, None), title=title)
        axes.grid(alpha=0.3)
        _save(figure, course, path)
        return
    minutes = [point.minutes for point in line]
    axes.fill_between(
        minutes, [one.interval[0] for one in line], [one.interval[1] for one in line], alpha=0.25, linewidth=0
    )
    axes.plot(minutes, [one.share for one in line], label="against the guest, while learning")
    trials = [(row.total / 60, trial) for row in rounds for trial in row.trials]
    for name in dict.fromkeys(trial.against for _, trial in trials):
        mine = [(at, trial) for at, trial in trials if trial.against == name]
        lows = [trial.share - trial.interval[0] for _, trial in mine]
        highs = [trial.interval[1] - trial.share for _, trial in mine]
        axes.errorbar(
            [at for at, _ in mine],
            [trial.share for _, trial in mine],
            yerr=[lows, highs],
            fmt="o",
            markersize=4,
            capsize=2,
            label=f"{mine[0][1].kind} against {name}, {mine[0][1].games} games",
        )
    if course.players > 1:
        axes.axhline(1 / course.players, color="tab:gray", linestyle="--", label="an equal player")
    axes.set(xlabel="minutes of one core", ylabel="share of the wins", ylim=(0, 1), xlim=(0, None), title=title)
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.legend(loc="lower right")
    axes.grid(alpha=0.3)
    _save(figure, course, path)


def _save(figure: Figure, course: Course, path: Path) -> None:
    from matplotlib import rc_context

    with rc_context({"svg.hashsalt": course.game}):  # the same picture each time
        figure.savefig(path, metadata={"Date": None})
