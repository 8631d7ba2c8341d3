"""Lessons: some games of self-play, played in one process or on one machine of a cluster."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import oneiros
from oneiros.bots.learned_value import LearnedValue
from oneiros.bots.self_play import SelfPlay
from oneiros.bots.win_network import read_win_network
from oneiros.core.chance import Rng
from oneiros.core.heuristic import Heuristic
from oneiros.core.seeds import derived_seed
from oneiros.train.course import Course, guest_of, heuristic_of, legend_of

ROWS: Final = 4096  # of a game, at most
THOUSAND: Final = 1000

Rows = NDArray[np.int16]


class Lesson(NamedTuple):
    """Games to be played: with a network, or at first by the guest alone."""

    course: Course
    network: bytes | None
    round: int
    numbers: list[int]
    """Of the games in their round."""


class PlayedGame(NamedTuple):
    """What was seen in a game, row by row, and what each seat got of the win."""

    rows: Rows
    seats: NDArray[np.int64]
    kinds: NDArray[np.int64]
    """0 for a row met in play; from 1 on what a gamble would have led to."""
    sources: NDArray[np.int64]
    results: NDArray[np.float32]
    shares: list[float]
    margins: list[float]
    """By how many points each seat is ahead of the best other one; empty where nobody counts points."""
    learners: list[int]
    """The seats that the learner played."""
    moves: int
    aims: tuple[float, ...] = ()
    """What is to be foretold for each seat, if it is not its share of the win."""


class Taught(NamedTuple):
    """A lesson that is over, and the processor time it took."""

    first: int
    games: list[PlayedGame]
    seconds: float


def play_lesson(lesson: Lesson) -> Taught:
    """Play the games of a lesson."""
    began = process_time()
    course = lesson.course
    game = oneiros.game(course.game)
    guest = guest_of(course)
    inputs = len(legend_of(game, course.players))
    learner: Heuristic = guest
    if lesson.network is not None:
        learner = _learner(lesson.network, heuristic_of(game), course)
    table = SelfPlay(learner, guest, inputs, ROWS)
    games = [_play(table, game, lesson, number) for number in lesson.numbers]
    return Taught(lesson.numbers[0], games, process_time() - began)


def _learner(network: bytes, base: Heuristic, course: Course) -> Heuristic:
    learner = LearnedValue(base, read_win_network(network))
    learner.samples = course.samples
    learner.most = course.most
    learner.turns = course.turns
    return base.guided(learner)


def _play(table: SelfPlay, game: oneiros.Game, lesson: Lesson, number: int) -> PlayedGame:
    course = lesson.course
    rng = Rng(derived_seed(course.seed, "lesson", course.game, course.players, lesson.round, number))
    seats = range(course.players)
    learners = list(seats)
    if lesson.network is None:
        learners = []
    elif int(rng.below(THOUSAND)) < course.guests:
        learners = [number % course.players]
    state = game.new(course.players, seed=int(rng.below(1 << 31)))
    guests = sum(1 << seat for seat in seats if seat not in learners)
    table.play(state, rng, guests, course.whims, course.share)
    outcome = state.outcome
    assert outcome is not None
    size = int(table.size)
    numbers: Any = memoryview(table.writer.numbers)
    margins = margins_of(outcome.scores, game.fewest_wins)
    return PlayedGame(
        np.frombuffer(numbers, np.int16)[: size * int(table.inputs)].reshape(size, -1).copy(),
        np.array(table.seats, np.int64),
        np.array(table.kinds, np.int64),
        np.array(table.sources, np.int64),
        np.array(table.results, np.float32),
        [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats],
        margins,
        learners,
        int(table.moves),
        soft_shares(margins, course.gauge) or _aims(outcome.scores, int(table.guest.points_foretold)),
    )


def _aims(scores: Sequence[int], points: int) -> tuple[float, ...]:
    """Points as parts of what counts as 1; none where the share of the win is foretold."""
    return tuple(min(1.0, score / points) for score in scores) if points else ()


def soft_shares(margins: Sequence[float], gauge: float) -> tuple[float, ...]:
    """What margins of so many points count as, from 0 to 1: a clear win more than a narrow one. None without a gauge.

    Who won is one bit of a game. This says more of it, so fewer games are needed.
    """
    return tuple(1.0 / (1.0 + exp(-margin / gauge)) for margin in margins) if gauge else ()


def margins_of(scores: Sequence[int], fewest_wins: bool) -> list[float]:
    """By how many points each score is better than the best other one."""
    if len(scores) < 2:
        return []
    points = [-score if fewest_wins else score for score in scores]
    return [float(mine - max(points[:at] + points[at + 1 :])) for at, mine in enumerate(points)]
