"""Taking back: only one's own last move, only where nothing came to light, only if everybody agrees."""

from __future__ import annotations

from oneiros.core.chance import Rng
from oneiros.table import Reason, Table
from oneiros.table.checks import MOST_CHANGES
from oneiros.table.table import MOST_UNDOS
from tests.table.tables import begun, bot_due, do, gathered, kinds, owner, reason_of, state_of, status_of


def quiet_move(table: Table, seat: int) -> int:
    """A move of that seat that brings nothing to light and keeps it on turn, or hands on to another."""
    state = state_of(table)
    for action in state.legal(seat):
        twin = state.clone()
        twin.apply(seat, action)
        if twin.reveal_count == state.reveal_count and twin.actors:
            return int(action)
    return -1


def at_quiet_choice(bots: list[str | None], **more: object) -> tuple[Table, int, int]:
    """A table of Sandman where a person can make a move that brings nothing to light."""
    for seed in range(50):
        table = begun("sandman", bots, seed, **more)
        rng = Rng(seed)
        for _ in range(60):
            (seat,) = state_of(table).actors
            if table.bot_level(seat) is None and (action := quiet_move(table, seat)) >= 0:
                return table, seat, action
            legal = state_of(table).legal(seat)
            action = legal[int(rng.below(len(legal)))]
            if table.bot_level(seat) is None:
                do(table, table.move(owner(seat), action, 1.0))
            else:
                do(table, table.answer(bot_due(table, seat), action, 1.0))
    raise AssertionError("no such game")


def loud_move(table: Table, seat: int) -> int:
    state = state_of(table)
    for action in state.legal(seat):
        twin = state.clone()
        twin.apply(seat, action)
        if twin.reveal_count != state.reveal_count:
            return int(action)
    return -1


def test_against_bots_it_is_done_at_once() -> None:
    table, seat, action = at_quiet_choice([None, "dreamer"])
    before, moves = state_of(table).digest(), len(table.record.moves)
    do(table, table.move(owner(seat), action, 1.0))
    assert table.snapshot(seat, 1.0).undo.possible
    (event,) = do(table, table.undo(owner(seat), 2.0))
    assert (type(event).__name__, event.moves) == ("TookBack", 1)  # type: ignore[union-attr]
    assert state_of(table).digest() == before
    assert len(table.by) == len(table.record.moves) == moves
    assert table.asked(seat) == table.version
    do(table, table.move(owner(seat), action, 3.0))


def after_a_quiet_turn(bots: list[str | None], loud: bool = False) -> tuple[Table, int, str]:
    """A table of Workshop where a bot is asked right after a person moved and nothing came to light since.

    With the seat of that person, and the digest before their move. The bot can make a loud move, if asked for.
    """
    for seed in range(100):
        table = begun("workshop", bots, seed)
        rng = Rng(seed)
        before = ""
        for _ in range(200):
            if table.status == "over":
                break
            seat = state_of(table).actors[0]
            if table.bot_level(seat) is not None and table.by and table.by[-1] == "owner":
                asker = table.record.moves[-1][0]
                if table.snapshot(asker, 1.0).undo.possible and (not loud or loud_move(table, seat) >= 0):
                    return table, asker, before
            before = state_of(table).digest()
            action = quiet_move(table, seat)
            legal = state_of(table).legal(seat)
            action = action if action >= 0 else legal[int(rng.below(len(legal)))]
            if table.bot_level(seat) is None:
                do(table, table.move(owner(seat), action, 1.0))
            else:
                do(table, table.answer(bot_due(table, seat), action, 1.0))
    raise AssertionError("no such game")


def test_what_bots_did_since_goes_too() -> None:
    table, seat, before = after_a_quiet_turn([None, "dreamer"])
    do(table, table.answer(bot_due(table, 1), quiet_move(table, 1), 1.0))
    (event,) = do(table, table.undo(owner(seat), 1.0))
    assert event.moves == 2  # type: ignore[union-attr]
    assert state_of(table).digest() == before
    assert len(table.by) == len(table.record.moves)
    assert state_of(table).actors == (seat,)


def test_a_reveal_by_a_bot_since_keeps_the_move_too() -> None:
    table, seat, _ = after_a_quiet_turn([None, "dreamer"], loud=True)
    do(table, table.answer(bot_due(table, 1), loud_move(table, 1), 1.0))
    assert reason_of(table.undo, owner(seat), 1.0) == Reason.UNDO_REVEALED


def test_nothing_comes_back_after_a_reveal() -> None:
    table = begun("ravens", [None, "dreamer"])
    assert reason_of(table.undo, owner(0), 0.0) == Reason.UNDO_NOTHING
    do(table, table.move(owner(0), state_of(table).legal(0)[0], 1.0))
    assert reason_of(table.undo, owner(0), 1.0) == Reason.UNDO_REVEALED
    seen = table.snapshot(0, 1.0).undo
    assert (seen.possible, seen.why_not) == (False, "undo-revealed")


def test_the_move_of_another_person_is_never_crossed() -> None:
    table = begun("ravens", [None, None])
    do(table, table.move(owner(0), state_of(table).legal(0)[0], 1.0))
    assert reason_of(table.undo, owner(1), 1.0) == Reason.UNDO_NOT_YOURS


def test_among_people_all_others_agree() -> None:
    table, seat, action = at_quiet_choice([None, None, None])
    before = state_of(table).digest()
    do(table, table.move(owner(seat), action, 1.0))
    one, two = [other for other in range(3) if other != seat]
    assert reason_of(table.agree_undo, owner(one), 1.0) == Reason.UNDO_NOT_ASKED
    assert reason_of(table.refuse_undo, owner(one), 1.0) == Reason.UNDO_NOT_ASKED
    do(table, table.undo(owner(seat), 2.0))
    assert reason_of(table.undo, owner(seat), 2.0) == Reason.UNDO_ASKED
    assert reason_of(table.agree_undo, owner(seat), 2.0) == Reason.UNDO_ASKED
    do(table, table.agree_undo(owner(two), 3.0))
    seen = table.snapshot(one, 3.0).undo
    assert (seen.asked_by, seen.moves, seen.agreed) == (seat, 1, [two])
    assert reason_of(table.agree_undo, owner(two), 3.0) == Reason.UNDO_ASKED
    assert state_of(table).digest() != before
    do(table, table.agree_undo(owner(one), 4.0))
    assert state_of(table).digest() == before
    assert table.undo_asked is None


def test_one_refusal_is_enough() -> None:
    table, seat, action = at_quiet_choice([None, None, None])
    do(table, table.move(owner(seat), action, 1.0))
    moves = len(table.record.moves)
    for who in ((seat + 1) % 3, seat):  # or the one who asked thinks better of it
        do(table, table.undo(owner(seat), 2.0))
        do(table, table.refuse_undo(owner(who), 3.0))
        assert table.undo_asked is None
        assert len(table.record.moves) == moves


def test_a_move_or_a_change_of_players_ends_the_request() -> None:
    table, seat, action = at_quiet_choice([None, None, None])
    do(table, table.move(owner(seat), action, 1.0))
    other = (seat + 1) % 3
    do(table, table.undo(owner(seat), 2.0))
    do(table, table.leave(owner(other), 3.0))
    assert table.undo_asked is None
    do(table, table.undo(owner(seat), 4.0))
    do(table, table.come_back(owner(other), 5.0))
    assert table.undo_asked is None
    do(table, table.undo(owner(seat), 6.0))
    (actor,) = state_of(table).actors
    do(table, table.move(owner(actor), state_of(table).legal(actor)[0], 7.0))
    assert table.undo_asked is None


def test_who_is_away_is_not_asked() -> None:
    table, seat, action = at_quiet_choice([None, None])
    do(table, table.leave(owner(1 - seat), 1.0))
    do(table, table.move(owner(seat), action, 1.0))
    (event,) = do(table, table.undo(owner(seat), 2.0))
    assert type(event).__name__ == "TookBack"


def test_bots_wait_while_people_talk_about_it() -> None:
    table, asker, _ = after_a_quiet_turn([None, "dreamer", None])
    assert kinds(table) == [("bot", 1)]
    due = bot_due(table, 1)
    do(table, table.undo(owner(asker), 1.0))
    assert kinds(table) == []
    assert reason_of(table.answer, due, table.mind(1).legal[0], 1.0) == Reason.STALE
    do(table, table.refuse_undo(owner(2 - asker), 1.0))
    assert table.due() == [due]  # what it has thought meanwhile is welcome


def test_a_table_may_have_no_undo() -> None:
    table, seat, action = at_quiet_choice([None, "dreamer"], undo=False)
    do(table, table.move(owner(seat), action, 1.0))
    assert reason_of(table.undo, owner(seat), 1.0) == Reason.NO_UNDO
    assert not table.snapshot(seat, 1.0).undo.possible


def test_nothing_is_taken_back_against_the_glass() -> None:
    table = begun("runners", [None, "dreamer"], options={"patience": 120})
    do(table, table.move(owner(0), state_of(table).legal(0)[0], 1.0))
    assert reason_of(table.undo, owner(0), 1.0) == Reason.UNDO_TIMED
    table = begun("runners", [None, "dreamer"], options={"patience": 120}, glass=False)
    before = state_of(table).digest()
    do(table, table.move(owner(0), state_of(table).legal(0)[0], 1.0))
    do(table, table.undo(owner(0), 1.0))
    assert state_of(table).digest() == before


def test_who_is_away_or_a_stranger_takes_nothing_back() -> None:
    table, seat, action = at_quiet_choice([None, None])
    do(table, table.move(owner(seat), action, 1.0))
    do(table, table.leave(owner(seat), 1.0))
    assert reason_of(table.undo, owner(seat), 1.0) == Reason.AWAY
    assert reason_of(table.undo, "a stranger", 1.0) == Reason.NOT_SEATED
    assert reason_of(gathered("sandman", [None, None]).undo, owner(0), 1.0) == Reason.NOT_BEGUN


def test_moves_are_taken_back_many_times_but_not_for_ever() -> None:
    table, seat, action = at_quiet_choice([None, "drowsy"])
    for _ in range(MOST_UNDOS):
        do(table, table.move(owner(seat), action, 2.0))
        do(table, table.undo(owner(seat), 2.0))
    do(table, table.move(owner(seat), action, 2.0))
    assert reason_of(lambda: table.undo(owner(seat), 2.0)) == Reason.TOO_MANY_CHANGES
    assert table.snapshot(seat, 2.0).undo.why_not == "too-many-changes"
    assert Table.load(table.setup, table.events).undone == MOST_UNDOS, "counted anew from the events"


def test_nobody_fidgets_for_ever_but_every_game_can_be_finished() -> None:
    table = gathered("ravens", [None, None])
    while table.changes < MOST_CHANGES:
        do(table, table.ready(owner(0), 1.0, not table.seats[0].ready))
    for attempt in (
        lambda: table.ready(owner(1), 1.0),
        lambda: table.sit("another", "Another", 1.0),
        lambda: table.put_bot(0, "drowsy", 1.0),
    ):
        assert reason_of(attempt) == Reason.TOO_MANY_CHANGES
    do(table, table.leave(owner(1), 1.0))

    table = begun("ravens", [None, None])
    while table.changes < MOST_CHANGES:
        do(table, table.leave(owner(0), 1.0) if not table.seats[0].away else table.come_back(owner(0), 1.0))
    if not table.seats[0].away:
        do(table, table.leave(owner(0), 1.0))
    assert reason_of(lambda: table.come_back(owner(0), 1.0)) == Reason.TOO_MANY_CHANGES
    rng = Rng(3)
    while status_of(table) == "playing":
        seat = state_of(table).actors[0]
        legal = state_of(table).legal(seat)
        action = legal[int(rng.below(len(legal)))]
        if table.bot_level(seat) is None:
            do(table, table.move(owner(seat), action, 1.0))
        else:
            do(table, table.answer(bot_due(table, seat), action, 1.0))
    assert reason_of(lambda: table.rematch(owner(1), 1.0)) == Reason.TOO_MANY_CHANGES
