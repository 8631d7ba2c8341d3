"""The table of Workshop in words, a line for each thing on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from oneiros.core.types import View
from oneiros.core.words import Words, signed
from oneiros.games.workshop.view import CardField, Corner, Field, Landscape, Maker, WorkshopView

TREE, DREAMER, MOUNTAIN = "♣", "☺", "^"


def lines(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """The night, the corners, then each player, oneself last, and the dream tokens."""
    view = cast(WorkshopView, view)
    say = words.say
    yield _night(view, words)
    yield f"{say('label-bag')}: {_counted(view.bag, words)}"
    for corner in view.corners:
        yield _corner(corner, words, names)
    for seat in sorted(range(view.players), key=lambda seat: seat == view.seat):
        yield from _maker(view.makers[seat], names[seat], words)
    for card in view.sight:
        yield f"{say('label-sight')}: {_card(card, False, words)}"
    if view.drawn:
        yield f"{say('label-found')}: {_stack(view.drawn, words)}"
    for token in view.tokens:
        colour = f": {say(f'colour-{token.colour}')}" if token.colour else ""
        gives = "/".join(signed(points) for points in token.gives)
        yield f"{say('label-tokens')}: {say(f'token-{token.kind}')}{colour} ({gives})"


def _night(view: WorkshopView, words: Words) -> str:
    one, two, three = view.stacks
    parts = [words.say("label-night", round=view.round)]
    if view.stage == "wandering":
        parts.append(words.say("label-points", count=view.action_points))
    parts.append(words.say("label-trees", count=view.trees_left))
    parts.append(words.say("label-stacks", one=one, two=two, three=three))
    if view.red_paths:
        parts.append(words.say("label-red", paths=", ".join(view.red_paths)))
    return "; ".join(parts)


def _counted(shards: Mapping[str, int], words: Words) -> str:
    """Each colour with its number behind it, so that no language has to bend the name."""
    named = (f"{_colour(colour, words)} × {number}" for colour, number in shards.items())
    return ", ".join(named) or words.say("none")


def _colour(colour: str, words: Words) -> str:
    return words.say("sign-any") if colour == "any" else words.say(f"colour-{colour}")


def _stack(shards: Sequence[str], words: Words) -> str:
    """Their colours, from the bottom up."""
    return "/".join(words.say(f"colour-{shard}") for shard in shards)


def _corner(corner: Corner, words: Words, names: Sequence[str]) -> str:
    """Its number and name, what it costs to go there, its shards with the key first, and who is there."""
    said = words.say("label-corner", number=corner.number, corner=words.say(f"power-{corner.name}"))
    if corner.cost is not None:
        cost = words.say("label-cost", cost=corner.cost) if corner.cost else words.say("label-free")
        said += f" ({cost}{' x' if corner.red_on_the_way else ''})"
    said += f": {_stack(corner.shards, words)} >" if corner.shards else ": -"
    here = [names[seat] for seat in corner.travellers] + ([words.say("label-blocked")] if corner.blocked else [])
    return f"{said} {', '.join(here)}".rstrip()


def _maker(maker: Maker, name: str, words: Words) -> Iterator[str]:
    parts = [
        words.say("label-score", player=name, score=maker.score, total=maker.total),
        words.say("label-finished", count=len(maker.finished)),
        words.say("label-used" if maker.power_used else "label-unused"),
        words.say("label-next-tree", points=maker.next_tree),
    ]
    yield "; ".join(parts)
    if fields := " ".join(f"{field.name}:{words.once(field, _field)}" for field in maker.fields if field.stack):
        yield f"  {fields}"
    yield f"  {words.say('label-hands')}: {_counted(maker.hand, words)}"
    for card in maker.cards:
        yield f"  {words.say('label-cards')}: {_card(card, True, words)}"
    if maker.pile is not None:
        top, power = words.say(f"card-{maker.pile.name}"), words.say(f"power-{maker.pile.power}")
        yield f"  {words.say('label-pile')}: {top}, {power}, {_spot(maker.pile, words)}"


def _field(field: Field | CardField, words: Words) -> str:
    """A stack with what stands on it."""
    mountain = isinstance(field, Field) and field.mountain and not field.climbed
    signs = (TREE if field.tree else "") + (DREAMER if field.dreamer else "") + (MOUNTAIN if mountain else "")
    return _stack(field.stack, words) + signs


def _card(card: Landscape, held: bool, words: Words) -> str:
    """Its name and points, the landscape, its power; of a held one what is on its spot and what is missing."""
    name, power = words.say(f"card-{card.name}"), words.say(f"power-{card.power}")
    said = f"{name} {words.say('label-worth', points=card.points)} [{words.once(card.land, _land)}] {power}"
    if not held:
        return said
    if card.missing is None:
        lacks = words.say("label-no-place")
    elif card.missing:
        lacks = words.say("label-missing", shards=_counted(card.missing, words))
    else:
        lacks = words.say("label-ready")
    return f"{said}, {_spot(card, words)}; {lacks}"


def _land(land: Sequence[CardField], words: Words) -> str:
    """What is printed on a card; a slash ends a row."""
    at = {(field.row, field.column): _field(field, words) for field in land}
    columns = range(max(column for _, column in at) + 1)
    rows = range(max(row for row, _ in at) + 1)
    return " / ".join(" ".join(at.get((row, column), ".") for column in columns) for row in rows)


def _spot(card: Landscape, words: Words) -> str:
    if card.shard is None:
        return words.say("label-spot-free")
    return words.say("label-spot", colour=words.say(f"colour-{card.shard}"))
