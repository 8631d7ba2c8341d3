"""The pieces, the cards and the set-up of Workshop, W1 to W11."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

import oneiros
from oneiros.core.bits import members
from oneiros.games.workshop.game import Card, Workshop
from oneiros.games.workshop.pieces import COLOUR_NAMES, PATH_BETWEEN, POWER_NAMES, TOKEN_NAMES
from oneiros.games.workshop.position import CORNER, DESK, DREAMER, HAND, OPEN, TOP, TREES
from oneiros.games.workshop.rules import WorkshopState
from oneiros.games.workshop.stacks import height, shards
from oneiros.games.workshop.tables import TREE, turns
from oneiros.testing import rule
from tests.chi import fits
from tests.workshop.positions import CARDS, WORKSHOP, can, card, do, finished, phase, table

CONTENT = WORKSHOP.content


def new(players: int, seed: int = 1, nightmare: bool = False) -> WorkshopState:
    state = WORKSHOP.new(players=players, seed=seed, nightmare=nightmare)
    assert isinstance(state, WorkshopState)
    return state


@rule("W1")
def test_109_shards_and_25_red_ones_in_the_variant() -> None:
    state = new(3)
    assert state.inventory()[:6] == [28, 23, 20, 23, 15, 0]
    assert sum(state.inventory()[:6]) == 109
    assert new(3, nightmare=True).inventory()[:6] == [28, 23, 20, 23, 15, 25]


@rule("W2")
def test_seven_paths_and_none_diagonal() -> None:
    state = table(corners=[1, 4])
    assert can(state, "travel") == {"collector", "golem"}
    assert can(table(corners=[5, 4]), "travel") == {"golem", "lord", "collector"}
    with pytest.raises(oneiros.IllegalAction, match="no path"):
        do(state, "travel", corner="lake")
    assert sum(1 for path in PATH_BETWEEN if path != 255) == 2 * 7


@rule("W3")
def test_the_key_is_at_the_left_and_the_hand_at_the_right() -> None:
    assert CONTENT.dots == [2, 2, 2, 3, 4]
    state = table(corners=[1, 4], land={"archive": "rvmw", "collector": "ew"}, hands=["e"])
    assert state.view(0).corners[1].cost == 0  # type: ignore[attr-defined]
    do(state, "collect")
    assert state.hand(0)[COLOUR_NAMES.index("water")] == 1


@rule("W4")
def test_each_corner_has_its_power() -> None:
    found = {}
    for number, name in enumerate(POWER_NAMES, start=1):
        state = table(
            corners=[number, 1 if number > 1 else 2],
            land={"tower": "we"},
            work=[{"c1": "w", "b1": "w"}],
        )
        do(state, "use")
        found[name] = phase(state)
    assert found == {name: "wander" if name == "archive" else name for name in POWER_NAMES}


@rule("W5")
def test_the_grid_is_five_by_four_with_the_entry_below() -> None:
    state = table(stage="make", hands=["wwwwww"])
    view = oneiros.plain(state.view(0))
    assert (view["width"], len(view["makers"][0]["fields"]), view["entry"]) == (5, 20, "c1")
    assert can(state, "put") == {"water c1"}
    do(state, "put", colour="water", field="c1")
    assert can(state, "put") == {"water c1", "water b1", "water d1", "water c2"}
    do(state, "put", colour="water", field="b1")
    do(state, "put", colour="water", field="a1")
    assert "water e2" not in can(state, "put")  # a row does not begin where the one above it ends
    state = table(stage="make", hands=["w"], work=[{"c1": "w", "d1": "w", "e1": "w", "e2": "w"}])
    assert "water a1" not in can(state, "put")


@rule("W5")
def test_stacks_have_no_limit() -> None:
    state = table(stage="make", hands=["w" * 25 + "e"])
    before = state.inventory()
    do(state, "put", colour="earth", field="c1")
    for _ in range(25):
        do(state, "put", colour="water", field="c1")
    assert [COLOUR_NAMES[colour] for colour in shards(state.stack(0, 17))] == ["earth", *["water"] * 25]
    assert state.inventory() == before
    twin = state.clone()
    for _ in range(26):
        state._pop(0, 17)
    assert state.stack(0, 17) == 0
    assert int(twin._height(0, 17)) == 26


@rule("W5")
def test_the_size_is_data(tmp_path: Path) -> None:
    text = (WORKSHOP.folder / "content.toml").read_text(encoding="utf-8")
    path = tmp_path / "small.toml"
    path.write_text(text.replace("height = 4", "height = 3"), encoding="utf-8")
    game = oneiros.game("workshop", content=path)
    state = game.new(seed=3)
    assert len(oneiros.plain(state.view(0))["makers"][0]["fields"]) == 15
    state.playout(oneiros.Rng(1))
    assert state.outcome is not None


@rule("W6")
def test_fifty_cards_of_three_levels() -> None:
    assert Counter(card.level for card in CONTENT.card) == {1: 20, 2: 16, 3: 14}
    bands = {1: range(4, 7), 2: range(7, 10), 3: range(10, 15)}
    assert all(one.points in bands[one.level] for one in CONTENT.card)
    for level in (1, 2, 3):
        assert {one.power for one in CONTENT.card if one.level == level} == set(POWER_NAMES)
    sizes = {level: [len(one.cells()) for one in CONTENT.card if one.level == level] for level in (1, 2, 3)}
    assert min(sizes[1]) == 2
    assert max(sizes[3]) == 6
    assert max(height(code) for one in CONTENT.card for _, _, code, _ in one.cells()) >= 5


def fewest_steps(one: Card) -> int:
    """From the entry to the dreamer's place, wherever the landscape is built and however it is turned."""
    tables = WORKSHOP.tables
    number = card(one.name)
    places = [
        place
        for place in range(20)
        if tables.pattern_at[number * 20 + place] < tables.pattern_at[number * 20 + place + 1]
    ]
    return min(int(tables.away[place]) for place in places)


def effort(one: Card) -> int:
    """What the content file says it takes to build a card."""
    cost = {"w": 4, "e": 5, "r": 5, "m": 6, "v": 8}
    cells = one.cells()
    total = sum(cost["wemrv"[colour]] for _, _, code, _ in cells for colour in shards(code))
    total += 3 * sum(1 for cell in cells if cell[3] & TREE)
    total += sum(int(height(code)) - 1 for _, _, code, _ in cells) + len(cells) - 1
    return total + 3 * fewest_steps(one)


@rule("W6")
@pytest.mark.parametrize("one", CONTENT.card, ids=CARDS)
def test_points_follow_the_effort(one: Card) -> None:
    assert one.points == (effort(one) * 4 + 5) // 10


@rule("W6")
def test_no_two_cards_are_alike_however_they_are_turned() -> None:
    seen: dict[str, str] = {}
    for one in CONTENT.card:
        for way in turns(one.cells()):
            assert seen.setdefault(repr(way), one.name) == one.name
    assert len(set(CARDS)) == 50


def build(one: Card) -> WorkshopState:
    """Build the landscape by legal moves alone, as near to the entry as it can be, and walk to the dreamer's place."""
    number = card(one.name)
    tables = WORKSHOP.tables
    for place in sorted(range(20), key=lambda place: int(tables.away[place])):
        at = int(tables.pattern_at[number * 20 + place])
        if at < int(tables.pattern_at[number * 20 + place + 1]):
            break
    cells = tables.patterns[at + 3 : at + 3 + 2 * int(tables.patterns[at + 2])]
    wanted = {int(cells[i]): shards(int(cells[i + 1])) for i in range(0, len(cells), 2)}
    trees = members(int(tables.patterns[at + 1]), 0)
    state = table(stage="make", cards=[[one.name]], hands=["w" * 30 + "e" * 15 + "m" * 15 + "r" * 15 + "v" * 12])
    # Walk over water outside the landscape where the way is not part of it.
    way = [17]
    while way[-1] != place:
        near = members(int(tables.near[way[-1]]), 0)
        away = {step: abs(step // 5 - place // 5) + abs(step % 5 - place % 5) for step in near}
        way.append(min(near, key=lambda step: (away[step], step not in wanted)))
    laid = {step: wanted.get(step, [0]) for step in way}
    while laid.keys() != wanted.keys() | laid.keys():
        for step in sorted(wanted.keys() - laid.keys()):
            if any(int(tables.near[step]) >> other & 1 for other in laid):
                laid[step] = wanted[step]
                break
        else:  # a gap in the landscape: bridge it
            reached = sum(1 << step for step in laid)
            bridges = [
                near
                for step in wanted.keys() - laid.keys()
                for near in members(int(tables.near[step] & tables.around(reached)), 0)
            ]
            laid[min(bridges)] = [0]
    pending = dict(laid)
    for _ in range(len(laid)):
        for step, pile in list(pending.items()):
            moves = can(state, "put")
            name = WORKSHOP.field_names()[step]
            if f"{COLOUR_NAMES[pile[0]]} {name}" in moves:
                for colour in pile:
                    do(state, "put", colour=COLOUR_NAMES[colour], field=name)
                del pending[step]
    for tree in trees:
        do(state, "plant", field=WORKSHOP.field_names()[tree])
    do(state, "enter")
    for step in way[1:]:
        if not finished(state):
            do(state, "stride", field=WORKSHOP.field_names()[step])
    return state


@rule("W6")
@pytest.mark.parametrize("one", CONTENT.card, ids=CARDS)
def test_every_card_can_be_built(one: Card) -> None:
    state = build(one)
    assert finished(state) == {one.name}
    assert state.number(0, TOP) == card(one.name)


@rule("W6")
def test_every_card_has_words() -> None:
    words = oneiros.core.words.Words(WORKSHOP.folder / "words", "en")
    for one in CONTENT.card:
        assert words.has(f"card-{one.name}")


BROKEN = [
    ('land = ["w* w"]', 'land = ["w w"]', "card 'quiet-pool', land: the dreamer must stand"),
    ('land = ["w* w"]', 'land = ["w* q"]', "'q' is not a stack"),
    ('land = ["w* w"]', 'land = ["wt* w"]', "cannot stand on a tree"),
    ('land = ["w* w"]', 'land = ["w* w w w w w"]', "too big"),
    ('land = ["w* w"]', f'land = ["{"w" * 10}* w"]', "higher than 9"),
    ('name = "footpath"', 'name = "quiet-pool"', "different names"),
    ('power = "golem"', 'power = "dragon"', "power: must be one of"),
    ("level = 1", "level = 4", "10 or more of level 1"),
    ("points = 4", "points = 400", "must be 0 to 100"),
    ("width = 5", "width = 9", "at most 20 fields"),
    ("dots = [2, 2, 2, 3, 4]", "dots = [2, 2, 3, 2, 4]", "dots: must be 5 numbers"),
    ("water = 28", "water = 2", "shards, water: must be 5 to 30"),
    ("two = 6", "two = 600", "trees"),
    ('kind = "farthest"', 'kind = "nearest"', "token: there must be"),
    ("copies = 2", "copies = 200", "copies 0 to 4"),
    ("copies = 2", "copies = 0", None),
    ("[[3, 2], [5, 4]", "[[5, 4], [3, 2]", "harvest"),
]


@pytest.mark.parametrize(("old", "new_text", "message"), BROKEN)
def test_broken_content_is_refused_with_a_reason(tmp_path: Path, old: str, new_text: str, message: str | None) -> None:
    text = (WORKSHOP.folder / "content.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "own.toml"
    path.write_text(text.replace(old, new_text), encoding="utf-8")
    if message is None:
        oneiros.game("workshop", content=path).new(seed=1, nightmare=True)
        return
    with pytest.raises(oneiros.BadContent, match=message):
        Workshop(path)


@rule("W7")
def test_16_tokens_and_trees_by_players() -> None:
    assert sum(token.copies for token in CONTENT.token) == 16
    assert [int(new(players).trees_left) for players in (2, 3, 4)] == [6, 9, 12]
    state = new(2)
    state.playout(oneiros.Rng(1))
    assert state.round == 6


@rule("W8")
def test_the_order_is_dealt_and_places_the_travellers() -> None:
    firsts: Counter[str] = Counter()
    for seed in range(600):
        state = new(3, seed)
        order = tuple(int(seat) for seat in state.order)
        firsts[str(order)] += 1
        assert [state.number(seat, CORNER) for seat in order] == [0, 1, 2]
        assert [int(state.earned(seat)) for seat in order] == [0, 0, 0]
        assert all(state.number(seat, DREAMER) == -1 for seat in order)
    fits(firsts, Counter([str(order) for order in permutations(range(3))]))


@rule("W9")
def test_four_tokens_with_different_colours() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(500):
        state = new(2, seed)
        laid = [int(kind) for kind in state.tokens[:4]]
        marks = [int(colour) for colour in state.tokens[4:]]
        for kind, colour in zip(laid, marks, strict=True):
            kinds[TOKEN_NAMES[kind]] += 1
            assert (colour != -1) == (kind >= 6)
            assert colour in (-1, 0, 1, 2, 3)
        on_tokens = [colour for colour in marks if colour != -1]
        assert len(set(on_tokens)) == len(on_tokens)
        for colour in range(5):  # nothing else has left the bag
            assert int(state.bag[colour]) == int(state.tables.shards[colour]) - on_tokens.count(colour)
    expected = Counter({name: 2 if number >= 6 else 1 for number, name in enumerate(TOKEN_NAMES)})
    del expected["no-red"]
    fits(kinds, expected)
    assert any(5 in list(new(2, seed, nightmare=True).tokens[:4]) for seed in range(40))


@rule("W10")
def test_first_cards_are_as_many_as_the_tokens_number() -> None:
    state = new(4)
    for number in range(1, 5):
        seat = int(state.order[number - 1])
        assert state.actors == (seat,)
        sight = can(state, "keep")
        assert len(sight) == number
        assert all(CONTENT.card[card(name)].level == 1 for name in sight)
        assert not can(state, "decline")
        assert len(oneiros.plain(state.view(seat))["sight"]) == number
        assert oneiros.plain(state.view((seat + 1) % 4))["sight"] == []
        do(state, "keep", card=sorted(sight)[0])
        assert state.number(seat, OPEN) == 1 << card(sorted(sight)[0])
    assert oneiros.plain(state.view(0))["stacks"] == [16, 16, 14]
    # The rest went under the stack, block by block.
    assert [len(members(block, 0)) for block in state.blocks_of(0)] == [10, 1, 2, 3]


@rule("W11")
@pytest.mark.parametrize(("players", "spots"), [(2, 3), (3, 4), (4, 5)])
def test_spots_are_filled_by_players_after_the_cards_are_chosen(players: int, spots: int) -> None:
    state = new(players)
    assert list(state.land) == [0] * 6
    while phase(state) == "start":
        do(state, "keep", card=sorted(can(state, "keep"))[0])
    assert [int(height(code)) for code in state.land] == [spots] * 6
    assert state.points == 4
    assert phase(state) == "wander"


@rule("W11")
def test_the_bag_is_drawn_evenly() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(400):
        state = new(2, seed)
        while state.stage == 0:
            state.step(state.actors[0], state.legal(state.actors[0])[0])
        drawn.update(shards(int(state.land[0])))
    fits(drawn, Counter({0: 28, 1: 23, 2: 20, 3: 23, 4: 15}))


def test_the_helpers_lay_out_all_pieces() -> None:
    state = table(hands=["wwe"], work=[{"c1": "rrw*", "c2": "mt"}], cards=[["ford"]])
    assert state.inventory()[:7] == [28, 23, 20, 23, 15, 0, 6]
    assert state.inventory()[7:] == [1] * 50
    assert state.number(0, TREES) == 1 << 12
    assert state.desk[DESK * 0 + HAND] == 2
