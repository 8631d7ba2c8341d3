"""Scripted agents of known strength, by which the exam itself is measured."""

from __future__ import annotations

import re
from typing import Final

from oneiros.agents.talk import Prompt, Reply, Talker
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.text import speaker

NUMBERED: Final = re.compile(r"\d+\. ")
WORDS: Final = ("perhaps", "the", "dream", "takes", "my", "seven", "doors", "and", "sleeps", "card", "over", "there")


class RandomMover(Bot):
    """Any legal move, each as likely."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        return Thought(mind.legal[self.rng.below(len(mind.legal))])


class RandomTalker(Talker):
    """Half of its answers are legal moves; the others are nonsense, a line of what it was told, or any move.

    Its tokens are words.
    """

    def write(self, prompt: Prompt) -> Reply:
        lines = [line for line in prompt.text.splitlines() if line.strip()]
        numbers = [line.partition(".")[0] for line in lines if NUMBERED.match(line)]
        match self.rng.below(6):
            case 0:
                said = " ".join(WORDS[self.rng.below(len(WORDS))] for _ in range(5))
            case 1:
                said = lines[self.rng.below(len(lines))]
            case 2:
                say = speaker(self.game, self.language)
                said = say.spoken(say.move(self.rng.below(self.game.num_actions)))
            case _:
                said = "Let me think.\n" + numbers[self.rng.below(len(numbers))]
        return Reply(said, len(prompt.whole.split()), len(said.split()))
