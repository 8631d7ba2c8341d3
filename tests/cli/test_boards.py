"""Drawing views, on narrow and wide screens, with and without signs."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import oneiros
from oneiros.core.words import Words
from oneiros.drawing import generic_board
from oneiros.drawing.terminal import Ink, board_of
from oneiros.games.doors.view import Rearranged
from tests.bots.toys import Nim

GAME = oneiros.game("doors")
WORDS = Words(GAME.folder / "words", "en")
NAMES = ["Player 1", "Player 2"]
PLAIN = Ink(colour=False, signs=True)


def drawn(renderable: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False)
    with console.capture() as captured:
        console.print(renderable)
    return captured.get()


def views(players: int) -> list[oneiros.View]:
    """Every seat's view and a spectator's here and there in some random games."""
    found = []
    for seed in range(3):
        state = GAME.new(players, seed)
        rng = oneiros.Rng(seed + 100)
        while state.actors:
            state.apply(state.actors[0], int(state.pick(state.actors[0], rng)))
            found += [state.view(eye) for eye in (None, *range(players))]
    return found[::29]


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_ravens_says_from_five_takes_on_that_the_discard_pile_will_close(language: str) -> None:
    game = oneiros.game("ravens")
    words = Words(game.folder / "words", language)
    view = game.new(2, 1).view(0)
    for left in range(21):
        told = drawn(board_of(game).draw(msgspec.structs.replace(view, takes_left=left), words, NAMES, PLAIN), 160)
        assert (words.say("label-takes-left", count=left) in told) == (left <= 5)


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_doors_names_cards_that_are_known_without_their_order(language: str) -> None:
    words = Words(GAME.folder / "words", language)
    for places, where in (({"top": [0]}, "deck"), ({"hand": [0]}, "hand"), ({"sight": [0], "hand": [0]}, "both")):
        known = Rearranged(cards=["red-moon"], **{"top": [], "sight": [], "hand": [], **places})
        view = msgspec.structs.replace(GAME.new(2, 1).view(0), rearranged=[known])
        told = drawn(board_of(GAME).draw(view, words, NAMES, PLAIN), 200)
        assert f"{words.say('label-known-set', where=where)}:" in " ".join(told.split())


@pytest.mark.parametrize("players", [1, 2])
def test_no_line_is_too_wide(players: int) -> None:
    board = board_of(GAME)
    for view in views(players):
        for width in (60, 80):
            for ink in (PLAIN, Ink(colour=False, signs=False)):
                for line in drawn(board.draw(view, WORDS, NAMES[:players], ink), width).splitlines():
                    assert cell_len(line) <= width


def test_everything_a_player_needs_is_on_the_table() -> None:
    play = oneiros.Play(GAME, 1, 7)
    play.apply(0, GAME.encode({"do": "discard", "card": "green-key"}))
    shown = drawn(board_of(GAME).draw(play.state.view(0), WORDS, ["You"], PLAIN), 80)
    for text in ("Doors", "0 of 8", "Row", "Hand", "Prophecy", "Deck", "Limbo", "Discard", "Unseen", "nightmare"):
        assert text in shown
    assert "last: [green ⚷]" in shown
    assert "[brown ☀]" in shown


def test_runs_of_a_colour_stand_together() -> None:
    play = oneiros.Play(GAME, 1, 7)
    play.apply(0, GAME.encode({"do": "play", "card": "red-sun"}))
    shown = drawn(board_of(GAME).draw(play.state.view(0), WORDS, ["You"], PLAIN), 80)
    assert "[red ☀] 1 of 3" in shown


def test_without_signs_words_stand_for_them() -> None:
    view = GAME.new(1, 7).view(0)
    shown = drawn(board_of(GAME).draw(view, WORDS, ["You"], Ink(colour=False, signs=False)), 80)
    assert "[red sun]" in shown
    assert shown.isascii()


def test_hidden_cards_are_question_marks() -> None:
    for view in views(2):
        if "None" in str(oneiros.plain(view)["dreamers"]):
            assert "[?]" in drawn(board_of(GAME).draw(view, WORDS, NAMES, PLAIN), 80)
            break
    else:
        raise AssertionError("no hidden card in any view")


def test_the_signs_are_explained() -> None:
    assert board_of(GAME).legend(WORDS, PLAIN) == "☀ sun  ☾ moon  ⚷ key  ∩ door"
    assert board_of(GAME).legend(WORDS, Ink(colour=True, signs=False)) == ""


def test_a_game_without_a_drawing_is_shown_all_the_same() -> None:
    board = board_of(Nim())
    assert board is generic_board
    for view in views(2):
        shown = drawn(board.draw(view, WORDS, NAMES, PLAIN), 80)
        assert "dreamers, Player 1" in shown
        assert "deck: " in shown
        assert "red-sun" not in shown
        assert all(cell_len(line) <= 80 for line in shown.splitlines())
