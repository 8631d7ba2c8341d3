"""Several people at one device: each has a seat, a glass and a say, and one owner speaks for them."""

from __future__ import annotations

from typing import Any

import pytest

import oneiros
from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption
from oneiros.core.types import TABLE
from oneiros.games.runners.moves import CONTENT, RECONSIDER
from oneiros.table import Clock, Reason, Table, new_setup
from tests.table.tables import bot_due, do, kinds, owner, reason_of, state_of, status_of

ANNA = owner(0)


def shared(game: str, at_screen: int = 2, others: tuple[str | None, ...] = (), **more: Any) -> Table:
    """A table at which Anna shares her screen with others, begun at time 0; beside them bots, or people elsewhere."""
    players = at_screen + len(others)
    companions = [None, *(f"Friend {seat}" for seat in range(1, at_screen))]
    options = more.pop("options", None)
    bots = [None] * at_screen + list(others)
    setup = new_setup(oneiros.game(game), players, bytes(16), options, bots=bots, companions=companions, **more)
    table = Table(setup, keep=None)
    do(table, table.sit(ANNA, "Anna", 0.0))
    do(table, table.seat_companions(ANNA, 0.0))
    for seat in range(at_screen, players):
        if bots[seat] is None:
            do(table, table.sit(owner(seat), f"Person {seat}", 0.0, seat))
            do(table, table.ready(owner(seat), 0.0))
    do(table, table.ready(ANNA, 0.0))
    return table


def move(table: Table, seat: int, action: int, now: float) -> None:
    do(table, table.move(ANNA, action, now, seat=seat))


def take(table: Table, seat: int, now: float) -> None:
    do(table, table.take_screen(ANNA, now, seat))


def glass_at(table: Table) -> float:
    (due,) = [due for due in table.due() if due.kind == "glass"]
    return due.at


def run_out(table: Table) -> None:
    (due,) = [due for due in table.due() if due.kind == "glass"]
    do(table, table.fire(due, due.at))


def test_each_has_a_name_and_a_seat_and_the_owner_gets_ready_for_all() -> None:
    table = shared("ravens", 3)
    assert [seat.name for seat in table.seats] == ["Anna", "Friend 1", "Friend 2"]
    assert [seat.companion for seat in table.snapshot(None, 0.0).seats] == [False, True, True]
    assert [seat.guest for seat in table.seats] == [False, True, True], "their names prove nothing"
    assert table.sharing == (0, 1, 2)
    assert status_of(table) == "playing"
    assert table.seat_of(ANNA) == 0
    assert shared("ravens", 1, ("dreamer",)).sharing == ()


def test_a_seat_is_not_a_bot_s_and_a_companion_s() -> None:
    with pytest.raises(BadOption, match="not both"):
        new_setup(oneiros.game("ravens"), 2, bots=["dreamer"], companions=["Berta"])
    with pytest.raises(BadOption, match="2 seats"):
        new_setup(oneiros.game("ravens"), 2, companions=[None, None, "Berta"])


def test_whoever_acts_says_for_which_seat_and_for_none_of_others() -> None:
    table = shared("ravens", 2, (None,))
    (seat,) = state_of(table).awaited[:1]
    action = state_of(table).legal(seat)[0]
    for call in (table.undo, table.resign, table.come_back):
        assert reason_of(call, ANNA, 1.0) == Reason.NOBODY_SHOWN
        assert reason_of(call, ANNA, 1.0, 2) == Reason.NOT_SEATED
    assert reason_of(table.move, ANNA, action, 1.0) == Reason.NOBODY_SHOWN
    assert reason_of(table.move, ANNA, action, 1.0, None, 2) == Reason.NOT_SEATED
    assert reason_of(table.take_screen, owner(2), 1.0, 0) == Reason.NOT_SEATED


@pytest.mark.parametrize("game", oneiros.all_games())
def test_every_game_can_be_played_to_its_end_at_one_screen(game: str) -> None:
    table = shared(game)
    rng = Rng(2)
    now = 0.0
    while status_of(table) == "playing":
        now += 1.0
        seat = table.next_at_screen()
        if seat is None:
            run_out(table)  # the glass of one who is content by now
            continue
        do(table, table.take_screen(ANNA, now, seat))
        legal = state_of(table).legal(seat)
        content = CONTENT if game == "runners" and CONTENT in legal and not rng.below(6) else None
        move(table, seat, legal[int(rng.below(len(legal)))] if content is None else content, now)
    assert table.result is not None
    assert Table.load(table.setup, table.events).result == table.result


def test_where_no_time_runs_nothing_is_kept_of_who_looks() -> None:
    table = shared("sandman")
    assert table.take_screen(ANNA, 1.0, 1) == []
    assert table.next_at_screen() == table.next_at_screen(state_of(table).awaited[0]) == state_of(table).awaited[0]


def test_a_clock_runs_from_the_moment_its_player_is_before_the_screen() -> None:
    table = shared("sandman", clock=Clock("move", 60.0))
    (seat,) = state_of(table).awaited
    assert table.due() == [], "nobody looks yet"
    take(table, seat, 100.0)
    (due,) = table.due()
    assert (due.kind, due.seat, due.at) == ("clock", seat, 160.0)
    while state_of(table).awaited == (seat,):
        move(table, seat, state_of(table).legal(seat)[0], 101.0)
    assert table.due() == [], "the next one's waits"
    take(table, 1 - seat, 300.0)
    assert [due.at for due in table.due()] == [360.0]


def test_they_take_moves_back_among_themselves_but_ask_people_elsewhere() -> None:
    def first_move(table: Table) -> int:
        while (seat := state_of(table).awaited[0]) == 2:
            do(table, table.move(owner(2), state_of(table).legal(2)[0], 1.0))
        action = next(action for action in state_of(table).legal(seat) if not _reveals(table, seat, action))
        move(table, seat, action, 1.0)
        return int(seat)

    def _reveals(table: Table, seat: int, action: int) -> bool:
        after = state_of(table).clone()
        after.apply(seat, action)
        return bool(after.reveal_count != state_of(table).reveal_count)

    alone = shared("sandman")
    seat = first_move(alone)
    assert reason_of(alone.undo, ANNA, 2.0, 1 - seat) == Reason.UNDO_NOT_YOURS
    do(alone, alone.undo(ANNA, 2.0, seat))
    assert alone.record.moves == []
    mixed = shared("sandman", 2, (None,))
    seat = first_move(mixed)
    moves = len(mixed.record.moves)
    do(mixed, mixed.undo(ANNA, 2.0, seat))
    assert mixed.undo_asked is not None
    assert reason_of(mixed.agree_undo, ANNA, 2.0, 1 - seat) == Reason.UNDO_ASKED
    do(mixed, mixed.agree_undo(owner(2), 3.0))
    assert len(mixed.record.moves) == moves - 1


def test_one_of_them_leaves_resigns_and_comes_back_alone_or_all_leave() -> None:
    table = shared("sandman", 3)
    do(table, table.leave(ANNA, 1.0, 1))
    assert [seat.plays for seat in table.seats] == [True, False, True]
    do(table, table.come_back(ANNA, 2.0, 1))
    do(table, table.resign(ANNA, 3.0, 2))
    assert [seat.resigned for seat in table.seats] == [False, False, True]
    do(table, table.leave(ANNA, 4.0))
    assert table.present == []
    assert not table.awake


def test_a_rematch_is_wanted_for_all_and_seats_all() -> None:
    table = shared("ravens", 2, ("drowsy",))
    for seat in (0, 1):
        do(table, table.resign(ANNA, 1.0, seat))
    assert status_of(table) == "over"
    do(table, table.rematch(ANNA, 2.0))
    assert table.rematch_agreed
    setup, events = table.next_game(bytes(16), 3.0)
    following = Table.load(setup, events)
    assert setup.companions == (None, None, "Friend 1")
    assert [seat.name for seat in following.seats] == ["", "Anna", "Friend 1"]
    assert following.sharing == (1, 2)
    assert status_of(following) == "playing"


def test_who_becomes_an_account_takes_them_along() -> None:
    table = shared("ravens", 2)
    do(table, table.transfer_seat(ANNA, "account", "Anna the Great", 1.0))
    assert [(seat.owner, seat.name, seat.guest) for seat in table.seats] == [
        ("account", "Anna the Great", False),
        ("account", "Friend 1", True),
    ]
    assert table.sharing == (0, 1)


def test_before_the_game_all_stand_up_together_and_one_can_be_sent_away() -> None:
    setup = new_setup(oneiros.game("ravens"), 3, companions=[None, "Berta"])
    table = Table(setup)
    do(table, table.sit(ANNA, "Anna", 0.0))
    do(table, table.seat_companions(ANNA, 0.0))
    do(table, table.free(1, 1.0))
    assert table.sharing == ()
    do(table, table.seat_companions(ANNA, 2.0))
    do(table, table.leave(ANNA, 3.0))
    assert table.people == []


# Against the glass


def test_each_lays_in_turn_against_a_fresh_glass() -> None:
    table = shared("runners", 3)
    assert kinds(table) == [], "nobody is before the screen: the patience waits"
    assert reason_of(table.move, ANNA, CONTENT, 5.0, None, 0) == Reason.NOT_YOUR_TURN
    assert table.next_at_screen() == 0
    take(table, 0, 10.0)
    assert glass_at(table) == 190.0, "patience (U11) runs from then on"
    assert reason_of(table.take_screen, ANNA, 11.0, 1) == Reason.NOT_YOUR_TURN
    move(table, 0, CONTENT, 20.0)
    assert state_of(table).view(None).holder == 0
    assert kinds(table) == [], "the device is handed on"
    assert table.snapshot(0, 21.0).choices == []
    assert table.snapshot(1, 21.0).timer is None
    assert table.next_at_screen(0) == 1
    take(table, 1, 100.0)
    assert glass_at(table) == 130.0
    move(table, 1, state_of(table).legal(1)[0], 110.0)
    run_out(table)
    assert table.events[-1].seat == 1  # type: ignore[union-attr]
    assert state_of(table).view(None).phase == "lay", "the third has not had a glass yet"
    assert reason_of(table.move, ANNA, CONTENT, 131.0, None, 1) == Reason.NOT_YOUR_TURN
    assert kinds(table) == []
    assert table.next_at_screen(1) == 2
    assert table.take_screen(ANNA, 131.0, 1) == [], "to look at one's own layout changes nothing"
    take(table, 2, 200.0)
    assert glass_at(table) == 230.0
    move(table, 2, CONTENT, 205.0)
    assert glass_at(table) == 205.0, "who has had a glass is not waited for"
    run_out(table)
    assert state_of(table).view(None).phase != "lay"
    assert table.record.moves[-1][0] == TABLE


def test_the_last_glass_is_the_rules_own_and_patience_is_the_first_one_s() -> None:
    table = shared("runners", 2)
    take(table, 0, 0.0)
    run_out(table)
    assert state_of(table).view(None).glass, "U11: it is turned all the same"
    assert glass_at(table) == 210.0, "and the first has the glass, too"
    run_out(table)
    take(table, 1, 300.0)
    assert glass_at(table) == 330.0
    run_out(table)
    assert state_of(table).view(None).round == 2, "they laid nothing, lost calm, and dream on"


def to_next_round(table: Table, now: float) -> None:
    """All are content, and nobody buys anything."""
    number = state_of(table).view(None).round
    while state_of(table).view(None).round == number:
        seat = table.next_at_screen()
        assert seat is not None
        do(table, table.take_screen(ANNA, now, seat))
        legal = state_of(table).legal(seat)
        move(table, seat, CONTENT if CONTENT in legal else legal[-1], now)


def test_another_begins_each_round() -> None:
    table = shared("runners", 2)
    assert table.next_at_screen() == 0
    to_next_round(table, 1.0)
    assert [table.next_at_screen(seat) for seat in (None, 0, 1)] == [1, 1, 1], "whoever looks on"


def test_bots_lay_beside_them_and_wait_while_the_device_is_handed_on() -> None:
    table = shared("runners", 2, ("dreamer",))
    assert kinds(table) == []
    take(table, 0, 50.0)
    assert [(due.kind, due.at) for due in table.due()] == [("glass", 230.0), ("bot", 50.0)]
    do(table, table.answer(bot_due(table, 2), CONTENT, 60.0))
    assert glass_at(table) == 90.0, "the bot has turned the glass"
    move(table, 0, CONTENT, 70.0)
    assert reason_of(table.move, ANNA, RECONSIDER, 71.0, None, 0) == Reason.NOT_YOUR_TURN
    take(table, 1, 500.0)
    assert glass_at(table) == 530.0
    move(table, 1, CONTENT, 510.0)
    assert state_of(table).view(None).phase != "lay"


def test_nothing_is_taken_back_while_the_device_is_handed_on() -> None:
    table = shared("runners", 2)
    take(table, 0, 0.0)
    move(table, 0, CONTENT, 5.0)
    assert reason_of(table.undo, ANNA, 6.0, 0) == Reason.UNDO_TIMED


def test_without_patience_or_without_a_glass_they_lay_in_turn_all_the_same() -> None:
    table = shared("runners", 2, options={"patience": 0})
    take(table, 1, 0.0)
    assert kinds(table) == []
    move(table, 1, CONTENT, 5.0)
    take(table, 0, 9.0)
    assert glass_at(table) == 39.0
    calm = shared("runners", 2, glass=False)
    for seat in (1, 0):
        move(calm, seat, CONTENT, 1.0)
    assert state_of(calm).view(None).phase != "lay"
