"""The daily game: one deal a day of a game that is made for it, the same for everybody, with one try that counts.

The seed is made from the server's secret and the date, so every process knows it and nobody else does. The promise of
the shuffle is shown from the beginning of the day (in UTC), and the seed when the day is over.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b

import oneiros
from oneiros.core.chance import SEED_BYTES
from oneiros.core.game import Daily
from oneiros.core.record import seed_in_record
from oneiros.server.errors import unknown
from oneiros.table import Setup, Table, new_setup, promise

FIRST_DAY = date(2026, 1, 1)
MISSED = "\N{MIDDLE DOT}"


def the_game() -> tuple[oneiros.Game, Daily]:
    """The game that is played, and how: the first of the registry that is made for it."""
    return next((game, game.daily) for game in oneiros.all_games().values() if game.daily is not None)


def today() -> date:
    """The day it is, everywhere the same."""
    return datetime.now(UTC).date()


def ends(day: date) -> float:
    """The moment at which the day is over."""
    return datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC).timestamp()


def is_over(day: str) -> bool:
    """Whether what was secret on that day may be told."""
    return date.fromisoformat(day) < today()


def past_day(text: str) -> date:
    """A day that is over, from its date."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise unknown("day") from None
    if not FIRST_DAY <= day < today() or day.isoformat() != text:
        raise unknown("day")
    return day


def seed_of(secret: bytes, day: date) -> bytes:
    """The seed of that day's cards."""
    text = f"{the_game()[0].id} {day.isoformat()}".encode()
    return blake2b(text, key=secret, digest_size=SEED_BYTES, person=b"oneiros-daily").digest()


def setup_of(secret: bytes, day: date) -> Setup:
    """The match that everybody plays on that day: nothing is taken back, nobody helps."""
    game, how = the_game()
    return new_setup(game, how.players, seed_of(secret, day), undo=False)


def promise_of(secret: bytes, day: date) -> str:
    """What is promised of that day's shuffle."""
    return promise(setup_of(secret, day).record())


def seed_shown(secret: bytes, day: date) -> str:
    """The seed as records write it."""
    return str(seed_in_record(seed_of(secret, day)))


def result_line(day: str, table: Table) -> str:
    """A try in one line of text, the same in every language: `Oneiros 2026-05-01 🚪... 1/8 · 61`."""
    result = table.result
    reached = result.outcome.scores[0] if result is not None and result.outcome is not None else 0
    _, how = the_game()
    marks = how.mark * min(reached, how.goal) + MISSED * max(0, how.goal - reached)
    return f"Oneiros {day} {marks} {reached}/{how.goal} · {len(table.record.moves)}"


def rank(line: str) -> tuple[int, int]:
    """Sorts result lines: more points first, then fewer moves."""
    *_, reached, _, moves = line.split()
    return -int(reached.partition("/")[0]), int(moves)
