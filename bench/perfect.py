"""How far bots are from perfect play where that can be found: on packs so small that the whole tree can be walked.

`python -m bench.perfect` lets OpenSpiel's CFR come close to an equilibrium in tiny Ravens and tiny Sandman. Then it
asks what the best answer to a policy wins: against an equilibrium half of the games, against anybody else more. Doors
alone has no opponent, and its tree is solved exactly.
"""

from __future__ import annotations

import argparse
import warnings
from typing import Any

import pyspiel

from oneiros.bots import bot
from oneiros.core.bot import Budget, Mind
from oneiros.core.seeds import derived_seed
from oneiros.envs import openspiel  # noqa: F401 - registers the games

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

TWO = ("oneiros_ravens(content=tiny,rounds=1,chance=draws)", "oneiros_sandman(content=tiny,chance=draws)")
ALONE = "oneiros_doors(content=tiny,players=1,chance=draws)"


class BotPolicy(policy.Policy):  # type: ignore[misc]
    """What a bot does, as a policy. Where a player knows the same it does the same: it is asked once."""

    def __init__(self, game: Any, name: str, simulations: int) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.inner = game.game
        self.name = name
        self.budget = Budget(simulations=simulations)
        self.chosen: dict[str, int] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """All on one action."""
        player = state.current_player() if player_id is None else player_id
        known = state.information_state_string(player)
        if known not in self.chosen:
            player_bot = bot(self.inner, self.name, derived_seed(0, known))
            player_bot.think_beside_others()
            self.chosen[known] = player_bot.think(Mind(state.walk.state, player), self.budget).action
        return {action: float(action == self.chosen[known]) for action in state.legal_actions(player)}


def share(game: Any, mine: Any, theirs: Any) -> float:
    """What one policy wins of the games against another, each seat half of the time."""
    root = game.new_initial_state()
    first = expected_game_score.policy_value(root, [mine, theirs])[0]
    second = expected_game_score.policy_value(root, [theirs, mine])[1]
    return float(first + second) / 2


def best(state: Any) -> float:
    """The chance to win of one who plays perfectly alone, where nothing but the future is hidden."""
    if state.is_terminal():
        return float(state.returns()[0])
    if state.is_chance_node():
        return float(sum(chance * best(state.child(outcome)) for outcome, chance in state.chance_outcomes()))
    return max(best(state.child(action)) for action in state.legal_actions())


def main() -> None:
    """Solve, ask the bots, and print a row for each."""
    parser = argparse.ArgumentParser(prog="python -m bench.perfect", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200, help="of CFR")
    parser.add_argument("--simulations", type=int, default=400, help="of a bot that searches, for each choice")
    parser.add_argument("--bots", default="dreamer-1,oracle-1")
    given = parser.parse_args()
    names = given.bots.split(",")
    for title in TWO:
        game = pyspiel.load_game(title)
        solver = cfr.CFRSolver(game)
        for _ in range(given.rounds):
            solver.evaluate_and_update_policy()
        perfect = solver.average_policy()
        # OpenSpiel's exploitability is the mean over seats of what a best answer gains on the fair share.
        print(f"{title}: the best answer to CFR wins {0.5 + exploitability.exploitability(game, perfect):.1%}")
        for name in names:
            found = BotPolicy(game, name, given.simulations)
            answer = 0.5 + exploitability.exploitability(game, found)
            won = share(game, found, perfect)
            print(f"  {name}: the best answer to it wins {answer:.1%}; it wins {won:.1%} against CFR")
    game = pyspiel.load_game(ALONE)
    print(f"{ALONE}: perfect play wins {best(game.new_initial_state()):.2%}")
    for name in names:
        value = expected_game_score.policy_value(game.new_initial_state(), [BotPolicy(game, name, given.simulations)])
        print(f"  {name} wins {float(value[0]):.2%}")


if __name__ == "__main__":
    main()
