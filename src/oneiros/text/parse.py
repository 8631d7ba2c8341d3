"""What a text means as a move: a number of the list, a sentence or as much of it as is clear, or the move as JSON."""

from __future__ import annotations

from functools import partial

import msgspec

from oneiros.core.errors import IllegalAction, MalformedMove, NotYourTurn, OneirosError
from oneiros.core.state import State
from oneiros.core.words import FALLBACK
from oneiros.text.describe import Speaker, speaker
from oneiros.text.understanding import find, nearest

DECORATION = " \t`*\"'“”„«»"
LONGEST = 2000  # characters of the last line that are read


class NotUnderstood(OneirosError):
    """The text names no move, or several. The message says so in the chosen language, with the nearest moves."""

    code = "not-understood"


def parse(text: str, state: State, seat: int, language: str = FALLBACK) -> int:
    """The legal action that the last line of the text means.

    Raises NotUnderstood, IllegalAction (with the rule that forbids the move) or NotYourTurn. The state never changes.
    """
    if seat not in state.actors:
        raise NotYourTurn(f"seat {seat} may not act now")
    say = speaker(state.game, language)
    line = say.heard(_last_line(text))
    legal = state.legal(seat)
    if line.isdecimal() and len(line) < len(str(state.game.num_actions)) + 2:
        if 1 <= int(line) <= len(legal):
            return legal[int(line) - 1]
        raise _not_understood(say, "unknown-number", number=int(line), count=len(legal))
    if line.startswith("{"):
        return _checked(_from_json(line, state), legal, state, seat, say)
    moves = [state.game.decode(action) for action in legal]
    order = partial(say.order, reader=seat)
    found = find(line, moves, order)
    if len(found) == 1:
        return legal[found[0]]
    if found:
        sentences = [say.move(legal[at], seat) for at in found]
        raise _not_understood(say, "ambiguous-move", text=line, moves=_quoted(sentences, say))
    meant = find(line, state.game.moves, order)
    reasons = {state.explain(seat, action) for action in meant}
    if len(reasons) == 1:
        rule, sentence = reasons.pop()
        raise _illegal(rule, sentence, say)
    raise _not_understood(say, "unknown-move", text=line, moves=_quoted(nearest(line, moves, order), say))


def _not_understood(say: Speaker, message: str, **facts: object) -> NotUnderstood:
    return NotUnderstood(say.spoken(say.frame.say(message, **facts)))


def _last_line(text: str) -> str:
    """People and models may think aloud; what counts is what they say last, without a number's dot or quotes."""
    lines = [line.strip(DECORATION) for line in text.splitlines() if line.strip(DECORATION)]
    line = lines[-1][:LONGEST] if lines else ""
    number, dot, rest = line.partition(".")
    return number if number.isdecimal() and dot and not rest.strip() else line.removesuffix(".")


def _from_json(line: str, state: State) -> int:
    try:
        return state.game.encode(msgspec.json.decode(line))
    except (msgspec.DecodeError, MalformedMove, TypeError, RecursionError) as error:
        raise NotUnderstood(str(error)) from None


def _checked(action: int, legal: list[int], state: State, seat: int, say: Speaker) -> int:
    if action in legal:
        return action
    raise _illegal(*state.explain(seat, action), say)


def _illegal(rule: str, sentence: str, say: Speaker) -> IllegalAction:
    """The refusal in the chosen language, with its rule."""
    error = IllegalAction(say.spoken(say.refusal(rule, sentence)))
    error.rule = rule
    return error


def _quoted(sentences: list[str], say: Speaker) -> str:
    return ", ".join(say.frame.say("quoted", text=sentence) for sentence in sentences)
