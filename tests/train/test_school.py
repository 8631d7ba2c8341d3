"""The school: lessons that can be repeated, targets, a network in whole numbers, and a course that goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np
import pytest

import oneiros
from oneiros.bots.win_network import read_win_network
from oneiros.core.errors import BadOption
from oneiros.core.features import FeatureWriter
from oneiros.train import curve, school
from oneiros.train.course import Course, first_network, guest_of, heuristic_of, legend_of, read_course, shipped_network
from oneiros.train.learner import Learner, game_targets
from oneiros.train.lessons import Lesson, PlayedGame, Taught, margins_of, play_lesson, soft_shares
from oneiros.train.trials import TrialResult

RAVENS = Course(game="ravens", players=2, games=8, first=8, second=4, whims=100, share=1000)
torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'oneiros[learn]' to test the school")


def learner_of(course: Course) -> Learner:
    game = oneiros.game(course.game)
    scales = [feature.scale for feature in legend_of(game, course.players)]
    return Learner(course, scales, 1 + len(heuristic_of(game).gambles))


def same(one: PlayedGame, two: PlayedGame) -> bool:
    arrays = ((one.rows, two.rows), (one.seats, two.seats), (one.sources, two.sources), (one.results, two.results))
    return one.shares == two.shares and all(np.array_equal(mine, theirs) for mine, theirs in arrays)


def no_trials(network: bytes, number: int) -> tuple[TrialResult, ...]:
    return ()


def here(lessons: Sequence[Lesson]) -> Iterator[Taught]:
    return map(play_lesson, lessons)


@pytest.mark.parametrize("game", list(oneiros.all_games()))
def test_every_game_can_be_taught(game: str) -> None:
    """All by one mechanism: a game is played by its guest and by a network that knows nothing."""
    players = oneiros.game(game).players[0]
    course = Course(game=game, players=players, first=4, second=2, most=2, whims=300, share=200)
    network = learner_of(course).network() if oneiros.compiled() or game == "ravens" else None
    played = play_lesson(Lesson(course, network, 1, [0])).games[0]
    assert played.rows.shape[1] == len(legend_of(oneiros.game(game), players))
    assert len(played.rows) == len(played.seats) > 0
    won = sum(played.shares)
    assert won == pytest.approx(1.0) or (won == 0.0 and not oneiros.game(game).always_won)


def test_a_lesson_can_be_repeated() -> None:
    lesson = Lesson(RAVENS, learner_of(RAVENS).network(), 2, [0, 1, 2])
    one, two = play_lesson(lesson), play_lesson(lesson)
    assert all(same(mine, theirs) for mine, theirs in zip(one.games, two.games))
    alone = play_lesson(lesson._replace(numbers=[2]))
    assert same(alone.games[0], one.games[2]), "a game does not depend on the others of its lesson"


def test_some_games_have_guests() -> None:
    course = Course(game="ravens", players=3, guests=1000, first=4, second=2)
    learner = learner_of(course)
    played = play_lesson(Lesson(course, learner.network(), 1, [0, 1, 2, 3])).games
    assert [game.learners for game in played] == [[0], [1], [2], [0]]
    first = play_lesson(Lesson(course, None, 0, [0])).games
    assert first[0].learners == []


def test_the_champion_may_be_the_guest() -> None:
    """Then what is taught learns to beat it."""
    usual = Course(game="ravens", players=2)
    champion = msgspec.structs.replace(usual, guest="champion")
    one, other = (play_lesson(Lesson(course, None, 0, [0, 1, 2])).games for course in (usual, champion))
    assert not all(same(mine, theirs) for mine, theirs in zip(one, other))
    with pytest.raises(BadOption, match="no champion"):
        guest_of(msgspec.structs.replace(champion, game="doors"))


def test_the_champion_may_go_on_learning() -> None:
    """It then knows all that it knew, and a network of another shape is refused."""
    course = Course(game="ravens", players=2, pupil="champion", margin=0.5)
    network = shipped_network(course)
    scales = [feature.scale for feature in legend_of(oneiros.game("ravens"), 2)]
    learner = Learner(course, scales, 2)
    assert learner.network() != network
    learner.take(network)
    known, now = (np.frombuffer(one[16:], "<i4").astype(np.int64) for one in (network, learner.network()))
    assert int(np.abs(known - now).max()) <= 1  # by rounding
    with pytest.raises(BadOption, match="another shape"):
        Learner(msgspec.structs.replace(course, first=8), scales, 2).take(network)


def test_a_pupil_may_begin_with_what_a_file_knows(tmp_path: Path) -> None:
    assert first_network(RAVENS) is None
    assert first_network(Course(game="ravens", players=2, pupil="champion")) == shipped_network(RAVENS)
    file = tmp_path / "network.bin"
    file.write_bytes(shipped_network(RAVENS))
    course = Course(game="ravens", players=2, pupil=str(file))
    assert first_network(course) == file.read_bytes()
    file.unlink()
    with pytest.raises(BadOption, match=r"network\.bin cannot be read"):
        list(school.teach(course, tmp_path / "out", 1, here, no_trials))


def test_in_runners_points_are_foretold_and_anybody_may_be_first() -> None:
    course = Course(game="runners", players=2, first=4, second=2, whims=0, share=1000)
    games = play_lesson(Lesson(course, None, 0, [0, 1])).games
    for game in games:
        assert len(game.aims) == 2
        assert 0.1 < min(game.aims) <= max(game.aims) < 1.0, "dream points, of which 100 count as 1"
        targets = game_targets(game, np.zeros(len(game.rows), np.float32), 1.0, 1)
        assert {round(float(one), 4) for one in targets[:, 0]} == {round(one, 4) for one in game.aims}
    ravens = play_lesson(Lesson(RAVENS, None, 0, [0])).games[0]
    assert ravens.aims == (), "who wins is foretold there"


def test_by_a_gauge_a_clear_win_counts_more_than_a_narrow_one() -> None:
    assert soft_shares([1.0, -1.0], 0.0) == ()
    narrow, clear = soft_shares([1.0, 6.0], 2.0)
    assert 0.5 < narrow < clear < 1.0
    assert soft_shares([-6.0], 2.0)[0] == pytest.approx(1.0 - clear)
    usual = play_lesson(Lesson(RAVENS, None, 0, [0])).games[0]
    course = msgspec.structs.replace(RAVENS, gauge=2.0)
    game = play_lesson(Lesson(course, None, 0, [0])).games[0]
    assert same(game, usual)
    assert game.aims == soft_shares(game.margins, 2.0)


def some_game(shares: list[float]) -> PlayedGame:
    """Three rows of seat 0, one of seat 1; at the second row of seat 0 two gambles were looked at."""
    return PlayedGame(
        np.zeros((6, 1), np.int16),
        np.array([0, 0, 0, 0, 1, 0]),
        np.array([0, 0, 1, 2, 0, 0]),
        np.array([0, 1, 1, 1, 4, 5]),
        np.array([-1, -1, -1, 0.5, -1, -1], np.float32),
        shares,
        [],
        [0, 1],
        9,
    )


def test_targets_are_mixed_of_what_came_later_and_the_end() -> None:
    chances = np.array([0.1, 0.2, 0.3, 0.4, 0.6, 0.8], np.float32)
    targets = game_targets(some_game([1.0, 0.0]), chances, 0.75, 3)
    assert targets[5, 0] == 1.0
    assert targets[1, 0] == pytest.approx(0.25 * 0.8 + 0.75 * 1.0)
    assert targets[0, 0] == pytest.approx(0.25 * 0.2 + 0.75 * targets[1, 0])
    assert targets[4, 0] == 0.0
    assert targets[1, 1:] == pytest.approx([0.3, 0.5]), "what the gambles led to: a guess, and a sure result"
    assert np.isnan(targets[0, 1:]).all()
    assert np.isnan(targets[2:4, 0]).all()


def test_whole_numbers_answer_as_pytorch_does() -> None:
    learner = learner_of(RAVENS)
    games = play_lesson(Lesson(RAVENS, None, 0, [0, 1, 2, 3])).games
    learner.remember(games, 1.0)
    learner.learn(30, 0.01)
    rows = games[0].rows
    network = read_win_network(learner.network())
    found = []
    for row in rows:
        writer = FeatureWriter(len(row), None)
        for number in row:
            writer.add(int(number), 1)
        network.look(writer.numbers)
        found.append(network.chance(0))
    assert found == pytest.approx(learner.chances(rows).tolist(), abs=0.003)


def test_a_margin_is_what_a_seat_is_ahead_of_the_best_other_one() -> None:
    assert margins_of((30, 34, 20), fewest_wins=False) == [-4.0, 4.0, -14.0]
    assert margins_of((30, 34, 20), fewest_wins=True) == [-10.0, -14.0, 10.0]
    assert margins_of((7,), fewest_wins=False) == []


def test_a_margin_is_foretold_while_learning_and_is_not_in_the_network() -> None:
    course = msgspec.structs.replace(RAVENS, margin=1.0)
    plain, learner = learner_of(RAVENS), learner_of(course)
    assert len(learner.network()) == len(plain.network())
    games = play_lesson(Lesson(course, None, 0, [0, 1, 2, 3])).games
    assert all(sorted(game.margins) == [-max(game.margins), max(game.margins)] for game in games)
    learner.remember(games, 1.0)
    before = learner.weights["out"][:, -1].detach().numpy().copy()
    learner.learn(3, 0.01)
    assert not np.array_equal(before, learner.weights["out"][:, -1].detach().numpy())
    assert read_win_network(learner.network()).answers == plain.answers


def test_it_learns_who_wins() -> None:
    """A seat that is told the result learns to say so."""
    learner = learner_of(RAVENS)
    games = play_lesson(Lesson(RAVENS, None, 0, list(range(10)))).games
    told = []
    for game in games:
        rows = game.rows.copy()
        rows[:, 0] = [30 * int(game.shares[seat]) for seat in game.seats]
        told.append(game._replace(rows=rows))
    learner.remember(told, 1.0)
    before = learner.learn(1, 0.01)
    learner.learn(60, 0.01)
    assert learner.learn(1, 0.0) < before / 2


def test_a_course_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = list(school.teach(RAVENS, tmp_path / "whole", 3, here, no_trials))
    first = list(school.teach(RAVENS, tmp_path / "part", 1, here, no_trials))
    with (tmp_path / "part" / "log.jsonl").open("ab") as out:
        out.write(b'{"number": 2, "ga')  # cut off in the middle of a line
    rest = list(school.teach(RAVENS, tmp_path / "part", 3, here, no_trials))
    assert [row.number for row in (*first, *rest)] == [row.number for row in whole] == [1, 2, 3]
    assert [row.number for row in school.read_log(tmp_path / "part")] == [1, 2, 3]
    assert rest[0].total > first[0].total
    assert not list(school.teach(RAVENS, tmp_path / "part", 3, here, no_trials)), "all is done"


def test_the_order_in_which_lessons_come_back_does_not_matter(tmp_path: Path) -> None:
    def backwards(lessons: Sequence[Lesson]) -> Iterator[Taught]:
        return iter([play_lesson(lesson) for lesson in reversed(lessons)])

    course = Course(game="ravens", players=2, games=30, first=8, second=4)
    list(school.teach(course, tmp_path / "one", 1, here, no_trials))
    list(school.teach(course, tmp_path / "two", 1, backwards, no_trials))
    one, two = (tmp_path / name / "network.bin" for name in ("one", "two"))
    assert one.read_bytes() == two.read_bytes()


def test_the_networks_of_the_latest_rounds_are_averaged(tmp_path: Path) -> None:
    """As many as the course says."""
    list(school.teach(msgspec.structs.replace(RAVENS, averaged=2), tmp_path, 3, here, no_trials))
    first, second, mean = (
        np.frombuffer((tmp_path / name).read_bytes(), "<i4") for name in ("rounds/2.bin", "rounds/3.bin", "average.bin")
    )
    assert (tmp_path / "rounds" / "3.bin").read_bytes() == (tmp_path / "network.bin").read_bytes()
    assert not np.array_equal(first, second)
    assert np.array_equal(mean[:4], first[:4]), "the shape"
    assert np.abs(2.0 * mean - first - second).max() <= 1.0


def test_another_course_is_refused(tmp_path: Path) -> None:
    list(school.teach(RAVENS, tmp_path, 1, here, no_trials))
    other = Course(game="ravens", players=2, games=9, first=8, second=4, whims=100, share=1000)
    with pytest.raises(oneiros.BadOption, match="another games"):
        list(school.teach(other, tmp_path, 2, here, no_trials))


def test_a_course_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "course.json"
    path.write_text('{"game": "doors", "players": 1, "whims": 100, "mix": 0.5}', "utf-8")
    assert read_course(path, "ravens", 3) == Course(game="ravens", players=3, whims=100, mix=0.5)
    for text in ('{"whim": 1}', '{"mix": "much"}', "["):
        path.write_text(text, "utf-8")
        with pytest.raises(oneiros.BadOption, match="course"):
            read_course(path, "ravens", 3)


def test_trials_are_held_now_and_then() -> None:
    hold_trials = school.make_trials(RAVENS, ["drowsy-1"], 2, 3)
    network = learner_of(RAVENS).network()
    assert hold_trials(network, 2) == ()
    (result,) = hold_trials(network, 3)
    assert (result.against, result.games, result.fair) == ("drowsy-1", 2, 0.5)
    assert 0 <= result.won <= 2
    assert hold_trials(network, 3) == (result,), "the same network on the same deals"


def test_the_curve_puts_rounds_together_and_is_drawn_alike(tmp_path: Path) -> None:
    trial = TrialResult("champion-quick", "dreamer-1", 20, 12.0, 0.5)
    rounds = [school.Round(at, 400, 9, 9, 0.6, 0.1, 60.0, 60.0 * at, 0.5, 100, (trial,)) for at in range(1, 9)]
    line = curve.points(rounds, 300)
    assert [(point.minutes, point.games, point.share) for point in line] == [
        (3, 300, 0.5),
        (6, 300, 0.5),
        (8, 200, 0.5),
    ]
    for name in ("one.svg", "two.svg"):
        curve.draw(RAVENS, rounds, "Ravens", tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    assert curve.bars([0.0, 0.5, 1.0]) == "▁▅█"
    watched = [msgspec.structs.replace(row, guest_games=0, against_guest=None, trials=()) for row in rounds]
    curve.draw(RAVENS, watched, "Ravens", tmp_path / "watched.svg")
    assert "loss on what was played" in (tmp_path / "watched.svg").read_text("utf-8")


def test_the_learner_watches_before_it_plays(tmp_path: Path) -> None:
    course = Course(game="ravens", players=2, games=6, guest_rounds=2, guests=1000, first=8, second=4)
    rows = list(school.teach(course, tmp_path, 3, here, no_trials))
    assert [row.guest_games for row in rows] == [0, 0, 6]
    assert [row.games for row in rows] == [18, 6, 6]
