"""The laws that every game obeys, as checks on one game in play.

Each raises AssertionError and says what it found. `check_step` is cheap and meant for every position.
`check_position` is thorough and meant for some positions.
"""

from __future__ import annotations

import msgspec
import pytest

from oneiros.core.chance import Rng
from oneiros.core.errors import IllegalAction, MalformedMove, NotYourTurn
from oneiros.core.record import Play, Record, replay_on, start_from
from oneiros.core.state import State
from oneiros.core.types import TABLE
from oneiros.core.words import Words
from oneiros.testing.walk import choose

ILLEGAL_TRIED = 40


def seen_by(state: State, seat: int | None) -> bytes:
    """Every byte that a seat gets: view, legal actions, warnings, numbers for agents, news."""
    parts: list[object] = [msgspec.to_builtins(state.view(seat)), msgspec.to_builtins(state.news(seat))]
    if seat is not None:
        parts += [state.legal(seat), sorted(state.warnings(seat).items()), list(state.features(seat))]
    return msgspec.json.encode(parts)


def check_step(play: Play, pieces: list[int]) -> None:
    """Laws 4 and 7 in this position."""
    state = play.state
    over = state.outcome is not None
    assert over == (not state.actors), "law 4: a game is over exactly when nobody may act"
    assert len(play.record.moves) <= play.game.max_moves, "law 4: the game is longer than it may be"
    for seat in state.actors:
        actions = state.legal(seat)
        assert actions, f"law 4: seat {seat} is asked to act and may do nothing"
        assert actions == sorted(set(actions)), "legal() is ascending, each action once"
    assert state.inventory() == pieces, "law 7: a piece was lost or made"


def check_position(play: Play, rng: Rng) -> None:
    """Laws 2, 3, 5 and 8 in this position."""
    check_clone(play.state, rng)
    check_refusals(play.state, rng)
    check_secrecy(play.state, rng)
    check_views(play.state)


def check_replay(record: Record, digests: list[str], play: Play) -> None:
    """Law 1: the record gives the same positions again, also through its JSON."""
    again = msgspec.json.decode(record.to_json(), type=Record)
    state = start_from(again, play.game)
    assert state.digest() == digests[0], "law 1: the deal differs"
    for number, (seat, action) in enumerate(again.moves, start=1):
        state.apply(seat, action)
        assert state.digest() == digests[number], f"law 1: the game differs after move {number}"
    assert replay_on(again, play.game).digest() == digests[-1]


def check_clone(state: State, rng: Rng) -> None:
    """Law 2: a clone shares nothing, and has the same future."""
    before = state.digest()
    twin = state.clone()
    assert twin.digest() == before, "law 2: a clone differs"
    third = state.clone()
    for _ in range(12):
        if not twin.actors:
            break
        seat, action = choose(twin, rng)
        twin.apply(seat, action)
        assert state.digest() == before, f"law 2: action {action} on a clone changed the original"
        third.apply(seat, action)
        assert third.digest() == twin.digest(), "law 2: two clones went different ways"


def check_refusals(state: State, rng: Rng) -> None:
    """Law 3: what is not legal is refused with the right error, and nothing changes."""
    before = state.digest()
    size = state.game.num_actions
    everyone = range(state.players)

    def refused(seat: int, action: int, error: type[Exception]) -> None:
        with pytest.raises(error) as caught:
            state.apply(seat, action)
        assert str(caught.value), "a refusal gives its reason"
        assert state.digest() == before, f"law 3: refused action {action} of seat {seat} changed the state"
        assert not state.allows(seat, action)

    for seat in everyone:
        legal = set(state.legal(seat))
        if seat in state.actors:
            tried = range(size) if size <= ILLEGAL_TRIED else {int(rng.below(size)) for _ in range(ILLEGAL_TRIED)}
            for action in sorted(set(tried) - legal):
                refused(seat, action, IllegalAction)
            for action in (-1, size, 2**70, -(2**70)):
                refused(seat, action, MalformedMove)
        else:
            assert not legal, f"law 3: seat {seat} may not act and has legal actions"
            refused(seat, 0, NotYourTurn)
    for seat in (state.players, -2, 2**70):
        assert state.legal(seat) == [], f"there is no seat {seat}"
        refused(seat, 0, NotYourTurn)
    if state.timer is None:
        refused(TABLE, 0, NotYourTurn)
    else:
        assert state.legal(TABLE) == [state.timer.action]


def check_secrecy(state: State, rng: Rng) -> None:
    """Law 5: what a seat gets does not depend on what it may not know. Nor does what it imagines."""
    before = state.digest()
    for seat in range(state.players):
        mine = seen_by(state, seat)
        dream = state.imagine(seat, rng)
        if state.log is not None:
            dream.log = state.log
        assert seen_by(dream, seat) == mine, f"law 5: seat {seat} can tell an imagined state from the true one"
        assert seen_by(dream, None) == seen_by(state, None), "law 5: a spectator knows more than a seat"
        assert dream.inventory() == state.inventory(), "law 7: an imagined state has other pieces"
        source = int(rng.below(1 << 30))
        one = state.imagine(seat, Rng(source)).digest()
        two = dream.imagine(seat, Rng(source)).digest()
        assert one == two, f"law 5: what seat {seat} imagines depends on what it cannot know"
        dream.log = None
        assert dream.playout(rng) <= state.game.max_moves
        assert dream.outcome is not None
    assert state.digest() == before, "to look and to imagine changes nothing"


def check_quiet_move(before: State, seat: int, action: int, after: State, rng: Rng) -> None:
    """Law 5 for moves: a move that reveals nothing looks the same to others, whatever is hidden from them."""
    if after.reveal_count != before.reveal_count:
        return
    for eyes in range(before.players):
        if eyes == seat:
            continue
        dream = before.imagine(eyes, rng)
        if not dream.allows(seat, action):
            continue
        dream.listen()
        dream.apply(seat, action)
        if dream.reveal_count == before.reveal_count:
            shown = seen_by(after, eyes)
            assert seen_by(dream, eyes) == shown, f"law 5: seat {eyes} learnt from a move that reveals nothing"


def check_open_moves(before: State, seat: int, action: int, rng: Rng) -> None:
    """Others can tell apart any two moves that are not among the game's secret moves."""
    game = before.game
    secret = game.secret_actions() if seat != TABLE else bytes(game.num_actions)
    others = [other for other in before.legal(seat) if other != action and not secret[other]]
    if secret[action] or not others:
        return
    other = others[rng.below(len(others))]
    one, two = before.clone(), before.clone()
    for twin, choice in ((one, action), (two, other)):
        twin.listen()
        twin.apply(seat, choice)
    for eyes in range(before.players):
        if eyes != seat:
            assert seen_by(one, eyes) != seen_by(two, eyes), (
                f"seat {eyes} cannot tell {game.decode(action)} from {game.decode(other)}: "
                f"one of them belongs to the secret moves of {game.title}"
            )


def check_views(state: State) -> None:
    """Law 8, as far as a machine can tell: views and moves can be sent, read back and put into words."""
    game = state.game
    words = Words(game.folder / "words", "en")
    for seat in (*range(state.players), None):
        view = state.view(seat)
        assert view.seat == seat
        assert view.actors == state.actors
        assert view.outcome == state.outcome
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        assert words.has(f"phase-{view.phase}"), f"law 8: no words for the phase {view.phase!r}"
        for news in state.news(seat):
            assert words.has(f"news-{news.what}"), f"law 8: no words for the news {news.what!r}"
            assert "{" not in words.news(news)
        if seat is None:
            continue
        assert len(state.features(seat)) == len(game.new(state.players, 0).features(0)), "features have a fixed length"
        for action in state.legal(seat):
            move = game.decode(action)
            assert game.encode(move) == action
            assert game.encode(msgspec.to_builtins(move)) == action
            assert words.has(f"move-{msgspec.to_builtins(move)['do']}"), f"law 8: no words for {move}"
            assert "{" not in words.move(move)
        for action, reason in state.warnings(seat).items():
            assert action in state.legal(seat)
            assert words.has(f"warning-{reason}"), f"law 8: no words for the warning {reason!r}"
    if (outcome := state.outcome) is not None:
        assert len(outcome.scores) == state.players
        assert all(0 <= winner < state.players for winner in outcome.winners)
        assert words.has(f"reason-{outcome.reason}")
