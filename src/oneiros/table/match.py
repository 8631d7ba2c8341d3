"""A whole match between bots, as fast as they think: for ladders, arenas and reports.

Nobody has to be informed, and nothing has to be stored on the way. So there are no events, only the record. Time is
counted, not waited for: where several may act at once, or a sandglass runs, the bots' pauses decide who is first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from oneiros.bots import bot
from oneiros.core.bot import Bot, Budget, Mind
from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption
from oneiros.core.game import Game
from oneiros.core.record import Play, Record
from oneiros.core.seeds import derived_seed
from oneiros.core.types import TABLE, Outcome, Timer
from oneiros.table.game_clock import GameClock


class Match(NamedTuple):
    """A finished match."""

    record: Record
    outcome: Outcome
    seconds: float  # of the clock that was counted: how long people of that pace would have played


def match(
    game: Game,
    bots: Sequence[Bot | str],
    seed: int | bytes,
    options: Mapping[str, Any] | None = None,
    *,
    budget: Budget | None = None,
    bot_seed: int = 0,
) -> Match:
    """Play a game to its end, a bot (or a bot of that level) on each seat.

    The same seeds and bots give the same match, if the bots think by number of simulations and not by time.
    """
    players = [
        bot(game, one, derived_seed(bot_seed, "bot", number)) if isinstance(one, str) else one
        for number, one in enumerate(bots)
    ]
    play = Play(game, game.check_players(len(players)), seed, **(options or {}))
    return _Hall(play, players, budget, Rng(derived_seed(bot_seed, "ties"))).play_out()


class _Hall:
    """A match under way."""

    def __init__(self, play: Play, bots: list[Bot], budget: Budget | None, rng: Rng) -> None:
        self.play = play
        self.bots = bots
        self.budget = budget
        self.rng = rng  # decides between bots that are ready at the same moment
        self.now = 0.0
        # Of each question: when the bot will move, a number for ties, and its action. It stands while it is legal.
        self.clock: GameClock[tuple[float, int, int]] = GameClock()

    def play_out(self) -> Match:
        play = self.play
        state = play.state
        think = [one.think for one in self.bots]
        moves = play.record.moves
        clock = self.clock
        while awaited := state.awaited:
            timer = state.timer
            if timer is None and len(awaited) == 1:
                seat = awaited[0]
                clock.asked.clear()
                clock.timer = None
                thought = think[seat](Mind(state, seat, moves), self.budget)
                if thought.pause is not None:
                    self.now += thought.pause
                play.apply(seat, thought.action)
            else:
                self._move_first_ready(awaited, timer)
        outcome = state.outcome
        if outcome is None:
            raise BadOption("a game that nobody may act in has no outcome")
        return Match(play.record, outcome, self.now)

    def _move_first_ready(self, awaited: tuple[int, ...], timer: Timer | None) -> None:
        """Several think at the same time, or against the glass: the seat that is ready first moves."""
        play, state, clock = self.play, self.play.state, self.clock
        plans = clock.asked
        clock.run(timer, self.now)
        for seat in clock.to_ask(awaited, lambda seat, plan: state.allows(seat, plan[2])):
            thought = self.bots[seat].think(Mind(state, seat, play.record.moves), self.budget)
            plans[seat] = (self.now + (thought.pause or 0.0), int(self.rng.below(1 << 30)), thought.action)
        first = min(plans, key=lambda seat: plans[seat])
        at, _, action = plans[first]
        ends_at = clock.ends_at
        if timer is not None and ends_at is not None and ends_at <= at:
            self.now = ends_at
            reveal_count = state.reveal_count
            play.apply(TABLE, timer.action)
            clock.table_moved(state.reveal_count != reveal_count)
        else:
            del plans[first]
            self.now = at
            play.apply(first, action)
