"""The ratings of people: how well each plays each game against people, as the store keeps it."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, delete, insert, select

from oneiros.ratings import BEGINNER, Skill, after_game
from oneiros.server.store.database import Store
from oneiros.server.store.models import ratings
from oneiros.server.wire import Rating


async def ratings_of(store: Store, person: str) -> list[Rating]:
    """Of each game that the person has finished against people."""
    rows = await store.all(select(ratings).where(ratings.c.person == person).order_by(ratings.c.game))
    return [Rating(row.game, round(row.mu - 3 * row.sigma, 2), row.games) for row in rows]


def rate(connection: Connection, game: str, won: Mapping[str, bool]) -> None:
    """Write the ratings after one game between these people, in a transaction under way."""
    if len(won) < 2 or len(set(won.values())) < 2:
        return
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
