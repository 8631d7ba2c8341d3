"""The registry: games and bots by hand, by entry points and by `module:Class`; faults of strangers stop nobody."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest
from click.testing import Result

import oneiros
from oneiros import registry, workers
from oneiros.bots import bot, bot_names, check_bot
from oneiros.core.bot import Bot
from oneiros.core.errors import BadOption, BadPlugin, PluginWarning, UnknownGame
from oneiros.core.game import Game
from tests.cli.runs import run, succeed
from tests.plugins import poor
from tests.plugins.good import Bold, Cautious, Matches

POINTS = """\
[oneiros.games]
matches = tests.plugins.good:Matches
cursed = tests.plugins.broken:Cursed
mismatched = tests.plugins.good:Matches
pebble = tests.plugins.good:Cautious
doors = tests.plugins.good:Matches

[oneiros.bots]
bold = tests.plugins.good:Bold
absent = tests.plugins.good:Absent
oracle = tests.plugins.good:Bold
bold,brave = tests.plugins.good:Bold
"""
FAULTS = {
    "cursed": "RuntimeError: no licence found in this house",
    "mismatched": "BadPlugin: its id is 'matches', which must be the name of the entry point",
    "pebble": "BadPlugin: <class 'tests.plugins.good.Cautious'> is not a subclass of oneiros.Game",
    "doors": "there is a game of that name already, of Oneiros itself",
    "absent": "AttributeError: module 'tests.plugins.good' has no attribute 'Absent'",
    "oracle": "there is a bot of that name already, of Oneiros itself",
    "bold,brave": "BadPlugin: a bot's name is made of letters, digits and the signs . : - _, not 'bold,brave'",
}


@pytest.fixture(autouse=True)
def fresh_registry() -> Iterator[None]:
    """Nothing that a test registers is there afterwards."""
    with registry.fresh():
        yield


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package that offers the entry points above."""
    info = tmp_path / "strange_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    invalidate_caches()


# By hand


def test_a_registered_game_is_everywhere() -> None:
    assert oneiros.register(Matches) is Matches
    oneiros.register(Matches)  # again: nothing changes
    assert registry.game_ids()[-1] == "matches"
    assert registry.game_source("matches") == "tests.plugins.good"
    assert oneiros.game("matches") is oneiros.all_games()["matches"]
    assert oneiros.game("matches").new(seed=1).playout(oneiros.Rng(1))
    assert "matches\n" in succeed("games", "--ids")
    assert "1,000" not in succeed("simulate", "matches", "--games", "3", "--seed", "1")


def test_nothing_of_it_is_left_for_the_next_test() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'matches'; the games are: doors, ravens,"):
        oneiros.game("matches")


def test_a_registered_bot_plays_by_its_name() -> None:
    oneiros.register_bot(Cautious)
    oneiros.register_bot(Bold, "brave")
    game = oneiros.game("ravens")
    assert bot_names(game)[-2:] == ["cautious", "brave"]
    assert type(bot(game, "brave")) is Bold
    assert registry.bot_source("brave") == "tests.plugins.good"


def test_duplicate_names_are_refused() -> None:
    class Other(Matches):
        """Another game of the same id."""

    class Doors(Matches):
        """A game with the id of ours."""

        id = "doors"

    oneiros.register(Matches)
    with pytest.raises(BadPlugin, match=r"there is a game 'matches' already: tests\.plugins\.good:Matches"):
        oneiros.register(Other)
    with pytest.raises(BadPlugin, match="'doors' is a game of Oneiros itself"):
        oneiros.register(Doors)
    oneiros.register_bot(Cautious)
    with pytest.raises(BadPlugin, match="there is a bot 'cautious' already"):
        oneiros.register_bot(Bold, "cautious")
    with pytest.raises(BadPlugin, match="'lucid' is a bot of Oneiros itself"):
        oneiros.register_bot(Bold, "lucid")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (int, "<class 'int'> is not a subclass of oneiros.Game"),
        (Matches(), "is not a subclass of oneiros.Game"),
        (Cautious, "is not a subclass of oneiros.Game"),
        (Game, "does not set id, title, players"),
    ],
)
def test_wrong_classes_are_refused_with_a_sentence(wrong: type[Game], reason: str) -> None:
    with pytest.raises(BadPlugin, match=reason):
        oneiros.register(wrong)
    with pytest.raises(BadPlugin, match=r"is not a subclass of oneiros\.Bot"):
        oneiros.register_bot(Matches)  # type: ignore[arg-type]


# By entry points


@pytest.mark.usefixtures("package")
def test_entry_points_are_found_and_each_bad_one_is_left_out_with_one_line() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        games, bots = registry.game_ids(), registry.bot_names()
        registry.game_ids(), registry.bot_names(), oneiros.all_games()  # said once, not each time
    assert games[-1] == "matches"
    assert bots == ["bold"]
    assert registry.game_source("matches") == "strange-games"
    assert oneiros.game("doors").title == "Doors"
    assert type(bot(oneiros.game("ravens"), "bold")) is Bold
    assert all(one.category is PluginWarning for one in caught)
    lines = sorted(str(one.message) for one in caught)
    of_bots = ("absent", "oracle", "bold,brave")
    assert lines == sorted(
        f"the {'bot' if name in of_bots else 'game'} {name!r} of the package strange-games was left out: {reason}"
        for name, reason in FAULTS.items()
    )


@pytest.mark.usefixtures("package")
def test_the_command_notes_what_was_left_out_and_goes_on() -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "strange-games" in result.stdout
    notes = result.stderr.splitlines()
    assert len(notes) == 4  # of games; nobody asked for bots
    assert all(line.startswith("note: the game '") for line in notes)
    shown = run("bots", "matches")
    assert shown.exit_code == 0
    assert "strange-games" in shown.stdout
    assert "Takes the last legal action." in shown.stdout
    assert [line[:14] for line in shown.stderr.splitlines()] == ["note: the bot "] * 3


@pytest.mark.usefixtures("package")
@pytest.mark.filterwarnings("ignore::oneiros.PluginWarning")
def test_a_game_of_a_package_cannot_be_replaced_by_hand() -> None:
    class Other(Matches):
        """Another game of the same id."""

    with pytest.raises(BadPlugin, match="there is a game 'matches' already"):
        oneiros.register(Other)


# By module:Class


def test_a_bot_of_a_module_is_known_by_that_name() -> None:
    assert registry.add_bot("tests.plugins.good:Bold") == "tests.plugins.good:Bold"
    check_bot(oneiros.game("ravens"), "tests.plugins.good:Bold")


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("tests.plugins.nowhere:Bold", "'tests.plugins.nowhere:Bold' cannot be loaded: ModuleNotFoundError: No module"),
        ("tests.plugins.good:Nobody", "cannot be loaded: AttributeError: "),
        ("tests.plugins.broken:Bold", "cannot be loaded: RuntimeError: no licence found in this house"),
        ("tests.plugins.good:Matches", "'tests.plugins.good:Matches' is not a subclass of oneiros.Bot"),
    ],
)
def test_a_class_that_cannot_be_used_is_one_line(spec: str, reason: str, tmp_path: Path) -> None:
    result = run("arena", "ravens", "--bots", f"drowsy,{spec}", "--games", "2", "--out", tmp_path)
    assert result.exit_code == 2
    assert result.stderr.startswith("oneiros: ")
    assert reason in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        (poor.Raises, "it failed: ValueError: what"),
        (poor.Mute, "it failed: AttributeError"),
        (poor.Cheat, "it chose 1000000, which is not legal"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_loses_and_is_named(kind: type[Bot], fault: str, jobs: int, tmp_path: Path) -> None:
    result = arena_with(kind, jobs, tmp_path)
    assert result.exit_code == 0, result.output
    assert f"tests.plugins.poor:{kind.__name__} lost 42 of 42 games by failing. The first time: " in result.stdout
    assert fault in result.stdout
    assert "Traceback" not in result.output


def test_a_bot_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    result = arena_with(poor.Unmade, 1, tmp_path)
    assert result.exit_code == 2
    reason = "the bot 'tests.plugins.poor:Unmade' cannot be made: ValueError: not today"
    assert result.stderr.splitlines()[-1] == f"oneiros: {reason}"


def arena_with(kind: type[Bot], jobs: int, folder: Path) -> Result:
    """A tournament of this bot against drowsy."""
    bots = f"tests.plugins.poor:{kind.__name__},drowsy"
    options = ("--games", "42", "--option", "rounds=1", "--jobs", str(jobs), "--out", folder)
    return run("arena", "ravens", "--bots", bots, *options)


def test_a_name_with_a_comma_could_not_be_given() -> None:
    with pytest.raises(BadPlugin, match="not 'bold,brave'"):
        oneiros.register_bot(Bold, "bold,brave")


def test_unknown_names_list_what_there_is() -> None:
    oneiros.register_bot(Bold)
    with pytest.raises(
        BadOption, match="no bot 'owl' for Doors; there are: drowsy, dreamer, lucid, oracle, learned, b"
    ):
        bot(oneiros.game("doors"), "owl")


# In other processes


def ids_there(_: int) -> list[str]:
    """What a worker knows."""
    return [*registry.game_ids(), *registry.bot_names()]


def test_workers_know_what_was_registered_by_hand() -> None:
    oneiros.register(Matches)
    oneiros.register_bot(Bold, "brave")
    for known in workers.map_ordered(ids_there, [1, 2, 3], 2):
        assert {"matches", "brave"} <= set(known)
        assert "cautious" not in known


def test_the_arena_plays_a_bot_of_one_file_in_two_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["from oneiros import Bot, Thought", "class Shy(Bot):", '    """Passes."""']
    lines += ["    def think(self, mind, budget=None):", "        return Thought(mind.legal[0])"]
    (tmp_path / "shy_bot.py").write_text("\n".join(lines) + "\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    words = ["arena", "ravens", "--bots", "drowsy,shy_bot:Shy", "--games", "42", "--option", "rounds=1", "--jobs", "2"]
    shown = succeed(*words, "--out", tmp_path / "out")
    assert "shy_bot:Shy" in shown


def test_a_game_that_cannot_be_made_is_left_out_and_the_rest_goes_on() -> None:
    class Broken(type(oneiros.game("doors"))):  # type: ignore[misc]
        id = "broken"

        def prepare(self) -> None:
            raise ValueError("no cards")

    with registry.fresh():
        registry.register(Broken)
        with pytest.warns(PluginWarning, match=r"the game 'broken' of tests\.\S+ was left out: ValueError: no cards"):
            assert "broken" not in registry.all_games()


def test_an_id_must_fit_into_addresses() -> None:
    class Spaced(type(oneiros.game("doors"))):  # type: ignore[misc]
        id = "my game"

    with registry.fresh(), pytest.raises(BadPlugin, match="not 'my game'"):
        registry.register(Spaced)


def test_an_answer_of_another_librarys_integer_is_a_plain_one() -> None:
    numpy = pytest.importorskip("numpy")
    assert type(oneiros.Thought(numpy.int64(3)).action) is int
