"""The score of a round of Ravens: R14, R15, R19, R20."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.games.ravens.cards import NINE
from oneiros.games.ravens.moves import PLACES
from oneiros.games.ravens.setting import LEFT_OUT, Setting
from oneiros.games.ravens.view import RoundScored

NOBODY: Final = -1

# Why a seat scored what it did.
COUNTED: Final = 0  # the ravens of the dream
FEWEST: Final = 1  # R14: the caller with strictly the fewest
TIED: Final = 2  # R14: the caller tied for the fewest
BEATEN: Final = 3  # R14: any other caller
ALL_NINES: Final = 4  # R20: the only dream of nothing but 9s
OUTSHONE: Final = 5  # R20: the others
REASONS: Final[tuple[str, ...]] = ("counted", "fewest", "tied", "beaten", "all-nines", "outshone")


# What is written of each seat.
RAVENS: Final = 0  # counted in the dream
SPARED: Final = 1  # R19: of them not counted
PENALTY: Final = 2  # R14
POINTS: Final = 3
WHY: Final = 4
PARTS: Final = 5


@final
class Reckoning:
    """One round as it was scored, seat by seat. Once made it never changes, so copies of a state share it."""

    def __init__(self, number: i64, ender: i64, caller: i64, dream: vec[i64], held: vec[i64], sheet: vec[i64]) -> None:
        self.number = number  # of the round
        self.ender = ender  # R16: whose turn it was
        self.caller = caller  # R14; NOBODY by R15
        self.dream = dream
        self.held = held
        self.sheet = sheet  # by seat, PARTS numbers each: one table, for every round of every simulation has one
        self.shown: RoundScored | None = None  # as views show it, once it was shown

    def all(self, part: i64) -> list[int]:
        """One of the parts, by seat."""
        return [self.sheet[seat * PARTS + part] for seat in range(len(self.held))]

    def points(self, seat: i64) -> i64:
        """What the seat scored."""
        return self.sheet[seat * PARTS + POINTS]

    def facts(self) -> list[object]:
        """For digests."""
        return [
            [int(self.number), int(self.ender), int(self.caller)],
            [self.all(RAVENS), self.all(SPARED), self.all(PENALTY), self.all(POINTS), self.all(WHY)],
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return Reckoning, (int(self.number), int(self.ender), int(self.caller), self.dream, self.held, self.sheet)


def reckon(setting: Setting, number: i64, ender: i64, caller: i64, dream: vec[i64], held: vec[i64]) -> Reckoning:
    """Score these dreams."""
    players: i64 = len(held)
    made = Reckoning(number, ender, caller, dream[:], held[:], setting.blank[: players * PARTS])
    sheet = made.sheet
    most_nines: i64 = 0
    holder: i64 = NOBODY  # R19: who alone has the most 9s
    bold: i64 = NOBODY  # R20: who has nothing but 9s
    bold_dreams: i64 = 0
    seat: i64 = 0
    while seat < players:
        ravens: i64 = 0
        nines: i64 = 0
        at = seat * PLACES
        end = at + held[seat]
        while at < end:
            shown: i64 = setting.ravens[dream[at]]
            ravens += shown
            if shown == NINE:
                nines += 1
            at += 1
        sheet[seat * PARTS + RAVENS] = ravens
        if nines > most_nines:
            most_nines = nines
            holder = seat
        elif nines == most_nines:
            holder = NOBODY
        if nines == held[seat]:
            bold = seat
            bold_dreams += 1
        seat += 1

    if setting.all_or_nothing and bold_dreams == 1:
        _all_or_nothing(made, bold)
        return made
    several_bold = setting.all_or_nothing and bold_dreams > 1  # R20: then R19 is off too
    if setting.scary_nines and holder != NOBODY and not several_bold:
        sheet[holder * PARTS + SPARED] = most_nines * NINE
    _count(setting, made)
    return made


def _all_or_nothing(made: Reckoning, bold: i64) -> None:
    """R20: nothing for the one dream of 9s, much for all others, and no penalty."""
    sheet = made.sheet
    seat: i64 = 0
    while seat < len(made.held):
        sheet[seat * PARTS + POINTS] = 0 if seat == bold else LEFT_OUT
        sheet[seat * PARTS + WHY] = ALL_NINES if seat == bold else OUTSHONE
        seat += 1


def _count(setting: Setting, made: Reckoning) -> None:
    """R14: each their ravens; the caller nothing, or their ravens, or a penalty as well."""
    sheet = made.sheet
    caller = made.caller
    players: i64 = len(made.held)
    fewest_of_others: i64 = 1 << 30
    seat: i64 = 0
    while seat < players:
        ravens = sheet[seat * PARTS + RAVENS] - sheet[seat * PARTS + SPARED]
        sheet[seat * PARTS + POINTS] = ravens
        if seat != caller and ravens < fewest_of_others:
            fewest_of_others = ravens
        seat += 1
    if caller == NOBODY:
        return
    at = caller * PARTS
    ravens = sheet[at + POINTS]
    if ravens < fewest_of_others:
        sheet[at + POINTS] = 0
        sheet[at + WHY] = FEWEST
    elif ravens == fewest_of_others:
        sheet[at + WHY] = TIED
        if setting.tie_is_zero:
            sheet[at + POINTS] = 0
    else:
        sheet[at + PENALTY] = setting.penalty
        sheet[at + POINTS] += setting.penalty
        sheet[at + WHY] = BEATEN
