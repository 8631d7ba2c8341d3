"""Packs of one's own: begun from the standard pack, checked to the last fault, and pictured."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import oneiros
from oneiros.core import packs
from oneiros.core.content import Content
from oneiros.core.packs import Fault, example
from oneiros.drawing import contact_sheet, generic_sheet
from tests.cli.runs import run, succeed

TESTS = Path(__file__).parent.parent
GAMES = list(oneiros.all_games().values())
EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def standard(game: str) -> str:
    return (oneiros.game(game).folder / "content.toml").read_text(encoding="utf-8")


def faults_of(tmp_path: Path, game: str, *changes: tuple[str, str]) -> list[Fault]:
    text = standard(game)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return packs.faults(path, oneiros.game(game))


@EACH
def test_a_new_pack_is_the_standard_one_with_its_comments(game: oneiros.Game, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    output = succeed("content", "new", game.id, path)
    assert f"oneiros content check {game.id}" in output
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# Cards of your own")
    assert text.count("#") > standard(game.id).count("#")
    mine = oneiros.game(game.id, path).content
    assert mine.name == f"{game.title}, mine"
    assert msgspec.structs.replace(mine, name=game.content.name) == game.content
    assert "can be played" in succeed("content", "check", game.id, path)
    again = run("content", "new", game.id, path)
    assert again.exit_code == 2
    assert "is there already" in again.stderr
    assert path.read_text(encoding="utf-8") == text


def test_every_fault_is_told_with_its_line_and_what_is_right(tmp_path: Path) -> None:
    found = faults_of(
        tmp_path,
        "workshop",
        ('power = "archive"', 'power = "owl"'),
        ("points = 4", "points = 400"),
        ('land = ["e* e"]', 'land = ["e e"]'),
        ("water = 28", "water = 1"),
    )
    lines = (tmp_path / "mine.toml").read_text(encoding="utf-8").splitlines()
    assert [fault.entry for fault in found] == [
        "shards, water",
        "card 'quiet-pool', power",
        "card 'quiet-pool', points",
        "card 'footpath', land",
    ]
    for fault, line in zip(found, ("water = 1", 'power = "owl"', "points = 400", 'land = ["e e"]'), strict=True):
        assert lines[int(fault.where.rpartition(":")[2]) - 1].startswith(line)
    assert found[0].right == "[shards]\nwater = 28"
    assert found[2].right == '[[card]]\nname = "quiet-pool"\npoints = 4'


def test_types_are_told_in_words_and_all_of_them(tmp_path: Path) -> None:
    found = faults_of(
        tmp_path,
        "doors",
        ("nightmares = 10", 'nightmares = "ten"\ncats = 3'),
        ("suns = 9", "suns = 1.5"),
        ('keys = 3\n\n[[colour]]\nname = "green"', '\n[[colour]]\nname = "green"'),
    )
    assert [(fault.entry, fault.reason) for fault in found] == [
        ("nightmares", "must be a whole number, not 'ten'"),
        ("colour 'red', suns", "must be a whole number, not 1.5"),
        ("colour 'blue', keys", "is missing"),
        ("cats", "there is no such entry; there are: name, most_players, nightmares, colour, hand"),
    ]
    assert found[2].right == '[[colour]]\nname = "blue"\nkeys = 3'


def test_broken_toml_and_files_that_cannot_be_read(tmp_path: Path) -> None:
    (fault,) = faults_of(tmp_path, "ravens", ("dream = 4 ", "dream = "))
    assert fault.where.endswith("mine.toml:3")
    assert "not valid TOML" in fault.reason
    (fault,) = packs.faults(tmp_path / "none.toml", oneiros.game("ravens"))
    assert "cannot be read" in fault.reason


@EACH
def test_no_fault_hides_another(game: oneiros.Game, tmp_path: Path) -> None:
    text = (TESTS / game.id / "faulty.json").read_text(encoding="utf-8")
    changes: list[tuple[str, str]] = [(old, new) for old, new in msgspec.json.decode(text)]
    alone = [faults_of(tmp_path, game.id, change)[0][1:3] for change in changes]
    together = [fault[1:3] for fault in faults_of(tmp_path, game.id, *changes)]
    assert len(set(alone)) == len(changes)
    assert set(alone) <= set(together)


@EACH
def test_examples_are_toml_of_the_standard_pack(game: oneiros.Game) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(game.content))
    for key, value in plain.items():
        shown = tomllib.loads(example(key, plain))[key]
        assert (shown[0] if isinstance(shown, list) else shown) == (value[0] if isinstance(value, list) else value)
    assert tomllib.loads(example("nothing known", plain)) == {"name": plain["name"]}


def test_the_command_fails_with_the_number_of_faults(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(standard("doors").replace("doors = 2", "doors = 9"), encoding="utf-8")
    result = run("content", "check", "doors", path)
    assert result.exit_code == 2
    assert result.stderr == f"oneiros: {path}: 4 things are wrong\n"
    assert f"{path}:7: colour 'red', doors: must be 2 to 4, not 9" in result.stdout
    assert "        doors = 2\n" in result.stdout


@EACH
def test_a_pack_is_pictured(game: oneiros.Game, tmp_path: Path) -> None:
    out = tmp_path / "sheet.svg"
    assert succeed("content", "show", game.id, "--out", out) == f"Written: {out}\n"
    output = " ".join(ElementTree.parse(out).getroot().itertext()).casefold()
    assert game.content.name.casefold() in output
    plain = msgspec.to_builtins(game.content)
    for value in plain.values():
        for item in value if isinstance(value, list) else []:
            name = item.get("name") or item.get("kind") if isinstance(item, dict) else None
            if name:
                assert name.replace("-", " ") in output
    assert "http" not in re.sub(r'xmlns="[^"]*"', "", out.read_text(encoding="utf-8"))


def test_names_of_a_pack_cannot_break_the_picture(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(standard("workshop").replace('"quiet-pool"', '"<b>&"'), encoding="utf-8")
    ElementTree.fromstring(contact_sheet.draw(oneiros.game("workshop", path)))


class Embers(Content, frozen=True, kw_only=True):
    """A pack of a game that nobody draws."""

    most: int
    ember: list[dict[str, str | int]]


def test_any_pack_has_a_picture_in_words() -> None:
    drawn = generic_sheet.pieces(Embers(name="Embers", most=3, ember=[{"name": "red-one", "heat": 5}]))
    assert [(piece.heading, piece.name) for piece in drawn] == [("Numbers", "most"), ("Ember", "red-one")]
    assert "heat: 5" in drawn[1].art


def test_a_pack_that_cannot_be_played_is_not_pictured(tmp_path: Path) -> None:
    result = run("content", "show", "doors", tmp_path / "none.toml")
    assert result.exit_code == 2
    assert "cannot be read" in result.stderr
