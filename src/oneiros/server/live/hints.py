"""Hints at a table: who may have one, what is asked of a bot, and its thought as advice."""

from __future__ import annotations

from typing import NamedTuple

from oneiros.bots.hints import hint_of
from oneiros.core.bot import Thought
from oneiros.core.errors import Refusal
from oneiros.core.record import Play
from oneiros.server.live.house_table import HouseTable
from oneiros.server.thinking.seat_bots import ThinkRequest
from oneiros.server.wire import Advice

HINT_LEVEL = "lucid"


def check_hints(live: HouseTable) -> None:
    """Refuse where the table has agreed on none."""
    if not live.manners.hints:
        raise Refusal("no-hints", "this table gives no hints", 403)


class HintAsked(NamedTuple):
    """A question to a bot that knows what the seat knows, and the position it is about."""

    request: ThinkRequest
    asked: int
    play: Play

    def advice(self, id: int, thought: Thought) -> Advice:
        """The bot's thought as the answer to the message with this number."""
        state, game, seat = self.play.state, self.play.game, self.request.seat
        hint = hint_of(thought, state.legal(seat), state.warnings(seat))
        move = game.decode(hint.action)
        other = None if hint.other is None else game.decode(hint.other.action)
        other_value = None if hint.other is None else hint.other.value
        return Advice(
            id, self.asked, hint.action, move, hint.reason, hint.value, other, other_value, warning=hint.warning
        )


def ask_hint(live: HouseTable, person: str, key: str, level: str = HINT_LEVEL, shown: int | None = None) -> HintAsked:
    """What to ask for somebody who has something to decide."""
    table = live.table
    seat = live.seat_of(person, shown)
    asked = None if seat is None else table.asked(seat)
    if seat is None or asked is None or table.play is None or not table.seats[seat].plays:
        raise Refusal("not-your-turn", "there is nothing for you to decide now")
    return HintAsked(ThinkRequest(live.id, seat, level, table.record, key, "hint"), asked, table.play)
