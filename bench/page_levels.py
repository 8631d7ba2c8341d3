"""What the levels of a page win: `python -m bench.page_levels ravens lucid=176 dreamer --games 200`.

A level plays as it does in a page (`oneiros.bots.plain_levels`). What searches gets as many simulations as are written
behind it: those that a phone makes in its time. Two levels play each deal twice, with the seats changed. One alone sits
on all seats, for games that are won or lost together. With `--server` the levels are those of a server.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time

import oneiros
from oneiros.arena.statistics import wilson
from oneiros.bots.levels import bot
from oneiros.bots.plain_levels import plain_bot
from oneiros.core.bot import Bot, Budget, Mind
from oneiros.core.record import Play

BOT_SEED = 1 << 40  # far from the seeds of the deals
SEATS = 2
Make = Callable[[oneiros.Game, str, int], Bot]


def play(game: oneiros.Game, number: int, levels: list[tuple[str, int | None]], make: Make) -> tuple[set[int], float]:
    """One game: who has won, and the seconds of the processor that a move took."""
    seats = len(levels)
    table = Play(game, seats, number)
    bots = [make(game, level, BOT_SEED + number * seats + seat) for seat, (level, _) in enumerate(levels)]
    for one in bots:
        one.think_beside_others()
    budgets = [None if most is None else Budget(simulations=most) for _, most in levels]
    spent = 0.0
    while table.state.awaited:
        seat = table.state.awaited[0]
        mind = Mind(table.state, seat, table.record.moves)
        began = process_time()
        action = bots[seat].think(mind, budgets[seat]).action
        spent += process_time() - began
        table.apply(seat, action)
    outcome = table.state.outcome
    assert outcome is not None
    return set(outcome.winners), spent / len(table.record.moves)


def read(level: str) -> tuple[str, int | None]:
    """`lucid=176`: a level and its simulations."""
    name, _, most = level.partition("=")
    return name, int(most) if most else None


def main() -> None:
    """Play, and say what the first level has won."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game")
    arguments.add_argument("level", type=read)
    arguments.add_argument("against", type=read, nargs="?")
    arguments.add_argument("--games", type=int, default=200)
    arguments.add_argument("--seats", type=int, default=SEATS)
    arguments.add_argument("--first", type=int, default=0, help="the number of the first deal")
    arguments.add_argument("--server", action="store_true", help="the levels of a server, not those of a page")
    asked = arguments.parse_args()
    make = bot if asked.server else plain_bot
    game = oneiros.game(asked.game)
    won = decided = 0
    milliseconds = []
    for number in range(asked.games):
        if asked.against is None:
            winners, took = play(game, asked.first + number, [asked.level] * asked.seats, make)
            won += bool(winners)
            decided += 1
        else:
            own = number % SEATS
            levels = [asked.level if seat == own else asked.against for seat in range(SEATS)]
            winners, took = play(game, asked.first + number // SEATS, levels, make)
            won += winners == {own}
            decided += len(winners) == 1
        milliseconds.append(took * 1000)
    low, high = wilson(won, decided)
    mean = sum(milliseconds) / len(milliseconds)
    print(
        f"{won} of {decided} decided, {100 * won / decided:.0f}% ({100 * low:.0f}% to {100 * high:.0f}%), {mean:.2f} ms"
    )


if __name__ == "__main__":
    main()
