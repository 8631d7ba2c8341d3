"""The six powers, of corners and of cards, W27 to W33."""

from __future__ import annotations

from collections import Counter

import pytest

import oneiros
from oneiros.games.workshop.position import DREAMER, OPEN
from oneiros.testing import rule
from tests.chi import fits
from tests.workshop.positions import (
    can,
    card,
    corner,
    do,
    field,
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


@rule("W27")
def test_the_archive_gives_a_random_shard() -> None:
    state = table(corners=[1, 4], hands=["ww"], bag="w")
    do(state, "use")
    assert hand(state) == "www"  # whatever its colour
    state = table(corners=[1, 4], bag="")
    assert not may(state, "use")
    found: Counter[str] = Counter()
    state = table(corners=[1, 4], bag="wwwer")
    rng = oneiros.Rng(4)
    for _ in range(2000):
        twin = state.imagine(0, rng)
        assert isinstance(twin, type(state))
        do(twin, "use")
        found[hand(twin)] += 1
    fits(found, Counter({"w": 3, "e": 1, "r": 1}))


@rule("W28")
def test_the_collector_lays_two_shards_without_gaps() -> None:
    state = table(corners=[2, 4], land={"archive": "wwwww", "tower": "mmmm", "lake": "e"}, bag="re")
    do(state, "use")
    assert sorted(oneiros.plain(state.view(1))["drawn"]) == ["earth", "rock"]  # seen before placing, by all
    assert can(state) == {
        f"lay {colour} {name}"
        for colour in ("earth", "rock")
        for name in ("collector", "tower", "golem", "lake", "lord")
    }
    do(state, "lay", colour="rock", corner="tower")
    assert corner(state, "tower") == "mmmmr"  # dots do not matter
    assert can(state) == {f"lay earth {name}" for name in ("collector", "golem", "lake", "lord")}
    do(state, "lay", colour="earth", corner="lake")
    assert corner(state, "lake") == "ee"
    assert phase(state) == "wander"


@rule("W28")
def test_both_may_lie_in_one_corner_in_either_order() -> None:
    for first, second in (("rock", "earth"), ("earth", "rock")):
        state = table(corners=[2, 4], bag="re")
        do(state, "use")
        do(state, "lay", colour=first, corner="lord")
        do(state, "lay", colour=second, corner="lord")
        assert corner(state, "lord") == first[0] + second[0]


@rule("W28")
def test_a_shard_without_room_goes_back_and_a_short_bag_gives_what_it_has() -> None:
    everywhere = dict.fromkeys(("archive", "collector", "tower", "golem", "lake"), "wwwww")
    state = table(corners=[2, 4], land={**everywhere, "lord": "wwww"}, bag="re")
    do(state, "use")
    do(state, "lay", colour="rock", corner="lord")
    assert phase(state) == "wander"
    assert [int(number) for number in state.bag] == [0, 1, 0, 0, 0, 0]
    assert not may(table(corners=[2, 4], land={**everywhere, "lord": "wwwww"}), "use")
    state = table(corners=[2, 4], bag="e")
    do(state, "use")
    do(state, "lay", colour="earth", corner="lord")
    assert phase(state) == "wander"
    assert not may(table(corners=[2, 4], bag=""), "use")


@rule("W29")
def test_the_tower_takes_one_or_two_bare_shards_back() -> None:
    work = [{"c1": "wr", "c2": "e*", "b1": "mt", "d1": "m"}]
    state = table(corners=[3, 4], hands=["rr"], work=work)
    do(state, "use")
    assert can(state) == {"raise c1", "raise d1"}
    do(state, "raise", field="c1")
    assert can(state) == {"raise c1", "raise d1", "stop"}
    do(state, "raise", field="c1")  # one after the other from one stack
    assert hand(state) == "wrrr"
    assert phase(state) == "wander"
    state = table(corners=[3, 4], work=work)
    do(state, "use")
    do(state, "raise", field="d1")
    do(state, "stop")
    assert hand(state) == "m"
    assert not may(table(corners=[3, 4], work=[{"c1": "e*"}]), "use")


@rule("W30")
def test_the_golem_moves_a_shard_with_all_on_it() -> None:
    state = table(corners=[4, 1], work=[{"c1": "wer", "c2": "mt", "b1": "e*"}])
    do(state, "use")
    do(state, "lift", field="c1")
    do(state, "deeper")
    assert can(state) == {"carry d1"}  # not onto the tree nor the dreamer; all three would have no neighbour there
    do(state, "carry", field="d1")
    assert (stack(state, "c1"), stack(state, "d1")) == ("w", "er")
    do(state, "lift", field="c2")
    do(state, "carry", field="c1")
    assert stack(state, "c1") == "wm"
    fields = oneiros.plain(state.view(0))["makers"][0]["fields"]
    assert [place["name"] for place in fields if place["tree"]] == ["c1"]
    do(state, "lift", field="d1")
    do(state, "carry", field="e1")
    assert phase(state) == "wander"  # three moves


@rule("W30")
def test_an_empty_field_needs_another_neighbour() -> None:
    state = table(corners=[4, 1], work=[{"c1": "we"}])
    do(state, "use")
    do(state, "lift", field="c1")
    assert can(state) == {"carry b1", "carry d1", "carry c2"}  # the water stays behind and counts; both would not
    do(state, "carry", field="c2")
    # Now each has only the other: onto it, or not at all.
    do(state, "lift", field="c1")
    assert can(state) == {"carry c2"}
    assert not may(table(corners=[4, 1], work=[{"c1": "w"}]), "use")


@rule("W30")
def test_groups_may_be_split() -> None:
    state = table(corners=[4, 1], work=[{"b1": "w", "c1": "ee", "d1": "w", "d2": "w"}])
    do(state, "use")
    for _ in range(2):
        do(state, "lift", field="c1")
        do(state, "carry", field="b1")
    assert stack(state, "c1") == ""
    assert stack(state, "b1") == "wee"


@rule("W30")
def test_a_carried_dreamer_scores_nothing_but_counts_for_cards() -> None:
    state = table(corners=[4, 1], cards=[["shore"]], work=[{"c1": "we*", "b1": "w", "d1": "m"}])
    do(state, "use")
    do(state, "lift", field="c1")
    do(state, "carry", field="c2")
    assert state.number(0, DREAMER) == field("c2")
    assert score(state) == 4  # earth beside water: the shore, and nothing for the steps
    assert finished(state) == {"shore"}
    state = table(corners=[4, 1], work=[{"c1": "ew*", "b1": "rr", "d1": "m"}])
    do(state, "use")
    do(state, "lift", field="c1")
    do(state, "carry", field="b1")
    assert stack(state, "b1") == "rrw"
    assert score(state) == 0
    do(state, "stop")
    assert phase(state) == "wander"


@rule("W30")
def test_the_golem_may_stop_only_after_a_move() -> None:
    state = table(corners=[4, 1], work=[{"c1": "w", "c2": "e"}])
    do(state, "use")
    assert not may(state, "stop")
    do(state, "lift", field="c1")
    do(state, "carry", field="c2")
    assert stack(state, "c2") == "ew"
    assert may(state, "stop")


@rule("W30")
def test_the_golem_moves_very_high_stacks() -> None:
    state = table(corners=[4, 1], work=[{"c1": "e" + "w" * 22, "c2": "mm"}])
    before = state.inventory()
    do(state, "use")
    do(state, "lift", field="c1")
    for _ in range(21):
        do(state, "deeper")
    do(state, "carry", field="c2")
    assert stack(state, "c2") == "mm" + "w" * 22
    assert stack(state, "c1") == "e"
    assert state.inventory() == before


@rule("W31")
def test_the_lake_puts_a_corner_in_any_order() -> None:
    state = table(corners=[5, 1], land={"archive": "wem", "collector": "ww", "lord": "r"})
    do(state, "use")
    assert can(state) == {"stir archive"}
    do(state, "stir", corner="archive")
    assert can(state) == {"arrange water", "arrange earth", "arrange meadow"}
    do(state, "arrange", colour="meadow")
    assert can(state) == {"arrange water", "arrange earth"}
    do(state, "arrange", colour="water")
    assert corner(state, "archive") == "mwe"
    assert phase(state) == "wander"
    assert not may(table(corners=[5, 1], land={"collector": "ww"}), "use")


@rule("W31")
def test_the_lake_stops_asking_when_the_rest_is_alike() -> None:
    state = table(corners=[5, 1], land={"archive": "wwer"})
    do(state, "use")
    do(state, "stir", corner="archive")
    do(state, "arrange", colour="rock")
    do(state, "arrange", colour="earth")
    assert corner(state, "archive") == "reww"
    assert phase(state) == "wander"


@rule("W32")
def test_the_dream_lord_shows_six_cards() -> None:
    state = table(corners=[6, 1], cards=[["ford"]])
    do(state, "use")
    assert can(state) == {"look 1", "look 2", "look 3"}
    assert state.view(0).draws == 6  # type: ignore[attr-defined]
    do(state, "look", level=2)
    sight = in_sight(state)
    assert len(sight) == 6
    assert can(state) == {"decline", *(f"keep {name}" for name in sight)}
    kept = sorted(sight)[0]
    do(state, "keep", card=kept)
    assert held(state) == {"ford", kept}
    blocks = state.blocks_of(1)
    assert blocks[-1] == sum(1 << card(name) for name in sight - {kept})
    assert len(blocks) == 2
    state = table(corners=[6, 1])
    do(state, "use")
    do(state, "look", level=3)
    do(state, "decline")
    assert held(state) == set()
    assert state.blocks_of(2)[-1].bit_count() == 6


@rule("W32")
def test_fewer_cards_than_six_and_empty_stacks() -> None:
    state = table(corners=[6, 1])
    set_stack(state, 1, ["ford"], ["shore", "cairn"])
    set_stack(state, 2)
    set_stack(state, 3)
    do(state, "use")
    assert can(state) == {"look 1"}
    do(state, "look", level=1)
    assert in_sight(state) == {"ford", "shore", "cairn"}
    do(state, "keep", card="ford")
    set_stack(state, 1)
    state.desk[10] = 0  # the power again
    assert not may(state, "use")


@rule("W33")
def test_a_cards_power_takes_a_shard_and_works_once_a_round() -> None:
    state = table(cards=[["gravel-bank"]], hands=["we"], bag="r")
    do(state, "awaken", card="gravel-bank")
    assert can(state) == {"invoke water", "invoke earth", "store water", "store earth"}
    do(state, "invoke", colour="water")
    assert hand(state) == "er"
    assert oneiros.plain(state.view(1))["makers"][0]["cards"][0]["shard"] == "water"
    with pytest.raises(oneiros.IllegalAction, match="a shard on that card"):
        do(state, "awaken", card="gravel-bank")


@rule("W33")
def test_a_shard_may_be_stored_and_the_power_is_lost() -> None:
    state = table(stage="make", cards=[["gravel-bank"]], hands=["w"], bag="r")
    do(state, "awaken", card="gravel-bank")
    do(state, "store", colour="water")
    assert hand(state) == ""
    assert not can(state, "awaken")


@rule("W33")
def test_a_power_that_can_do_nothing_only_stores() -> None:
    state = table(stage="make", cards=[["gravel-bank"]], hands=["w"], bag="")
    do(state, "awaken", card="gravel-bank")
    assert can(state) == {"store water"}


@rule("W33")
def test_powers_of_unfinished_cards_and_of_the_piles_top() -> None:
    state = table(cards=[["ford"]], done=[["cairn", "shore"]], hands=["w"])
    assert can(state, "awaken") == {"ford", "shore"}
    assert can(table(stage="make", cards=[["ford"]], hands=["w"]), "awaken") == {"ford"}
    assert not can(table(cards=[["ford"]]), "awaken")


@rule("W33")
def test_no_power_inside_another_and_none_while_on_a_tree() -> None:
    state = table(corners=[3, 1], cards=[["ford"]], hands=["w"], work=[{"c1": "w"}])
    do(state, "use")
    assert can(state) == {"raise c1"}
    state = table(stage="make", cards=[["ford"]], hands=["wvv"], work=[{"c1": "m*", "c2": "mt"}])
    do(state, "stride", field="c2")
    assert can(state) == {"stride c1"}


@rule("W33")
def test_a_card_works_from_the_moment_it_is_held() -> None:
    state = table(corners=[6, 1], hands=["w"])
    do(state, "use")
    do(state, "look", level=1)
    kept = sorted(in_sight(state))[0]
    do(state, "keep", card=kept)
    assert state.number(0, OPEN) == 1 << card(kept)
    assert can(state, "awaken") == {kept}
