"""Whatever is wrong with the input: exactly one line on stderr, exit code 2, nothing on stdout, no traceback."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import oneiros
from tests.cli.runs import run

BAD = {
    "unknown command": (["dream"], "there is no command “dream”"),
    "unknown flag": (["play", "doors", "--fly"], "there is no option --fly here"),
    "unknown game to play": (["play", "chess"], "there is no game 'chess'; the games are: doors"),
    "unknown game's rules": (["rules", "chess"], "there is no game 'chess'"),
    "unknown game to simulate": (["simulate", "chess"], "there is no game 'chess'"),
    "no game to simulate": (["simulate"], "GAME is missing"),
    "option without =": (["play", "doors", "--option", "talk"], "an option is written name=value, not “talk”"),
    "bad option name": (["play", "doors", "--option", "shout=yes"], "Doors has no option 'shout'"),
    "bad option value": (["play", "doors", "--option", "talk=loud"], "can be silent, open, not loud"),
    "bad option to simulate": (["simulate", "doors", "--option", "talk=loud"], "can be silent, open, not loud"),
    "too many players": (["play", "doors", "--players", "3"], "Doors is for 1 to 2 players, not 3"),
    "no players": (["simulate", "doors", "--players", "0"], "Doors is for 1 to 2 players, not 0"),
    "players in letters": (["play", "doors", "--players", "two"], "--players takes a whole number"),
    "seed in letters": (["play", "doors", "--seed", "luck"], "--seed takes a number from 0 to 18446744073709551615"),
    "seed below 0": (["play", "doors", "--seed", "-1"], "--seed takes a number from 0 to 1"),
    "seed too big": (["simulate", "doors", "--seed", str(1 << 64)], "--seed takes a number"),
    "no games": (["simulate", "doors", "--games", "0"], "--games takes a number of 1 or more"),
    "no jobs": (["simulate", "doors", "--jobs", "0"], "--jobs takes a number of 1 or more"),
    "too many people": (["play", "doors", "--people", "2"], "--people can be 0 to 1 here, not 2"),
    "people and bots": (
        ["play", "doors", "--people", "1", "--bots", "none"],
        "give --people or the seats",
    ),
    "bots that are not there": (
        ["play", "doors", "--bots", "2"],
        "levels, or seats from 1 to 1",
    ),
    "a bot that plays alone": (
        ["play", "doors", "--players", "2", "--bots", "learned"],
        "the bot 'learned' plays Doors alone",
    ),
    "a bot that plays alone, in the arena": (
        ["arena", "doors", "--players", "2", "--bots", "learned,dreamer"],
        "the bot 'learned' plays Doors alone",
    ),
    "bots in letters": (["play", "doors", "--bots", "some"], "there is no bot 'some' for Doors; there are: drowsy"),
    "no words": (
        ["play", "doors", "--lang", "xx"],
        "there are no words in “xx” yet; the languages are: de, en, pl, ru",
    ),
    "missing content": (["play", "doors", "--content", "none.toml"], "none.toml: cannot be read"),
    "broken content": (["simulate", "doors", "--content", "{broken}"], "not valid TOML"),
    "wrong content": (["play", "doors", "--content", "{wrong}"], "nightmares: must be 0 to 30, not 99"),
    "missing save": (["play", "--load", "none.json"], "none.json: cannot be read"),
    "broken save": (["play", "--load", "{broken}"], "not a record"),
    "a folder as save": (["play", "--load", "."], "cannot be read"),
    "save of another game": (["play", "ravens", "--load", "{record}"], "a saved game of doors, not of ravens"),
    "save with a seed": (["play", "--load", "{record}", "--seed", "1"], "a saved game has its own players"),
    "save of unknown game": (["play", "--load", "{unknown}"], "there is no game 'chess'"),
    "save of other rules": (["play", "--load", "{old}"], "version 0 of the rules"),
    "save with other cards": (["play", "--load", "{cards}"], "give its content file"),
    "save with a bad move": (["play", "--load", "{cheat}"], "move 2 of the record cannot be made"),
    "missing record": (["replay", "none.json"], "none.json: cannot be read"),
    "broken record": (["replay", "{broken}"], "not a record"),
    "record with a bad move": (["replay", "{cheat}"], "move 2 of the record cannot be made"),
    "record with a bad seat": (["replay", "{seat}"], "move 1 of the record cannot be made"),
    "record with a bad seed": (["replay", "{seed}"], "the seed is neither"),
    "no such seat": (["replay", "{record}", "--seat", "2"], "--seat can be 1 to 1 in this game, not 2"),
    "seat and open": (["replay", "{record}", "--seat", "1", "--open"], "give --seat or --open, not both"),
    "beyond the end": (["replay", "{record}", "--to", "9"], "--to can be 0 to 1 in this game, not 9"),
}


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Files with all sorts of faults, by name."""
    play = oneiros.Play(oneiros.game("doors"), 1, 7)
    play.apply(0, play.state.legal(0)[0])
    record = oneiros.plain(play.record)
    texts = {
        "broken": b"{ this is [ nothing",
        "wrong": b'name = "x"\nnightmares = 99\n'
        + b"".join(
            b'[[colour]]\nname = "%s"\ndoors = 2\nsuns = 3\nmoons = 3\nkeys = 3\n' % colour
            for colour in (b"red", b"blue", b"green", b"brown")
        ),
        "record": msgspec.json.encode(record),
        "unknown": msgspec.json.encode(record | {"game": "chess"}),
        "old": msgspec.json.encode(record | {"rules_version": 0}),
        "cards": msgspec.json.encode(record | {"content": "0" * 32}),
        "cheat": msgspec.json.encode(record | {"moves": [*record["moves"], [0, 48]]}),
        "seat": msgspec.json.encode(record | {"moves": [[5, 0]]}),
        "seed": msgspec.json.encode(record | {"seed": "not hexadecimal"}),
    }
    for name, text in texts.items():
        (tmp_path / name).write_bytes(text)
    return {name: str(tmp_path / name) for name in texts}


@pytest.mark.parametrize("case", BAD)
def test_one_line_and_exit_code_2(case: str, files: dict[str, str]) -> None:
    arguments, said = BAD[case]
    result = run(*(argument.format(**files) if "{" in argument else argument for argument in arguments))
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("oneiros: ")
    assert said in result.stderr
    assert isinstance(result.exception, SystemExit)
