"""`oneiros verify`: a promise that holds, and all the ways in which it does not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import oneiros
from oneiros.table import Proof, match, promise
from tests.cli.runs import run, succeed

SECRET = bytes(range(16))


@pytest.fixture
def proof() -> Proof:
    record = match(oneiros.game("doors"), ["drowsy", "drowsy"], SECRET).record
    return Proof(promise=promise(record), record=record)


def kept(folder: Path, value: object) -> Path:
    path = folder / "replay.json"
    path.write_bytes(msgspec.json.encode(value))
    return path


def test_a_promise_that_holds(proof: Proof, tmp_path: Path) -> None:
    file = kept(tmp_path, proof)
    for shown in (
        succeed("verify", file),
        succeed("verify", file, "--promise", proof.promise.upper()),
        succeed("verify", kept(tmp_path, proof.record), "--promise", proof.promise),
    ):
        assert f"dealt as promised: {proof.promise}" in shown
        assert f"All {len(proof.record.moves)} moves keep to the rules." in shown
        assert "Scores by seat" in shown


def test_a_game_broken_off(proof: Proof, tmp_path: Path) -> None:
    record = msgspec.structs.replace(proof.record, moves=proof.record.moves[:3])
    assert "not played to its end" in succeed("verify", kept(tmp_path, msgspec.structs.replace(proof, record=record)))


def test_what_does_not_hold_is_one_line(proof: Proof, tmp_path: Path) -> None:
    record = proof.record
    other = msgspec.structs.replace(record, seed="ab" * 16, moves=[])
    cheat = msgspec.structs.replace(record, moves=[(0, 10**6)])
    number = msgspec.structs.replace(record, seed=7, moves=[])
    for value, more, said in (
        (msgspec.structs.replace(proof, record=other), [], "promise does not hold"),
        (proof, ["--promise", "00" * 32], "promise does not hold"),
        (msgspec.structs.replace(proof, record=cheat), [], "move 1 of the record cannot be made"),
        (record, [], "has no promise in it"),
        (number, ["--promise", "x"], "nothing was promised"),
        ({"dear": "diary"}, [], "not a record"),
    ):
        result = run("verify", kept(tmp_path, value), *more)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        assert said in result.stderr
    assert run("verify", tmp_path / "none.json").exit_code == 2
