"""The bot `learned`: a player of Doors alone that learnt from nothing but its own games.

It looks one step ahead: it samples chance several times after each of its actions and asks its network to value the
states. `examples/train_doors.py` trains it; see docs/learning.md.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oneiros.core.bot import Bot, Budget, Candidate, Mind, Thought
from oneiros.core.errors import BadOption, MissingPackage
from oneiros.core.game import Game
from oneiros.games.doors.game import Doors

if TYPE_CHECKING:
    from oneiros.games.doors.bots.learned_network import Network

WEIGHTS: Final = Path(__file__).with_name("learned.npz")
FIRST_GLANCES: Final = 12
MORE_GLANCES: Final = 48


class Learned(Bot):
    """Does what promises most. It needs NumPy, which is imported when there is a bot to be made."""

    level = "learned"

    def __init__(self, game: Game, seed: int, network: Network | None = None) -> None:
        """With `network`, that one plays in place of the shipped one."""
        super().__init__(game, seed)
        self.network = network or _shipped()

    @classmethod
    def check(cls, game: Game, players: int | None = None) -> None:
        """It plays Doors alone, with the cards that it has learnt."""
        if players not in (None, 1):
            sentence = f"the bot 'learned' plays {game.title} alone and nothing else"
            raise BadOption(sentence, "bot-alone", name=cls.level, title=game.title)
        if game.content.fingerprint() != _standard_cards():
            sentence = f"the bot 'learned' has learnt the standard cards of {game.title} and knows no others"
            raise BadOption(sentence, "bot-cards", name=cls.level, title=game.title)
        if find_spec("numpy") is None:
            sentence = "the bot 'learned' needs NumPy: pip install 'oneiros[batch]'"
            raise MissingPackage(sentence, "needs-package", what=cls.level, package="NumPy", extra="batch")

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        """The action that promises most; it needs no budget."""
        from oneiros.games.doors.bots.lookahead import rank

        self.check(self.game, mind.players)
        if len(mind.legal) == 1:
            return Thought(mind.legal[0])
        ranked = rank(self.network, [mind.dream], FIRST_GLANCES, MORE_GLANCES, self.rng)[0]
        looks = FIRST_GLANCES + MORE_GLANCES
        candidates = tuple(Candidate(action, looks, float(promise[-1])) for action, promise in ranked)
        done = FIRST_GLANCES * len(mind.legal) + MORE_GLANCES * len(ranked)
        return Thought(candidates[0].action, candidates[0].value, candidates, done)


@cache
def _shipped() -> Network:
    from oneiros.games.doors.bots.learned_network import read_network

    return read_network(WEIGHTS)


@cache
def _standard_cards() -> str:
    return Doors().content.fingerprint()
