"""A game in words for agents that read and write: `TextEnv` asks one seat after the other.

An observation is what `oneiros.text.describe` says to the seat, with all that happened since the seat last moved. An
answer is text; its last line is the move. What cannot be carried out is refused with the reason and, where there is
one, the rule, and the same seat is asked again. After `patience` refusals in a row the seat forfeits the game.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import msgspec

from oneiros.bots import bot, check_bot
from oneiros.core.bot import Mind
from oneiros.core.errors import BadOption, OneirosError
from oneiros.core.record import Play
from oneiros.core.seeds import derived_seed
from oneiros.core.types import News
from oneiros.core.words import FALLBACK
from oneiros.envs.batch import by_points
from oneiros.envs.vector import rewards_of
from oneiros.registry import find
from oneiros.text import describe, parse, rules, speaker


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a text that an agent said."""

    seat: int
    text: str
    action: int | None  # None: refused
    refusal: str = ""
    rule: str = ""  # the rule that forbids it, '' where no single one does or the text was not understood


class TextEnv:
    """All seats of one game in words. `seat` is who is asked; None when the game is over."""

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        language: str = FALLBACK,
        moves: bool = True,
        patience: int = 3,
        reward: str = "win",
        content: str | Path | None = None,
        **options: Any,
    ) -> None:
        if patience < 1:
            raise BadOption(f"a seat is asked at least once, not {patience} times")
        self.game = find(game, content)
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        self.language = language
        self.moves = moves
        self.patience = patience
        self.speaker = speaker(self.game, language)
        self._by_points = by_points(reward)
        self._options = self.game.check_options(options)
        self.reset()

    def reset(self, seed: int | None = None) -> str:
        """A new game; what its first seat is told."""
        own = secrets.randbits(63) if seed is None else seed
        self.play = Play(self.game, self.players, own, **self._options)
        self.play.state.listen()
        self._news: list[list[News]] = [[] for _ in range(self.players)]
        self._refused = 0
        self.forfeited: int | None = None
        self.answers: list[Answer] = []
        return self.observe()

    @property
    def seat(self) -> int | None:
        """Who is asked: where several may act at once, the first of those without whom the game does not go on."""
        asked = self.play.state.awaited
        return asked[0] if asked and self.forfeited is None else None

    @property
    def done(self) -> bool:
        """Whether the game is over, or was forfeited."""
        return self.seat is None

    @property
    def rewards(self) -> list[float]:
        """By seat: 0 until the end. Of a forfeited game: -1 for that seat, 0 for the others."""
        if self.forfeited is not None:
            return [-1.0 if seat == self.forfeited else 0.0 for seat in range(self.players)]
        outcome = self.play.state.outcome
        return [0.0] * self.players if outcome is None else rewards_of(self.game, outcome, self._by_points)

    def rules(self) -> str:
        """The rules as people tell them, in the language of this environment if there are any in it, and the pack."""
        return rules(self.game, self.language)

    def observe(self, seat: int | None = None) -> str:
        """What a seat is told, by default the one that is asked; after the end the first."""
        eyes = seat if seat is not None else self.seat if self.seat is not None else 0
        return describe(self.play.state, eyes, self.language, moves=self.moves, news=self._news[eyes])

    def step(self, text: str) -> Answer:
        """Carry out what the seat that is asked says, or refuse it."""
        seat = self.seat
        if seat is None:
            raise BadOption("the game is over: call reset for another")
        try:
            action = parse(text, self.play.state, seat, self.language)
        except OneirosError as refusal:
            answer = Answer(seat=seat, text=text, action=None, refusal=str(refusal), rule=refusal.rule)
            self._refused += 1
            if self._refused >= self.patience:
                self.forfeited = seat
        else:
            answer = Answer(seat=seat, text=text, action=action)
            self.apply(seat, action)
        self.answers.append(answer)
        return answer

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action that was chosen in another way than by words."""
        self.play.apply(seat, action)
        self._refused = 0
        self._news[seat] = []
        for eyes, heard in enumerate(self._news):
            heard.extend(self.play.state.news(eyes))


class TextSeat:
    """One seat of a game in words, against bots."""

    def __init__(self, game: str, *, seat: int = 0, bots: str = "dreamer", **settings: Any) -> None:
        self.env = TextEnv(game, **settings)
        if not 0 <= seat < self.env.players:
            raise BadOption(f"there is no seat {seat}; the seats are 0 to {self.env.players - 1}")
        check_bot(self.env.game, bots, self.env.players)
        self.seat = seat
        self.level = bots

    def reset(self, seed: int | None = None) -> str:
        """A new game; what the seat is told when it is first asked."""
        self.env.reset(seed)
        base = self.env.play.record.seed
        self._bots = {
            seat: bot(self.env.game, self.level, derived_seed(base, "bot", seat))
            for seat in range(self.env.players)
            if seat != self.seat
        }
        self._let_bots_play()
        return self.observe()

    @property
    def done(self) -> bool:
        """Whether the game is over, or was forfeited."""
        return self.env.done

    def observe(self) -> str:
        """What the seat is told now."""
        return self.env.observe(self.seat)

    def step(self, text: str) -> Answer:
        """Carry out or refuse what the seat says; then the bots play until it is asked again."""
        answer = self.env.step(text)
        self._let_bots_play()
        return answer

    def _let_bots_play(self) -> None:
        play = self.env.play
        while (seat := self.env.seat) is not None and seat != self.seat:
            thought = self._bots[seat].think(Mind(play.state, seat, play.record.moves))
            self.env.apply(seat, thought.action)
