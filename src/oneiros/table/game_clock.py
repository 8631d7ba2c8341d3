"""The game's clock: who is asked for a move, since when, and when the game's own timer runs out.

A live table and a match of bots alone keep the same clock. What they keep of each question differs: a table its version
and moment, a match what the bot has planned in answer to it. The time always comes in as an argument.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from oneiros.core.types import Timer

Question = TypeVar("Question")


class GameClock(Generic[Question]):
    """The questions that are open now, by seat, and the timer that runs now."""

    __slots__ = ("asked", "mark", "since", "timer")

    def __init__(self) -> None:
        self.asked: dict[int, Question] = {}
        self.timer: Timer | None = None
        self.since = 0.0
        self.mark = 0  # what the caller counts by when the timer began: a version

    def clone(self) -> GameClock[Question]:
        """An independent copy; the questions themselves never change."""
        twin: GameClock[Question] = GameClock.__new__(GameClock)
        twin.asked = self.asked.copy()
        twin.timer, twin.since, twin.mark = self.timer, self.since, self.mark
        return twin

    def run(self, timer: Timer | None, now: float, mark: int = 0) -> None:
        """This timer runs now: since this moment, if another one or none ran before."""
        if timer != self.timer:
            self.timer, self.since, self.mark = timer, now, mark

    @property
    def ends_at(self) -> float | None:
        """When the timer runs out; None if none runs."""
        return None if self.timer is None else self.since + self.timer.seconds

    def to_ask(self, awaited: tuple[int, ...], stands: Callable[[int, Question], bool]) -> list[int]:
        """The seats to be asked now. Drops questions to seats that are not awaited, and those that no longer hold."""
        asked = self.asked
        for seat in [*asked]:
            if seat not in awaited or not stands(seat, asked[seat]):
                del asked[seat]
        return [seat for seat in awaited if seat not in asked]

    def table_moved(self, came_to_light: bool) -> None:
        """The timer has made the table's own move. If something came to light, a phase is over for all.

        Then a seat that is awaited again is asked something new, though it may have the same choices.
        """
        if came_to_light:
            self.asked.clear()
