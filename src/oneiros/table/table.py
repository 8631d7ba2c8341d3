"""One live match: what people, bots and clocks may do at it.

Every method that changes something takes the moment `now` and returns the events to be stored; it changes nothing by
itself. The caller stores them, calls `commit`, and only then tells anyone. What is not allowed raises `TableRefusal`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

import msgspec

from oneiros.bots import check_bot
from oneiros.core.bot import Mind, Thought
from oneiros.core.errors import MalformedMove, OneirosError
from oneiros.core.game import Game
from oneiros.core.record import Record, seed_in_record
from oneiros.core.types import TABLE, Move
from oneiros.table import events as ev
from oneiros.table.checks import CheckedLedger, Events
from oneiros.table.fairness import Proof
from oneiros.table.ledger import RECENT, RematchPlan, SeatWish, UndoRequest
from oneiros.table.refusals import Reason, TableRefusal, from_rules
from oneiros.table.replay import Eyes, Frame, frames
from oneiros.table.setup import Setup
from oneiros.table.shown import DueEvent, Snapshot, ToldEvent
from oneiros.table.snapshot import Moment, events_since

HURRY: Final = 0.05  # of a bot's pause that is left when no person can act
MOST_UNDOS: Final = 200
"""So often moves are taken back in one game. With `MOST_CHANGES` it bounds what it costs to read a table again."""
NUDGE_PAUSE: Final = 30.0  # seconds between two reminders of one player
NO_UNDO_BECAUSE: Final = {
    Reason.NO_UNDO: "nothing is taken back at this table",
    Reason.UNDO_TIMED: "while the sandglass or the patience runs nothing is taken back",
    Reason.TOO_MANY_CHANGES: f"moves were taken back {MOST_UNDOS} times in this game; now they stay",
    Reason.UNDO_NOTHING: "there is nothing to take back",
    Reason.UNDO_NOT_YOURS: "the last move was not yours, so it stays",
    Reason.UNDO_REVEALED: "that move brought something hidden to light, so it stays",
}
PATIENCE: Final = 120.0  # seconds after which the host may let a bot play for somebody who is not there


class Table(CheckedLedger):
    """A table: a ledger that is asked what may happen next."""

    def clone(self) -> Table:
        """An independent copy: to see what events would lead to before they are stored."""
        return Table(self.setup, self.game, self.keep, self)

    @classmethod
    def load(
        cls, setup: Setup, events: Iterable[ev.AnyEvent], game: Game | None = None, keep: int | None = RECENT
    ) -> Table:
        """The table as it is after these events."""
        table = cls(setup, game, keep)
        table.commit(events)
        return table

    @classmethod
    def resume(
        cls, setup: Setup, record: Record, people: Mapping[int, tuple[str, str]], game: Game | None = None
    ) -> Table:
        """A table in play, continued from a record alone; `people` are owner and name by seat, the rest are bots."""
        table = cls(msgspec.structs.replace(setup, seed=record.seed), game)
        for seat, (owner, name) in people.items():
            table.commit(table.sit(owner, name, 0.0, seat))
        for owner, _ in people.values():
            table.commit(table.ready(owner, 0.0))
        if table.play is None:
            table.commit(table.start(0.0))
        for seat, action in record.moves:
            by = ev.BY_TABLE if seat == TABLE else table.bot_level(seat) or ev.OWNER
            table.commit([ev.Moved(table.version + 1, 0.0, seat, action, by)])
        return table

    # Before the game

    def sit(
        self, owner: str, name: str, now: float, seat: int | None = None, guest: bool = False, agent: bool = False
    ) -> Events:
        """Take a seat, by default the first open one. `owner` is the caller's name for the person, never shown.

        A `guest` is shown as one: their name proves nothing. So is an `agent`: it is a program.
        """
        self._gathering()
        self._check_room()
        if self.seat_of(owner) is not None:
            raise TableRefusal(Reason.ALREADY_SEATED, "you have a seat at this table already")
        if seat is None:
            seat = next((number for number, one in enumerate(self.seats) if one.is_open), None)
            if seat is None:
                raise TableRefusal(Reason.SEAT_TAKEN, "all seats of this table are taken")
        self._check_seat(seat)
        if not self.seats[seat].is_open:
            raise TableRefusal(Reason.SEAT_TAKEN, f"seat {seat + 1} is taken")
        return self._dated(now, ev.Sat(0, 0, seat, owner, name, guest, agent))

    def seat_companions(self, owner: str, now: float) -> Events:
        """Sit those down who share this person's screen, where the setup has a seat for them.

        Their names prove nothing, so they are shown as guests.
        """
        self._gathering()
        return self._dated(
            now,
            *(
                ev.Sat(0, 0, seat, owner, name, guest=True, companion=True)
                for seat, name in enumerate(self.setup.companions)
                if name is not None and self.seats[seat].is_open
            ),
        )

    def transfer_seat(self, owner: str, to: str, name: str, now: float, guest: bool = False) -> Events:
        """Know the owner of a seat by another id and name from now on, at any time. Nobody gets two seats by it.

        Those who share their screen go with them, and keep their names.
        """
        self._seats(owner)
        if self.seat_of(to) is not None:
            raise TableRefusal(Reason.ALREADY_SEATED, "you have a seat at this table already")
        return self._dated(
            now,
            *(
                ev.SeatTransferred(0, 0, seat, to, self.seats[seat].name, guest=True)
                if self.seats[seat].companion
                else ev.SeatTransferred(0, 0, seat, to, name, guest)
                for seat in self.seats_of(owner)
            ),
        )

    def put_bot(self, seat: int, level: str, now: float) -> Events:
        """Put a bot on a seat that is open or a bot's."""
        self._gathering()
        self._check_room()
        self._check_seat(seat)
        if self.seats[seat].is_person:
            raise TableRefusal(Reason.SEAT_TAKEN, f"{self.seats[seat].name} sits there")
        try:
            check_bot(self.game, level, len(self.seats))
        except OneirosError as error:
            raise TableRefusal(Reason.NO_SUCH_BOT, str(error)) from None
        events: Events = [ev.BotSat(0, 0, seat, level)]
        if self.people and self._all_ready([seat]):
            events.append(ev.Started(0, 0))
        return self._dated(now, *events)

    def free(self, seat: int, now: float) -> Events:
        """Make a seat open again, no matter who sits there. The caller decides who may do that."""
        self._gathering()
        self._check_seat(seat)
        if self.seats[seat].is_open:
            raise TableRefusal(Reason.NOT_SEATED, f"nobody sits at seat {seat + 1}")
        return self._dated(now, ev.Left(0, 0, seat))

    def ready(self, owner: str, now: float, ready: bool = True) -> Events:
        """Be ready, or not any more. When all seats are taken and all people are ready the game starts.

        To say so again changes nothing. One speaks for all who share one's screen.
        """
        self._gathering()
        seats = [seat for seat in self._seats(owner) if self.seats[seat].ready != ready]
        if not seats:
            return []
        self._check_room()
        events: Events = [ev.Readied(0, 0, seat, ready) for seat in seats]
        if ready and self._all_ready(seats):
            events.append(ev.Started(0, 0))
        return self._dated(now, *events)

    def start(self, now: float) -> Events:
        """Start a table at which everybody is ready: one of bots alone, say."""
        self._gathering()
        if not self._all_ready():
            raise TableRefusal(Reason.NOT_READY, "not all seats are taken by people who are ready and by bots")
        return self._dated(now, ev.Started(0, 0))

    def _all_ready(self, soon: Collection[int] = ()) -> bool:
        """Whether every seat is a bot's or that of a person who is ready; some seats are about to be."""
        return all(seat.level is not None or seat.ready or number in soon for number, seat in enumerate(self.seats))

    # Coming and going

    def leave(self, owner: str, now: float, seat: int | None = None) -> Events:
        """Leave. Before the game the seat is open again; in play a bot takes it over; after it one is simply gone.

        All who share a screen leave together, but in play one of them (`seat`) may leave alone.
        """
        playing = self.status == "playing"
        seats = self._seats(owner) if seat is None or not playing else [self._seat(owner, seat)]
        seats = [one for one in seats if self.seats[one].away != "left"]
        if not seats:
            raise TableRefusal(Reason.AWAY, "you have left this table already")
        return self._dated(now, *(ev.TookOver(0, 0, one, "left") if playing else ev.Left(0, 0, one) for one in seats))

    def come_back(self, owner: str, now: float, seat: int | None = None) -> Events:
        """Take one's own seat over from the bot that plays it."""
        seat = self._seat(owner, seat)
        if not self.seats[seat].away:
            raise TableRefusal(Reason.NOT_AWAY, "you play your seat yourself")
        if self.seats[seat].resigned and self.status == "playing":
            raise TableRefusal(Reason.RESIGNED, "you have resigned this game")
        self._check_room()
        return self._dated(now, ev.HandedBack(0, 0, seat))

    def nudge(self, seat: int, now: float) -> Events:
        """Remind a player whom the table waits for. The caller decides who may do that."""
        self._awaited(seat)
        last = self.seats[seat].nudged
        if last is not None and self._moment(now) - last < NUDGE_PAUSE:
            raise TableRefusal(Reason.NUDGED, "they were reminded a moment ago; give them some time")
        self._check_room()
        return self._dated(now, ev.Nudged(0, 0, seat))

    def replace_absent(self, seat: int, here: Collection[int], now: float) -> Events:
        """Let a bot play for somebody who is not there and whom the table has waited for. They may come back any time.

        `here` are the seats whose owners are connected. The caller decides who may do that.
        """
        self._awaited(seat)
        if seat in here:
            raise TableRefusal(Reason.HERE, f"{self.seats[seat].name} is at the table")
        if self._moment(now) - self.played_at < PATIENCE:
            raise TableRefusal(Reason.EARLY, f"a bot may take over after {PATIENCE / 60:g} minutes of waiting")
        return self._dated(now, ev.TookOver(0, 0, seat, "host"))

    def hand_back(self, seat: int, now: float) -> Events:
        """Give a seat back to its owner, for whom a bot plays. The caller decides who may do that.

        Who has left, or resigned, does not play on because others wish it.
        """
        self._check_seat(seat)
        self._playing()
        if self.seats[seat].resigned or self.seats[seat].away in ("", "left"):
            raise TableRefusal(Reason.NOT_REPLACED, "no bot plays there for somebody who was not at the table")
        self._check_room()
        return self._dated(now, ev.HandedBack(0, 0, seat))

    def _awaited(self, seat: int) -> None:
        """Refuse where the table does not wait for a person at this seat."""
        self._check_seat(seat)
        self._playing()
        if not self.seats[seat].is_person:
            raise TableRefusal(Reason.NOT_SEATED, f"nobody sits at seat {seat + 1}")
        if not self.seats[seat].plays:
            raise TableRefusal(Reason.AWAY, "a bot plays that seat already")
        if seat not in self.clock.asked:
            raise TableRefusal(Reason.NOT_YOUR_TURN, "the table does not wait for them")

    # A bot's seat for a late friend

    def ask_seat(self, owner: str, name: str, seat: int, now: float, guest: bool = False) -> Events:
        """Ask for the seat of a bot; the host answers with `grant_seat` or `refuse_seat`."""
        self._bot_seat(seat)
        if self.seat_of(owner) is not None:
            raise TableRefusal(Reason.ALREADY_SEATED, "you have a seat at this table already")
        if seat in self.seat_wishes or any(wish.owner == owner for wish in self.seat_wishes.values()):
            raise TableRefusal(Reason.SEAT_ASKED, "that has been asked already; wait for the answer")
        if owner in self.seats_refused:
            raise TableRefusal(Reason.SEAT_REFUSED, "the host has said no; you can stay and watch")
        self._check_room()
        return self._dated(now, ev.SeatAsked(0, 0, seat, owner, name, guest))

    def grant_seat(self, seat: int, now: float) -> Events:
        """Give the bot's seat to the person who asked for it. The caller decides who may do that."""
        wish = self._seat_wish(seat)
        if self.seat_of(wish.owner) is not None:
            raise TableRefusal(Reason.ALREADY_SEATED, "they have a seat at this table by now")
        return self._dated(now, ev.Sat(0, 0, seat, wish.owner, wish.name, wish.guest))

    def refuse_seat(self, seat: int, now: float) -> Events:
        """Let the bot keep its seat. The caller decides who may do that. The same person cannot ask again."""
        self._seat_wish(seat)
        return self._dated(now, ev.SeatRefused(0, 0, seat))

    def _bot_seat(self, seat: int) -> None:
        self._check_seat(seat)
        if self.status == "over":
            raise TableRefusal(Reason.OVER, "the game is over")
        if self.seats[seat].level is None:
            raise TableRefusal(Reason.NO_BOT, f"seat {seat + 1} is not a bot's")

    def _seat_wish(self, seat: int) -> SeatWish:
        self._bot_seat(seat)
        wish = self.seat_wishes.get(seat)
        if wish is None:
            raise TableRefusal(Reason.SEAT_NOT_ASKED, "nobody asks for that seat")
        return wish

    # Moves

    def take_screen(self, owner: str, now: float, seat: int) -> Events:
        """Be before a screen that several people share. It is kept where time matters: their clock or glass begins.

        While one of them lays against the glass, nobody else takes it.
        """
        self._seat(owner, seat)
        if self.play is None or self.status == "over" or seat not in self.sharing or seat == self.screen.seat:
            return []
        state = self.play.state
        if self.at_glass and self.screen.seat in self.to_lay:
            raise TableRefusal(Reason.NOT_YOUR_TURN, "somebody else at this screen lays against the glass now")
        timed = state.timer is not None or len(state.actors) > 1
        if not (seat in self.to_lay if timed else self.setup.clock.kind != "none"):
            return []
        self._check_room()
        return self._dated(now, ev.TookScreen(0, 0, seat))

    def move(
        self,
        owner: str,
        move: int | Move | Mapping[str, Any],
        now: float,
        asked: int | None = None,
        seat: int | None = None,
    ) -> Events:
        """A person's move, as an action or in words.

        `asked` is the value of `Snapshot.asked` that they got. A move in answer to an earlier question is refused as
        stale. Where several people share a screen, `seat` says who of them moves.
        """
        seat = self._player(owner, seat)
        if asked is not None and asked != self.asked(seat):
            raise TableRefusal(Reason.STALE, "the position has changed since; look again")
        if isinstance(move, int):
            action = move
        else:
            try:
                action = self.game.encode(move)
            except MalformedMove as error:
                raise from_rules(error) from None
        self._check_move(seat, action)
        if self.holds_still(seat):
            raise TableRefusal(Reason.NOT_YOUR_TURN, "at a shared screen everybody lays against a glass of their own")
        self._in_time(seat, now)
        return self._dated(now, ev.Moved(0, 0, seat, action, ev.OWNER))

    def mind(self, seat: int) -> Mind:
        """All that a bot on this seat may know, for a seat that a bot is asked to play."""
        self._check_seat(seat)
        play = self._playing()
        if self.bot_level(seat) is None or self.asked(seat) is None:
            raise TableRefusal(Reason.NOT_YOUR_TURN, f"no bot is asked for the move of seat {seat + 1}")
        return Mind(play.state, seat, play.record.moves)

    def answer(self, due: DueEvent, action: int, now: float) -> Events:
        """The move that a bot has chosen; refused as stale if it is asked something else by now."""
        self._stands(due, now)
        if due.kind != "bot":
            raise TableRefusal(Reason.STALE, "no bot was asked")
        self._check_move(due.seat, action)
        self._in_time(due.seat, now)
        return self._dated(now, ev.Moved(0, 0, due.seat, action, self.bot_level(due.seat) or ""))

    def _check_move(self, seat: int, action: int) -> None:
        """Raise what the rules say against it."""
        state = self._playing().state
        if not state.allows(seat, action):
            try:
                state.apply(seat, action)
            except OneirosError as error:
                raise from_rules(error) from None

    def _in_time(self, seat: int, now: float) -> None:
        """A move that comes after its time is refused even where nobody has looked at the clock yet."""
        now = self._moment(now)
        deadline = self.seats[seat].deadline(self.setup.clock)
        glass = self.clock.ends_at
        if (deadline is not None and now >= deadline) or (glass is not None and now >= glass):
            raise TableRefusal(Reason.LATE, "the time for that move is up")

    # What is due

    def due(self) -> list[DueEvent]:
        """All that has to happen without a person, each with its moment. In a phase for all, several at once."""
        if not self.awake:
            return []
        found = []
        if (ends_at := self.clock.ends_at) is not None:
            if self.screen.out >= set(self._play.state.awaited):  # nobody is left who may still lay
                ends_at = self.time
            found.append(DueEvent("glass", TABLE, ends_at, self.clock.mark))
        for number, seat in enumerate(self.seats):
            question = self.clock.asked.get(number)
            if question is None:
                continue
            if self.bot_level(number) is not None:
                if self.undo_asked is None:  # bots wait until people have agreed what the position is
                    found.append(DueEvent("bot", number, question.at, question.version))
            elif (deadline := seat.deadline(self.setup.clock)) is not None:
                found.append(DueEvent("clock", number, deadline, question.version))
        return found

    def fire(self, due: DueEvent, now: float) -> Events:
        """What happens when its moment has come: a bot takes a seat over, or the table itself moves."""
        self._stands(due, now)
        if due.kind == "clock":
            return self._dated(now, ev.TookOver(0, 0, due.seat, "clock"))
        if due.kind == "bot" or self.clock.timer is None:
            raise TableRefusal(Reason.NEEDS_ANSWER, "ask the bot, and bring its answer")
        action, at = self.clock.timer.action, self.screen.seat
        if at is not None and len(self.to_lay) > 1 and self._ends_phase(action):
            return self._dated(now, ev.OutOfTime(0, 0, at))
        return self._dated(now, ev.Moved(0, 0, TABLE, action, ev.BY_TABLE))

    def _ends_phase(self, action: int) -> bool:
        """Whether this move of the table brings to light what all have laid."""
        after = self._play.state.clone()
        after.apply(TABLE, action)
        return bool(after.reveal_count != self._play.state.reveal_count)

    def _stands(self, due: DueEvent, now: float) -> None:
        self._playing()
        if due not in self.due():
            raise TableRefusal(Reason.STALE, "that is not due any more")
        if self._moment(now) < due.at:
            raise TableRefusal(Reason.EARLY, "that is not due yet")

    def answer_at(self, due: DueEvent, thought: Thought) -> float:
        """When to bring a bot's answer: where the game is played against the glass it has a person's pace.

        When people are at the table but none of them can act (they woke up, or their layout is final), bots hurry.
        """
        pause = thought.pause or 0.0
        if self.present and not set(self.present) & set(self._play.state.actors):
            pause *= HURRY
        return due.at + pause

    # Taking back

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why the seat's owner cannot take back their last move now; None if they can."""
        if not self.setup.undo:
            return Reason.NO_UNDO
        if self.clock.timer is not None or self.passing:
            return Reason.UNDO_TIMED
        if not self.has_room or self.undone >= MOST_UNDOS:
            return Reason.TOO_MANY_CHANGES
        play = self._play
        if not self.made:
            return Reason.UNDO_NOTHING
        at = self._last_by_people()
        if at is None or play.mover(at) != seat:
            return Reason.UNDO_NOT_YOURS
        return None if play.can_undo(self.made - at) else Reason.UNDO_REVEALED

    def _last_by_people(self) -> int | None:
        """The place in the record of the last move that no bot made."""
        at = self.made - 1
        while at >= 0:
            if self._by[at] == ev.OWNER or self._by[at] == ev.BY_TABLE:
                return at
            at -= 1
        return None

    def undo_span(self, seat: int) -> int:
        """How many moves are undone if the seat's owner takes back their last one: it, and those of bots since."""
        self._playing()
        why_not = self.why_no_undo(seat)
        if why_not is Reason.TOO_MANY_CHANGES:
            self._check_room()  # which has a sentence of its own
        if why_not is not None:
            raise TableRefusal(why_not, NO_UNDO_BECAUSE[why_not])
        at = self._last_by_people()
        assert at is not None
        return self.made - at

    def undo(self, owner: str, now: float, seat: int | None = None) -> Events:
        """Take back one's last move; where people at other screens play, ask them for permission."""
        seat = self._player(owner, seat)
        span = self.undo_span(seat)
        if self.undo_asked is not None:
            raise TableRefusal(Reason.UNDO_ASKED, "somebody has asked for that already")
        if set(self.present) <= set(self.seats_of(owner)):
            return self._dated(now, ev.TookBack(0, 0, seat, span))
        return self._dated(now, ev.UndoAsked(0, 0, seat, span))

    def agree_undo(self, owner: str, now: float, seat: int | None = None) -> Events:
        """Let the one who asked take their move back; done when all others have agreed, or one at each screen."""
        seat, asked = self._player(owner, seat), self._undo_request()
        agreed = {self.seats[one].owner for one in (*asked.agreed, asked.seat)}
        if owner in agreed:
            raise TableRefusal(Reason.UNDO_ASKED, "the others are to say whether they agree")
        events: Events = [ev.UndoAgreed(0, 0, seat)]
        if agreed | {owner} >= {self.seats[one].owner for one in self.present}:
            events.append(ev.TookBack(0, 0, asked.seat, asked.moves))
        return self._dated(now, *events)

    def refuse_undo(self, owner: str, now: float, seat: int | None = None) -> Events:
        """Refuse the request; the one who asked can withdraw it in this way."""
        seat = self._player(owner, seat)
        self._undo_request()
        return self._dated(now, ev.UndoRefused(0, 0, seat))

    def _undo_request(self) -> UndoRequest:
        if self.undo_asked is None:
            raise TableRefusal(Reason.UNDO_NOT_ASKED, "nobody asks to take a move back")
        return self.undo_asked

    # Ending

    def resign(self, owner: str, now: float, seat: int | None = None) -> Events:
        """Resign. A bot plays on for the others; where nothing is left to play for, the game is over."""
        self._playing()
        seat = self._seat(owner, seat)
        if self.seats[seat].resigned:
            raise TableRefusal(Reason.RESIGNED, "you have resigned already")
        events: Events = [ev.Resigned(0, 0, seat)]
        if self.decided_by_resigning(seat):
            events.append(ev.Ended(0, 0))
        return self._dated(now, *events)

    def rematch(self, owner: str, now: float, plan: RematchPlan | None = None) -> Events:
        """Offer a rematch, or accept the offer. With a plan of one's own it is a new offer, and all are asked again.

        One speaks for all who share one's screen.
        """
        seats = self._after(owner)
        offer = ev.RematchOffered(0, 0, seats[0])
        offered = bool(self.rematch_wanted)
        if plan is not None and (not self.rematch_wanted or plan != self.rematch_plan):
            self._check_plan(plan)
            offer, offered = ev.RematchOffered(0, 0, seats[0], plan.order, plan.options), False
        elif seats[0] in self.rematch_wanted:
            raise TableRefusal(Reason.REMATCH_MADE, "you have said so already")
        self._check_room()
        accepting = [ev.RematchAccepted(0, 0, seat) for seat in (seats if offered else seats[1:])]
        return self._dated(now, *([] if offered else [offer]), *accepting)

    def _check_plan(self, plan: RematchPlan) -> None:
        if plan.order and sorted(plan.order) != list(range(self.setup.players)):
            raise TableRefusal(Reason.BAD_REMATCH, "each of the seats is to be named once")
        try:
            self.game.check_options(plan.options or {})
        except OneirosError as error:
            raise TableRefusal(Reason.BAD_REMATCH, str(error)) from None

    def refuse_rematch(self, owner: str, now: float) -> Events:
        """Refuse a rematch, or withdraw one's offer or acceptance."""
        seats = self._after(owner)
        if not self.rematch_wanted:
            raise TableRefusal(Reason.REMATCH_NOT_OFFERED, "nobody has offered another game")
        return self._dated(now, ev.RematchRefused(0, 0, seats[0]))

    @property
    def rematch_agreed(self) -> bool:
        """Whether all people who are still at the table want to play again."""
        here = {number for number in self.people if not self.seats[number].away}
        return self.status == "over" and bool(here) and here <= self.rematch_wanted

    def next_game(self, seed: int | bytes, now: float) -> tuple[Setup, Events]:
        """The setup of the rematch and its first events: everybody sits as was offered, and is ready.

        Without an offer of seats everybody is one seat further on. The seat of somebody who has left is open; without
        one the game starts.
        """
        if not self.rematch_agreed:
            raise TableRefusal(Reason.REMATCH_NOT_AGREED, "not everybody wants another game")
        plan = self.rematch_plan
        seats = [self.seats[number] for number in plan.order] if plan.order else self.seats[-1:] + self.seats[:-1]
        options = self.setup.options if plan.options is None else self.game.check_options(plan.options)
        setup = msgspec.structs.replace(
            self.setup,
            options=options,
            seed=seed_in_record(seed),
            bots=tuple(seat.level for seat in seats),
            companions=tuple(seat.name if seat.companion and not seat.away else None for seat in seats),
        )
        table = Table(setup, self.game)
        people = [(number, seat) for number, seat in enumerate(seats) if seat.owner is not None and not seat.away]
        for number, seat in people:
            if not seat.companion:
                table.commit(table.sit(seat.owner or "", seat.name, now, number, seat.guest, seat.agent))
        for _, seat in people:
            if seat.companion:
                table.commit(table.seat_companions(seat.owner or "", now))
        for _, seat in people:
            if table.play is None:
                table.commit(table.ready(seat.owner or "", now))
        return setup, table.events

    def rematched(self, table: str, now: float) -> Events:
        """Say at which table the next game is; once."""
        if not self.rematch_agreed:
            raise TableRefusal(Reason.REMATCH_NOT_AGREED, "not everybody wants another game")
        if self.rematch_table is not None:
            raise TableRefusal(Reason.REMATCH_MADE, "the next game has been set up already")
        return self._dated(now, ev.Rematched(0, 0, table))

    # What leaves a table

    @property
    def record(self) -> Record:
        """The record of the game. It holds the seed and every move: never sent to anyone before the end."""
        return self.setup.record() if self.play is None else self.play.record

    def snapshot(self, seat: int | None, now: float, since: int | None = None, here: Collection[int] = ()) -> Snapshot:
        """All that the owner of a seat gets, or a spectator (None).

        With `since`, the events after that version are included, too. `here` are the seats whose owners are connected;
        the caller knows them.
        """
        seen = Moment(self, now, here).snapshot(seat)
        return seen if since is None else msgspec.structs.replace(seen, told=self.events_since(seat, since))

    def events_since(self, seat: int | None, since: int, most: int | None = None) -> list[ToldEvent]:
        """What has happened after a version, as that seat may know it now; so many events at most."""
        if since < self.forgotten:
            return Table.load(self.setup, self.events, self.game, keep=None).events_since(seat, since, most)
        return events_since(self, seat, since, most)

    def replay(self, eyes: Eyes, viewer: int | None) -> list[Frame]:
        """The game so far, frame by frame. Before the end only through the viewer's own eyes, or a spectator's."""
        self.check_replay(eyes, viewer)
        return list(frames(self.record, self.game, eyes, self.by))

    def check_replay(self, eyes: Eyes, viewer: int | None) -> None:
        """Refuse a replay through eyes that the viewer may not look through, or not yet."""
        if self.play is None:
            raise TableRefusal(Reason.NOT_BEGUN, "the game has not begun")
        if isinstance(eyes, int):
            self._check_seat(eyes)
        if self.status != "over" and eyes is not None and (eyes != viewer or self.play.state.hides_past_views):
            raise TableRefusal(Reason.HIDDEN, "what others saw, and what is to be remembered, is shown after the end")

    def proof(self) -> Proof:
        """The promise and the record of a finished game, for anybody to verify."""
        if self.status != "over":
            raise TableRefusal(Reason.HIDDEN, "the record is shown after the end")
        return Proof(promise=self.promise, record=self.record)
