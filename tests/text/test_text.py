"""The games in words: what is said of a position is complete, unique and secret, and what is typed is understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import oneiros
from oneiros import IllegalAction, NotYourTurn, Rng, State
from oneiros.core.words import Words
from oneiros.envs.text import TextEnv
from oneiros.testing import walk
from oneiros.text import NotUnderstood, describe, parse, speaker
from oneiros.text.describe import Speaker, languages

GAMES = list(oneiros.all_games())
LANGUAGES = languages()


def positions(game: str, seed: int, every: int = 7) -> Iterator[tuple[State, int]]:
    """Positions of a random game with a seat that is asked."""
    found = oneiros.game(game)
    players = list(found.players)
    for number, play in enumerate(walk(found, players[seed % len(players)], {}, seed)):
        if play.state.actors and number % every == 0:
            yield play.state, play.state.actors[number % len(play.state.actors)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_is_understood_by_its_sentence_and_its_number(game: str, language: str) -> None:
    say = speaker(oneiros.game(game), language)
    for state, seat in positions(game, seed=3, every=37):
        legal = state.legal(seat)
        sentences = [say.move(action, seat) for action in legal]
        assert len(set(sentences)) == len(sentences), f"two moves are said alike: {sorted(sentences)}"
        for number in {1, 1 + len(legal) // 2, len(legal)}:
            action = legal[number - 1]
            assert parse(sentences[number - 1], state, seat, language) == action
            assert parse(str(number), state, seat, language) == action
            assert parse(msgspec.json.encode(state.game.decode(action)).decode(), state, seat, language) == action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_has_no_holes(game: str, language: str) -> None:
    for state, seat in positions(game, seed=4, every=29):
        for eyes in (seat, None):
            text = describe(state, eyes, language)
            assert not re.search(r"\b(label|phase|move|news|card|reason|warning)-[a-z]|\{|None", text), text
            assert "\n\n\n" not in text


@pytest.mark.parametrize("game", GAMES)
def test_what_is_remembered_is_what_would_be_said_anew(game: str) -> None:
    warm = Speaker(oneiros.game(game))
    for state, seat in positions(game, seed=5, every=23):
        assert warm.board(state.view(seat)) == Speaker(state.game).board(state.view(seat))
        assert warm.asked(state.view(seat)) == Speaker(state.game).asked(state.view(seat))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_depends_on_nothing_hidden(game: str) -> None:
    """Law 5 for words: an imagined truth is described byte for byte alike, and refuses alike."""
    rng = Rng(11)
    for state, seat in positions(game, seed=5, every=19):
        for eyes in range(state.players):
            twin = state.imagine(eyes, rng)
            twin.log = state.log
            assert describe(twin, eyes) == describe(state, eyes)
        twin = state.imagine(seat, rng)
        for text in ("lay", "wake up", "7", "nothing of the kind"):
            assert answer(text, twin, seat) == answer(text, state, seat)


def answer(text: str, state: State, seat: int) -> object:
    """The action, or the words of the refusal."""
    try:
        return parse(text, state, seat)
    except oneiros.OneirosError as refusal:
        return str(refusal)


def test_everything_on_the_table_is_said() -> None:
    """Moves name places, cards and players; each of these is to be found in the description."""
    for state, seat in positions("sandman", seed=6):
        view = oneiros.plain(state.view(seat))
        text = describe(state, seat)
        say = speaker(state.game).words.say
        for card in view["circle"]:
            assert say(f"card-{card['card']}") in text
        for dreamer in view["dreamers"]:
            for token in dreamer["tokens"]:
                assert token["particle"] is None or say(f"particle-{token['particle']}") in text


def test_a_refusal_names_its_rule_in_every_language() -> None:
    state = oneiros.game("doors").new(seed=7)
    for language in LANGUAGES:
        say = speaker(state.game, language)
        legal = set(state.legal(0))
        forbidden = next(action for action in range(state.game.num_actions) if action not in legal)
        with pytest.raises(IllegalAction) as refused:
            parse(say.move(forbidden), state, 0, language)
        assert re.fullmatch(r"D\d+", refused.value.rule)
        assert refused.value.rule in str(refused.value)


@pytest.mark.parametrize(
    "text", ["", "   \n ", "{", '{"do": "fly"}', "0", "999", "9" * 5000, "lay", "hello there", "²"]
)
def test_what_names_no_move_is_refused_in_a_sentence(text: str) -> None:
    state = oneiros.game("doors").new(seed=7)
    before = state.digest()
    with pytest.raises((NotUnderstood, IllegalAction)) as refused:
        parse(text, state, 0)
    assert str(refused.value)
    assert len(str(refused.value)) < 3000
    assert state.digest() == before


def test_thinking_aloud_is_passed_over() -> None:
    state = oneiros.game("doors").new(seed=7)
    first = speaker(state.game).move(state.legal(0)[0])
    for answer_of_a_model in (f"Well, the sun looks good.\n\n**{first}**", f"I think 3 is bad.\n“{first}.”", "so\n1."):
        assert parse(answer_of_a_model, state, 0) == state.legal(0)[0]


def test_only_who_may_act_is_listened_to() -> None:
    state = oneiros.game("sandman").new(players=2, seed=7)
    (actor,) = state.actors
    with pytest.raises(NotYourTurn):
        parse("1", state, 1 - actor)
    assert "To move: Player" in describe(state, 1 - actor)


def test_the_end_is_told() -> None:
    play = list(walk(oneiros.game("ravens"), 2, {}, 9))[-1]
    text = describe(play.state, 0)
    assert "Player 2" in text
    assert "Your moves" not in text


def test_legal_moves_are_said_by_choice() -> None:
    state = oneiros.game("doors").new(seed=7)
    assert "1. " in describe(state, 0)
    assert "1. " not in describe(state, 0, moves=False)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(oneiros.BadOption, match="the languages are en, de, pl, ru"):
        describe(oneiros.game("doors").new(seed=7), 0, "tlh")


def test_a_nonsense_language_plays_the_very_same_game() -> None:
    """The same moves, said in English and in nonsense, give the same digests."""
    game = oneiros.game("ravens")
    english, nonsense = game.new(players=2, seed=5), game.new(players=2, seed=5)
    say = speaker(game, "nonsense:7")
    rng = Rng(1)
    while english.actors:
        seat = english.actors[0]
        legal = english.legal(seat)
        action = legal[rng.below(len(legal))]
        assert parse(say.spoken(say.move(action, seat)), nonsense, seat, "nonsense:7") == action
        english.apply(seat, action)
        nonsense.apply(seat, action)
        assert nonsense.digest() == english.digest()


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_has_other_words_one_to_one(game: str) -> None:
    cipher = speaker(oneiros.game(game), "nonsense:7").cipher
    assert cipher is not None
    assert len(cipher.there) == len(cipher.back) > 150
    assert not cipher.there.keys() & cipher.back.keys()
    english, env = TextEnv(game), TextEnv(game, language="nonsense:7")
    told = env.reset(3) + env.rules()
    assert env.speaker.heard(told) == english.reset(3) + english.rules()
    assert not set(re.findall(r"[a-z]{3,}", told.casefold())) & cipher.there.keys(), "a word was left as it is"
    assert speaker(oneiros.game(game), "nonsense:8").spoken(english.rules()) != env.rules()


@pytest.mark.parametrize("language", ["nonsense:", "nonsense:x", "nonsense:-1"])
def test_a_nonsense_language_needs_a_number(language: str) -> None:
    with pytest.raises(oneiros.BadOption, match="nonsense:7"):
        describe(oneiros.game("doors").new(seed=7), 0, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_needs_no_fact_but_those_its_sentence_names(game: str, language: str) -> None:
    say = speaker(oneiros.game(game), language)
    for state, seat in positions(game, seed=4, every=11):
        view = state.view(seat)
        fields = {name: getattr(view, name) for name in view.__struct_fields__}
        every = {name: value for name, value in fields.items() if isinstance(value, str | int)}
        assert say.asked(view) == say.words.say(f"phase-{view.phase}", **every)


def test_facts_of_a_message_are_found_through_others_and_as_numbers_of_people(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "inner = { $count }\n"
        "outer = { inner } and { $place1 } of { $seat ->\n    [you] you\n   *[other] { $name }\n }\n"
        "bare = nothing\n",
        encoding="utf-8",
    )
    words = Words(tmp_path, "de")
    assert words.mentions("outer") == {"count", "place1", "place", "seat", "name"}
    assert words.mentions("bare") == words.mentions("missing") == set()
