"""What a player of Doors still knows of cards that the partner has rearranged in secret.

Say you know some of the cards on top of the deck (your prophecy), and then your partner has a prophecy
of their own: they look at those cards and others, discard one, and put the rest back in an order you do
not see. You still know that your cards are among them. That is a fog: `marked` are the kinds you know to
be somewhere in a set of places. Places you have seen since are in `seen`; places shuffled into the deck are
counted by `gone`; the others are still hidden and bear the fog's tag.

`spread` draws where the marked cards are, each possibility with its right chance: a way of putting the
marked cards on places weighs as much as there are ways to fill all other places with the other cards.
After a shuffle the odds of a hidden place are kept as they were at the shuffle.
"""

from typing import Final, final

from mypy_extensions import i64

from oneiros.core.chance import Rng

FINE: Final = 1 << 30  # chances are compared in steps of this fineness


@final
class Fog:
    """The marked cards of one set of rearranged places, from the eyes of the player who did not see it."""

    def __init__(self, marked: list[int], seen: list[int], gone: i64) -> None:
        self.marked = marked
        self.seen = seen
        self.gone = gone

    def clone(self) -> "Fog":
        """An independent copy."""
        return Fog(self.marked[:], self.seen[:], self.gone)

    def facts(self) -> list[object]:
        """For digests."""
        return [self.marked, self.seen, int(self.gone)]


def spread(fog: Fog, hidden: int, unseen: list[int], rng: Rng) -> tuple[list[int], list[int]]:
    """Where the marked cards are, drawn at random: the kinds of those on `hidden` places, and of those gone.

    The other hidden places hold cards that were never marked: not those gone.

    `unseen` counts, by kind, every card the player cannot see, the marked ones included.
    """
    ways: list[tuple[float, list[int], list[int]]] = []
    _enumerate(fog, 0, fog.seen[:], hidden, int(fog.gone), unseen, [], [], 1.0, ways)
    total = 0.0
    for weight, _, _ in ways:
        total += weight
    if total <= 0.0:
        return [], []
    target = float(rng.below(FINE)) / float(FINE) * total
    for weight, chosen, away in ways:
        target -= weight
        if target < 0.0:
            return chosen, away
    return ways[-1][1], ways[-1][2]


def _enumerate(
    fog: Fog,
    index: int,
    seen: list[int],
    hidden: int,
    gone: int,
    unseen: list[int],
    chosen: list[int],
    away: list[int],
    weight: float,
    ways: list[tuple[float, list[int], list[int]]],
) -> None:
    """Put the marked cards from `index` on onto free places of each sort, and collect the weights.

    `weight` counts the ways so far. At the end it is multiplied by the ways to have seen what was seen
    on the other places: T! / (D1! D2! ...), where D counts the unseen cards that are not marked.
    """
    if index == len(fog.marked):
        others = unseen[:]
        for kind in chosen:
            others[kind] -= 1
        for kind in away:
            others[kind] -= 1 if others[kind] else 0  # it may have been seen since
        ways.append((weight * _ways_of_seeing(seen, others), chosen, away))
        return
    kind = fog.marked[index]
    same = seen.count(kind)
    if same:
        rest = seen[:]
        rest.remove(kind)
        _enumerate(fog, index + 1, rest, hidden, gone, unseen, chosen, away, weight * same, ways)
    if hidden and unseen[kind] > chosen.count(kind):
        _enumerate(fog, index + 1, seen, hidden - 1, gone, unseen, [*chosen, kind], away, weight * hidden, ways)
    if gone:
        _enumerate(fog, index + 1, seen, hidden, gone - 1, unseen, chosen, [*away, kind], weight * gone, ways)


def _ways_of_seeing(seen: list[int], others: list[int]) -> float:
    """The chance to have drawn `seen` from a stock that now holds `others`, up to a factor common to all."""
    total = sum(others)
    counts = others[:]
    chance = 1.0
    for kind in seen:
        counts[kind] += 1
        total += 1
        chance *= counts[kind] / total
    return chance
