"""The table of Runners in words, a line for each thing on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from oneiros.core.types import View
from oneiros.core.words import Words, signed
from oneiros.games.runners.view import Dreamer, Field, Fragment, RunnersView

SIDE = 3
EFFECTS = {"none": "o", "collect": "+", "double": "++", "dispel": "x", "both": "+x"}


def lines(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """The dream's fields row by row, one's own layout, what each player has, and what is for sale."""
    view = cast(RunnersView, view)
    say = words.say
    dream = view.dream
    yield say("label-dream", dream=dream.dream, level=dream.level, round=view.round, rounds=view.rounds)
    for row in range(SIDE):
        fields = dream.fields[row * SIDE : (row + 1) * SIDE]
        yield f"  {row + 1}: " + " | ".join(words.once(field, _field) for field in fields)
    own = None if view.seat is None else view.dreamers[view.seat]
    if own is not None and own.layout:
        yield f"{say('label-mine')}:"
        for laid in own.layout:
            cells = " ".join(f"({cell.row + 1},{cell.column + 1}){EFFECTS[cell.effect]}" for cell in laid.cells)
            yield f"  {say(f'tile-{laid.tile}')}: {cells}"
    if own is not None and (so_far := own.reckoning) is not None:
        calm = say("label-calm-then", calm=so_far.calm, lost=so_far.calm_lost, gained=so_far.calm_gained)
        gained = rewards_told(so_far.gained, words)
        yield f"{say('label-layout')}: {calm} {say('label-gains', rewards=gained) if gained else ''}".rstrip()
    for seat in sorted(range(view.players), key=lambda seat: seat == view.seat):
        yield from _dreamer(view.dreamers[seat], names[seat], words)
    if view.phase == "equip":
        offers = ", ".join(words.once(offer.open, tile_told) for offer in view.offers if offer.open is not None)
        yield f"{say('label-offers', price=view.offers[0].price)}: {offers}"


def legend(words: Words) -> str:
    """What the signs mean."""
    return words.say("label-legend")


def _field(field: Field, words: Words) -> str:
    """What a field is, and what it costs or gives."""
    parts = [] if field.kind in ("blank", "reward") else [words.say(f"field-{field.kind}")]
    parts += [signed(-field.calm)] if field.calm else []
    parts += [words.say("label-keys", count=field.keys)] if field.keys else []
    parts += [rewards_told(field.rewards, words)] if field.rewards else []
    return " ".join(parts) or "-"


def rewards_told(rewards: Mapping[str, int], words: Words) -> str:
    """Every reward that there is any of, with its number."""
    named = ((words.say(f"reward-{reward}"), number) for reward, number in rewards.items() if number)
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in named)


def tile_told(tile: Fragment, words: Words) -> str:
    """Its name and its cells, each with its effect, as they lie unturned; a slash ends a row."""
    cells = {(cell.row, cell.column): EFFECTS[cell.effect] for cell in tile.turns[0]}
    rows = max(row for row, _ in cells) + 1
    columns = max(column for _, column in cells) + 1
    drawn = "/".join(" ".join(cells.get((row, column), ".") for column in range(columns)) for row in range(rows))
    for label, number in (("label-points", tile.points), ("label-coins", tile.coins)):
        drawn += f", {words.say(label, count=number)}" if number else ""
    return f"{words.say(f'tile-{tile.tile}')} ({drawn})"


def _dreamer(dreamer: Dreamer, name: str, words: Words) -> Iterator[str]:
    if dreamer.woken:
        yield f"{name}: {words.say('label-woken')}"
        return
    stock = words.say("label-stock", calm=dreamer.calm, star=dreamer.star, coins=dreamer.coins, keys=dreamer.keys)
    shards = words.say("label-shards", shards=rewards_told(dreamer.shards, words) or words.say("none"))
    score = words.say("label-score", total=dreamer.score.total)
    content = f" {words.say('label-content')}" if dreamer.content else ""
    yield f"{name}: {stock} {shards} {score}{content}"
    yield f"  {words.say('label-tiles')}: {', '.join(words.once(tile, tile_told) for tile in dreamer.tiles)}"
