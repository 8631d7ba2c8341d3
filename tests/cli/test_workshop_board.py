"""The terminal's table of Workshop."""

from __future__ import annotations

from rich.cells import cell_len

import oneiros
from oneiros.core.words import Words
from oneiros.drawing.terminal import Ink, board_of
from tests.cli.test_boards import drawn
from tests.workshop.positions import WORKSHOP, table

BOARD = board_of(WORKSHOP)
WORDS = Words(WORKSHOP.folder / "words", "en")
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
SIGNS = Ink(colour=False, signs=True)
PLAIN = Ink(colour=False, signs=False)


def shown(view: oneiros.View, width: int = 100, ink: Ink = SIGNS) -> str:
    return drawn(BOARD.draw(view, WORDS, NAMES[: view.players], ink), width)


def test_no_line_is_too_wide_in_whole_games() -> None:
    for players in (2, 4):
        state = WORKSHOP.new(players=players, seed=players, nightmare=players == 4)
        rng = oneiros.Rng(9)
        number = 0
        while state.actors:
            state.apply(state.actors[0], int(state.pick(state.actors[0], rng)))
            number += 1
            if number % 40 == 0:
                for seat in (None, 0):
                    for ink in (SIGNS, PLAIN):
                        for line in shown(state.view(seat), 80, ink).splitlines():
                            assert cell_len(line) <= 80, line


def test_the_land_shows_keys_travellers_and_costs() -> None:
    state = table(corners=[1, 2], land={"archive": "rw", "collector": "ev", "golem": "m"}, hands=["e"])
    text = shown(state.view(0))
    assert "2 the Collector (free)" in text  # by its key
    assert "4 the Golem (costs 1)" in text
    assert "rw >  Ann" in text
    assert "ev >  Ben" in text
    assert "4 action points left" in text


def test_stacks_are_told_with_their_height() -> None:
    work = {"c1": "rrw*", "b1": "et", "d1": "rr", "c2": "wwwwwwe"}
    state = table(stage="make", work=[work])
    text = shown(state.view(0))
    assert "e♣" in text
    assert "rrw☺^" in text
    assert "rr^" in text
    assert "7:wwe" in text
    plain = shown(state.view(0), ink=PLAIN)
    assert "rrw*^" in plain
    assert "et" in plain
    assert plain.replace("’", "'").isascii()


def test_what_is_missing_stands_beside_a_landscape() -> None:
    state = table(stage="make", hands=["w"], work=[{"c1": "w*"}], cards=[["ford", "quiet-pool"]])
    text = shown(state.view(0))
    assert "Ford 6 for [w e☺ w] the Tower, power free; needs earth × 1, motion × 1" in text
    assert "Quiet Pool 4 for [w☺ w] the Archive, power free; nothing missing" in text
    state = table(stage="make", hands=["v"], work=[{"c1": "w*"}], cards=[["footpath"]])
    assert "needs earth × 2" in shown(state.view(0))
    everywhere = {f"{column}{row}": "wwt" for column in "abcde" for row in (1, 2, 3, 4)}
    state = table(stage="make", work=[everywhere], cards=[["ford"]])
    assert "fits nowhere now" in shown(state.view(0))


def test_cards_in_sight_are_shown_to_their_eyes_only() -> None:
    state = WORKSHOP.new(players=2, seed=3)
    seat = state.actors[0]
    assert "Drawn" in shown(state.view(seat))
    assert "Drawn" not in shown(state.view(1 - seat))
    assert "Drawn" not in shown(state.view(None))


def test_the_letters_are_explained() -> None:
    assert "r rock" in BOARD.legend(WORDS, SIGNS)
    assert "♣ a tree" in BOARD.legend(WORDS, SIGNS)
    assert "t a tree, * the dreamer" in BOARD.legend(WORDS, PLAIN)
