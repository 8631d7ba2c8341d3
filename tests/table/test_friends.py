"""Friends at a table: reminders, bots for the absent, a bot's seat for a late friend, a rematch as they like it."""

from __future__ import annotations

import pytest

from oneiros.table import Clock, Reason, RematchPlan, Table, decode_event
from oneiros.table.table import NUDGE_PAUSE, PATIENCE
from tests.table.tables import begun, do, gathered, owner, reason_of


def mover(table: Table) -> int:
    """The seat whose move it is."""
    assert table.play is not None
    return table.play.state.awaited[0]


def test_the_host_reminds_a_player_now_and_then() -> None:
    table = begun("doors", (None, None))
    seat = mover(table)
    do(table, table.nudge(seat, 5.0))
    told = table.events_since(1 - seat, table.version - 1)
    assert [(event.event, event.seat) for event in told] == [("nudged", seat)]
    assert reason_of(lambda: table.nudge(seat, 4.0 + NUDGE_PAUSE)) is Reason.NUDGED
    do(table, table.nudge(seat, 5.0 + NUDGE_PAUSE))
    assert reason_of(lambda: table.nudge(1 - seat, 99.0)) is Reason.NOT_YOUR_TURN
    assert table.clock.asked[seat].at == 0.0, "the question is the same"


def test_a_bot_plays_for_somebody_who_is_not_there_and_gives_the_seat_back() -> None:
    table = begun("doors", (None, None))
    seat = mover(table)
    assert reason_of(lambda: table.replace_absent(seat, (), PATIENCE - 1.0)) is Reason.EARLY
    assert reason_of(lambda: table.replace_absent(seat, (seat,), PATIENCE)) is Reason.HERE
    assert reason_of(lambda: table.replace_absent(1 - seat, (), PATIENCE)) is Reason.NOT_YOUR_TURN
    assert table.snapshot(None, PATIENCE).seats[seat].waited == PATIENCE
    do(table, table.replace_absent(seat, (), PATIENCE))
    shown = table.snapshot(1 - seat, PATIENCE).seats[seat]
    assert (shown.away, shown.level, shown.waited) == ("host", table.setup.substitute, None)
    assert [due.kind for due in table.due()] == ["bot"]
    assert reason_of(lambda: table.replace_absent(seat, (), 2 * PATIENCE)) is Reason.AWAY
    assert reason_of(lambda: table.nudge(seat, 2 * PATIENCE)) is Reason.AWAY
    do(table, table.come_back(owner(seat), PATIENCE + 1.0))
    assert table.bot_level(seat) is None
    assert table.snapshot(seat, PATIENCE + 1.0).choices


def test_the_host_gives_a_seat_back_to_its_owner() -> None:
    table = begun("doors", (None, None))
    seat = mover(table)
    assert reason_of(lambda: table.hand_back(seat, 1.0)) is Reason.NOT_REPLACED
    do(table, table.replace_absent(seat, (), PATIENCE))
    do(table, table.hand_back(seat, PATIENCE + 1.0))
    told = table.events_since(1 - seat, table.version - 1)
    assert [(event.event, event.seat) for event in told] == [("handed-back", seat)]
    assert (table.bot_level(seat), table.seats[seat].away) == (None, "")
    assert table.snapshot(seat, PATIENCE + 1.0).choices, "its owner is asked again"
    assert not [due for due in table.due() if due.kind == "bot"]


def test_who_left_or_resigned_gets_no_seat_from_the_host() -> None:
    table = begun("doors", (None, None))
    do(table, table.leave(owner(1), 1.0))
    assert reason_of(lambda: table.hand_back(1, 2.0)) is Reason.NOT_REPLACED
    do(table, table.come_back(owner(1), 3.0))
    do(table, table.resign(owner(1), 4.0))
    assert reason_of(lambda: table.hand_back(1, 5.0)) is Reason.NOT_REPLACED


def test_a_seat_whose_clock_ran_out_is_given_back() -> None:
    table = begun("doors", (None, None), clock=Clock("move", 60.0))
    (due,) = table.due()
    do(table, table.fire(due, due.at))
    do(table, table.hand_back(due.seat, due.at + 1.0))
    assert table.seats[due.seat].plays


@pytest.mark.parametrize("playing", [False, True])
def test_a_late_friend_gets_the_seat_of_a_bot(playing: bool) -> None:
    table = begun("ravens", (None, "drowsy")) if playing else gathered("ravens", (None, "drowsy"))
    do(table, table.ask_seat("late", "Late", 1, 1.0))
    assert [(wish.seat, wish.name) for wish in table.snapshot(0, 1.0).wishes] == [(1, "Late")]
    assert "late" not in str(table.events_since(0, 0)), "an owner is never told"
    assert reason_of(lambda: table.ask_seat("later", "Later", 1, 1.0)) is Reason.SEAT_ASKED
    do(table, table.grant_seat(1, 2.0))
    assert table.snapshot(0, 2.0).wishes == []
    assert (table.seat_of("late"), table.bot_level(1)) == (1, None)
    if not playing:
        do(table, table.ready(owner(0), 3.0))
        do(table, table.ready("late", 3.0))
    asked = mover(table)
    name = "late" if asked == 1 else owner(0)
    assert table.move(name, table.snapshot(asked, 3.0).choices[0].action, 3.0)
    assert Table.load(table.setup, table.events).seat_of("late") == 1


def test_who_got_no_seat_does_not_ask_again() -> None:
    table = begun("ravens", (None, "drowsy"))
    assert reason_of(lambda: table.ask_seat("late", "Late", 0, 1.0)) is Reason.NO_BOT
    assert reason_of(lambda: table.ask_seat(owner(0), "Anna", 1, 1.0)) is Reason.ALREADY_SEATED
    assert reason_of(lambda: table.grant_seat(1, 1.0)) is Reason.SEAT_NOT_ASKED
    do(table, table.ask_seat("late", "Late", 1, 1.0))
    twin = table.clone()
    do(table, table.refuse_seat(1, 2.0))
    assert twin.seat_wishes, "a copy is a copy"
    assert reason_of(lambda: table.ask_seat("late", "Late", 1, 3.0)) is Reason.SEAT_REFUSED
    do(table, table.ask_seat("other", "Other", 1, 3.0))


def test_a_bot_that_was_asked_before_a_friend_came_is_not_heard() -> None:
    table = begun("ravens", (None, "drowsy"))
    while mover(table) == 0:
        do(table, table.move(owner(0), table.snapshot(0, 1.0).choices[0].action, 1.0))
    (due,) = table.due()
    assert table.play is not None
    action = table.play.state.legal(1)[0]
    do(table, table.ask_seat("late", "Late", 1, 1.0))
    do(table, table.grant_seat(1, 1.0))
    assert reason_of(lambda: table.answer(due, action, 2.0)) is Reason.STALE


def over() -> Table:
    table = begun("ravens", (None, None, "drowsy"), options={"target": 20})
    do(table, table.resign(owner(1), 1.0))
    do(table, table.resign(owner(0), 1.0))
    assert table.status == "over"
    return table


def test_a_rematch_has_the_seats_and_settings_that_were_offered() -> None:
    table = over()
    plan = RematchPlan((2, 0, 1), {"target": 50})
    do(table, table.rematch(owner(0), 2.0, plan))
    shown = table.snapshot(1, 2.0).rematch
    assert (shown.wanted, shown.order, shown.options) == ([0], (2, 0, 1), {"target": 50})
    do(table, table.rematch(owner(1), 3.0, plan))
    setup, events = Table.load(table.setup, table.events).next_game(b"n" * 16, 4.0)
    assert setup.options["target"] == 50
    following = Table.load(setup, events)
    assert [following.seat_of(owner(0)), following.seat_of(owner(1)), setup.bots[0]] == [1, 2, "drowsy"]
    assert following.status == "playing"


def test_another_offer_asks_everybody_again_and_an_offer_can_be_called_off() -> None:
    table = over()
    do(table, table.rematch(owner(0), 2.0))
    do(table, table.rematch(owner(1), 2.0, RematchPlan((0, 1, 2))))
    assert table.rematch_wanted == {1}
    assert not table.rematch_agreed
    do(table, table.refuse_rematch(owner(1), 3.0))
    shown = table.snapshot(0, 3.0).rematch
    assert (shown.wanted, shown.order, shown.options) == ([], (), None)


def test_a_rematch_that_cannot_be_is_refused() -> None:
    table = over()
    assert reason_of(lambda: table.rematch(owner(0), 2.0, RematchPlan((0, 0, 1)))) is Reason.BAD_REMATCH
    assert reason_of(lambda: table.rematch(owner(0), 2.0, RematchPlan((), {"target": "far"}))) is Reason.BAD_REMATCH
    assert table.rematch_wanted == set()


def test_events_from_before_stay_readable() -> None:
    offered = decode_event('{"event": "rematch-offered", "version": 9, "at": 1.0, "seat": 1}')
    assert (offered.order, offered.options) == ((), None)  # type: ignore[union-attr]
