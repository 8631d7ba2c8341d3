"""The table of Ravens in words, a line for each thing on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from oneiros.core.types import View
from oneiros.core.words import Words, signed
from oneiros.games.ravens.position import TAKES_TOLD
from oneiros.games.ravens.view import RavensView, RoundScored


def lines(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """The last round while the next one begins, then the dreams, one's own last, and the piles."""
    view = cast(RavensView, view)
    say = words.say
    yield f"{say('label-round')}: {view.round}"
    if view.last_round is not None and view.phase in ("look", "over"):
        yield from _scored(view.last_round, words, names)
    for seat in sorted(range(view.players), key=lambda seat: seat == view.seat):
        dreamer = view.dreamers[seat]
        yield f"{names[seat]}: {_dream(dreamer.dream, words)}; {say('label-total', total=dreamer.total)}"
    if view.in_hand:
        drawn = ", ".join(say(f"card-{card}") for card in view.drawn) or ", ".join("?" * view.in_hand)
        yield f"{say('label-drawn')}: {drawn}"
    top = say(f"card-{view.discarded[-1]}") if view.discarded else say("label-empty")
    few = f"; {say('label-takes-left', count=view.takes_left)}" if view.takes_left <= TAKES_TOLD else ""
    yield f"{say('label-discarded')}: {top}{few}"
    yield f"{say('label-pile')}: {say('label-cards', count=view.draw_pile)}"


def legend(words: Words) -> str:
    """What the signs mean."""
    return words.say("label-legend")


def _dream(cards: Sequence[str | None], words: Words) -> str:
    """Every card with its place, since moves name places."""
    said = ("?" if card is None else words.say(f"short-{card}") for card in cards)
    return " ".join(f"{place}:[{card}]" for place, card in enumerate(said, start=1))


def _scored(last: RoundScored, words: Words, names: Sequence[str]) -> Iterator[str]:
    if last.caller is None:
        yield words.say("label-ran-out", round=last.number)
    else:
        yield words.say("label-called", round=last.number, caller=names[last.caller])
    for name, scored in zip(names, last.dreamers, strict=True):
        why = words.say(f"why-{scored.why}")
        yield f"  {name}: {_dream(scored.dream, words)}; {signed(scored.points)} ({why})"
