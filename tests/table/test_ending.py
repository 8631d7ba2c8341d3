"""How a match ends, what it counts, and the next one."""

from __future__ import annotations

import oneiros
from oneiros.core.chance import Rng
from oneiros.table import Reason, Table
from tests.table.tables import begun, do, kinds, owner, reason_of, state_of, status_of, step


def played_out(table: Table, seed: int = 1) -> Table:
    rng = Rng(seed)
    while status_of(table) == "playing":
        step(table, rng, table.time)
    return table


def test_a_game_played_to_its_end() -> None:
    table = played_out(begun("ravens", [None, "dreamer", None]))
    result = table.snapshot(0, 1.0).result
    assert result is not None
    assert result.outcome == state_of(table).outcome
    assert result.winners == result.outcome.winners  # type: ignore[union-attr]
    assert table.due() == []
    assert table.snapshot(0, 1.0).seed == table.setup.seed
    for call in (table.undo, table.resign):
        assert reason_of(call, owner(0), 1.0) == Reason.OVER
    assert reason_of(table.move, owner(0), 0, 1.0) == Reason.OVER


def test_of_two_who_resigns_loses_at_once() -> None:
    table = begun("ravens", [None, None])
    events = do(table, table.resign(owner(1), 5.0))
    assert [type(event).__name__ for event in events] == ["Resigned", "Ended"]
    assert status_of(table) == "over"
    result = table.result
    assert result is not None
    assert (result.reason, result.winners, result.resigned, result.outcome) == ("resigned", (0,), (1,), None)


def test_among_several_a_bot_plays_on_and_the_owner_has_lost() -> None:
    table = begun("ravens", [None, None, None])
    do(table, table.resign(owner(1), 1.0))
    assert status_of(table) == "playing"
    assert kinds(table) == [("bot", 1)]
    assert table.snapshot(None, 1.0).seats[1].resigned
    assert reason_of(table.resign, owner(1), 1.0) == Reason.RESIGNED
    assert reason_of(table.move, owner(1), state_of(table).legal(1)[0], 1.0) == Reason.RESIGNED
    do(table, table.leave(owner(1), 2.0))
    assert reason_of(table.come_back, owner(1), 2.0) == Reason.RESIGNED
    for seed in range(20):
        other = Table.load(table.setup, table.events)
        result = played_out(other, seed).result
        assert result is not None
        assert result.outcome is not None
        assert result.resigned == (1,)
        assert 1 not in result.winners
        if 1 in result.outcome.winners:
            return
    raise AssertionError("the bot never won")


def test_the_last_of_several_people_wins_politely() -> None:
    table = begun("ravens", [None, None, None])
    do(table, table.resign(owner(0), 1.0))
    do(table, table.resign(owner(2), 2.0))
    assert table.result is not None
    assert table.result.winners == (1,)


def test_with_a_bot_left_to_play_against_the_game_goes_on() -> None:
    table = begun("ravens", [None, None, "dreamer"])
    do(table, table.resign(owner(0), 1.0))
    assert status_of(table) == "playing"
    do(table, table.resign(owner(1), 1.0))  # nobody is left who would want to know how it ends
    assert table.result is not None
    assert table.result.winners == (2,)


def test_alone_against_bots_resigning_ends_it() -> None:
    table = begun("ravens", [None, "dreamer", "dreamer"])
    do(table, table.resign(owner(0), 1.0))
    assert table.result is not None
    assert (table.result.winners, table.result.resigned) == ((), (0,))


def test_a_partner_who_resigns_leaves_the_other_a_game() -> None:
    table = begun("doors", [None, None])
    do(table, table.resign(owner(0), 1.0))
    assert status_of(table) == "playing"
    do(table, table.resign(owner(1), 1.0))
    assert table.result is not None
    assert table.result.winners == ()


def test_a_solo_game_can_be_resigned() -> None:
    for game in ("doors", "runners"):
        table = begun(game, [None])
        do(table, table.resign(owner(0), 1.0))
        assert table.result is not None
        assert table.result.winners == ()


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    table = begun("ravens", [None, "lucid", None], options={"rounds": 1})
    assert reason_of(table.rematch, owner(0), 1.0) == Reason.NOT_OVER
    played_out(table)
    assert reason_of(table.next_game, bytes(16), 2.0) == Reason.REMATCH_NOT_AGREED
    assert reason_of(table.rematched, "next", 2.0) == Reason.REMATCH_NOT_AGREED
    assert reason_of(table.refuse_rematch, owner(0), 2.0) == Reason.REMATCH_NOT_OFFERED
    (offer,) = do(table, table.rematch(owner(2), 2.0))
    assert reason_of(table.rematch, owner(2), 2.0) == Reason.REMATCH_MADE
    assert not table.rematch_agreed
    (accepted,) = do(table, table.rematch(owner(0), 3.0))
    assert [type(event).__name__ for event in (offer, accepted)] == ["RematchOffered", "RematchAccepted"]
    assert table.snapshot(None, 3.0).rematch.agreed
    setup, events = table.next_game(bytes(16), 4.0)
    after = Table.load(setup, events)
    assert after.status == "playing"
    assert [after.seat_of(owner(0)), setup.bots, after.seat_of(owner(2))] == [1, (None, None, "lucid"), 0]
    assert [seat.name for seat in after.seats] == ["Person 3", "Person 1", ""]
    assert (setup.options, setup.seed) == (table.setup.options, "00" * 16)
    do(table, table.rematched("next", 5.0))
    assert table.snapshot(0, 5.0).rematch.table == "next"
    assert reason_of(table.rematched, "other", 5.0) == Reason.REMATCH_MADE
    assert reason_of(table.rematch, owner(0), 5.0) == Reason.REMATCH_MADE


def test_a_rematch_can_be_refused_and_offered_again() -> None:
    table = begun("ravens", [None, None])
    do(table, table.resign(owner(0), 1.0))
    do(table, table.rematch(owner(0), 1.0))
    do(table, table.refuse_rematch(owner(1), 1.0))
    assert table.rematch_wanted == set()
    (offer,) = do(table, table.rematch(owner(1), 1.0))
    assert type(offer).__name__ == "RematchOffered"


def test_who_has_left_is_not_waited_for() -> None:
    table = begun("ravens", [None, None, None])
    do(table, table.leave(owner(2), 1.0))
    do(table, table.resign(owner(0), 1.0))
    do(table, table.resign(owner(2), 1.0))
    do(table, table.rematch(owner(0), 2.0))
    do(table, table.rematch(owner(1), 2.0))
    assert table.rematch_agreed
    do(table, table.come_back(owner(2), 3.0))
    assert not table.snapshot(None, 3.0).rematch.agreed
    do(table, table.leave(owner(2), 4.0))
    assert reason_of(table.leave, owner(2), 4.0) == Reason.AWAY
    assert reason_of(table.rematch, owner(2), 4.0) == Reason.AWAY
    setup, events = table.next_game(7, 5.0)
    after = Table.load(setup, events)
    assert after.status == "gathering"
    assert [seat.kind for seat in after.snapshot(None, 5.0).seats] == ["open", "person", "person"]


def test_who_watches_has_no_say() -> None:
    table = begun("ravens", [None, None])
    for call in (table.leave, table.come_back, table.undo, table.resign, table.rematch, table.agree_undo):
        assert reason_of(call, "a stranger", 1.0) == Reason.NOT_SEATED


def test_cooperative_games_say_so() -> None:
    assert [game.id for game in oneiros.all_games().values() if game.cooperative] == ["doors"]
