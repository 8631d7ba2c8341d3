"""The greedy player of Workshop and its valuation: legal, honest, better than chance, and able to use every power."""

from __future__ import annotations

import pytest

import oneiros
from oneiros import Rng
from oneiros.core.bits import count
from oneiros.games.workshop.balance import Watch
from oneiros.games.workshop.bots.greedy import choose
from oneiros.games.workshop.bots.valuation import expected_points
from oneiros.games.workshop.position import DONE
from oneiros.games.workshop.rules import WorkshopState
from tests.workshop.positions import WORKSHOP, corner, do, finished, hand, held, set_stack, stack, table

CARDS = [("most-cards", "")] * 4  # tokens that nothing but landscapes can meet


def chosen(state: WorkshopState, seat: int) -> int:
    """What the greedy player does, from what the seat may know; it tries things on paper and leaves no trace."""
    dream = state.imagine(seat, Rng(7))
    assert isinstance(dream, WorkshopState)
    before = dream.digest()
    action = int(choose(dream, seat, Rng(7)))
    assert dream.digest() == before
    return action


def play(seed: int, players: int, greedy: set[int], watch: Watch | None = None, **options: object) -> WorkshopState:
    state = WORKSHOP.new(players=players, seed=seed, **options)
    assert isinstance(state, WorkshopState)
    state.listen()
    rng = Rng(seed)
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, chosen(state, seat) if seat in greedy else int(state.pick(seat, rng)))
        if watch is not None:
            watch.after(state)
    return state


def moves(state: WorkshopState, last: str, seat: int = 0) -> list[str]:
    """What the greedy player does, up to its first move of that kind."""
    told: list[str] = []
    while not told or not told[-1].startswith(last):
        assert len(told) < 30, told
        action = chosen(state, seat)
        state.apply(seat, action)
        told.append(" ".join(str(value) for value in oneiros.plain(WORKSHOP.decode(action)).values()))
    return told


def test_it_finishes_several_cards_and_beats_chance() -> None:
    state = play(1, 2, {0})
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert int(count(state.number(0, DONE))) >= 3
    assert [expected_points(state, seat) for seat in range(2)] == list(state.outcome.scores)


def test_it_plays_with_all_options_and_uses_powers() -> None:
    watch = Watch()
    state = play(5, 2, {1}, watch, nightmare=True, creation="together")
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert len({power for power, seat in watch.used if seat == 1}) >= 4


def test_it_builds_what_it_can_finish_and_walks_there() -> None:
    state = table(stage="make", cards=[["ford"]], hands=["wwev"])
    moves(state, "wake")
    assert finished(state) == {"ford"}


def test_it_exchanges_shards_to_finish_a_card() -> None:
    state = table(stage="make", cards=[["shore"]], hands=["rr"], work=[{"c1": "e*"}])
    assert "exchange rock water" in moves(state, "wake")
    assert finished(state) == {"shore"}


def test_it_gathers_what_its_card_lacks() -> None:
    land = {"collector": "ew", "golem": "rr", "archive": "m"}
    state = table(corners=[1, 6], points=2, cards=[["quiet-pool"]], work=[{"c1": "w*"}], land=land)
    moves(state, "sleep")
    assert "w" in hand(state)


def test_the_golem_brings_a_landscape_together() -> None:
    work = {"c1": "w*", "c2": "e", "b2": "w"}
    state = table(corners=[4, 1], points=0, cards=[["quiet-pool"]], work=[work])
    assert moves(state, "carry")[0] == "use"
    assert finished(state) == {"quiet-pool"}


def test_the_golem_takes_hold_as_deep_as_it_must() -> None:
    work = {"c1": "r", "b1": "rrt", "d1": "w*", "d2": "rr"}
    state = table(corners=[4, 1], points=0, cards=[["saddle"]], work=[work])
    do(state, "use")
    do(state, "lift", field="d2")
    assert moves(state, "carry")[0] == "deeper"  # the mountain is not taken apart


def test_the_tower_takes_off_what_is_in_the_way() -> None:
    state = table(corners=[3, 1], points=0, cards=[["quiet-pool"]], work=[{"c1": "w*", "b1": "we"}])
    assert moves(state, "raise") == ["use", "raise b1"]
    assert finished(state) == {"quiet-pool"}


def test_a_cards_power_is_worth_a_shard() -> None:
    state = table(stage="make", cards=[["twin-stones"]], hands=["m"], work=[{"c1": "r*", "b1": "re", "c2": "mt"}])
    assert moves(state, "raise") == ["awaken twin-stones", "invoke meadow", "raise b1"]
    assert finished(state) == {"twin-stones"}


def test_the_lake_lays_the_shard_it_wants_at_the_hand() -> None:
    land = {"lake": "wrr"}
    state = table(corners=[5, 1], points=1, cards=[["quiet-pool"]], work=[{"c1": "w*"}], land=land)
    told = moves(state, "collect")
    assert told[:2] == ["use", "stir lake"]
    assert hand(state) == "w"
    assert corner(state, "lake") == "rr"


def test_the_collector_is_used_when_the_land_has_nothing() -> None:
    land = {"collector": "rr"}
    state = table(corners=[2, 1], points=1, cards=[["quiet-pool"]], work=[{"c1": "w*"}], land=land, bag="wwwwww")
    told = moves(state, "collect")
    assert told == ["use", "lay water collector", told[2], "collect"]
    assert hand(state) == "w"


def test_the_dream_lord_gives_a_card_to_one_who_has_none() -> None:
    state = table(corners=[6, 1], points=4)
    told = moves(state, "keep")
    assert told[0] == "use"
    assert len(held(state)) == 1


@pytest.mark.parametrize(
    ("work", "look"),
    [({"c1": "e*", "b1": "w"}, "look 1"), ({"b1": "m", "c1": "rr", "d1": "e*", "e1": "rr"}, "look 3")],
)
def test_it_draws_from_the_stack_that_suits_its_workshop(work: dict[str, str], look: str) -> None:
    """An easy card is best, unless the canyon stands already."""
    state = table(stage="make", corners=[6, 1], round=3, cards=[["footpath"]], hands=["e"], work=[work], tokens=CARDS)
    set_stack(state, 1, ["gravel-bank", "clearing"])
    set_stack(state, 2, ["orchard"])
    set_stack(state, 3, ["canyon"])
    assert look in moves(state, "look")


def test_it_takes_no_card_that_it_cannot_finish() -> None:
    state = table(stage="make", corners=[6, 1], round=6, cards=[["quiet-pool"]], hands=["w"], work=[{"c1": "w*"}])
    for level in (1, 2):
        set_stack(state, level, [])
        state.block_count[level - 1] = 0
    assert "keep" not in " ".join(moves(state, "wake"))
    assert finished(state) == {"quiet-pool"}
    assert held(state) == set()


def test_trees_are_worth_more_the_more_there_are() -> None:
    poor = table(stage="make", hands=["m"], work=[{"c1": "w", "b1": "r", "d1": "e"}])
    rich = table(stage="make", hands=["m"], work=[{"c1": "w", "b1": "rt", "d1": "et", "a1": "r"}])
    gains = []
    for state in (poor, rich):
        before = expected_points(state, 0)
        do(state, "plant", field="c1" if state is poor else "a1")
        gains.append(expected_points(state, 0) - before)
    assert gains[1] > gains[0]


def test_expected_points_know_what_is_at_hand() -> None:
    """A card half built is worth more than one not begun, a finished one most."""
    values = [
        expected_points(table(stage="make", cards=[["ford"]], work=[work], hands=[held_shards]), 0)
        for work, held_shards in (({"c1": "e*"}, ""), ({"c1": "e*", "b1": "w"}, ""), ({"c1": "e*", "b1": "w"}, "w"))
    ]
    done = table(stage="make", cards=[["ford"]], work=[{"c1": "e*", "b1": "w"}], hands=["w"])
    do(done, "put", colour="water", field="d1")
    values.append(expected_points(done, 0))
    assert values == sorted(values)
    assert stack(done, "d1") == "w"
