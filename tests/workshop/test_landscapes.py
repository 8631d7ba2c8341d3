"""Landscapes that stand, and cards drawn for them, W37 to W40."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.games.workshop.position import FREE, TOP
from oneiros.games.workshop.rules import WorkshopState
from oneiros.testing import rule
from tests.workshop.positions import (
    WORKSHOP,
    can,
    card,
    do,
    finished,
    hand,
    held,
    in_sight,
    may,
    phase,
    score,
    set_stack,
    stack,
    table,
)

FORD_EVERY_WAY = (
    {"b1": "w", "c1": "e", "d1": "w"},
    {"c1": "w", "c2": "e", "c3": "w"},
)


def ford(work: dict[str, str], name: str = "ford") -> WorkshopState:
    """The dreamer is about to enter or to walk onto the landscape's place."""
    return table(stage="make", cards=[[name]], work=[work], hands=["vv"])


@rule("W37")
@pytest.mark.parametrize("work", FORD_EVERY_WAY)
def test_a_landscape_stands_turned_either_way(work: dict[str, str]) -> None:
    state = ford(work)
    do(state, "enter")
    if not finished(state):
        do(state, "stride", field="c2")
    assert finished(state) == {"ford"}
    assert held(state) == set()
    assert score(state) - (1 if "c2" in work else 0) == 6
    assert stack(state, "c1") in ("e", "w")  # the shards stay
    assert state.number(0, TOP) == card("ford")


@rule("W37")
def test_news_say_where_the_landscape_stands() -> None:
    state = ford({"b1": "w", "c1": "e", "d1": "w", "c2": "e"})
    state.listen()
    do(state, "enter")
    assert [sorted(news.facts["fields"]) for news in state.news(1) if news.what == "finished"] == [["b1", "c1", "d1"]]


@rule("W37")
def test_all_four_turns_but_not_mirrored() -> None:
    # The moor: earth under the dreamer and before him, meadow to the left of that.
    places = {
        "as drawn": {"c2": "e", "c3": "e", "b3": "m", "c1": "w"},
        "quarter": {"c2": "e", "d2": "e", "d3": "m", "c1": "w"},
        "half": {"c2": "e", "c1": "e", "d1": "m"},
        "three quarters": {"c2": "e", "b2": "e", "b1": "m", "c1": "w"},
    }
    for name, work in places.items():
        state = table(stage="make", cards=[["moor"]], work=[work], hands=["v"])
        do(state, "enter")
        do(state, "stride" if may(state, "stride", field="c2") else "step", field="c2")
        assert finished(state) == {"moor"}, name
    mirrored = {"c2": "e", "c3": "e", "d3": "m", "c1": "w"}
    state = table(stage="make", cards=[["moor"]], work=[mirrored], hands=["v"])
    do(state, "enter")
    do(state, "stride", field="c2")
    assert finished(state) == set()


@rule("W37")
def test_every_stack_must_stand_exactly_and_the_dreamer_where_shown() -> None:
    good = {"b1": "w", "c1": "e", "d1": "w"}
    for change in ({"b1": "ww"}, {"b1": "ew"}, {"b1": "wt"}, {"b1": "e"}, {"c1": "re"}, {"c1": "ee"}, {"d1": ""}):
        state = ford({**good, **change})
        do(state, "enter")
        assert finished(state) == set(), change
    state = ford({**good, "c2": "rr", "b2": "w"})  # what is around does not matter
    do(state, "enter")
    assert finished(state) == {"ford"}
    state = ford({"c1": "w", "b1": "e", "a1": "w"})
    do(state, "enter")
    assert finished(state) == set()  # he stands beside it
    do(state, "stride", field="b1")
    assert finished(state) == {"ford"}


@rule("W37")
def test_trees_belong_to_the_landscape() -> None:
    state = table(stage="make", cards=[["lone-birch"]], hands=["m"], work=[{"c1": "e*", "c2": "m"}])
    do(state, "plant", field="c2")
    assert finished(state) == {"lone-birch"}
    assert score(state) == 6 + 1


@rule("W37")
def test_it_is_checked_after_every_change() -> None:
    state = table(stage="make", cards=[["ford"]], work=[{"b1": "w", "c1": "e*"}], hands=["w"])
    do(state, "put", colour="water", field="d1")
    assert finished(state) == {"ford"}
    # By the Tower, in phase 2.
    state = table(corners=[3, 1], cards=[["ford"]], work=[{"b1": "w", "c1": "e*", "d1": "wr"}])
    do(state, "use")
    do(state, "raise", field="d1")
    assert finished(state) == {"ford"}
    # By stripping a stack for a red shard: the water below is what was missing.
    work = dict.fromkeys(WORKSHOP.field_names(), "x") | {"b1": "w", "c1": "e*", "d1": "wr"}
    state = table(stage="make", cards=[["ford"]], nightmare=True, hands=["x"], work=[work])
    do(state, "wake")
    assert can(state) == {"strip b1"}  # a single one first
    work["b1"] = "xt"
    state = table(stage="make", cards=[["shore"]], nightmare=True, hands=["x"], work=[work])
    do(state, "wake")
    do(state, "strip", field="d1")
    assert finished(state) == {"shore"}
    assert phase(state) == "draw"
    do(state, "decline")
    assert phase(state) == "bury"  # and the ending goes on


@rule("W37")
def test_a_card_just_gained_may_stand_already() -> None:
    state = table(corners=[6, 1], work=[{"b1": "w", "c1": "e*", "d1": "w"}])
    set_stack(state, 1, ["ford", "cairn"])
    do(state, "use")
    do(state, "look", level=1)
    do(state, "keep", card="ford")
    assert finished(state) == {"ford"}
    assert phase(state) == "draw"


@rule("W37")
def test_of_two_at_once_the_owner_picks_the_order() -> None:
    state = table(stage="make", cards=[["ford", "shore"]], work=[{"b1": "w", "c1": "e", "d1": "w"}])
    do(state, "enter")
    assert phase(state) == "finish"
    assert can(state) == {"finish ford", "finish shore"}
    do(state, "finish", card="ford")
    assert finished(state) == {"ford"}
    do(state, "decline")
    assert finished(state) == {"ford", "shore"}
    assert state.number(0, TOP) == card("shore")
    do(state, "decline")
    assert phase(state) == "make"


@rule("W38")
def test_a_shard_goes_along_and_the_piles_moves_up() -> None:
    ready = {"b1": "w", "c1": "e*"}
    state = table(stage="make", cards=[["ford"]], done=[["cairn"]], hands=["wm"], work=[ready])
    do(state, "awaken", card="cairn")
    do(state, "store", colour="meadow")
    do(state, "put", colour="water", field="d1")
    assert oneiros.plain(state.view(0))["makers"][0]["pile"]["name"] == "ford"
    assert oneiros.plain(state.view(0))["makers"][0]["pile"]["shard"] == "meadow"
    do(state, "decline")
    assert not can(state, "awaken")
    state = table(stage="make", cards=[["ford"]], done=[["cairn"]], hands=["wm"], work=[ready])
    do(state, "awaken", card="ford")
    do(state, "store", colour="meadow")
    do(state, "put", colour="water", field="d1")
    assert oneiros.plain(state.view(0))["makers"][0]["pile"]["shard"] == "meadow"


@rule("W38")
@pytest.mark.parametrize("stays", ["meadow", "rock"])
def test_of_two_shards_one_stays(stays: str) -> None:
    ready = {"b1": "w", "c1": "e*"}
    state = table(stage="make", cards=[["ford"]], done=[["cairn"]], hands=["wmr"], work=[ready])
    do(state, "awaken", card="cairn")
    do(state, "store", colour="meadow")
    do(state, "awaken", card="ford")
    do(state, "store", colour="rock")
    bag = {"meadow": int(state.bag[2]), "rock": int(state.bag[3])}
    do(state, "put", colour="water", field="d1")
    assert can(state) == {"leave meadow", "leave rock"}
    do(state, "leave", colour=stays)
    assert oneiros.plain(state.view(0))["makers"][0]["pile"]["shard"] == stays
    gone = "rock" if stays == "meadow" else "meadow"
    now = {"meadow": int(state.bag[2]), "rock": int(state.bag[3])}
    assert now == {**bag, gone: bag[gone] + 1}
    assert phase(state) == "draw"


@rule("W38")
def test_two_of_one_colour_need_no_choice() -> None:
    state = table(stage="make", cards=[["ford"]], done=[["cairn"]], hands=["wmm"], work=[{"b1": "w", "c1": "e*"}])
    for name in ("cairn", "ford"):
        do(state, "awaken", card=name)
        do(state, "store", colour="meadow")
    bag = int(state.bag[2])
    do(state, "put", colour="water", field="d1")
    assert phase(state) == "draw"
    assert int(state.bag[2]) == bag + 1


@rule("W39")
def test_finishing_ends_what_is_under_way() -> None:
    # A free step, given by the earth he stands on.
    state = table(stage="make", cards=[["ford"]], work=[{"b1": "w", "c1": "e", "d1": "w"}])
    do(state, "enter")
    assert finished(state) == {"ford"}
    do(state, "decline")
    assert state.number(0, FREE) == 0
    assert not can(state, "step")
    state = table(stage="last", cards=[["ford"]], work=[{"b1": "w", "c1": "e", "d1": "w"}])
    do(state, "enter")  # nothing is drawn here, and still the step is lost
    assert finished(state) == {"ford"}
    assert not can(state, "step")
    # The rest of the Golem's moves, and of the Tower's.
    state = table(corners=[4, 1], cards=[["ford"]], work=[{"b1": "w", "c1": "e*", "d1": "wr", "d2": "m"}])
    do(state, "use")
    do(state, "lift", field="d1")
    do(state, "carry", field="d2")
    do(state, "decline")
    assert phase(state) == "wander"
    state = table(corners=[3, 1], cards=[["ford"]], work=[{"b1": "w", "c1": "e*", "d1": "wr", "d2": "m"}])
    do(state, "use")
    do(state, "raise", field="d1")
    do(state, "decline")
    assert phase(state) == "wander"
    assert hand(state) == "r"


@rule("W40")
def test_as_many_cards_as_the_corners_number() -> None:
    state = table(stage="make", corners=[3, 1], cards=[["ford"]], hands=["w"], work=[{"b1": "w", "c1": "e*"}])
    do(state, "put", colour="water", field="d1")
    assert can(state) == {"look 1", "look 2", "look 3", "decline"}
    assert state.view(0).draws == 3  # type: ignore[attr-defined]
    do(state, "look", level=2)
    sight = in_sight(state)
    assert len(sight) == 3
    assert can(state) == {"decline", *(f"keep {name}" for name in sight)}
    assert oneiros.plain(state.view(1))["makers"][0]["looking_count"] == 3
    assert oneiros.plain(state.view(1))["sight"] == []
    # What each of them would still want of this player, as if it were held already.
    seen = {one["name"]: one["missing"] for one in oneiros.plain(state.view(0))["sight"]}
    do(state, "keep", card=min(sight))
    assert oneiros.plain(state.view(0))["makers"][0]["cards"][0]["missing"] == seen[min(sight)]
    assert seen[min(sight)]
    assert held(state) == {min(sight)}
    assert state.blocks_of(1)[-1] == sum(1 << card(name) for name in sight - {min(sight)})
    assert phase(state) == "make"


@rule("W40")
def test_now_or_never_and_none_if_there_are_none() -> None:
    state = table(stage="make", corners=[3, 1], cards=[["ford"]], hands=["ww"], work=[{"b1": "w", "c1": "e*"}])
    do(state, "put", colour="water", field="d1")
    do(state, "decline")
    assert not can(state, "look")
    state = table(stage="make", corners=[3, 1], cards=[["ford"]], hands=["w"], work=[{"b1": "w", "c1": "e*"}])
    set_stack(state, 1, ["cairn"])
    set_stack(state, 2)
    set_stack(state, 3)
    do(state, "put", colour="water", field="d1")
    assert can(state) == {"look 1", "decline"}
    do(state, "look", level=1)
    assert in_sight(state) == {"cairn"}  # what there is
    do(state, "decline")
    assert held(state) == set()


def test_news_hide_the_cards_that_others_look_at() -> None:
    state = table(corners=[6, 1])
    state.listen()
    do(state, "use")
    do(state, "look", level=1)
    assert len(state.news(0)[-1].facts["cards"]) == 6
    assert state.news(1)[-1].facts["cards"] is None
    assert state.news(None)[-1].facts == {"level": 1, "count": 6, "cards": None}
