"""A bot at a table of a server: it sits down, plays, and stays for a rematch."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Callable
from typing import Final

from oneiros.agents import ask
from oneiros.agents.guard import too_slow
from oneiros.agents.seen import SeenMind
from oneiros.client.api import Client
from oneiros.client.seat import TableSocket
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.core.errors import AgentFault, Refusal
from oneiros.registry import find
from oneiros.server import wire

SPARE: Final = 0.9  # of its clock, that a bot may use: the rest is for the way
LATE: Final = 1.0  # seconds beyond its limit, before a bot is not waited for any more
PASSING: Final = frozenset({"stale", "late", "broken", "not-your-turn"})  # refusals after which one looks again
REMATCH_SECONDS: Final = 60.0  # that others are waited for

MakeBot = Callable[[str, int], Bot]
"""Makes a bot for a game, from its id and a seed."""


class Player:
    """Plays tables of one server with bots that are made anew for every game. It says what it does in lines."""

    def __init__(self, client: Client, make: MakeBot, tell: Callable[[str], None]) -> None:
        self.client = client
        self.make = make
        self.tell = tell
        self.fault: AgentFault | None = None  # of a bot that had to resign

    async def play(self, table: str, rematch: bool = True) -> str | None:
        """Play one game at a table, from sitting down to its end; the table of the rematch, if there is one."""
        async with self.client.at(table) as seat:
            picture = await seat.see()
            if picture.seen.you is None:
                await seat.say(wire.Sit())
                picture = await seat.see(lambda seen: seen.seen.you is not None)
            self.tell(f"sat down at {picture.table}: {picture.seen.game}, seat {_seat(picture) + 1}")
            if picture.seen.status == "gathering" and not picture.seen.seats[_seat(picture)].ready:
                await seat.say(wire.Ready())
            bot = self.make(picture.seen.game, secrets.randbits(62))
            try:
                await self._play_out(seat, bot)
            finally:
                await asyncio.to_thread(bot.close)
            return await self._next_table(seat) if rematch and self.fault is None else None

    async def _play_out(self, seat: TableSocket, bot: Bot) -> None:
        """Answer every question until the game is over."""
        answered = -1
        async for picture in seat.pictures():
            seen = picture.seen
            if seen.status == "over":
                self._tell_result(picture)
                return
            if seen.seats[_seat(picture)].away:
                await _try(seat, wire.Back())
            elif seen.asked is not None and seen.asked != answered and seen.choices:
                try:
                    action = await self._think(seat, bot, picture)
                except AgentFault as fault:
                    self.fault = fault
                    self.tell(f"failed ({fault.kind}: {fault}), and resigns")
                    await _try(seat, wire.Resign())
                    return
                if await _try(seat, wire.MakeMove(asked=seen.asked, action=action)):
                    answered = seen.asked
                    self.tell(f"made move {action} ({_words(picture, action)})")

    async def _think(self, seat: TableSocket, bot: Bot, picture: wire.Picture) -> int:
        seen = picture.seen
        assert seen.view is not None
        me = _seat(picture)
        mind = SeenMind(bot.game, me, seen.view, [one.action for one in seen.choices], seat.take_news())
        left = seen.seats[me].clock
        budget = None if left is None else Budget(milliseconds=left * SPARE * 1000)
        return (await think_aside(bot, mind, budget)).action

    def _tell_result(self, picture: wire.Picture) -> None:
        result = picture.seen.result
        if result is None:
            return
        scores = "" if result.outcome is None else f", points {', '.join(map(str, result.outcome.scores))}"
        self.tell(f"{'won' if _seat(picture) in result.winners else 'did not win'} ({result.reason}{scores})")

    async def _next_table(self, seat: TableSocket) -> str | None:
        """Want to play again, and wait a while for the others."""
        if not await _try(seat, wire.Rematch()):
            return None
        self.tell("would play again")
        try:
            async with asyncio.timeout(REMATCH_SECONDS):
                picture = await seat.see(lambda seen: seen.seen.rematch.table or _alone(seen))
        except TimeoutError:
            return None
        return picture.seen.rematch.table


async def think_aside(bot: Bot, mind: Mind, budget: Budget | None) -> Thought:
    """Let a bot think in a thread of its own. One that never ends is not waited for, and does not keep us."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Thought] = loop.create_future()

    def settle(thought: Thought | None, error: BaseException | None) -> None:
        if answer.done():
            return
        if error is not None:
            answer.set_exception(error)
        elif thought is not None:
            answer.set_result(thought)

    def think() -> None:
        thought, failed = None, None
        try:
            thought = ask(bot, mind, budget)
        except Exception as error:
            failed = error
        loop.call_soon_threadsafe(settle, thought, failed)

    threading.Thread(target=think, daemon=True).start()
    seconds = bot.limits.seconds + bot.limits.start
    try:
        async with asyncio.timeout(seconds + LATE):
            return await answer
    except TimeoutError:
        raise AgentFault("slow", too_slow(seconds)) from None


async def _try(seat: TableSocket, message: wire.AnySay) -> bool:
    """Say something that may have been overtaken; whether it was done."""
    try:
        await seat.say(message)
    except Refusal as refusal:
        if refusal.code not in PASSING and not isinstance(message, wire.Rematch | wire.Back | wire.Resign):
            raise
        return False
    return True


def bot_maker(make: Callable[..., Bot]) -> MakeBot:
    """A `MakeBot` from a bot class."""
    return lambda game, seed: make(find(game), seed)


def _seat(picture: wire.Picture) -> int:
    """One's own seat."""
    if picture.seen.you is None:
        raise Refusal("no-seat", "somebody else has the seat now", 409)
    return picture.seen.you


def _alone(picture: wire.Picture) -> bool:
    """Whether nobody else is at the table any more to play again with."""
    others = [one for at, one in enumerate(picture.seen.seats) if at != picture.seen.you and one.kind == "person"]
    return all(not one.here or one.away == "left" for one in others)


def _words(picture: wire.Picture, action: int) -> str:
    move = next(one.move for one in picture.seen.choices if one.action == action)
    return str(move.__struct_config__.tag)
