"""Histories of games for OpenSpiel: nodes that never change, each a position with what led to it.

Chance has two forms. In the form `deal` it chooses a seed at the root, and every shuffle follows from that seed. In the
form `draws` each draw of the rules is a node of its own. A move is then tried on a copy whose generator is a script. It
stops at the first draw that has no answer yet. That draw is the next chance node.

A node is pickled as the events that led to it. Repeating them gives the same position.

A `Walk` is a place in the tree that moves on. While nobody asks what a player knows, it makes no nodes: rollouts are
played in one state. The nodes are made later by repeating the moves, if somebody asks after all.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from oneiros.core.chance import Rng, Unanswered, scripted
from oneiros.core.game import Game
from oneiros.core.state import Note, State, told_to
from oneiros.core.types import TABLE

CHANCE: Final = -1  # as OpenSpiel numbers them
TERMINAL: Final = -4
FORMS: Final = ("deal", "draws")
REMEMBERED: Final = 200_000
"""So many nodes a tree of draws keeps, for algorithms that walk through it again and again."""

Event = tuple[str, int, int]
"""One event: ("chance", 0, outcome), ("move", seat, action) or ("imagine", seat, seed)."""


class Table(NamedTuple):
    """What does not change in a game: the rules, and how chance comes."""

    game: Game
    players: int
    options: dict[str, Any]
    form: str
    deals: int
    """In the form `deal`: how many there are."""


class Try(NamedTuple):
    """A move that waits for chance, or (without a state) the deal: the answers that draws have got so far."""

    state: State | None
    seat: int
    action: int
    answers: list[int]


class Tree:
    """The nodes of one game, from its root. Those of a tree of draws are kept, up to `REMEMBERED`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept = 0
        deal = Try(None, TABLE, 0, [])
        if table.form == "draws":
            self.root = self._tried(deal, None, None)
        else:
            self.root = Node(self, None, None, None, [], deal, [(seed, 1) for seed in range(table.deals)])

    def child(self, node: Node, action: int) -> Node:
        """The node after an action, or after an outcome of chance."""
        known = node.children.get(action)
        if known is not None:
            return known
        made = self._chance(node, action) if node.pending is not None else self._move(node, action)
        if self.table.form == "draws" and self.kept < REMEMBERED:
            self.kept += 1
            node.children[action] = made
        return made

    def _move(self, node: Node, action: int) -> Node:
        event = ("move", node.actor, action)
        if self.table.form == "draws":
            return self._tried(Try(node.state, node.actor, action, []), node, event)
        state = node.position().clone()
        state.listen()
        state.apply(node.actor, action)
        return Node(self, node, event, state, state.log or [], None, [])

    def _chance(self, node: Node, outcome: int) -> Node:
        assert node.pending is not None
        event = ("chance", 0, outcome)
        if self.table.form == "draws":
            return self._tried(node.pending._replace(answers=[*node.pending.answers, outcome]), node, event)
        state = self.table.game.new(self.table.players, outcome, **self.table.options)
        return Node(self, node, event, state, [], None, [])

    def _tried(self, attempt: Try, before: Node | None, event: Event | None) -> Node:
        """The position after a move or the deal, or the draw that has to be answered first."""
        table = self.table
        script = scripted(attempt.answers)
        try:
            if attempt.state is None:
                state = table.game.start(table.players, table.options, script)
            else:
                state = attempt.state.clone()
                state.rng = script
                state.listen()
                state.apply(attempt.seat, attempt.action)
        except Unanswered as asked:
            return Node(self, before, event, None, [], attempt, asked.odds)
        return Node(self, before, event, state, state.log or [], None, [])

    def imagined(self, node: Node, seat: int, seed: int) -> Node:
        """A node that the seat cannot distinguish from this one. What the other seats remember begins anew."""
        state = node.position().imagine(seat, Rng(seed))
        if self.table.form == "draws":
            state.rng = scripted([])
        dream = Node(self, node, ("imagine", seat, seed), state, [], None, [])
        dream.recalls = False
        dream.seen[seat] = node.information_state(seat)
        return dream

    def repeat(self, events: list[Event]) -> Node:
        """The node that these events lead to."""
        node = self.root
        for what, seat, number in events:
            node = self.imagined(node, seat, number) if what == "imagine" else self.child(node, number)
        return node


class Node:
    """One moment of a game: a position, or (`pending`) a decision of chance. It never changes."""

    __slots__ = ("actor", "before", "children", "event", "notes", "odds", "pending", "recalls", "seen", "state", "tree")

    def __init__(
        self,
        tree: Tree,
        before: Node | None,
        event: Event | None,
        state: State | None,
        notes: list[Note],
        pending: Try | None,
        odds: list[tuple[int, int]],
    ) -> None:
        self.tree = tree
        self.before = before
        self.event = event
        self.state = state
        self.notes = notes
        self.pending = pending
        self.odds = odds
        self.recalls = True  # whether what was seen before goes on here
        self.children: dict[int, Node] = {}
        self.seen: dict[int, bytes] = {}  # by seat: the digest of all it saw, once asked for
        if state is None:
            self.actor = CHANCE
        else:
            seat = int(state.actor())
            self.actor = TERMINAL if seat == TABLE else seat

    def position(self) -> State:
        """The state. While chance decides, it is that before the move."""
        if self.state is not None:
            return self.state
        assert self.pending is not None
        assert self.pending.state is not None
        return self.pending.state

    def information_state(self, seat: int) -> bytes:
        """A digest of all that the seat saw and heard since the deal. Equal digests mean equal information states."""
        path: list[Node] = []
        node: Node | None = self
        while node is not None and seat not in node.seen:
            path.append(node)
            node = node.before if node.recalls else None
        seen = b"" if node is None else node.seen[seat]
        for later in reversed(path):
            if later.state is not None:
                seen = blake2b(seen + knowledge(later.state, later.notes, seat), digest_size=16).digest()
            later.seen[seat] = seen
        return seen

    def events(self) -> list[Event]:
        """All that led here, the first first."""
        found: list[Event] = []
        node: Node | None = self
        while node is not None:
            if node.event is not None:
                found.append(node.event)
            node = node.before
        return found[::-1]

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _repeat, (tuple(self.tree.table), self.events())


class Walk:
    """A place in a tree, which moves on. Copies go their own ways."""

    __slots__ = ("_node", "_played", "_since", "actor")

    def __init__(self, node: Node) -> None:
        self._node = node
        self._played: State | None = None  # the position after the moves since that node, if there are any
        self._since: list[int] = []
        self.actor = node.actor
        """Who is asked."""

    @property
    def node(self) -> Node:
        """The node of this place. It is made now, if the walk went on without nodes."""
        for action in self._since:
            self._node = self._node.tree.child(self._node, action)
        self._since.clear()
        self._played = None
        return self._node

    @property
    def state(self) -> State | None:
        """The position; None while chance decides."""
        return self._node.state if self._played is None else self._played

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        played = self._played
        return self._node.position().legal(seat) if played is None else played.legal(seat)

    def go(self, action: int) -> None:
        """Do an action, or let chance decide so.

        From a node that nobody has asked about, what players know is unlikely to be asked of the next one.
        """
        played = self._played
        if played is None:
            node = self._node
            if node.seen or node.pending is not None or node.tree.table.form == "draws":
                self._node = node = node.tree.child(node, action)
                self.actor = node.actor
                return
            played = self._played = node.position().clone()
        played.apply(self.actor, action)
        self._since.append(action)
        seat = int(played.actor())
        self.actor = TERMINAL if seat == TABLE else seat

    def __deepcopy__(self, memo: object) -> Walk:
        twin = Walk(self._node)
        if self._played is not None:
            twin._played = self._played.clone()
            twin._since = self._since.copy()
            twin.actor = self.actor
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return Walk, (self.node,)


def knowledge(state: State, notes: list[Note], seat: int) -> bytes:
    """All that a seat may know of a position and of the move before it, as bytes.

    What it may know of the position is what decides the state that it imagines from a given generator. That is far
    quicker to make than a view, and says as much.
    """
    return msgspec.json.encode((state.imagine(seat, Rng(0)).truth(), told_to(seat, notes)))


def _repeat(table: tuple[Any, ...], events: list[Event]) -> Node:
    return Tree(Table(*table)).repeat(events)
