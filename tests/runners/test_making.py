"""Runners: the pieces, the set-up and the making of a dream, rule by rule (U1 to U11)."""

from __future__ import annotations

from collections import Counter

import pytest

import oneiros
from oneiros import BadContent, IllegalAction, NotYourTurn
from oneiros.games.runners.game import Runners
from oneiros.games.runners.pieces import DREAMS
from oneiros.games.runners.position import LAYOUT_MOVES
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.view import RunnersView
from oneiros.testing import rule
from tests.chi import fits
from tests.runners.positions import (
    EXACT,
    QUIET,
    RUNNERS,
    can,
    do,
    dream,
    give,
    lay,
    may_place,
    own,
    score_round,
    standard,
    tiles,
    time_up,
    write,
)

STARRED = {entry["name"] for entry in standard()["dream"] if entry.get("starred")}


def new(players: int = 1, seed: int = 1, **options: object) -> RunnersState:
    state = RUNNERS.new(players=players, seed=seed, **options)
    assert isinstance(state, RunnersState)
    return state


def cards(state: RunnersState) -> list[str]:
    """The dreams of the eight rounds, with nobody losing calm."""
    seen = []
    while True:
        view = state.view(0)
        assert isinstance(view, RunnersView)
        seen.append(view.dream.dream)
        state.calm[0] = 30
        number = state.round
        do(state, 0, "content")
        while state.actors and state.round == number:
            state.apply(0, state.legal(0)[-1])
        if not state.actors:
            return seen


@rule("U1")
def test_starred_dreams_come_only_when_asked_for() -> None:
    entries = standard()["dream"]
    assert Counter(entry["level"] for entry in entries) == {1: 6, 2: 6, 3: 6, 4: 6}
    assert STARRED
    without = {name for seed in range(30) for name in cards(new(seed=seed))}
    assert not without & STARRED
    with_stars = {name for seed in range(30) for name in cards(new(seed=seed, starred=True))}
    assert with_stars == {entry["name"] for entry in entries}


@rule("U2")
def test_tiles_turn_with_their_effects_and_are_not_flipped() -> None:
    state = new()
    ladder = next(tile for tile in own(state).tiles if tile.tile == "ladder")
    assert [[(c.row, c.column, c.effect) for c in turn] for turn in ladder.turns] == [
        [(0, 0, "collect"), (0, 1, "none"), (0, 2, "dispel")],
        [(0, 0, "collect"), (1, 0, "none"), (2, 0, "dispel")],
        [(0, 2, "collect"), (0, 1, "none"), (0, 0, "dispel")],
        [(2, 0, "collect"), (1, 0, "none"), (0, 0, "dispel")],
    ]
    crook = next(tile for tile in own(state).tiles if tile.tile == "crook")
    corners = [[(c.row, c.column) for c in turn][1] for turn in crook.turns]
    assert corners == [(1, 0), (0, 0), (0, 1), (1, 1)]
    # Going round the corner clockwise, the dispel end comes first in every turn: a flipped one would not.
    assert [(c.row, c.column, c.effect) for c in crook.turns[1]] == [
        (0, 1, "dispel"),
        (0, 0, "none"),
        (1, 0, "collect"),
    ]
    shapes = Counter(tile["shape"] for tile in standard()["tile"])
    assert shapes == {"single": 6, "domino": 6, "straight": 6, "bent": 6}


@rule("U3")
def test_the_supplies_are_as_printed() -> None:
    state = new(players=4)
    view = state.view(None)
    assert isinstance(view, RunnersView)
    assert view.supply == {"blue": 16, "white": 16, "orange": 16, "green": 16, "key": 20, "coin": 60 - 4 * 2}
    assert view.chests_left == [6, 6, 6]
    assert [chest["keys"] for chest in standard()["chest"]] == [1] * 6 + [2] * 6 + [3] * 6


@rule("U4")
def test_the_calm_track_ends_at_thirty_and_at_waking_up() -> None:
    view = new().view(0)
    assert isinstance(view, RunnersView)
    assert len(view.calm_points) == 31
    state = dream([["calm", ".", "."], ["calm", ".", "calm"], [".", ".", "."]])
    state.calm[0] = 29
    score_round(state, None)
    assert state.calm[0] == 30
    state = dream([["nightmare 9", "nightmare 9", "nightmare 2"], *QUIET[1:]], players=2)
    score_round(state, None, None)
    assert (state.calm[0], state.calm[1]) == (2, 2)
    state.calm[0] = 21
    score_round(state, None, None)
    assert list(state.calm) == [3, 0]
    assert state.awake == 0b10


@rule("U5")
def test_the_first_tiles_fill_the_square_exactly() -> None:
    state = dream()
    lay(state, 0)
    now = own(state).reckoning
    assert now is not None
    assert now.calm_lost == 0
    assert all(field.covered for field in now.fields)
    assert tiles(state) == set(EXACT)


@rule("U5")
def test_a_short_supply_serves_from_the_start_player_and_then_nobody() -> None:
    rows = [["blue", ".", "."], *QUIET[1:]]
    state = dream(rows, players=3)
    state.supply[0] = 1
    state.shards[0] = 15
    lay(state, 0)
    lay(state, 1)
    lay(state, 2)
    for seat in (1, 2, 0):
        do(state, seat, "content")
    assert [state.shards[seat * 4] for seat in range(3)] == [15, 1, 0]
    assert state.supply[0] == 0


@rule("U5")
def test_a_pack_with_two_types_of_chest_on_a_dream_is_refused() -> None:
    entries = standard()
    entries["dream"][3]["rows"] = [["chest 1", "chest 1", "."], *QUIET[1:]]
    assert Runners(write(entries)).tables.dream_names[3] == entries["dream"][3]["name"]
    entries["dream"][3]["rows"] = [["chest 1", "chest 2", "."], *QUIET[1:]]
    with pytest.raises(BadContent, match=f"dream '{entries['dream'][3]['name']}', rows: at most one type of chest"):
        Runners(write(entries))


@rule("U6")
def test_two_dreams_of_each_level_the_easiest_first() -> None:
    levels = {entry["name"]: entry["level"] for entry in standard()["dream"]}
    pairs: Counter[frozenset[str]] = Counter()
    for seed in range(600):
        if seed < 20:
            seen = cards(new(seed=seed))
            assert [levels[name] for name in seen] == [1, 1, 2, 2, 3, 3, 4, 4]
            assert len(set(seen)) == 8
        state = new(seed=seed)
        first = state.tables.dream_names[state.card]
        pairs[frozenset([first])] += 1
    names = [name for name, level in levels.items() if level == 1 and name not in STARRED]
    fits(pairs, Counter({frozenset([name]): 1 for name in names}))


@rule("U7")
def test_what_a_game_begins_with() -> None:
    state = new(players=4)
    view = state.view(0)
    assert isinstance(view, RunnersView)
    for dreamer in view.dreamers:
        assert (dreamer.calm, dreamer.star, dreamer.coins, dreamer.keys) == (20, 0, 2, 0)
        assert set(dreamer.shards.values()) == {0}
        assert [tile.shape for tile in dreamer.tiles] == ["single", "domino", "straight", "bent"]
    assert [offer.stack for offer in view.offers] == [5, 5, 5, 5]
    assert [offer.open.shape for offer in view.offers if offer.open] == ["single", "domino", "straight", "bent"]
    opened = {int(new(seed=seed).open[2]) for seed in range(60)}
    assert len(opened) == 6


@rule("U8")
def test_tiles_do_not_overlap_and_cover_a_field_each() -> None:
    state = dream()
    assert may_place(state, 0, "ladder", 0, -2)  # two cells hang over
    assert may_place(state, 0, "ladder", 2, 2)
    assert may_place(state, 0, "lantern", -1, 0, 1)
    with pytest.raises(oneiros.MalformedMove):
        may_place(state, 0, "ladder", -1, 0)  # beside the square
    with pytest.raises(oneiros.MalformedMove):
        may_place(state, 0, "crook", -1, -1, 1)  # its corner piece is missing where the square begins
    do(state, 0, "place", tile="ladder", row=1, column=0, turn=0)
    assert not may_place(state, 0, "wisp", 1, 1)
    assert may_place(state, 0, "wisp", 0, 1)
    assert not may_place(state, 0, "lantern", 0, 2, 1)
    with pytest.raises(IllegalAction, match=r"overlap.*U8"):
        do(state, 0, "place", tile="wisp", row=1, column=1)
    # Cells outside the square count too.
    state = dream()
    do(state, 0, "place", tile="lantern", row=0, column=-1, turn=0)
    assert not may_place(state, 0, "ladder", 0, -2, 2)
    assert may_place(state, 0, "ladder", 1, -2, 2)


@rule("U8")
def test_a_tile_can_be_moved_and_taken_back_and_need_not_be_used() -> None:
    state = dream()
    do(state, 0, "place", tile="ladder", row=0, column=0, turn=0)
    assert not may_place(state, 0, "ladder", 0, 0)
    do(state, 0, "place", tile="ladder", row=0, column=1, turn=0)  # over cells it covered itself
    assert [tile.column for tile in own(state).layout or []] == [1]
    assert can(state, 0) == {"back ladder", "content"}
    do(state, 0, "back", tile="ladder")
    assert own(state).layout == []
    do(state, 0, "content")
    assert state.calm[0] == 11
    with pytest.raises(IllegalAction, match=r"moth.*U8"):
        do(dream(), 0, "place", tile="moth", row=0, column=0)


@rule("U9")
def test_the_first_to_be_content_takes_the_glass_the_coin_and_the_start() -> None:
    state = dream(players=3, sandglass=45)
    assert state.timer == oneiros.Timer(180.0, RUNNERS.encode({"do": "time-up", "round": 1}))
    lay(state, 1)
    do(state, 1, "content")
    assert (state.start, state.holder, state.coins[1]) == (1, 1, 1)
    assert state.timer == oneiros.Timer(45.0, RUNNERS.encode({"do": "time-up", "round": 1, "glass": True}))
    assert state.actors == (0, 2)
    assert state.legal(1) == []
    with pytest.raises(NotYourTurn):
        do(state, 1, "reconsider")
    lay(state, 0)
    do(state, 0, "content")
    assert state.coins[0] == 0
    assert can(state, 0) == {"reconsider"}
    do(state, 0, "reconsider")
    do(state, 0, "back", tile="wisp")
    assert state.phase == 0


@rule("U9")
def test_layouts_are_hidden_until_the_phase_ends() -> None:
    state = dream(players=2)
    state.listen()
    lay(state, 0, {"wisp": (1, 1, 0)})
    mine, theirs = state.news(0)[0], state.news(1)[0]
    assert mine.facts == {"tile": "wisp", "how": "laid"}
    assert theirs.facts == {"tile": None, "how": None}
    assert own(state, 0, eyes=1).layout is None
    assert own(state, 0, eyes=1).reckoning is None
    assert own(state, 0).layout is not None
    spectator = state.view(None)
    assert isinstance(spectator, RunnersView)
    assert [dreamer.layout for dreamer in spectator.dreamers] == [None, None]
    do(state, 0, "content")
    assert own(state, 0, eyes=1).layout is None
    assert own(state, 0, eyes=1).content
    give(state, 1, coin=4)
    do(state, 1, "content")
    assert [tile.tile for tile in own(state, 0, eyes=1).layout or []] == ["wisp"]


@rule("U10")
def test_when_the_glass_is_empty_layouts_count_as_they_lie() -> None:
    state = dream(players=2)
    lay(state, 0)
    do(state, 0, "content")
    lay(state, 1, {"ladder": (0, 0, 0), "lantern": (1, 0, 0)})
    time_up(state)
    assert (state.round, state.calm[0], state.calm[1]) == (1, 20, 16)


@rule("U10")
def test_if_all_are_content_the_phase_ends_at_once() -> None:
    state = dream(players=3)
    score_round(state, None, None)
    assert state.round == 0
    lay(state, 2)
    do(state, 2, "content")
    assert state.round == 1


@rule("U11")
def test_when_patience_is_over_the_glass_turns_to_nobodys_gain() -> None:
    state = dream(players=2)
    first = int(state.start)
    coins = list(state.coins)
    time_up(state)
    assert (state.glass, state.holder, state.start) == (True, -1, first)
    lay(state, 1 - first)
    do(state, 1 - first, "content")
    assert can(state, 1 - first) == {"reconsider"}  # nobody holds the glass
    assert list(state.coins) == coins
    time_up(state)
    assert state.round == 1
    assert state.start == first
    assert {int(new(players=3, seed=seed).start) for seed in range(30)} == {0, 1, 2}


@rule("U11")
def test_every_timer_has_an_action_of_its_own() -> None:
    state = dream(sandglass=60, patience=60)
    patience = state.timer
    assert patience is not None
    time_up(state)
    glass = state.timer
    assert glass is not None
    assert glass.seconds == patience.seconds
    assert glass.action != patience.action
    with pytest.raises(NotYourTurn):
        state.apply(oneiros.TABLE, patience.action)  # too late
    lay(state, 0)
    time_up(state)
    assert state.timer not in (None, patience, glass)


@rule("U11")
def test_without_patience_nothing_ends_but_by_players() -> None:
    state = dream(patience=0)
    assert state.timer is None
    assert state.legal(oneiros.TABLE) == []
    do(state, 0, "place", tile="wisp", row=0, column=0)
    with pytest.raises(NotYourTurn):
        do(state, oneiros.TABLE, "time-up", round=1)


@rule("U11")
def test_a_start_player_who_woke_up_is_followed_by_the_next_seat() -> None:
    state = dream([["nightmare 5", ".", "."], *QUIET[1:]], players=3)
    state.calm[1] = 3
    for seat in range(3):
        lay(state, seat)
    for seat in (1, 0, 2):
        do(state, seat, "content")
    assert state.awake == 0b010
    assert state.start == 2
    assert state.actors == (0, 2)


@rule("U11")
def test_sixty_layout_moves_and_no_more() -> None:
    state = dream(players=2, patience=0)
    do(state, 1, "content")
    for _ in range(LAYOUT_MOVES // 3):
        do(state, 0, "place", tile="wisp", row=0, column=0)
        do(state, 0, "place", tile="wisp", row=1, column=1)
        do(state, 0, "back", tile="wisp")
    assert own(state, 0, eyes=1).layout_moves_left == 0
    assert can(state, 0) == {"content"}
    assert state.legal(0) == [RUNNERS.encode({"do": "content"})]
    with pytest.raises(IllegalAction, match="U11"):
        do(state, 0, "place", tile="wisp", row=0, column=0)
    state = dream(players=3)
    do(state, 2, "content")
    for _ in range(LAYOUT_MOVES):
        do(state, 0, "content")
        do(state, 0, "reconsider")
    do(state, 0, "content")
    assert state.actors == (1,)  # to think again is a layout move too
    assert own(state, 0).final


def test_every_dream_and_every_pile_is_somewhere() -> None:
    state = new(players=2, starred=True)
    assert sum(state.inventory()[-DREAMS - 18 :]) == DREAMS + 18
