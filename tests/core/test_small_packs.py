"""Packs that come with a game, found by name; and the entries that make a pack small."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import oneiros
from oneiros.core.types import TABLE

TINY = [id for id, game in oneiros.all_games().items() if (game.folder / "tiny.toml").exists()]


@pytest.mark.parametrize("id", TINY)
def test_a_pack_is_found_by_its_name(id: str) -> None:
    game = oneiros.game(id, "tiny")
    assert game.content.name == f"{game.title}, tiny"
    assert oneiros.game(id, Path("tiny")).content == game.content
    assert oneiros.game(id, str(game.folder / "tiny.toml")).content == game.content
    assert oneiros.game(id, "content").content == oneiros.game(id).content
    with pytest.raises(oneiros.BadContent, match=r"huge\.toml: cannot be read"):
        oneiros.game(id, "huge")


@pytest.mark.parametrize("id", TINY)
def test_small_games_are_played_to_their_end(id: str) -> None:
    game = oneiros.game(id, "tiny")
    players = game.players[0]
    for seed in range(30):
        state = game.new(players, seed)
        pieces = state.inventory()
        rng = oneiros.Rng(seed)
        while (seat := int(state.actor())) != TABLE:
            for eyes in range(players):
                dream = state.imagine(eyes, rng)
                assert dream.view(eyes) == state.view(eyes)
            state.apply(seat, int(state.pick(seat, rng)))
        assert state.inventory() == pieces
        assert state.outcome is not None


@pytest.mark.parametrize("id", TINY)
def test_a_pack_for_fewer_players_refuses_more(id: str) -> None:
    game = oneiros.game(id, "tiny")
    most = game.content.most_players
    assert most is not None
    with pytest.raises(oneiros.BadOption, match=f"to {most} players, not {most + 1}"):
        game.new(most + 1, 1)


def test_an_entry_with_its_default_is_not_in_the_fingerprint() -> None:
    """So records of games with older packs still name the same pack."""
    content = oneiros.game("ravens").content
    written = msgspec.json.decode(msgspec.json.encode(content))
    assert not {"looks", "takes", "most_players"} & written.keys()
    other = msgspec.structs.replace(content, takes=19)
    assert other.fingerprint() != content.fingerprint()


@pytest.mark.parametrize(
    ("id", "change", "why"),
    [
        ("ravens", {"looks": 3}, "looks: must be 1 to 2, not 3"),
        ("ravens", {"takes": 0}, "takes: must be 1 to 20, not 0"),
        ("ravens", {"most_players": None}, "there must be 7 to 120 cards in all"),
        ("sandman", {"rounds": 4}, "rounds: must be 1 to 3, not 4"),
        ("sandman", {"circle": (2,)}, "for 2 players it must be 3 to 24, not 2"),
        ("sandman", {"circle": (5,)}, "there must be 5 to 126, not 4"),
        ("sandman", {"most_players": None}, "there must be 3 numbers, one for each number of players"),
    ],
)
def test_what_cannot_be_played_is_refused(id: str, change: dict[str, Any], why: str) -> None:
    game = oneiros.game(id, "tiny")
    faults = [str(fault) for fault in msgspec.structs.replace(game.content, **change).faults()]
    assert any(why in fault for fault in faults), faults


@pytest.mark.parametrize(
    ("change", "why"),
    [({"hand": 6}, "hand: must be 1 to 5, not 6"), ({"most_players": None}, "doors: must be 2 to 4, not 1")],
)
def test_what_cannot_be_played_alone_is_refused(change: dict[str, Any], why: str) -> None:
    game = oneiros.game("doors", "tiny")
    faults = [str(fault) for fault in msgspec.structs.replace(game.content, **change).faults()]
    assert any(why in fault for fault in faults), faults
