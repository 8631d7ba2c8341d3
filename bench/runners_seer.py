"""How much does luck leave to skill in Runners? One player knows which dreams will come, the others play fair.

`python -m bench.runners_seer --players 2 --games 400` seats one such player among `oracle-1`s. All have the skill of
`oracle-1` otherwise: layouts are the best there are, and take as long. Who knows the dreams to come buys tiles, and
gives them up to bats, for these dreams alone. The order of the two dreams of a level is not known. `--quick-hand` lets
the one player finish every layout in that share of the time, too. Every deal is played from every seat.
"""

from __future__ import annotations

import argparse
from typing import Final, cast

import msgspec

import oneiros
from oneiros.arena.statistics import wilson
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.core.chance import Rng
from oneiros.core.record import Play
from oneiros.core.seeds import derived_seed
from oneiros.games.runners.bots.players import SKILLS_1, Runner
from oneiros.games.runners.pieces import DREAMS, ROUNDS
from oneiros.games.runners.rules import RunnersState
from oneiros.table.match import Hall

SKILL: Final = SKILLS_1["oracle-1"]
OF_A_LEVEL: Final = 2  # dreams of a level that come


class Fair(Runner):
    """Thinks that every dream may come that has not come yet."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        state = cast(RunnersState, mind.dream)
        state.dreams = ((1 << DREAMS) - 1) & ~state.dreams_out & ~(1 << state.card)
        return super().think(mind, budget)


def foretell(state: RunnersState, rng: Rng) -> None:
    """Settle which dreams will come, before the first round: no others are left to be turned up."""
    coming = 0
    for level in range(ROUNDS // OF_A_LEVEL):
        left = [card for card in range(DREAMS) if state.dreams & state.tables.level_dreams[level] & 1 << card]
        here = bool(state.tables.level_dreams[level] >> state.card & 1)  # the first one lies open already
        for _ in range(OF_A_LEVEL - here):
            coming |= 1 << left.pop(int(rng.below(len(left))))
    state.dreams = coming


def play(players: int, number: int, haste: float) -> tuple[int, ...]:
    """One game, in which the seat `number % players` knows what will come: who won."""
    game = oneiros.game("runners")
    seer = number % players
    skill = msgspec.structs.replace(SKILL, seconds=SKILL.seconds * haste)
    bots: list[Bot] = [
        Runner(game, derived_seed(number, "seer"), skill)
        if seat == seer
        else Fair(game, number * players + seat, SKILL)
        for seat in range(players)
    ]
    deal = number // players
    record = Play(game, players, derived_seed(deal, "foretold"))
    foretell(cast(RunnersState, record.state), Rng(derived_seed(deal, "dreams")))
    return Hall(record, bots, None, Rng(derived_seed(number, "ties"))).play_out().outcome.winners


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(prog="python -m bench.runners_seer", description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--quick-hand", type=float, default=1.0, metavar="SHARE")
    given = parser.parse_args()
    decided = won = 0
    for number in range(given.games):
        winners = play(given.players, number, given.quick_hand)
        decided += len(winners) == 1
        won += winners == (number % given.players,)
    low, high = wilson(won, decided)
    print(
        f"Runners, {given.players} players: {given.games} games, {won} of {decided} decided won by the one who knows "
        f"what will come, {won / max(1, decided):.1%} (95%: {low:.1%} to {high:.1%}); fair {1 / given.players:.1%}"
    )


if __name__ == "__main__":
    main()
