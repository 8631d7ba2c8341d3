"""An agent: a bot that is no Python class of ours to call, but answers messages, in a process or at an address."""

from __future__ import annotations

from secrets import token_hex
from time import monotonic
from typing import ClassVar, NoReturn

import msgspec

from oneiros.agents import messages
from oneiros.agents.messages import Choice, Hello, Question, TextQuestion
from oneiros.agents.talk import Prompt, Reply, Talker
from oneiros.core.bot import Budget, Mind, Thought
from oneiros.core.errors import AgentFault, OneirosError
from oneiros.core.game import Game


class Agent(Talker):
    """What all kinds share: what an agent is told, what it may answer, and the time it has.

    It is begun when it is first asked. One that has failed has lost its game, and is not asked again.
    """

    reference: ClassVar[str] = ""
    """What it was made from, as people write it: `process:./agent`."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.seed = seed
        self.match = token_hex(8)
        self.fault: AgentFault | None = None
        self._begun = False
        self._asked = 0
        self._reads = False  # whether it wants to be asked in words

    # What a kind of agent writes

    def begin(self) -> None:
        """Make what messages go through."""

    def exchange(self, message: bytes, until: float) -> bytes:
        """Send a message and give the answer, by that moment of `monotonic`; anything else is an `AgentFault`."""
        raise NotImplementedError

    def part(self, message: bytes) -> None:
        """Send a last message if that can be done at once, and let everything go."""
        raise NotImplementedError

    # What all share

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        """Its answer, if it keeps the rules."""
        if self.fault is not None:
            raise AgentFault(self.fault.kind, f"it has lost this game already: {self.fault}")
        try:
            return self._answer(mind, budget)
        except AgentFault as fault:
            self.fault = fault
            self.close()
            raise

    def _answer(self, mind: Mind, budget: Budget | None) -> Thought:
        try:
            reads = self.meet(mind)
            return self.talk(mind) if reads else self._ask(mind, budget)
        except OSError as error:  # such as too many processes, or no memory for another
            raise AgentFault("crash", f"it cannot be begun or reached: {error}") from None

    def close(self) -> None:
        """Part from the agent."""
        if self._begun:
            self.part(messages.encode(messages.Bye(match=self.match)))

    def meet(self, mind: Mind) -> bool:
        """Begin, if that was not done yet; whether the agent wants to be asked in words."""
        if not self._begun:
            self.begin()
            self._begun = True
            self._greet(mind)
        return self._reads

    def _greet(self, mind: Mind) -> None:
        self._seat = mind.seat
        hello = Hello(
            match=self.match,
            protocol=messages.PROTOCOL,
            game=self.game.id,
            title=self.game.title,
            rules_version=self.game.rules_version,
            players=mind.players,
            seat=mind.seat,
            actions=self.game.num_actions,
            seed=self.seed,
            limits=self.limits,
            language=self.language,
        )
        text = self.exchange(messages.encode(hello), monotonic() + self.limits.start)
        try:
            self._reads = messages.read_welcome(text).text
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._babble(text)

    def write(self, prompt: Prompt) -> Reply:
        """What an agent that wants to be asked in words says."""
        left = self.limits.game - self.spent
        seconds = min(self.limits.seconds, left)
        self._asked += 1
        question = TextQuestion(
            match=self.match,
            id=self._asked,
            seat=self._seat,
            text=prompt.text,
            rules=prompt.rules,
            refusal=prompt.refusal,
            seconds=round(seconds, 3),
            game_seconds=round(left, 3),
        )
        text = self._timed(messages.encode(question), seconds)
        try:
            answer = messages.read_text_answer(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._babble(text)
        self._check_id(answer.id)
        return Reply(answer.text, answer.input_tokens, answer.output_tokens)

    def _ask(self, mind: Mind, budget: Budget | None) -> Thought:
        limits = self.limits
        left = limits.game - self.spent
        seconds = min(limits.seconds, left)
        if budget is not None and budget.milliseconds is not None:
            seconds = min(seconds, budget.milliseconds / 1000)
        self._asked += 1
        moves = self.game.moves
        question = Question(
            match=self.match,
            id=self._asked,
            seat=mind.seat,
            view=messages.plain_view(mind.view),
            legal=[Choice(action, msgspec.to_builtins(moves[action])) for action in mind.legal],
            news=mind.news,
            seconds=round(seconds, 3),
            game_seconds=round(left, 3),
            simulations=None if budget is None else budget.simulations,
        )
        return self._read_answer(self._timed(messages.encode(question), seconds), mind)

    def _timed(self, message: bytes, seconds: float) -> bytes:
        """Its answer within so many seconds, which are counted."""
        began = monotonic()
        try:
            return self.exchange(message, began + seconds)
        finally:
            self.spent += monotonic() - began

    def _check_id(self, id: int | None) -> None:
        if id is not None and id != self._asked:
            raise AgentFault("babble", f"it answered question {id} when {self._asked} was asked")

    def _read_answer(self, text: bytes, mind: Mind) -> Thought:
        try:
            answer = messages.read_answer(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._babble(text)
        self._check_id(answer.id)
        if (answer.action is None) == (answer.move is None):
            raise AgentFault("babble", "an answer has an action or a move, and not both")
        if answer.move is None:
            action = answer.action
        else:
            try:
                action = self.game.encode(answer.move)
            except OneirosError as error:
                raise AgentFault("illegal", f"it answered with no move: {error}") from None
        assert action is not None
        if action not in mind.legal:
            raise AgentFault("illegal", f"it chose {action}, which is not legal")
        return Thought(action, answer.value)

    def _babble(self, text: bytes) -> NoReturn:
        shown = text[:60].decode("utf-8", "replace")
        raise AgentFault("babble", f"its answer cannot be read: {shown!r}")
