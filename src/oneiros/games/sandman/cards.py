"""The pieces of Sandman as small numbers, and what is printed on them (S1 to S7).

A particle is `plot * 6 + number`. A sand token's kind is `particle * 2`, plus 1 if its back is blank. A set of
particles is held as the bits of the kinds that show them, two for each particle. So what a card shows, what tokens add
to it and what a player holds can be compared at once.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import shifted
from oneiros.core.features import Column

PLOTS: Final = 3
PARTICLES_OF_PLOT: Final = 6
PARTICLES: Final = 18
KINDS: Final = 36
ANY_PLOT: Final = 3  # of a nightmare: no plot, but every one for laying tokens (S4)
EVEN_KINDS: Final = 0x555555555  # tokens with sand on the back
ODD_KINDS: Final = 0xAAAAAAAAA  # tokens with a blank back
LEVELS: Final = 3
SEATS: Final = 4
MOST_CARDS: Final = 126  # a card's number has seven bits in a dream's cell, and 0 is no card
MOST_TOKENS: Final = 72
MOST_ENCOUNTERS: Final = 24
SCORE_PARTS: Final = 8  # see `scoring`
MOST_CIRCLE: Final = 24  # S8
MOST_ROUNDS: Final = 3  # S24
STARS: Final = 3  # of a card at most
SIGNS: Final = 2
CARD_WIDTH: Final = PLOTS + 1 + PARTICLES + 3  # numbers that a learner sees of a card
ROW_WIDTH: Final = 2 + CARD_WIDTH + PARTICLES  # and of a row of a dream
STARS_AT: Final = PLOTS + 1 + PARTICLES  # where among a card's numbers its stars are, then its signs
PLACE_BITS: Final = 5  # of a place in a learner's numbers, counted from 1
PLACE: Final = (1 << PLACE_BITS) - 1
STARS_SEEN: Final = 2 * PLACE_BITS  # from which bit of `Tables.seen` a card's stars are written
SIGNS_SEEN: Final = STARS_SEEN + 2

POCKETFUL: Final = 0
LONG_STRIDE: Final = 1
TURNING_BACK: Final = 2
MENDER: Final = 3
SECOND_SIGHT: Final = 4
SWAP: Final = 5
LULLABY: Final = 6
GUARD_DOG: Final = 7  # the first that stays open (S21)
SANDGLASS: Final = 8
STARGAZER: Final = 9
WEAVER: Final = 10
KEEPSAKE: Final = 11
ENCOUNTERS: Final = 12
FIRST_PERMANENT: Final = 7
PERMANENTS: Final = 5

ENCOUNTER_NAMES: Final[tuple[str, ...]] = (
    "pocketful", "long-stride", "turning-back", "mender", "second-sight", "swap", "lullaby",
    "guard-dog", "sandglass", "stargazer", "weaver", "keepsake",
)  # fmt: skip
BACK_NAMES: Final[tuple[str, ...]] = ("sand", "blank")
WHEEL_NAMES: Final[tuple[str, ...]] = ("black", "white")


@final
class Tables:
    """What a pack's cards say, made once from the content and shared by all states. Never changed."""

    def __init__(
        self,
        plot: list[int],
        kinds: list[int],
        stars: list[int],
        signs: list[int],
        meets: list[int],
        goals: list[int],
        tokens: list[int],
        copies: list[int],
        power: list[int],
        circles: list[int],
        rounds: i64,
        shuffled: bool,
    ) -> None:
        # By card: plot (or ANY_PLOT), particles, stars, nightmare signs, whether it has the encounter sign.
        self.plot = vec[i64](plot)
        self.kinds = vec[i64](kinds)
        self.stars = vec[i64](stars)
        self.signs = vec[i64](signs)
        self.meets = vec[i64](meets)
        # What a learner sees of the card: which numbers are 1 for its plot and its encounter sign, its stars and signs.
        # Then which are 1 for its particles. To look a set of bits through again and again would take longer.
        self.seen = vec[i64]([as_seen(*card) for card in zip(plot, stars, signs, meets, strict=True)])
        self.particles_seen = vec[i64]([in_places(particles_in(one)) for one in kinds])
        self.cards: i64 = len(plot)
        self.goals = vec[i64](goals)  # by goal: its particles
        self.tokens = tokens  # by kind: how many there are
        self.copies = copies  # by encounter: how many there are
        self.power = vec[i64](power)  # by encounter: its number, see content.toml
        self.circles = vec[i64](circles)  # S8, by players: cards in the circle; 0 where the pack is for fewer
        self.rounds = rounds  # S24
        self.shuffled = shuffled  # S8
        # By plot: the kinds of tokens that can be laid singly on its cards (S12); on a nightmare all of them.
        self.fitting = vec[i64]([0xFFF, 0xFFF << 12, 0xFFF << 24, 0xFFFFFFFFF])
        self.no_kinds = vec[i64]([0] * KINDS)  # to copy, and so are the next two
        self.no_pool = vec[i64]([0] * (2 * MOST_TOKENS))
        self.no_parts = vec[i64]([0] * SCORE_PARTS)
        # Names, in the order of the numbers, for news and views.
        self.card_names: list[str] = []
        self.plot_names: list[str] = []
        self.particle_names: list[str] = []
        self.goal_names: list[str] = []
        self.card_columns: list[Column] = []
        self.row_columns: list[Column] = []

    def name_columns(self) -> None:
        """What a learner sees of a card, and of a row of a dream."""
        self.card_columns = [
            Column("plot", PLOTS + 1, 1, 1, [*self.plot_names, "any"]),  # nightmares are of any plot
            Column("particle", PARTICLES, 1, 1, self.particle_names),
            Column("stars", 1, STARS, STARS),
            Column("signs", 1, SIGNS, SIGNS),
            Column("encounter_sign", 1, 1, 1),
        ]
        self.row_columns = [
            Column("length", 1, 10, MOST_CARDS),
            Column("has_place", 1, 1, 1),
            *self.card_columns,
            Column("with_tokens", PARTICLES, 1, 1, self.particle_names),
        ]


def as_seen(plot: int, stars: int, signs: int, meets: int) -> int:
    """An entry of `Tables.seen`."""
    return in_places([plot, STARS_AT + 2] if meets else [plot]) | stars << STARS_SEEN | signs << SIGNS_SEEN


def in_places(numbers: list[int]) -> int:
    """Small numbers in one, the first of them lowest. There is room for twelve, and a nightmare has six particles."""
    packed = 0
    for number in reversed(numbers):
        packed = packed << PLACE_BITS | number + 1
    return packed


def kind_bit(kind: i64) -> i64:
    """The set of this kind alone."""
    return shifted(1, kind)


def particle_bits(particle: i64) -> i64:
    """The two kinds that show this particle."""
    return shifted(3, 2 * particle)


def both_backs(kinds: i64) -> i64:
    """The kinds that show the same particles, whatever their backs."""
    return kinds | (kinds & ODD_KINDS) >> 1 | (kinds & EVEN_KINDS) << 1


def particles_in(kinds: i64) -> list[int]:
    """The particles that these kinds show, ascending."""
    shown: list[int] = []
    for particle in range(PARTICLES):
        if kinds >> (2 * particle) & 3:
            shown.append(particle)
    return shown
