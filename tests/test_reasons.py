"""Whoever tries what is not allowed is told the rule in their own language."""

from __future__ import annotations

import ast
import re

import pytest

import oneiros
from oneiros.core.words import Words

LANGUAGES = ("en", "de", "pl", "ru")
GAMES = list(oneiros.all_games().values())
MOVES = 120  # of a game are played
TRIES = 40  # wrong ones before each of them

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def cited(game: oneiros.Game) -> set[str]:
    """Every rule that the game can name in a refusal: whatever looks like one in its explain.py."""
    code = ast.parse((game.folder / "explain.py").read_text(encoding="utf-8"))
    texts = [node.value for node in ast.walk(code) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if re.fullmatch(r"[A-Z]\d+", text)}


def told(game: oneiros.Game, language: str) -> set[str]:
    """The rules that have a sentence of their own."""
    text = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^rule-([A-Z]\d+) =", text, re.MULTILINE))


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_can_be_broken_is_told(game: oneiros.Game, language: str) -> None:
    assert len(cited(game)) > 5
    assert told(game, language) == cited(game)


@each_game
def test_a_wrong_try_is_told_in_a_sentence(game: oneiros.Game) -> None:
    """At random positions, whatever is refused names a rule that every language has a whole sentence for."""
    rng = oneiros.Rng(3)
    state = game.new(game.players[-1], 5)
    words = [Words(game.folder / "words", language) for language in LANGUAGES]
    met = set()
    for _ in range(MOVES):
        if not state.actors:
            break
        seat = state.actors[0]
        legal = set(state.legal(seat))
        for _ in range(TRIES):
            action = rng.below(game.num_actions)
            if action not in legal:
                rule, sentence = state.explain(seat, action)
                assert sentence
                met.add(rule)
        state.apply(seat, int(state.pick(seat, rng)))
    assert len(met) > 1
    for rule in met:
        for spoken in words:
            assert spoken.say(f"rule-{rule}").endswith("."), rule
