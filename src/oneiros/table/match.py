"""A whole match between bots, as fast as they think: for ladders, arenas and reports.

Nobody has to be informed, and nothing has to be stored on the way. So there are no events, only the record. Time is
counted, not waited for: where several may act at once, or a sandglass runs, the bots' pauses decide who is first.

A bot that is not ours and fails has lost: the match is over at once, and all other seats share the win. In a
cooperative game everybody has lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from oneiros.agents import Newsstand, ask, is_ours
from oneiros.bots import bot
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.core.chance import Rng
from oneiros.core.errors import AgentFault, BadOption
from oneiros.core.game import Game
from oneiros.core.record import Play, Record
from oneiros.core.seeds import derived_seed
from oneiros.core.types import TABLE, Outcome, Timer
from oneiros.table.game_clock import GameClock

FORFEIT: Final = "forfeit"
"""The reason of an outcome that no rule of the game brought about. It has no scores."""


class Forfeit(NamedTuple):
    """A seat whose bot failed: `kind` is slow, crash, illegal or babble."""

    seat: int
    kind: str
    sentence: str


class Match(NamedTuple):
    """A finished match."""

    record: Record
    outcome: Outcome
    seconds: float  # of the clock that was counted: how long people of that pace would have played
    forfeit: Forfeit | None = None


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

    The same seeds and bots give the same match, if the bots think by number of simulations and not by time. Bots are
    closed when it is over.
    """
    players = [
        bot(game, one, derived_seed(bot_seed, "bot", number)) if isinstance(one, str) else one
        for number, one in enumerate(bots)
    ]
    play = Play(game, game.check_players(len(players)), seed, **(options or {}))
    try:
        return Hall(play, players, budget, Rng(derived_seed(bot_seed, "ties"))).play_out()
    finally:
        for one in players:
            one.close()


class Hall:
    """A match under way."""

    def __init__(self, play: Play, bots: list[Bot], budget: Budget | None, rng: Rng) -> None:
        self.play = play
        self.bots = bots
        self.budget = budget
        self.rng = rng  # decides between bots that are ready at the same moment
        self.now = 0.0
        self.newsstand = Newsstand(play.state, [seat for seat, one in enumerate(bots) if one.wants_news])
        self.all_ours = all(is_ours(one) for one in bots)
        # Of each question: when the bot will move, a number for ties, and its action. It stands while it is legal.
        self.clock: GameClock[tuple[float, int, int]] = GameClock()

    def play_out(self) -> Match:
        """Play to the end, or until a seat forfeits."""
        try:
            outcome, forfeit = self._play_out(), None
        except _Failed as failed:
            forfeit = failed.forfeit
            together = self.play.game.cooperative
            others = tuple(seat for seat in range(len(self.bots)) if seat != forfeit.seat)
            outcome = Outcome(scores=(), winners=() if together else others, reason=FORFEIT)
        return Match(self.play.record, outcome, self.now, forfeit)

    def _play_out(self) -> Outcome:
        play = self.play
        state = play.state
        clock = self.clock
        while awaited := state.awaited:
            timer = state.timer
            if timer is None and len(awaited) == 1:
                seat = awaited[0]
                clock.asked.clear()
                clock.timer = None
                thought = self._ask(seat)
                if thought.pause is not None:
                    self.now += thought.pause
                self._apply(seat, thought.action)
            else:
                self._move_first_ready(awaited, timer)
        outcome = state.outcome
        if outcome is None:
            raise BadOption("a game that nobody may act in has no outcome")
        return outcome

    def _ask(self, seat: int) -> Thought:
        mind = Mind(self.play.state, seat, self.play.record.moves, self.newsstand.take(seat))
        if self.all_ours:
            return self.bots[seat].think(mind, self.budget)
        try:
            return ask(self.bots[seat], mind, self.budget)
        except AgentFault as fault:
            raise _Failed(Forfeit(seat, fault.kind, str(fault))) from fault

    def _apply(self, seat: int, action: int) -> None:
        self.play.apply(seat, action)
        if not self.all_ours:
            self.newsstand.hear(self.play.state)

    def _move_first_ready(self, awaited: tuple[int, ...], timer: Timer | None) -> None:
        """Several think at the same time, or against the glass: the seat that is ready first moves."""
        state, clock = self.play.state, self.clock
        plans = clock.asked
        clock.run(timer, self.now)
        for seat in clock.to_ask(awaited, lambda seat, plan: state.allows(seat, plan[2])):
            thought = self._ask(seat)
            plans[seat] = (self.now + (thought.pause or 0.0), int(self.rng.below(1 << 30)), thought.action)
        first = min(plans, key=lambda seat: plans[seat])
        at, _, action = plans[first]
        ends_at = clock.ends_at
        if timer is not None and ends_at is not None and ends_at <= at:
            self.now = ends_at
            reveal_count = state.reveal_count
            self._apply(TABLE, timer.action)
            clock.table_moved(state.reveal_count != reveal_count)
        else:
            del plans[first]
            self.now = at
            self._apply(first, action)


class _Failed(Exception):
    """A seat has forfeited: the match is over."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(forfeit.sentence)
        self.forfeit = forfeit
