"""The last making, the dream tokens and the end, W41 to W43 and W52."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.games.workshop.pieces import TOKEN_NAMES
from oneiros.games.workshop.position import CLIMBED
from oneiros.games.workshop.scoring import measure
from oneiros.testing import rule
from tests.workshop.positions import can, colours, do, finished, hand, may, phase, score, table


def gives(token: str, works: list[dict[str, str]], colour: str = "", done: list[list[str]] | None = None) -> list[int]:
    """What a token gives each player."""
    state = table(len(works), stage="last", work=works, tokens=[(token, colour)], done=done or [], nightmare=True)
    return list(oneiros.plain(state.view(None))["tokens"][0]["gives"])


def counts(token: str, work: dict[str, str], colour: str = "") -> int:
    state = table(stage="last", work=[work], nightmare=True)
    return int(measure(state, TOKEN_NAMES.index(token), colours(colour)[0] if colour else -1, 0))


@rule("W41")
def test_after_round_six_shards_come_back_and_are_used_once_more() -> None:
    state = table(stage="make", round=6, turn=1, corners=[5, 2], cards=[["ford"], ["shore"]], hands=["", "wv"])
    state.stored[0] |= 1 << 8  # a water shard on seat 0's ford
    state.desk[CLIMBED] = 1
    do(state, "wake")
    assert oneiros.plain(state.view(0))["stage"] == "last-making"
    assert state.round == 6
    assert list(state.order) == [1, 0]
    assert list(state.actors) == [1]
    assert state.number(0, CLIMBED) == 0
    assert hand(state) == "w"
    assert hand(state, 1) == ""
    do(state, "wake")
    assert list(state.actors) == [0]
    assert not can(state, "awaken")  # no powers, and nothing is stored
    assert may(state, "put", colour="water", field="c1")
    with pytest.raises(oneiros.IllegalAction, match=r"\(W41\)"):
        do(state, "awaken", card="ford")
    do(state, "wake")
    assert list(state.actors) == []
    assert state.outcome is not None
    assert phase(state, 0) == "over"


@rule("W41")
def test_finished_cards_score_but_none_are_drawn() -> None:
    state = table(stage="last", cards=[["ford"]], hands=["w"], work=[{"b1": "w", "c1": "e*"}])
    do(state, "put", colour="water", field="d1")
    assert finished(state) == {"ford"}
    assert score(state) == 6
    assert phase(state) == "make"


@rule("W42")
def test_unfinished_cards_cost_five_each() -> None:
    state = table(stage="last", turn=1, cards=[["ford", "shore"], ["cairn"]])
    do(state, "wake")
    assert state.outcome == oneiros.Outcome(scores=(-10, -5), winners=(1,), reason="morning")
    assert oneiros.plain(state.view(0))["makers"][0]["at_the_end"] == {"W42": -10, "W43": 0, "W52": 0}


@rule("W42")
def test_ties_go_to_the_most_finished_cards_and_are_else_shared() -> None:
    state = table(3, stage="last", turn=2, done=[["ford"], ["shore"], []])
    do(state, "wake")
    assert state.outcome == oneiros.Outcome(scores=(0, 0, 0), winners=(0, 1), reason="morning")


@rule("W43")
def test_most_finished_cards() -> None:
    assert gives("most-cards", [{}, {}, {}], done=[["ford"], ["shore"], []]) == [6, 6, 0]
    assert gives("most-cards", [{}, {}]) == [0, 0]  # the most is 0


@rule("W43")
def test_most_stacks_of_exactly_two() -> None:
    assert gives("most-pairs", [{"c1": "we", "b1": "rt", "d1": "rrr"}, {"c1": "we", "b1": "wwt"}]) == [5, 0]
    assert counts("most-pairs", {"c1": "we", "b1": "rt", "d1": "w", "e1": "wwt"}) == 2


@rule("W43")
def test_the_farthest_dreamer() -> None:
    assert gives("farthest", [{"c1": "w", "c2": "w*"}, {"c1": "w", "d2": "w*"}, {"a4": "w"}]) == [0, 5, 0]
    assert counts("farthest", {"a4": "w*"}) == 5
    assert gives("farthest", [{"c1": "w*"}, {}]) == [0, 0]


@rule("W43")
def test_most_shards_and_fewest_empty_fields() -> None:
    assert gives("most-shards", [{"c1": "wwt", "b1": "x"}, {"c1": "www"}]) == [5, 0]
    assert counts("most-shards", {"c1": "wwt", "b1": "x"}) == 4
    assert gives("fewest-empty", [{"c1": "wwww", "b1": "x"}, {"c1": "w", "b1": "w"}]) == [0, 5]
    assert gives("fewest-empty", [{}, {}]) == [5, 5]
    assert counts("fewest-empty", {"c1": "w", "b1": "x"}) == 19


@rule("W43")
def test_no_red_shard() -> None:
    assert gives("no-red", [{"c1": "x"}, {"c1": "w"}, {}]) == [0, 5, 5]


@rule("W43")
def test_most_of_a_colour_with_trees() -> None:
    """The rulebook's case: trees on blue and on grey make 2 blue count 3 and 1 grey count 2."""
    work = {"c1": "wt", "b1": "rt", "d1": "we"}
    assert counts("most-colour", work, "w") == 3
    assert counts("most-colour", work, "r") == 2
    assert counts("most-colour", work, "e") == 1
    assert gives("most-colour", [work, {"c1": "www"}], "w") == [5, 5]
    assert gives("most-colour", [{}, {}], "w") == [0, 0]
    assert counts("most-colour", {"c1": "e" + "w" * 24}, "w") == 24  # also in a very high stack


@rule("W43")
def test_most_single_shards_of_a_colour() -> None:
    assert counts("most-singles", {"c1": "w", "b1": "w", "d1": "wt", "e1": "ww", "a1": "e"}, "w") == 2


@rule("W43")
@pytest.mark.parametrize(
    ("number", "points"), [(0, 0), (2, 0), (3, 2), (4, 2), (5, 4), (7, 6), (8, 6), (9, 9), (12, 9)]
)
def test_more_shards_more_points(number: int, points: int) -> None:
    assert gives("harvest", [{"c1": "w" * number} if number else {}, {"c1": "wwwww"}], "w") == [points, 4]


@rule("W43")
def test_the_longest_path_has_no_branches() -> None:
    star = {"c1": "e", "c2": "ew", "b2": "w", "d2": "w", "c3": "w"}
    assert counts("longest-path", star, "w") == 3
    assert counts("longest-path", {**star, "d3": "w"}, "w") == 5  # b2 c2 d2 d3 c3
    assert counts("longest-path", {**star, "c3": "wt"}, "w") == 4
    assert counts("longest-path", {"c1": "we"}, "w") == 0  # on top only
    assert counts("longest-path", dict.fromkeys(("a1", "b1", "a2", "b2"), "w"), "w") == 4


@rule("W43")
def test_the_outlook_counts_groups_around_the_dreamer_doubled_on_a_mountain() -> None:
    land = {"c1": "m*", "b1": "w", "a1": "wt", "c2": "w", "c3": "w", "e1": "w", "d1": "e"}
    assert counts("outlook", land, "w") == 5  # two groups of 3 (with the tree) and 2; e1 is apart
    assert counts("outlook", {**land, "c1": "rrm*"}, "w") == 10
    assert counts("outlook", {**land, "c1": "w*"}, "w") == 6
    assert counts("outlook", {**land, "c1": "m"}, "w") == 0
    assert gives("outlook", [land, {}], "w") == [5, 0]


@rule("W43")
def test_tokens_are_scored_at_the_end() -> None:
    state = table(stage="last", turn=1, work=[{"c1": "www"}, {}], tokens=[("most-colour", "w"), ("harvest", "w")])
    before = oneiros.plain(state.view(None))["makers"][0]
    assert (before["score"], before["total"]) == (0, 7)
    do(state, "wake")
    assert state.outcome is not None
    assert state.outcome.scores == (7, 0)


@rule("W52")
def test_red_shards_cost_three_each_and_break_ties() -> None:
    state = table(stage="last", turn=1, nightmare=True, work=[{"c1": "w", "b1": "x", "d1": "x"}, {}])
    do(state, "wake")
    assert state.outcome == oneiros.Outcome(scores=(-6, 0), winners=(1,), reason="morning")
    # Equal points: fewer red shards win, before finished cards.
    works = [{"c1": "x"}, {}]
    state = table(stage="last", turn=1, nightmare=True, work=works, done=[["ford"], []])
    state.desk[22] = 3  # seat 0 has scored as much as its red shard costs
    do(state, "wake")
    assert state.outcome == oneiros.Outcome(scores=(0, 0), winners=(1,), reason="morning")
