"""The table of Doors in words, a line for each thing on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from oneiros.core.types import View
from oneiros.core.words import Words
from oneiros.games.doors.cards import COLOUR_NAMES
from oneiros.games.doors.view import DoorsView, Dreamer


def lines(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Doors, rows and hands, one's own last, then the piles and what is still unseen."""
    view = cast(DoorsView, view)
    say = words.say
    if view.players == 1:
        doors = view.dreamers[0].doors
        opened = say("label-opened", open=len(doors), needed=len(doors) + sum(view.doors_missing.values()))
        yield f"{say('label-doors')}: {opened}: {_doors(doors, view.doors_missing, words)}"
        yield from _own(view.dreamers[0], "", words)
    else:
        for seat in sorted(range(view.players), key=lambda seat: seat == view.seat):
            dreamer = view.dreamers[seat]
            missing = {colour: 1 for colour in COLOUR_NAMES if f"{colour}-door" not in dreamer.doors}  # D24
            yield f"{names[seat]}, {say('label-doors')}: {_doors(dreamer.doors, missing, words)}"
            yield from _own(dreamer, f"{names[seat]}, ", words)
        shared = "label-laid-out" if view.phase == "draft" else "label-shared"
        yield f"{say(shared)}: {_cards(view.shared, words)}"
    if view.sight:
        yield f"{say('label-prophecy')}: {_cards(view.sight, words)}"
    yield f"{say('label-deck')}: {_pile(view.deck, 'label-top', view.top, words)}"
    for known in view.rearranged:  # D7
        where = "deck" if not known.hand else "both" if known.top or known.sight else "hand"
        yield f"{say('label-known-set', where=where)}: {_cards(known.cards, words)}"
    yield f"{say('label-limbo')}: {_cards(view.limbo, words)}"
    yield f"{say('label-discarded')}: {_pile(len(view.discarded), 'label-last', view.discarded[-1:], words)}"
    unseen = (f"{say(f'card-{card}')} × {number}" for card, number in view.unseen.items())
    yield f"{say('label-unseen')}: {', '.join(unseen) or say('label-empty')}"


def _own(dreamer: Dreamer, owner: str, words: Words) -> Iterator[str]:
    run = f" ({words.say('label-run', length=dreamer.run % 3)})" if dreamer.run % 3 else ""
    yield f"{owner}{words.say('label-row')}: {_cards(dreamer.row, words)}{run}"
    yield f"{owner}{words.say('label-hand')}: {_cards(dreamer.hand, words)}"


def _doors(doors: Sequence[str], missing: Mapping[str, int], words: Words) -> str:
    """By colour, the doors that lie open, of how many."""
    told = []
    for colour in COLOUR_NAMES:
        lie_open = doors.count(f"{colour}-door")
        told.append(f"{words.say(f'colour-{colour}')} {lie_open}/{lie_open + missing.get(colour, 0)}")
    return ", ".join(told)


def _cards(cards: Sequence[str | None], words: Words) -> str:
    return ", ".join("?" if card is None else words.say(f"card-{card}") for card in cards) or words.say("label-empty")


def _pile(count: int, label: str, known: Sequence[str | None], words: Words) -> str:
    size = words.say("label-cards", count=count)
    return f"{size}; {words.say(label)} {_cards(known, words)}" if known else size
