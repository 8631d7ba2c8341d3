"""Makes an agent of a Python class that needs no more than what a seat sees: `python -m oneiros.agents.stdio m:Class`.

The class then runs in a process of its own, within its limits, and can be given to anybody as a program.
"""

from __future__ import annotations

import sys
from typing import IO

from oneiros.agents import messages
from oneiros.agents.seen import SeenMind, read_view
from oneiros.agents.talk import Prompt, Reply, Talker
from oneiros.core.bot import Bot, Budget
from oneiros.registry import find, load


def serve(bot_class: type[Bot], lines: IO[bytes], out: IO[bytes]) -> None:
    """Answer messages until there are no more."""
    bot: Bot | None = None
    for line in lines:
        told = messages.read_tell(line)
        if isinstance(told, messages.Hello):
            bot = bot_class(find(told.game), told.seed)
            if isinstance(bot, Talker):
                bot.language = told.language
            answer: object = {"hello": bot_class.__name__, "text": isinstance(bot, Talker)}
        elif isinstance(told, messages.Question):
            assert bot is not None, "a question before the hello"
            legal = [choice.action for choice in told.legal]
            mind = SeenMind(bot.game, told.seat, read_view(bot.game.id, told.view), legal, told.news)
            thought = bot.think(mind, Budget(milliseconds=told.seconds * 1000, simulations=told.simulations))
            answer = messages.Answer(told.id, thought.action, None, thought.value)
        elif isinstance(told, messages.TextQuestion):
            assert isinstance(bot, Talker), "a question in words for a bot that does not talk"
            said = bot.write(Prompt(told.text, told.rules, told.refusal))
            reply = Reply(said) if isinstance(said, str) else said
            answer = messages.TextAnswer(reply.text, told.id, reply.input_tokens, reply.output_tokens)
        else:
            return
        out.write(messages.encode(answer) + b"\n")
        out.flush()


if __name__ == "__main__":
    sys.path.insert(0, "")
    serve(load(sys.argv[1], Bot), sys.stdin.buffer, sys.stdout.buffer)
