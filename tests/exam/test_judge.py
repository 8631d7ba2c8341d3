"""The judge of moves: better moves lose less, and nothing hidden changes what it says."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.bots import bot
from oneiros.bots.judge import Judgement, judge
from oneiros.core.bot import Mind
from oneiros.core.chance import Rng
from oneiros.core.game import Game
from oneiros.core.record import Play

SIMULATIONS = 60


def positions(game: Game, moves: int, seed: int = 3) -> Play:
    """A game that dreamers have played for so many moves, with a choice to make."""
    players = 2 if 2 in game.players else game.players[0]
    play = Play(game, players, seed)
    bots = [bot(game, "dreamer", seat) for seat in range(players)]
    while len(play.record.moves) < moves or len(play.state.legal(play.state.awaited[0])) < 2:
        seat = play.state.awaited[0]
        play.apply(seat, bots[seat].think(Mind(play.state, seat, play.record.moves)).action)
    return play


def judged(play: Play, action: int) -> Judgement:
    """What the judge says of an action of the seat that is asked."""
    seat = play.state.awaited[0]
    return judge(Mind(play.state, seat, play.record.moves), action, SIMULATIONS)


def test_what_gives_away_more_is_graded_worse() -> None:
    """In Ravens, to call with a hand full of ravens loses; in no order of the legal moves is it graded best."""
    game = oneiros.game("ravens")
    play = positions(game, 9)
    seat = play.state.awaited[0]
    grades = {action: judged(play, action) for action in play.state.legal(seat)}
    losses = {action: one.loss for action, one in grades.items()}
    best, worst = min(losses, key=lambda one: losses[one]), max(losses, key=lambda one: losses[one])
    assert losses[worst] > losses[best] + 0.05
    assert grades[worst].better is not None
    assert grades[worst].before - grades[worst].after == losses[worst]
    assert all(0 <= one.after <= one.before <= 1 for one in grades.values())


@pytest.mark.parametrize("id", list(oneiros.all_games()))
def test_two_truths_that_a_seat_cannot_tell_apart_get_one_grade(id: str) -> None:
    game = oneiros.game(id)
    play = positions(game, 12)
    seat = play.state.awaited[0]
    truth = play.state.digest()
    twins = [play.state.imagine(seat, Rng(number)) for number in range(1, 9)]
    twin = next((one for one in twins if one.digest() != truth), None)
    assert twin is not None or not game.players[-1] > 1, "nothing is hidden here"
    action = play.state.legal(seat)[-1]
    ours = judge(Mind(play.state, seat, play.record.moves), action, SIMULATIONS)
    theirs = judge(Mind(twin or play.state, seat, play.record.moves), action, SIMULATIONS)
    assert ours == theirs


def test_the_same_question_gets_the_same_answer() -> None:
    play = positions(oneiros.game("sandman"), 8)
    action = play.state.legal(play.state.awaited[0])[0]
    assert judged(play, action) == judged(play, action)
