"""Whether an agent is asked in words: a class of ours says so, a program or an endpoint when it is greeted."""

from __future__ import annotations

from oneiros.agents.agent import Agent
from oneiros.agents.talk import Talker
from oneiros.bots import bot
from oneiros.core.bot import Mind
from oneiros.core.errors import AgentFault, BadOption
from oneiros.registry import find


def reads(name: str, game_id: str) -> bool:
    """Whether the agent of that name reads and writes."""
    game = find(game_id)
    agent = bot(game, name)
    if not isinstance(agent, Agent):
        return isinstance(agent, Talker)
    try:
        return agent.meet(Mind(game.new(seed=0), 0))
    except (AgentFault, OSError) as error:
        raise BadOption(f"the agent does not answer: {error}", "agent-silent", detail=str(error)) from None
    finally:
        agent.close()
