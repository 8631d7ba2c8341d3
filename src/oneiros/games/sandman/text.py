"""The table of Sandman in words, a line for each thing on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from oneiros.core.types import View
from oneiros.core.words import Words
from oneiros.games.sandman.view import Card, Dreamer, Place, Reach, SandmanView, Token

STAR, SIGN, ENCOUNTER = "★", "☠", "!"


def lines(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """The circle clockwise with its wheels, then the dreams, one's own last, and the bag."""
    view = cast(SandmanView, view)
    ways: dict[int, list[str]] = {}
    for stop in view.reach:
        if stop.possible:
            ways.setdefault(stop.at, []).append(_way(stop, words))
    for at, card in enumerate(view.circle):
        for wheel, gap in view.wheels.items():
            if gap == at:
                yield f"-- {words.say(f'wheel-{wheel}')} --"
        stops = f" <{', '.join(ways[at])}>" if at in ways else ""
        yield f"{at + 1}. {words.say(f'card-{card.card}')} [{words.once(card, _face)}]{stops}"
    for seat in sorted(range(view.players), key=lambda seat: seat == view.seat):
        yield from _dreamer(view.dreamers[seat], names[seat], words)
    if view.taken is not None:
        yield f"{words.say('label-taken')} {words.say(f'card-{view.taken.card}')} [{words.once(view.taken, _face)}]"
    if view.drawn:
        yield f"{words.say('label-encounters')}: {_encounters(view.drawn, words)}"
    yield words.say("label-bag", round=view.round, count=view.bag, blanks=view.bag_blanks)


def legend(words: Words) -> str:
    """What the signs mean."""
    return words.say("label-legend", star=STAR, sign=SIGN)


def _way(stop: Reach, words: Words) -> str:
    letter = stop.wheel[0].upper()
    return words.say("label-stop", wheel=letter, steps=stop.steps, cost=stop.cost, draws=stop.draws)


def _face(card: Card, words: Words) -> str:
    """The plot, the worth or the signs, an encounter, and the particles."""
    plot = words.say(f"plot-{card.plot}") if card.plot else words.say("label-nightmare")
    signs = STAR * card.stars + SIGN * card.signs + (ENCOUNTER if card.encounter else "")
    return f"{plot}: {signs} {_particles(card.particles, words)}"


def _particles(particles: Sequence[str], words: Words) -> str:
    return ", ".join(words.say(f"particle-{particle}") for particle in particles)


def _encounters(kinds: Sequence[str], words: Words) -> str:
    return ", ".join(words.say(f"encounter-{kind}") for kind in kinds)


def _dreamer(dreamer: Dreamer, name: str, words: Words) -> Iterator[str]:
    goal = f" {words.say('label-goal', particles=_particles(dreamer.goal.particles, words))}" if dreamer.goal else ""
    yield f"{name}: {words.say('label-score', total=dreamer.score.total)}{goal}"
    for level, row in enumerate(dreamer.rows, start=1):
        if row:
            yield f"  {words.say('label-level', level=level)}: {_row(row, words)}"
    tokens = ", ".join(_token(token, words) for token in dreamer.tokens)
    yield f"  {words.say('label-tokens')}: {tokens or words.say('none')}"
    if dreamer.encounters_held or dreamer.open:
        hidden = ", ".join("?" * dreamer.encounters_held)
        held = hidden if dreamer.encounters is None else _encounters(dreamer.encounters, words)
        shown = [held] if held else []
        shown += [words.say("label-open", encounter=kind) for kind in dreamer.open]
        yield f"  {words.say('label-encounters')}: {', '.join(shown)}"


def _row(row: Sequence[Place | None], words: Words) -> str:
    """The places of one level; a bar marks a break, a dot a gap."""
    pieces = []
    for place in row:
        if place is None:
            pieces.append(".")
            continue
        if place.left == "broken":
            pieces.append("|")
        extra = f" +{_particles(place.tokens, words)}" if place.tokens else ""
        pieces.append(f"[{words.once(place.card, _face)}{extra}]")
    return " ".join(pieces)


def _token(token: Token, words: Words) -> str:
    name = "?" if token.particle is None else words.say(f"particle-{token.particle}")
    return f"{name} ({words.say('back-blank')})" if token.back == "blank" else name
