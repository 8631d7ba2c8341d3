"""No sentence is missing, none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import oneiros
from oneiros.cli.language import CLI_WORDS, HELP_WORDS
from oneiros.core.types import News
from oneiros.core.words import Words
from oneiros.games.doors import choices
from oneiros.games.doors.cards import NAMES
from oneiros.text.describe import FOLDER

CLI = CLI_WORDS.parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(CLI.glob("*.py")))
SAID = re.compile(r'(?:say|ask|confirm)\(\s*"([a-z-]+)"')


def messages(file: Path) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_terminal_says_only_what_it_has_words_for() -> None:
    game_words = {"player", "title", "about", "score"}
    both = [Words(CLI_WORDS, "en"), Words(HELP_WORDS, "en")]
    for message in set(SAID.findall(SOURCE)) - game_words:
        assert any(words.has(message) for words in both), message


def test_the_terminal_has_no_words_left_over() -> None:
    for message in messages(CLI_WORDS / "en.ftl"):
        assert f'"{message}"' in SOURCE or message.startswith(("help-command-", "level-", "list-")), message


def test_doors_has_words_for_everything() -> None:
    game = oneiros.game("doors")
    words = Words(game.folder / "words", "en")
    source = "".join(
        (game.folder / f"{name}.py").read_text(encoding="utf-8") for name in ("rules", "position", "explain")
    )
    output = re.findall(r'(?:_tell|note)\("([a-z-]+)"', source)
    assert output
    wanted = [f"card-{name}" for name in NAMES]
    wanted += [f"move-{oneiros.plain(move)['do']}" for move in game.moves]
    wanted += [f"phase-{phase}" for phase in choices.PHASES]
    wanted += [f"news-{what}" for what in output]
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
                    sentences += [words.news(news, reader=eye) for news in state.news(eye)]
                for sentence in sentences:
                    assert not re.search(r"[{}$]|[a-z]-[a-z]|None", sentence), sentence
                    assert "  " not in sentence


def check_persons(game: str, what: str, facts: dict[str, object], to_you: str, to_others: str) -> None:
    """What seat 1 did, as it is told to that seat, to seat 0 and to a spectator."""
    words = Words(oneiros.game(game).folder / "words", "en")
    news = News(what, 1, facts)
    names = ["Anna", "Nyx"]
    assert to_you in words.news(news, names, reader=1)
    assert to_others in words.news(news, names, reader=0)
    assert not re.search(r"\byou", words.news(news, names), re.IGNORECASE)


@pytest.mark.parametrize(
    ("game", "what", "facts", "to_you", "to_others"),
    [
        ("doors", "lost-hand", {}, "You gave your whole hand", "Nyx gave their whole hand"),
        ("workshop", "strode", {"field": "c2"}, "Your dreamer walked to c2.", "Nyx’s dreamer walked to c2."),
        ("workshop", "followed", {}, "Mr Nightmare followed you.", "Mr Nightmare followed Nyx."),
    ],
)
def test_news_say_you_to_whom_they_tell_of(
    game: str, what: str, facts: dict[str, object], to_you: str, to_others: str
) -> None:
    check_persons(game, what, facts, to_you, to_others)


@pytest.mark.parametrize(
    ("game", "what", "facts", "to_you", "to_others"),
    [
        ("sandman", "gave", {"other": 0, "particle": "owl"}, "You gave Anna a token", "Nyx gave you a token"),
        ("ravens", "peeked", {"owner": 1, "place": 0, "card": None}, "You looked at card 1 of your", "card 1 of Nyx’s"),
    ],
)
def test_news_say_you_to_whom_else_they_name(
    game: str, what: str, facts: dict[str, object], to_you: str, to_others: str
) -> None:
    check_persons(game, what, facts, to_you, to_others)


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_a_number_below_nought_has_a_true_minus(language: str) -> None:
    words = Words(FOLDER, language)
    assert words.say("points", points=-3).startswith("−3 ")
    assert words.say("points", points=3).startswith("3 ")


def test_moves_call_other_seats_by_their_names() -> None:
    """And never by a number; the reader's own things are `your`."""
    names = ["Anna", "Nyx"]
    for game, move, to_you, to_others in (
        ("ravens", {"do": "peek", "owner": 1, "place": 0}, "Look at card 1 of your dream", "card 1 of Nyx’s dream"),
        ("sandman", {"do": "trade", "other": 1}, "Swap tokens with You", "Swap tokens with Nyx"),
    ):
        found = oneiros.game(game)
        words = Words(found.folder / "words", "en")
        made = found.decode(found.encode(move))
        assert to_you in words.move(made, names, reader=1)
        assert to_others in words.move(made, names, reader=0)


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_no_move_counts_players(language: str) -> None:
    for game in oneiros.all_games().values():
        words = Words(game.folder / "words", language)
        kinds = {oneiros.plain(move)["do"]: move for move in game.moves}
        for move in kinds.values():
            fields = oneiros.plain(move)
            if {"owner", "other"} & fields.keys():
                seat = fields.get("owner", fields.get("other"))
                names = [f"Somebody {number}" for number in range(5)]
                assert names[seat] in words.move(move, names, reader=(seat + 1) % 5)


def test_the_turn_order_is_told_by_names() -> None:
    words = Words(oneiros.game("workshop").folder / "words", "en")
    news = News("ordered", -1, {"order": [2, 1]})
    assert words.news(news, ["Anna", "Nyx"], reader=0) == "Turn order: Nyx, You."
