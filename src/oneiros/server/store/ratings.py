"""Ratings: how well people play against people, and bot accounts against bot accounts, as the store keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from oneiros.ratings import BEGINNER, Skill, after_game
from oneiros.server.store.database import Store
from oneiros.server.store.models import people, ratings, seats, tables
from oneiros.server.wire import Rating

DAY: Final = 86400.0
REPEATS_A_DAY: Final = 5


async def ratings_of(store: Store, person: str) -> list[Rating]:
    """Of each game that the person has finished against their like."""
    rows = await store.all(select(ratings).where(ratings.c.person == person).order_by(ratings.c.game))
    return [Rating(row.game, round(row.mu - 3 * row.sigma, 2), row.games) for row in rows]


def rate(connection: Connection, table: str, game: str, won: Mapping[str, bool], now: float) -> None:
    """Write the ratings after one game between these people, in a transaction under way.

    Only accounts are rated: a guest can be anybody, and anybody can be any number of guests. People and bots are rated
    apart: a game in which both sit rates nobody. Two who play each other again and again are rated for the first few
    games of a day.
    """
    if len(won) < 2 or len(set(won.values())) < 2:
        return
    kinds = select(people.c.keeper.is_not(None)).where(people.c.id.in_(sorted(won)), people.c.account.is_not(None))
    owners = connection.execute(kinds).scalars().all()
    if (
        len(owners) < len(won)
        or len(set(owners)) > 1
        or _most_repeats(connection, game, sorted(won), now - DAY) >= REPEATS_A_DAY
    ):
        return
    connection.execute(update(tables).where(tables.c.id == table).values(rated=now))
    found = connection.execute(
        select(ratings).where(ratings.c.game == game, ratings.c.person.in_(sorted(won))).with_for_update()
    )
    rows = {row.person: row for row in found}
    order = sorted(won)
    before = [Skill(rows[one].mu, rows[one].sigma) if one in rows else BEGINNER for one in order]
    after = after_game(before, [won[one] for one in order])
    connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.person.in_(sorted(won))))
    connection.execute(
        insert(ratings),
        [
            {
                "person": person,
                "game": game,
                "mu": mu,
                "sigma": sigma,
                "games": (rows[person].games if person in rows else 0) + 1,
            }
            for person, (mu, sigma) in zip(order, after, strict=True)
        ],
    )


def _most_repeats(connection: Connection, game: str, persons: Sequence[str], since: float) -> int:
    """How often any two of these have been rated for this game since then."""
    one, two = seats.alias(), seats.alias()
    pairs = (
        select(func.count().label("games"))
        .select_from(tables)
        .join(one, one.c.table_id == tables.c.id)
        .join(two, two.c.table_id == tables.c.id)
        .where(tables.c.rated > since, tables.c.game == game)
        .where(one.c.person.in_(persons), two.c.person.in_(persons), one.c.person < two.c.person)
        .group_by(one.c.person, two.c.person)
        .subquery()
    )
    return int(connection.execute(select(func.max(pairs.c.games))).scalar() or 0)
