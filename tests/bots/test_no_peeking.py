"""A bot's choice cannot depend on hidden cards: with another truth that its seat cannot tell apart, it is the same."""

from __future__ import annotations

import gc
from operator import attrgetter

import pytest

import oneiros
from oneiros.bots import LEVELS, bot
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.core.chance import Rng
from oneiros.core.state import State
from oneiros.testing.walk import walk
from tests.bots.champions import KINDS, some_champion

GAMES = list(oneiros.all_games().values())
THOUGHT = Budget(simulations=40 if oneiros.compiled() else 3)
POSITIONS = 8 if oneiros.compiled() else 3  # of each number of players


def positions(game: oneiros.Game, players: int, seed: int) -> list[tuple[State, list[tuple[int, int]]]]:
    """Some positions of a random game, with the moves that led there."""
    every = max(3, 60 // players)
    found = []
    for play in walk(game, players, {}, seed):
        if len(play.record.moves) % every == 1 and play.state.actors:
            found.append((play.state.clone(), play.record.moves[:]))
    return found[:POSITIONS]


def tampered(game: oneiros.Game, moves: list[tuple[int, int]], seat: int, rng: Rng) -> list[tuple[int, int]]:
    """The moves with every secret one of another seat replaced by some other secret move."""
    secret = [action for action, hidden in enumerate(game.secret_actions()) if hidden]
    return [
        (who, secret[rng.below(len(secret))] if who not in (seat, oneiros.TABLE) and what in secret else what)
        for who, what in moves
    ]


def thinker(game: oneiros.Game, name: str, players: int, seed: int) -> Bot:
    """A level, or a champion for so many players."""
    return some_champion(game, name, players, seed) if name in KINDS else bot(game, name, seed)


@pytest.mark.parametrize("level", [*LEVELS, *KINDS])
@pytest.mark.parametrize("game", GAMES, ids=attrgetter("id"))
def test_a_tampered_truth_changes_nothing(game: oneiros.Game, level: str) -> None:
    rng = Rng(11)
    differed = 0
    for players in game.players:
        for state, moves in positions(game, players, players):
            for seat in state.actors[:2]:
                other = state.imagine(seat, rng)
                differed += other.digest() != state.digest()
                minds = Mind(state, seat, moves), Mind(other, seat, tampered(game, moves, seat, rng))
                seed = int(rng.below(1 << 30))
                one, two = (thinker(game, level, players, seed).think(mind, THOUGHT) for mind in minds)
                assert one == two, f"{level} of {game.title} looked at what seat {seat} cannot see"
    assert differed, "the truth was tampered with"


def test_learned_does_not_see_what_chance_will_bring() -> None:
    """In Doors alone nothing else is hidden."""
    game = oneiros.game("doors")
    rng = Rng(12)
    for state, _ in positions(game, 1, 5):
        other = state.imagine(0, rng)
        assert other.digest() != state.digest()
        one, two = (bot(game, "learned", 3).think(Mind(truth, 0)) for truth in (state, other))
        assert one == two


@pytest.mark.parametrize("game", GAMES, ids=attrgetter("id"))
def test_a_mind_holds_no_truth(game: oneiros.Game) -> None:
    """Whatever can be reached from a mind, the true state is not among it."""
    state = game.new(players=2, seed=b"a secret of ours")
    mind = Mind(state, state.actors[0])
    reached: list[object] = []
    todo: list[object] = [mind]
    seen: set[int] = set()
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type):
            continue
        seen.add(id(thing))
        reached.append(thing)
        if thing is not game and not callable(thing):
            todo += gc.get_referents(thing)
    assert mind.dream in reached
    assert state not in reached
    assert b"a secret of ours" not in reached


def test_what_others_did_in_secret_is_not_told() -> None:
    game = oneiros.game("sandman")
    spend = next(action for action, move in enumerate(game.moves) if isinstance(move, game.secret_moves))
    assert game.seen_moves([(0, spend), (1, spend), (0, 0)], 0) == [(0, spend), (1, game.num_actions), (0, 0)]


class Cheat(Bot):
    """A bot whose maker slipped it the truth."""

    def __init__(self, game: oneiros.Game, truth: State) -> None:
        super().__init__(game, 0)
        self.truth = truth

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        return Thought(mind.legal[int(self.truth.digest(), 16) % len(mind.legal)])


def test_a_cheat_would_be_found_out() -> None:
    """The comparison above is one that can fail."""
    game = oneiros.game("ravens")
    rng = Rng(4)
    differed = 0
    for state, _ in positions(game, 2, 1):
        seat = state.actors[0]
        other = state.imagine(seat, rng)
        one, two = (Cheat(game, truth).think(Mind(truth, seat)) for truth in (state, other))
        differed += one != two
    assert differed
