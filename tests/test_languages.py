"""Every language says everything that English says, and says it in its own words and grammar."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import oneiros
from oneiros.cli.commands import flag_of
from oneiros.cli.language import CLI_WORDS, HELP_WORDS
from oneiros.core.words import SELECTORS, Words
from oneiros.server.http.http_errors import CODES
from oneiros.table import Reason
from oneiros.text.describe import FOLDER as TEXT_WORDS
from tests.commands import commands

ENGLISH = "en"
LANGUAGES = ("de", "pl", "ru")
ROOT = Path(__file__).parent.parent
BROWSER = ROOT / "web" / "words"
FOLDERS = {
    "cli": CLI_WORDS,
    "help": HELP_WORDS,
    "in-words": TEXT_WORDS,
    "browser": BROWSER,
    "text": BROWSER / "text",
    "generic": BROWSER / "generic",
}
FOLDERS |= {game.id: game.folder / "words" for game in oneiros.all_games().values()}
FOLDERS |= {  # what the browser says of each game: doors-home, doors-board, doors-text, doors-lesson
    f"{folder.parent.parent.name}-{folder.name}": folder
    for folder in sorted((ROOT / "web" / "src" / "games").glob("*/words/*"))
}
EACH = [(folder, language) for folder in FOLDERS for language in LANGUAGES]
ALL = [(folder, language) for folder in FOLDERS for language in (ENGLISH, *LANGUAGES)]

# Beside a name a message is given who that is to the reader. The browser and the terminal say `$name` and `$winners`.
PERSONS = SELECTORS | {"name": "who", "winners": "who"}

NO_BREAK = "\N{NO-BREAK SPACE}"
NUMBERS = (0, 1, 2, 5, 12, 21, 22)
CATEGORIES = {"zero", "one", "two", "few", "many"}
MOVES = 150  # of a game are told

# The same word in English and in the language, or a command that is typed as it is.
SAME = {
    "de": {
        *(
            "back-sand",
            "colour-orange",
            "hint-chance",
            "label-hand",
            "label-tokens",
            "list-name",
            "list-option",
            "power-golem",
            "tile-echo",
        ),
        *("metavar-bot", "metavar-link", "metavar-token", "server-bot"),
        *("figure-bot", "metavar-bots", "metavar-name", "metavar-text", "server-code", "server-name"),
        *(
            "bot-1",
            "bot-4",
            "bot-5",
            "cue-buzz",
            "me-name",
            "new-chat",
            "tab-chat",
            "workshop-corner-golem",
            "workshop-land",
        ),
    },
    "pl": {
        *("field-kraken", "label-limbo", "power-golem", "shape-domino", "tile-echo"),
        *("bot-5", "doors-limbo", "workshop-corner-golem", "metavar-folder"),
        *("metavar-bot", "metavar-link", "metavar-token", "server-bot"),
    },
    "ru": set[str](),
}
SAME_EVERYWHERE = {"version"}
LATIN_IN_RUSSIAN = {"oneiros", "enter", "help", "board", "moves", "undo", "rules", "log", "save", "quit", "x", "o", "r"}
LATIN_IN_RUSSIAN |= {"toml"}  # the form of a pack of cards
# What help tells people to type, or names by its own name.
TYPED = {
    *("ctrl", "c", "n", "lang", "url", "json", "svg", "toml", "utf", "markdown", "pip", "install", "standard"),
    *("de", "en", "pl", "ru", "cs", "all", "none", "address", "of", "drowsy", "dreamer", "lucid", "oracle", "package"),
    *("module", "class", "postgresql", "sqlite", "redis", "https", "games", "example", "org", "pg", "dump", "restore"),
    *("agent", "context", "model", "oneiros_token", "open", "process", "protocol", "table", "token"),
    *("matplotlib", "nonsense", "ray", "user", "host", "name", "as", "people", "public"),
    *("merge", "parquet", "view", "features", "truth"),
}

# What the rules forbid is told by the rule's own words, `rule-<number>` of the game.
BY_RULE = {"illegal"}

# Beginnings of messages that are made at run time from names of fields, games and options, and not spelt out in code.
MADE = (
    *("back-", "card-", "cause-", "chest-", "corner-", "dream-", "effect-", "give-", "goal-", "how-", "option-"),
    *("bot-", "command-", "metavar-"),
    *("secret-", "shape-", "source-", "take-"),
    *(f"end-{game}-" for game in oneiros.all_games()),
)


@dataclass
class Select:
    """A choice between variants by the value of one variable."""

    variable: str
    variants: dict[str, ast.Pattern]

    @property
    def plural(self) -> bool:
        return bool(CATEGORIES & self.variants.keys())


@dataclass
class Sentence(Visitor):
    """What a message is made of."""

    text: str = ""
    variables: set[str] = field(default_factory=set)
    selects: list[Select] = field(default_factory=list)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by the visitor
        self.text += node.value

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.text += "\n"  # so that the end of one variant and the beginning of the next are no word together
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "only a variable can be chosen by"
        variants = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value: variant.value
            for variant in node.variants
        }
        self.selects.append(Select(node.selector.id.name, variants))
        self.generic_visit(node)


def sentence_of(node: ast.BaseNode) -> Sentence:
    """What a message or a part of one is made of."""
    sentence = Sentence()
    sentence.visit(node)
    return sentence


@cache
def sentences(path: Path) -> dict[str, Sentence]:
    """The messages of a file. Nothing else may be in it, and no message twice."""
    found: dict[str, Sentence] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.BaseComment):
            continue
        assert isinstance(entry, ast.Message), f"{path}: {entry.to_json()}"
        assert entry.value is not None, f"{path}: {entry.id.name} says nothing"
        assert not entry.attributes, f"{path}: {entry.id.name} has parts that nobody reads"
        assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
        found[entry.id.name] = sentence_of(entry.value)
    return found


def both(folder: str, language: str) -> Iterator[tuple[str, Sentence, Sentence]]:
    """Every message in English and in the language, where it is in both."""
    english, told = (sentences(FOLDERS[folder] / f"{tongue}.ftl") for tongue in (ENGLISH, language))
    return ((message, english[message], told[message]) for message in english if message in told)


def test_nothing_is_left_out_of_these_tests() -> None:
    for folder in FOLDERS.values():
        assert {path.stem for path in folder.glob("*.ftl")} == {ENGLISH, *LANGUAGES}


def test_weblate_finds_all_words_by_the_expression_of_the_guide() -> None:
    guide = (ROOT / "docs" / "add-a-language.md").read_text(encoding="utf-8")
    (expression,) = re.findall(r"`(\(\?P<component>.*)`", guide)
    files = [path.relative_to(ROOT).as_posix() for part in ("src", "web/src", "web/words") for path in ftl(ROOT / part)]
    found = {file: match["component"] for file in files if (match := re.fullmatch(expression, file))}
    assert [file for file in files if file not in found] == []
    assert len(set(found.values())) == len(FOLDERS)


def ftl(folder: Path) -> Iterator[Path]:
    """The words in a folder; what is built is none."""
    return (path for path in folder.rglob("*.ftl") if "client" not in path.parts)


@pytest.mark.parametrize(("folder", "language"), EACH)
def test_the_same_messages_as_in_english(folder: str, language: str) -> None:
    english, told = (sentences(FOLDERS[folder] / f"{tongue}.ftl").keys() for tongue in (ENGLISH, language))
    assert sorted(english - told) == [], "missing"
    assert sorted(told - english) == [], "left over"


@pytest.mark.parametrize(("folder", "language"), EACH)
def test_only_the_values_that_are_given(folder: str, language: str) -> None:
    for message, english, told in both(folder, language):
        persons = {selector for name, selector in PERSONS.items() if name in english.variables}
        assert told.variables <= english.variables | persons, message


@pytest.mark.parametrize(("folder", "language"), EACH)
def test_plurals_have_all_their_forms(folder: str, language: str) -> None:
    wanted = {*Locale(language).plural_form.tags, "other"}
    for message, english, told in both(folder, language):
        counted = {select.variable for select in english.selects if select.plural}
        for select in told.selects:
            if select.plural or (select.variable in counted and "other" in select.variants):
                forms = {key for key in select.variants if not key.isdecimal()}
                assert forms == wanted, f"{message}: {select.variable}"


@pytest.mark.parametrize(("folder", "language"), EACH)
def test_a_form_for_several_numbers_says_which(folder: str, language: str) -> None:
    """In Russian 1, 21 and 31 share a form, so that it cannot leave the number out."""
    form_of = Locale(language).plural_form
    shared = {form for form in CATEGORIES if sum(form_of(number) == form for number in range(100)) > 1}
    for message, _, told in both(folder, language):
        for select in told.selects:
            says = {
                key for key, pattern in select.variants.items() if select.variable in sentence_of(pattern).variables
            }
            if select.plural and says:
                assert shared & select.variants.keys() <= says, f"{message}: {select.variable}"


def said(folder: str, language: str) -> Iterator[tuple[str, str]]:
    """Every message with its text, as it is said with some values, to whoever it tells of and to others."""
    bundle = FluentBundle([language], use_isolating=False)
    path = FOLDERS[folder] / f"{language}.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for message, told in sentences(path).items():
        pattern = bundle.get_message(message).value
        assert pattern is not None
        persons = sorted(told.variables & set(PERSONS.values()))
        for value, who in product((*NUMBERS, "Anna"), product(("you", "other"), repeat=len(persons))):
            given: dict[str, object] = dict.fromkeys(told.variables, value) | dict(zip(persons, who, strict=True))
            text, errors = bundle.format_pattern(pattern, given)
            assert not errors, f"{message}: {errors}"
            assert isinstance(text, str)
            yield message, text


@pytest.mark.parametrize(("folder", "language"), ALL)
def test_every_message_can_be_said(folder: str, language: str) -> None:
    for message, text in said(folder, language):
        assert not re.search(r"[{}$]|  | [,;:]", text), f"{message}: {text}"
        assert text == text.strip() or message.startswith("source-"), f"{message}: {text!r}"


@cache
def typed() -> set[str]:
    """What is typed as it is in every language: commands, options, packages, formats."""
    found = [command for _, command in commands()]
    names = {*(command.name or "" for command in found), *(flag_of(one) for each in found for one in each.params)}
    return {word for name in names for word in name.split("-")} | TYPED


@pytest.mark.parametrize(("folder", "language"), EACH)
def test_no_english_is_left(folder: str, language: str) -> None:
    for message, english, told in both(folder, language):
        if re.search(r"[^\W\d_]{4}", told.text) and message not in SAME[language] | SAME_EVERYWHERE:
            assert told.text.casefold() != english.text.casefold(), message
        if language == "ru":
            allowed = LATIN_IN_RUSSIAN | (typed() if folder == "help" else set())
            text = re.sub(r"\b[A-Z]\d+", "", told.text)  # numbers of rules
            assert set(re.findall("[a-z]+", text.casefold())) <= allowed, message


@pytest.mark.parametrize(("folder", "language"), ALL)
def test_you_are_not_a_name(folder: str, language: str) -> None:
    """A message chooses its person by who it tells of, never by a name, and to that reader it prints no name."""
    words = Words(FOLDERS[folder], language)
    for message, told in sentences(FOLDERS[folder] / f"{language}.ftl").items():
        chosen = {select.variable for select in told.selects}
        assert not PERSONS.keys() & chosen, f"{message} is chosen by a name"
        for select in told.selects:
            assert select.variable not in PERSONS.values() or select.variants.keys() == {"you", "other"}, message
        for name, selector in PERSONS.items():
            if name not in told.variables:
                continue
            if selector in chosen:
                given: dict[str, object] = {one: "other" if one in PERSONS.values() else 2 for one in told.variables}
                text = words.say(message, **given | {name: "Anna", selector: "you"})
                assert "Anna" not in text, f"{message}: {text}"
            elif language == ENGLISH:
                assert not message.startswith("news-"), f"{message} does not ask who {name} is"


@pytest.mark.parametrize("game", oneiros.all_games().values(), ids=lambda game: game.id)
def test_a_game_is_told_without_gaps(game: oneiros.Game) -> None:
    """Every move and all news of a game, as a player and as a spectator hear them, without a name of the program."""
    languages = [Words(game.folder / "words", language) for language in LANGUAGES]
    state = game.new(2, 1)
    state.listen()
    rng = oneiros.Rng(2)
    for _ in range(MOVES):
        if not state.actors:
            break
        seat = state.actors[0]
        action = int(state.pick(seat, rng))
        state.apply(seat, action)
        for words in languages:
            told = [words.move(game.decode(action)), words.say(f"phase-{state.view(seat).phase}", giving="", drawn="")]
            told += [words.news(news, reader=eye) for eye in (None, seat) for news in state.news(eye)]
            for sentence in told:
                assert not re.search(r"[{}$]|[a-z]-[a-z]|None", sentence), sentence


def refusal_codes() -> set[str]:
    """Every code that a table or a server refuses by, or says good-bye with."""
    found = {*Reason, *CODES.values(), "refused"}
    for folder in ("core", "table", "server"):
        for path in (ROOT / "src" / "oneiros" / folder).rglob("*.py"):
            for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case python.Call(
                        func=python.Name(id="Refusal") | python.Attribute(attr="Bye" | "close" | "__init__"),
                        args=[python.Constant(value=str(code)), *_],
                    ):
                        found.add(code)
                    case python.Assign(targets=[python.Name(id="code")], value=python.Constant(value=str(code))):
                        found.add(code)
                    case python.AnnAssign(target=python.Name(id="code"), value=python.Constant(value=str(code))):
                        found.add(code)
    return found


@pytest.mark.parametrize("language", [ENGLISH, *LANGUAGES])
def test_every_refusal_has_words(language: str) -> None:
    codes = refusal_codes()
    assert {"store-down", "too-much", "origin", "idle", "bad-record"} <= codes
    told = {message.removeprefix("refusal-") for message in sentences(BROWSER / f"{language}.ftl")}
    assert codes - told == BY_RULE
    assert not told & BY_RULE, "that would hide what the rule asks"


def twins(language: str) -> set[str]:
    """The words that the glossary forbids: the third column of its tables, between commas."""
    rows = (BROWSER / "glossary" / f"{language}.md").read_text(encoding="utf-8").splitlines()
    cells = [row.strip().strip("|").split("|") for row in rows if row.startswith("|") and "---" not in row]
    assert {len(row) for row in cells} == {3}
    banned = [row[2] for row in cells if row[2].strip() != "not"]
    return {word.strip() for words in banned for word in re.sub(r"\(.*?\)", "", words).split(",") if word.strip()}


@pytest.mark.parametrize("language", [ENGLISH, *LANGUAGES])
def test_one_word_for_one_thing(language: str) -> None:
    banned = twins(language)
    assert len(banned) > 50
    any_of_them = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, banned))})(?!\w)", re.IGNORECASE)
    texts = {
        f"{folder}: {message}": told.text
        for folder, path in FOLDERS.items()
        for message, told in sentences(path / f"{language}.ftl").items()
    }
    rules = [game.folder / "words" / "rules" / f"{language}.md" for game in oneiros.all_games().values()]
    texts |= {str(path): path.read_text(encoding="utf-8") for path in rules}
    texts = {name: re.sub(r"--[a-z-]+", "", text) for name, text in texts.items()}  # options are typed as they are
    assert {
        name: found[0] for name, text in texts.items() if (found := any_of_them.search(text.replace(NO_BREAK, " ")))
    } == {}


@cache
def code() -> str:
    """All code that says something, with the content and the lessons it says it of."""
    places = [("src/oneiros", "*.py"), ("src/oneiros", "*.toml"), ("web/src", "*.ts"), ("web/src", "*.svelte")]
    paths = [path for folder, kind in places for path in sorted((ROOT / folder).rglob(kind))]
    lessons = sorted((ROOT / "web" / "src").rglob("lesson.json"))
    spoken = [say for path in lessons for say in re.findall(r'"say":("[a-z-]+")', path.read_text(encoding="utf-8"))]
    return "\n".join([*(path.read_text(encoding="utf-8") for path in paths), *spoken])


def test_no_message_is_dead() -> None:
    """Each is spelt out in code, or its beginning stands in a template there and its end is a name that code knows."""
    spelt = set(re.findall(r"[\w-]+", code()))
    names = set(re.findall(r"""[`'"]([\w-]+)[`'"]""", code()))
    names |= set(re.findall(r"^\s*\[?([\w-]+)\]?(?: ?=|\]?$)", code(), re.MULTILINE))
    names |= set(re.findall(r"([\w-]+)'?: ", code()))
    templates = set(re.findall(r"""[`'"]([a-z][\w-]*-)\$?\{""", code())) | {f"{game}-" for game in oneiros.all_games()}

    def alive(message: str) -> bool:
        if message in spelt or message.startswith(MADE):
            return True
        ends = [(message[: dash.end()], message[dash.end() :]) for dash in re.finditer("-", message)]
        return any(
            begin in templates and (re.sub("-(unseen|how)$", "", end) in names or re.fullmatch(r"[A-Z]?\d+", end))
            for begin, end in ends
        )

    found = {
        message for path in FOLDERS.values() for message in sentences(path / f"{ENGLISH}.ftl") if not alive(message)
    }
    assert found == set()
