"""Bots at a live table play with sense: a table driven as the server drives it, on a clock that is counted.

Whatever is due happens at its moment: bots think (`SeatBots`), their answers wait for `answer_at`, the glass runs out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import mean
from typing import Any

import pytest

import oneiros
from oneiros.bots import LEVELS, levels
from oneiros.core.bot import Budget, Mind, Thought
from oneiros.games.ravens.moves import WAKE
from oneiros.games.runners.view import RunnersView
from oneiros.server.thinking.seat_bots import SeatBots, ThinkRequest
from oneiros.table import DueEvent, Table
from oneiros.testing import rule
from tests.ravens.positions import playing
from tests.table.tables import begun, do, owner, state_of, status_of

ROUNDS = {"drowsy": 3, "dreamer": 3, "lucid": 2, "oracle": 1}  # the plain build is slow at solving layouts
SIMULATIONS = 25
MOST_TURNS = 14  # of one player in a round of Ravens
Person = Callable[[Table], int | None]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for level in levels.SEARCH_TIME:
        monkeypatch.setitem(levels.SEARCH_TIME, level, Budget(simulations=SIMULATIONS))
    monkeypatch.setattr(levels, "cores", lambda: 1)


def live(table: Table, bots: SeatBots, person: Person, after: float) -> Iterator[None]:
    """Drive a table on; a pause after everything that happens. The person has seat 0 and takes so long for a move."""
    thoughts: dict[DueEvent, Thought] = {}
    now = 0.0
    while status_of(table) == "playing":
        dues = table.due()
        for due in dues:
            if due.kind == "bot" and due not in thoughts:
                level = table.bot_level(due.seat) or ""
                thoughts[due] = bots.think(ThinkRequest("t", due.seat, level, table.record, "key")).thought
        moments = [(table.answer_at(due, thoughts[due]) if due in thoughts else due.at, due) for due in dues]
        at, next_due = min(moments, key=lambda one: one[0]) if moments else (float("inf"), None)
        action = person(table) if 0 in state_of(table).actors else None
        if action is not None and now + after <= at:
            now += after
            do(table, table.move(owner(0), action, now))
        else:
            assert next_due is not None, "nobody has anything to do"
            now = max(now, at)
            if next_due in thoughts:
                do(table, table.answer(next_due, thoughts[next_due].action, now))
            else:
                do(table, table.fire(next_due, now))
        yield


# Runners


def idle(table: Table) -> int | None:
    """Lays nothing; where the table would wait for this person, does the first thing there is."""
    state = state_of(table)
    return None if state.view(0).phase == "lay" else int(state.legal(0)[-1])


def hasty(table: Table) -> int | None:
    """Turns the sandglass at once."""
    state = state_of(table)
    if state.view(0).phase != "lay":
        return int(state.legal(0)[-1])
    return None if state.view(0).dreamers[0].content else int(table.game.encode({"do": "content"}))


def revealed(level: str, bots: SeatBots, person: Person, after: float) -> tuple[list[RunnersView], list[str]]:
    """What a spectator sees at the reveal of each round, and what the bots did until then."""
    table = begun("runners", [None, level, level], 7)
    seen: list[RunnersView] = []
    laying = True
    for _ in live(table, bots, person, after):
        view = state_of(table).view(None)
        shown = view.phase != "lay" or view.round > len(seen) + 1
        if laying and shown:
            assert view.phase != "lay", "somebody can buy something: choose another seed"
            seen.append(view)
        laying = view.phase == "lay"
        if len(seen) == ROUNDS[level]:
            break
    moves = [(seat, oneiros.plain(table.game.decode(action))["do"]) for seat, action in table.record.moves]
    return seen, [what for seat, what in moves if seat > 0]


def check_layouts(seen: list[RunnersView], least: int, loss: float) -> None:
    """Every bot has most of the dream covered, and loses little calm."""
    for view in seen:
        for dreamer in view.dreamers[1:]:
            assert dreamer.reckoning is not None
            covered = sum(field.covered for field in dreamer.reckoning.fields)
            assert covered >= least, f"only {covered} fields of {view.dream.dream}"
    reckoned = [dreamer.reckoning for view in seen for dreamer in view.dreamers[1:] if dreamer.reckoning]
    assert mean(one.calm_lost for one in reckoned) <= loss


@rule("U8", "U9", "U10")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_runners_lays_most_of_a_layout_and_keeps_it(level: str) -> None:
    seen, did = revealed(level, SeatBots(), idle, 1.0)
    check_layouts(seen, 7, 5.0)
    assert not did.count("back"), "what it has laid it takes back"
    assert did.count("content") >= len(seen)


@rule("U9")
@pytest.mark.parametrize("level", ["dreamer", "lucid"])
def test_a_bot_of_runners_that_is_made_anew_for_every_move_goes_on_with_its_layout(level: str) -> None:
    """A worker that died, or that keeps the bots of too many tables."""
    seen, did = revealed(level, SeatBots(most=0), idle, 1.0)
    check_layouts(seen, 7, 5.0)
    assert not did.count("back")


@rule("U9", "U10")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_runners_hurries_when_somebody_turns_the_sandglass_early(level: str) -> None:
    seen, did = revealed(level, SeatBots(), hasty, 15.0)
    check_layouts(seen, 6, 6.0)
    assert not did.count("back")


# Ravens


def cautious(table: Table) -> int | None:
    """Draws and drops, and never wakes up."""
    state = state_of(table)
    for move in ({"do": "draw"}, {"do": "drop"}):
        action = int(table.game.encode(move))
        if state.allows(0, action):
            return action
    return int(state.legal(0)[0])


def rounds_of(level: str, number: int) -> Iterator[tuple[Any, int]]:
    """So many rounds of Ravens as they were scored, each with the turns that the bots had in it."""
    table = begun("ravens", [None, level, level], 5, options={"rounds": number})
    turns = 0
    before = 1
    for _ in live(table, SeatBots(), cautious, 2.0):
        state = state_of(table)
        seat, action = table.record.moves[-1]
        what = oneiros.plain(table.game.decode(action))["do"]
        turns += seat > 0 and what in ("draw", "take", "wake", "claim")
        if state.round > before or status_of(table) != "playing":
            before = state.round
            yield state.view(None).last_round, turns
            turns = 0


@rule("R5", "R14")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_ravens_wakes_up_in_time_and_with_a_good_dream(level: str) -> None:
    first_met = level in ("drowsy", "dreamer")
    scored = list(rounds_of(level, 6 if first_met else 2))
    assert all(last.caller is not None for last, _ in scored), "the pile ran out, and nobody woke up"
    # How long those wait who search depends on how much they can think on this machine.
    assert max(turns for _, turns in scored) <= 2 * MOST_TURNS or not first_met
    callers = [last.dreamers[last.caller].ravens for last, _ in scored]
    people = [last.dreamers[0].ravens for last, _ in scored]  # as good as any four cards
    assert mean(callers) < mean(people)


@rule("R5")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_whoever_knows_that_no_raven_is_in_the_dream_wakes_up(level: str, players: int) -> None:
    if (level, players) == ("oracle", 2):
        pytest.skip("it may wait for the other to wake up, which costs them a penalty")
    others = [[9, 8, 7, 6], [5, 4, 6, 3], [2, 8, 8, 9], [1, 5, 5, 4]][: players - 1]
    state = playing([[0, 0, 0, 0], *others], seen={(0, place): (0,) for place in range(4)})
    bot = levels.bot(oneiros.game("ravens"), level, 3)
    woke = [bot.think(Mind(state, 0)).action == WAKE for _ in range(6)]
    assert any(woke) if level == "drowsy" else all(woke)
