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


@final
class Reckoning:
    """One round as it was scored, seat by seat. Once made it never changes, so copies of a state share it."""

    def __init__(self, number: i64, ender: i64, caller: i64, dream: vec[i64], held: vec[i64]) -> None:
        self.number = number  # of the round
        self.ender = ender  # R16: whose turn it was
        self.caller = caller  # R14; NOBODY by R15
        self.dream = dream[:]
        self.held = held[:]
        self.ravens = held[:]  # counted in the dream
        self.spared = held[:]  # R19: of them not counted
        self.penalty = held[:]  # R14
        self.points = held[:]
        self.why = held[:]
        self.shown: RoundScored | None = None  # as views show it, once it was shown

    def facts(self) -> list[object]:
        """For digests."""
        return [
            [int(self.number), int(self.ender), int(self.caller)],
            [list(self.ravens), list(self.spared), list(self.penalty), list(self.points), list(self.why)],
        ]

    def __reduce__(self) -> tuple[object, ...]:
        by_seat = [self.ravens, self.spared, self.penalty, self.points, self.why]
        return _scored_before, (int(self.number), int(self.ender), int(self.caller), self.dream, self.held, by_seat)


def _scored_before(
    number: i64, ender: i64, caller: i64, dream: vec[i64], held: vec[i64], by_seat: list[vec[i64]]
) -> Reckoning:
    """For pickles."""
    sheet = Reckoning(number, ender, caller, dream, held)
    sheet.ravens, sheet.spared, sheet.penalty, sheet.points, sheet.why = by_seat
    return sheet


def reckon(setting: Setting, number: i64, ender: i64, caller: i64, dream: vec[i64], held: vec[i64]) -> Reckoning:
    """Score these dreams."""
    sheet = Reckoning(number, ender, caller, dream, held)
    players: i64 = len(held)
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
        sheet.ravens[seat] = ravens
        sheet.spared[seat] = 0
        sheet.penalty[seat] = 0
        sheet.why[seat] = COUNTED
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
        _all_or_nothing(sheet, bold)
        return sheet
    several_bold = setting.all_or_nothing and bold_dreams > 1  # R20: then R19 is off too
    if setting.scary_nines and holder != NOBODY and not several_bold:
        sheet.spared[holder] = most_nines * NINE
    _count(setting, sheet)
    return sheet


def _all_or_nothing(sheet: Reckoning, bold: i64) -> None:
    """R20: nothing for the one dream of 9s, much for all others, and no penalty."""
    seat: i64 = 0
    while seat < len(sheet.held):
        sheet.points[seat] = 0 if seat == bold else LEFT_OUT
        sheet.why[seat] = ALL_NINES if seat == bold else OUTSHONE
        seat += 1


def _count(setting: Setting, sheet: Reckoning) -> None:
    """R14: each their ravens; the caller nothing, or their ravens, or a penalty as well."""
    players: i64 = len(sheet.held)
    fewest_of_others: i64 = 1 << 30
    seat: i64 = 0
    while seat < players:
        ravens = sheet.ravens[seat] - sheet.spared[seat]
        sheet.points[seat] = ravens
        if seat != sheet.caller and ravens < fewest_of_others:
            fewest_of_others = ravens
        seat += 1
    caller = sheet.caller
    if caller == NOBODY:
        return
    ravens = sheet.points[caller]
    if ravens < fewest_of_others:
        sheet.points[caller] = 0
        sheet.why[caller] = FEWEST
    elif ravens == fewest_of_others:
        sheet.why[caller] = TIED
        if setting.tie_is_zero:
            sheet.points[caller] = 0
    else:
        sheet.penalty[caller] = setting.penalty
        sheet.points[caller] += setting.penalty
        sheet.why[caller] = BEATEN
