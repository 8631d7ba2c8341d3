"""What is watched for balance in Sandman: goals, encounters and the order of turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, cast

from oneiros.core.balance import BalanceWatch
from oneiros.core.chance import Rng
from oneiros.core.game import Game
from oneiros.core.state import State
from oneiros.games.sandman.bots.greedy import choose
from oneiros.games.sandman.cards import ENCOUNTER_NAMES, LEVELS
from oneiros.games.sandman.rules import SandmanState

ORDER = ("first", "second", "third", "fourth")
CAUSES = {"few-cards": "by few cards (S22)", "blank": "by a blank token (S23)"}
MOST_OF_GOAL = 1.3  # fair shares
MOST_OF_ENCOUNTER = 1.25
FROM_EQUAL = 0.03  # of a place's or a seat's share of wins


class Watch(BalanceWatch):
    """Watches one game of Sandman."""

    games = 10_000
    dealt = ("turn order", "goal")
    """Groups that come by chance, not by play."""

    def __init__(self) -> None:
        self.first: int | None = None  # the seat that began the first round
        self.kept: set[tuple[str, int]] = set()
        self.played: Counter[str] = Counter()
        self.news: Counter[str] = Counter()
        self.causes: Counter[str] = Counter()
        self.last = 0  # the seat that took the last card

    def choose(self, dream: State, seat: int, rng: Rng) -> int:
        """What the greedy player does."""
        return int(choose(cast(SandmanState, dream), seat, rng))

    def after(self, state: State) -> None:
        """Who began, which encounters were kept and played, how rounds ended."""
        if self.first is None:
            self.first = int(cast(SandmanState, state).first)
        for what, seat, facts, secrets, _ in state.log or []:
            self.news[what] += 1
            if what == "kept":
                self.kept.add((_words(str(secrets["encounter"])), seat))
            elif what == "played":
                self.played[_words(str(facts["encounter"]))] += 1
            elif what == "round-ended":
                self.causes[str(facts["cause"])] += 1
                self.last = seat

    def held(self, state: State) -> Iterable[tuple[str, str, int]]:
        """The place in the first round's order, the goal, and every encounter kept at any time."""
        table = cast(SandmanState, state)
        for seat in range(table.players):
            yield "turn order", self._order(table, seat), seat
            yield "goal", _words(table.tables.goal_names[table.goal[seat]]), seat
        for name, seat in sorted(self.kept):
            yield "encounter", name, seat

    def counted(self, state: State) -> Iterable[tuple[str, str, int]]:
        """Cards by level, breaks, tokens laid and left, encounters played, rounds by their end."""
        table = cast(SandmanState, state)
        for seat in range(table.players):
            yield "last turn", f"{self._order(table, seat)} player", int(seat == self.last)
        for level in range(LEVELS):
            cards = 0
            for seat in range(table.players):
                row = table.row(seat, level)
                cards += sum(table.card_at(at) >= 0 for at in range(row, row + table.ends[seat * LEVELS + level]))
            yield "cards", f"on level {level + 1}", cards
        yield "tokens", "laid on cards (S12)", self.news["laid"]
        yield "tokens", "paid for steps (S13)", self.news["paid"]
        yield "tokens", "left in stock", sum(int(table.held[seat]) for seat in range(table.players))
        yield "breaks", "made", self.news["broke"] + self.news["broke-bare"]
        yield "breaks", "mended", self.news["mended"]
        for cause, words in CAUSES.items():
            yield "rounds ended", words, self.causes[cause]
        for name in ENCOUNTER_NAMES:
            yield "encounters played", _words(name), self.played[_words(name)]

    def _order(self, state: SandmanState, seat: int) -> str:
        assert self.first is not None
        return ORDER[(seat - self.first) % state.players]

    def claims(self, found: Mapping[int, Any], game: Game | None = None) -> list[tuple[str, str, bool]]:
        """What is aimed at, what was measured, and whether that is met; from the arena's findings by players."""
        seats = {players: _named(findings) for players, findings in found.items()}
        orders = {players: findings.items["turn order"] for players, findings in found.items()}
        return [
            _no_more("goal", MOST_OF_GOAL, found),
            _no_more("encounter", MOST_OF_ENCOUNTER, found),
            _equal("Each seat", seats),
            _equal("Each place in the order of turns", orders),
        ]

    def notes(self) -> list[str]:
        """What the figures do not say by themselves."""
        return list(NOTES)


NOTES = (
    "An encounter counts for whoever kept it at any time, played or not. Who keeps one has met one, and deep levels "
    "give a choice of them, so the holders of most encounters win a little more than their share.",
    "",
    "Why the order of turns matters: the player after the one who ended a round begins the next (S24), so turns go "
    "round without a break from the first to the last of the game, and whoever comes before the player of the last "
    "turn, or takes it, has a card more than the rest. Nobody can have a card more than the first player. The last "
    "turn of a round ended by S22 belongs to the last in order, but most rounds end by S23, which is as likely in "
    "anybody's turn (see below). A card more is worth several points; the token more for each place (S10) is worth "
    "less than one.",
)


def _words(name: str) -> str:
    return name.replace("-", " ").title()


def _named(findings: Any) -> dict[str, Any]:
    return {f"seat {seat + 1}": holding for seat, holding in enumerate(findings.seats)}


def _no_more(group: str, most: float, found: Mapping[int, Any]) -> tuple[str, str, bool]:
    """No item's holder wins more than so many fair shares."""
    measured = []
    met = True
    for players, findings in found.items():
        ratio, margin, item = max(
            (held.ratio(players), held.margin(players), item) for item, held in findings.items[group].items()
        )
        measured.append(f"{players} players: {item} {ratio:.2f} ± {margin:.2f}")
        met = met and ratio <= most
    return f"No {group}'s holder wins more than {most} fair shares", "; ".join(measured), met


def _equal(what: str, found: Mapping[int, Mapping[str, Any]]) -> tuple[str, str, bool]:
    """All shares of wins are about equal."""
    measured = []
    met = True
    for players, items in found.items():
        shares = {item: held.wins / held.held for item, held in items.items()}
        ordered = sorted(shares, key=lambda item: ORDER.index(item) if item in ORDER else 0)
        measured.append(f"{players} players: " + ", ".join(f"{shares[item]:.1%}" for item in ordered))
        met = met and all(abs(share - 1 / players) <= FROM_EQUAL for share in shares.values())
    return f"{what} wins within {100 * FROM_EQUAL:.0f} points of an equal share", "; ".join(measured), met
