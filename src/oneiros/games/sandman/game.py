"""Sandman: its content and set-up (S1 to S9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

import msgspec

from oneiros.core.chance import Rng
from oneiros.core.content import Content, wrong
from oneiros.core.errors import BadContent
from oneiros.core.game import Game
from oneiros.core.state import State
from oneiros.core.types import Move, Option
from oneiros.games.sandman.cards import (
    ANY_PLOT,
    ENCOUNTER_NAMES,
    MOST_CARDS,
    MOST_CIRCLE,
    MOST_ENCOUNTERS,
    MOST_ROUNDS,
    MOST_TOKENS,
    PARTICLES,
    PARTICLES_OF_PLOT,
    PLOTS,
    SEATS,
    Tables,
)
from oneiros.games.sandman.moves import SandmanMove, Spend, all_moves
from oneiros.games.sandman.rules import SandmanState, deal

MOST_GOALS = 30
CIRCLE = (16, 21, 24)  # S8, by players from two on
HIGHEST_POWER = {
    "pocketful": 6,
    "long-stride": 6,
    "swap": 3,
    "sandglass": 3,
    "stargazer": 3,
    "weaver": 3,
    "keepsake": 3,
}
"""Of the encounters that have a power; the others have none."""


class Plot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """S2: a plot and its own particles."""

    name: str
    particles: list[str]


class Dream(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """S3: a good dream."""

    name: str
    plot: str
    particles: list[str]
    stars: int
    encounter: bool = False


class Nightmare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """S4."""

    name: str
    particles: list[str]
    signs: int


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """S6."""

    name: str
    particles: list[str]


class Encounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """S21: one of the twelve kinds; `power` is its number, if it has one."""

    kind: str
    copies: int
    power: int = 0


class SandmanContent(Content, frozen=True, kw_only=True):
    """The cards and tokens of a pack."""

    tokens: int
    blanks: int
    plot: list[Plot]
    dream: list[Dream]
    nightmare: list[Nightmare]
    goal: list[Goal]
    encounter: list[Encounter]
    circle: tuple[int, ...] | None = None  # S8, by players from two on; None for `CIRCLE`
    rounds: int = MOST_ROUNDS  # S24
    shuffled: bool = True  # S8; if not, circles are laid in the order of the pack

    def faults(self) -> Iterator[BadContent]:
        """What S2 to S7 say of every card, and enough of each for all rounds and players."""
        if len(self.plot) != PLOTS:
            yield wrong("plot", f"there must be {PLOTS}, not {len(self.plot)}")
            return  # everything else is about these
        for plot in self.plot:
            if len(plot.particles) != PARTICLES_OF_PLOT:
                yield wrong(
                    f"plot {plot.name!r}", f"must have {PARTICLES_OF_PLOT} particles, not {len(plot.particles)}"
                )
        yield from _unique("plot", [plot.name for plot in self.plot])
        yield from _unique("plot, particles", self.particles())
        yield from self._round_faults()
        yield from _unique("dream", [card.name for card in self.dream] + [card.name for card in self.nightmare])
        yield from _unique("goal", [goal.name for goal in self.goal])
        for dream in self.dream:
            yield from self._dream_faults(dream)
        for nightmare in self.nightmare:
            entry = f"nightmare {nightmare.name!r}"
            yield from self._particle_faults(entry, nightmare.particles, [2] * PLOTS)
            if not 1 <= nightmare.signs <= 2:
                yield wrong(f"{entry}, signs", f"must be 1 or 2, not {nightmare.signs}")
        for goal in self.goal:
            yield from self._particle_faults(f"goal {goal.name!r}", goal.particles, [1] * PLOTS)
        seats = self.most_players or SEATS
        if not seats <= len(self.goal) <= MOST_GOALS:
            yield wrong("goal", f"there must be {seats} to {MOST_GOALS}, not {len(self.goal)}")
        if not 0 <= self.tokens <= MOST_TOKENS // PARTICLES:
            yield wrong("tokens", f"must be 0 to {MOST_TOKENS // PARTICLES} of each particle, not {self.tokens}")
        if not 0 <= self.blanks <= self.tokens:
            yield wrong("blanks", f"must be 0 to {self.tokens}, not {self.blanks}")
        yield from self._encounter_faults()

    def _round_faults(self) -> Iterator[BadContent]:
        """S8, S24: enough cards for all circles of as many players as the pack is for."""
        if not 1 <= self.rounds <= MOST_ROUNDS:
            yield wrong("rounds", f"must be 1 to {MOST_ROUNDS}, not {self.rounds}")
        circle = self.circle or CIRCLE
        sizes = (self.most_players or SEATS) - 1
        if len(circle) != sizes:
            yield wrong("circle", f"there must be {sizes} numbers, one for each number of players")
        for players, size in enumerate(circle, 2):
            if not players < size <= MOST_CIRCLE:
                yield wrong("circle", f"for {players} players it must be {players + 1} to {MOST_CIRCLE}, not {size}")
        fewest = self.rounds * max(circle)
        cards = len(self.dream) + len(self.nightmare)
        if not fewest <= cards <= MOST_CARDS:
            yield wrong("dream", f"with the nightmares there must be {fewest} to {MOST_CARDS}, not {cards}")

    def particles(self) -> list[str]:
        """The names of all particles, in order."""
        return [particle for plot in self.plot for particle in plot.particles]

    def _dream_faults(self, dream: Dream) -> Iterator[BadContent]:
        entry = f"dream {dream.name!r}"
        plots = [plot.name for plot in self.plot]
        if dream.plot not in plots:
            yield wrong(f"{entry}, plot", f"there is no plot {dream.plot!r}; the plots are {', '.join(plots)}")
            return
        if not 1 <= len(dream.particles) <= 3:
            yield wrong(f"{entry}, particles", f"must be 1 to 3, not {len(dream.particles)}")
        shares = [0] * PLOTS
        shares[plots.index(dream.plot)] = len(dream.particles)
        yield from self._particle_faults(entry, dream.particles, shares)
        if not 1 <= dream.stars <= 3:
            yield wrong(f"{entry}, stars", f"must be 1 to 3, not {dream.stars}")

    def _particle_faults(self, entry: str, particles: Sequence[str], shares: Sequence[int]) -> Iterator[BadContent]:
        """All different, and so many of each plot."""
        yield from _unique(f"{entry}, particles", particles)
        known = self.particles()
        for particle in particles:
            if particle not in known:
                yield wrong(f"{entry}, particles", f"there is no particle {particle!r}")
        for plot, share in zip(self.plot, shares, strict=True):
            found = len(set(plot.particles) & set(particles))
            if found != share:
                yield wrong(f"{entry}, particles", f"must have {share} of the plot {plot.name!r}, not {found}")

    def _encounter_faults(self) -> Iterator[BadContent]:
        if tuple(encounter.kind for encounter in self.encounter) != ENCOUNTER_NAMES:
            yield wrong("encounter", f"there must be twelve, of the kinds {', '.join(ENCOUNTER_NAMES)}, in this order")
        for encounter in self.encounter:
            entry = f"encounter {encounter.kind!r}"
            if encounter.copies < 0:
                yield wrong(f"{entry}, copies", f"must be 0 or more, not {encounter.copies}")
            highest = HIGHEST_POWER.get(encounter.kind, 0)
            lowest = min(highest, 1)
            if not lowest <= encounter.power <= highest:
                yield wrong(f"{entry}, power", f"must be {lowest} to {highest}, not {encounter.power}")
        copies = sum(encounter.copies for encounter in self.encounter)
        if copies > MOST_ENCOUNTERS:
            yield wrong("encounter", f"there must be at most {MOST_ENCOUNTERS} in all, not {copies}")


def _unique(entry: str, names: Sequence[str]) -> Iterator[BadContent]:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        yield wrong(entry, f"more than one is named {twice[0]!r}")


class Sandman(Game):
    """Weave the most vivid dream while the Sandman is away."""

    id = "sandman"
    title = "Sandman"
    always_won = True
    players = range(2, 5)
    options: ClassVar[Mapping[str, Option]] = {}
    rules_version = 2
    # Three rounds of at most 20 turns (S22), each begun by setting the wheels. In a turn a token is laid at most four
    # times (Weaver), with one returned each time; a wheel is moved, for at most 21 tokens; a card is attached and an
    # encounter kept; and the turn is ended. Every turn brings at most one encounter, played in at most five moves.
    max_moves = 3 + 60 * (4 * 2 + 1 + 21 + 2 + 1 + 5)
    move_type = SandmanMove
    secret_moves = (Spend,)
    content_type = SandmanContent
    folder = Path(__file__).parent
    content: SandmanContent

    def all_moves(self) -> list[Move]:
        """See `moves`."""
        return all_moves(self.content.particles())

    def prepare(self) -> None:
        """The cards as tables of numbers."""
        content = self.content
        particles = content.particles()
        plots = [plot.name for plot in content.plot]
        cards: list[Dream | Nightmare] = [*content.dream, *content.nightmare]

        def kinds(names: Sequence[str]) -> int:
            return sum(3 << 2 * particles.index(name) for name in names)

        self.tables = Tables(
            plot=[plots.index(card.plot) for card in content.dream] + [ANY_PLOT] * len(content.nightmare),
            kinds=[kinds(card.particles) for card in cards],
            stars=[card.stars for card in content.dream] + [0] * len(content.nightmare),
            signs=[0] * len(content.dream) + [card.signs for card in content.nightmare],
            meets=[int(card.encounter) for card in content.dream] + [0] * len(content.nightmare),
            goals=[kinds(goal.particles) for goal in content.goal],
            tokens=[content.blanks if kind % 2 else content.tokens - content.blanks for kind in range(2 * PARTICLES)],
            copies=[encounter.copies for encounter in content.encounter],
            power=[encounter.power for encounter in content.encounter],
            circles=[0] * self.players[0] + list(content.circle or CIRCLE),
            rounds=content.rounds,
            shuffled=content.shuffled,
        )
        self.tables.card_names = [card.name for card in cards]
        self.tables.plot_names = plots
        self.tables.particle_names = particles
        self.tables.name_columns()
        self.tables.goal_names = [goal.name for goal in content.goal]

    def start(self, players: int, options: Mapping[str, Any], rng: Rng) -> SandmanState:
        """S8 to S11."""
        return deal(self, players, self.tables, rng)

    def score_range(self, players: int, options: Mapping[str, Any]) -> tuple[int, int]:
        """S25 to S28: for each card nine for its stars, three for the goal, six for signs; and for the encounters."""
        cards = int(self.content.rounds * ((self.tables.circles[players] - 1) // players))
        return -6 * cards, 12 * cards + MOST_ENCOUNTERS * HIGHEST_POWER["keepsake"] * PLOTS

    def round_of(self, state: State) -> int:
        return min(int(cast(SandmanState, state).rounds) + 1, self.content.rounds)
