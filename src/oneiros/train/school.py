"""The school, round by round: play, learn, and now and then some trial games. All is kept, so it goes on where it was.

In a folder it keeps the course (`course.json`), the network (`network.bin`), what learning needs to go on (`kept.pt`),
a line for each round (`log.jsonl`) and the curve (`curve.svg`). It also keeps the network of every round (`rounds`) and
the mean of the latest of them (`average.bin`), which plays more evenly than any one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from typing import Final

import msgspec
import numpy as np

import oneiros
from oneiros.bots.win_network import HEADER
from oneiros.train.course import Course, first_network, heuristic_of, legend_of, write_course
from oneiros.train.learner import BATCH, Learner, check_torch
from oneiros.train.lessons import Lesson, Taught, play_lesson
from oneiros.train.trials import AT_ONCE, TrialGame, TrialResult, play_trial
from oneiros.workers import begin_pool, map_on_ray

FIRST: Final = 3  # times as many games in the first round
PART: Final = 25  # games of a lesson
LEAST_RATE: Final = 0.03  # of the rate of learning at first

Give = Callable[[Sequence[Lesson]], Iterator[Taught]]
"""Has lessons played, somewhere, and gives them back in any order."""


class Round(msgspec.Struct, frozen=True):
    """A line of the log."""

    number: int
    games: int
    positions: int
    moves: int
    loss: float
    spread: float
    """Of the chances that the network gives to positions: near 0 it knows nothing."""
    seconds: float
    """Processor time of this round: all players and the learner."""
    total: float
    """Processor time of all rounds so far."""
    against_guest: float | None = None
    """What the learner got of the games with guests on all other seats, in shares of the win."""
    guest_games: int = 0
    trials: tuple[TrialResult, ...] = ()


@contextmanager
def classroom(jobs: int, address: str | None) -> Iterator[Give]:
    """Where lessons are played: here, in so many processes, or on a Ray cluster. The games are the same."""
    if address is not None:
        yield lambda lessons: map_on_ray(play_lesson, lessons, address)
    elif jobs == 1:
        yield lambda lessons: map(play_lesson, lessons)
    else:
        pool: ProcessPoolExecutor
        with begin_pool(jobs) as pool:
            yield lambda lessons: pool.map(play_lesson, lessons)


def read_log(folder: Path) -> list[Round]:
    """The rounds so far. A line that an interruption cut off is not there."""
    path = folder / "log.jsonl"
    whole = path.read_bytes().rpartition(b"\n")[0] if path.exists() else b""
    return [msgspec.json.decode(line, type=Round) for line in whole.splitlines()]


def teach(
    course: Course, folder: Path, rounds: int, give: Give, hold_trials: Callable[[bytes, int], tuple[TrialResult, ...]]
) -> Iterator[Round]:
    """Teach until there are so many rounds. Yields each new one when all of it is kept."""
    check_torch()
    write_course(folder, course)
    game = oneiros.game(course.game)
    game.check_players(course.players)
    scales = [feature.scale for feature in legend_of(game, course.players)]
    learner = Learner(course, scales, 1 + len(heuristic_of(game).gambles))
    log = read_log(folder)
    known = first_network(course)
    if known is not None:
        learner.take(known)
    if log:
        learner.go_on((folder / "kept.pt").read_bytes())
    total = log[-1].total if log else 0.0
    for number in range(len(log), rounds):
        row, network = _round(course, number, learner, give, total)
        row = msgspec.structs.replace(row, trials=hold_trials(network, number + 1))
        total = row.total
        _write(folder / "network.bin", network)
        _write_average(folder, number + 1, network, course.averaged)
        _write(folder / "kept.pt", learner.keep())
        log.append(row)
        _write(folder / "log.jsonl", b"".join(msgspec.json.encode(one) + b"\n" for one in log))
        yield row


def _round(course: Course, number: int, learner: Learner, give: Give, total: float) -> tuple[Round, bytes]:
    watches = number < course.guest_rounds
    network = None if watches else learner.network()
    count = course.games * (1 if number else FIRST)
    lessons = [Lesson(course, network, number, list(range(at, min(at + PART, count)))) for at in range(0, count, PART)]
    taught = sorted(give(lessons), key=lambda one: one.first)
    games = [game for one in taught for game in one.games]
    began = process_time()
    positions = learner.remember(games, 1.0 if watches else course.mix)
    rate = course.rate * max(LEAST_RATE, 0.5 ** (number / course.half_life))
    loss = learner.learn(course.passes * positions // BATCH + 1, rate)
    spread = float(np.std(learner.chances(games[-1].rows)))
    seconds = sum(one.seconds for one in taught) + process_time() - began
    with_guests = [game for game in games if 0 < len(game.learners) < course.players]
    won = sum(game.shares[game.learners[0]] for game in with_guests)
    return (
        Round(
            number + 1,
            len(games),
            positions,
            sum(game.moves for game in games),
            round(loss, 5),
            round(spread, 4),
            round(seconds, 3),
            round(total + seconds, 3),
            round(won / len(with_guests), 4) if with_guests else None,
            len(with_guests),
        ),
        learner.network(),
    )


def _write_average(folder: Path, number: int, network: bytes, averaged: int) -> None:
    """Keep the network of a round, and write the mean of so many, the latest."""
    rounds = folder / "rounds"
    rounds.mkdir(exist_ok=True)
    _write(rounds / f"{number}.bin", network)
    latest = [rounds / f"{one}.bin" for one in range(max(1, number + 1 - averaged), number + 1)]
    weights = [np.frombuffer(path.read_bytes()[HEADER.size :], "<i4") for path in latest if path.exists()]
    mean = np.rint(np.mean(weights, axis=0)).astype("<i4")
    _write(folder / "average.bin", network[: HEADER.size] + mean.tobytes())


def _write(path: Path, data: bytes) -> None:
    """All of it or nothing."""
    beside = path.with_suffix(".new")
    beside.write_bytes(data)
    beside.replace(path)


def make_trials(
    course: Course, against: Sequence[str], games: int, every: int, simulations: int = 0, kind: str = AT_ONCE
) -> Callable[[bytes, int], tuple[TrialResult, ...]]:
    """Lets a network play so many games against each of some opponents, after every so many rounds."""

    def hold_trials(network: bytes, number: int) -> tuple[TrialResult, ...]:
        if not games or number % every:
            return ()
        return tuple(measure(course, network, kind, name, games, simulations) for name in against)

    return hold_trials


def measure(course: Course, network: bytes, kind: str, against: str, games: int, simulations: int) -> TrialResult:
    """How a network does against one opponent."""
    trials = [TrialGame(course.game, course.players, network, kind, against, at, simulations) for at in range(games)]
    return TrialResult(kind, against, games, sum(map(play_trial, trials)), 1.0 / course.players)
