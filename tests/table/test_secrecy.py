"""Law 5, end to end: nothing that a table gives a viewer depends on what the viewer may not know.

Beside the true table runs a twin for each seat. Its truth is a state imagined for that seat, its log has lost what
the seat could not see, and its list of events lies about the actions of others, the owners and the seed. Both go
through the same events. As long as the seat has seen the same in both games it cannot tell them apart, so every byte
that the table gives it, and every refusal, must be the same; and so must all that a spectator gets.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import msgspec
import pytest

import oneiros
from oneiros.core.chance import Rng
from oneiros.core.state import EVERYONE, Note
from oneiros.core.types import TABLE
from oneiros.table import AnyEvent, Clock, Table, TableRefusal
from oneiros.table.events import Moved, Sat
from oneiros.table.snapshot import events_since
from oneiros.testing.laws import seen_by
from tests.table.tables import begun, bot_due, do, kinds_of_play, owner, reason_of, state_of, status_of, step

MOVES = 40
SCRAMBLED = "a secret that must not get out"


def without_secrets(notes: list[Note], seat: int) -> list[Note]:
    """The same notes, in which what the seat did not see is something else."""
    return [
        (what, actor, facts, hidden if eyes == EVERYONE or eyes >> seat & 1 else dict.fromkeys(hidden, SCRAMBLED), eyes)
        for what, actor, facts, hidden, eyes in notes
    ]


def lied_about(event: AnyEvent, seat: int) -> AnyEvent:
    """The same event, in which what the seat may not know is something else."""
    if isinstance(event, Moved) and event.seat != seat:
        return msgspec.structs.replace(event, action=10**6)
    if isinstance(event, Sat):
        return msgspec.structs.replace(event, owner=SCRAMBLED + str(event.seat))
    return event


def lied_moves(table: Table, seat: int) -> list[tuple[int, int]]:
    """The moves of the record, in which secret ones of others are other secret ones."""
    secret = table.game.secret_actions()
    other = {action: secret.index(1) for action in range(len(secret)) if secret[action]}
    return [(who, what if who in (seat, TABLE) else other.get(what, what)) for who, what in table.record.moves]


def twin_for(table: Table, seat: int, rng: Rng) -> Table:
    """A table that the seat cannot tell from this one."""
    twin = table.clone()
    assert table.play is not None
    assert twin.play is not None
    twin.setup = msgspec.structs.replace(table.setup, seed="ee" * 16)
    for number, one in enumerate(twin.seats):
        if one.is_person:
            one.owner = owner(number) if number == seat else SCRAMBLED + str(number)
    twin.play._start = msgspec.structs.replace(table.play.record, seed="ee" * 16, moves=[])
    twin.play._moves = lied_moves(table, seat)
    twin.play._reveals = table.play._reveals[: table.play.made]
    twin.play._record = None
    twin.play.state = table.play.state.imagine(seat, rng)
    twin.play.state.listen()
    twin._events = [lied_about(event, seat) for event in table.events]
    twin._by = list(table.by)
    twin._logs = [(version, without_secrets(notes, seat)) for version, notes in table._logs[: table._logged]]
    return twin


def given_to(table: Table, seat: int | None, now: float, tried: list[int]) -> bytes:
    """Every byte that a viewer gets: what is seen, what is told, and what is said when they try what they may not."""
    said: list[str] = []
    if seat is not None:
        for action in tried:
            try:
                table.move(owner(seat), action, now)
            except TableRefusal as refusal:
                said += [refusal.code, str(refusal), refusal.rule]
        for call in (table.undo, table.agree_undo, table.refuse_undo, table.come_back, table.rematch):
            try:
                said += [type(event).__name__ for event in call(owner(seat), now)]
            except TableRefusal as refusal:
                said += [refusal.code, str(refusal)]
    return msgspec.json.encode([table.snapshot(seat, now, since=0, here=[0]), table.snapshot(seat, now), said])


def same_so_far(table: Table, twin: Table, seat: int) -> bool:
    """Whether the rules themselves show the seat the same in both."""
    return seen_by(state_of(table), seat) == seen_by(state_of(twin), seat)


def hidden_differs(table: Table, twin: Table) -> bool:
    """Whether somebody at the twin sees another thing: then more than the chance to come is another."""
    seats = range(table.setup.players)
    return any(state_of(table).view(seat) != state_of(twin).view(seat) for seat in seats)


def followed(twin: Table, events: list[AnyEvent]) -> bool:
    """Whether the twin could go the same way."""
    for event in events:
        if isinstance(event, Moved) and not state_of(twin).allows(event.seat, event.action):
            return False
    twin.commit(events)
    return True


@pytest.mark.parametrize(("game", "players", "options"), kinds_of_play())
def test_no_byte_depends_on_what_a_viewer_may_not_know(game: str, players: int, options: dict[str, Any]) -> None:
    counts: Counter[str] = Counter()
    for seed in range(2):
        bots: list[str | None] = [None] * players
        if seed == 1:
            bots[-1] = "dreamer"  # then moves can be taken back at once
        check_game(begun(game, bots, bytes([seed] * 16), options=options, clock=Clock("game", 600.0)), seed, counts)
    assert counts["compared"] > MOVES
    hides_little = game == "workshop" or options.get("talk") == "open"  # little but the bag, or the order of the deck
    assert hides_little or counts["other truth"] > MOVES // 4, counts
    assert counts["grown older"] > MOVES // 4, counts


def check_game(table: Table, seed: int, counts: Counter[str]) -> None:
    rng = Rng(seed)
    twins: dict[int, Table] = {}
    size = table.game.num_actions
    for number in range(MOVES):
        if status_of(table) == "over":
            return
        now = float(number)
        for seat in table.people:
            tried = [int(rng.below(size)) for _ in range(4)]
            fresh = twin_for(table, seat, rng)
            for twin, older in ((fresh, False), (twins.get(seat), True)):
                if twin is None:
                    continue
                for eyes in (seat, None):
                    mine = given_to(table, eyes, now, tried)
                    assert given_to(twin, eyes, now, tried) == mine, f"{seat} as {eyes} can tell after {number} moves"
                    assert str(table.setup.seed).encode() not in mine
                    assert b"id-of" not in mine
                counts["compared"] += 1
                counts["other truth"] += hidden_differs(table, twin)
                counts["grown older"] += older
            if not twins.get(seat) or not rng.below(8):
                twins[seat] = fresh
        events = step(table, rng, now)
        if status_of(table) == "over":
            return
        for seat, twin in [*twins.items()]:
            if not followed(twin, events) or not same_so_far(table, twin, seat):
                del twins[seat]


@pytest.mark.parametrize("game", oneiros.all_games())
def test_a_bot_is_given_no_more_than_its_seat_may_know(game: str) -> None:
    table = begun(game, ["dreamer", None], bytes(16))
    rng = Rng(3)
    compared = 0
    for number in range(40):
        if status_of(table) == "over":
            break
        for due in table.due():
            if due.kind == "bot":
                mind, other = table.mind(0), twin_for(table, 0, rng).mind(0)
                assert (mind.legal, mind.view, mind.moves) == (other.legal, other.view, other.moves)
                assert mind.dream.digest() == other.dream.digest()
                compared += 1
        step(table, rng, float(number))
    assert compared


def test_old_news_are_told_as_kept_ones_are() -> None:
    """What is made again by replaying is what was told when it happened, undone moves included."""
    for options in ({}, {"memory": "strict"}):
        table = begun("ravens", [None, None, None], options=options)
        short = Table(table.setup, keep=3)
        short.commit(table.events)
        rng = Rng(5)
        for number in range(50):
            short.commit(step(table, rng, float(number)))
            for seat in (0, 1, 2, None):
                for since in (0, 5, table.version - 1, table.version):
                    assert short.events_since(seat, since) == table.events_since(seat, since)
        assert short.forgotten
        assert short._logged == 3


def test_what_is_told_is_what_was_seen_at_the_time() -> None:
    table = begun("ravens", [None, None], keep=None)
    rng = Rng(5)
    heard: dict[int | None, list[Any]] = {0: [], 1: [], None: []}
    for number in range(50):
        step(table, rng, float(number))
        for seat, all_news in heard.items():
            all_news.append(state_of(table).news(seat))
            told = table.events_since(seat, 0)
            assert [one.news for one in told if one.event == "moved"] == all_news
            assert [one.version for one in told] == list(range(1, table.version + 1))


def test_a_game_of_memory_shows_a_card_in_its_view_alone() -> None:
    table = begun("ravens", [None, "dreamer"], options={"memory": "strict"})
    do(table, table.move(owner(0), state_of(table).legal(0)[0], 1.0))
    assert [told.news[0].facts["card"] for told in table.events_since(0, table.version - 1)] == [None]
    view = table.snapshot(0, 2.0).view
    assert any(oneiros.plain(view)["dreamers"][0]["dream"])


def test_a_game_that_hides_past_views_tells_a_secret_until_its_seat_moves_again() -> None:
    table = begun("ravens", [None, "dreamer"])
    strict = cast(Any, oneiros.game("ravens").new(players=2, seed=0, memory="strict")).setting
    look = state_of(table).legal(0)
    do(table, table.move(owner(0), look[0], 1.0))
    version = table.version

    def card() -> object:
        twin = table.clone()
        assert twin.play is not None
        twin.play.state = twin.play.state.clone()
        cast(Any, twin.play.state).setting = strict
        (told,) = [one for one in events_since(twin, 0, version - 1) if one.version == version]
        return told.news[0].facts["card"]

    first = card()
    assert first is not None
    do(table, table.answer(bot_due(table, 1), table.mind(1).legal[0], 2.0))
    assert card() == first
    do(table, table.move(owner(0), look[1], 3.0))
    assert card() is None


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    table = begun("ravens", [None, None])
    assert table.snapshot(None, 0.0).choices == []
    assert reason_of(table.replay, 7, 7)
