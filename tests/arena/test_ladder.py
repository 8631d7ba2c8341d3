"""The ladder: fair pairings, a log that can be gone on with, honest sums."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

import oneiros
from oneiros.arena import ladder
from oneiros.arena.ladder import Duel, LadderGame, Rung

RUNG = Rung("ravens", 2, "dreamer", "drowsy", 6)


def test_every_deal_is_played_from_both_seats() -> None:
    one, two, three = (Duel(RUNG, number) for number in range(3))
    assert one.levels == ["dreamer", "drowsy"]
    assert two.levels == ["drowsy", "dreamer"]
    assert one.deal == two.deal != three.deal


def test_a_level_alone_plays_each_deal_once() -> None:
    alone = Rung("doors", 1, "dreamer", "", 4)
    assert [Duel(alone, number).deal for number in range(3)] == [0, 1, 2]
    assert Duel(alone, 1).levels == ["dreamer"]


def test_the_plan_has_every_level_of_every_game() -> None:
    rungs = ladder.plan(
        list(oneiros.all_games().values()),
        {"dreamer": 5, "lucid": 4, "oracle": 3},
        {"drowsy": 9, "dreamer": 8, "lucid": 7, "oracle": 6},
        [1, 2],
    )
    rungs = [rung for rung in rungs if (rung.game, rung.players) != ("doors", 2)]
    assert len(rungs) == 4 + 4 * 3
    assert [(rung.above, rung.below, rung.games) for rung in rungs[:4]] == [
        ("drowsy", "", 9),
        ("dreamer", "", 8),
        ("lucid", "", 7),
        ("oracle", "", 6),
    ]
    assert [(rung.above, rung.below, rung.scale) for rung in rungs[4:7]] == [
        ("dreamer", "drowsy", 1.0),
        ("lucid", "dreamer", 1.0),
        ("oracle", "lucid", 0.1),
    ]


def test_what_was_interrupted_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    whole = list(ladder.play_rungs([RUNG], tmp_path / "whole.jsonl", 1))
    log = tmp_path / "part.jsonl"
    assert len(list(islice(ladder.play_rungs([RUNG], log, 1), 3))) == 3
    with log.open("ab") as out:
        out.write(b'{"rung":"ravens-2-dre')  # cut off in the middle of a line
    kept = [(row.number, row.winners) for row in ladder.read(log)]
    assert len(kept) == 3
    again = list(ladder.play_rungs([RUNG], log, 1))
    shown = [(row.number, row.levels, row.winners, row.scores, row.moves) for row in again]
    assert shown == [(row.number, row.levels, row.winners, row.scores, row.moves) for row in whole]
    assert sorted(row.number for row in ladder.read(log)) == list(range(6))
    before = log.read_bytes()
    assert list(ladder.play_rungs([RUNG], log, 2)) == list(ladder.read(log))
    assert log.read_bytes() == before, "what is finished is shown again, and nothing is played"


def test_a_rung_that_took_its_time_ends_with_a_whole_deal_and_goes_on_when_it_has_more(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    assert [row.number for row in ladder.play_rungs([RUNG], log, 1, minutes=1e-9)] == [0, 1]
    assert [row.number for row in ladder.play_rungs([RUNG], log, 1, minutes=1e-9)] == [0, 1]
    assert [row.number for row in ladder.play_rungs([RUNG], log, 1, minutes=60)] == list(range(6))


def test_who_thinks_by_the_clock_has_a_share_of_its_time() -> None:
    counts = dict.fromkeys(("drowsy", "dreamer", "lucid", "oracle"), 1)
    rungs = ladder.plan([oneiros.game("sandman"), oneiros.game("runners")], counts, counts, [2], 0.02)
    assert [(rung.game, rung.above, rung.scale) for rung in rungs] == [
        ("sandman", "dreamer", 1.0),
        ("sandman", "lucid", 0.02),
        ("sandman", "oracle", 0.02),
        *(("runners", level, 1.0) for level in ("dreamer", "lucid", "oracle")),
    ]
    assert "| lucid | dreamer (2% of the time) |" in ladder.tables(rungs, [])


def test_bots_that_are_no_levels_play_the_top_level_where_they_can() -> None:
    counts = dict.fromkeys(("drowsy", "dreamer", "lucid", "oracle"), 1)
    rungs = ladder.plan([oneiros.game("ravens")], counts, counts, [2, 3], also=["champion-quick"])
    assert [(rung.players, rung.below) for rung in rungs if rung.above == "champion-quick"] == [
        (2, "oracle"),
        (3, "oracle"),
    ]
    rows = [row(number, 0, rung=rung) for rung in rungs if rung.players == 2 for number in range(ladder.FEWEST)]
    assert "champion-quick +" in ladder.tables(rungs, rows)
    few = ladder.tables(rungs, [one for one in rows if one.number < ladder.FEWEST - 1])
    assert "Ratings" not in few
    assert "too few games" in few
    gap = ladder.tables(rungs, [one for one in rows if "-oracle-lucid-" not in one.rung])
    assert "lucid +" in gap
    assert "champion-quick +" not in gap


def test_in_a_cooperative_game_they_play_alone() -> None:
    counts = dict.fromkeys(("drowsy", "dreamer", "lucid", "oracle"), 1)
    rungs = ladder.plan([oneiros.game("doors")], counts, {**counts, "oracle": 7}, [1], also=["champion", "oracle-1"])
    assert [(rung.above, rung.below, rung.games) for rung in rungs[4:]] == [("champion", "", 7), ("oracle-1", "", 7)]


def test_levels_that_play_alone_are_rated_by_their_odds() -> None:
    low, high = Rung("doors", 1, "drowsy", "", 110), Rung("doors", 1, "dreamer", "", 110)
    rows = [row(number, *([0] if number < 10 else []), rung=low) for number in range(110)]
    rows += [row(number, *([0] if number < 100 else []), rung=high) for number in range(110)]
    rated = ladder.rate_alone([ladder.summarize(low, rows), ladder.summarize(high, rows)])
    assert [round(one.points) for one in rated.values()] == [-400, 400]
    assert rated["drowsy"].low < -400 < rated["drowsy"].high < rated["dreamer"].low
    assert "Steps: dreamer +800." in ladder.tables([low, high], rows)


def row(number: int, *winners: int, rung: Rung = RUNG) -> LadderGame:
    return LadderGame(rung.name, number, Duel(rung, number).levels, list(winners), [0, 0], 10, 0.5)


def test_only_decided_games_count() -> None:
    result = ladder.summarize(RUNG, [row(0, 0), row(1, 1), row(2, 1), row(3, 0, 1), row(4), row(5, 1)])
    assert (result.games, result.decided, result.won) == (6, 4, 3)
    assert result.share == 0.75
    assert ladder.is_met(result, None)


def test_levels_that_play_alone_must_not_touch() -> None:
    low, high = Rung("doors", 1, "drowsy", "", 100), Rung("doors", 1, "dreamer", "", 100)
    lower = ladder.summarize(low, [row(number, *([0] if number < 10 else []), rung=low) for number in range(100)])
    near = ladder.summarize(high, [row(number, *([0] if number < 20 else []), rung=high) for number in range(100)])
    far = ladder.summarize(high, [row(number, *([0] if number < 50 else []), rung=high) for number in range(100)])
    assert not ladder.is_met(near, lower)
    assert ladder.is_met(far, lower)
    page = ladder.page([lower, far], {})
    assert "### Doors, 1 player\n" in page
    assert "| dreamer | 100 | 50.0% | 40.4% to 59.6% | 50 | yes |" in page


def test_all_numbers_of_players_are_planned_unless_some_are_named() -> None:
    games = [oneiros.game("doors"), oneiros.game("ravens")]
    counts = dict.fromkeys(("drowsy", "dreamer", "lucid", "oracle"), 1)
    rungs = ladder.plan(games, counts, counts)
    assert [(game.id, players) for game in games for players in game.players] == list(
        dict.fromkeys((rung.game, rung.players) for rung in rungs)
    )
    assert {rung.players for rung in ladder.plan(games, counts, counts, [3, 4])} == {3, 4}


def test_among_several_players_one_seat_is_of_the_upper_level() -> None:
    three = Rung("ravens", 3, "dreamer", "drowsy", 6)
    assert [Duel(three, number).levels.index("dreamer") for number in range(4)] == [0, 1, 2, 0]
    assert [Duel(three, number).deal for number in range(4)] == [0, 0, 0, 1]
    assert ladder.wanted(2) == pytest.approx(0.65)
    assert 1 / 3 < ladder.wanted(3) < ladder.wanted(2)
    result = ladder.summarize(three, [row(number, number % 3 if number < 3 else 2, rung=three) for number in range(6)])
    assert (result.decided, result.won) == (6, 4)


def test_levels_are_rated_by_all_their_games() -> None:
    upper, lower = Rung("ravens", 2, "lucid", "dreamer", 40), Rung("ravens", 2, "dreamer", "drowsy", 40)
    rows = [
        row(number, number % 2 if number % 4 else 1 - number % 2, rung=rung)
        for rung in (upper, lower)
        for number in range(40)
    ]
    rated = ladder.rate([upper, lower], rows)
    assert list(rated) == ["dreamer", "lucid", "drowsy"]
    steps = rated["lucid"].points - rated["dreamer"].points, rated["dreamer"].points - rated["drowsy"].points
    assert steps[0] == pytest.approx(steps[1], abs=1)
    assert steps[0] > 100
    page = ladder.tables([upper, lower], rows)
    assert "### Ravens, 2 players\n" in page
    assert "Ratings: dreamer +0 (" in page
    assert page.endswith("80 games, 0.7 minutes of processor time.\n")


def test_the_short_form_plays_every_game_at_every_number_of_players(tmp_path: Path) -> None:
    """The two levels that do not search, one deal each: whether all can be played, not how strong they are."""
    counts = {"drowsy": 1, "dreamer": 1, "lucid": 0, "oracle": 0}
    rungs = [rung for rung in ladder.plan(list(oneiros.all_games().values()), counts, counts) if rung.games]
    rows = list(ladder.play_rungs(rungs, tmp_path / "log.jsonl", 1))
    assert {row.rung for row in rows} == {rung.name for rung in rungs}
    assert len(ladder.tables(rungs, rows).split("### ")) - 1 == sum(
        len(game.players) for game in oneiros.all_games().values()
    ) - sum(1 in game.players and not game.cooperative for game in oneiros.all_games().values())
