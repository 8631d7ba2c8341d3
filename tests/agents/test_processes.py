"""Agents in processes: what they are told, how they lose by misbehaving, and that nothing of them is left behind."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import oneiros
from oneiros import BadOption, Mind, Rng, registry
from oneiros.agents import messages
from oneiros.agents.kinds import agent_class
from oneiros.agents.process import ProcessAgent
from oneiros.core.bot import Bot, Limits
from oneiros.table.match import Match, match

pytestmark = pytest.mark.skipif(os.name != "posix", reason="agents in processes need pipes that can be waited for")
SCRIPT = Path(__file__).with_name("misbehaving.py")
EXAMPLES = Path(__file__).parents[2] / "examples" / "agents"
PATIENCE = 20.0


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    with registry.fresh():
        yield


def agent(way: str, limits: str = "", *more: object) -> str:
    """An agent that behaves in that way, by its name."""
    command = shlex.join([sys.executable, "-I", "-S", str(SCRIPT), way, *map(str, more)])
    return registry.add_bot(f"{way}=process:{command}#{limits}")


def play(name: str, game: str = "ravens", seed: int = 1) -> Match:
    """A game between that agent and a drowsy player."""
    options = {"rounds": 1} if game == "ravens" else {}
    return match(oneiros.game(game), [name, "drowsy"], seed, options)


def left_behind() -> list[str]:
    """Supervisors that this process has begun and that are still there."""
    listed = subprocess.run(["ps", "-A", "-o", "ppid=,args="], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if int(line.split()[0]) == os.getpid() and "supervisor.py" in line]


def gone(pid: int) -> bool:
    """Whether a process has ended, after some patience."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def test_an_agent_plays_a_game() -> None:
    ended = play(agent("play"))
    assert ended.forfeit is None
    assert ended.outcome.reason != "forfeit"
    assert {seat for seat, _ in ended.record.moves} == {0, 1}
    assert oneiros.replay(ended.record).outcome == ended.outcome


@pytest.mark.parametrize(
    ("way", "limits", "kind", "sentence"),
    [
        ("sleep", "seconds=0.3", "slow", "it thought for more than 0.3 seconds"),
        ("sleep", "game=0.3", "slow", "it thought for more than 0.3 seconds"),
        ("deaf", "start=0.3", "slow", "it thought for more than 0.3 seconds"),
        ("exit", "", "crash", "it ended with code 3"),
        ("raise", "", "crash", "it ended with code 1: Traceback (most recent call last):"),
        ("illegal", "", "illegal", "it chose 1000000, which is not legal"),
        ("no-move", "", "illegal", "it answered with no move: not a move of Ravens: "),
        ("words", "", "babble", "its answer cannot be read: 'let me think'"),
        ("nothing", "", "babble", "an answer has an action or a move, and not both"),
        ("both", "", "babble", "an answer has an action or a move, and not both"),
        ("other-question", "", "babble", "it answered question 2 when 1 was asked"),
        ("twice", "", "babble", "it "),  # said more than one line, or answered another question
        ("flood", "output=1000", "babble", "its answer has more than 1000 bytes"),
        ("flood", "", "babble", "its answer has more than 65536 bytes"),
        ("nested", "", "babble", "its answer cannot be read: "),
        ("memory", "memory=200", "crash", "it ended with code "),
    ],
)
def test_an_agent_that_misbehaves_loses_and_takes_nothing_down(way: str, limits: str, kind: str, sentence: str) -> None:
    ended = play(agent(way, limits))
    assert ended.forfeit is not None
    assert (ended.forfeit.seat, ended.forfeit.kind) == (0, kind)
    assert ended.forfeit.sentence.startswith(sentence)
    assert ended.outcome == oneiros.Outcome(scores=(), winners=(1,), reason="forfeit")
    assert not left_behind()


def test_an_agent_that_cannot_be_begun_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    name = agent("play")
    monkeypatch.setattr(subprocess, "Popen", fail)
    ended = play(name)
    assert ended.forfeit is not None
    assert ended.forfeit.sentence.endswith("Resource temporarily unavailable")


def test_everybody_loses_a_cooperative_game_with_an_agent_that_fails() -> None:
    ended = match(oneiros.game("doors"), [agent("exit"), "drowsy"], 1)
    assert ended.outcome.winners == ()


def test_what_an_agent_says_on_its_standard_error_does_no_harm() -> None:
    assert play(agent("errors")).forfeit is None


@pytest.mark.parametrize("way", ["children", "detached"])
def test_what_an_agent_has_begun_ends_with_it(way: str, tmp_path: Path) -> None:
    if way == "detached" and sys.platform != "linux":
        pytest.skip("only Linux gives orphans back to their supervisor")
    noted = tmp_path / "pids"
    assert play(agent(way, "", noted)).forfeit is None
    pids = [int(line) for line in noted.read_text().split()]
    assert pids
    assert all(gone(pid) for pid in pids)
    assert not left_behind()


def test_agents_end_when_their_game_is_killed(tmp_path: Path) -> None:
    """A parent that is killed can say nothing; the leash says it."""
    noted = tmp_path / "pids"
    command = shlex.join([sys.executable, "-I", "-S", str(SCRIPT), "children", str(noted)])
    lines = [
        "import oneiros, sys, time",
        "from oneiros.agents.kinds import agent_class",
        "game = oneiros.game('ravens')",
        f"agent = agent_class({f'process:{command}'!r})(game, 1)",
        "agent.think(oneiros.Mind(game.new(players=2, seed=1), 0))",
        "print(agent._process.pid, flush=True)",
        "time.sleep(60)",
    ]
    paths = os.pathsep.join(path for path in sys.path if path)
    parent = subprocess.Popen(
        [sys.executable, "-c", "\n".join(lines)], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths}
    )
    assert parent.stdout is not None
    with parent:
        try:
            supervisor = int(parent.stdout.readline())
            pids = [supervisor, *map(int, noted.read_text().split())]
        finally:
            parent.send_signal(signal.SIGKILL)
    assert len(pids) > 1
    assert all(gone(pid) for pid in pids)


# What an agent is told


class Listening(Bot):
    """Overhears what an agent would be told."""

    wants_news = True

    def __init__(self, game: oneiros.Game, seed: int) -> None:
        super().__init__(game, seed)
        self.heard: list[list[str]] = []

    def think(self, mind: Mind, budget: oneiros.Budget | None = None) -> oneiros.Thought:
        self.heard.append([news.what for news in mind.news])
        return oneiros.Thought(mind.legal[0])


class Loopback(ProcessAgent):
    """Hears the messages and takes the first choice."""

    def begin(self) -> None:
        self.told: list[dict[str, Any]] = []

    def exchange(self, message: bytes, until: float) -> bytes:
        told = json.loads(message)
        self.told.append(told)
        return b"{}" if told["tell"] == "hello" else json.dumps({"action": told["legal"][0]["action"]}).encode()

    def part(self, message: bytes) -> None:
        self.told.append(json.loads(message))


def test_an_agent_is_told_the_view_the_moves_the_news_and_its_time() -> None:
    game = oneiros.game("ravens")
    loopback = Loopback(game, 5)
    match(game, [loopback, "drowsy"], 1, {"rounds": 1}, budget=oneiros.Budget(simulations=7))
    hello, first, *others, bye = loopback.told
    assert hello["tell"] == "hello"
    assert (hello["game"], hello["players"], hello["seat"], hello["protocol"]) == ("ravens", 2, 0, messages.PROTOCOL)
    assert bye == {"tell": "bye", "match": hello["match"]}
    state = game.new(players=2, seed=1, rounds=1)
    assert first["view"] == oneiros.plain(state.view(0))
    assert [choice["action"] for choice in first["legal"]] == state.legal(0)
    assert first["legal"][0]["move"] == oneiros.plain(game.decode(state.legal(0)[0]))
    assert (first["seconds"], first["simulations"], first["news"]) == (30, 7, [])
    assert others[0]["news"], "it is told what its own move and the other's brought about"
    assert [told["id"] for told in [first, *others]] == list(range(1, len(others) + 2))
    late = Loopback(game, 5)
    late.spent = 1790
    late.think(Mind(state, 0), oneiros.Budget(milliseconds=4000))
    assert (late.told[-1]["seconds"], late.told[-1]["game_seconds"]) == (4, 10)


@pytest.mark.parametrize("id", [id for id in oneiros.all_games() if 2 in oneiros.game(id).players])
def test_messages_depend_on_nothing_that_the_seat_may_not_know(id: str) -> None:
    """Another truth that the seat cannot tell apart gives the same bytes."""
    game = oneiros.game(id)
    rng = Rng(3)
    for seed in range(4):
        state = game.new(players=2, seed=seed)
        for _ in range(seed * 7):
            if len(state.actors):
                seat = state.actors[0]
                state.apply(seat, int(state.pick(seat, rng)))
        if not state.actors:
            continue
        seat = state.actors[0]
        told = []
        for truth in (state, state.imagine(seat, Rng(seed + 100))):
            loopback = Loopback(game, 5)
            loopback.match = "same"
            loopback.think(Mind(truth, seat))
            told.append(loopback.told)
        assert told[0] == told[1]


def test_news_come_only_to_those_who_want_them() -> None:
    game = oneiros.game("ravens")
    listening = Listening(game, 1)
    match(game, [listening, "drowsy"], 1, {"rounds": 1})
    assert not listening.heard[0]
    assert all(listening.heard[1:])


# Strangers' classes


class Stuck(Bot):
    """Never answers."""

    limits = Limits(seconds=0.2)

    def think(self, mind: Mind, budget: oneiros.Budget | None = None) -> oneiros.Thought:
        while True:
            pass


class Silent(Bot):
    """Answers with nothing."""

    def think(self, mind: Mind, budget: oneiros.Budget | None = None) -> oneiros.Thought:
        return None  # type: ignore[return-value]


class Cheat(Bot):
    """Chooses what is not legal."""

    def think(self, mind: Mind, budget: oneiros.Budget | None = None) -> oneiros.Thought:
        return oneiros.Thought(mind.game.num_actions - 1 if mind.game.num_actions - 1 not in mind.legal else -5)


@pytest.mark.parametrize(("kind", "fault"), [(Stuck, "slow"), (Silent, "crash"), (Cheat, "illegal")])
def test_a_python_class_is_held_to_the_same_rules(kind: type[Bot], fault: str) -> None:
    game = oneiros.game("ravens")
    ended = match(game, ["drowsy", kind(game, 1), "drowsy"], 1)
    assert ended.forfeit is not None
    assert (ended.forfeit.seat, ended.forfeit.kind) == (1, fault)
    assert ended.outcome.winners == (0, 2)


def test_a_class_may_be_given_its_own_time() -> None:
    name = registry.add_bot("tests.agents.test_processes:Listening#seconds=2")
    found = registry.bot_class(name)
    assert found is not None
    assert found.limits == Limits(seconds=2)


def test_a_class_that_needs_only_its_view_runs_as_a_program() -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    command = ["env", f"PYTHONPATH={paths}", sys.executable, "-m", "oneiros.agents.stdio", "tests.plugins.good:Bold"]
    ended = play(registry.add_bot(f"bold=process:{shlex.join(command)}"))
    assert ended.forfeit is None


def test_a_class_that_imagines_cannot_play_from_afar() -> None:
    from oneiros.agents.seen import SeenMind

    game = oneiros.game("ravens")
    state = game.new(players=2, seed=1)
    mind = SeenMind(game, 0, state.view(0), state.legal(0))
    assert mind.view == state.view(0)
    with pytest.raises(BadOption, match="it cannot play from afar"):
        mind.imagine(Rng(1))
    with pytest.raises(BadOption, match="it cannot play from afar"):
        _ = mind.dream


# How they are named


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("process:", "there is no program to run in 'process:'"),
        ("process:no-such-program --fast", "there is no program to run"),
        (f"process:{__file__}", "may not be run: name what runs it"),
        ("process:'sh", "cannot be read: No closing quotation"),
        ("process:sh#seconds=soon", "limits are written #seconds=2&memory=256, of seconds, game, start, memory"),
        ("process:sh#patience=3", "limits are written"),
        ("process:sh#seconds=-1", "limits are numbers above 0"),
        ("http:///play", "the address of an agent is written http://127.0.0.1:9000/"),
        ("ws://here:port/", "the address of an agent is written"),
        ("tests.plugins.good:Bold#memory=3", "only its time can be limited"),
        ("lucid=process:sh", "there is a bot 'lucid' already"),
    ],
)
def test_what_cannot_be_an_agent_is_said_in_a_sentence(spec: str, reason: str) -> None:
    with pytest.raises(oneiros.OneirosError) as refused:
        registry.add_bot(spec)
    assert reason in str(refused.value)


def test_a_name_of_ones_own_goes_to_other_processes_too() -> None:
    assert registry.add_bot("owl=process:sh -c 'x=1'#seconds=2") == "owl"
    assert registry.add_bot("owl=process:sh -c 'x=1'#seconds=2") == "owl"
    assert registry.bot_spec("owl") == "owl=process:sh -c 'x=1'#seconds=2"
    known = registry.registered()
    with registry.fresh():
        registry.restore(known)
        registry.restore(known)
        assert registry.bot_class("owl") is agent_class("process:sh -c 'x=1'#seconds=2")
    with pytest.raises(oneiros.BadPlugin, match="there is a bot 'owl' already"):
        registry.add_bot("owl=process:sh")


# The examples


@pytest.mark.parametrize(("tool", "file"), [("node", "random.mjs"), ("perl", "curious.pl")])
@pytest.mark.parametrize("game", ["ravens", "sandman"])
def test_the_examples_play(tool: str, file: str, game: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    ended = play(registry.add_bot(f"process:{tool} {shlex.quote(str(EXAMPLES / file))}#seconds=20"), game)
    assert ended.forfeit is None
