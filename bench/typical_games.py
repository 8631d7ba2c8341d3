"""Plays as people, bots and learners play, for a profile to compile by: `scripts/count_ways.sh`.

Every game has the same time for each way of playing. Then tables move on, with what their viewers are sent.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time

import oneiros
from bench.load import moves
from oneiros.bots import bot

SECONDS = 0.5


def for_a_while(play: Callable[[], object]) -> None:
    """Again and again until the time is up."""
    end = process_time() + SECONDS
    while process_time() < end:
        play()


def ways(game: oneiros.Game, players: int) -> list[Callable[[], object]]:
    """Each plays a little."""
    rng = oneiros.Rng(1)
    choose = random.Random(1).random
    batch = oneiros.batch(game.id, 64, players=players)

    def driven() -> None:
        state = game.new(players=players, seed=rng.below(1 << 30))
        legal = state.legal(state.actors[0])
        while legal:
            legal = state.play(legal[int(choose() * len(legal))])

    def inside() -> None:
        for _ in game.playouts(20, players=players, seed=rng.below(1 << 30)):
            pass  # they are played as they are asked for

    def batched() -> None:
        batch.step(batch.sample())

    def seen() -> None:
        state = game.new(players=players, seed=rng.below(1 << 30))
        while state.actors:
            seat = state.actors[0]
            state.view(seat)
            state.imagine(seat, rng)
            state.clone()
            state.apply(seat, state.legal(seat)[0])

    levels = [bot(game, level, seed=1) for level in ("dreamer", "lucid")]

    def thought() -> None:
        state = game.new(players=players, seed=rng.below(1 << 30))
        while state.actors:
            seat = state.actors[0]
            player = levels[rng.below(2)]
            state.apply(seat, player.think(oneiros.Mind(state, seat=seat), oneiros.Budget(simulations=60)).action)

    return [driven, inside, batched, seen, thought]


def at_tables() -> None:
    """Some moves of people."""
    chance = random.Random(1)
    tables = [moves.begun(number) for number in range(20)]
    for _ in range(40):
        for live, pictures in tables:
            moves.move(live, pictures, chance)


if __name__ == "__main__":
    for game in oneiros.all_games().values():
        for players in game.players[:2]:
            for way in ways(game, players):
                for_a_while(way)
    at_tables()
