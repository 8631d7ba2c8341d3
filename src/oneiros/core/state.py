"""The state of one game: the half of the contract that search and simulation live on."""

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from oneiros.core.chance import Rng
from oneiros.core.errors import IllegalAction, MalformedMove, NotYourTurn
from oneiros.core.features import MOST, Feature, FeatureWriter
from oneiros.core.types import TABLE, News, Outcome, Timer, View

if TYPE_CHECKING:
    from oneiros.core.game import Game

EVERYONE: Final = -1
"""The `eyes` of a note whose secret part all seats and spectators see."""


Note = tuple[str, int, dict[str, object], dict[str, object], int]
"""News as the rules write it: what happened, the acting seat, open facts, secret facts, and who sees the secrets."""


def told_to(seat: int | None, notes: list[Note]) -> list[News]:
    """Notes as a seat may know them; None is a spectator. Secrets of others are None."""
    seen: list[News] = []
    for what, actor, open_facts, secret_facts, eyes in notes:
        facts = dict(open_facts)
        sees = eyes == EVERYONE or (seat is not None and bool(eyes >> seat & 1))
        for name, value in secret_facts.items():
            facts[name] = value if sees else None
        seen.append(News(what=what, seat=None if actor == TABLE else actor, facts=facts))
    return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game, with all its secrets.

    A state changes in place (`apply`) and copies cheaply (`clone`). Players and bots get what `view` and `imagine`
    return, and never the state itself.

    A game subclasses this and writes the methods that raise NotImplementedError here. The rest is common to all games.
    `oneiros.testing` checks the laws that hold for every game.
    """

    rng: Rng  # future chance: every draw of the rules comes from it

    def __init__(self, game: "Game", players: i64) -> None:
        self.game = game
        self.players = players
        # Counts how often chance or a hidden thing came to light. If a move leaves it alone, nobody has learnt anything
        # from the move, and it can be taken back.
        self.reveal_count: i64 = 0
        self.ended: Outcome | None = None  # the outcome, once `result` has asked for it
        # The news of the last move, for those who follow the game; None while nobody does.
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
        """An independent copy, its future chance included. The same moves lead both to the same end."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """All that this seat may see; None is a spectator."""
        raise NotImplementedError

    def imagine(self, seat: int, rng: Rng) -> "State":
        """A state drawn at random from those that agree with all the seat has seen.

        Each comes out with its right chance (law 6). Choices that others made in secret count as equally likely.
        The future chance of the new state is drawn from `rng`, never from this state's own generator.
        """
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError

    def write_features(self, seat: i64, writer: FeatureWriter) -> None:
        """Write what the seat sees as a row of numbers. Game and player count fix their number and scales."""
        raise NotImplementedError

    def truth(self) -> list[object]:
        """Everything that determines the rest of the game, secrets and chance included, as plain values."""
        raise NotImplementedError

    def inventory(self) -> list[int]:
        """How many pieces of each kind there are, counted over all places. It never changes (law 7)."""
        raise NotImplementedError

    # What a game may write, where it has something to say

    @property
    def timer(self) -> Timer | None:
        """Seconds, and the action that the table itself applies as seat `TABLE` when they have passed."""
        return None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The actors that the game waits for: all of them, unless some may act but need not.

        Bots are asked and clocks run for these seats. While anybody may act there is at least one.
        """
        return self.actors

    @property
    def hides_past_views(self) -> bool:
        """Whether a seat sees some things only once. A log of past news then has only what a spectator saw."""
        return False

    def allows(self, seat: int, action: int) -> bool:
        """Whether `action in legal(seat)`. Games may write a faster one."""
        return action in self.legal(seat)

    def write_action_mask(self, seat: i64, mask: vec[u8], at: i64) -> None:
        """Write a 1 for each legal action of the seat. The mask begins at `at` and is zero so far."""
        for action in self.legal(seat):
            place: i64 = action
            mask[at + place] = 1

    def explain(self, seat: int, action: int) -> tuple[str, str]:
        """Why an action is not legal now: a rule's number and a sentence. It uses only what the seat may see."""
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
        """Carry out an action. If it is not legal, this raises and changes nothing (law 3)."""
        if not self.allows(seat, action):
            raise self._refusal(seat, action)
        if self.log is not None:
            self.log = []
        self.step(seat, action)

    def play(self, action: int) -> list[int]:
        """`apply` for the first of `actors`, in one call. Returns what the next of them may do; [] at the end."""
        seat = self.actor()
        self.apply(int(seat), action)
        seat = self.actor()
        if seat == TABLE:
            return []
        return self.legal(int(seat))

    def result(self) -> Outcome | None:
        """The outcome, made once: a game that is over does not change."""
        if self.ended is None:
            self.ended = self.outcome
        return self.ended

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
        """What the seat sees, as numbers of about 0 to 1. Game and player count fix the length."""
        scales = self.game.feature_scales(int(self.players))
        writer = FeatureWriter(len(scales), None)
        self.write_features(seat, writer)
        numbers = writer.numbers
        return [numbers[at] / scales[at] for at in range(len(scales))]

    def legend(self) -> list[Feature]:
        """Name, scale and bounds of every number that `write_features` writes, in order."""
        legend: list[Feature] = []
        self.write_features(0, FeatureWriter(MOST, legend))
        return legend

    def digest(self) -> str:
        """A fingerprint of the whole truth, for tests and records; never sent to anyone."""
        return blake2b(msgspec.json.encode(self.truth()), digest_size=16).hexdigest()

    def playout(self, rng: Rng) -> int:
        """Play on at random to the end, in place. Returns the number of moves."""
        moves: i64 = 0
        seat = self.actor()
        while seat != TABLE:
            self.step(seat, self.pick(seat, rng))
            moves += 1
            seat = self.actor()
        return moves

    # Copies and pickles

    def options(self) -> dict[str, object]:
        """The options of this game that its fields do not tell; for pickles."""
        return {}

    def __deepcopy__(self, memo: object) -> "State":
        return self.__copy__()

    def __copy__(self) -> "State":
        """An independent copy, as `clone` makes it, that keeps news if this one does."""
        twin = self.clone()
        if self.log is not None:
            twin.log = self.log[:]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        from oneiros.core.pickling import put_together, taken_apart

        return put_together, (self.game, int(self.players), self.options(), taken_apart(self))

    # News: what the last move brought about, told to each seat as it may know it

    def listen(self) -> None:
        """Begin to keep news. Clones and imagined states keep none until this is called on them."""
        self.log = []

    def note(
        self,
        what: str,
        seat: i64,
        open_facts: dict[str, object],
        secret_facts: dict[str, object],
        eyes: i64,
    ) -> None:
        """Add to the news. Only seats in the bit set `eyes` get the secret facts.

        The rules call it only while `log` is kept, so simulations do not pay for it.
        """
        if self.log is not None:
            self.log.append((what, int(seat), open_facts, secret_facts, int(eyes)))

    def news(self, seat: int | None) -> list[News]:
        """The news of the last move, as this seat saw it. Secrets of others are None."""
        return told_to(seat, self.log or [])
