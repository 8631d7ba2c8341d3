"""R1 to R4: the cards, the deal, the two looks, who begins. And content: what a pack may be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import oneiros
from oneiros.games.ravens.cards import PEEK_ONE, SWAP_TWO, TAKE_TWO
from oneiros.games.ravens.game import Ravens
from oneiros.testing import rule
from tests.ravens.positions import GAME, action, actors, can, counts, do, dreams_in, names, new, seen_by


@rule("R1")
def test_cards() -> None:
    assert counts() == [4] * 9 + [9] + [3] * 3
    assert sum(counts()) == 54
    ravens = new().setting.ravens
    assert list(ravens[:10]) == list(range(10))
    assert [ravens[kind] for kind in (TAKE_TWO, PEEK_ONE, SWAP_TWO)] == [5, 6, 7]


@rule("R2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_deal(players: int) -> None:
    state = new(players)
    view = seen_by(state, 0)
    assert dreams_in(view) == [[None] * 4] * players
    assert view.draw_pile == 54 - 4 * players - 1
    assert len(view.discarded) == view.discard_size == 1
    assert state.inventory() == counts()


@rule("R2")
def test_deals_differ() -> None:
    deals = {tuple(state.cards_of(0)) for state in (new(seed=seed) for seed in range(20))}
    assert len(deals) > 10


@rule("R3")
def test_everybody_looks_at_two_own_cards_at_the_same_time() -> None:
    state = new(3)
    assert actors(state) == (0, 1, 2)
    assert all(not can(state, "look", seat=seat, place=4) for seat in range(3))
    do(state, "look", seat=2, place=3)
    assert seen_by(state, 2).dreamers[2].dream == [None, None, None, names(*state.cards_of(2))[3]]
    assert [dreamer.looks_left for dreamer in seen_by(state, 0).dreamers] == [2, 2, 1]
    assert not can(state, "look", seat=2, place=3)  # two different cards
    do(state, "look", seat=2, place=0)
    assert actors(state) == (0, 1)
    assert state.legal(2) == []
    for seat in (0, 1):
        assert not can(state, "wake", seat=seat)
        do(state, "look", seat=seat, place=1)
    assert actors(state) == (0, 1)
    for seat in (0, 1):
        do(state, "look", seat=seat, place=2)
    assert seen_by(state, 0).phase == "turn"
    assert actors(state) == (state.turn,)
    assert seen_by(state, 0).dreamers[2].knows == [[2], [], [], [2]]


@rule("R4")
def test_seed_chooses_who_begins() -> None:
    firsts = [new(5, seed=seed).turn for seed in range(100)]
    assert {firsts.count(seat) > 8 for seat in range(5)} == {True}
    assert firsts == [new(5, seed=seed).turn for seed in range(100)]


STANDARD = (GAME.folder / "content.toml").read_text(encoding="utf-8")


def pack(tmp_path: Path, old: str, new: str) -> Ravens:
    assert old in STANDARD
    file = tmp_path / "pack.toml"
    file.write_text(STANDARD.replace(old, new), encoding="utf-8")
    game = oneiros.game("ravens", content=file)
    assert isinstance(game, Ravens)
    return game


@rule("R1")
def test_other_pack(tmp_path: Path) -> None:
    game = pack(tmp_path, "4, 9]", "4, 12]")
    state = game.new(players=2, seed=1)
    assert sum(state.inventory()) == 57
    assert state.playout(oneiros.Rng(1)) <= game.max_moves
    assert game.content.fingerprint() != GAME.content.fingerprint()


@rule("R2", "R21")
def test_other_dream_sizes(tmp_path: Path) -> None:
    game = pack(tmp_path, "dream = 4 ", "dream = 6 ")
    assert dreams_in_new(game) == [6, 6, 6, 6, 6]
    game = pack(tmp_path, "largest_dream = 8", "largest_dream = 4")
    state = game.new(players=2, seed=1, claims=True)
    for seat in (0, 0, 1, 1):
        state.apply(seat, state.legal(seat)[0])
    assert not state.allows(state.actors[0], action("claim", first=0, second=1, number=5))


def dreams_in_new(game: Ravens) -> list[int]:
    view = game.new(players=5, seed=1).view(None)
    return [len(dreamer["dream"]) for dreamer in oneiros.plain(view)["dreamers"]]


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("dream = 4 ", "dream = 1 ", "dream: must be 2 to"),
        ("dream = 4 ", "dream = 9 ", "dream: must be 2 to"),
        ("largest_dream = 8", "largest_dream = 9", "largest_dream: must be 2 to 8, not 9"),
        ("4, 9]", "4, 31]", "plain, 9 ravens: must be 0 to 30, not 31"),
        ("4, 9]", "9]", "plain: there must be 10 counts"),
        ("[4, 4, 4, 4, 4, 4, 4, 4, 4, 9]", "[0, 0, 0, 0, 0, 0, 0, 0, 0, 9]", "22 to 120 cards in all"),
        ("[4, 4, 4, 4, 4, 4, 4, 4, 4, 9]", "[30, 30, 30, 30, 0, 0, 0, 0, 0, 9]", "22 to 120 cards in all"),
        ("ravens = 6", "ravens = 10", "peek_one, ravens: must be 0 to 9, not 10"),
        ("ravens = 7\ncount = 3", "ravens = 7\ncount = -1", "swap_two, count: must be 0 to 30, not -1"),
        ("[swap_two]", "[swap_too]", "swap_too"),
    ],
)
def test_wrong_packs(tmp_path: Path, old: str, new: str, entry: str) -> None:
    with pytest.raises(oneiros.BadContent) as error:
        pack(tmp_path, old, new)
    assert "pack.toml" in str(error.value)
    assert entry in str(error.value)


@pytest.mark.parametrize(
    "options",
    [
        {"penalty": 10},
        {"tie": "half"},
        {"target": 19},
        {"target": 501},
        {"rounds": 51},
        {"claims": 1},
        {"memory": "none"},
    ],
)
def test_wrong_options(options: dict[str, Any]) -> None:
    with pytest.raises(oneiros.BadOption, match=next(iter(options))):
        new(**options)


def test_wrong_players() -> None:
    for players in (1, 6):
        with pytest.raises(oneiros.BadOption, match="2 to 5 players"):
            new(players)
