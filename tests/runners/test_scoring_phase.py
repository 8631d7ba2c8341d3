"""Runners: the reckoning, rule by rule (U12 to U21). `EXACT` collects on fields 0, 3 and 5 and dispels 2, 6 and 7."""

from __future__ import annotations

from random import Random

import pytest

import oneiros
from oneiros import IllegalAction
from oneiros.games.runners.pieces import COIN, COLOUR_NAMES, KEY
from oneiros.games.runners.position import OPENED, TALLY
from oneiros.games.runners.scoring_phase import AT_BAT, AT_COLOUR, AT_EQUIP, AT_LAY, AT_SHARE
from oneiros.games.runners.view import RunnersView
from oneiros.testing import rule
from tests.runners.positions import (
    EXACT,
    QUIET,
    can,
    do,
    dream,
    give,
    lay,
    own,
    score_round,
    shards,
    tiles,
    time_up,
)

DOUBLE = {"lantern": ["double", "none"]}  # on field 3
BOTH = {"lantern": ["both", "none"]}
WITHOUT_WISP = {tile: place for tile, place in EXACT.items() if tile != "wisp"}


@rule("U12")
def test_one_cell_missing_and_one_outside_cost_two_calm() -> None:
    """The rulebook's own case."""
    state = dream()
    shifted = {**EXACT, "wisp": (2, 0, 0), "crook": (1, 1, 3), "lantern": (1, -1, 0)}
    lay(state, 0, shifted)
    now = own(state).reckoning
    assert now is not None
    assert (now.lost["outside"], now.lost["open"], now.calm_lost, now.calm) == (1, 1, 2, 18)
    do(state, 0, "content")
    assert state.calm[0] == 18


@rule("U12")
def test_every_cell_outside_and_every_open_field_counts() -> None:
    state = dream()
    score_round(state, {"ladder": (0, -2, 0), "crook": (2, 2, 1)})
    assert state.calm[0] == 20 - (2 + 2) - 7


@rule("U13")
def test_nightmares_cost_what_they_show_unless_dispelled() -> None:
    rows = [[".", "nightmare 2", "nightmare 3"], ["nightmare 1", ".", "."], ["nightmare 4", ".", "."]]
    state = dream(rows)
    score_round(state, None)
    assert state.calm[0] == 20 - 2 - 1  # the open field 1 and the collected field 3
    state = dream(rows)
    do(state, 0, "content")
    assert state.calm[0] == 20 - 9 - 10


@rule("U14")
def test_collected_fields_give_what_they_show() -> None:
    rows = [["blue coin coin", "green", "."], ["key", "any", "white calm"], ["orange", ".", "."]]
    state = dream(rows)
    state.calm[0] = 10
    score_round(state, None)
    assert shards(state) == [1, 1, 0, 0]  # green, any and orange were covered but not collected
    assert state.phase != AT_COLOUR
    assert (state.coins[0], state.keys[0], state.calm[0]) == (1 + 2, 1, 11)


@rule("U14")
def test_double_collect_gives_twice_and_saves_no_calm() -> None:
    state = dream([[".", ".", "."], ["blue key", ".", "."], [".", ".", "."]], cells=DOUBLE)
    score_round(state, None)
    assert shards(state) == [2, 0, 0, 0]
    assert state.keys[0] == 2
    state = dream([[".", ".", "."], ["nightmare 3", ".", "."], [".", ".", "."]], cells=DOUBLE)
    score_round(state, None)
    assert state.calm[0] == 17


@rule("U14")
def test_a_shard_of_choice_is_chosen_and_doubled_in_one_colour() -> None:
    state = dream([["any", ".", "."], ["any", ".", "."], [".", ".", "."]], cells=DOUBLE)
    score_round(state, None)
    assert state.phase == AT_COLOUR
    assert can(state, 0) == {"colour blue", "colour white", "colour orange", "colour green"}
    view = state.view(0)
    assert isinstance(view, RunnersView)
    assert view.shards_to_choose == 2
    do(state, 0, "colour", colour="green")
    assert shards(state) == [0, 0, 0, 2]
    do(state, 0, "colour", colour="white")
    assert shards(state) == [0, 1, 0, 2]
    assert state.phase == AT_LAY


@rule("U14")
def test_only_colours_of_the_supply_can_be_chosen() -> None:
    state = dream([["any", ".", "."], *QUIET[1:]])
    give(state, 0, blue=16, white=16)
    score_round(state, None)
    assert can(state, 0) == {"colour orange", "colour green"}
    with pytest.raises(IllegalAction, match="U14"):
        do(state, 0, "colour", colour="blue")
    state = dream([["any", ".", "."], *QUIET[1:]])
    give(state, 0, blue=16, white=16, green=16)
    score_round(state, None)  # orange is all there is: no question
    assert state.star[0] == 1
    state = dream([["any", ".", "."], *QUIET[1:]], players=2)
    give(state, 0, blue=16, white=16, green=16)
    give(state, 1, orange=16)
    score_round(state, None, None)
    assert shards(state) == [16, 16, 0, 16]
    assert state.round == 1


@rule("U15")
def test_an_undispelled_kraken_counts_the_collect_signs() -> None:
    rows = [[".", "kraken", "."], *QUIET[1:]]
    state = dream(rows)
    score_round(state, None)
    assert state.calm[0] == 20 - 3
    state = dream(rows, cells={"lantern": ["double", "both"], "crook": ["dispel", "dispel", "none"]})
    score_round(state, None)
    assert state.calm[0] == 20 - 3  # collect, double, both
    state = dream(rows)
    score_round(state, {"ladder": (0, -2, 0)})  # its sign is outside
    assert state.calm[0] == 20 - 2 - 8 - 1
    state = dream([[".", ".", "kraken"], *QUIET[1:]])
    score_round(state, None)
    assert state.calm[0] == 20


@rule("U16")
def test_an_undispelled_bat_takes_an_unused_tile_of_your_choice() -> None:
    rows = [[".", "bat", "."], *QUIET[1:]]
    state = dream(rows)
    score_round(state, {"ladder": (0, 0, 0), "lantern": (1, 0, 0)})
    assert state.phase == AT_BAT
    assert can(state, 0) == {"lose wisp", "lose crook"}
    do(state, 0, "lose", tile="wisp")
    assert tiles(state) == {"ladder", "lantern", "crook"}
    assert state.calm[0] == 16  # the bat itself costs no calm
    state = dream(rows)
    score_round(state, WITHOUT_WISP)
    assert tiles(state) == set(WITHOUT_WISP)
    assert state.phase == AT_LAY  # there was nothing to choose


@rule("U16")
def test_a_bat_takes_nothing_if_dispelled_or_all_tiles_are_used() -> None:
    state = dream([[".", "bat", "."], *QUIET[1:]])
    score_round(state, None)
    assert tiles(state) == set(EXACT)
    state = dream([[".", ".", "bat"], *QUIET[1:]])
    score_round(state, {"ladder": (0, 0, 0)})
    assert state.phase == AT_LAY
    assert tiles(state) == set(EXACT)


@rule("U17")
@pytest.mark.parametrize(
    ("effect", "shard", "calm"),
    [("none", 0, 19), ("collect", 1, 19), ("double", 2, 19), ("dispel", 0, 20), ("both", 1, 20)],
)
def test_a_spider_gives_its_shard_and_bites_unless_dispelled(effect: str, shard: int, calm: int) -> None:
    state = dream([[".", ".", "."], ["spider orange", ".", "."], [".", ".", "."]], cells={"lantern": [effect, "none"]})
    score_round(state, None)
    assert shards(state) == [0, 0, shard, 0]
    assert state.calm[0] == calm


CHEST = [[".", ".", "."], ["chest 2", ".", "key"], [".", ".", "."]]


@rule("U18")
def test_two_keys_open_a_chest_of_two_and_its_content_stays() -> None:
    """The rulebook's own case, with the key collected on the same card."""
    state = dream(CHEST, chest="any coin coin coin coin")
    give(state, 0, key=1, blue=2, white=1, green=1)
    state.listen()
    score_round(state, None)
    assert state.keys[0] == 0
    assert state.supply[KEY] == 20
    assert state.coins[0] == 1 + 4
    do(state, 0, "colour", colour="orange")
    assert (shards(state), state.star[0]) == ([1, 0, 0, 0], 1)
    assert own(state).reckoning is not None


@rule("U18")
def test_too_few_keys_open_nothing() -> None:
    state = dream(CHEST, chest="coin coin")
    score_round(state, None)
    assert (state.keys[0], state.coins[0], state.chest) == (1, 1, -1)


@rule("U18")
def test_double_collect_must_pay_again_if_it_can() -> None:
    for keys, opened in ((1, 1), (2, 1), (3, 2), (6, 2)):
        state = dream(CHEST, chest="calm calm", cells=DOUBLE)
        state.calm[0] = 10
        give(state, 0, key=keys)
        score_round(state, None)
        assert (state.keys[0], state.calm[0]) == (keys + 1 - 2 * opened, 10 + 2 * opened)


@rule("U18")
def test_a_second_field_opens_it_again_and_choices_are_free() -> None:
    state = dream([["chest 1", ".", "."], ["chest 1", ".", "."], [".", ".", "."]], chest="any")
    give(state, 0, key=5)
    score_round(state, None)
    do(state, 0, "colour", colour="blue")
    do(state, 0, "colour", colour="white")
    assert shards(state) == [1, 1, 0, 0]
    assert state.keys[0] == 3


@rule("U18")
def test_one_chest_is_turned_up_for_all_and_goes_out() -> None:
    state = dream([["chest 1", ".", "."], *QUIET[1:]], players=2)
    give(state, 0, key=1)
    give(state, 1, key=1)
    give(state, 1, coin=8)
    score_round(state, None, None)
    while state.phase == AT_COLOUR:
        state.apply(int(state.turn), state.legal(int(state.turn))[0])
    assert [state.tally[seat * TALLY + OPENED] for seat in range(2)] == [1, 1]
    view = state.view(0)
    assert isinstance(view, RunnersView)
    assert view.chest is not None
    assert view.chest.keys == 1
    assert view.chests_left == [5, 6, 6]
    do(state, 1, "done")
    assert state.chest == -1
    assert sum(state.inventory()[-18:]) == 18


@rule("U18")
def test_an_empty_stack_takes_no_keys() -> None:
    state = dream([["chest 1", ".", "."], *QUIET[1:]], chest="coin")
    give(state, 0, key=1)
    state.chests_out = state.chests & state.tables.type_chests[0]
    state.chests &= ~state.tables.type_chests[0]
    lay(state, 0)
    now = own(state).reckoning
    assert now is not None
    assert now.chests_opened == 0
    do(state, 0, "content")
    assert (state.keys[0], state.coins[0]) == (1, 1)


LINKED = [["linked blue coin coin any", ".", "."], *QUIET[1:]]


@rule("U19")
def test_a_linked_dream_is_shared_from_the_start_player_clockwise() -> None:
    state = dream(LINKED, players=3)
    state.listen()
    for seat in range(3):
        lay(state, seat, None if seat != 1 else {**EXACT, "ladder": (0, 0, 2)})  # seat 1 does not collect it
    for seat in (2, 0, 1):
        do(state, seat, "content")
    assert (state.phase, state.turn) == (AT_SHARE, 2)
    assert can(state, 2) == {"take blue", "take coin", "take any"}
    assert state.legal(0) == []
    do(state, 2, "take", reward="any")
    do(state, 2, "colour", colour="white")
    assert state.turn == 0
    do(state, 0, "take", reward="coin")
    do(state, 2, "take", reward="coin")
    # The last thing is taken without a question.
    assert state.round == 1
    assert (shards(state, 0), shards(state, 1), shards(state, 2)) == ([1, 0, 0, 0], [0] * 4, [0, 1, 0, 0])
    assert list(state.coins) == [1, 0, 2]


@rule("U19")
def test_one_who_collects_alone_takes_it_all() -> None:
    state = dream([["linked blue coin calm", ".", "."], *QUIET[1:]], players=2)
    state.calm[0] = 10
    score_round(state, None, {})
    assert (shards(state), state.coins[0], state.calm[0]) == ([1, 0, 0, 0], 2, 11)
    assert state.round == 1


@rule("U19")
def test_double_collect_doubles_what_was_taken_from_the_supply() -> None:
    rows = [[".", ".", "."], ["linked any coin key", ".", "."], [".", ".", "."]]
    state = dream(rows, players=2, cells=DOUBLE)
    score_round(state, None, {**EXACT, "lantern": (1, 0, 2)})
    assert state.phase == AT_COLOUR
    do(state, 0, "colour", colour="green")
    assert shards(state) == [0, 0, 0, 2]
    assert (state.coins[0], state.keys[0]) == (1 + 2, 2)
    state = dream(rows, players=2, cells=DOUBLE)
    score_round(state, None, None)
    do(state, 0, "take", reward="key")
    do(state, 1, "take", reward="coin")
    do(state, 0, "colour", colour="blue")  # what is left needs only its colour
    assert (state.keys[0], shards(state), state.coins[1]) == (2, [2, 0, 0, 0], 2)


@rule("U19")
def test_linked_dreams_come_first_so_that_their_keys_open_chests() -> None:
    state = dream([["linked key", ".", "."], ["chest 1", ".", "."], [".", ".", "."]], chest="calm")
    state.calm[0] = 10
    score_round(state, None)
    assert (state.keys[0], state.calm[0]) == (0, 11)


@rule("U19")
def test_what_the_supply_lacks_is_not_laid_out() -> None:
    state = dream([["linked key key coin", ".", "."], *QUIET[1:]], players=2)
    give(state, 1, key=19)
    state.listen()
    score_round(state, None, {})
    assert (state.keys[0], state.coins[0], state.supply[KEY]) == (1, 2, 0)
    assert [news.facts["rewards"] for news in state.news(0) if news.what == "laid-open"] == [["key", "coin"]]


@rule("U19", "U5")
def test_no_shard_of_choice_is_laid_out_that_the_supply_lacks() -> None:
    rows = [["linked any any coin", ".", "."], *QUIET[1:]]
    for left, laid in ((0, ["coin"]), (1, ["any", "coin"]), (2, ["any", "any", "coin"])):
        state = dream(rows, players=2)
        give(state, 0, blue=16, white=16)
        give(state, 1, orange=16, green=16 - left)
        state.listen()
        score_round(state, None, None)
        assert [news.facts["rewards"] for news in state.news(0) if news.what == "laid-open"] == [laid]
        if left:
            assert can(state, 0) == {"take any", "take coin"}
    state = dream([["linked green any", ".", "."], *QUIET[1:]], players=2)
    give(state, 0, blue=16, white=16)
    give(state, 1, orange=16, green=15)
    score_round(state, None, None)  # the last shard lies there as what it is
    assert (shards(state), sum(shards(state, 1))) == ([16, 16, 0, 1], 31)


@rule("U20")
def test_four_colours_make_a_star_as_often_as_they_can() -> None:
    state = dream([["green green", ".", "."], *QUIET[1:]])
    give(state, 0, blue=2, white=3, orange=2)
    score_round(state, None)
    assert (state.star[0], shards(state)) == (2, [0, 1, 0, 0])
    assert [state.supply[colour] for colour in range(4)] == [16, 15, 16, 16]


@rule("U20", "U5")
def test_a_set_that_goes_back_brings_what_the_supply_lacked() -> None:
    state = dream([["blue", ".", "."], ["green", ".", "."], [".", ".", "."]], players=2)
    give(state, 0, blue=1, white=1, orange=1)
    give(state, 1, blue=15)
    score_round(state, None, {})
    assert (state.star[0], shards(state)) == (1, [1, 0, 0, 0])
    state = dream([["green green", ".", "."], *QUIET[1:]], players=2)
    give(state, 0, blue=2, white=2, orange=2)
    give(state, 1, green=15)
    score_round(state, None, {})
    assert (state.star[0], shards(state)) == (2, [0, 0, 0, 0])


def best_order(held: list[int], supply: list[int], due: list[int]) -> tuple[int, int]:
    """U20: stars and shards in hand after the best of all orders in which the shards due can be taken."""
    best = (0, sum(held))
    for at, colour in enumerate(due):
        if not supply[colour] or colour in due[:at]:
            continue
        mine = [number + (other == colour) for other, number in enumerate(held)]
        left = [number - (other == colour) for other, number in enumerate(supply)]
        sets = min(mine)
        stars, number = best_order([n - sets for n in mine], [n + sets for n in left], due[:at] + due[at + 1 :])
        best = max(best, (stars + sets, number))
    return best


@rule("U20", "U5")
def test_no_other_order_of_taking_shards_is_better() -> None:
    chance = Random(5)
    rows = [["blue green", ".", "."], ["orange blue", ".", "white green"], [".", ".", "."]]
    for _ in range(60):
        held = [chance.randrange(3) for _ in range(4)]
        held[chance.randrange(4)] = 0
        left = [chance.choice((0, 0, 1, 2)) for _ in range(4)]
        state = dream(rows, players=2)
        give(state, 0, **dict(zip(COLOUR_NAMES, held, strict=True)))
        give(state, 1, **{name: 16 - held[at] - left[at] for at, name in enumerate(COLOUR_NAMES)})
        score_round(state, None, {})
        assert (state.star[0], sum(shards(state))) == best_order(held, left, [0, 3, 2, 0, 1, 3])


@rule("U20", "U5", "U14")
def test_a_shard_of_choice_can_bring_what_the_supply_lacked() -> None:
    state = dream([["blue", ".", "."], ["any", ".", "."], [".", ".", "."]], players=2)
    give(state, 0, blue=1, white=1, orange=1)
    give(state, 1, blue=15)
    score_round(state, None, {})
    do(state, 0, "colour", colour="green")
    assert (state.star[0], shards(state)) == (1, [1, 0, 0, 0])
    state = dream([[".", ".", "."], ["any", ".", "."], [".", ".", "."]], players=2, cells=DOUBLE)
    give(state, 0, blue=1, white=1, orange=1)
    give(state, 1, green=15)
    score_round(state, None, {})
    do(state, 0, "colour", colour="green")  # the last of its colour, back at once, and taken again
    assert (state.star[0], shards(state)) == (1, [0, 0, 0, 1])


@rule("U18", "U5")
def test_keys_paid_for_a_chest_can_be_collected_again() -> None:
    state = dream([["chest 1", ".", "."], ["key", ".", "."], [".", ".", "."]], players=2, chest="calm")
    give(state, 0, key=1)
    give(state, 1, key=19)
    state.calm[0] = 10
    score_round(state, None, {})
    assert (state.keys[0], state.calm[0], state.supply[KEY]) == (1, 11, 0)
    state = dream([["chest 1", ".", "."], ["chest 1", ".", "key"], [".", ".", "."]], players=2, chest="calm")
    give(state, 0, key=1)
    give(state, 1, key=19)
    state.calm[0] = 10
    score_round(state, None, {})
    assert (state.keys[0], state.calm[0], state.supply[KEY]) == (0, 12, 1)  # and opens the second chest


@rule("U19", "U5")
def test_what_is_doubled_from_a_short_supply_waits_for_no_other_reward() -> None:
    rows = [["green", ".", "."], ["linked blue", ".", "."], [".", ".", "."]]
    state = dream(rows, players=2, cells=DOUBLE)
    give(state, 0, white=1, orange=1)
    give(state, 1, blue=15)
    score_round(state, None, {})
    assert (state.star[0], shards(state)) == (1, [0, 0, 0, 0])  # linked dreams come first: no second blue
    rows = [[".", ".", "."], ["linked blue blue green", ".", "."], [".", ".", "."]]
    state = dream(rows, players=2, cells=DOUBLE)
    give(state, 0, white=2, orange=2)
    give(state, 1, blue=14)
    score_round(state, None, {})
    assert (state.star[0], shards(state)) == (2, [2, 0, 0, 0])  # but among what is doubled the order is the best


@rule("U21")
def test_only_the_difference_of_calm_gained_and_lost_counts() -> None:
    rows = [["calm calm", "nightmare 5", "."], ["calm", ".", "."], [".", ".", "."]]
    for before, after in ((30, 28), (29, 27), (4, 2), (3, 1)):
        state = dream(rows)
        state.calm[0] = before
        score_round(state, None)
        assert state.calm[0] == after
    state = dream([["calm calm", "nightmare 1", "."], *QUIET[1:]])
    state.calm[0] = 30
    score_round(state, None)
    assert state.calm[0] == 30
    state = dream([["chest 1", "nightmare 5", "."], *QUIET[1:]], chest="calm calm calm")
    give(state, 0, key=1)
    state.calm[0] = 3
    score_round(state, None)
    assert state.calm[0] == 1  # what the chest gives counts too


@rule("U21")
def test_who_wakes_up_is_out_at_once_with_no_score() -> None:
    rows = [["any", "nightmare 5", "."], *QUIET[1:]]
    state = dream(rows, players=3)
    give(state, 1, blue=1, key=2, coin=4)
    state.calm[1] = 5
    lay(state, 0)
    lay(state, 1)
    lay(state, 2)
    for seat in range(3):
        do(state, seat, "content")
    assert state.turn == 0
    do(state, 0, "colour", colour="blue")
    assert state.turn == 2  # seat 1 is not asked any more
    do(state, 2, "colour", colour="blue")
    assert state.awake == 0b010
    assert (tiles(state, 1), shards(state, 1), state.keys[1], state.coins[1]) == (set(), [0] * 4, 0, 0)
    assert (state.supply[0], state.supply[KEY], state.supply[COIN]) == (14, 20, 60 - 1)
    assert state.actors == (0, 2)
    assert own(state, 1).score.total == 0


@rule("U21")
def test_if_all_wake_up_nobody_wins_and_the_last_one_goes_on() -> None:
    state = dream([[".", "nightmare 5", "."], *QUIET[1:]], players=2)
    state.calm[0] = 5
    score_round(state, None, None)
    assert state.outcome is None
    assert state.actors == (1,)
    state.calm[1] = 5
    lay(state, 1)
    do(state, 1, "content")
    assert state.outcome == oneiros.Outcome(scores=(0, 0), winners=(), reason="woken")


def test_the_reckoning_is_shown_rule_by_rule_and_field_by_field() -> None:
    rows = [["blue", "nightmare 2", "spider white"], ["key", "kraken", "coin"], [".", "bat", "nightmare 1"]]
    state = dream(rows)
    lay(state, 0)
    before = own(state).reckoning
    assert before is not None
    assert before.lost == {"outside": 0, "open": 0, "nightmares": 3, "krakens": 3, "spiders": 0}
    assert before.gained == {"blue": 1, "key": 1, "coin": 1}
    assert [field.rule for field in before.fields] == ["", "U13", "U17", "", "U15", "", "", "", "U13"]
    assert [field.lost for field in before.fields] == [0, 2, 0, 0, 3, 0, 0, 0, 1]
    give(state, 0, coin=4)
    do(state, 0, "content")
    after = own(state).reckoning
    assert after is not None
    assert (after.lost, after.gained, after.calm) == (before.lost, before.gained, before.calm)


def test_time_up_reckons_what_lies_even_if_nothing_does() -> None:
    state = dream(players=2)
    time_up(state)
    time_up(state)
    assert list(state.calm) == [11, 11]


@rule("U19")
def test_while_a_linked_dream_is_shared_every_layout_is_shown_with_what_it_is_about_to_bring() -> None:
    """Spectators see it, too: from the reveal on nothing about the layouts is hidden."""
    rows = [["linked blue coin", "nightmare 2", "."], ["key", ".", "."], [".", ".", "."]]
    state = dream(rows, players=3)
    give(state, 0, coin=4)
    hidden = {"ladder": (0, 0, 0)}
    lay(state, 0)
    lay(state, 1)
    lay(state, 2, hidden)
    assert [own(state, seat, eyes=0).reckoning is None for seat in range(3)] == [False, True, True]
    for seat in range(3):
        do(state, seat, "content")
    assert state.phase == AT_SHARE
    for eyes in (0, None):
        seen = state.view(eyes)
        assert isinstance(seen, RunnersView)
        lost = [dreamer.reckoning and dreamer.reckoning.calm_lost for dreamer in seen.dreamers]
        assert lost == [2, 2, 2 + 6]
        assert [len(dreamer.layout or []) for dreamer in seen.dreamers] == [4, 4, 1]
        assert [dreamer.reckoning and dreamer.reckoning.calm for dreamer in seen.dreamers] == [18, 18, 12]


@rule("U21")
def test_one_who_woke_up_is_reckoned_in_that_round_and_in_no_later_one() -> None:
    state = dream([[".", "nightmare 5", "."], *QUIET[1:]], players=3)
    give(state, 0, coin=4)
    state.calm[1] = 5
    score_round(state, None, None, None)
    assert state.phase == AT_EQUIP
    woken = own(state, 1, eyes=0)
    assert woken.woken
    assert woken.reckoning is not None
    assert (woken.reckoning.calm, woken.reckoning.calm_lost) == (0, 5)
    do(state, 0, "done")
    assert own(state, 1, eyes=0).reckoning is None
    for seat in (0, 2):
        do(state, seat, "content")
    assert own(state, 2, eyes=0).reckoning is not None
    assert own(state, 1, eyes=0).reckoning is None


@rule("U24")
def test_the_round_before_is_shown_reckoned_until_the_next_layouts_are_revealed() -> None:
    """Where nobody can buy anything the next dream is turned up at once, and the reveal would be lost."""
    state = dream([["blue", "nightmare 2", "."], *QUIET[1:]], players=2)
    assert state.view(0).past is None  # type: ignore[attr-defined]
    score_round(state, None, {})
    assert (state.round, state.phase) == (1, AT_LAY)
    past = state.view(None).past  # type: ignore[attr-defined]
    assert [reckoning.calm_lost for reckoning in past.reckonings] == [2, 2 + 9]
    assert past.reckonings[0].gained == {"blue": 1}
    assert [field.lost for field in past.reckonings[0].fields][:2] == [0, 2]
    give(state, 0, coin=4)
    score_round(state, {}, {})
    assert state.phase == AT_EQUIP
    assert state.view(0).past.reckonings == []  # type: ignore[attr-defined]
