"""Parts of a tournament: disjoint, together the whole, and merged only if they belong together."""

from __future__ import annotations

from pathlib import Path

import pytest

import oneiros
from oneiros.arena.parts import Part, read_part
from oneiros.arena.tournament import make_plan, merge
from oneiros.arena.tournament.log import GAMES
from oneiros.core.errors import BadOption
from tests.cli.runs import run, succeed

RAVENS = oneiros.game("ravens")
ARENA = ("arena", "ravens", "--bots", "drowsy,dreamer", "--option", "rounds=1", "--jobs", "1")


@pytest.mark.parametrize("of", [1, 2, 7, 64])
@pytest.mark.parametrize(("bots", "players"), [(["drowsy", "dreamer"], 2), (["drowsy", "dreamer", "lucid"], 3)])
def test_parts_are_disjoint_and_together_the_whole(of: int, bots: list[str], players: int) -> None:
    plan = make_plan(RAVENS, bots, players, {}, 1, 20)
    games = 5 * len(plan.seatings()) + 1  # rounded up to six deals
    parts = [merge.numbers(plan, Part(number, of), games) for number in range(1, of + 1)]
    assert sorted(number for part in parts for number in part) == list(range(plan.whole_deals(games)))
    deals = [{number // len(plan.seatings()) for number in part} for part in parts]
    assert sum(map(len, deals)) == 6  # no deal is cut


def test_a_part_is_written_as_a_fraction() -> None:
    assert read_part(" 3/64") == Part(3, 64)
    for text in ("0/3", "4/3", "3", "a/b", "1/0", "-1/3", "1/3/5", ""):
        with pytest.raises(BadOption, match="written like 3/64"):
            read_part(text)


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folders = [tmp_path_factory.mktemp(f"part{number}") for number in (1, 2, 3)]
    for number, folder in enumerate(folders, start=1):
        said = run(*ARENA, "--games", "9", "--part", f"{number}/3", "--out", folder)
        assert said.exit_code == 0, said.output
        assert f"Part {number} of 3" in said.stdout
        assert not (folder / "games.parquet").exists()
    return folders


def test_merged_parts_are_what_one_run_writes(parts: list[Path], tmp_path: Path) -> None:
    assert run(*ARENA, "--games", "9", "--out", tmp_path / "one").exit_code == 0
    succeed("arena", "merge", *reversed(parts), "--out", tmp_path / "merged")
    for name in ("games.parquet", "report.html", "plan.json", GAMES):
        assert (tmp_path / "merged" / name).read_bytes() == (tmp_path / "one" / name).read_bytes(), name
    succeed("arena", "merge", *parts, parts[0], "--out", tmp_path / "merged")  # again, and one twice: no harm
    assert len((tmp_path / "merged" / GAMES).read_bytes().splitlines()) == 10


def test_missing_parts_are_named(parts: list[Path], tmp_path: Path) -> None:
    result = run("arena", "merge", parts[1], "--out", tmp_path / "merged")
    assert result.exit_code == 2
    assert "2 of 3 parts are missing: 1, 3" in result.stderr
    assert not (tmp_path / "merged").exists()
    told = run("arena", "merge", parts[1], "--lang", "pl").stderr
    assert "brakuje 2 części z 3: 1, 3" in told


def test_unfinished_parts_are_named(parts: list[Path], tmp_path: Path) -> None:
    whole = tmp_path / "cut"
    whole.mkdir()
    for file in parts[2].iterdir():
        (whole / file.name).write_bytes(file.read_bytes())
    lines = (whole / GAMES).read_bytes().splitlines(keepends=True)
    (whole / GAMES).write_bytes(b"".join(lines[:-1]))
    result = run("arena", "merge", *parts[:2], whole, "--out", tmp_path / "merged")
    assert f"part 3 has only {len(lines) - 1} of its {len(lines)} games" in result.stderr


@pytest.mark.parametrize(
    ("changed", "named"),
    [(["--seed", "2"], "seed"), (["--games", "99"], "games"), (["--part", "2/4"], "number of parts")],
)
def test_parts_of_other_tournaments_are_refused(
    parts: list[Path], tmp_path: Path, changed: list[str], named: str
) -> None:
    given = {"--games": "9", "--part": "3/3", **dict([changed])}
    words = [word for pair in given.items() for word in pair]
    assert run(*ARENA, *words, "--out", tmp_path / "other").exit_code == 0
    result = run("arena", "merge", *parts[:2], tmp_path / "other", "--out", tmp_path / "merged")
    assert result.exit_code == 2
    assert f"they differ in: {named}" in result.stderr


def test_a_folder_keeps_to_its_part(parts: list[Path], tmp_path: Path) -> None:
    result = run(*ARENA, "--games", "9", "--part", "2/3", "--out", parts[0])
    assert result.exit_code == 2
    assert "holds another part" in result.stderr
    assert "does not say which part of a tournament it is" in run("arena", "merge", tmp_path).stderr
    assert "wird wie 3/64 geschrieben" in run(*ARENA, "--part", "three", "--lang", "de").stderr


def test_what_is_no_part_is_said_to_be_none(tmp_path: Path) -> None:
    result = run("arena", "merge", tmp_path / "nothing")
    assert result.exit_code == 2
    assert "name folders that --part has written" in result.stderr
