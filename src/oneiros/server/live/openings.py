"""New tables, as somebody asks for them: the match, with its opener at it."""

from __future__ import annotations

import secrets
from datetime import date
from typing import Final

import oneiros
from oneiros.core.errors import Refusal
from oneiros.registry import find_played
from oneiros.server.live import daily
from oneiros.server.live.house_table import Manners, Person
from oneiros.server.people.texts import clean_name
from oneiros.server.wire import Opening
from oneiros.table import Table, new_setup
from oneiros.table.setup import SUBSTITUTE

CODE_SIGNS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that look like another
CODE_LENGTH: Final = 6
LONGEST_CLOCK: Final = 30 * 86400.0


def new_code() -> str:
    """A code that can be read out."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def opened_table(visitor: Person, asked: Opening, now: float) -> tuple[Table, Manners]:
    """The table that is asked for. The opener sits down, unless they only want to watch, and may be ready at once."""
    game = oneiros.game(asked.game) if asked.content is None else find_played(asked.game, asked.content)
    if asked.content not in (None, game.content.fingerprint()):
        raise Refusal("no-pack", "these cards are not known here", 400)
    if max(asked.clock.seconds, asked.clock.increment) > LONGEST_CLOCK:
        raise Refusal("bad-request", "a clock can have 30 days at most", 400)
    if any(asked.companions) and (asked.watch or visitor.keeper):
        raise Refusal("no-companions", "only a person who plays can share their screen with others", 400)
    setup = new_setup(
        game,
        asked.players,
        options=asked.options,
        bots=asked.bots,
        companions=[None if name is None else clean_name(name) for name in asked.companions],
        substitute=asked.substitute or SUBSTITUTE,
        clock=asked.clock,
        glass=asked.glass,
        undo=asked.undo,
    )
    taken = {seat for seat, name in enumerate(setup.companions) if name is not None}
    own = next((seat for seat, level in enumerate(setup.bots) if level is None and seat not in taken), None)
    if own is None:
        raise Refusal("no-seat", "at least one seat must be left for a person", 400)
    manners = Manners(hints=asked.hints, chat=asked.chat, agents=asked.agents)
    table = Table(setup)
    if not asked.watch:
        agent = bool(visitor.keeper)
        table.commit(table.sit(visitor.id, visitor.name, now, own, guest=not visitor.account, agent=agent))
        table.commit(table.seat_companions(visitor.id, now))
        if asked.ready:
            table.commit(table.ready(visitor.id, now))
    return table, manners


def daily_table(visitor: Person, secret: bytes, day: date, now: float) -> tuple[Table, Manners]:
    """A try at the game of that day, begun."""
    table = Table(daily.setup_of(secret, day))
    table.commit(table.sit(visitor.id, visitor.name, now, guest=not visitor.account))
    table.commit(table.ready(visitor.id, now))
    return table, Manners(chat="off")
