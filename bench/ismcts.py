"""How many simulations a second OpenSpiel's own IS-MCTS in Python makes through our games: `python -m bench.ismcts`.

The search is `open_spiel.python.algorithms.ismcts` with its usual settings, from the first decision of a game of two.
Rollouts are those of OpenSpiel (`RandomRolloutEvaluator`), or the same made inside the engine (`PlayoutEvaluator`).
OpenSpiel's rollouts draw every move by NumPy's `choice`. The last line is what these draws alone allow, if all else
took no time.
`--beside DIR` measures another build of the package too, in turn with this one. The processor's time is counted, so
other work on the machine hardly matters.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
import warnings
from typing import Any

SIMULATIONS = 200
ROUNDS = 5


def rate(game: str, ours: bool) -> float:
    """Simulations a second of processor time, in this process."""
    import numpy as np

    return SIMULATIONS / search(game, None if ours else np.random.RandomState(1))


def search(game: str, rollouts: Any) -> float:
    """Seconds of one search, with OpenSpiel's rollouts from this generator, or (None) with ours."""
    import numpy as np
    import pyspiel

    from oneiros.envs import openspiel

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from open_spiel.python.algorithms import ismcts, mcts

    loaded = pyspiel.load_game(f"oneiros_{game}(players=2)")
    state = loaded.new_initial_state()
    state.apply_action(1)
    evaluator: Any = openspiel.PlayoutEvaluator() if rollouts is None else mcts.RandomRolloutEvaluator(1, rollouts)
    bot = ismcts.ISMCTSBot(loaded, evaluator, 1.4, SIMULATIONS, random_state=np.random.RandomState(2))
    begin = time.process_time()
    bot.step(state)
    return time.process_time() - begin


class Heard:
    """NumPy's generator, which writes down what it was asked to choose from."""

    def __init__(self, seed: int) -> None:
        import numpy as np

        self._random = np.random.RandomState(seed)
        self.lists: list[list[int]] = []

    def choice(self, choices: list[int]) -> int:
        """One of them."""
        self.lists.append(choices)
        return int(self._random.choice(choices))


def draws_alone(game: str) -> float:
    """Simulations a second, if nothing but the drawing of moves in OpenSpiel's rollouts took time."""
    import numpy as np

    heard = Heard(1)
    search(game, heard)
    random = np.random.RandomState(1)
    begin = time.process_time()
    for choices in heard.lists:
        random.choice(choices)
    return SIMULATIONS / (time.process_time() - begin)


def elsewhere(game: str, evaluator: str, path: str | None) -> float:
    """The same in a process of its own, with the package of that folder."""
    place = {} if path is None else {"PYTHONPATH": path}
    command = [sys.executable, "-m", "bench.ismcts", game, "--once", evaluator]
    done = subprocess.run(command, env={**os.environ, **place}, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def main() -> None:
    """A line for each contestant: the middle of five rounds, with the lowest and the highest."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="?", default="sandman")
    asked.add_argument("--beside", metavar="DIR")
    asked.add_argument("--once", choices=["theirs", "ours", "draws"])
    given = asked.parse_args()
    if given.once:
        print(draws_alone(given.game) if given.once == "draws" else rate(given.game, given.once == "ours"))
        return
    contestants = [("theirs", None), ("ours", None)] + ([("theirs", given.beside)] if given.beside else [])
    contestants.append(("draws", None))
    rates: dict[tuple[str, str | None], list[float]] = {one: [] for one in contestants}
    for _ in range(ROUNDS):
        for evaluator, path in contestants:
            rates[evaluator, path].append(elsewhere(given.game, evaluator, path))
    print(f"simulations a second, {given.game}")
    for (evaluator, path), found in rates.items():
        found.sort()
        name = "the draws alone" if evaluator == "draws" else f"{evaluator} rollouts, {path or 'this build'}"
        print(f"{name:50} {found[ROUNDS // 2]:7,.0f}  ({found[0]:,.0f} to {found[-1]:,.0f})")


if __name__ == "__main__":
    main()
