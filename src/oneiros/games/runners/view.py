"""The view of Runners: what a seat may see. Nothing else about a game ever leaves the rules."""

from __future__ import annotations

import msgspec

from oneiros.core.types import View


class Cell(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A cell of a tile: where it is and what it does."""

    row: int
    column: int
    effect: str


class Fragment(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A tile: its cells from its top left corner for each quarter turn, and what it is worth (U2)."""

    tile: str
    shape: str
    turns: list[list[Cell]]
    points: int
    coins: int


class Laid(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A tile of a layout; rows and columns 0 to 2 are in the square, all others outside."""

    tile: str
    row: int
    column: int
    turn: int
    cells: list[Cell]


class Field(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A field of a dream card."""

    kind: str
    calm: int = 0  # nightmare, spider: what it costs if not dispelled
    rewards: dict[str, int] = {}  # what it gives if collected once, or shares
    keys: int = 0  # chest: what it takes to open


class Dream(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A dream card."""

    dream: str
    level: int
    starred: bool
    fields: list[Field]


class FieldResult(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a layout does on one field."""

    covered: bool
    dispelled: bool
    collected: int  # times: 0, 1 or 2
    lost: int  # calm, by the rule below; 1 more by U12 if it is not covered
    rule: str
    rewards: dict[str, int]  # collected here; chests and linked dreams are counted separately


class Reckoning(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A layout reckoned (U12 to U21): as it would be now while it is being made, as it was once it is final."""

    fields: list[FieldResult]
    lost: dict[str, int]  # calm by rule: outside, open, nightmares, krakens, spiders
    calm_lost: int
    calm_gained: int
    calm: int  # what is left; 0 is waking up
    signs: int  # Collect signs, for krakens (U15)
    gained: dict[str, int]  # of every reward; "any" only while its colour is not chosen
    chest_tries: int  # how often the chest is collected (U18)
    chests_opened: int
    keys_paid: int
    linked: list[int]  # linked dreams collected, by field (U19)
    bats: int  # tiles that bats take (U16)
    stars: int  # steps on the star track (U20)


class Score(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Dream points as they stand (U24)."""

    star: int
    calm: int
    tiles: int
    total: int
    next_star: int  # what one more step on the star track would add


class Dreamer(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One player's side of the table."""

    woken: bool
    calm: int
    star: int
    coins: int
    keys: int
    shards: dict[str, int]
    tiles: list[Fragment]
    content: bool
    final: bool  # the layout can no longer be changed
    layout_moves_left: int
    layout: list[Laid] | None  # None while it is hidden from this seat
    reckoning: Reckoning | None  # None while the layout is hidden, and for one who woke up in an earlier round
    score: Score


class Offer(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One of the four stacks of neutral tiles (U22)."""

    shape: str
    open: Fragment | None
    stack: int  # tiles face down
    price: int
    affordable: bool  # for the seat whose turn it is to equip


class OpenChest(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The chest turned up this round (U18)."""

    chest: str
    keys: int
    rewards: dict[str, int]


class PastRound(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The round before, for those who want to look again."""

    dream: Dream
    chest: OpenChest | None
    layouts: list[list[Laid]]
    reckonings: list[Reckoning | None]  # by seat, as in Dreamer; empty once the next layouts are revealed


class RunnersView(View, frozen=True, kw_only=True):
    """All that one seat may see of Runners."""

    round: int  # 1 to 8
    rounds: int
    dream: Dream
    dreamers: list[Dreamer]
    start: int  # the start player
    holder: int | None  # who took the sandglass
    glass: bool  # whether it runs
    seconds: float | None  # how long the timer that runs now was set to
    sandglass: int
    patience: int
    shared: dict[str, int]  # what lies open of a linked dream (U19)
    sharing_field: int | None
    chest: OpenChest | None
    chests_left: list[int]  # by type
    offers: list[Offer]
    rest_price: int
    rest_affordable: bool
    supply: dict[str, int]
    shards_to_choose: int  # of one colour, for the choice being made (U14)
    star_points: list[int]
    calm_points: list[int]
    past: PastRound | None
