"""The messages of the agents' protocol, as docs/agents.md explains them: one JSON object each, in both directions."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from oneiros.core.bot import Limits
from oneiros.core.types import News, View

PROTOCOL: Final = 1


class Tell(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag=str.lower):
    """A message to an agent. `match` is the same for all messages about one seat of one game."""

    match: str


class Hello(Tell, frozen=True):
    """A game begins. Any object is an answer."""

    protocol: int
    game: str
    title: str
    rules_version: int
    players: int
    seat: int
    actions: int
    seed: int
    limits: Limits
    language: str = "en"
    """In which it is asked, if it answers that it wants to be asked in words."""


class Welcome(msgspec.Struct, frozen=True):
    """The answer to hello. Whatever else is in it is not read."""

    text: bool = False
    """Whether the agent is to be asked in words, and answers in words."""


class Choice(msgspec.Struct, frozen=True):
    """A legal move: by its number and in words."""

    action: int
    move: dict[str, Any]


class Question(Tell, frozen=True, tag="move"):
    """What does the seat do? `seconds` are left for this answer, `game_seconds` for all answers."""

    id: int
    seat: int
    view: Any
    legal: list[Choice]
    news: list[News]
    seconds: float
    game_seconds: float
    simulations: int | None


class TextQuestion(Tell, frozen=True, tag="ask"):
    """What does the seat do? Told in words to an agent that wants them; the fields are those of `talk.Prompt`."""

    id: int
    seat: int
    text: str
    rules: str
    refusal: str
    seconds: float
    game_seconds: float


class Bye(Tell, frozen=True):
    """The game is over for this agent. No answer is read."""


class Answer(msgspec.Struct, frozen=True):
    """What the agent does: `action`, or `move` in words. `id` is that of the question, where it is given."""

    id: int | None = None
    action: int | None = None
    move: dict[str, Any] | None = None
    value: float | None = None


class TextAnswer(msgspec.Struct, frozen=True):
    """What the agent says, and what it cost, if it knows."""

    text: str
    id: int | None = None
    input_tokens: int | None = None
    output_tokens: int | None = None


AnyTell = Hello | Question | TextQuestion | Bye

encode: Final = msgspec.json.Encoder().encode
read_answer: Final = msgspec.json.Decoder(Answer).decode
read_text_answer: Final = msgspec.json.Decoder(TextAnswer).decode
read_welcome: Final = msgspec.json.Decoder(Welcome).decode
read_tell: Final = msgspec.json.Decoder(AnyTell).decode


def plain_view(view: View) -> Any:
    """A view as JSON has it."""
    return msgspec.to_builtins(view)
