"""The catalogue: the games that can be played here, with their options, bots, rules and words."""

from __future__ import annotations

import re
from pathlib import Path

import oneiros
from oneiros.bots import bot_names
from oneiros.core.game import Game
from oneiros.server import wire
from oneiros.server.errors import unknown

LANGUAGE = re.compile("[a-z]{2,3}")


def games_shown() -> list[wire.GameShown]:
    """All games, as they are shown."""
    return [_game_shown(game) for game in oneiros.all_games().values()]


def game_words(game: str, language: str) -> wire.GameWords:
    """A game's own words in a language, or in English; empty where the game has none."""
    found = oneiros.all_games().get(game)
    if found is None or not LANGUAGE.fullmatch(language):
        raise unknown("language" if found else "game")
    for spoken in (language, "en"):
        if text := _text(found.folder / "words" / f"{spoken}.ftl"):
            return wire.GameWords(spoken, text)
    return wire.GameWords("en", "")


def _text(file: Path) -> str:
    """What is in a file of a game; empty where an added game has none."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _game_shown(game: Game) -> wire.GameShown:
    return wire.GameShown(
        id=game.id,
        title=game.title,
        players=list(game.players),
        options={
            name: wire.OptionShown(option.default, list(option.choices), option.help)
            for name, option in game.options.items()
        },
        bots=[name for name in bot_names(game) if name not in game.bots.others],
        rules_version=game.rules_version,
        content=game.content.fingerprint(),
        rules=_text(game.folder / "RULES.md"),
    )
