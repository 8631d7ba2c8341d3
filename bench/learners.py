"""Measures what agents train on: many games at once, and PettingZoo's loop; prints the result as JSON.

All play at random on one core. A step of a batch is one action in one game, with everything that a learner is given
then: features, mask, rewards, whether the game ended, the next game dealt. Pgx does the same inside one compiled
loop, the random choice included, which is the fastest way to drive it; ours goes through NumPy after every step.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import importlib.util
import json
import os
import random
import warnings
from collections.abc import Callable
from typing import Any

from bench.clock import per_second

SIZES = (1, 64, 256, 512, 1024, 4096)
PGX = ("Pgx connect_four", "Pgx backgammon", "Pgx chess")  # games of different weight
JAXMARL = "JaxMARL hanabi"  # not in the `bench` extra, for it brings twenty packages: `pip install jaxmarl`
HANABI = "PettingZoo hanabi_v5"
PEERS = {**dict.fromkeys(PGX, "pgx"), JAXMARL: "jaxmarl", HANABI: "pettingzoo"}
MOST_HEAVY = 512  # games of Pgx's heavier ones in a batch: more of them are no faster, and take minutes
SCAN = 50  # steps in one call of Pgx


def in_one_loop(one: Callable[[Any, Any], Any], state: Any, size: int) -> Callable[[], int]:
    """Some steps of so many games in a loop that JAX compiles, and has compiled when this returns."""
    import jax

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def many(state: Any, key: Any) -> Any:
        (state, key), made = jax.lax.scan(one, (state, key), None, length=SCAN)
        return state, key, made.sum()

    key = jax.random.PRNGKey(1)

    def batch() -> int:
        nonlocal state, key
        state, key, made = many(state, key)
        made.block_until_ready()
        return SCAN * size

    for _ in range(2):  # some are compiled anew for the types of what they give back
        batch()
    return batch


def pgx_batch(name: str, size: int) -> Callable[[], int]:
    """Some steps of so many games of Pgx."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    game = pgx.make(name)
    step = jax.vmap(auto_reset(game.step, game.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choice, deal = jax.random.split(key, 3)
        odds = jnp.where(state.legal_action_mask, 0.0, -1e9)
        state = step(state, jax.random.categorical(choice, odds), jax.random.split(deal, size))
        # What a learner is given has to be made, or the compiler leaves it out.
        return (state, key), state.rewards.sum() + state.observation.sum()

    state = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), size))
    return in_one_loop(one, state, size)


def jaxmarl_batch(size: int) -> Callable[[], int]:
    """Some steps of so many games of JaxMARL's Hanabi for two, in one loop like Pgx. It deals anew by itself."""
    import jax
    import jax.numpy as jnp

    game = importlib.import_module("jaxmarl").make("hanabi")

    def choose(key: Any, legal: Any) -> Any:
        return jax.random.categorical(key, jnp.where(legal > 0, 0.0, -1e9))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, step, *choices = jax.random.split(key, 2 + len(game.agents))
        legal = jax.vmap(game.get_legal_moves)(state)
        actions = {who: choose(choice, legal[who]) for who, choice in zip(game.agents, choices)}
        seen, state, rewards, _, _ = jax.vmap(game.step)(jax.random.split(step, size), state, actions)
        return (state, key), sum(seen[who].sum() + rewards[who].sum() for who in game.agents)

    _, state = jax.jit(jax.vmap(game.reset))(jax.random.split(jax.random.PRNGKey(0), size))
    return in_one_loop(one, state, size)


def our_batch(game: str, players: int, size: int) -> Callable[[], int]:
    """Ten steps of so many of our games."""
    import oneiros

    games = oneiros.batch(game, size, players=players)

    def batch() -> int:
        for _ in range(10):
            games.step(games.sample())
        return 10 * size

    return batch


def zoo(face: Any) -> Callable[[], int]:
    """One game through PettingZoo's loop; counts moves."""
    from numpy import flatnonzero

    choose = random.Random(1).random
    seed = 0

    def batch() -> int:
        nonlocal seed
        steps = 0
        face.reset(seed=seed)
        seed += 1
        for _ in face.agent_iter():
            seen, _, over, cut, _ = face.last()
            if over or cut:
                face.step(None)
                continue
            legal = flatnonzero(seen["action_mask"])
            face.step(int(legal[int(choose() * len(legal))]))
            steps += 1
        return steps

    return batch


def measure(who: str, players: int, sizes: list[int], seconds: float) -> dict[str, Any] | None:
    """Rates by size (of PettingZoo's loop under "loop") and the version of a peer; None if it is not installed."""
    if who == HANABI:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                hanabi = importlib.import_module("pettingzoo.classic.hanabi_v5")
                face = hanabi.env(players=2)
        except ImportError:
            return None
        rates = {"loop": per_second(zoo(face), seconds)}
    elif who in PGX:
        if importlib.util.find_spec("pgx") is None:
            return None
        fit = sizes if who == PGX[0] else [size for size in sizes if size <= MOST_HEAVY]
        rates = {str(size): per_second(pgx_batch(who.removeprefix("Pgx "), size), seconds) for size in fit}
    elif who == JAXMARL:
        if importlib.util.find_spec("jaxmarl") is None:
            return None
        fit = [size for size in sizes if size <= MOST_HEAVY]
        rates = {str(size): per_second(jaxmarl_batch(size), seconds) for size in fit}
    else:
        from oneiros.envs.pettingzoo import env

        rates = {str(size): per_second(our_batch(who, players, size), seconds) for size in sizes}
        rates["loop"] = per_second(zoo(env(who, players=players)), seconds)
    return {"rates": rates, "version": importlib.metadata.version(PEERS[who]) if who in PEERS else None}


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.learners", description=__doc__)
    parser.add_argument("--who", required=True, help=f"a game of ours, or one of: {', '.join(PEERS)}")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES))
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(json.dumps(measure(given.who, given.players, given.sizes, given.seconds)))


if __name__ == "__main__":
    main()
