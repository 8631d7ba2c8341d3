"""Agents that read and write, such as language models: what they are told, and what their answers mean.

A `Talker` is a bot with one method of its own, `write`. What it says is read by `oneiros.text.parse`. What cannot be
carried out is refused with the reason, and it is asked again; after `PATIENCE` refusals in a row it has lost its game.

>>> class Echo(Talker):
...     def write(self, prompt):
...         return "1"
"""

from __future__ import annotations

from time import monotonic
from typing import Final

import msgspec

from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.core.errors import AgentFault, OneirosError

PATIENCE: Final = 3


class Prompt(msgspec.Struct, frozen=True):
    """What an agent is told when it is asked."""

    text: str
    """The table, what has happened since, what is asked, and the legal moves."""
    rules: str = ""
    """The rules and the pack, with the first question of a game; then nothing."""
    refusal: str = ""
    """Why the answer before was not carried out; nothing where there was none."""

    @property
    def whole(self) -> str:
        """All of it, for an agent that remembers nothing."""
        return "\n\n".join(part for part in (self.rules, self.text, self.refusal) if part)


class Reply(msgspec.Struct, frozen=True):
    """What an agent says. Its last line is the move. It may report the tokens that this took."""

    text: str
    input_tokens: int | None = None
    output_tokens: int | None = None


class Attempt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A reply and its result: an action, or a refusal with its code and perhaps its rule."""

    text: str | None = None
    """None where an action was answered, not words."""
    action: int | None = None
    refused: str = ""
    rule: str = ""
    told: int = 0  # characters
    seconds: float = 0.0
    input_tokens: int | None = None
    output_tokens: int | None = None


class Talker(Bot):
    """A bot that reads and writes. `language` is set by who asks it; `attempts` are those at its last move."""

    wants_news = True
    language: str = "en"
    attempts: list[Attempt] = []  # noqa: RUF012 - replaced at every move
    _knows_rules = False

    def write(self, prompt: Prompt) -> Reply | str:
        """What it says to that."""
        raise NotImplementedError

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        """The move that its words mean. Raises `AgentFault` where its last attempt was refused, too."""
        return self.talk(mind)

    def talk(self, mind: Mind) -> Thought:
        """Ask until something can be carried out, or patience ends."""
        # A house in a page has bots and no library of words.
        from oneiros.text import NotUnderstood, describe, parse, rules

        self.attempts = []
        text = describe(mind.dream, mind.seat, self.language, news=mind.news)
        refusal = ""
        kind = "babble"
        for _ in range(PATIENCE):
            told = "" if self._knows_rules else rules(self.game, self.language)
            self._knows_rules = True
            prompt = Prompt(text, told, refusal)
            began = monotonic()
            said = self.write(prompt)
            seconds = monotonic() - began
            reply = Reply(said) if isinstance(said, str) else said
            made = Attempt(
                text=reply.text,
                told=len(text) + len(told) + len(refusal),
                seconds=round(seconds, 3),
                input_tokens=reply.input_tokens,
                output_tokens=reply.output_tokens,
            )
            try:
                action = parse(reply.text, mind.dream, mind.seat, self.language)
            except OneirosError as error:
                refusal = str(error)
                kind = "babble" if isinstance(error, NotUnderstood) else "illegal"
                self.attempts.append(msgspec.structs.replace(made, refused=error.code, rule=error.rule))
            else:
                self.attempts.append(msgspec.structs.replace(made, action=action))
                return Thought(action)
        raise AgentFault(kind, f"{PATIENCE} answers in a row were refused; the last: {refusal}")
