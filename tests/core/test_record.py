"""Records: written, read, replayed, refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import oneiros
from oneiros import BadRecord, Play, Record, plain
from oneiros.testing import walk

DOORS = oneiros.game("doors")


def played(moves: int = 20, seed: int | bytes = 3) -> Play:
    play = Play(DOORS, 1, seed)
    rng = oneiros.Rng(1)
    for _ in range(moves):
        legal = play.state.legal(0)
        play.apply(0, legal[rng.below(len(legal))])
    return play


@pytest.mark.parametrize("seed", [3, bytes(range(16))])
def test_replay_from_every_form(tmp_path: Path, seed: int | bytes) -> None:
    play = played(seed=seed)
    path = tmp_path / "game.json"
    path.write_bytes(play.record.to_json())
    for form in (play.record, plain(play.record), play.record.to_json(), path, str(path)):
        assert oneiros.replay(form).digest() == play.state.digest()


def test_resume_goes_on() -> None:
    play = played()
    again = Play.resume(play.record, DOORS)
    assert again.state.digest() == play.state.digest()
    assert again.record == play.record
    again.apply(0, again.state.legal(0)[0])
    assert len(again.record.moves) == len(play.record.moves) + 1


def test_undo_only_where_nothing_came_to_light() -> None:
    undone = refused = 0
    for play in walk(DOORS, 2, {}, seed=4):
        if len(play.record.moves) == 0:
            assert not play.can_undo()
        elif play.can_undo():
            undone += 1
            twin = Play.resume(Record(**plain(play.record)), DOORS)
            before = oneiros.replay({**plain(play.record), "moves": plain(play.record.moves)[:-1]})
            twin.undo()
            assert twin.state.digest() == before.digest()
        else:
            refused += 1
    assert undone
    assert refused


def test_what_the_partner_saw_cannot_be_undone() -> None:
    """The card discarded out of a prophecy is shown to both; the order of the others to nobody."""
    prophecies = 0
    for seed in range(12):
        for play in walk(DOORS, 2, {}, seed):
            if play.record.moves:
                words = plain(DOORS.decode(play.record.moves[-1][1]))["do"]
                prophecies += words == "foresee"
                assert words != "foresee" or not play.can_undo()
                assert words != "give" or play.can_undo()
    assert prophecies


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules_version": 999}, "version 999 of the rules"),
        ({"content": "0" * 32}, "other cards"),
        ({"players": 9}, "1 to 2 players"),
        ({"options": {"talk": "loud"}}, "option 'talk'"),
        ({"seed": "xyz"}, "seed"),
        ({"seed": "00"}, "seed is 16 bytes"),
        ({"seed": -5}, "seed"),
        ({"moves": [[0, 137]]}, "move 1 of the record cannot be made"),
        ({"moves": [[1, 0]]}, "move 1 of the record cannot be made"),
        ({"moves": [["a", 0]]}, "not a record"),
        ({"surprise": 1}, "not a record"),
    ],
)
def test_bad_records_say_why(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        oneiros.replay({**plain(played(3).record), **change})


def test_unreadable_files_say_why(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        oneiros.replay(tmp_path / "none.json")
    broken = tmp_path / "broken.json"
    for text in (b"{", b"\xff\xfe", b"[]", b""):
        broken.write_bytes(text)
        with pytest.raises(BadRecord, match="not a record"):
            oneiros.replay(broken)
    with pytest.raises(oneiros.UnknownGame, match="the games are: doors"):
        oneiros.replay({**plain(played(1).record), "game": "chess"})
