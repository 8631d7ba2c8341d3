"""The arena: fair seatings, games fixed by their numbers, nothing lost or doubled, honest figures."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import islice, product
from pathlib import Path

import msgspec
import pytest

import oneiros
from oneiros import workers
from oneiros.arena.tournament import Plan, Row, Task, make_plan, parquet, play, record_of, tasks
from oneiros.arena.tournament.log import GAMES, GameLog
from oneiros.arena.tournament.standings import Deals, Standings
from oneiros.core.errors import BadContent, BadOption
from tests.cli.runs import run, succeed

RAVENS = oneiros.game("ravens")
SHORT = {"rounds": 1}


def plan_of(*bots: str, players: int = 2, game: oneiros.Game = RAVENS) -> Plan:
    return make_plan(game, bots, players, SHORT if game is RAVENS else {}, 3, 20)


def plays(plan: Plan, *numbers: int) -> list[Row]:
    return play(Task(plan, None, numbers))


# Seatings


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (2, 3), (3, 4)])
def test_every_bot_sits_everywhere_and_meets_everybody_equally_often(bots: int, players: int) -> None:
    names = ("drowsy", "dreamer", "lucid")[:bots]
    seatings = plan_of(*names, players=players).seatings()
    assert len(set(seatings)) == len(seatings) == bots**players - bots
    places = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))
    assert set(places) == set(product(names, range(players)))
    assert len(set(places.values())) == 1
    meetings = Counter(
        (seating[one], seating[other], one, other)
        for seating in seatings
        for one, other in product(range(players), repeat=2)
        if seating[one] < seating[other]
    )
    assert len(set(meetings.values())) == 1


def test_games_won_together_are_played_with_all_partners() -> None:
    doors = oneiros.game("doors")
    assert plan_of("drowsy", "dreamer", game=doors).seatings() == list(product(("drowsy", "dreamer"), repeat=2))
    assert plan_of("drowsy", "dreamer", players=1, game=doors).seatings() == [("drowsy",), ("dreamer",)]


def test_a_deal_is_played_by_all_seatings_and_the_next_is_another() -> None:
    plan = plan_of("drowsy", "dreamer")
    assert plan.whole_deals(5) == 6
    one, two, three = plays(plan, 0, 1, 2)
    assert one.bots == two.bots[::-1] == three.bots
    assert one.seed == two.seed != three.seed
    assert (one.deal, three.deal) == (0, 1)


def test_bad_plans_are_refused() -> None:
    for bots, reason in (
        (["owl"], "there is no bot 'owl'"),
        ([], "at least one"),
        (["drowsy", "drowsy"], "each bot once"),
    ):
        with pytest.raises(BadOption, match=reason):
            make_plan(RAVENS, bots, 2, {}, 1, 20)
    with pytest.raises(BadOption, match="for 2 to 5 players"):
        make_plan(RAVENS, ["drowsy"], 9, {}, 1, 20)


# Games are fixed by their numbers


def test_games_depend_on_nothing_but_plan_and_number() -> None:
    plan = plan_of("drowsy", "lucid")
    together = plays(plan, 0, 1, 2)
    assert plays(plan, 2) == together[2:]
    assert plays(plan, 1, 0) == [together[1], together[0]]
    assert plays(msgspec.structs.replace(plan, seed=4), 0) != together[:1]


def test_a_row_is_a_record_that_replays() -> None:
    plan = plan_of("drowsy", "dreamer")
    (row,) = plays(plan, 1)
    outcome = oneiros.replay(record_of(plan, row)).outcome
    assert outcome is not None
    assert (tuple(outcome.scores), tuple(outcome.winners)) == (row.scores, row.winners)


def test_own_cards_travel_with_the_task() -> None:
    pack = msgspec.structs.replace(RAVENS.content, plain=[5] * 10)
    game = oneiros.game("ravens", pack)
    plan = plan_of("drowsy", "dreamer", game=game)
    (row,) = play(Task(plan, msgspec.json.encode(pack), (0,)))
    record = record_of(plan, row)
    assert oneiros.replay(record, pack).outcome is not None
    with pytest.raises(oneiros.BadRecord, match="other cards"):
        oneiros.replay(record)
    with pytest.raises(BadOption, match="another version"):
        play(Task(plan, None, (0,)))
    with pytest.raises(BadContent, match="is not content of Doors"):
        oneiros.game("doors", pack)


# Workers and the log


def test_the_number_of_workers_does_not_matter(tmp_path: Path) -> None:
    plan = plan_of("drowsy", "dreamer")
    parts = [Task(plan, None, (number,)) for number in range(6)]
    for jobs in (1, 2):
        with GameLog(tmp_path / str(jobs), plan) as log:
            for rows in workers.map_unordered(play, parts, jobs):
                log.add(rows)
        parquet.write(tmp_path / f"{jobs}.parquet", plan, log.chosen(6))
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()
    assert parquet.read(tmp_path / "1.parquet") == (plan, plays(plan, *range(6)))


def once_deadly(task: tuple[Path, int]) -> int:
    """Kills the process that does it, the first time."""
    marker, number = task
    if number == 3 and not marker.exists():
        marker.touch()
        os._exit(1)  # as a kill would
    return number


def always_deadly(_: int) -> int:
    os._exit(1)  # as a kill would


def test_a_killed_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    assert sorted(workers.map_unordered(once_deadly, [(marker, number) for number in range(8)], 2)) == list(range(8))
    assert marker.exists()


def test_processes_that_always_die_are_not_started_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_DEATHS", 1)
    with pytest.raises(BadOption, match="again and again"):
        list(workers.map_unordered(always_deadly, [1, 2], 2))


def test_who_stops_listening_ends_the_processes_quietly() -> None:
    """In a process of its own, because what is wrong is said when it ends."""
    code = """
import math
from itertools import islice
from multiprocessing import active_children
from oneiros import workers
if __name__ == "__main__":
    results = workers.map_unordered(math.factorial, [20_000] * 200, 2)
    assert len(list(islice(results, 3))) == 3
    results.close()
    assert not active_children()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=100)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    plan = plan_of("drowsy", "dreamer")
    with GameLog(tmp_path, plan) as log:
        for rows in islice(
            workers.map_unordered(play, [Task(plan, None, (number,)) for number in log.left(range(6))], 1), 3
        ):
            log.add(rows)
    with (tmp_path / GAMES).open("ab") as out:
        out.write(b'{"number":3,"deal"')  # cut off in the middle of a line
    again = GameLog(tmp_path, plan)
    assert again.left(range(6)) == [3, 4, 5]
    with again:
        assert len(again.add(plays(plan, 2, 3, 4, 5))) == 3  # the one that is there is not written twice
    assert GameLog(tmp_path, plan).chosen(6) == plays(plan, *range(6))
    assert len((tmp_path / GAMES).read_bytes().splitlines()) == 6


def test_a_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    GameLog(tmp_path, plan_of("drowsy", "dreamer"))
    with pytest.raises(BadOption, match="holds another tournament \\(its bots differs\\)"):
        GameLog(tmp_path, plan_of("drowsy", "lucid"))
    with pytest.raises(BadOption, match="cannot be made"):
        GameLog(tmp_path / "plan.json" / "inside", plan_of("drowsy", "lucid"))
    (tmp_path / "plan.json").write_text("[]")
    with pytest.raises(BadOption, match="is not the plan of a tournament"):
        GameLog(tmp_path, plan_of("drowsy", "dreamer"))


def test_quick_games_are_given_out_together() -> None:
    assert [len(task.numbers) for task in tasks(plan_of("drowsy", "dreamer"), None, list(range(45)))] == [20, 20, 5]
    assert len(tasks(plan_of("drowsy", "lucid"), None, list(range(45)))) == 45


# Figures


def row(number: int, bots: tuple[str, ...], *winners: int, deal: int | None = None) -> Row:
    scores = tuple(range(len(bots)))
    return Row(number, number // 2 if deal is None else deal, 1, bots, winners, scores, "target", [(0, 1)] * 10)


def test_shares_pairs_and_seats() -> None:
    standings = Standings(plan_of("drowsy", "dreamer"))
    one, two = ("drowsy", "dreamer"), ("dreamer", "drowsy")
    for each in (row(0, one, 1), row(1, two, 0), row(2, one, 0, 1), row(3, two, 1)):
        standings.add(each)
    shares = standings.bots()
    assert list(shares) == ["dreamer", "drowsy"]
    assert shares["dreamer"].share == 2.5 / 4
    assert standings.pairs()["drowsy", "dreamer"].share == 1.5 / 4
    assert [seat.share for seat in standings.seats()] == [1.5 / 4, 2.5 / 4]
    assert standings.bot_seats()["dreamer", 0].share == 1 / 2
    assert (standings.games, len(standings.deals), standings.moves().mean) == (4, 2, 10)


def test_a_bot_on_two_seats_has_no_advantage_in_pairs() -> None:
    standings = Standings(plan_of("drowsy", "dreamer", players=3))
    for winner in range(3):
        standings.add(row(winner, ("drowsy", "drowsy", "dreamer"), winner, deal=winner))
    assert standings.pairs()["drowsy", "dreamer"].share == pytest.approx(0.5)


def test_games_won_together_have_no_seats() -> None:
    standings = Standings(plan_of("drowsy", "dreamer", game=oneiros.game("doors")))
    standings.add(row(0, ("drowsy", "dreamer"), 0, 1))
    standings.add(row(1, ("dreamer", "dreamer")))
    assert standings.seats() == []
    assert standings.bots()["dreamer"].share == 0.5
    assert standings.pairs()["drowsy", "dreamer"].share == 1.0


def test_intervals_are_made_from_deals() -> None:
    apart, alike = Deals(), Deals()
    for number in range(100):
        apart.add(number, number % 2)
        alike.add(number // 10, number // 10 % 2)  # ten games that all go as their deal does
    assert apart.share().low == pytest.approx(0.5 - 1.96 * 0.5 / 99**0.5, abs=0.001)
    assert alike.share().low == pytest.approx(0.5 - 1.96 * 0.5 / 9**0.5, abs=0.001)
    assert Deals().share().of == 0


def test_all_won_is_not_certain() -> None:
    deals = Deals()
    for number in range(10):
        deals.add(number, 1.0)
    share = deals.share()
    assert share.high == 1.0
    assert 0.6 < share.low < 0.8


def test_a_deal_that_both_sides_won_once_favours_nobody() -> None:
    deals = Deals()
    deals.add(0, 1.0)
    deals.add(0, 0.0)
    share = deals.share()
    assert share.low == pytest.approx(1 - share.high)
    assert share.low < 0.2


# The command


def test_what_is_not_installed_is_said_before_a_game_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    result = run("arena", "ravens", "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "pip install 'oneiros[arena]'" in result.stderr
    assert not (tmp_path / "out").exists()


def test_the_command_writes_a_page_and_games_and_goes_on(tmp_path: Path) -> None:
    words = ("arena", "ravens", "--bots", "drowsy,dreamer", "--option", "rounds=1", "--jobs", "1", "--out", tmp_path)
    result = run(*words, "--games", "3")
    assert result.exit_code == 0, result.output
    assert "Playing 4 games" in result.stderr
    assert "dreamer" in result.stdout
    _, rows = parquet.read(tmp_path / "games.parquet")
    assert [row.number for row in rows] == [0, 1, 2, 3]
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    for words_of_page in (
        "Who wins",
        "Who beats whom",
        "Which seat is better",
        "How long it takes",
        "prefers-color-scheme",
    ):
        assert words_of_page in page
    assert "--option rounds=1" in page
    assert not any(outside in page for outside in ("http://", "https://", "<script", "url("))

    more = run(*words, "--games", "6")
    assert "Continuing after 4 games" in more.stderr
    assert [row.number for row in parquet.read(tmp_path / "games.parquet")[1]] == list(range(6))
    assert parquet.read(tmp_path / "games.parquet")[1][:4] == rows
    assert run(*words, "--games", "6", "--seed", "9").exit_code == 2


def test_a_game_alone_and_a_game_together(tmp_path: Path) -> None:
    for players in ("1", "2"):
        out = tmp_path / players
        shown = succeed(
            "arena", "doors", "--bots", "drowsy", "--games", "2", "--players", players, "--jobs", "1", "--out", out
        )
        assert "drowsy" in shown
        assert "Which seat is better" not in (out / "report.html").read_text(encoding="utf-8")


def test_an_interruption_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(task: Task) -> list[Row]:
        if task.numbers[0]:
            raise KeyboardInterrupt
        return play(task)

    monkeypatch.setattr("oneiros.cli.arena.play", interrupted)
    monkeypatch.setattr("oneiros.arena.tournament.plan.MOST_AT_ONCE", 1)
    result = run(
        "arena",
        "ravens",
        "--bots",
        "drowsy,dreamer",
        "--option",
        "rounds=1",
        "--games",
        "4",
        "--jobs",
        "1",
        "--out",
        tmp_path,
    )
    assert result.exit_code == 130
    assert "Interrupted after 1 of 4 games; the same command continues from there." in result.stderr
    assert len((tmp_path / GAMES).read_bytes().splitlines()) == 1
