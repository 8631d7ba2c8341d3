"""A table is its events: whoever loads them is where the others are. And whatever is done to it, it can go on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import oneiros
from oneiros.core.chance import Rng
from oneiros.core.errors import BadRecord
from oneiros.games import BUILT_IN
from oneiros.table import AnyEvent, Clock, DueEvent, Setup, Table, TableRefusal, decode_event, encode_event
from oneiros.table.events import Moved, SeatTransferred, Started
from tests.table.tables import begun, do, gathered, owner, state_of, step


def everything(table: Table, now: float) -> bytes:
    """All that anybody can get from a table, and what is due at it."""
    seen = [table.snapshot(seat, now, since=0) for seat in (*range(table.setup.players), None)]
    digest = None if table.play is None else table.play.state.digest()
    return msgspec.json.encode([table.version, digest, table.due(), seen, table.by])


def loaded(table: Table) -> Table:
    """The table as another process loads it from a store."""
    setup = msgspec.json.decode(msgspec.json.encode(table.setup), type=Setup)
    return Table.load(setup, [decode_event(encode_event(event)) for event in table.events])


@pytest.mark.parametrize("game", oneiros.all_games())
def test_the_same_events_give_the_same_table_at_every_version(game: str) -> None:
    table = begun(game, [None, "dreamer"], bytes(16), clock=Clock("game", 300.0, 2.0))
    rng = Rng(7)
    seen = {}
    for number in range(60):
        if table.status == "over":
            break
        if number % 9 == 4:
            do(table, table.leave(owner(0), float(number)))
            do(table, table.come_back(owner(0), number + 0.5))
        if table.snapshot(0, number).undo.possible and number % 2:
            do(table, table.undo(owner(0), float(number)))
        step(table, rng, float(number))
        seen[table.version] = everything(table, table.time)
    again = Table(table.setup)
    for event in table.events:
        again.commit([decode_event(encode_event(event))])
        if again.version in seen:
            assert everything(again, again.time) == seen[again.version]
    assert everything(again, 99.0) == everything(table, 99.0) == everything(loaded(table), 99.0)


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_is_tried_on_a_copy_is_seen_by_no_other(game: str) -> None:
    """Copies share what only grows: whichever goes on, and however often, the others stay as they were."""
    table = begun(game, [None, None], keep=4)
    rng = Rng(11)
    for number in range(20):
        if table.status == "over":
            break
        before = everything(table, float(number))
        tried = [table.clone() for _ in range(3)]
        for place, twin in enumerate(tried):
            for later in range(place + 1):
                if twin.status == "playing":
                    step(twin, rng, number + later / 10)
            for seat in (0, 1):
                if twin.status == "playing" and twin.snapshot(seat, number).undo.possible and number % 3 == 0:
                    do(twin, twin.undo(owner(seat), number + 0.5))
            assert everything(table, float(number)) == before
        for twin in tried:
            assert everything(twin, number + 1.0) == everything(loaded(twin), number + 1.0)
        table = tried[number % 3]


def test_events_that_cannot_be_are_refused() -> None:
    table = begun("ravens", [None, None])
    with pytest.raises(BadRecord, match="event 6 of the table cannot be"):
        table.commit([Moved(6, 1.0, 0, 10**6, "owner")])
    assert table.version == 5
    fresh = gathered("ravens", [None, None])
    with pytest.raises(BadRecord, match="before the start"):
        fresh.commit([Moved(3, 1.0, 0, 0, "owner")])
    with pytest.raises(msgspec.ValidationError):
        decode_event(b'{"event":"moved","version":1,"at":0,"seat":0,"action":1,"by":"owner","extra":1}')
    with pytest.raises(msgspec.ValidationError):
        decode_event(b'{"event":"teleported","version":1,"at":0}')
    assert encode_event(Started(3, 1.0)) == b'{"event":"started","version":3,"at":1.0}'


# Anything in any order

ACTS = (
    "move", "move", "move", "answer", "answer", "answer", "fire", "fire", "undo", "agree_undo", "refuse_undo", "leave",
    "come_back", "resign", "rematch", "refuse_rematch", "sit", "ready", "put_bot", "free", "start", "nonsense",
)  # fmt: skip


def act(table: Table, what: str, seat: int, choice: int, now: float) -> list[AnyEvent]:
    """One call of a client, a bot or a clock, sensible or not."""
    state = None if table.play is None else table.play.state
    if what == "move":
        legal = state.legal(seat) if state is not None else []
        return table.move(owner(seat), legal[choice % len(legal)] if legal else choice, now)
    if what == "nonsense":
        return table.move(owner(seat), choice * 37, now, asked=choice)
    if what in ("answer", "fire"):
        due = [due for due in table.due() if (due.kind == "bot") == (what == "answer")]
        if not due:
            return table.fire(DueEvent("clock", seat, now, choice), now)
        one = due[choice % len(due)]
        if what == "fire":
            return table.fire(one, one.at)
        legal = table.mind(one.seat).legal
        return table.answer(one, legal[choice % len(legal)], now)
    if what == "sit":
        return table.sit(owner(seat), f"P{seat}", now, seat if choice % 2 else None)
    if what == "put_bot":
        return table.put_bot(seat, "drowsy", now)
    if what == "free":
        return table.free(seat, now)
    if what == "start":
        return table.start(now)
    call: Any = getattr(table, what)
    events: list[AnyEvent] = call(owner(seat), now)
    return events


def finish(table: Table, now: float) -> None:
    """Whatever has happened: people come, sit, play, and it ends."""
    if table.status == "gathering":
        for number, seat in enumerate(table.seats):
            if seat.is_open:
                do(table, table.put_bot(number, "drowsy", now))
        for number in table.people:
            if table.status == "gathering":
                do(table, table.ready(table.seats[number].owner or "", now))
        if table.status == "gathering":
            do(table, table.start(now))
    rng = Rng(1)
    for _ in range(table.game.max_moves + 50):
        if table.status == "over":
            return
        if not table.awake:
            back = next(number for number in table.people if not table.seats[number].resigned)
            do(table, table.come_back(table.seats[back].owner or "", now))
        if table.undo_asked is not None:
            do(table, table.refuse_undo(table.seats[table.present[0]].owner or "", now))
        late = [due for due in table.due() if due.kind != "bot" and due.at <= max(now, table.time)]
        if late:
            do(table, table.fire(late[0], now))
            continue
        seats = state_of(table).awaited
        seat = seats[int(rng.below(len(seats)))]
        action = int(state_of(table).pick(seat, rng))
        person = table.seats[seat].owner
        if table.bot_level(seat) is None and person is not None:
            do(table, table.move(person, action, now))
        else:
            (due,) = [due for due in table.due() if due.kind == "bot" and due.seat == seat]
            do(table, table.answer(due, action, now))
    raise AssertionError("it does not end")


@settings(max_examples=60, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    game=st.sampled_from([(game, oneiros.game(game).players[0]) for game in BUILT_IN] + [("doors", 2)]),
    clock=st.sampled_from([Clock(), Clock("move", 20.0), Clock("game", 60.0, 1.0)]),
    sat=st.booleans(),
    seed=st.integers(0, 2**32),
    acts=st.lists(
        st.tuples(st.sampled_from(ACTS), st.integers(0, 3), st.integers(0, 40), st.floats(0, 15)), max_size=60
    ),
)
def test_whatever_is_done_the_table_can_be_played_on(
    game: tuple[str, int], clock: Clock, sat: bool, seed: int, acts: list[tuple[str, int, int, float]]
) -> None:
    name, players = game
    bots: list[str | None] = [None] * (players - seed % 2) + ["drowsy"] * (seed % 2)
    table = (begun if sat else gathered)(name, bots, seed, clock=clock)
    now = 0.0
    for what, seat, choice, pause in acts:
        now += pause
        before = everything(table, 1e6) if choice < 8 else b""
        try:
            events = act(table, what, seat, choice, now)
        except TableRefusal:
            assert not before or everything(table, 1e6) == before, "a refusal changes nothing"
        else:
            assert not before or everything(table, 1e6) == before, "a proposal changes nothing"
            do(table, events)
            assert [event.version for event in events] == [*range(table.version - len(events) + 1, table.version + 1)]
    assert everything(loaded(table), now) == everything(table, now)
    finish(table, now)
    assert table.result is not None
    assert everything(loaded(table), now) == everything(table, now)


def test_a_seat_that_got_another_owner_is_stored_as_it_always_was() -> None:
    stored = b'{"event":"inherited","version":3,"at":1.5,"seat":0,"owner":"anna","name":"Anna"}'
    assert decode_event(stored) == SeatTransferred(3, 1.5, 0, "anna", "Anna")
    assert encode_event(decode_event(stored)) == stored
