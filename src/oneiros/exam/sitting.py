"""One question of an exam: it is asked, what the agent says is carried out or refused, and every choice is graded.

What an agent has said can be said again by `Recorded`. So an exam is checked by holding it once more.
"""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

import msgspec

from oneiros.agents import Newsstand, ask
from oneiros.agents.talk import Attempt, Prompt, Reply, Talker
from oneiros.bots import bot
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.core.errors import AgentFault
from oneiros.core.game import Game
from oneiros.core.record import Play
from oneiros.core.seeds import derived_seed
from oneiros.exam.grade import grade, look
from oneiros.exam.paper import OPPONENT, Item, Paper


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One choice of the agent: all it said, and the grade of what it did."""

    number: int  # of the move in the game, from 1
    attempts: list[Attempt]
    action: int | None = None  # None: the agent failed
    before: float = 0.0
    after: float = 0.0
    better: int | None = None

    @property
    def loss(self) -> float:
        """How much of the chance to win was given away; below 0 if the move is better than the judge's favourite."""
        return self.before - self.after


class Sheet(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A question with its answers: a line of the file."""

    item: Item
    content: str  # fingerprint of the cards
    players: int
    seat: int
    moves: list[tuple[int, int]]  # all of the game, the opening too
    choices: list[Choice]
    fault: str = ""  # how the agent failed: slow, crash, illegal or babble
    because: str = ""
    winners: tuple[int, ...] | None = None  # None: the game was not over


class Task(NamedTuple):
    """A question for an agent: all that a process needs to know."""

    paper: Paper
    item: Item
    agent: str
    simulations: int | None  # None: it thinks as long as in play


def sit(task: Task) -> Sheet:
    """Ask an agent a question."""
    game = task.item.find_game()
    agent = bot(game, task.agent, task.item.seed(task.paper, "agent"))
    agent.think_beside_others()
    if isinstance(agent, Talker):
        agent.language = task.item.language
    budget = None if task.simulations is None else Budget(simulations=task.simulations)
    try:
        return hold(task.paper, task.item, game, agent, budget)
    finally:
        agent.close()


def hold(paper: Paper, item: Item, game: Game, agent: Bot, budget: Budget | None = None) -> Sheet:
    """Ask, carry out, grade."""
    players = 2 if 2 in game.players else game.players[0]
    seat = item.deal % players
    deal = item.seed(paper, "deal")
    play = Play(game, players, deal)
    newsstand = Newsstand(play.state, [seat] if agent.wants_news else [])
    dreamers = [bot(game, OPPONENT, derived_seed(deal, "dreamer", one)) for one in range(players)]
    choices: list[Choice] = []
    fault: AgentFault | None = None
    opening = int(item.opening * _length(game, players, deal)) if item.opening else 0
    effort = paper.judge[item.game]

    while (asked := play.state.awaited) and len(choices) < paper.choices and fault is None:
        mover = asked[0]
        mind = Mind(play.state, mover, play.record.moves)
        if mover != seat or len(play.record.moves) < opening:
            action = dreamers[mover].think(mind).action
        elif len(mind.legal) == 1:
            action = mind.legal[0]
        else:
            number = len(play.record.moves) + 1
            seeded = derived_seed(deal, "judge", number)
            favourite, at_stake = look(mind, effort, seeded)
            if not at_stake:
                action = dreamers[seat].think(mind).action
            else:
                mind.news = newsstand.take(seat)
                made, fault = _choose(agent, mind, budget, number)
                if made.action is None:
                    choices.append(made)
                    break
                before, after = grade(mind, favourite, made.action, effort, seeded)
                choices.append(_graded(made, favourite, before, after))
                action = made.action
        play.apply(mover, action)
        newsstand.hear(play.state)

    outcome = play.state.outcome
    return Sheet(
        item=item,
        content=game.content.fingerprint(),
        players=players,
        seat=seat,
        moves=play.record.moves,
        choices=choices,
        fault="" if fault is None else fault.kind,
        because="" if fault is None else str(fault),
        winners=None if outcome is None else tuple(outcome.winners),
    )


def _length(game: Game, players: int, deal: int) -> int:
    """How many moves the game of this deal takes among dreamers."""
    play = Play(game, players, deal)
    dreamers = [bot(game, OPPONENT, derived_seed(deal, "dreamer", one)) for one in range(players)]
    while asked := play.state.awaited:
        mover = asked[0]
        play.apply(mover, dreamers[mover].think(Mind(play.state, mover, play.record.moves)).action)
    return len(play.record.moves)


def _choose(agent: Bot, mind: Mind, budget: Budget | None, number: int) -> tuple[Choice, AgentFault | None]:
    """What the agent does, with all that it said on the way; and how it failed, if it did."""
    began = monotonic()
    action: int | None = None
    fault = None
    if isinstance(agent, Talker):
        agent.attempts = []
    try:
        action = ask(agent, mind, budget).action
    except AgentFault as failed:
        fault = failed
    seconds = round(monotonic() - began, 3)
    attempts = list(agent.attempts) if isinstance(agent, Talker) else []
    if not attempts and action is not None:
        attempts = [Attempt(action=action, seconds=seconds)]
    return Choice(number=number, attempts=attempts, action=action), fault


def _graded(made: Choice, favourite: int, before: float, after: float) -> Choice:
    better = favourite if after < before else None
    return msgspec.structs.replace(made, before=round(before, 6), after=round(after, 6), better=better)


class Recorded(Talker):
    """Says again what a sheet says that an agent has said."""

    def __init__(self, game: Game, sheet: Sheet) -> None:
        super().__init__(game, 0)
        self._choices = iter(sheet.choices)
        self._sheet = sheet
        self.language = sheet.item.language

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        """The next choice: its words are read again, its number is taken as it is."""
        choice = next(self._choices, None)
        attempts = [] if choice is None else choice.attempts
        if all(one.text is None for one in attempts):
            if choice is None or choice.action is None:
                raise AgentFault(self._sheet.fault or "crash", self._sheet.because)
            return Thought(choice.action)
        self._words = iter(attempts)
        return self.talk(mind)

    def write(self, prompt: Prompt) -> Reply:
        """What it said; where nothing more is written down, how it failed."""
        said = next(self._words, None)
        if said is None:
            raise AgentFault(self._sheet.fault or "crash", self._sheet.because)
        return Reply(said.text or "", said.input_tokens, said.output_tokens)
