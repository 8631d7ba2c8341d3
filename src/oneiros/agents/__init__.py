"""Agents of any kind: programs and endpoints as bots, held to their limits; docs/agents.md is the protocol."""

from oneiros.agents.guard import ask, is_ours
from oneiros.agents.newsstand import Newsstand
from oneiros.agents.talk import Prompt, Reply, Talker

__all__ = ["Newsstand", "Prompt", "Reply", "Talker", "ask", "is_ours"]
