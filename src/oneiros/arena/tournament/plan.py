"""A tournament: bots against each other, every deal played by every seating.

A seating puts a bot on each seat. In games of seats against each other, all seatings with at least two different bots
are played. In games that are won together, all seatings are played. So each bot meets each other bot on every pair of
seats equally often, with the same cards. The plan and the number decide a game, on every machine and at any time.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

import msgspec

from oneiros.agents.agent import Agent
from oneiros.bots import bot, check_bot
from oneiros.bots.levels import SEARCH_TIME
from oneiros.core.bot import Bot, Budget
from oneiros.core.errors import BadOption
from oneiros.core.game import Game
from oneiros.core.record import Record
from oneiros.core.seeds import derived_seed
from oneiros.registry import bot_class, find
from oneiros.table.match import match

MOST_AT_ONCE: Final = 20  # games in one task, where they are quick
MOST_SEATINGS: Final = 5000


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: with a number, all that decides a game. How many games there are is no part of it."""

    game: str
    rules_version: int
    content: str  # fingerprint of the cards
    players: int
    options: dict[str, bool | int | str]
    bots: tuple[str, ...]
    seed: int
    simulations: int | None  # of a search for one move; None: by the levels' own time, which nobody can repeat

    @property
    def together(self) -> bool:
        """Whether all seats win or lose together, or there is one alone."""
        return self.players == 1 or find(self.game).cooperative

    def seatings(self) -> list[tuple[str, ...]]:
        """All that every deal is played by, always in the same order."""
        every = list(product(self.bots, repeat=self.players))
        if self.together or len(self.bots) == 1:
            return every
        return [seating for seating in every if len(set(seating)) > 1]

    def whole_deals(self, games: int) -> int:
        """The number of games, raised so that every seating plays each deal."""
        seatings = len(self.seatings())
        return -(-games // seatings) * seatings


class Task(NamedTuple):
    """Some games of a plan: all that a process anywhere needs to know."""

    plan: Plan
    pack: bytes | None  # cards of one's own, encoded
    numbers: tuple[int, ...]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game that was played: with its plan, a record that can be replayed."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]  # by seat
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    moves: list[tuple[int, int]]  # seat, action
    forfeit: int | None = None  # the seat whose bot failed; the game ended there and has no scores
    fault: str = ""  # how it failed

    def won(self, seat: int) -> float:
        """The seat's part of the win: a shared one counts in part."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def make_plan(
    game: Game, bots: Iterable[str], players: int, options: dict[str, Any], seed: int, simulations: int | None
) -> Plan:
    """A plan, if it can be played."""
    names = tuple(bots)
    for name in names:
        check_bot(game, name, players)
    if len(set(names)) != len(names) or not names:
        raise BadOption("name each bot once, and at least one", "bots-once")
    if len(names) ** game.check_players(players) > MOST_SEATINGS:
        raise BadOption(
            f"{len(names)} bots on {players} seats are {len(names) ** players:,} seatings, and every deal is played by "
            f"each; name fewer bots",
            "seatings",
            bots=len(names),
            players=players,
            seatings=len(names) ** players,
        )
    return Plan(
        game.id,
        game.rules_version,
        game.content.fingerprint(),
        players,
        game.check_options(options),
        names,
        seed,
        simulations,
    )


def tasks(plan: Plan, pack: bytes | None, numbers: list[int]) -> list[Task]:
    """The games of these numbers, in tasks that each take a moment."""
    slow = any(name in SEARCH_TIME or issubclass(bot_class(name) or Bot, Agent) for name in plan.bots)
    size = 1 if slow else MOST_AT_ONCE
    return [Task(plan, pack, tuple(numbers[at : at + size])) for at in range(0, len(numbers), size)]


def play(task: Task) -> list[Row]:
    """The games of a task."""
    plan = task.plan
    game = game_of(plan.game, task.pack)
    if (game.rules_version, game.content.fingerprint()) != (plan.rules_version, plan.content):
        sentence = f"this machine has another version of {game.title} than the one the arena was started on"
        raise BadOption(sentence, "other-version", title=game.title)
    seatings = plan.seatings()
    return [_play_one(plan, game, seatings, number) for number in task.numbers]


def _play_one(plan: Plan, game: Game, seatings: list[tuple[str, ...]], number: int) -> Row:
    deal, place = divmod(number, len(seatings))
    seed = derived_seed(plan.seed, "arena deal", deal)
    seats = [
        _player(game, name, derived_seed(plan.seed, "arena bot", number, seat))
        for seat, name in enumerate(seatings[place])
    ]
    budget = None if plan.simulations is None else Budget(simulations=plan.simulations)
    ended = match(
        game, seats, seed, plan.options, budget=budget, bot_seed=derived_seed(plan.seed, "arena ties", number)
    )
    outcome = ended.outcome
    return Row(
        number,
        deal,
        seed,
        seatings[place],
        tuple(outcome.winners),
        tuple(outcome.scores),
        outcome.reason,
        ended.record.moves,
        None if ended.forfeit is None else ended.forfeit.seat,
        "" if ended.forfeit is None else f"{ended.forfeit.kind}: {ended.forfeit.sentence}",
    )


def _player(game: Game, level: str, seed: int) -> Bot:
    """A bot that keeps to one core: the others play games of their own."""
    player = bot(game, level, seed)
    player.think_beside_others()
    return player


@lru_cache(maxsize=4)
def game_of(id: str, pack: bytes | None) -> Game:
    """The game, with cards of one's own if there are any; made once in each process."""
    if pack is None:
        return find(id)
    return find(id, msgspec.json.decode(pack, type=find(id).content_type))


def record_of(plan: Plan, row: Row) -> Record:
    """The record of a game, as `oneiros replay` reads it."""
    return Record(
        game=plan.game,
        rules_version=plan.rules_version,
        content=plan.content,
        players=plan.players,
        options=plan.options,
        seed=row.seed,
        moves=row.moves,
    )
