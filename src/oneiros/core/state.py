"""The state of one game: the half of the contract that search and simulation live on."""

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from oneiros.core.chance import Rng
from oneiros.core.errors import IllegalAction, MalformedMove, NotYourTurn
from oneiros.core.features import MOST, FeatureWriter
from oneiros.core.types import TABLE, News, Outcome, Timer, View

if TYPE_CHECKING:
    from oneiros.core.game import Game

EVERYONE: Final = -1
"""As the eyes of a note: all seats and the spectators see its secret part."""


Note = tuple[str, int, dict[str, object], dict[str, object], int]
"""A piece of news as the rules tell it: what, whose doing, open facts, secret facts, and the eyes for those."""


def told_to(seat: int | None, notes: list[Note]) -> list[News]:
    """Notes as a seat may know them; None is a spectator. Secrets of others are None."""
    told: list[News] = []
    for what, actor, open_facts, secret_facts, eyes in notes:
        facts = dict(open_facts)
        sees = eyes == EVERYONE or (seat is not None and bool(eyes >> seat & 1))
        for name, value in secret_facts.items():
            facts[name] = value if sees else None
        told.append(News(what=what, seat=None if actor == TABLE else actor, facts=facts))
    return told


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game, with all its secrets.

    A state changes in place (`apply`) and copies cheaply (`clone`). Those who may not see
    the secrets are given `view` or `imagine`, and never the state itself.

    A game subclasses this and writes the methods that raise NotImplementedError here; the rest is
    common to all games. The laws that hold for every game are checked by `oneiros.testing`.
    """

    def __init__(self, game: "Game", players: i64) -> None:
        self.game = game
        self.players = players
        # Counts every time that chance or a hidden thing came to light: a move that left it alone
        # can be taken back without anyone having learnt anything.
        self.reveal_count: i64 = 0
        # What the last move brought about, for those who follow the game; None while nobody does.
        self.log: list[Note] | None = None

    # What a game writes

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; several in a simultaneous phase; () when the game is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The actions the seat may take now, ascending; [] if it may not act."""
        raise NotImplementedError

    def step(self, seat: i64, action: i64) -> None:
        """Carry out an action known to be legal. Callers outside the engine use `apply`."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, its chance included: the same moves lead both to the same end."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """All that this seat may see; None is a spectator."""
        raise NotImplementedError

    def imagine(self, seat: int, rng: Rng) -> "State":
        """A state drawn at random from those that agree with all the seat has seen.

        Each comes out with its right chance, taking every choice that others made in secret as
        equally likely. Its future chance is drawn from `rng`, never from this state's own.
        """
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError

    def write_features(self, seat: i64, writer: FeatureWriter) -> None:
        """Write what the seat sees as a row of numbers; their count and units are fixed by game and player count."""
        raise NotImplementedError

    def truth(self) -> list[object]:
        """Everything that decides the rest of the game, secrets and chance included, as plain values."""
        raise NotImplementedError

    def inventory(self) -> list[int]:
        """How many there are of each kind of piece, counted over every place: the same after every move."""
        raise NotImplementedError

    # What a game may write, where it has something to say

    @property
    def timer(self) -> Timer | None:
        """Seconds, and the action that the table itself applies as seat `TABLE` when they have passed."""
        return None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The actors without whom the game does not go on: all of them, unless some may act but need not.

        Bots are asked and clocks run for these; while anybody may act there is at least one.
        """
        return self.actors

    @property
    def hides_past_views(self) -> bool:
        """Whether what a seat was shown is shown once: a log of past news then tells what a spectator heard."""
        return False

    def allows(self, seat: int, action: int) -> bool:
        """Whether `action in legal(seat)`; games answer faster."""
        return action in self.legal(seat)

    def write_action_mask(self, seat: i64, mask: vec[u8], at: i64) -> None:
        """Set a 1 for each of the seat's legal actions in a mask that begins at `at` and is zero so far."""
        for action in self.legal(seat):
            place: i64 = action
            mask[at + place] = 1

    def explain(self, seat: int, action: int) -> tuple[str, str]:
        """Why an action is not legal now: a rule's number and a sentence, from what the seat may see."""
        return "", "that is not possible now"

    def warnings(self, seat: int) -> dict[int, str]:
        """Legal actions that a person should think about twice, each with the name of the reason."""
        return {}

    def actor(self) -> i64:
        """The first seat that may act; TABLE when there is none. For loops inside the engine."""
        seats = self.actors
        return seats[0] if seats else TABLE

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A legal action, each as likely as the others."""
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    # What all games share

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action. If it may not be done this raises, and nothing has changed."""
        if not self.allows(seat, action):
            raise self._refusal(seat, action)
        if self.log is not None:
            self.log = []
        self.step(seat, action)

    def _refusal(self, seat: int, action: int) -> Exception:
        seats = self.actors
        if not seats:
            return NotYourTurn("the game is over")
        if seat != TABLE and not 0 <= seat < int(self.players):
            return NotYourTurn(f"there is no seat {seat}; the seats are 0 to {self.players - 1}")
        if not 0 <= action < self.game.num_actions:
            return MalformedMove(
                f"there is no action {action} in {self.game.title}; the actions are 0 to {self.game.num_actions - 1}"
            )
        if seat not in seats:
            whose = " and ".join(str(other) for other in seats)
            return NotYourTurn(f"it is not seat {seat}'s turn; now seat {whose} may act")
        rule, sentence = self.explain(seat, action)
        return IllegalAction(sentence, rule)

    def features(self, seat: int) -> list[float]:
        """What the seat sees, as numbers of about 0 to 1; the length is fixed by game and player count."""
        scales = self.scales()
        writer = FeatureWriter(len(scales), None)
        self.write_features(seat, writer)
        numbers = writer.numbers
        return [numbers[at] / scales[at] for at in range(len(scales))]

    def scales(self) -> list[int]:
        """Of every number that `write_features` writes, in order, what counts as 1."""
        scales: list[int] = []
        self.write_features(0, FeatureWriter(MOST, scales))
        return scales

    def digest(self) -> str:
        """A fingerprint of the whole truth, for tests and records; never sent to anyone."""
        return blake2b(msgspec.json.encode(self.truth()), digest_size=16).hexdigest()

    def playout(self, rng: Rng) -> int:
        """Play on at random to the end, in place; how many moves that took."""
        moves: i64 = 0
        seat = self.actor()
        while seat != TABLE:
            self.step(seat, self.pick(seat, rng))
            moves += 1
            seat = self.actor()
        return moves

    # News: what the last move brought about, told to each seat as it may know it

    def listen(self) -> None:
        """Begin to keep news. Clones and imagined states do not listen until told."""
        self.log = []

    def note(
        self,
        what: str,
        seat: i64,
        open_facts: dict[str, object],
        secret_facts: dict[str, object],
        eyes: i64,
    ) -> None:
        """Put something that happened into the news; only seats in the bit set `eyes` get the secrets.

        The rules call it only while `log` is kept, so that simulation does not pay for it.
        """
        if self.log is not None:
            self.log.append((what, int(seat), open_facts, secret_facts, int(eyes)))

    def news(self, seat: int | None) -> list[News]:
        """What the last move brought about, as this seat saw it; secrets of others are None."""
        return told_to(seat, self.log or [])
