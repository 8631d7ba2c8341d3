"""What is watched for balance in Runners: the race, tiles, chests, and what calm is lost to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Protocol, cast

from oneiros.core.balance import BalanceWatch
from oneiros.core.chance import Rng
from oneiros.core.game import Game
from oneiros.core.state import State
from oneiros.games.runners.bots.greedy import choose
from oneiros.games.runners.bots.solver import solve
from oneiros.games.runners.bots.valuation import Stock, Weights
from oneiros.games.runners.pieces import BOTH, COLOURS, DISPEL, DREAMS, LEVEL_DREAMS, LEVELS, OWN, TILES
from oneiros.games.runners.position import LOSSES, TALLY
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import AT_LAY
from oneiros.games.runners.tables import Tables

RULES = ("cells outside (U12)", "open fields (U12)", "nightmares (U13)", "krakens (U15)", "spiders (U17)")
SOURCES = ("stars", "calm", "tiles")
SPREAD = 20  # points between the best and the worst score of many games, at least
FROM_EQUAL = 0.03  # of a seat's share of wins, at most
FIRST = (1 << OWN) - 1  # the tiles one begins with
ENOUGH = 20  # calm, when only what is lost is asked
MOST_BOUGHT = 3


class Seat(Protocol):
    """What the arena found of a seat."""

    @property
    def wins(self) -> float: ...


class Scores(Protocol):
    """What it found of all scores."""

    @property
    def sd(self) -> float: ...


class Found(Protocol):
    """What the arena found in many games, as far as it is judged here; games know nothing of the arena."""

    @property
    def seats(self) -> Sequence[Seat]: ...
    @property
    def scores(self) -> Scores: ...
    @property
    def histogram(self) -> Mapping[int, int]: ...


class Watch(BalanceWatch):
    """Watches one game of Runners."""

    noticed = ("starred",)
    """Options that its greedy players play differently by; they are never short of time."""

    def __init__(self) -> None:
        self.glasses: list[int] = []  # by round: the seat that took the sandglass
        self.bought: list[tuple[str, int]] = []
        self.opened: set[tuple[str, int]] = set()
        self.news: Counter[tuple[str, int]] = Counter()
        self.lost: Counter[tuple[int, int]] = Counter()  # by rule and seat

    def turn(self, state: State, rng: Rng) -> int:
        """U9: whose move comes next in the race; all hands are equally quick, so the fewest moves tend to win it."""
        table = cast(RunnersState, state)
        if table.phase != AT_LAY:
            return table.actors[0]
        seats = [seat for seat in table.actors if not table.content >> seat & 1]
        return seats[rng.below(len(seats))]

    def choose(self, dream: State, seat: int, rng: Rng) -> int:
        """What the greedy player does."""
        return int(choose(cast(RunnersState, dream), seat, rng))

    def after(self, state: State) -> None:
        """Who took the sandglass, what was bought and opened, and what calm was lost to."""
        table = cast(RunnersState, state)
        for what, seat, facts, _, _ in state.log or []:
            self.news[what, seat] += 1
            if what == "took-glass":
                self.glasses.append(seat)
            elif what == "bought":
                self.bought.append((_words(str(facts["tile"])), seat))
            elif what == "opened":
                self.opened.add((_words(str(facts["chest"])), seat))
            elif what == "reckoned":
                for rule in range(LOSSES):
                    self.lost[rule, seat] += int(table.tally[seat * TALLY + rule])

    def held(self, state: State) -> Iterable[tuple[str, str, int]]:
        """The sandglass of the first round and how many in all, every tile bought, every chest opened."""
        for seat in range(cast(RunnersState, state).players):
            yield "round 1", "start player" if self.glasses[0] == seat else "another", seat
            yield "sandglasses taken", str(self.glasses.count(seat)), seat
        for name, seat in self.bought:
            yield "neutral tile", name, seat
        for name, seat in sorted(self.opened):
            yield "chest", name, seat

    def counted(self, state: State) -> Iterable[tuple[str, str, int]]:
        """Calm lost by rule, where points come from, what was bought; players who woke up and rounds slept through."""
        table = cast(RunnersState, state)
        yield "players woken up", "(U21)", int(table.awake).bit_count()
        for seat in range(table.players):
            for rule, words in enumerate(RULES):
                yield "calm lost by a player", words, self.lost[rule, seat]
            yield "done by a player", "stars risen (U20)", self.news["rose", seat]
            yield "done by a player", "tiles bought (U22)", self.news["bought", seat]
            yield "done by a player", "tiles lost to bats (U16)", self.news["lost-tile", seat]
            yield "done by a player", "calm bought (U23)", self.news["rested", seat]
            yield "done by a player", "chests opened (U18)", self.news["opened", seat]
            awake = table.awake >> seat & 1
            yield "done by a player", "rounds slept through", self.news["reckoned", seat] - awake
            if not awake:
                for source, points in zip(SOURCES, table.points(seat), strict=True):
                    yield "points of a player asleep", f"from {source}", points

    def claims(self, found: Mapping[int, Found], game: Game | None = None) -> list[tuple[str, str, bool]]:
        """What is aimed at, what was measured, and whether that is met."""
        from oneiros.games.runners.game import Runners

        tables = (game if isinstance(game, Runners) else Runners()).tables
        return [_no_dream_is_hopeless(tables), _dreams_grow_harder(tables), scores_spread(found), seats_equal(found)]

    def notes(self) -> list[str]:
        """What the figures do not say by themselves."""
        return [
            "While the dream is made, the next move belongs to any player who is not content yet, all equally likely: "
            "the race (U9) goes to players who lay few tiles and to the lucky. Nobody runs out of time. Starred dreams "
            "are left out, as by default. The first two verdicts are about the whole pack, starred dreams included, "
            "and are proved by the layout solver, not played.",
            "",
            "A tile counts for whoever bought it, whenever that was. Who has coins and keys to spend is ahead anyway: "
            "compare the holders of tiles, and of chests, with each other rather than with 1.",
        ]


def _words(name: str) -> str:
    return name.replace("-", " ").capitalize()


# What the solver proves


def least_lost(tables: Tables, card: int, tiles: int) -> int:
    """What the calmest layout of these tiles loses, less calm that the dream gives; a tile lost to a bat is as bad."""
    weights = Weights()
    weights.calm = 1
    for tile in range(TILES):
        weights.tiles[tile] = 1
    return ENOUGH - solve(tables, card, tiles, Stock(ENOUGH, 0, [0] * COLOURS), weights).value


def tiles_needed(tables: Tables, card: int) -> int | None:
    """How many neutral tiles one must buy, at least, to lose nothing; None if three are not enough."""

    def dispels(tile: int) -> int:
        return sum(effect in (DISPEL, BOTH) for effect in tables.tile_effects[tile])

    useful = sorted(filter(dispels, range(OWN, TILES)), key=dispels, reverse=True)  # the likeliest first
    for number in range(MOST_BOUGHT + 1):
        for bought in combinations(useful, number):
            if least_lost(tables, card, FIRST | sum(1 << tile for tile in bought)) <= 0:
                return number
    return None


def _no_dream_is_hopeless(tables: Tables) -> tuple[str, str, bool]:
    """One tile can be bought in a round, so before a dream of level n come at least 2n - 2 of them."""
    aim = "Every dream can be covered and dispelled without loss by tiles that can be bought before it"
    measured: list[str] = []
    met = True
    for level in range(LEVELS):
        cards = range(level * LEVEL_DREAMS, (level + 1) * LEVEL_DREAMS)
        needed = [tiles_needed(tables, card) for card in cards]
        known = [number for number in needed if number is not None]
        met = met and len(known) == len(needed) and max(known) <= 2 * level
        measured.append(f"level {level + 1}: {'/'.join('none' if n is None else str(n) for n in needed)}")
    return aim, "tiles needed, by card: " + "; ".join(measured), met


def _dreams_grow_harder(tables: Tables) -> tuple[str, str, bool]:
    aim = "The first tiles lose no calm on any dream of level 1, and some on every one of levels 3 and 4"
    lost = [max(0, least_lost(tables, card, FIRST)) for card in range(DREAMS)]
    levels = [lost[first : first + LEVEL_DREAMS] for first in range(0, DREAMS, LEVEL_DREAMS)]
    losses = "; ".join(f"level {level + 1}: {'/'.join(map(str, values))}" for level, values in enumerate(levels))
    return aim, f"least calm lost, by card: {losses}", not max(levels[0]) and min(levels[2] + levels[3]) > 0


# What was played


def scores_spread(found: Mapping[int, Found]) -> tuple[str, str, bool]:
    """U21: those who woke up have no score."""
    aim = f"Scores of players asleep spread over at least {SPREAD} points"
    measured: list[str] = []
    met = True
    for players, findings in found.items():
        asleep = {score: number for score, number in findings.histogram.items() if score}
        most, least = max(asleep, default=0), min(asleep, default=0)
        met = met and most - least >= SPREAD
        measured.append(
            f"{players} players: {least} to {most}, standard deviation of all scores {findings.scores.sd:.1f}"
        )
    return aim, "; ".join(measured), met


def seats_equal(found: Mapping[int, Found]) -> tuple[str, str, bool]:
    """Games that nobody won count for nobody."""
    measured: list[str] = []
    met = True
    for players, findings in found.items():
        won = sum(holding.wins for holding in findings.seats)
        shares = [holding.wins / won if won else 0.0 for holding in findings.seats]
        met = met and all(abs(share - 1 / players) <= FROM_EQUAL for share in shares)
        measured.append(f"{players} players: " + ", ".join(f"{share:.1%}" for share in shares))
    return f"Each seat wins within {100 * FROM_EQUAL:.0f} points of an equal share", "; ".join(measured), met
