"""The exam: the same questions for everybody, skill apart from rules and cost, and a file that anybody can check."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import oneiros
from oneiros import registry
from oneiros.agents.talk import Prompt, Reply, Talker
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.exam import report
from oneiros.exam.check import Recheck, recheck
from oneiros.exam.figures import by_question, figures
from oneiros.exam.log import Exam, Head, read_exam
from oneiros.exam.paper import Paper, make_paper
from oneiros.exam.scale import Mark
from oneiros.exam.scripted import RandomTalker
from oneiros.exam.sitting import Sheet, Task, hold, sit
from oneiros.registry import add_bot
from tests.cli.runs import run, succeed

TALKER = "talker=oneiros.exam.scripted:RandomTalker"
SMALL = ("--quick", "--judge", "20", "--games", "ravens", "--jobs", "1")


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    with registry.fresh():
        yield


def small(games: tuple[str, ...] = ("ravens",), **more: object) -> Paper:
    """A short paper."""
    settings = {"deals": 1, "judge": 30, "seed": 1, "quick": True} | more
    return make_paper(games, ["standard", "7"], ["en", "nonsense:7"], **settings)  # type: ignore[arg-type]


def sheets(paper: Paper, agent: str, reads: bool = False) -> list[Sheet]:
    """All answers of an agent."""
    return [sit(Task(paper, item, agent, 30)) for item in paper.items(reads)]


class Backwards(Bot):
    """Does what the dreamers of the exam value least."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        best = int(self.heuristic.choose(mind.imagine(self.rng), mind.seat, self.rng))
        return Thought(next((action for action in reversed(mind.legal) if action != best), best))


def test_who_plays_worse_gives_away_more() -> None:
    paper = small(("ravens", "sandman"), judge=100)
    worse = figures(sheets(paper, add_bot(f"worse={__name__}:{Backwards.__name__}"))).skill
    better = figures(sheets(paper, "dreamer")).skill
    assert worse.choices == better.choices > 20
    assert worse.loss > better.loss + 0.02
    assert worse.mistakes > better.mistakes


def test_a_talker_is_asked_the_same_deals_in_every_language() -> None:
    paper = small()
    items = paper.items(reads=True)
    assert len(items) == 2 * len(paper.items(reads=False))
    first, second = items[0], items[1]
    assert (first.language, second.language) == ("en", "nonsense:7")
    assert first.seed(paper, "deal") == second.seed(paper, "deal")


class Rulebreaker(Talker):
    """Says what no rule allows, then what nobody understands, then the first move."""

    def write(self, prompt: Prompt) -> Reply | str:
        if not prompt.refusal:
            self.told = [prompt.rules]
            return '{"do": "draw"}' if "1. Wake" not in prompt.text else "fly"
        return "fly" if "no move" not in prompt.refusal.lower() else Reply("1", 10, 2)


def test_refusals_are_counted_by_rule_apart_from_skill() -> None:
    paper = small(("ravens",))
    item = paper.items(reads=True)[0]
    game = item.find_game()
    sheet = hold(paper, item, game, Rulebreaker(game, 1))
    assert sheet.fault == ""
    rules = figures([sheet]).rules
    assert rules.answers == sum(len(choice.attempts) for choice in sheet.choices)
    assert rules.not_understood == len(sheet.choices)
    illegal = [one for choice in sheet.choices for one in choice.attempts if one.refused == "illegal"]
    assert sum(rules.refused.values()) == len(illegal) > 0
    assert all(one.rule.startswith("R") for one in illegal)
    cost = figures([sheet]).cost
    assert (cost.input_tokens, cost.output_tokens) == (10 * len(sheet.choices), 2 * len(sheet.choices))
    assert cost.told > 1000


class Babbler(Talker):
    """Is never understood."""

    def write(self, prompt: Prompt) -> str:
        return "Once upon a time"


def test_three_refusals_in_a_row_forfeit() -> None:
    paper = small()
    item = paper.items(reads=True)[0]
    game = item.find_game()
    sheet = hold(paper, item, game, Babbler(game, 1))
    assert (sheet.fault, len(sheet.choices), len(sheet.choices[0].attempts)) == ("babble", 1, 3)
    assert figures([sheet]).skill.choices == 0
    assert recheck(Recheck(paper, sheet)) == []


def test_what_is_asked_in_words_may_be_a_program(tmp_path: Path) -> None:
    """A program that answers hello with `text` is asked in words, in the language of the question."""
    command = shlex.join([sys.executable, "-m", "oneiros.agents.stdio", "oneiros.exam.scripted:RandomTalker"])
    paper = small()
    item = paper.items(reads=True)[1]
    told = sit(Task(paper, item, add_bot(f"program=process:{command}"), 30))
    game = item.find_game()
    inside = RandomTalker(game, item.seed(paper, "agent"))
    inside.language = item.language
    said = [one.text for choice in told.choices for one in choice.attempts]
    assert said == [one.text for choice in hold(paper, item, game, inside).choices for one in choice.attempts]
    assert all(one.input_tokens for choice in told.choices for one in choice.attempts)


def test_the_command_writes_a_page_and_a_file_that_can_be_checked(tmp_path: Path) -> None:
    out = tmp_path / "exam"
    said = succeed("exam", TALKER, *SMALL, "--out", str(out))
    page = (out / "report.html").read_text(encoding="utf-8")
    assert "Refusals by rule" in page
    assert "nonsense:7" in page
    assert "Ravens" in said
    checked = succeed("exam", "check", str(out / "exam.jsonl"), "--jobs", "1")
    assert "all grades agree" in checked
    assert said.splitlines()[:6] == checked.splitlines()[:6]


def test_an_exam_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "exam.jsonl"
    succeed("exam", "drowsy", *SMALL, "--out", str(tmp_path))
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    again = run("exam", "drowsy", *SMALL, "--out", str(tmp_path))
    assert "Continuing after 2 sittings" in again.stderr
    told, made = read_exam(file), lines[1:]
    assert len(told.sheets) == len(made)
    assert [sheet.moves for sheet in told.sheets] == [
        [tuple(one) for one in json.loads(line)["moves"]] for line in made
    ]
    other = run("exam", "dreamer", *SMALL, "--out", str(tmp_path))
    assert "holds another exam" in other.stderr


@pytest.mark.parametrize("lie", ["grade", "move", "action", "item", "fault", "refusal"])
def test_a_file_that_lies_is_caught(lie: str, tmp_path: Path) -> None:
    file = tmp_path / "exam.jsonl"
    agent = TALKER if lie == "refusal" else "drowsy"
    succeed("exam", agent, *SMALL, "--out", str(tmp_path))
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    sheet = next(line for line in lines[1:] if any("action" in choice for choice in line["choices"]))
    choice = next(choice for choice in sheet["choices"] if "action" in choice)
    if lie == "grade":
        choice["after"] = choice["before"]
        choice.pop("better", None)
        sheet["choices"][-1]["before"] = 0.99
    elif lie == "move":
        sheet["moves"][0][1] += 1
    elif lie == "action":
        choice["action"] = choice["attempts"][-1]["action"] = choice["action"] + 1
    elif lie == "item":
        sheet["item"][3] = 5
    elif lie == "fault":
        sheet["fault"] = "slow"
    else:
        attempts = [one for line in lines[1:] for choice in line["choices"] for one in choice["attempts"]]
        del next(one for one in attempts if "refused" in one)["refused"]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    found = run("exam", "check", str(file), "--jobs", "1")
    assert found.exit_code == 2
    assert "does not agree" in found.stdout + found.stderr


def test_a_page_that_lies_is_caught(tmp_path: Path) -> None:
    succeed("exam", "drowsy", *SMALL, "--out", str(tmp_path))
    page = tmp_path / "report.html"
    page.write_text(page.read_text(encoding="utf-8").replace("points of the chance", "points of a chance"), "utf-8")
    assert (
        "does not say what the answers beside it say"
        in run("exam", "check", str(tmp_path / "exam.jsonl"), "--jobs", "1").stderr
    )


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("drowsy", "--packs", "mine"), "a pack is 'standard'"),
        (("drowsy", "--languages", "xx"), "there is no language"),
        (("drowsy", "--languages", "nonsense:x"), "a nonsense language is"),
        (("drowsy,dreamer",), "name one agent"),
        (("nobody",), "there is no bot"),
        (("check", "nothing.jsonl"), "cannot be read"),
    ],
)
def test_mistakes_are_sentences(typed: tuple[str, ...], said: str, tmp_path: Path) -> None:
    found = run("exam", *typed)
    assert found.exit_code == 2
    assert said in found.stderr


def test_the_questions_are_spread_over_the_game() -> None:
    paper = small(("ravens",))
    lengths = [sheet.choices[0].number for sheet in sheets(paper, "drowsy")]
    assert min(lengths) < 5
    assert max(lengths) > 20
    assert oneiros.game("ravens").rules_version == paper.games["ravens"]


def test_the_page_compares_with_known_agents_on_the_same_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = small()
    told = sheets(paper, "drowsy")
    asked = by_question(told)
    known = {
        "weaker": Mark(0.5, 0.4, 0.6, {key: loss + 0.3 for key, loss in asked.items()}),
        "equal": Mark(0.1, 0.0, 0.2, dict(asked)),
        "unasked": Mark(0.1, 0.0, 0.2),
    }
    monkeypatch.setattr(report, "marks", lambda paper: known)
    page = report.write(Exam(Head(paper=paper, agent="owl", made_from="drowsy", reads=False, simulations=None), told))
    table = page[page.index("On the same questions") :].partition("</section>")[0]
    assert "30.0 to 30.0" in table
    assert "better" in table.partition("equal")[0]
    assert "not told apart" in table.partition("equal")[2]
    assert "unasked" not in table
