"""The guard: asks a bot for its move, and holds one that is not ours to the rules of docs/agents.md."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from oneiros.agents.agent import Agent
from oneiros.agents.talk import Talker
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.core.errors import AgentFault


class TooSlow(BaseException):
    """A bot thinks for too long. No `except Exception` of its own may hide that."""


def is_ours(bot: Bot) -> bool:
    """Whether a bot came with Oneiros: then a fault of it is ours, and it loses no game by it.

    One that reads and writes may be misunderstood, so it is never ours.
    """
    return type(bot).__module__.startswith("oneiros.") and not isinstance(bot, Talker)


def ask(bot: Bot, mind: Mind, budget: Budget | None = None) -> Thought:
    """What the bot does. A stranger's that fails, breaks the rules or is too slow raises `AgentFault`."""
    if is_ours(bot):
        return bot.think(mind, budget)
    legal = mind.legal[:]  # the bot may do with its own list what it likes
    if isinstance(bot, Agent):
        thought = bot.think(mind, budget)  # it keeps its own time
    else:
        thought = _think(bot, mind, budget)
    if thought.action not in legal:
        raise AgentFault("illegal", f"it chose {thought.action}, which is not legal")
    return thought


def _think(bot: Bot, mind: Mind, budget: Budget | None) -> Thought:
    """Let a class of another package think, within its limits."""
    limits = bot.limits
    seconds = max(0.001, min(limits.seconds, limits.game - bot.spent))
    began = monotonic()
    try:
        with at_most(seconds):
            thought = bot.think(mind, budget)
        _ = thought.action
    except TooSlow as error:
        raise AgentFault("slow", str(error)) from None
    except AgentFault:  # of one that reads and writes: too many answers were refused
        raise
    except (Exception, SystemExit) as error:  # a stranger's bot may raise anything
        raise AgentFault("crash", f"it failed: {type(error).__name__}: {error}") from error
    took = monotonic() - began
    bot.spent += took
    if took > seconds:
        raise AgentFault("slow", too_slow(seconds))
    return thought


def too_slow(seconds: float) -> str:
    """What is said of a bot that took longer."""
    return f"it thought for more than {seconds:g} seconds"


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise `TooSlow` inside after so many seconds, where the system can: one bot must not hold up all others."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise TooSlow(too_slow(seconds))

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
