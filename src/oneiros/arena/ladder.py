"""The ladder: each level of bots plays the level below, and the share of its wins is measured.

The upper level has one seat, and the lower one all others. Every deal is played from every seat. In a cooperative game
all seats have one level, each level plays the same deals, and its win rate counts. Rows are kept in a file as they
come, so an interrupted ladder continues where it was. Over all rungs of a game and number of players the levels get
ratings, by a Bradley-Terry fit; in a cooperative game by the odds of winning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from itertools import pairwise
from math import log10
from pathlib import Path
from time import process_time
from typing import Final

import msgspec

import oneiros
from oneiros.arena.statistics import wilson
from oneiros.arena.tournament.plan import Row
from oneiros.arena.tournament.strength import POINTS, Strength, strengths
from oneiros.bots import LEVELS, bot, check_bot
from oneiros.bots.levels import Searcher
from oneiros.core.bot import Bot, Budget
from oneiros.core.errors import BadOption
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.table.match import match
from oneiros.workers import map_ordered

WANTED: Final = 0.65
"""The share of decided games in which a level should beat the one below, with two players."""
TENTH: Final = 0.1
FEWEST: Final = 20
"""Games of a rung from which anything follows: with fewer it has no rating, and nothing is said of its aim."""
RARE: Final = 0.001
"""The odds of who always wins or always loses are not infinite: the share of wins is this far from certain."""


class Rung(msgspec.Struct, frozen=True):
    """One comparison: so many games between two levels; `below` is empty where a level plays alone."""

    game: str
    players: int
    above: str
    below: str
    games: int
    scale: float = 1.0  # of the search levels' own budgets

    @property
    def name(self) -> str:
        """What distinguishes its rows from those of others."""
        return f"{self.game}-{self.players}-{self.above}-{self.below}-{self.scale:g}"


class Duel(msgspec.Struct, frozen=True):
    """One game of a rung."""

    rung: Rung
    number: int

    @property
    def levels(self) -> list[str]:
        """The level on each seat; the upper level moves on by a seat with every game."""
        one, two, players = self.rung.above, self.rung.below or self.rung.above, self.rung.players
        return [one if seat == self.number % players else two for seat in range(players)]

    @property
    def deal(self) -> int:
        """The number of its deal."""
        return self.number // self.rung.players if self.rung.below else self.number


class LadderGame(msgspec.Struct, frozen=True):
    """The result of one game."""

    rung: str
    number: int
    levels: list[str]
    winners: list[int]
    scores: list[int]
    moves: int
    seconds: float


class RungResult(msgspec.Struct, frozen=True):
    """The result of a rung: games, those with one winner, those that the upper level won, and their cost."""

    rung: Rung
    games: int
    decided: int
    won: int
    moves: float
    seconds: float

    @property
    def share(self) -> float:
        """Of decided games, those won."""
        return self.won / self.decided if self.decided else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% Wilson interval of the share."""
        return wilson(self.won, self.decided) if self.decided else (0.0, 1.0)


def plan(
    games: Sequence[Game],
    count: dict[str, int],
    alone: dict[str, int],
    players: Sequence[int] = (),
    share: float | None = None,
    also: Sequence[str] = (),
) -> list[Rung]:
    """The rungs of these games: `count` games for each upper level, `alone` for each level of cooperative games.

    They are for these numbers of players, as far as a game has them; without any, for all. Who searches has this
    `share` of its time; without one all of it, or a tenth where both search. The bots `also` named play the top level
    where they can, or alone.
    """
    rungs: list[Rung] = []
    levels = list(LEVELS)
    top = levels[-1]
    for game in games:
        for number in game.players:
            if players and number not in players:
                continue
            more = [name for name in also if _can_play(game, name, number)]
            if game.cooperative:
                rungs += [
                    Rung(game.id, number, level, "", alone.get(level, alone[top]), _scale(game, [level], share))
                    for level in [*levels, *more]
                ]
            elif number > 1:
                added = [(top, name) for name in more]
                rungs += [
                    Rung(
                        game.id, number, above, below, count.get(above, count[top]), _scale(game, [above, below], share)
                    )
                    for below, above in [*pairwise(levels), *added]
                ]
    return rungs


def _scale(game: Game, names: Sequence[str], share: float | None) -> float:
    """What part of their time these bots have, if any of them thinks by the clock."""
    searching = 0 if game.bots.learned else sum(isinstance(bot(game, name), Searcher) for name in names)
    if not searching:
        return 1.0
    if share is not None:
        return share
    return TENTH if searching > 1 else 1.0


def _can_play(game: Game, name: str, players: int) -> bool:
    try:
        check_bot(game, name, players)
    except BadOption:
        return False
    return True


def wanted(players: int) -> float:
    """The share in which one seat of a level should beat the level below: the same odds at every table."""
    odds = WANTED / (1 - WANTED)
    return odds / (odds + players - 1)


def rate(rungs: Sequence[Rung], rows: Sequence[LadderGame]) -> dict[str, Strength]:
    """The rating of each level of one game and number of players, from all its games. Tables of one level say nothing.

    A level that played with a part of its budget counts as that level.
    """
    names = {rung.name for rung in rungs}
    games = [
        Row(row.number, row.number // len(row.levels), 0, tuple(row.levels), tuple(row.winners), (), "", [])
        for row in rows
        if row.rung in names
    ]
    levels = dict.fromkeys(level for rung in rungs for level in (rung.below, rung.above) if level)
    return strengths(list(levels), games)


def _joined(rungs: Sequence[Rung]) -> list[Rung]:
    """Those that hang together with the first: others have no place on the same scale."""
    known: set[str] = set()
    joined: list[Rung] = []
    for rung in rungs:
        if not known or not rung.below or known & {rung.above, rung.below}:
            known |= {rung.above, rung.below}
            joined.append(rung)
    return joined


def rate_alone(results: Sequence[RungResult]) -> dict[str, Strength]:
    """The rating of each level that plays a cooperative game alone: the odds of winning, on the same scale."""
    points = [_odds_points(result.share) for result in results]
    middle = _mean(points)
    return {
        result.rung.above: Strength(own - middle, *(_odds_points(bound) - middle for bound in result.interval))
        for result, own in zip(results, points)
    }


def _odds_points(share: float) -> float:
    certain = min(max(share, RARE), 1.0 - RARE)
    return POINTS * log10(certain / (1.0 - certain))


def placing(games: Sequence[Game], name: str, count: int) -> list[Rung]:
    """The rungs of a bot that was added: against every level by its own time, or alone in cooperative games."""
    rungs: list[Rung] = []
    for game in games:
        players = 2 if 2 in game.players and not game.cooperative else game.players[0]
        check_bot(game, name, players)
        below = [""] if game.cooperative else LEVELS
        rungs += [Rung(game.id, players, name, level, count) for level in below]
    return rungs


def play_rungs(rungs: Sequence[Rung], log: Path, jobs: int, minutes: float | None = None) -> Iterator[LadderGame]:
    """Play what is not yet in the log; every row of these rungs, those found there first.

    With `minutes` a rung has no more games when they took so much processor time; the last deal is finished.
    """
    wanted = {rung.name: rung.games for rung in rungs}
    done: set[tuple[str, int]] = set()
    spent = dict.fromkeys(wanted, 0.0)
    for row in read(log):
        if row.number < wanted.get(row.rung, 0) and (row.rung, row.number) not in done:
            done.add((row.rung, row.number))
            spent[row.rung] += row.seconds
            yield row
    left = {
        rung.name: [Duel(rung, number) for number in range(rung.games) if (rung.name, number) not in done]
        for rung in rungs
    }
    if minutes is None:
        left = {"": [duel for duels in left.values() for duel in duels]}
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("ab") as out:
        out.truncate(_whole_lines(log))
        for duels in left.values():
            if minutes is not None and duels and _is_enough(duels[0], spent, minutes):
                continue
            with closing(map_ordered(play, duels, jobs)) as rows:
                for duel, row in zip(duels, rows):
                    out.write(msgspec.json.encode(row) + b"\n")
                    out.flush()
                    spent[row.rung] += row.seconds
                    yield row
                    after = Duel(duel.rung, duel.number + 1)
                    if minutes is not None and _is_enough(after, spent, minutes):
                        break


def _is_enough(duel: Duel, spent: Mapping[str, float], minutes: float) -> bool:
    """Whether the games before this one took the time of its rung, and it would begin a deal."""
    begins = not duel.number or duel.deal != Duel(duel.rung, duel.number - 1).deal
    return begins and spent[duel.rung.name] >= 60 * minutes


def read(log: Path) -> Iterator[LadderGame]:
    """The rows of a log; a last line that an interruption left incomplete is skipped."""
    if log.exists():
        for line in log.read_bytes()[: _whole_lines(log)].splitlines():
            yield msgspec.json.decode(line, type=LadderGame)


def _whole_lines(log: Path) -> int:
    """The size of the log up to its last whole line."""
    return log.read_bytes().rfind(b"\n") + 1


def play(duel: Duel) -> LadderGame:
    """One game."""
    rung = duel.rung
    game = oneiros.game(rung.game)
    seats = [_player(game, level, rung.scale, duel.number, seat) for seat, level in enumerate(duel.levels)]
    began = process_time()
    ended = match(game, seats, derived_seed(duel.deal, "ladder", rung.game), bot_seed=duel.number)
    return LadderGame(
        rung.name,
        duel.number,
        duel.levels,
        list(ended.outcome.winners),
        list(ended.outcome.scores),
        len(ended.record.moves),
        process_time() - began,
    )


def _player(game: Game, level: str, scale: float, number: int, seat: int) -> Bot:
    """A bot for one game; all cores play games of their own."""
    player = bot(game, level, derived_seed(number, "ladder bot", seat))
    if isinstance(player, Searcher):
        player.think_beside_others()
        if player.budget.milliseconds is not None:
            player.budget = Budget(milliseconds=player.budget.milliseconds * scale)
    return player


def summarize(rung: Rung, rows: Sequence[LadderGame]) -> RungResult:
    """The result of a rung, from its rows."""
    mine = [row for row in rows if row.rung == rung.name]
    decided = won = 0
    for row in mine:
        if not rung.below:
            decided += 1
            won += bool(row.winners)
        elif len(row.winners) == 1:
            decided += 1
            won += row.levels[row.winners[0]] == rung.above
    return RungResult(
        rung, len(mine), decided, won, _mean([row.moves for row in mine]), _mean([row.seconds for row in mine])
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def is_met(result: RungResult, below: RungResult | None) -> bool:
    """Whether the level stands where it should over the one below; the lowest has none and always does."""
    if result.rung.below:
        return result.share >= wanted(result.rung.players)
    return below is None or result.interval[0] > below.interval[1]


def page(results: Sequence[RungResult], ratings: Mapping[tuple[str, int], Mapping[str, Strength]]) -> str:
    """The results as tables in Markdown, one for each game and number of players."""
    lines: list[str] = []
    for game, players in dict.fromkeys((result.rung.game, result.rung.players) for result in results):
        mine = [result for result in results if (result.rung.game, result.rung.players) == (game, players)]
        lines += [f"### {oneiros.game(game).title}, {players} player{'s' if players > 1 else ''}", ""]
        alone = not mine[0].rung.below
        lines += [
            f"| level | {'' if alone else 'against | '}games | {'' if alone else 'decided | '}won | 95% interval "
            "| ms a move | aim met |",
            f"|---|{'' if alone else '---|'}---:|{'' if alone else '---:|'}---:|---|---:|---|",
        ]
        below = None
        for result in mine:
            rung = result.rung
            low, high = result.interval
            level = f"{rung.above}{_time_told(rung)}" if alone else rung.above
            against = "" if alone else f"{rung.below}{_time_told(rung)} | "
            decided = "" if alone else f"{result.decided:,} | "
            pace = 1000 * result.seconds / result.moves if result.moves else 0.0
            lines.append(
                f"| {level} | {against}{result.games:,} | {decided}{result.share:.1%} "
                f"| {low:.1%} to {high:.1%} | {pace:.3g} | {_aim_told(result, below)} |"
            )
            below = result
        lines.append("")
        rated = ratings.get((game, players), {})
        if rated:
            told = _ratings_told({name: one for name, one in rated.items() if name in LEVELS})
            others = _ratings_told({name: one for name, one in rated.items() if name not in LEVELS})
            told += f". Beside them: {others}" if others else ""
            steps = ", ".join(
                f"{above} {rated[above].points - rated[below].points:+.0f}"
                for below, above in pairwise(LEVELS)
                if above in rated and below in rated
            )
            lines += [f"Ratings: {told}.", "", *([f"Steps: {steps}.", ""] if steps else [])]
    return "\n".join(lines)


def _ratings_told(rated: Mapping[str, Strength]) -> str:
    return ", ".join(f"{name} {one.points:+.0f} ({one.low:+.0f} to {one.high:+.0f})" for name, one in rated.items())


def _time_told(rung: Rung) -> str:
    """Of those who think by the clock, what part of their time they had."""
    return "" if rung.scale == 1 else f" ({100 * rung.scale:g}% of the time)"


def _aim_told(result: RungResult, below: RungResult | None) -> str:
    """Bots that are no level have no aim here."""
    if result.rung.above not in LEVELS:
        return ""
    if result.games < FEWEST:
        return "too few games"
    return "yes" if is_met(result, below) else "**no**"


def tables(rungs: Sequence[Rung], rows: Sequence[LadderGame]) -> str:
    """All results and ratings as a page, and what the games cost."""
    places = dict.fromkeys((rung.game, rung.players) for rung in rungs)
    played = Counter(row.rung for row in rows)
    enough = [rung for rung in rungs if played[rung.name] >= FEWEST]
    ratings = {}
    for place in places:
        mine = _joined([rung for rung in enough if (rung.game, rung.players) == place])
        if oneiros.game(place[0]).cooperative:
            ratings[place] = rate_alone([summarize(rung, rows) for rung in mine])
        else:
            ratings[place] = rate(mine, rows)
    minutes = sum(row.seconds for row in rows) / 60
    cost = f"{len(rows):,} games, {minutes:,.1f} minutes of processor time.\n"
    return page([summarize(rung, rows) for rung in rungs], ratings) + cost
