"""The balance studio: marks what is out of balance and nothing else, however many comparisons there are."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import oneiros
from oneiros.arena.balance import Findings, Holding, significance
from oneiros.arena.balance.significance import (
    Comparison,
    assess,
    holm_levels,
    measure_differences,
    measure_items,
    score_interval,
)
from oneiros.arena.statistics import Series, wilson
from oneiros.core.chance import Rng
from oneiros.games.runners.balance import Watch
from tests.cli.runs import run, succeed


def findings(seats: list[Holding] | None = None, **items: dict[str, Holding]) -> Findings:
    found = Findings(2, games=1000, seats=seats or [Holding(1000, 500.0), Holding(1000, 500.0)])
    found.items = {group.replace("_", " "): holdings for group, holdings in items.items()}
    for series, values in ((found.scores, (40, 50, 60)), (found.gaps, (9, 10, 11)), (found.lengths, (99, 100, 101))):
        for value in values * 20:
            series.add(value)
    found.histogram = {40: 20, 50: 20, 60: 20}
    return found


def marks(comparisons: list[Comparison]) -> dict[str, int]:
    return {one.item: one.mark for one in comparisons}


def test_holm_steps_down_and_stops() -> None:
    assert holm_levels([0.001, 0.2, 0.03, 0.011]) == pytest.approx([0.05 / 4, 0.05 / 2, 0.05 / 2, 0.05 / 3])
    assert holm_levels([0.9, 0.8]) == pytest.approx([0.025, 0.025])
    assert holm_levels([0.02, 0.9, 0.001]) == pytest.approx([0.05 / 2, 0.05, 0.05 / 3])
    assert holm_levels([]) == []


def test_an_interval_leaves_out_the_expected_exactly_when_it_is_marked() -> None:
    rng = Rng(3)
    holdings = {f"card {n}": Holding(200, float(70 + rng.below(61))) for n in range(60)}
    comparisons = assess(measure_items({2: findings(card=holdings)}, ["card"]))
    assert {one.mark for one in comparisons} == {-1, 0, 1}
    for one in comparisons:
        assert (one.low > one.expected, one.high < one.expected) == (one.mark > 0, one.mark < 0), one


def test_luck_alone_is_seldom_marked() -> None:
    """300 packs of 50 fair cards: at most about 5% of the packs may have even one card marked."""
    rng = Rng(11)
    alarms = 0
    for _ in range(300):
        cards = {f"card {n}": Holding(100, float(sum(rng.below(2) for _ in range(100)))) for n in range(50)}
        alarms += any(one.mark for one in assess(measure_items({2: findings(card=cards)}, ["card"])))
    assert alarms <= 30  # of 15 expected at most; one more than 30 in three thousand such tests


def test_what_is_dealt_is_held_against_a_fair_share_and_what_is_earned_against_its_group() -> None:
    cards = {"Good": Holding(500, 350.0), "Great": Holding(500, 450.0), "Rare": Holding(5, 5.0)}
    earned = assess(measure_items({2: findings(card=cards)}, []))
    assert marks(earned) == {"seat 1": 0, "seat 2": 0, "Good": -1, "Great": 1}
    dealt = assess(measure_items({2: findings(card=cards)}, ["card"]))
    assert marks(dealt)["Good"] == 1
    assert significance.too_rare({2: findings(card=cards)}) == [(2, "card", "Rare")]


def test_wilson_at_95_percent() -> None:
    assert score_interval(Holding(50, 20.0), 1.959963984540054) == pytest.approx(wilson(20, 50))


def test_differences_of_two_packs() -> None:
    before = findings(card={"Same": Holding(800, 400.0), "Raised": Holding(800, 400.0), "Old": Holding(100, 50.0)})
    after = findings(card={"Same": Holding(800, 410.0), "Raised": Holding(800, 560.0), "New": Holding(100, 50.0)})
    after.scores = Series()
    for value in (50, 60, 70) * 20:
        after.scores.add(value)
    comparisons = assess(measure_differences({2: before}, {2: after}))
    assert {item: mark for item, mark in marks(comparisons).items() if mark} == {"score": 1, "Raised": 1}
    assert {one.item for one in comparisons if not one.wins} == {"score", "best minus worst score", "moves"}
    raised = next(one for one in comparisons if one.item == "Raised")
    assert (raised.before, raised.value) == pytest.approx((1.0, 0.4))
    assert significance.only_in_one({2: before}, {2: after}) == (["card: New"], ["card: Old"])


def test_the_page_of_a_pack(tmp_path: Path) -> None:
    shown = succeed("balance", "sandman", "--games", "8", "--jobs", "1", "--players", "3", "--out", tmp_path)
    assert shown == f"Written: {tmp_path / 'sandman.html'}\n"
    page = (tmp_path / "sandman.html").read_text(encoding="utf-8")
    for words in ("How to read this page", "What stands out", "Aims", "3 players", "Holm", "not judged", "<svg"):
        assert words in page
    assert not any(outside in page for outside in ("http://", "https://", "<script", "url("))


def test_the_page_of_two_packs(tmp_path: Path) -> None:
    game = oneiros.game("sandman")
    mine = tmp_path / "mine.toml"
    text = (game.folder / "content.toml").read_text(encoding="utf-8")
    mine.write_text(text.replace('"Sandman, standard"', '"Mine <b>"').replace("tear-of-the-moon", "tear"), "utf-8")
    words = ("balance", "sandman", "--games", "20", "--jobs", "1", "--players", "2", "--content", mine)
    succeed(*words, "--against", "standard", "--out", tmp_path)
    page = (tmp_path / "sandman-against.html").read_text(encoding="utf-8")
    assert "“Mine &lt;b&gt;” against “Sandman, standard”" in page
    for part in ("What changed", "The games as a whole", "best minus worst score"):
        assert part in page


def test_options_are_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watch, "claims", lambda *_: [])  # the solver's take a while
    succeed("balance", "runners", "--games", "2", "--jobs", "1", "--players", "2", "--out", tmp_path)
    page = (tmp_path / "runners.html").read_text(encoding="utf-8")
    assert "What the options do" in page
    assert "starred: yes" in page


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--against", "standard"), "both packs are the same"),
        (("--against", "none.toml"), "none.toml: cannot be read"),
        (("--against", "standard", "--as", "markdown"), "leave out --as markdown"),
    ],
)
def test_bad_comparisons_are_refused(words: tuple[str, ...], message: str) -> None:
    result = run("balance", "sandman", "--games", "1", *words)
    assert result.exit_code == 2
    assert message in result.output
    assert result.output.count("\n") == 1


def test_judged_is_plain_data() -> None:
    comparisons = assess(measure_items({2: findings()}, []))
    assert msgspec.convert(msgspec.to_builtins(comparisons), list[Comparison]) == comparisons
