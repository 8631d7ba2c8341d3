"""Clocks, the sandglass, and the bot that plays for those who are away. Time is a number that tests choose."""

from __future__ import annotations

import msgspec

from oneiros.core.types import TABLE
from oneiros.table import Clock, DueEvent, Reason, Table
from oneiros.testing import rule
from tests.table.tables import begun, bot_due, do, gathered, kinds, move_first, owner, reason_of, state_of, step


def clocks(table: Table, now: float) -> list[float | None]:
    return [seat.clock for seat in table.snapshot(None, now).seats]


def alone_on_turn(table: Table) -> int:
    """Play on, with no time passing, until one person alone is awaited."""
    from oneiros.core.chance import Rng

    rng = Rng(1)
    while len(state_of(table).awaited) != 1:
        step(table, rng, table.time)
    (seat,) = state_of(table).awaited
    return int(seat)


def test_no_clock_no_due() -> None:
    table = begun("ravens", [None, None])
    assert table.due() == []
    assert clocks(table, 1e9) == [None, None]


def test_a_clock_for_each_move() -> None:
    table = begun("sandman", [None, None], clock=Clock("move", 60.0))
    seat = alone_on_turn(table)
    assert table.due() == [DueEvent("clock", seat, 60.0, table.asked(seat) or 0)]
    assert clocks(table, 45.0)[seat] == 15.0
    assert clocks(table, 45.0)[1 - seat] == 60.0
    move_first(table, seat, 59.0)
    (due,) = table.due()
    assert due.at == 59.0 + 60.0
    assert reason_of(table.fire, due, 118.9) == Reason.EARLY


def test_the_setup_of_a_clock_goes_through_json() -> None:
    table = begun("sandman", [None, None], clock=Clock("game", 60.0, 2.0))
    again = msgspec.json.decode(msgspec.json.encode(table.setup), type=type(table.setup))
    assert again == table.setup


def test_a_clock_for_the_whole_game_with_increment() -> None:
    table = begun("doors", [None, None], clock=Clock("game", 100.0, 5.0))
    seat = alone_on_turn(table)
    now = 0.0
    left = [100.0, 100.0]
    for _ in range(12):
        (seat,) = state_of(table).awaited
        (due,) = table.due()
        assert due == DueEvent("clock", seat, now + left[seat], table.asked(seat) or 0)
        now += 7.0
        assert clocks(table, now)[seat] == left[seat] - 7.0
        move_first(table, seat, now)
        left[seat] += 5.0 - 7.0
    assert clocks(table, now) == left
    assert min(left) < 100.0


def test_a_move_after_its_time_is_refused_before_anybody_looked_at_the_clock() -> None:
    table = begun("doors", [None, None], clock=Clock("move", 10.0))
    seat = alone_on_turn(table)
    action = state_of(table).legal(seat)[0]
    assert reason_of(table.move, owner(seat), action, 10.0) == Reason.LATE
    do(table, table.move(owner(seat), action, 9.99))


def test_a_bot_takes_over_and_hands_back() -> None:
    table = begun("doors", [None, None], clock=Clock("move", 10.0), substitute="lucid")
    seat = alone_on_turn(table)
    other = 1 - seat
    (due,) = table.due()
    do(table, table.fire(due, 10.0))
    seen = table.snapshot(None, 10.0).seats[seat]
    assert (seen.kind, seen.away, seen.level, seen.name) == ("person", "clock", "lucid", f"Person {seat + 1}")
    assert reason_of(table.fire, due, 11.0) == Reason.STALE
    assert reason_of(table.move, owner(seat), 0, 11.0) == Reason.AWAY
    assert kinds(table) == [("bot", seat)]
    mind = table.mind(seat)
    assert mind.seat == seat
    do(table, table.answer(bot_due(table, seat), mind.legal[0], 12.0))
    while seat not in state_of(table).awaited:
        move_first(table, other, table.time)
    asked = bot_due(table, seat)
    action = table.mind(seat).legal[0]
    do(table, table.come_back(owner(seat), 20.0))
    assert reason_of(table.come_back, owner(seat), 21.0) == Reason.NOT_AWAY
    assert reason_of(table.answer, asked, action, 21.0) == Reason.STALE  # the bot was thinking still
    assert reason_of(table.mind, seat) == Reason.NOT_YOUR_TURN
    assert table.due() == [DueEvent("clock", seat, 30.0, table.version)]
    do(table, table.move(owner(seat), action, 22.0))
    assert {"lucid", "owner"} <= set(table.by)
    assert len(table.by) == len(table.record.moves)


def test_who_comes_back_to_an_empty_clock_has_some_time() -> None:
    for seconds, back_with in ((600.0, 30.0), (8.0, 8.0)):
        table = begun("doors", [None, None], clock=Clock("game", seconds))
        seat = alone_on_turn(table)
        (due,) = table.due()
        do(table, table.fire(due, due.at))
        do(table, table.come_back(owner(seat), due.at + 50.0))
        assert clocks(table, due.at + 50.0)[seat] == back_with


def test_who_leaves_is_played_for() -> None:
    table = begun("doors", [None, None], clock=Clock("game", 60.0, 3.0))
    seat = alone_on_turn(table)
    do(table, table.leave(owner(seat), 5.0))
    assert reason_of(table.leave, owner(seat), 5.0) == Reason.AWAY
    assert kinds(table) == [("bot", seat)]
    assert table.seats[seat].bank == 55.0
    do(table, table.come_back(owner(seat), 100.0))
    assert clocks(table, 110.0)[seat] == 45.0


def test_where_everybody_is_away_nothing_happens() -> None:
    table = begun("runners", [None, "dreamer"], options={"patience": 120})
    assert ("bot", 1) in kinds(table)
    assert ("glass", TABLE) in kinds(table)
    do(table, table.leave(owner(0), 50.0))
    assert table.due() == []
    assert table.status == "playing"
    do(table, table.come_back(owner(0), 1000.0))
    (glass,) = [due for due in table.due() if due.kind == "glass"]
    assert glass.at == 1120.0
    assert ("bot", 1) in kinds(table)


def test_bots_alone_play_on() -> None:
    table = begun("ravens", ["dreamer", "dreamer"])
    assert kinds(table) == [("bot", 0), ("bot", 1)]


@rule("U11")
def test_patience_turns_the_glass() -> None:
    table = begun("runners", [None, None], options={"patience": 120, "sandglass": 45}, clock=Clock("move", 10.0))
    assert table.due() == [DueEvent("glass", TABLE, 120.0, table.version)]  # and no other clock runs beside it
    (glass,) = table.due()
    do(table, table.move(owner(0), state_of(table).legal(0)[0], 5.0))
    assert table.due() == [glass]  # moves do not stop it
    assert reason_of(table.fire, glass, 119.0) == Reason.EARLY
    assert reason_of(table.move, owner(0), state_of(table).legal(0)[0], 120.0) == Reason.LATE
    assert table.snapshot(1, 100.0).timer == 20.0
    do(table, table.fire(glass, 121.0))
    assert table.by[-1] == "table"
    assert reason_of(table.fire, glass, 122.0) == Reason.STALE
    (again,) = table.due()
    assert (again.kind, again.at) == ("glass", 121.0 + 45.0)


@rule("U9", "U10")
def test_the_glass_ends_the_making() -> None:
    table = begun("runners", [None, None], options={"patience": 0, "sandglass": 45})
    assert table.due() == []
    content = table.game.encode({"do": "content"})
    do(table, table.move(owner(0), content, 30.0))
    (glass,) = table.due()
    assert glass.at == 75.0
    do(table, table.move(owner(1), state_of(table).legal(1)[0], 60.0))
    do(table, table.fire(glass, 75.0))
    assert state_of(table).view(None).phase != "lay"


@rule("U9")
def test_nobody_waits_for_who_is_content() -> None:
    table = begun("runners", ["dreamer", "dreamer", None])
    content, reconsider = (table.game.encode({"do": word}) for word in ("content", "reconsider"))
    do(table, table.answer(bot_due(table, 0), content, 1.0))
    do(table, table.answer(bot_due(table, 1), content, 1.0))
    assert state_of(table).legal(1) == [reconsider]
    assert [kind for kind, _ in kinds(table)] == ["glass"]
    assert table.snapshot(None, 1.0).turn == (2,)


def test_a_table_can_leave_the_games_own_timers_out() -> None:
    table = begun("runners", [None, None], options={"patience": 120}, glass=False, clock=Clock("move", 86400.0))
    assert kinds(table) == [("clock", 0), ("clock", 1)]
    assert table.snapshot(0, 5.0).timer is None


def test_after_the_end_no_clock_runs() -> None:
    table = begun("doors", [None, None], clock=Clock("game", 60.0))
    do(table, table.resign(owner(0), 1.0))
    do(table, table.resign(owner(1), 1.0))
    assert table.status == "over"
    assert table.due() == []
    assert clocks(table, 99.0) == [59.0, 59.0] or clocks(table, 99.0).count(60.0) == 1


def test_before_the_start_no_clock_runs() -> None:
    table = gathered("doors", [None, None], clock=Clock("game", 60.0))
    assert clocks(table, 500.0) == [60.0, 60.0]
    assert table.due() == []
