"""What is watched for balance in Workshop: seats, cards, dream tokens, powers and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, cast

from oneiros.core.balance import BalanceWatch
from oneiros.core.bits import members
from oneiros.core.chance import Rng
from oneiros.core.game import Game
from oneiros.core.state import State
from oneiros.games.workshop.bots.greedy import choose
from oneiros.games.workshop.pieces import EARNINGS, LEVELS, POWER_NAMES, TOKEN_NAMES, TOKENS_LAID
from oneiros.games.workshop.position import DONE, EARNED, OPEN
from oneiros.games.workshop.rules import WorkshopState
from oneiros.games.workshop.scoring import token_points, unfinished_points

FROM_EQUAL = 0.03  # of a seat's share of wins, at most
RARE, COMMON = 0.2, 5.0  # a card is finished at least and at most so often as the average of its level
SOURCES = ("landscapes (W37)", "trees (W25)", "water (W34)", "mountains (W36)", "red shards (W49)")
PLACES = ("token 1", "token 2", "token 3", "token 4")


class Seat(Protocol):
    """What the arena found of those who held something."""

    @property
    def held(self) -> int: ...
    @property
    def wins(self) -> float: ...


class Numbers(Protocol):
    """What it found of something counted in every game."""

    @property
    def mean(self) -> float: ...


class Found(Protocol):
    """What the arena found in many games, as far as it is judged here; games know nothing of the arena."""

    @property
    def seats(self) -> Sequence[Seat]: ...
    @property
    def items(self) -> Mapping[str, Mapping[str, Seat]]: ...
    @property
    def counts(self) -> Mapping[str, Mapping[str, Numbers]]: ...


class Watch(BalanceWatch):
    """Watches one game of Workshop."""

    games = 3000
    dealt = ("turn order",)
    """Groups that come by chance, not by play."""
    noticed = ("creation", "nightmare")
    """Options that its greedy players play differently by."""

    def __init__(self) -> None:
        self.places: dict[int, str] = {}  # by seat: the turn order token it was dealt (W8)
        self.used: Counter[tuple[str, int]] = Counter()  # powers, by seat
        self.of_cards: Counter[str] = Counter()  # those of them that cards gave

    def choose(self, dream: State, seat: int, rng: Rng) -> int:
        """What the greedy player does."""
        return int(choose(cast(WorkshopState, dream), seat, rng))

    def after(self, state: State) -> None:
        """Who began where, and which powers were used."""
        if not self.places:
            order = cast(WorkshopState, state).order
            self.places = {int(seat): PLACES[place] for place, seat in enumerate(order)}
        by_card = False
        for what, seat, facts, _, _ in state.log or []:
            if what == "invoked":
                by_card = True
            elif what == "power":
                power = str(facts["power"])
                self.used[(power, seat)] += 1
                self.of_cards[power] += by_card

    def held(self, state: State) -> Iterable[tuple[str, str, int]]:
        """The first turn order token, each card finished, each dream token scored and each power used."""
        table = cast(WorkshopState, state)
        for seat in range(table.players):
            yield "turn order", self.places[seat], seat
            for level in range(LEVELS):
                for card in members(table.number(seat, DONE) & int(table.tables.of_level[level]), 0):
                    yield f"landscape of level {level + 1}", _words(table.card_name(card)), seat
            for token in range(TOKENS_LAID):
                if token_points(table, token, seat):
                    yield "dream token", _words(TOKEN_NAMES[table.tokens[token]]), seat
            for power in POWER_NAMES:
                if self.used[(power, seat)]:
                    yield "power", _words(power), seat

    def counted(self, state: State) -> Iterable[tuple[str, str, int]]:
        """Finished landscapes by level and card, unfinished ones, powers used, and what a player's points are for."""
        table = cast(WorkshopState, state)
        done = left = 0
        for seat in range(table.players):
            done |= table.number(seat, DONE)
            left |= table.number(seat, OPEN)
            for source in range(EARNINGS):
                yield "points of a player", SOURCES[source], table.number(seat, EARNED + source)
            tokens = sum(int(token_points(table, token, seat)) for token in range(TOKENS_LAID))
            yield "points of a player", "dream tokens (W43)", tokens
            yield "points of a player", "unfinished landscapes (W42)", int(unfinished_points(table, seat))
        for level in range(LEVELS):
            cards = int(table.tables.of_level[level])
            yield "landscapes", f"finished, level {level + 1}", len(members(done & cards, 0))
            yield "landscapes", f"left unfinished, level {level + 1}", len(members(left & cards, 0))
            for card in members(cards, 0):
                yield _finished(level), _words(table.card_name(card)), done >> card & 1
        for power in POWER_NAMES:
            uses = sum(self.used[(power, seat)] for seat in range(table.players))
            yield "powers used", f"{_words(power)}, of a card", self.of_cards[power]
            yield "powers used", f"{_words(power)}, of its corner", uses - self.of_cards[power]

    def claims(self, found: Mapping[int, Found], game: Game | None = None) -> list[tuple[str, str, bool]]:
        """What is aimed at, what was measured, and whether that is met; from the arena's findings by players."""
        seats = {
            players: {f"seat {seat + 1}": held for seat, held in enumerate(findings.seats)}
            for players, findings in found.items()
        }
        orders = {players: findings.items["turn order"] for players, findings in found.items()}
        return [
            *[_in_bounds(level, found) for level in range(LEVELS)],
            _equal("Each seat", seats),
            _equal("Each turn order token of the set-up (W8)", orders),
        ]

    def notes(self) -> list[str]:
        """What the figures do not say by themselves."""
        return list(NOTES)


NOTES = (
    "Landscapes, dream tokens and powers count for those who finished, scored or used them; a landscape that was drawn "
    "and left unfinished shows only in the counts. Whoever finishes a great landscape has had a good game, so their "
    "share is above 1 by itself: compare the landscapes of one level.",
)


def _finished(level: int) -> str:
    return f"landscapes of level {level + 1} finished"


def _words(name: str) -> str:
    return name.replace("-", " ").title()


def _in_bounds(level: int, found: Mapping[int, Found]) -> tuple[str, str, bool]:
    """No card is finished far more or less often than the average of its level."""
    measured = []
    met = True
    for players, findings in found.items():
        rates = {card: numbers.mean for card, numbers in findings.counts[_finished(level)].items()}
        average = sum(rates.values()) / len(rates)
        least = min(rates, key=lambda card: rates[card])
        most = max(rates, key=lambda card: rates[card])
        low, high = (rates[card] / average if average else 0.0 for card in (least, most))
        measured.append(f"{players} players: {least} {low:.2f}, {most} {high:.2f}")
        met = met and low >= RARE and high <= COMMON
    aim = f"Each landscape of level {level + 1} is finished {RARE} to {COMMON:.0f} times as often as their average"
    return aim, "; ".join(measured), met


def _equal(what: str, found: Mapping[int, Mapping[str, Seat]]) -> tuple[str, str, bool]:
    """All shares of wins are about equal."""
    measured = []
    met = True
    for players, items in found.items():
        shares = {item: held.wins / held.held for item, held in sorted(items.items())}
        measured.append(f"{players} players: " + ", ".join(f"{share:.1%}" for share in shares.values()))
        met = met and all(abs(share - 1 / players) <= FROM_EQUAL for share in shares.values())
    return f"{what} wins within {100 * FROM_EQUAL:.0f} points of an equal share", "; ".join(measured), met
