"""The state of a table after its events so far. Nothing is decided here: events are facts, applied one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec

from oneiros.core.errors import BadRecord, OneirosError
from oneiros.core.game import Game
from oneiros.core.record import Play, start_from
from oneiros.core.state import Note
from oneiros.core.types import TABLE
from oneiros.registry import find_played
from oneiros.table import events as ev
from oneiros.table import fairness
from oneiros.table.game_clock import GameClock
from oneiros.table.refusals import Reason, TableRefusal
from oneiros.table.seats import Seat
from oneiros.table.setup import Setup
from oneiros.table.shared_screen import SharedScreen, shared_seats
from oneiros.table.shown import Result, Status

RECENT: Final = 64
"""The news of so many moves are kept; older ones are made again by replaying."""


class UndoRequest:
    """A request to take moves back, and who has agreed."""

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves
        self.agreed: set[int] = set()

    def clone(self) -> UndoRequest:
        """An independent copy."""
        twin = UndoRequest(self.seat, self.moves)
        twin.agreed = set(self.agreed)
        return twin


class SeatWish(NamedTuple):
    """A person who would like to have a bot's seat."""

    owner: str
    name: str
    guest: bool


class RematchPlan(NamedTuple):
    """How the next game is to be: who sits where (see `RematchOffered`), and other settings than now."""

    order: tuple[int, ...] = ()
    options: dict[str, bool | int | str] | None = None


class Question(NamedTuple):
    """What a seat is asked now. The version says which question it is: an answer to another one is stale."""

    version: int
    at: float
    choices: list[int] | None  # its legal actions then, where the moves of others could change them


class Ledger:
    """The state of a table: setup plus events. The same events give the same ledger in every process."""

    def __init__(
        self, setup: Setup, game: Game | None = None, keep: int | None = RECENT, of: Ledger | None = None
    ) -> None:
        if of is not None:  # a copy
            of._copy_to(self)
            return
        self.setup = setup
        self.game = game or find_played(setup.game, setup.content)
        start_from(setup.record(), self.game)  # other rules or cards are refused at once
        self.seats = [Seat(level=level, bank=setup.clock.seconds) for level in setup.bots]
        # What only grows is shared by copies, since every action is tried on one. Each copy knows how much of it is its
        # own. One that goes another way makes a list of its own first.
        self._events: list[ev.AnyEvent] = []  # the first `version` of them
        self.version = 0
        self.changes = 0  # events that are no moves
        self.undone = 0  # how often moves were taken back
        self.time = 0.0  # of the last event
        self.play: Play | None = None
        self._by: list[str] = []  # who made each move of the record, `made` in all
        self.made = 0
        self.promise = fairness.promise(setup.record())
        self._logs: list[tuple[int, list[Note]]] = []  # of the last moves, by version, oldest first; `_logged` in all
        self._logged = 0
        self.keep = keep  # so many of them, and a few more; None: all
        self.forgotten = 0  # the version of the last move whose news are not kept
        self.broken_off = False
        self.undo_asked: UndoRequest | None = None
        self.clock: GameClock[Question] = GameClock()
        self.sharing: tuple[int, ...] = ()  # the seats of those who share a screen
        self.screen = SharedScreen()
        self.seat_wishes: dict[int, SeatWish] = {}  # by seat
        # The last move, or the beginning: since then the table waits. It is open to all, unlike a question.
        self.played_at = 0.0
        self.seats_refused: set[str] = set()  # those who asked and got none
        self.rematch_wanted: set[int] = set()
        self.rematch_plan = RematchPlan()
        self.rematch_table: str | None = None

    # Reading it

    @property
    def events(self) -> list[ev.AnyEvent]:
        """All that has happened, to be read only."""
        return self._events if len(self._events) == self.version else self._events[: self.version]

    @property
    def by(self) -> list[str]:
        """Who made each move of the record, to be read only."""
        return self._by if len(self._by) == self.made else self._by[: self.made]

    def notes_since(self, since: int) -> dict[int, list[Note]]:
        """The news of the moves after a version, by version, as far as they are kept."""
        found: dict[int, list[Note]] = {}
        at = self._logged - 1
        while at >= 0 and self._logs[at][0] > since:
            found[self._logs[at][0]] = self._logs[at][1]
            at -= 1
        return found

    @property
    def status(self) -> Status:
        """Whether people still gather, play, or have played."""
        if self.play is None:
            return "gathering"
        return "over" if self.broken_off or not self.play.state.actors else "playing"

    @property
    def people(self) -> list[int]:
        """The seats that have owners."""
        return [number for number, seat in enumerate(self.seats) if seat.owner is not None]

    @property
    def present(self) -> list[int]:
        """The seats whose owners play them now."""
        return [number for number, seat in enumerate(self.seats) if seat.plays]

    @property
    def awake(self) -> bool:
        """Whether the game goes on: where everybody is away, the bots and the sandglass wait too."""
        if self.status != "playing":
            return False
        return any(seat.plays for seat in self.seats) or all(seat.owner is None for seat in self.seats)

    def seat_of(self, owner: str) -> int | None:
        """Where this person sits; None for a spectator. Where others share their screen, it is their own seat."""
        if not self.sharing:
            for number, seat in enumerate(self.seats):
                if seat.owner == owner:
                    return number
            return None
        return min(self.seats_of(owner), key=lambda number: self.seats[number].companion, default=None)

    def seats_of(self, owner: str) -> list[int]:
        """The seats of this person and of those who share their screen."""
        return [number for number, seat in enumerate(self.seats) if seat.owner == owner]

    @property
    def at_glass(self) -> bool:
        """Whether this phase is played against the glass."""
        return self.setup.glass and self.awake and self._play.state.timer is not None

    @property
    def to_lay(self) -> list[int]:
        """Of those who share a screen, the seats that the game waits for and whose own glass has not run out."""
        awaited = self._play.state.awaited
        return [
            seat for seat in self.sharing if seat in awaited and self.seats[seat].plays and seat not in self.screen.out
        ]

    @property
    def passing(self) -> bool:
        """Whether the glass waits until the next of those who share a screen is before it."""
        if not self.sharing or not self.at_glass:
            return False
        to_lay = self.to_lay
        return bool(to_lay) and self.screen.seat not in to_lay

    def holds_still(self, seat: int) -> bool:
        """Whether somebody at a shared screen has had their glass, or has yet to get it."""
        if seat not in self.sharing or not self.at_glass:
            return False
        return self.passing or seat != self.screen.seat or seat in self.screen.out

    def sees_more(self, seat: int) -> bool:
        """Whether this seat is shown anything that a spectator is not."""
        if self.play is None or self.status == "over":
            return False
        return self.play.state.view(seat) != msgspec.structs.replace(self.play.state.view(None), seat=seat)

    def next_at_screen(self, at: int | None = None) -> int | None:
        """Who is to be before the shared screen: `at`, if the game waits for them, or the next of them clockwise.

        Where a glass waits, it is the one whose turn it is to lay.
        """
        if not self.sharing or self.status != "playing":
            return None
        to_lay = self.to_lay
        if self.at_glass and self.screen.seat in to_lay:
            return self.screen.seat
        return self.screen.following(to_lay, None if self.passing else at)

    def asked(self, number: int) -> int | None:
        """The question that the seat is asked now, by its version; None if it is asked nothing."""
        question = self.clock.asked.get(number)
        return None if question is None else question.version

    def bot_level(self, number: int) -> str | None:
        """The level of the bot that plays the seat now; None if a person does."""
        seat = self.seats[number]
        if seat.owner is None:
            return seat.level
        return None if seat.plays else self.setup.substitute

    @property
    def contenders(self) -> list[int]:
        """The seats that can still win for the player who sat there first."""
        return [number for number, seat in enumerate(self.seats) if not seat.resigned]

    def decided_by_resigning(self, number: int) -> bool:
        """Whether nothing is left to play for when this seat is resigned too.

        That is so when every person has resigned. Where seats play against each other, it is also so when only one seat
        is left. A bot that sat there from the beginning counts as an opponent. A partner who resigns does not end a
        game that is won or lost together.
        """
        left = [other for other in self.contenders if other != number]
        alone = len(left) == 1 and not self.game.cooperative
        return alone or not any(self.seats[other].is_person for other in left)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        if self.play is None or self.status != "over":
            return None
        outcome = self.play.state.outcome
        resigned = tuple(number for number, seat in enumerate(self.seats) if seat.resigned)
        if outcome is None:
            left = self.contenders
            alone = len(left) == 1 and not self.game.cooperative
            return Result("resigned", tuple(left) if alone else (), resigned, None)
        winners = tuple(number for number in outcome.winners if number not in resigned)
        return Result(outcome.reason, winners, resigned, outcome)

    def _copy_to(self, twin: Ledger) -> None:
        """Every field, one by one: compiled, an object has no dictionary of them."""
        twin.setup = self.setup
        twin.game = self.game
        twin.seats = [seat.clone() for seat in self.seats]
        twin._events = self._events
        twin.version = self.version
        twin.changes = self.changes
        twin.undone = self.undone
        twin.time = self.time
        twin.play = None if self.play is None else self.play.clone()
        twin._by = self._by
        twin.made = self.made
        twin.promise = self.promise
        twin._logs = self._logs
        twin._logged = self._logged
        twin.keep = self.keep
        twin.forgotten = self.forgotten
        twin.broken_off = self.broken_off
        twin.undo_asked = None if self.undo_asked is None else self.undo_asked.clone()
        twin.clock = self.clock.clone()
        twin.sharing = self.sharing
        twin.screen = self.screen.clone()
        twin.seat_wishes = self.seat_wishes.copy()
        twin.played_at = self.played_at
        twin.seats_refused = set(self.seats_refused)
        twin.rematch_wanted = set(self.rematch_wanted)
        twin.rematch_plan = self.rematch_plan
        twin.rematch_table = self.rematch_table

    # Folding events in

    def commit(self, events: Iterable[ev.AnyEvent]) -> None:
        """Take events in, in order. An event of another version than the next is refused as stale."""
        for event in events:
            if event.version != self.version + 1:
                raise TableRefusal(
                    Reason.STALE, f"the table is at version {self.version}; that was for {event.version - 1}"
                )
            _FOLDS[type(event)](self, event)
            if len(self._events) != self.version:  # a copy has gone on from here
                self._events = self._events[: self.version]
            self._events.append(event)
            self.version = event.version
            self.changes += type(event) is not ev.Moved
            self.time = event.at
            if self.play is not None:
                self._settle(event)

    def _sat(self, event: ev.Sat) -> None:
        seat = self.seats[event.seat]
        seat.owner, seat.name, seat.guest, seat.level = event.owner, event.name, event.guest, None
        seat.agent, seat.companion = event.agent, event.companion
        self._share()
        self.seat_wishes = {
            number: wish
            for number, wish in self.seat_wishes.items()
            if number != event.seat and wish.owner != event.owner
        }
        self.undo_asked = None

    def _bot_sat(self, event: ev.BotSat) -> None:
        self.seats[event.seat] = Seat(level=event.level, bank=self.setup.clock.seconds)
        self.seat_wishes.pop(event.seat, None)
        self._share()

    def _left(self, event: ev.Left) -> None:
        if self.play is None:
            self.seats[event.seat] = Seat(bank=self.setup.clock.seconds)
            self.seat_wishes.pop(event.seat, None)
            self._share()
        else:
            self.seats[event.seat].away = "left"
            self.rematch_wanted.discard(event.seat)

    def _seat_transferred(self, event: ev.SeatTransferred) -> None:
        seat = self.seats[event.seat]
        seat.owner, seat.name, seat.guest = event.owner, event.name, event.guest
        self._share()

    def _share(self) -> None:
        self.sharing = shared_seats(seat.owner for seat in self.seats)

    def _readied(self, event: ev.Readied) -> None:
        self.seats[event.seat].ready = event.ready

    def _seat_asked(self, event: ev.SeatAsked) -> None:
        self.seat_wishes[event.seat] = SeatWish(event.owner, event.name, event.guest)

    def _seat_refused(self, event: ev.SeatRefused) -> None:
        wish = self.seat_wishes.pop(event.seat, None)
        if wish is not None:
            self.seats_refused.add(wish.owner)

    def _started(self, event: ev.Started) -> None:
        self.played_at = event.at
        self.play = Play.resume(self.setup.record(), self.game)
        self.play.state.listen()

    def _moved(self, event: ev.Moved) -> None:
        play = self._play
        reveal_count, at_glass = play.state.reveal_count, bool(self.sharing) and self.at_glass
        try:
            play.apply(event.seat, event.action)
        except OneirosError as error:
            raise BadRecord(f"event {event.version} of the table cannot be: {error}") from None
        self.played_at = event.at
        if len(self._by) != self.made:
            self._by = self._by[: self.made]
        self._by.append(event.by)
        self.made += 1
        self._keep_log(event.version, play.state.log or [])
        if event.seat != TABLE:
            self.seats[event.seat].moved = event.version
        else:
            self.clock.table_moved(play.state.reveal_count != reveal_count)
        if at_glass and play.state.reveal_count != reveal_count:
            self.screen.begin_phase()
        self.undo_asked = None

    def _keep_log(self, version: int, notes: list[Note]) -> None:
        """Keep the news of a move, and let go of the oldest, several at once."""
        logs, keep = self._logs, self.keep
        if keep is not None and self._logged >= keep + keep // 4:
            first = self._logged - keep + 1
            self.forgotten = logs[first - 1][0]
            self._logs = logs[first : self._logged]
        elif len(logs) != self._logged:
            self._logs = logs[: self._logged]
        self._logs.append((version, notes))
        self._logged = len(self._logs)

    def _took_screen(self, event: ev.TookScreen) -> None:
        self.screen.take(event.seat)

    def _out_of_time(self, event: ev.OutOfTime) -> None:
        self.screen.out |= {event.seat}

    def _took_over(self, event: ev.TookOver) -> None:
        self.seats[event.seat].away = event.why
        self.undo_asked = None

    def _nudged(self, event: ev.Nudged) -> None:
        self.seats[event.seat].nudged = event.at

    def _handed_back(self, event: ev.HandedBack) -> None:
        self.played_at = event.at
        self.seats[event.seat].come_back(self.setup.clock)
        self.undo_asked = None

    def _undo_asked(self, event: ev.UndoAsked) -> None:
        self.undo_asked = UndoRequest(event.seat, event.moves)

    def _undo_agreed(self, event: ev.UndoAgreed) -> None:
        if self.undo_asked is not None:
            self.undo_asked.agreed.add(event.seat)

    def _undo_refused(self, _: ev.UndoRefused) -> None:
        self.undo_asked = None

    def _took_back(self, event: ev.TookBack) -> None:
        self._play.undo(event.moves)
        self.undone += 1
        self.made -= event.moves
        self._by = self._by[: self.made]
        self.undo_asked = None

    def _resigned(self, event: ev.Resigned) -> None:
        self.seats[event.seat].resigned = True
        self.undo_asked = None

    def _ended(self, _: ev.Ended) -> None:
        self.broken_off = True

    def _rematch_offered(self, event: ev.RematchOffered) -> None:
        self.rematch_wanted = {event.seat}
        self.rematch_plan = RematchPlan(event.order, event.options)

    def _rematch_accepted(self, event: ev.RematchAccepted) -> None:
        self.rematch_wanted.add(event.seat)

    def _rematch_refused(self, _: ev.RematchRefused) -> None:
        self.rematch_wanted.clear()
        self.rematch_plan = RematchPlan()

    def _rematched(self, event: ev.Rematched) -> None:
        self.rematch_table = event.table

    @property
    def _play(self) -> Play:
        if self.play is None:
            raise BadRecord("an event of play stands before the start of the game")
        return self.play

    # Whom the table waits for now, and for how long

    def _settle(self, event: ev.AnyEvent) -> None:
        """After an event: who is asked, whose clock runs, and whether the game's own timer does."""
        state = self._play.state
        over = self.status == "over"
        passing = self.passing  # then the glass and the bots wait
        timer = state.timer if self.at_glass and not passing else None
        self.clock.run(timer, event.at, event.version)
        moved = isinstance(event, ev.Moved)
        changed = event.seat if isinstance(event, _CHANGE_A_SEAT) else None
        anew = isinstance(event, _ASK_ALL_ANEW)

        def stands(number: int, question: Question) -> bool:
            """Whether a seat that was asked before is asked the same now, though another may have moved."""
            if anew or number == changed:
                return False
            return not moved or question.choices == state.legal(number)

        others_may_move = not over and (len(state.actors) > 1 or state.timer is not None)
        awaited = () if over else state.awaited
        if passing:
            awaited = tuple(number for number in awaited if self.bot_level(number) is None)
        fresh = self.clock.to_ask(awaited, stands)
        for number in fresh:
            choices = state.legal(number) if others_may_move else None
            self.clock.asked[number] = Question(event.version, event.at, choices)
        if self.setup.clock.kind != "none":
            for number, seat in enumerate(self.seats):
                # While the sandglass runs it is everybody's clock. At a shared screen nobody's runs before they look.
                runs = number in self.clock.asked and seat.plays and timer is None and not passing
                runs = runs and (number not in self.sharing or number == self.screen.seat)
                if number in fresh or not runs:
                    seat.stop(event.at, self.setup.clock, moved and number == changed)
                if runs and seat.since is None:
                    seat.since = event.at


_CHANGE_A_SEAT: Final = (ev.Sat, ev.Moved, ev.TookOver, ev.HandedBack, ev.Resigned)
"""After these their seat is asked anew, if it is asked."""
_ASK_ALL_ANEW: Final = (ev.Started, ev.TookBack)
_FOLDS: dict[type, Callable[[Any, Any], None]] = {
    ev.Sat: Ledger._sat,
    ev.BotSat: Ledger._bot_sat,
    ev.Left: Ledger._left,
    ev.SeatTransferred: Ledger._seat_transferred,
    ev.Readied: Ledger._readied,
    ev.SeatAsked: Ledger._seat_asked,
    ev.SeatRefused: Ledger._seat_refused,
    ev.Started: Ledger._started,
    ev.Moved: Ledger._moved,
    ev.TookScreen: Ledger._took_screen,
    ev.OutOfTime: Ledger._out_of_time,
    ev.TookOver: Ledger._took_over,
    ev.Nudged: Ledger._nudged,
    ev.HandedBack: Ledger._handed_back,
    ev.UndoAsked: Ledger._undo_asked,
    ev.UndoAgreed: Ledger._undo_agreed,
    ev.UndoRefused: Ledger._undo_refused,
    ev.TookBack: Ledger._took_back,
    ev.Resigned: Ledger._resigned,
    ev.Ended: Ledger._ended,
    ev.RematchOffered: Ledger._rematch_offered,
    ev.RematchAccepted: Ledger._rematch_accepted,
    ev.RematchRefused: Ledger._rematch_refused,
    ev.Rematched: Ledger._rematched,
}
