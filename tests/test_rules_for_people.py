"""The rules for people say what the numbered rules say, and the same in every language.

A section of the rules for people names the rules that it explains. So the numbers in it can be held against theirs:
written as figures or as words, in four languages. One and two are left out: a language says them without saying them.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import oneiros
from oneiros.core.game import Game
from oneiros.core.words import Words
from oneiros.text.rulebook import rules_by_number

LANGUAGES = ("en", "de", "pl", "ru")
GAMES = list(oneiros.all_games().values())
WEB = Path(__file__).parent.parent / "web" / "src" / "games"
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

HEAD = re.compile(r"## .+ \{(?P<id>[a-z-]+)(?P<rules>(?: [A-Z]\d+(?:-[A-Z]\d+)?)*)\}\n")
PICTURE = re.compile(r"!\[.*?\]\((?P<name>.*?)\)", re.DOTALL)
FIGURE = re.compile(r"(?<![A-Z\d])\d+")
NUMERALS = {
    "en": {
        3: "three|third|thrice",
        4: "four|fourth|quarters?",
        5: "five|fifth",
        6: "six|sixth",
        7: "seven",
        8: "eight",
        9: "nines?",
        10: "ten|tenth",
        13: "thirteen",
    },
    "de": {
        3: r"drei\w*|dritt\w*",
        4: r"vier|viert\w*",
        5: r"fünf|fünft\w*",
        6: r"sechs|sechst\w*",
        7: "sieben",
        8: "acht",
        9: "neun|neunen",
        10: "zehn",
        13: "dreizehn",
    },
    "pl": {
        3: r"trzy|trzech|trzema|trzem|trzeci\w*|troje|trojga|trzykrotnie|trójk\w*",
        4: r"czter\w+|czwart\w+|czworo",
        5: r"pięć|pięciu|pięcioma|piąt\w+",
        6: r"sześć|sześciu|szóst\w+",
        7: "siedem|siedmiu",
        8: "osiem|ośmiu|ośmioro",
        9: r"dziewięć|dziewięciu|dziewiąt\w+",
        10: "dziesięć|dziesięciu",
        13: "trzynaście|trzynastu",
    },
    "ru": {
        3: r"три|тр[её]х|тр[её]м|тремя|трое|троих|треть\w*|третий|трижды",
        4: r"четыр\w+|четверо|четверых|четв[её]рт\w+",
        5: r"пять|пяти|пятью|пят[аоуы]\w+",
        6: r"шесть|шести|шестью|шест[аоу]\w+",
        7: "семь|семи|семью",
        8: "восемь|восьми|восемью",
        9: r"девять|девяти|девят\w+",
        10: "десять|десяти",
        13: "тринадцать|тринадцати",
    },
}

# By the rules that a section explains: others that it takes a number from.
ALSO = {
    "R10-R13": ("R1",),
    "R19-R21": ("R14",),
    "U1-U5": ("U6",),
    "W8-W11": ("W3", "W12"),
    "W15-W20": ("W2", "W3"),
    "W27-W32": ("W4",),
}
BY_CARDS = {"S20 S21"}  # the cards are listed under the numbered rules

# By the rules: where one language names a number and another does without, and what is said is the same.
SAID_OTHERWISE = {
    "D17 D18 D24": {4},  # all four colours, or every colour
    "D4 D6 D8 D9 D16": {5},  # the hand is full, with five cards
    "D5 D10": {5},  # cards 4 to 6, or the fourth, fifth and sixth
    "R1": {3},
    "R5-R9": {3},  # one of these, or one of three ways
    "S8-S11": {10, 11},  # ten cards on, or between the tenth and the eleventh
    "W21 W25 W37": {4, 90},  # turned by a quarter, or by 90 degrees
}


class Section(NamedTuple):
    """A section of the rules for people."""

    id: str
    rules: tuple[str, ...]
    pictures: tuple[str, ...]
    text: str


@cache
def sections(game: str, language: str) -> list[Section]:
    """The sections of the rules for people, in their order."""
    text = (oneiros.game(game).folder / "words" / "rules" / f"{language}.md").read_text(encoding="utf-8")
    found = []
    for part in filter(None, re.split(r"^(?=## )", text, flags=re.MULTILINE)):
        head = HEAD.match(part)
        assert head, part[:60]
        body = part[head.end() :]
        pictures = tuple(PICTURE.findall(body))
        found.append(Section(head["id"], tuple(head["rules"].split()), pictures, PICTURE.sub("", body)))
    return found


def section(game: str, language: str, id: str) -> str:
    """The text of one section."""
    return next(one.text for one in sections(game, language) if one.id == id)


@cache
def numbered(game: str) -> dict[str, str]:
    """The numbered rules."""
    return rules_by_number((oneiros.game(game).folder / "RULES.md").read_text(encoding="utf-8"))


def named(rules: tuple[str, ...]) -> list[str]:
    """`W8-W11` rule by rule."""
    found = []
    for rule in rules:
        first, _, last = rule.partition("-")
        found += [f"{first[0]}{number}" for number in range(int(first[1:]), int((last or first)[1:]) + 1)]
    return found


def numbers(text: str, language: str) -> set[int]:
    """Every number from three on that a text says, in figures or in words."""
    found = {int(figure) for figure in FIGURE.findall(text)}
    for number, forms in NUMERALS[language].items():
        if re.search(rf"(?<!\w)(?:{forms})(?!\w)", text, re.IGNORECASE):
            found.add(number)
    return {number for number in found if number > 2}


def test_numbers_are_found_in_figures_and_in_words() -> None:
    assert numbers("5 cards, three of them; see D12", "en") == {3, 5}
    assert numbers("zu dritt 4, D7", "de") == {3, 4}
    assert numbers("pięciu graczy i trzy karty", "pl") == {3, 5}
    assert numbers("пяти игрокам по три", "ru") == {3, 5}


@each_game
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_same_sections_explain_the_same_rules(game: Game, language: str) -> None:
    english, told = (
        [(one.id, one.rules, one.pictures) for one in sections(game.id, tongue)] for tongue in ("en", language)
    )
    assert told == english


@each_game
def test_every_numbered_rule_is_explained_and_no_other(game: Game) -> None:
    explained = {rule for one in sections(game.id, "en") for rule in named(one.rules)}
    assert explained == set(numbered(game.id))


@each_game
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_numbers(game: Game, language: str) -> None:
    for english, told in zip(sections(game.id, "en"), sections(game.id, language), strict=True):
        differ = numbers(english.text, "en") ^ numbers(told.text, language)
        assert differ <= SAID_OTHERWISE.get(" ".join(told.rules), set()), told.id


@each_game
def test_the_numbers_are_those_of_the_numbered_rules(game: Game) -> None:
    """Examples have numbers of their own."""
    rules = numbered(game.id)
    for one in sections(game.id, "en"):
        if one.id == "example":
            continue
        cited = [*named(one.rules), *ALSO.get(" ".join(one.rules), ())]
        text = "\n".join(rules[rule] for rule in cited)
        if " ".join(one.rules) in BY_CARDS:
            text = (game.folder / "RULES.md").read_text(encoding="utf-8")
        allowed = numbers(text, "en")
        if "W11" in cited:
            allowed |= set(filled(game).values())
        if "D12" in cited:
            allowed.add(len(named(("D12-D15",))))  # the ways to get rid of it
        assert numbers(one.text, "en") <= allowed, one.id


def filled(game: Game) -> dict[int, int]:
    """W3, W11, W12: how many spots of a corner get a shard, by number of players."""
    content: Any = game.content
    return {players: sum(dots <= players for dots in content.dots) for players in game.players}


@pytest.mark.parametrize("language", LANGUAGES)
def test_workshop_tells_how_the_corners_are_filled(language: str) -> None:
    """W3, W11."""
    game = oneiros.game("workshop")
    assert filled(game) == {2: 3, 3: 4, 4: 5}
    assert set(filled(game).values()) <= numbers(section("workshop", language, "setup"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_workshop_tells_where_nightmare_shards_come_from(language: str) -> None:
    """W45, W47: three in the bag, and who lies down puts one on an empty path."""
    text = section("workshop", language, "nightmare")
    assert {3, 6} <= numbers(text, language)
    path = {
        "en": "empty path",
        "de": r"freie\w* Weg|leere\w* Weg",
        "pl": r"pust\w+ ścież\w+",
        "ru": r"пуст\w+ путь|свободн\w+ путь",
    }
    assert re.search(path[language], text)
    assert "empty path" in numbered("workshop")["W47"]


EXACTLY_FIVE = {
    "en": r"5 or fewer",
    "de": r"5 oder weniger|höchstens (5|fünf)|nicht mehr als (5|fünf)",
    "pl": r"5 lub mniej|pięć lub mniej|5 albo mniej|najwyżej (5|pięć)|nie więcej niż (5|pięć)",
    "ru": r"5 или меньше|5 или менее|пять или меньше|не больше (5|пяти)|не более (5|пяти)",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_doors_is_lost_at_exactly_five(language: str) -> None:
    assert re.search(EXACTLY_FIVE[language], section("doors", language, "nightmare"))


@pytest.mark.parametrize(("players", "cards", "further"), [(2, 16, 8), (3, 21, 10), (4, 24, 12)])
def test_sandman_sets_the_second_wheel_as_told(players: int, cards: int, further: int) -> None:
    """S11: opposite, and in a circle of 21 ten cards on."""
    game = oneiros.game("sandman")
    state: Any = game.new(players, 3)
    seat = state.actors[0]
    state.apply(seat, game.encode({"do": "set", "gap": 0}))
    view: Any = oneiros.plain(state.view(seat))
    gaps = [view["wheels"][wheel] for wheel in ("black", "white")]
    assert len(view["circle"]) == cards
    assert (gaps[1] - gaps[0]) % cards == further
    for language in LANGUAGES:
        told = numbers(section("sandman", language, "setup"), language)
        assert cards in told
        assert players != 3 or 10 in told


def frame(game: str, say: str) -> Any:
    """What the learner sees at a step of the lesson."""
    lesson = json.loads((WEB / game / "lesson.json").read_text(encoding="utf-8"))
    return next(one["view"] for one in lesson["frames"] if one["say"] == say)


def lesson(game: str, language: str, say: str) -> str:
    """What the lesson says there."""
    return Words(WEB / game / "words" / "lesson", language).say(f"{game}-{say}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_of_runners_counts_the_coins_on_the_board(language: str) -> None:
    me = frame("runners", "buy")["dreamers"][0]
    assert (me["coins"], me["keys"], me["shards"]["blue"], me["calm"]) == (4, 1, 1, 20)
    assert me["coins"] in numbers(lesson("runners", language, "buy"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_of_ravens_counts_the_ravens_on_the_board(language: str) -> None:
    scored = frame("ravens", "end")["last_round"]["dreamers"]
    assert [one["points"] for one in scored] == [0, 13]
    assert {10, 5} <= numbers(lesson("ravens", language, "wake"), language)
    assert {13, 100} <= numbers(lesson("ravens", language, "end"), language)
