"""The paper of an exam: which positions are asked, in which games, packs and languages. The same for every agent.

A question begins somewhere in a game: dreamers have played a part of it. Then the agent has one seat, and dreamers have
the others, until the agent has made so many choices or the game is over. A move without a choice is made for it, and
so is one at which nothing is at stake.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

import msgspec

from oneiros.core.errors import BadOption
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.core.words import FALLBACK
from oneiros.exam.packs import unseen
from oneiros.registry import find, game_class
from oneiros.text import speaker

FORM: Final = 2  # of the file and of how an exam is held; raised whenever an exam would be another
STANDARD: Final = "standard"
NONSENSE: Final = "nonsense:7"
UNSEEN: Final = "7"
OPPONENT: Final = "dreamer"


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that decides what is asked and how it is judged."""

    form: int = FORM
    games: dict[str, int]  # with the versions of their rules
    packs: tuple[str, ...] = (STANDARD, UNSEEN)  # the game's own, or the seed of an unseen one
    languages: tuple[str, ...] = (FALLBACK, NONSENSE)  # for agents that read
    deals: int = 2
    openings: tuple[float, ...] = (0.0, 0.25, 0.5, 0.75)  # parts of a game that are over when the agent sits down
    choices: int = 6  # of the agent, for each deal and opening
    judge: dict[str, int]  # by game: simulations of each valuation
    seed: int = 1

    @property
    def effort(self) -> int:
        """The number of simulations that was asked for."""
        game, simulations = next(iter(self.judge.items()))
        return simulations // find(game).bots.judge_factor

    def items(self, reads: bool) -> list[Item]:
        """The questions in order. To an agent that does not read, all languages are one."""
        languages = self.languages if reads else (FALLBACK,)
        every = product(self.games, self.packs, range(self.deals), self.openings, languages)
        return [Item(number, *one) for number, one in enumerate(every)]


class Item(NamedTuple):
    """One question. The same deal is asked in every language, so that languages can be compared."""

    number: int
    game: str
    pack: str
    deal: int
    opening: float
    language: str

    def seed(self, paper: Paper, what: str) -> int:
        """A seed for one part of it; the language does not change it."""
        return derived_seed(paper.seed, "exam", what, self.game, self.pack, self.deal, self.opening)

    def find_game(self) -> Game:
        """The game with the cards of this question."""
        return find(self.game) if self.pack == STANDARD else unseen(self.game, int(self.pack))


def make_paper(
    games: Sequence[str],
    packs: Sequence[str],
    languages: Sequence[str],
    *,
    deals: int,
    judge: int,
    seed: int,
    quick: bool,
) -> Paper:
    """A paper, if it can be asked."""
    for pack in packs:
        if pack != STANDARD and not (pack.isdecimal() and len(pack) < 19):
            raise BadOption(
                f"a pack is 'standard' or the number of an unseen one, not {pack!r}", "exam-pack", pack=pack
            )
    for game, language in product(games, languages):
        speaker(find(game), language)  # refuses a language that there is not
    shorter: dict[str, object] = {"openings": (0.0, 0.5), "choices": 4} if quick else {}
    return Paper(
        games={game: game_class(game).rules_version for game in games},
        packs=tuple(dict.fromkeys(packs)),
        languages=tuple(dict.fromkeys(languages)),
        deals=1 if quick else deals,
        judge={game: judge * find(game).bots.judge_factor for game in games},
        seed=seed,
        **shorter,  # type: ignore[arg-type]
    )
