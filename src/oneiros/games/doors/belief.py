"""The belief of Doors: what a player still knows of cards that the partner has rearranged in secret.

Say you know some of the cards on top of the deck (your prophecy). Then your partner has a prophecy: they look at those
cards and others, discard one, and put the rest back in an order you do not see. You still know that your cards are
among them. That is a fog: `marked` are the kinds you know to be somewhere in a set of places. Places you have seen
since are in `seen`; places shuffled into the deck are counted by `gone`; the others are still hidden and bear the
fog's tag.

`spread` draws where the marked cards are, each possibility with its right chance. The weight of one way to put the
marked cards on places is the number of ways to fill all other places with the other cards. A place in a hand always
holds a chamber. After a shuffle the odds of a hidden place are kept as they were at the shuffle.
"""

from typing import Final, final

from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.games.doors.cards import CHAMBERS

FINE: Final = 1 << 30  # chances are compared in steps of this fineness


@final
class Fog:
    """The marked cards of one set of rearranged places, for the player who did not see how they were rearranged."""

    def __init__(self, marked: list[int], seen: list[int], gone: i64) -> None:
        self.marked = marked
        self.seen = seen
        self.gone = gone

    def clone(self) -> "Fog":
        """An independent copy."""
        return Fog(self.marked[:], self.seen[:], self.gone)

    def certain(self) -> list[int]:
        """The marked cards that are hidden for certain, sorted: neither seen since nor perhaps shuffled away."""
        left = self.marked[:]
        for card in self.seen:
            if card in left:
                left.remove(card)
        if not self.gone:
            return sorted(left)
        found: list[int] = []
        for card in sorted(set(left)):
            found += [card] * max(left.count(card) - int(self.gone), 0)
        return found

    def facts(self) -> list[object]:
        """For digests."""
        return [self.marked, self.seen, int(self.gone)]

    def __reduce__(self) -> tuple[object, ...]:
        return Fog, (self.marked, self.seen, int(self.gone))


@final
class Stock:
    """The cards that a player cannot see, to be dealt anew. Hands get chambers, the deck gets anything."""

    def __init__(self, unseen: list[int]) -> None:
        self.chambers: list[int] = []
        self.others: list[int] = []
        for card, number in enumerate(unseen):
            for _ in range(number):
                (self.chambers if card < CHAMBERS else self.others).append(card)

    def chamber(self, rng: Rng) -> int:
        """A chamber at random, taken out."""
        return pull(self.chambers, rng)

    def card(self, rng: Rng) -> int:
        """Any card at random, taken out."""
        chambers = rng.below(len(self.chambers) + len(self.others)) < len(self.chambers)
        return pull(self.chambers if chambers else self.others, rng)

    def set_aside(self, cards: list[int]) -> list[int]:
        """Take out those of these cards that are there, and return them."""
        found: list[int] = []
        for card in cards:
            pile = self.chambers if card < CHAMBERS else self.others
            if card in pile:
                pile.remove(card)
                found.append(card)
        return found

    def put_back(self, cards: list[int]) -> None:
        """Undo `set_aside`."""
        for card in cards:
            (self.chambers if card < CHAMBERS else self.others).append(card)


def pull(cards: list[int], rng: Rng) -> int:
    """A card at random, taken out of the list."""
    at = rng.below(len(cards))
    card = cards[at]
    cards[at] = cards[-1]
    cards.pop()
    return card


@final
class Spread:
    """Where the marked cards of a fog are: kinds on hidden places of a hand, of the deck, and gone for good."""

    def __init__(self, weight: float, in_hand: list[int], in_deck: list[int], away: list[int]) -> None:
        self.weight = weight
        self.in_hand = in_hand
        self.in_deck = in_deck
        self.away = away


def spread(fog: Fog, hand_places: i64, deck_places: i64, other_hand: i64, unseen: list[int], rng: Rng) -> Spread:
    """Where the marked cards are, drawn at random.

    Of the hidden places, `hand_places` are in the partner's hand and `deck_places` in the deck; the partner
    holds `other_hand` more hidden cards. `unseen` counts, by kind, every card the player cannot see, the marked
    ones included. Places that get no marked card hold cards that never were marked: not those gone.
    """
    ways: list[Spread] = []
    _enumerate(fog, 0, fog.seen[:], hand_places, deck_places, fog.gone, Spread(1.0, [], [], []), ways)
    total = 0.0
    for way in ways:
        way.weight *= _ways_to_fill(fog, way, hand_places + other_hand, unseen)
        total += way.weight
    if total <= 0.0:
        return Spread(0.0, [], [], [])
    target = float(rng.below(FINE)) / float(FINE) * total
    for way in ways:
        target -= way.weight
        if target < 0.0:
            return way
    return ways[-1]


def _enumerate(
    fog: Fog,
    index: int,
    seen: list[int],
    hand_places: i64,
    deck_places: i64,
    gone: i64,
    so_far: Spread,
    ways: list[Spread],
) -> None:
    """Put the marked cards from `index` on onto free places of each sort; a weight counts the ways to do it."""
    if index == len(fog.marked):
        ways.append(so_far)
        return
    card = fog.marked[index]
    weight, hand, deck, away = so_far.weight, so_far.in_hand, so_far.in_deck, so_far.away
    same = seen.count(card)
    if same:
        rest = seen[:]
        rest.remove(card)
        way = Spread(weight * same, hand, deck, away)
        _enumerate(fog, index + 1, rest, hand_places, deck_places, gone, way, ways)
    if hand_places and card < CHAMBERS:
        way = Spread(weight * float(hand_places), [*hand, card], deck, away)
        _enumerate(fog, index + 1, seen, hand_places - 1, deck_places, gone, way, ways)
    if deck_places:
        way = Spread(weight * float(deck_places), hand, [*deck, card], away)
        _enumerate(fog, index + 1, seen, hand_places, deck_places - 1, gone, way, ways)
    if gone:
        way = Spread(weight * float(gone), hand, deck, [*away, card])
        _enumerate(fog, index + 1, seen, hand_places, deck_places, gone - 1, way, ways)


def _ways_to_fill(fog: Fog, way: Spread, hand_places: i64, unseen: list[int]) -> float:
    """The chance that unmarked cards lie as they were seen to, up to a factor common to all ways."""
    others = unseen[:]
    for card in way.in_hand + way.in_deck:
        if not others[card]:
            return 0.0  # all of that kind have been seen elsewhere
        others[card] -= 1
    for card in way.away:
        others[card] -= 1 if others[card] else 0  # it may have been seen since
    total = sum(others)
    chambers = sum(others[:CHAMBERS])
    chance = 1.0
    for place in range(int(hand_places) - len(way.in_hand)):
        chance *= max(0.0, (chambers - place) / (total - place)) if total > place else 0.0
    accounted = fog.marked[:]
    for card in way.in_hand + way.in_deck + way.away:
        accounted.remove(card)
    for card in fog.seen:
        if card in accounted:
            accounted.remove(card)  # this one was the marked card itself
            continue
        others[card] += 1
        total += 1
        chance *= others[card] / total
    return chance
