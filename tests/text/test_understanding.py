"""Moves as people type them."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.core.words import Words
from oneiros.text import understanding

GAME = oneiros.game("doors")
WORDS = Words(GAME.folder / "words", "en")
CHOICES = [
    {"do": "play", "card": "red-sun"},
    {"do": "play", "card": "red-sun", "source": "shared"},
    {"do": "play", "card": "blue-moon", "source": "shared"},
    {"do": "discard", "card": "red-sun"},
    {"do": "lose-key", "colour": "red"},
]
MOVES = [GAME.decode(GAME.encode(choice)) for choice in CHOICES]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("lay red sun", [0]),  # the card in hand, since nothing says shared
        ("lay red sun shared", [1]),
        ("l r s s", [1]),
        ("play blue", [2]),
        ("play", [0, 1, 2]),
        ("red", [0, 1, 3, 4]),
        ("d", [3]),
        ("sun red", []),
        ("lose-key red", [4]),
        ("give up red", [4]),
        ("", []),
        ("!?", []),
    ],
)
def test_find(text: str, found: list[int]) -> None:
    assert understanding.find(text, MOVES, WORDS.move) == found


def test_nearest_first() -> None:
    assert understanding.nearest("lai red sun", MOVES, WORDS.move, 2)[0] == "Lay the red sun"


def test_every_move_can_be_typed_as_it_is_said() -> None:
    """Moves with one sentence (drafting and taking) never stand side by side."""
    for action, move in enumerate(GAME.moves):
        (found,) = understanding.find(WORDS.move(move), GAME.moves, WORDS.move)
        assert WORDS.move(GAME.moves[found]) == WORDS.move(GAME.moves[action])


def test_a_place_below_nought_can_be_typed() -> None:
    """In Runners a tile may stick out of the dream: row 1, column −1 is not row 1, column 1."""
    game = oneiros.game("runners")
    words = Words(game.folder / "words", "en")
    moves = [move for move in game.moves if oneiros.plain(move).get("tile") == "ladder"]
    below = next(at for at, move in enumerate(moves) if "−" in words.move(move))
    for text in (words.move(moves[below]), words.move(moves[below]).replace("−", "-")):
        assert understanding.find(text, moves, words.move) == [below]
