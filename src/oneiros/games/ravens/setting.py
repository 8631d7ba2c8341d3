"""The setting of a game of Ravens, which never changes: the cards (R1) and the options."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.games.ravens.cards import KINDS, NINE
from oneiros.games.ravens.moves import PLACES, SEATS

LEFT_OUT: Final = 50  # R20: what all others score


@final
class Setting:
    """The cards and options of one game. Nothing here ever changes, so copies of a state share it."""

    def __init__(
        self,
        stock: vec[i64],
        ravens: bytes,
        dream: i64,
        largest: i64,
        looks: i64,
        takes: i64,
        penalty: i64,
        tie_is_zero: bool,
        target: i64,
        rounds: i64,
        scary_nines: bool,
        all_or_nothing: bool,
        claims: bool,
        strict: bool,
    ) -> None:
        self.stock = stock  # every card, in no order that matters
        self.counts = vec[i64]([0] * KINDS)  # the same by kind
        for card in stock:
            self.counts[card] += 1
        self.blank = vec[i64]([0] * (SEATS * PLACES))  # what tables by slot and by seat begin with
        self.ravens = ravens  # by kind: how many the card shows
        self.dream = dream  # R2: cards dealt to each player
        self.largest = largest  # R21: cards in a dream at most
        self.looks = looks  # R3
        self.takes = takes  # R6: in a row, before somebody must draw
        self.penalty = penalty  # R14
        self.tie_is_zero = tie_is_zero  # R14
        self.target = target  # R17
        self.rounds = rounds  # R18; 0 for R17
        self.scary_nines = scary_nines  # R19
        self.all_or_nothing = all_or_nothing  # R20
        self.claims = claims  # R21
        self.strict = strict  # memory: a card is shown for a moment and never again
        # No total is ever higher: each round adds at most a dream of nines and the penalty, or what R20 gives.
        most = NINE * largest + penalty
        if all_or_nothing and most < LEFT_OUT:
            most = LEFT_OUT
        self.most_total: i64 = rounds * most if rounds else target - 1 + most
        # As `new` takes them, to be read only: every view has them.
        self.options: dict[str, bool | int | str] = {
            "penalty": int(penalty),
            "tie": "zero" if tie_is_zero else "ravens",
            "target": int(target),
            "rounds": int(rounds),
            "scary_nines": scary_nines,
            "all_or_nothing": all_or_nothing,
            "claims": claims,
            "memory": "strict" if strict else "aided",
        }
