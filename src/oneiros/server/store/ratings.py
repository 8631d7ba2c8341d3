"""Ratings: how well people play each game against people, by OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select

from oneiros.server.store.database import Store
from oneiros.server.store.models import ratings
from oneiros.server.wire import Rating

MODEL = PlackettLuce()


async def ratings_of(store: Store, person: str) -> list[Rating]:
    """Of each game that the person has finished against people."""
    rows = await store.all(select(ratings).where(ratings.c.person == person).order_by(ratings.c.game))
    return [Rating(row.game, round(row.mu - 3 * row.sigma, 2), row.games) for row in rows]


def rated(before: Mapping[str, tuple[float, float]], won: Mapping[str, bool]) -> dict[str, tuple[float, float]]:
    """New (mu, sigma) of each person from the old ones and who won. Where all won, or none, nothing changes."""
    if len(won) < 2 or len(set(won.values())) < 2:
        return dict(before)
    order: Sequence[str] = sorted(won)
    teams = [[MODEL.rating(mu=before[person][0], sigma=before[person][1])] for person in order]
    after = MODEL.rate(teams, ranks=[0.0 if won[person] else 1.0 for person in order])
    return {person: (float(team[0].mu), float(team[0].sigma)) for person, team in zip(order, after, strict=True)}


def rate(connection: Connection, game: str, won: Mapping[str, bool]) -> None:
    """Write the ratings after one game between these people, in a transaction under way."""
    if len(won) < 2 or len(set(won.values())) < 2:
        return
    found = connection.execute(
        select(ratings).where(ratings.c.game == game, ratings.c.person.in_(sorted(won))).with_for_update()
    )
    rows = {row.person: row for row in found}
    fresh = MODEL.rating()
    before = {
        person: (rows[person].mu, rows[person].sigma) if person in rows else (fresh.mu, fresh.sigma) for person in won
    }
    after = rated(before, won)
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
            for person, (mu, sigma) in after.items()
        ],
    )
