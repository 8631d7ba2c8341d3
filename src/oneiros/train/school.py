"""The school, round by round: play, learn, and now and then an exam. All is kept, so it goes on where it was.

In a folder it keeps the course (`course.json`), the network (`network.bin`), what learning needs to go on (`kept.pt`),
a line for each round (`log.jsonl`) and the curve (`curve.svg`).
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
from oneiros.train.course import Course, heuristic_of, legend_of, write_course
from oneiros.train.learner import BATCH, Learner, check_torch
from oneiros.train.lessons import Lesson, Taught, play_lesson
from oneiros.train.strength import AT_ONCE, Exam, Strength, sit_exam
from oneiros.workers import begin_pool, map_on_ray

FIRST: Final = 3  # times as many games in the first round, which the guest plays
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
    exams: tuple[Strength, ...] = ()


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
    course: Course, folder: Path, rounds: int, give: Give, examine: Callable[[bytes, int], tuple[Strength, ...]]
) -> Iterator[Round]:
    """Teach until there are so many rounds. Yields each new one when all of it is kept."""
    check_torch()
    write_course(folder, course)
    game = oneiros.game(course.game)
    game.check_players(course.players)
    scales = [feature.scale for feature in legend_of(game, course.players)]
    learner = Learner(course, scales, 1 + len(heuristic_of(game).gambles))
    log = read_log(folder)
    if log:
        learner.go_on((folder / "kept.pt").read_bytes())
    total = log[-1].total if log else 0.0
    for number in range(len(log), rounds):
        row, network = _round(course, number, learner, give, total)
        row = msgspec.structs.replace(row, exams=examine(network, number + 1))
        total = row.total
        _write(folder / "network.bin", network)
        _write(folder / "kept.pt", learner.keep())
        log.append(row)
        _write(folder / "log.jsonl", b"".join(msgspec.json.encode(one) + b"\n" for one in log))
        yield row


def _round(course: Course, number: int, learner: Learner, give: Give, total: float) -> tuple[Round, bytes]:
    network = learner.network() if number else None
    count = course.games * (1 if number else FIRST)
    lessons = [Lesson(course, network, number, list(range(at, min(at + PART, count)))) for at in range(0, count, PART)]
    taught = sorted(give(lessons), key=lambda one: one.first)
    games = [game for one in taught for game in one.games]
    began = process_time()
    positions = learner.remember(games, course.mix if number else 1.0)
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
            round(seconds, 2),
            round(total + seconds, 2),
            round(won / len(with_guests), 4) if with_guests else None,
            len(with_guests),
        ),
        learner.network(),
    )


def _write(path: Path, data: bytes) -> None:
    """All of it or nothing."""
    beside = path.with_suffix(".new")
    beside.write_bytes(data)
    beside.replace(path)


def examiner(
    course: Course, against: Sequence[str], games: int, every: int, simulations: int = 0, kind: str = AT_ONCE
) -> Callable[[bytes, int], tuple[Strength, ...]]:
    """Lets a network play so many games against each of some opponents, after every so many rounds."""

    def examine(network: bytes, number: int) -> tuple[Strength, ...]:
        if not games or number % every:
            return ()
        return tuple(measure(course, network, kind, name, games, simulations) for name in against)

    return examine


def measure(course: Course, network: bytes, kind: str, against: str, games: int, simulations: int) -> Strength:
    """How a network does against one opponent."""
    exams = [Exam(course.game, course.players, network, kind, against, at, simulations) for at in range(games)]
    return Strength(kind, against, games, sum(map(sit_exam, exams)), 1.0 / course.players)
