"""The second worker: bots think and finished games are judged here, so that the house can answer meanwhile."""

from __future__ import annotations

from typing import Final

import msgspec

from oneiros.bots.plain_levels import BUDGETS, plain_bot
from oneiros.core.bot import Budget
from oneiros.core.record import Record
from oneiros.page import packs
from oneiros.server.thinking.judging import judge_some
from oneiros.server.thinking.seat_bots import SeatBots, ThinkRequest

JUDGING: Final = Budget(milliseconds=1000.0, simulations=400)  # for a move: plain Python searches slowly
MOST_KEPT: Final = 12  # bots with their trees: a phone has little memory


class Think(msgspec.Struct, frozen=True, tag="think"):
    """What shall this seat do?"""

    question: ThinkRequest
    pack: str | None = None  # the cards, where they are not the standard ones


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """What were these moves of a finished game worth?"""

    record: Record
    first: int
    stop: int
    pack: str | None = None


_questions: Final[msgspec.json.Decoder[Think | Judge]] = msgspec.json.Decoder(Think | Judge)
_bots: Final = SeatBots(MOST_KEPT, BUDGETS, plain_bot)


def answer(text: str) -> str:
    """The answer to a question, both as JSON."""
    asked = _questions.decode(text)
    record = asked.question.record if isinstance(asked, Think) else asked.record
    if asked.pack is not None:
        packs.know(record.game, asked.pack)
    if isinstance(asked, Think):
        return msgspec.json.encode(_bots.think(asked.question)).decode()
    return msgspec.json.encode(judge_some(asked.record, range(asked.first, asked.stop), JUDGING)).decode()
