"""How often the bots win Doors: `python -m bench.doors_bots --level lucid --games 500 --jobs 2`.

Game number n is dealt from seed n, so two runs can be paired game by game. With `--out FILE` every finished game is
a line of JSON there, and a run that was stopped goes on where it was. `--level clairvoyant` is no bot: it knows all
chance to come and looks for a way to win, which tells how many deals can be won at all. `--level network` is the value
of `oracle` without looking ahead.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
from collections.abc import Iterator
from functools import partial
from math import sqrt
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import oneiros
from oneiros.bots import LEVELS, bot
from oneiros.bots.levels import Searcher
from oneiros.core.bot import Bot, Budget, Chooser, Mind
from oneiros.core.game import Game
from oneiros.games.doors.rules import DoorsState

CLAIRVOYANT = "clairvoyant"
NETWORK = "network"
YARDSTICK = "oracle-1"
ATTEMPTS = 20_000  # ways through one deal that the clairvoyant tries
BOT_SEED = 1 << 40  # far from the seeds of the deals


def play(number: int, level: str, players: int, talk: str, budget: Budget | None) -> dict[str, Any]:
    """One game, all seats played by bots of one level."""
    game = oneiros.game("doors")
    state = game.new(players=players, seed=number, talk=talk)
    bots = [player(game, level, BOT_SEED + number * 2 + seat) for seat in range(players)]
    moves: list[tuple[int, int]] = []
    spent = most = 0.0
    while state.actors:
        seat = state.actors[0]
        mind = Mind(state, seat, moves)
        start = process_time()
        action = bots[seat].think(mind, budget).action
        took = process_time() - start
        spent += took
        most = max(most, took)
        state.apply(seat, action)
        moves.append((seat, action))
    assert state.outcome is not None
    return {
        "game": number,
        "won": bool(state.outcome.winners),
        "doors": state.outcome.scores[0],
        "moves": len(moves),
        "ms": round(spent * 1000, 1),
        "max_ms": round(most * 1000, 1),
    }


class AtOnce(Chooser):
    """Plays by the habits of `oracle`, without search."""


def player(game: Game, level: str, seed: int) -> Bot:
    """A bot of that level, on one core and by its processor time, as several games are played at once."""
    one = AtOnce(game, seed) if level == NETWORK else bot(game, level, seed)
    if isinstance(one, Searcher):
        one.think_beside_others()
    return one


def foretold(number: int, players: int, talk: str) -> dict[str, Any]:
    """Whether a way to win a deal was found by someone who knows all of its chance, and by which attempt."""
    game = oneiros.game("doors")
    heuristic = game.heuristic()
    deal = game.new(players=players, seed=number, talk=talk)
    rng = oneiros.Rng(BOT_SEED + number)
    choose = random.Random(number).random
    start = perf_counter()
    attempt = moves = 0
    won = False
    while not won and attempt < ATTEMPTS:
        attempt += 1
        state = deal.clone()
        assert isinstance(state, DoorsState)
        whim = 0.3 * choose()  # of the moves so many are random, the others sensible
        moves = 0
        while state.actors:
            seat = state.actors[0]
            state.step(seat, state.pick(seat, rng) if choose() < whim else heuristic.move(state, seat, rng))
            moves += 1
        won = state.won
    return {
        "game": number,
        "won": won,
        "attempts": attempt,
        "moves": moves,
        "ms": round((perf_counter() - start) * 1000, 1),
        "max_ms": 0.0,
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% interval of a share."""
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def finished(out: Path | None) -> dict[int, dict[str, Any]]:
    """The games that are in the file already."""
    if out is None or not out.exists():
        return {}
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    return {row["game"]: row for row in rows}


def results(one: partial[dict[str, Any]], numbers: list[int], jobs: int) -> Iterator[dict[str, Any]]:
    """The games of those numbers as they end."""
    if jobs == 1:
        yield from map(one, numbers)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap_unordered(one, numbers)


def told(rows: list[dict[str, Any]]) -> str:
    """The figures of many games in a line."""
    wins = sum(row["won"] for row in rows)
    low, high = wilson(wins, len(rows))
    moves = sum(row["moves"] for row in rows)
    mean = sum(row["ms"] for row in rows) / moves
    longest = max(row["max_ms"] for row in rows)
    return (
        f"{wins} of {len(rows)} won: {wins / len(rows):.1%} (95%: {low:.1%} to {high:.1%}); "
        f"{mean:.2f} ms a move, at most {longest:.0f}; {moves / len(rows):.1f} moves a game"
    )


def main() -> None:
    """Read the arguments, play, tell."""
    parser = argparse.ArgumentParser(prog="python -m bench.doors_bots", description=__doc__)
    parser.add_argument("--level", choices=[*LEVELS, YARDSTICK, NETWORK, CLAIRVOYANT], default="dreamer")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--talk", choices=("silent", "open"), default="silent")
    parser.add_argument("--milliseconds", type=float, help="a move, in place of the level's own time")
    parser.add_argument("--simulations", type=int, help="a move, in place of time")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="one line of JSON a game; games there are not repeated"
    )
    given = parser.parse_args()
    budget = None
    if given.milliseconds is not None or given.simulations is not None:
        budget = Budget(milliseconds=given.milliseconds, simulations=given.simulations)
    if given.level == CLAIRVOYANT:
        one = partial(foretold, players=given.players, talk=given.talk)
    else:
        one = partial(play, level=given.level, players=given.players, talk=given.talk, budget=budget)
    done = finished(given.out)
    wanted = range(given.first, given.first + given.games)
    for row in results(one, [number for number in wanted if number not in done], given.jobs):
        done[row["game"]] = row
        if given.out is not None:
            with given.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    print(f"{given.level}, {given.players} players: " + told([done[number] for number in wanted]))


if __name__ == "__main__":
    main()
