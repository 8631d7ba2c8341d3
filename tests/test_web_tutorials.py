"""The guided first games of the browser are games of the true rules, and the files are what the script writes."""

from __future__ import annotations

import pytest

from oneiros.games import BUILT_IN
from tests.scripts import script

web_tutorials = script("web_tutorials")
GAMES = list(web_tutorials.LESSONS)


def test_every_game_has_a_lesson() -> None:
    assert {path.parent.name for path in web_tutorials.FOLDER.glob("*/lesson.json")} == set(GAMES)
    assert list(BUILT_IN) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_file_is_what_the_rules_say(game: str) -> None:
    written = web_tutorials.file(game).read_text(encoding="utf-8")
    assert written == web_tutorials.text(game), "run scripts/web_tutorials.py"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_six_to_twelve_steps_and_ends_with_a_word(game: str) -> None:
    frames = web_tutorials.frames(game)
    told = [frame["say"] for frame in frames if frame["say"]]
    assert 6 <= len(told) - 1 <= 12
    assert told[-1] == "end"
    assert frames[-1]["legal"] == []
    assert frames[0]["legal"], "it begins with something to do"


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_sees_what_a_seat_may_see(game: str) -> None:
    for frame in web_tutorials.frames(game):
        assert frame["view"]["seat"] == web_tutorials.LEARNER
        assert [one["action"] for one in frame["legal"]][:1] == ([] if frame["want"] is None else [frame["want"]])
        wanted = [one for one in frame["legal"] if one["action"] == frame["want"]]
        others = [one["move"]["do"] for one in frame["legal"] if one not in wanted]
        assert set(others) <= {"place"}, "only what is wanted lights up, and other turns of a tile"
