"""Sitting down, getting ready, starting, leaving."""

from __future__ import annotations

import msgspec
import pytest

import oneiros
from oneiros.core.errors import BadOption, BadRecord
from oneiros.table import Clock, Reason, Table, TableRefusal, new_setup
from tests.table.tables import begun, bot_due, do, gathered, owner, reason_of, state_of, status_of


def test_a_table_starts_when_all_are_ready() -> None:
    table = gathered("ravens", [None, "dreamer", None])
    assert [seat.kind for seat in table.snapshot(None, 0.0).seats] == ["person", "bot", "person"]
    do(table, table.ready(owner(0), 1.0))
    assert table.ready(owner(0), 1.2) == [], "to say so again changes nothing"
    do(table, table.ready(owner(0), 1.5, False))
    do(table, table.ready(owner(2), 2.0))
    assert status_of(table) == "gathering"
    assert table.snapshot(0, 2.0).view is None
    assert table.due() == []
    events = do(table, table.ready(owner(0), 3.0))
    assert [type(event).__name__ for event in events] == ["Readied", "Started"]
    assert status_of(table) == "playing"
    assert table.snapshot(0, 3.0).view == state_of(table).view(0)


def test_bots_alone_are_started() -> None:
    table = gathered("ravens", ["dreamer", "drowsy"])
    assert status_of(table) == "gathering"
    do(table, table.start(0.0))
    assert status_of(table) == "playing"
    assert status_of(gathered("ravens", ["dreamer", None])) == "gathering"
    assert reason_of(gathered("ravens", ["dreamer", None]).start, 0.0) == Reason.NOT_READY


def test_seats_are_taken_and_freed() -> None:
    table = Table(new_setup(oneiros.game("ravens"), 3, 1))
    do(table, table.sit("a", "Anna", 0.0))
    assert table.seat_of("a") == 0
    assert reason_of(table.sit, "a", "Anna", 0.0) == Reason.ALREADY_SEATED
    assert reason_of(table.sit, "b", "Bert", 0.0, 0) == Reason.SEAT_TAKEN
    assert reason_of(table.sit, "b", "Bert", 0.0, 3) == Reason.NO_SUCH_SEAT
    assert reason_of(table.sit, "b", "Bert", 0.0, -1) == Reason.NO_SUCH_SEAT
    assert reason_of(table.put_bot, 0, "dreamer", 0.0) == Reason.SEAT_TAKEN
    assert reason_of(table.put_bot, 1, "genius", 0.0) == Reason.NO_SUCH_BOT
    assert reason_of(table.put_bot, 1, "learned", 0.0) == Reason.NO_SUCH_BOT  # not in this game
    do(table, table.put_bot(1, "lucid", 0.0))
    do(table, table.put_bot(1, "drowsy", 0.0))
    do(table, table.sit("b", "Bert", 0.0))
    assert table.seat_of("b") == 2
    assert reason_of(table.sit, "c", "Carl", 0.0) == Reason.SEAT_TAKEN
    do(table, table.leave("a", 1.0))
    assert table.seat_of("a") is None
    assert reason_of(table.leave, "a", 1.0) == Reason.NOT_SEATED
    do(table, table.free(1, 1.0))
    assert reason_of(table.free, 1, 1.0) == Reason.NOT_SEATED
    assert [seat.kind for seat in table.snapshot(None, 1.0).seats] == ["open", "open", "person"]
    assert table.snapshot(None, 1.0).seats[0].name == ""


def test_who_leaves_is_not_ready_any_more() -> None:
    table = gathered("ravens", [None, None])
    do(table, table.ready(owner(0), 0.0))
    do(table, table.leave(owner(0), 0.0))
    do(table, table.ready(owner(1), 0.0))
    do(table, table.sit("new", "New", 0.0, 0))
    assert status_of(table) == "gathering"


def test_a_bot_on_the_last_open_seat_starts_a_table_that_is_ready() -> None:
    table = Table(new_setup(oneiros.game("ravens"), 2, 1))
    do(table, table.sit("a", "Anna", 0.0))
    do(table, table.ready("a", 0.0))
    assert status_of(table) == "gathering"
    do(table, table.put_bot(1, "dreamer", 0.0))
    assert status_of(table) == "playing"


def test_nothing_of_that_is_done_in_play() -> None:
    table = begun("ravens", [None, "dreamer"])
    assert reason_of(table.sit, "x", "X", 1.0) == Reason.BEGUN
    assert reason_of(table.put_bot, 1, "lucid", 1.0) == Reason.BEGUN
    assert reason_of(table.free, 1, 1.0) == Reason.BEGUN
    assert reason_of(table.ready, owner(0), 1.0) == Reason.BEGUN
    assert reason_of(table.start, 1.0) == Reason.BEGUN


def test_nothing_of_play_is_done_before() -> None:
    table = gathered("ravens", [None, None])
    for call in (table.undo, table.resign, table.agree_undo, table.refuse_undo):
        assert reason_of(call, owner(0), 1.0) == Reason.NOT_BEGUN
    assert reason_of(table.move, owner(0), 0, 1.0) == Reason.NOT_BEGUN
    assert reason_of(table.mind, 0) == Reason.NOT_BEGUN
    assert reason_of(table.rematch, owner(0), 1.0) == Reason.NOT_OVER
    assert reason_of(table.replay, None, None) == Reason.NOT_BEGUN


def test_an_event_of_another_version_is_stale() -> None:
    table = gathered("ravens", [None, None])
    one, two = table.ready(owner(0), 1.0), table.ready(owner(1), 1.0)
    table.commit(one)
    for again in (one, two):
        with pytest.raises(TableRefusal) as refusal:
            table.commit(again)
        assert refusal.value.code == Reason.STALE
    assert status_of(table) == "gathering"


def test_time_never_runs_backwards() -> None:
    table = gathered("ravens", [None, None])
    do(table, table.ready(owner(0), 9.0))
    (event,) = table.ready(owner(0), 5.0, False)
    assert event.at == 9.0
    table = begun("ravens", [None, "dreamer"], clock=Clock("move", 10.0))
    do(table, table.move(owner(0), state_of(table).legal(0)[0], 9.0))
    do(table, table.answer(bot_due(table, 1), table.mind(1).legal[0], 5.0))
    assert table.time == 9.0


def test_bad_setups() -> None:
    game = oneiros.game("ravens")
    for wrong, said in (
        ({"bots": ["genius"]}, "no bot 'genius' for Ravens; there are: drowsy"),
        ({"bots": [None] * 3}, "there are 2 seats, not 3"),
        ({"substitute": "x"}, "no bot 'x'"),
        ({"clock": Clock("move")}, "above 0"),
        ({"clock": Clock("move", float("nan"))}, "above 0"),
        ({"clock": Clock("none", 5.0)}, "no seconds"),
        ({"clock": Clock("move", 5.0, 1.0)}, "increment"),
        ({"clock": Clock("game", 5.0, -1.0)}, "increment"),
        ({"options": {"sky": "blue"}}, "no option 'sky'"),
        ({"seed": b"short"}, "16 bytes"),
        ({"players": 9}, "2 to 5 players"),
    ):
        with pytest.raises(BadOption, match=said):
            new_setup(game, **{"players": 2, **wrong})  # type: ignore[arg-type]


def test_a_setup_of_other_rules_or_cards_is_refused() -> None:
    setup = new_setup(oneiros.game("ravens"), 2, 1)
    with pytest.raises(BadRecord, match="version 99"):
        Table(msgspec.structs.replace(setup, rules_version=99))
    with pytest.raises(BadRecord, match="other cards"):
        Table(msgspec.structs.replace(setup, content="0" * 32))


def test_a_seat_may_get_an_owner_of_another_name_at_any_time() -> None:
    table = Table(new_setup(oneiros.game("doors"), 2))
    table.commit(table.sit("guest", "Somebody", 0.0))
    table.commit(table.sit("other", "Berta", 0.0))
    table.commit(table.transfer_seat("guest", "anna", "Anna", 1.0))
    assert (table.seat_of("anna"), table.seat_of("guest"), table.seats[0].name) == (0, None, "Anna")
    table.commit(table.ready("anna", 2.0))
    table.commit(table.ready("other", 2.0))
    table.commit(table.transfer_seat("anna", "annika", "Annika", 3.0))
    told = table.events_since(1, 0)
    assert "annika" not in msgspec.json.encode(told).decode(), "an owner's id is nobody's business"
    assert [one.name for one in told if one.event == "inherited"] == ["Anna", "Annika"]
    for giver, heir, reason in (("annika", "other", Reason.ALREADY_SEATED), ("guest", "anna", Reason.NOT_SEATED)):
        with pytest.raises(TableRefusal) as refused:
            table.transfer_seat(giver, heir, "Anna", 4.0)
        assert refused.value.code == reason
