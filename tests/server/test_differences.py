"""Differences: what is found makes the new value of the old one, and pictures told by them are the pictures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.client.reading import TellReader
from oneiros.core.chance import Rng
from oneiros.core.errors import Refusal
from oneiros.core.types import Move
from oneiros.server import clock, differences, wire
from oneiros.server.live import redaction
from oneiros.server.live.changes import LastPicture, read_choices, write_choices
from oneiros.table import Choice, Table
from tests.server.house import House, play_out
from tests.server.test_secrecy import live_of
from tests.table.tables import begun, kinds_of_play, owner, status_of, step

GOLDEN = json.loads(Path("tests/golden/differences.json").read_text(encoding="utf-8"))
SHARE = 5  # a picture told by what differs takes at most one byte in so many of a whole one


def plain(value: Any) -> Any:
    """As it comes out at the other end."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("one", GOLDEN, ids=[one["what"] for one in GOLDEN])
def test_differences_are_written_and_read_as_agreed(one: dict[str, Any]) -> None:
    if not one.get("read_only"):
        assert differences.find(one["old"], one["new"]) == one["difference"]
    assert differences.apply(one["old"], one["difference"]) == one["new"]
    assert differences.find(one["new"], one["new"]) is differences.SAME


def test_the_order_of_names_is_told_wherever_they_are() -> None:
    old, new = {"a": 2, "b": 3}, {"b": 3, "a": 2}
    for wrap in (lambda one: one, lambda one: [one], lambda one: {"x": one}):
        found = differences.find(wrap(old), wrap(new))
        assert found is not differences.SAME
        assert json.dumps(differences.apply(wrap(old), plain(found))) == json.dumps(wrap(new))


# No 0 and no 1: for Python they are False and True, and a field is not to become another kind.
scalars = st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["", "a", "b"]) | st.just(0.5)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd01"), inner, max_size=4),
    max_leaves=25,
)


@given(values, values)
@settings(max_examples=400, deadline=None)
def test_what_is_found_makes_the_new_value_of_the_old_one(old: Any, new: Any) -> None:
    found = differences.find(old, new)
    if found is differences.SAME:
        assert old == new
        return
    before = plain(old)
    made = differences.apply(before, plain(found))
    assert made == new
    if made != old:
        assert msgspec.json.encode(made) == msgspec.json.encode(new), "names are in their order"
    assert before == old, "what was given has not changed"


class Thing(msgspec.Struct, rename="upper", tag_field="is", tag="thing"):
    number: int
    parts: tuple[Any, ...] = ()
    by_number: dict[int, Any] = {}


class Other(Thing, tag="other"):
    pass


class Sparing(msgspec.Struct, omit_defaults=True):
    count: int = 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (Thing(1, (1, 2)), Thing(2, (1, 2))),
        (Thing(1, (Thing(1), 2)), Thing(1, (Thing(2), 2))),
        (Thing(1, (Thing(1),)), Thing(1, (Other(1),))),
        (Thing(1, (Sparing(1),)), Thing(1, (Sparing(0),))),
        (Thing(1, (), {1: 1, 2: 2}), Thing(1, (), {1: 3, 4: [2]})),
        (Thing(1, (True,)), Thing(1, (1, 1))),
    ],
)
def test_structs_differ_as_their_json_does(old: Any, new: Any) -> None:
    assert differences.apply(plain(old), plain(differences.find(old, new))) == plain(new)


class Follower:
    """A viewer who gets differences, beside one who gets whole pictures."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.sent = LastPicture()
        self.reader = TellReader()
        self.version: int | None = None
        self.bytes = self.whole_bytes = 0

    def see(self, table: Table) -> wire.AnyTell:
        """Look at the table, and hold what was put together against the whole picture."""
        live = live_of(table)
        whole = redaction.picture(live, self.person, self.version)
        message = self.sent.follow(*redaction.picture_and_told(live, self.person, self.version))
        text = wire.encode(message)
        if self.version is not None:
            self.bytes += len(text)
            self.whole_bytes += len(wire.encode(whole))
        self.version = table.version
        read = self.reader.read(text, table.setup.game)
        assert wire.encode(read) == wire.encode(whole)
        return message


@pytest.mark.parametrize(("game", "players", "options"), kinds_of_play())
def test_a_game_told_by_differences_is_the_game(
    game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "now", lambda: 5.0)
    rng, table = Rng(7), begun(game, [None] * players, options=options)
    misses = Follower(None)  # every second one
    viewers = [Follower(owner(seat)) for seat in range(players)] + [misses]
    kinds = {type(viewer.see(table)) for viewer in viewers}
    assert kinds == {wire.Picture}, "the first one is whole"
    for number in range(80):
        if status_of(table) != "playing":
            break
        step(table, rng, number)
        for viewer in viewers:
            if viewer is not misses or number % 2:
                assert isinstance(viewer.see(table), wire.Changes)
    sent = sum(viewer.bytes for viewer in viewers[:-1])
    whole = sum(viewer.whole_bytes for viewer in viewers[:-1])
    assert sent * SHARE <= whole, f"{sent} of {whole}"


@given(st.lists(st.tuples(st.integers(0, 12), st.none() | st.just("wake")), unique_by=lambda one: one[0]).map(sorted))
@settings(deadline=None)
def test_choices_are_read_as_they_were_written(choices: list[tuple[int, str | None]]) -> None:
    written = write_choices([Choice(action, Move(), warning) for action, warning in choices])
    assert read_choices(plain(written)) == choices
    assert len(written) <= len(choices)


def test_choices_are_written_as_the_browser_writes_them() -> None:
    """The same cases are in web/tests/differences.test.ts."""

    def of(*pairs: tuple[int, str | None]) -> list[Any]:
        return write_choices([Choice(action, Move(), warning) for action, warning in pairs])

    assert of() == []
    assert of((1, None), (2, None), (4, None)) == [1, 2, 4]
    assert of((1, None), (2, None), (3, None), (5, None)) == [(1, 3), 5]
    assert of((1, "a"), (2, "a"), (3, "b"), (4, None)) == [(1, 2, "a"), (3, "b"), 4]


def test_other_eyes_get_a_whole_picture() -> None:
    table = begun("ravens", [None, None])
    sent = LastPicture()
    for person in (owner(0), owner(1), None):
        assert isinstance(sent.follow(redaction.picture(live_of(table), person, None), []), wire.Picture)
    assert isinstance(sent.follow(redaction.picture(live_of(table), None, None), []), wire.Changes)
    sent.forget()
    assert isinstance(sent.follow(redaction.picture(live_of(table), None, None), []), wire.Picture)


def test_changes_of_another_picture_are_not_taken() -> None:
    with pytest.raises(Refusal):
        TellReader().read(b'{"tell":"changes","after":3,"change":{}}', "doors")


def test_who_asks_for_changes_sees_what_others_see(house: House) -> None:
    async def story() -> None:
        anna, berta = await house.guest("Anna"), await house.guest("Berta")
        table = (await anna.post("/api/tables", game="ravens", players=2, options={"rounds": 1}))["id"]
        async with anna.at(table) as one, berta.at(f"{table}?changes=yes") as two, berta.at(table) as beside:
            await two.done("sit")
            await two.done("ready")
            await one.done("ready")
            await play_out(one, two, most=40)
            await beside.reach(two.seen["version"])
            await two.reach(beside.seen["version"])
            timeless = [
                {**line.picture, "seen": {**line.seen, "seats": [{**seat, "waited": 0} for seat in line.seen["seats"]]}}
                for line in (two, beside)
            ]
            assert timeless[0] == timeless[1]
            kinds = [msgspec.json.decode(text)["tell"] for text in two.raw]
            assert kinds.count("picture") == 2, "at first, and after sitting down"
            assert kinds.count("changes") > 5
            await two.done("look", since=0)
            await two.wait(lambda: b'"tell":"picture"' in two.raw[-1])

    house.run(story())
