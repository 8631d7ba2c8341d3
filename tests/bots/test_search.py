"""Search finds what is there to be found, keeps its tree, and never plans on what it will not see."""

from __future__ import annotations

from operator import attrgetter

import pytest

import oneiros
from oneiros.bots.levels import Searcher
from oneiros.bots.search import Search
from oneiros.core.bot import Budget, Mind
from oneiros.core.chance import Rng
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from tests.bots.toys import Nim, NimState, Pearl, PearlState


class PearlHeuristic(Heuristic):
    """Passing is worth 0.6."""

    def value(self, state: State, seat: int) -> float:
        outcome = state.outcome
        assert outcome is not None
        if outcome.reason == "passed":
            return 0.6 if seat == 1 else 0.4
        return float(seat in outcome.winners)


def searcher(game: oneiros.Game, simulations: int, cores: int = 1) -> Searcher:
    return Searcher(game, 7, Budget(simulations=simulations), cores)


@pytest.mark.parametrize("cores", [1, 2])
@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_finds_the_winning_move(left: int, cores: int) -> None:
    game = Nim()
    thought = searcher(game, 1500, cores).think(Mind(NimState(game, [left, 0]), 0))
    assert thought.action + 1 == left % 4
    assert thought.value is not None
    assert thought.value > 0.7
    assert thought.candidates[0].action == thought.action
    assert thought.simulations <= 1500 * cores


def test_knows_when_it_is_lost() -> None:
    game = Nim()
    thought = searcher(game, 1500).think(Mind(NimState(game, [8, 0]), 0))
    assert thought.value is not None
    assert thought.value < 0.35


def test_does_not_plan_on_seeing_what_others_do_in_secret() -> None:
    game = Pearl()
    search = Search(PearlHeuristic(), 1, game.num_actions, game.secret_actions())
    search.think(PearlState(game, [-1, -1, -1]), Rng(1), 1e9, 3000)
    values = {action: value for action, _, value in search.candidates()}
    assert values[3] == pytest.approx(0.5, abs=0.05), "a bet is worth a coin toss"
    assert max(search.candidates(), key=lambda row: row[1])[0] == 2, "so it passes"


def test_would_bet_if_it_saw() -> None:
    """The same game with the hiding done in the open: then a bet always wins."""
    game = Pearl()
    search = Search(PearlHeuristic(), 1, game.num_actions, bytes(game.num_actions))
    search.think(PearlState(game, [-1, -1, -1]), Rng(1), 1e9, 3000)
    assert max(search.candidates(), key=lambda row: row[1])[0] == 3


def test_the_tree_is_kept_from_move_to_move() -> None:
    game = Nim()
    search = Search(Heuristic(), 0, game.num_actions, game.secret_actions())
    search.think(NimState(game, [11, 0]), Rng(1), 1e9, 500)
    node = search.tree.find(search.tree.find(0, 0, 2), 1, 0)
    visits = int(search.tree.visits[node])
    assert visits > 10
    search.follow([(0, 2), (1, 0)])
    assert search.tree.visits[0] == visits
    assert sum(row[1] for row in search.candidates()) >= visits - 1, "what was tried below is still known"
    search.follow([(0, 2), (1, 0), (0, 1)])
    search.follow([(0, 0)])
    assert search.tree.size == 1, "another game, another tree"


def test_a_move_that_was_never_tried_begins_a_new_tree() -> None:
    game = Nim()
    search = Search(Heuristic(), 0, game.num_actions, game.secret_actions())
    search.think(NimState(game, [11, 0]), Rng(1), 1e9, 20)
    search.follow([(0, 2), (1, 2), (0, 2), (1, 1)])
    assert search.tree.size == 1


def test_weighs_the_one_action_it_is_told_to() -> None:
    game = Nim()
    bot = searcher(game, 400)
    mind = Mind(NimState(game, [7, 0]), 0)
    thought = bot.evaluate(mind, only=0)
    assert thought.action == 0
    assert [row.action for row in thought.candidates] == [0]
    assert thought.simulations == 400
    assert bot.evaluate(mind).action == 2, "and forgets it afterwards"


class ShyHeuristic(Heuristic):
    """Would not take three."""

    def __init__(self) -> None:
        super().__init__()
        self.prunes_moves = True

    def prunes(self, state: State, seat: int, action: int) -> bool:
        return action == 2


def test_does_not_think_of_what_the_instinct_shuns() -> None:
    game = Nim()
    for heuristic, tried in ((Heuristic(), {0, 1, 2}), (ShyHeuristic(), {0, 1})):
        search = Search(heuristic, 0, game.num_actions, game.secret_actions())
        search.think(NimState(game, [7, 0]), Rng(1), 1e9, 400)
        assert {action for action, _, _ in search.candidates()} == tried


def test_stops_when_the_choice_is_clear() -> None:
    game = Nim()
    thought = searcher(game, 100_000).think(Mind(NimState(game, [5, 0]), 0))
    assert thought.simulations < 90_000


def test_one_move_deep_it_stops_when_more_thought_promises_nothing() -> None:
    game = Nim()
    needed = {}
    for depth in (1, 2):
        heuristic = Heuristic()
        heuristic.depth = depth
        search = Search(heuristic, 0, game.num_actions, game.secret_actions())
        needed[depth] = search.think(NimState(game, [2, 0]), Rng(1), 1e9, 100_000)
        assert max(search.candidates(), key=lambda row: row[1])[0] == 1, "taking both wins"
    assert needed[1] < 10_000
    assert needed[2] > 2 * needed[1], "a deep tree may still change its mind, so it waits until nothing can catch up"


def test_one_choice_needs_no_thought() -> None:
    game = Nim()
    thought = searcher(game, 100).think(Mind(NimState(game, [1, 0]), 0))
    assert (thought.action, thought.simulations) == (0, 0)


@pytest.mark.parametrize("game", oneiros.all_games().values(), ids=attrgetter("id"))
def test_the_same_seed_thinks_the_same(game: oneiros.Game) -> None:
    thoughts = []
    for _ in range(2):
        state = game.new(seed=5)
        thoughts.append(searcher(game, 60 if oneiros.compiled() else 5).evaluate(Mind(state, state.actors[0])))
    assert thoughts[0] == thoughts[1]


class RankedHeuristic(Heuristic):
    """Thinks it best to take one, always; and is believed for some simulations."""

    def __init__(self, prior_weight: float) -> None:
        super().__init__()
        self.prior_weight = prior_weight

    def rank(self, state: State, seat: int, rng: Rng) -> list[tuple[int, float]]:
        return [(action, 0.9 - 0.4 * action) for action in state.legal(seat)]


def test_ranks_are_where_search_begins() -> None:
    """As long as nothing speaks against it, what ranks first is tried."""

    class Hopeless(RankedHeuristic):
        def value(self, state: State, seat: int) -> float:
            return 0.0

    search = Search(Hopeless(40.0), 0, Nim().num_actions, Nim().secret_actions())
    assert search.think(NimState(Nim(), [7, 0]), Rng(1), 1e9, 12) == 12
    assert [(action, visits) for action, visits, _ in search.candidates()] == [(0, 12)]


def test_what_ranks_far_behind_does_not_keep_it_thinking() -> None:
    """It need not be tried to be given up, if what it seems worth is believed."""

    class Steady(RankedHeuristic):
        draws = 0

        def playout(self, state: State, rng: Rng) -> int:
            return 0

        def value(self, state: State, seat: int) -> float:
            self.draws += 1
            assert isinstance(state, NimState)
            return (0.8 if state.values[0] == 6 else 0.2) + 0.2 * (self.draws // 2 % 2)

    heuristic = Steady(20.0)
    heuristic.depth = 1
    heuristic.exploration = 0.1
    search = Search(heuristic, 0, Nim().num_actions, Nim().secret_actions())
    assert search.think(NimState(Nim(), [7, 0]), Rng(1), 1e9, 100_000) < 1000
    tried = {action: visits for action, visits, _ in search.candidates()}
    assert max(tried, key=lambda action: tried[action]) == 0
    assert tried.get(2, 0) <= 2


def test_ranks_are_not_where_search_ends() -> None:
    """From seven, three must be taken, though taking one ranks first."""
    search = Search(RankedHeuristic(4.0), 0, Nim().num_actions, Nim().secret_actions())
    done = search.think(NimState(Nim(), [7, 0]), Rng(1), 1e9, 1500)
    assert done == sum(visits for _, visits, _ in search.candidates())
    assert max(search.candidates(), key=lambda row: row[1])[0] == 2


def test_one_action_alone_is_thought_about_where_moves_are_ranked_too() -> None:
    game = Nim()
    search = Search(RankedHeuristic(4.0), 0, game.num_actions, game.secret_actions())
    search.only = 1
    search.think(NimState(game, [7, 0]), Rng(1), 1e9, 50)
    assert [action for action, _, _ in search.candidates()] == [1]
