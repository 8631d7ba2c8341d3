"""No sentence is missing, none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import oneiros
from oneiros.cli.arguments import CLI_WORDS
from oneiros.core.words import Words
from oneiros.games.doors import choices
from oneiros.games.doors.cards import NAMES

CLI = CLI_WORDS.parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(CLI.glob("*.py")))
SAID = re.compile(r'(?:say|ask|confirm)\(\s*"([a-z-]+)"')


def messages(file: Path) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_terminal_says_only_what_it_has_words_for() -> None:
    game_words = {"player", "about", "score"}
    words = Words(CLI_WORDS, "en")
    for message in set(SAID.findall(SOURCE)) - game_words:
        assert words.has(message), message


def test_the_terminal_has_no_words_left_over() -> None:
    for message in messages(CLI_WORDS / "en.ftl"):
        assert f'"{message}"' in SOURCE or message.startswith("help-command-"), message


def test_doors_has_words_for_everything() -> None:
    game = oneiros.game("doors")
    words = Words(game.folder / "words", "en")
    source = "".join(
        (game.folder / f"{name}.py").read_text(encoding="utf-8") for name in ("rules", "position", "explain")
    )
    told = re.findall(r'(?:_tell|note)\("([a-z-]+)"', source)
    assert told
    wanted = [f"card-{name}" for name in NAMES]
    wanted += [f"move-{oneiros.plain(move)['do']}" for move in game.moves]
    wanted += [f"phase-{phase}" for phase in choices.PHASES]
    wanted += [f"news-{what}" for what in told]
    wanted += [f"warning-{name}" for name in re.findall(r': "([a-z]+-[a-z]+)"', source)]
    wanted += ["reason-escaped", "reason-lost", "news-drew-unseen", "news-foresaw-unseen", "player", "none", "about"]
    for message in wanted:
        assert words.has(message), message


def test_doors_is_told_without_gaps() -> None:
    """In whole games, for every seat and a spectator, no sentence shows a name of the program or an open brace."""
    game = oneiros.game("doors")
    words = Words(game.folder / "words", "en")
    for players in (1, 2):
        for seed in range(8):
            state = game.new(players, seed)
            state.listen()
            rng = oneiros.Rng(seed + 1)
            while state.actors:
                seat = state.actors[0]
                sentences = [words.move(game.decode(action)) for action in state.legal(seat)]
                state.apply(seat, int(state.pick(seat, rng)))
                for eye in (None, *range(players)):
                    sentences += [words.news(news) for news in state.news(eye)]
                for sentence in sentences:
                    assert not re.search(r"[{}$]|[a-z]-[a-z]|None", sentence), sentence
                    assert "  " not in sentence
