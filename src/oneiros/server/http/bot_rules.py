"""What a program with a token may do: by its scope, and less than a person where people would mind."""

from __future__ import annotations

from typing import Final

from oneiros.core.errors import Refusal
from oneiros.server import wire
from oneiros.server.live.tables import LiveTable
from oneiros.server.people.identity import Visitor

READ, PLAY = "read", "play"
LOOKING: Final = (wire.Look, wire.Log, wire.Ping)
FOR_PEOPLE: Final = (wire.Chat, wire.Mute, wire.Hint, wire.AskSeat)


def check_request(visitor: Visitor, needed: str | None) -> None:
    """Refuse a request that this token is not for. `needed` is the scope of the route; None is for people alone."""
    if needed is None:
        raise Refusal("for-people", "a token cannot do that; log in as the account that keeps the bot", 403)
    if needed == PLAY and visitor.scope != PLAY:
        raise Refusal("scope", "this token may look but not play", 403)


def check_message(visitor: Visitor | None, live: LiveTable, message: wire.AnySay) -> None:
    """Refuse what a bot may not say at a table."""
    if visitor is None or not visitor.keeper or isinstance(message, LOOKING):
        return
    check_request(visitor, None if isinstance(message, FOR_PEOPLE) else PLAY)
    if isinstance(message, wire.Sit) and live.listed and not live.manners.agents and live.opener != visitor.id:
        raise Refusal("no-bots", "the person who opened this public table wants to play with people", 403)
