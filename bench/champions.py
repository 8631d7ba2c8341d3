"""Measures champions against a yardstick at the same time a move, on deals that nobody learnt or chose anything from.

`python -m bench.champions sandman --players 2 --milliseconds 20 --games 400` plays every deal from every seat: one
champion, and the yardstick on all other seats. Games are kept in a log, and the same command goes on where it was.
`--network FILE` measures a network that is not shipped yet, `--kind champion-quick` the champion without search.
`--settings FILE` is for another `champion.toml` than the game's own. `--write` puts the result into docs/bots.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time
from typing import Final

import msgspec

import oneiros
from bench.champion_table import Measured, keep
from oneiros.arena.statistics import wilson
from oneiros.bots import bot
from oneiros.bots.champion import Champion, ChampionAtOnce, ChampionSettings, NetworkBot
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.core.seeds import derived_seed
from oneiros.table.match import match
from oneiros.workers import map_ordered

KINDS: Final[dict[str, type[NetworkBot]]] = {"champion": Champion, "champion-quick": ChampionAtOnce}


class ChampionGame(msgspec.Struct, frozen=True):
    """One game."""

    game: str
    players: int
    kind: str
    against: str
    milliseconds: float
    network: str
    settings: str
    deals: str
    number: int

    @property
    def name(self) -> str:
        """What distinguishes its kind of games from others."""
        kind = (self.game, self.players, self.kind, self.against, self.milliseconds, self.network, self.settings)
        return "-".join(map(str, (*kind, self.deals)))


class Result(msgspec.Struct, frozen=True):
    """What the champion got of the win, and the processor time of all its moves and of all others'."""

    name: str
    number: int
    share: float
    winners: int
    moves: int
    seconds: float
    others_moves: int
    others_seconds: float


class Timed(Bot):
    """A bot that counts its own processor time."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.game, 0)
        self.inner = inner
        self.moves = 0
        self.seconds = 0.0
        inner.think_beside_others()

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        began = process_time()
        thought = self.inner.think(mind, budget)
        self.seconds += process_time() - began
        self.moves += len(mind.legal) > 1
        return thought


def play(duel: ChampionGame) -> Result:
    """Play one game."""
    game = oneiros.game(duel.game)
    seat = duel.number % duel.players
    champion = KINDS[duel.kind](game, derived_seed(duel.number, "champion"))
    if duel.network:
        champion.network = Path(duel.network).read_bytes()
    if duel.settings:
        champion.settings = msgspec.toml.decode(Path(duel.settings).read_bytes(), type=ChampionSettings)
    bots = [
        Timed(champion if at == seat else bot(game, duel.against, derived_seed(duel.number, "yardstick", at)))
        for at in range(duel.players)
    ]
    deal = derived_seed(duel.number // duel.players, duel.deals, duel.game)
    winners = match(
        game, bots, deal, budget=Budget(milliseconds=duel.milliseconds), bot_seed=duel.number
    ).outcome.winners
    others = [one for at, one in enumerate(bots) if at != seat]
    return Result(
        duel.name,
        duel.number,
        1 / len(winners) if seat in winners else 0.0,
        len(winners),
        bots[seat].moves,
        bots[seat].seconds,
        sum(one.moves for one in others),
        sum(one.seconds for one in others),
    )


def measured(duel: ChampionGame, results: list[Result]) -> Measured:
    """Of decided games, those the champion won; and what a choice costs."""
    decided = [one for one in results if one.winners == 1]
    pace = 1000 * sum(one.seconds for one in results) / max(1, sum(one.moves for one in results))
    others = 1000 * sum(one.others_seconds for one in results) / max(1, sum(one.others_moves for one in results))
    return Measured(
        duel.game,
        duel.players,
        duel.kind,
        duel.against,
        duel.milliseconds,
        duel.deals,
        len(results),
        len(decided),
        sum(one.share == 1.0 for one in decided),
        round(pace, 3),
        round(others, 3),
    )


def report(duel: ChampionGame, results: list[Result]) -> str:
    """That in a line, with a 95% interval."""
    found = measured(duel, results)
    low, high = wilson(found.won, found.decided)
    spent = sum(one.seconds + one.others_seconds for one in results) / 60
    return (
        f"{found.games} games, {found.decided} decided, {found.won} won: {found.won / max(1, found.decided):.1%} "
        f"(95%: {low:.1%} to {high:.1%}; fair {1 / found.players:.0%}); {found.pace:.2f} ms a choice, "
        f"the others {found.others:.2f}; {spent:.1f} minutes of processor time"
    )


def main() -> None:
    """Read the arguments, play what is not in the log, report."""
    parser = argparse.ArgumentParser(prog="python -m bench.champions", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--kind", choices=list(KINDS), default="champion")
    parser.add_argument("--against", default="oracle-1")
    parser.add_argument("--milliseconds", type=float, default=20.0, help="of processor time a move, for both")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--network", default="", help="a file, in place of the network that comes with the game")
    parser.add_argument("--settings", default="", help="a file, in place of the game's champion.toml")
    parser.add_argument("--deals", default="fresh", help="a name for the deals: another name, other deals")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--log", type=Path, default=Path("build/champions.jsonl"))
    parser.add_argument("--aim", type=float, help="the share to win, for the table; otherwise 1.5 times the fair one")
    parser.add_argument("--write", action="store_true", help="put the result into the table of docs/bots.md")
    given = parser.parse_args()
    duels = [
        ChampionGame(
            given.game,
            given.players,
            given.kind,
            given.against,
            given.milliseconds,
            given.network,
            given.settings,
            given.deals,
            at,
        )
        for at in range(given.games)
    ]
    rows = [msgspec.json.decode(line, type=Result) for line in _whole_lines(given.log)]
    results = {row.number: row for row in rows if row.name == duels[0].name and row.number < given.games}
    left = [duel for duel in duels if duel.number not in results]
    given.log.parent.mkdir(parents=True, exist_ok=True)
    with given.log.open("ab") as out:
        out.truncate(sum(len(line) + 1 for line in _whole_lines(given.log)))
        for result in map_ordered(play, left, given.jobs):
            out.write(msgspec.json.encode(result) + b"\n")
            out.flush()
            results[result.number] = result
            if len(results) % 50 == 0:
                print(report(duels[0], list(results.values())), flush=True)
    print(report(duels[0], list(results.values())), flush=True)
    if given.write:
        keep(msgspec.structs.replace(measured(duels[0], list(results.values())), share=given.aim))


def _whole_lines(log: Path) -> list[bytes]:
    return log.read_bytes().split(b"\n")[:-1] if log.exists() else []


if __name__ == "__main__":
    main()
