"""Plays the example package everywhere: run by the Python of an environment that has Oneiros and Embers installed.

Embers is a game of another package, and `cautious` a bot of it. Nothing here tells Oneiros about them but the package's
entry points.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import oneiros
from oneiros.bots import bot_names


def command(*words: str, typed: str = "") -> str:
    """What `oneiros` with these words prints; it must succeed."""
    done = subprocess.run(
        [sys.executable, "-m", "oneiros", *words], input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"oneiros {' '.join(words)}: {done.stdout}{done.stderr}"
    return done.stdout


def in_the_library() -> None:
    """It is a game like the others, and passes for one in records and hints."""
    assert list(oneiros.all_games())[-1] == "embers"
    assert "cautious" in bot_names(oneiros.game("ravens"))


def in_the_terminal(folder: Path) -> None:
    """Listed, read, played by a person and by bots, retold, looked at, simulated; its pack is data."""
    assert "embers" in command("games")
    assert "E2" in command("rules", "embers")
    shown = command("play", "embers", "--seed", "3", "--bots", "cautious", typed="1\n1\n1\n1\nn\n")
    assert "The higher card has won." in shown
    plan = ("arena", "embers", "--games", "6", "--jobs", "2")
    table = command(*plan, "--bots", "drowsy,cautious", "--out", str(folder / "embers"))
    assert "cautious" in table
    record = folder / "embers.json"
    state = oneiros.game("embers").new(seed=5)
    moves = [(0, 0), (1, 1)]
    for seat, action in moves:
        state.apply(seat, action)
    kept = oneiros.Play(oneiros.game("embers"), 2, 5)
    for seat, action in moves:
        kept.apply(seat, action)
    record.write_bytes(kept.record.to_json())
    assert "looked" in command("replay", str(record))
    command("analyse", str(record))
    assert json.loads(command("simulate", "embers", "--games", "50", "--json"))
    command("content", "new", "embers", str(folder / "mine.toml"))
    command("content", "check", "embers", str(folder / "mine.toml"))
    command("balance", "embers", "--games", "20", "--jobs", "1", "--out", str(folder))


def in_the_arena(folder: Path) -> None:
    """Its bot plays one of our games: by the name of its entry point, and by module and class."""
    for number, name in enumerate(("cautious", "embers.bots:Cautious")):
        plan = ("arena", "ravens", "--games", "2", "--jobs", "2", "--option", "rounds=1")
        assert name in command(*plan, "--bots", f"drowsy,{name}", "--out", str(folder / str(number)))


def in_the_environments() -> None:
    """Batches, PettingZoo, Gymnasium and OpenSpiel."""
    import gymnasium
    import pyspiel
    from pettingzoo.test import api_test

    import oneiros.envs.gymnasium
    import oneiros.envs.openspiel
    from oneiros.envs.pettingzoo import env

    batch = oneiros.batch("embers", 16, seeds=1)
    for _ in range(20):
        batch.step(batch.sample())
    api_test(env("embers"), num_cycles=50)
    seat = gymnasium.make("oneiros/embers-v1", bots="cautious")
    seen, _ = seat.reset(seed=1)
    over = False
    while not over:
        seen, _, over, *_ = seat.step(int(seat.action_space.sample(seen["action_mask"])))
    state = pyspiel.load_game("oneiros_embers").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert len(state.returns()) == 2


def main() -> None:
    """All of it, in a folder that is given."""
    folder = Path(sys.argv[1])
    in_the_library()
    in_the_terminal(folder)
    in_the_arena(folder)
    in_the_environments()


if __name__ == "__main__":
    main()
