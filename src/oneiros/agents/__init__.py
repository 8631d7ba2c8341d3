"""Agents of any kind: programs and endpoints as bots, held to their limits; docs/agents.md is the protocol."""

from oneiros.agents.guard import ask, is_ours
from oneiros.agents.newsstand import Newsstand

__all__ = ["Newsstand", "ask", "is_ours"]
