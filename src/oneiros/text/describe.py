"""What a seat sees, what has happened and what is asked of it, as text in one of the languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import cast

from oneiros.core.errors import BadOption
from oneiros.core.game import Game
from oneiros.core.state import State
from oneiros.core.types import Move, News, Outcome, View
from oneiros.core.words import FALLBACK, Words, who
from oneiros.text import generic
from oneiros.text.nonsense import cipher, is_nonsense

FOLDER = Path(__file__).parent / "words"
Lines = Callable[[View, Words, Sequence[str]], Iterable[str]]


def languages() -> list[str]:
    """The languages that can be asked for, English first."""
    found = sorted(path.stem for path in FOLDER.glob("*.ftl"))
    return sorted(found, key=lambda language: language != FALLBACK)


class Speaker:
    """One game in one language. It keeps the sentence of every move that it has said."""

    def __init__(self, game: Game, language: str = FALLBACK) -> None:
        self.game = game
        self.cipher = cipher(game, language) if is_nonsense(language) else None
        self.language = FALLBACK if self.cipher else language
        """The language of the sentences, before `spoken` turns them into nonsense where that is asked for."""
        if self.language not in languages() and not (game.folder / "words" / f"{language}.ftl").is_file():
            known = ", ".join(languages())
            sentence = f"there is no language {language!r}; the languages are {known}"
            raise BadOption(sentence, "no-language", language=language, known=known)
        self.words = Words(game.folder / "words", self.language)
        self.frame = Words(FOLDER, self.language)
        self.title = self.words.say("title") if self.words.has("title") else game.title
        self._moves: dict[tuple[int, int | None], str] = {}
        self._asks: dict[str, list[str]] = {}
        self._names: dict[tuple[int, int | None], list[str]] = {}
        self._part = game.part("text")
        self._board = cast(Lines, getattr(self._part, "lines", generic.lines))

    def spoken(self, text: str) -> str:
        """The text as an agent gets it."""
        return self.cipher.encode(text) if self.cipher else text

    def heard(self, text: str) -> str:
        """What an agent said, in the language of the sentences."""
        return self.cipher.decode(text) if self.cipher else text

    def legend(self) -> str:
        """What the signs on the board mean, '' where there are none."""
        tell = getattr(self._part, "legend", None)
        return tell(self.words) if tell else ""

    def move(self, action: int, reader: int | None = None) -> str:
        """The sentence of an action, as the seat `reader` reads it."""
        said = self._moves.get((action, reader))
        if said is None:
            said = self._moves[action, reader] = self.order(self.game.moves[action], reader)
        return said

    def order(self, move: Move, reader: int | None = None) -> str:
        """A move as the seat that may make it reads it."""
        return self.words.move(move, self.names(self.game.players[-1], None), reader)

    def names(self, players: int, reader: int | None) -> list[str]:
        """What each seat is called by somebody at the seat `reader`."""
        names = self._names.get((players, reader))
        if names is None:
            names = [self.words.say("player", number=seat + 1) for seat in range(players)]
            if reader is not None:
                own = names[reader]
                names[reader] = self.words.say("you") if self.words.has("you") else self.frame.say("you", player=own)
            self._names[players, reader] = names
        return list(names)

    def board(self, view: View) -> list[str]:
        """The table as the seat of the view sees it."""
        return list(self._board(view, self.words, self.names(view.players, view.seat)))

    def news(self, news: Iterable[News], players: int, reader: int | None) -> list[str]:
        """What happened, a sentence each, as a seat or a spectator (None) was told it."""
        names = self.names(players, None if self.words.has("you") else reader)
        return [self.words.news(one, names, reader) for one in news]

    def asked(self, view: View) -> str:
        """What the phase asks of the seat that is to move."""
        message = f"phase-{view.phase}"
        told = self._asks.get(message)
        if told is None:  # what the sentence names: equal ones are remembered then, whatever else the view holds
            mentions = self.words.mentions(message)
            told = self._asks[message] = [name for name in view.__struct_fields__ if name in mentions]
        facts = {name: value for name in told if isinstance(value := getattr(view, name), str | int)}
        return self.words.say(message, **facts)

    def legal(self, state: State, seat: int) -> Iterator[str]:
        """The legal moves, numbered from 1; a warning stands behind a move that a person would be warned of."""
        warnings = state.warnings(seat)
        for number, action in enumerate(state.legal(seat), start=1):
            warning = f" ({self.words.say(f'warning-{warnings[action]}')})" if action in warnings else ""
            yield f"{number}. {self.move(action, seat)}{warning}"

    def refusal(self, rule: str, sentence: str) -> str:
        """Why a move cannot be. A state explains itself in English; in other languages its rule tells what it asks."""
        if self.language != FALLBACK and self.words.has(f"rule-{rule}"):
            return self.frame.say("refused-by-rule", sentence=self.words.say(f"rule-{rule}"), rule=rule)
        return self.frame.say("refused", reason=f"{sentence} ({rule})" if rule else sentence)

    def outcome(self, outcome: Outcome, reader: int | None) -> list[str]:
        """How it ended: why, who won, and the scores."""
        names = self.names(len(outcome.scores), reader)
        why = self.words.say(f"reason-{outcome.reason}")
        scores = [self._score(points) for points in outcome.scores]
        winners = [names[seat] for seat in outcome.winners]
        say = self.frame.say
        if len(set(scores)) == 1 and len(winners) in (0, len(names)):  # all share one fate
            return [why, say("over-all" if winners else "over-none", score=scores[0])]
        if len(winners) == len(names):
            result = say("over-everybody")
        elif len(winners) > 1:
            result = say("over-won-together", winners=", ".join(winners))
        elif winners:
            result = say("over-won-alone", winners=winners[0], who=who(outcome.winners[0], reader))
        else:
            result = say("over-nobody")
        lines = [say("over-score", player=name, score=score) for name, score in zip(names, scores, strict=True)]
        return [why, result, *lines]

    def _score(self, points: int) -> str:
        """In the game's own measure, if it has one."""
        teller, message = (self.words, "score") if self.words.has("score") else (self.frame, "points")
        return teller.say(message, points=points)


@lru_cache(maxsize=64)
def speaker(game: Game, language: str = FALLBACK) -> Speaker:
    """The speaker of a game and a language, made once."""
    return Speaker(game, language)


def describe(
    state: State,
    seat: int | None,
    language: str = FALLBACK,
    *,
    moves: bool = True,
    news: Iterable[News] | None = None,
) -> str:
    """All that a seat (None: a spectator) is told of a position, made from its view alone.

    `news` is what has happened since the seat was last told; without it, the news of the last move if the state keeps
    them. `moves` adds the legal moves, numbered: `parse` takes the numbers and the sentences.
    """
    say = speaker(state.game, language)
    return say.spoken("\n".join(_parts(say, state, seat, moves, state.news(seat) if news is None else news)))


def _parts(say: Speaker, state: State, seat: int | None, moves: bool, news: Iterable[News]) -> Iterator[str]:
    view = state.view(seat)
    players = state.players
    place = say.frame.say("watching", title=say.title, players=players)
    if seat is not None:
        own = say.words.say("player", number=seat + 1)
        place = say.frame.say("seated", title=say.title, player=own, players=players)
    yield place
    yield ""
    yield from say.board(view)
    if happened := say.news(news, players, seat):
        yield ""
        yield say.frame.say("since")
        for sentence in happened:
            yield f"- {sentence}"
    yield ""
    if state.outcome is not None:
        yield from say.outcome(state.outcome, seat)
    elif seat is None or seat not in state.actors:
        names = say.names(players, seat)
        yield say.frame.say("wait", players=", ".join(names[actor] for actor in state.actors))
    else:
        yield say.asked(view)
        if moves:
            yield say.frame.say("moves")
            yield from say.legal(state, seat)
