"""Content files: checked when read, every error names the file, the entry and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import oneiros
from oneiros import BadContent

STANDARD = (oneiros.game("doors").folder / "content.toml").read_text(encoding="utf-8")


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_own_pack_can_be_played_and_has_its_own_fingerprint(tmp_path: Path) -> None:
    path = write(tmp_path, STANDARD.replace("nightmares = 10", "nightmares = 3"))
    mine = oneiros.game("doors", content=path)
    assert sum(mine.new(seed=1).inventory()) == 69
    assert mine.content.fingerprint() != oneiros.game("doors").content.fingerprint()
    # Layout and comments do not change it.
    spaced = write(tmp_path, "# my cards\n\n" + STANDARD)
    assert oneiros.game("doors", content=spaced).content.fingerprint() == oneiros.game("doors").content.fingerprint()


def test_a_record_of_an_own_pack_needs_that_pack(tmp_path: Path) -> None:
    path = write(tmp_path, STANDARD.replace("nightmares = 10", "nightmares = 3"))
    play = oneiros.Play(oneiros.game("doors", content=path), 1, 5)
    with pytest.raises(oneiros.BadRecord, match="other cards"):
        oneiros.replay(play.record)
    assert oneiros.replay(play.record, content=path).digest() == play.state.digest()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("nightmares = 10", "nightmares = 31", "nightmares: must be 0 to 30, not 31"),
        ("nightmares = 10", "nightmares = 'ten'", "nightmares: Expected `int`"),
        ("nightmares = 10", "", "missing required field `nightmares`"),
        ("nightmares = 10", "nightmares = 10\ncats = 1", "unknown field `cats`"),
        ('"green"', '"grey"', "colour: there must be four"),
        ("suns = 9", "suns = 99", "colour 'red', suns: must be 0 to 15, not 99"),
        ("suns = 9", "suns = -1", "colour 'red', suns"),
        ("suns = 9", "suns = 1.5", r"colour\[0\].suns"),
        ("doors = 2", "doors = 1", "colour 'red', doors: must be 2 to 4"),
        ("suns = 9", "suns = ", "not valid TOML"),
    ],
)
def test_bad_packs_say_what_is_wrong(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = write(tmp_path, STANDARD.replace(old, new, 1))
    with pytest.raises(BadContent, match=message) as caught:
        oneiros.game("doors", content=path)
    assert str(caught.value).startswith(str(path))


def test_unreadable_packs_say_so(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read"):
        oneiros.game("doors", content=tmp_path / "none.toml")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match="not UTF-8"):
        oneiros.game("doors", content=path)


def test_every_game_carries_a_pack_that_passes_its_checks() -> None:
    for game in oneiros.all_games().values():
        game.content.check()
        assert game.content.name
