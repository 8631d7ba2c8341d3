"""What is told of a finished game, and the promise that it was dealt fairly."""

from __future__ import annotations

import msgspec
import pytest

import oneiros
from oneiros.core.errors import BadRecord
from oneiros.table import Proof, Reason, Table, promise, verify
from tests.table.tables import SEED, begun, do, owner, reason_of, state_of
from tests.table.test_ending import played_out


def finished(game: str = "ravens", **more: object) -> Table:
    return played_out(begun(game, [None, None], **more))  # type: ignore[arg-type]


def test_before_the_end_everybody_has_their_own_eyes_alone() -> None:
    table = begun("ravens", [None, None])
    do(table, table.move(owner(0), state_of(table).legal(0)[0], 1.0))
    mine, watched = table.replay(0, 0), table.replay(None, 0)
    assert [frame.views for frame in mine][-1] == [state_of(table).view(0)]
    assert mine[-1].news == state_of(table).news(0)
    assert watched[-1].news == state_of(table).news(None)
    assert mine[-1].move == table.game.decode(table.record.moves[-1][1])
    assert watched[-1].move is None
    assert table.replay(1, 1)[-1].move is None
    for eyes, viewer in ((1, 0), (0, None), ("open", 0), ("open", None)):
        assert reason_of(table.replay, eyes, viewer) == Reason.HIDDEN
    assert reason_of(table.replay, 2, 2) == Reason.NO_SUCH_SEAT
    assert reason_of(table.proof) == Reason.HIDDEN


def test_a_game_of_memory_is_not_shown_again_before_its_end() -> None:
    table = begun("ravens", [None, None], options={"memory": "strict"})
    assert reason_of(table.replay, 0, 0) == Reason.HIDDEN
    assert len(table.replay(None, 0)) == 1


def test_after_the_end_everything_is_open() -> None:
    table = finished()
    everything = table.replay("open", None)
    assert len(everything) == len(table.record.moves) + 1
    assert all(len(frame.views) == 2 and frame.by == "owner" for frame in everything[1:])
    assert all(frame.move is not None for frame in everything[1:])
    assert table.replay(1, None)[-1].views == [state_of(table).view(1)]
    looked = everything[1].news[0]
    assert looked.facts["card"] is not None
    assert msgspec.json.encode(everything)


def test_the_promise_is_there_from_the_beginning_and_holds() -> None:
    table = begun("ravens", [None, None])
    seen = table.snapshot(None, 0.0)
    assert seen.seed is None
    assert len(seen.promise) == 64
    table = played_out(table)
    proof = msgspec.json.decode(msgspec.json.encode(table.proof()), type=Proof)
    assert verify(proof, table.game) == state_of(table).outcome
    assert verify(proof, table.game, seen.promise.upper()) == state_of(table).outcome


def test_a_broken_promise_is_found() -> None:
    table = finished()
    proof = table.proof()
    other = msgspec.structs.replace(proof.record, seed="ff" * 16)
    with pytest.raises(BadRecord, match="promise does not hold"):
        verify(Proof(promise=proof.promise, record=other), table.game)
    with pytest.raises(BadRecord, match="promise does not hold"):
        verify(Proof(promise=promise(other), record=other), table.game, proof.promise)
    moves = [*proof.record.moves[:-1], (0, 0)]
    with pytest.raises(BadRecord, match="cannot be made"):
        verify(Proof(promise=proof.promise, record=msgspec.structs.replace(proof.record, moves=moves)), table.game)
    for change in ({"players": 3}, {"options": {**other.options, "rounds": 1}}, {"content": "0" * 32}):
        assert promise(msgspec.structs.replace(proof.record, **change)) != proof.promise


def test_a_number_as_seed_promises_nothing() -> None:
    """Its hash would give it away: there are few numbers that people choose."""
    table = begun("ravens", [None, None], 7)
    assert table.snapshot(None, 0.0).promise == ""
    with pytest.raises(BadRecord, match="nothing was promised"):
        verify(Proof(promise="", record=table.record), table.game)


def test_the_promise_is_what_the_documents_say() -> None:
    from hashlib import blake2b
    from json import dumps

    record = begun("ravens", [None, None], SEED).record
    options = dict(sorted(record.options.items()))
    parts = ["oneiros-fairness-1", "ravens", record.rules_version, record.content, 2, options, SEED.hex()]
    text = dumps(parts, separators=(",", ":"))
    assert promise(record) == blake2b(text.encode(), digest_size=32).hexdigest()
    assert oneiros.game("ravens").content.fingerprint() == record.content
