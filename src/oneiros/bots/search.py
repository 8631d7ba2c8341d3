"""Information-set Monte Carlo tree search: one tree over what the searching seat can distinguish.

Every simulation starts from a state imagined anew, so the tree is an average over all that may be hidden. It
branches by actions and not by what chance brings (cards drawn are part of the imagined state), which shares what is
learnt between deals. Of the actions that are legal in this imagined state, the known ones are compared by UCB, each
counted only for the times it could be chosen. New ones are added by progressive widening. Where a heuristic ranks
moves, some are added at once, each with its rank as a prior that counts like a few simulations
(`Heuristic.prior_weight`).

What others do in secret does not branch the tree: otherwise the seat would plan as if it saw it. For the same reason,
where several may act at once, the others move first, by heuristic. They do not where everything is open
(`Heuristic.others_move_first`).
"""

from collections.abc import Callable
from math import erfc, exp, log, pi, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from oneiros.core.types import TABLE

ROOT: Final = 0
NONE: Final = -1
LOOK_AT_CLOCK: Final = 4  # simulations between two looks
LOOK_AT_LEAD: Final = 16  # and between two looks at whether the choice can still change
SURE_AFTER: Final = 256  # simulations; earlier a lead may be chance
GAIN: Final = 0.0001  # in value, that more thought must promise
ROOT_OF_TAU: Final = sqrt(2.0 * pi)
ROOT_OF_TWO: Final = sqrt(2.0)
AT_ONCE: Final = 8  # moves that are added together where the heuristic ranks them
ROOM: Final = 64  # nodes of a new tree
KNOWN: Final = 1024
LOGARITHMS: Final = vec[float]([log(float(max(number, 1))) for number in range(KNOWN)])
"""Of small numbers, made once. Search asks for one for each known move of each position on its way."""


def logarithm(number: i64) -> float:
    """Of a whole number from 1 on."""
    return LOGARITHMS[number] if number < KNOWN else log(float(number))


@final
class Tree:
    """Nodes in parallel arrays. A node is the edge into it (seat and action) with its statistics."""

    def __init__(self) -> None:
        self.size: i64 = 0  # nodes; each array has room for more
        self.seat = vec[i64]([0] * ROOM)
        self.action = vec[i64]([0] * ROOM)
        self.first = vec[i64]([0] * ROOM)  # of the nodes below
        self.next = vec[i64]([0] * ROOM)  # beside it
        self.visits = vec[i64]([0] * ROOM)
        self.chances = vec[i64]([0] * ROOM)  # times that it could have been chosen
        self.total = vec[float]([0.0] * ROOM)  # of the values for the seat that acted
        self.squares = vec[float]([0.0] * ROOM)  # of those values, added up
        self.prior = vec[float]([0.0] * ROOM)  # the value it was expected to have before it was tried

    def add(self, parent: i64, seat: i64, action: i64) -> i64:
        """A new node below another, or the root."""
        node = self.size
        if node == len(self.seat):
            self._grow()
        self.size += 1
        self.seat[node] = seat
        self.action[node] = action
        self.first[node] = NONE
        self.visits[node] = 0
        self.chances[node] = 0
        self.total[node] = 0.0
        self.squares[node] = 0.0
        self.prior[node] = 0.0
        if parent == NONE:
            self.next[node] = NONE
        else:
            self.next[node] = self.first[parent]
            self.first[parent] = node
        return node

    def _grow(self) -> None:
        """Twice the room. What stands in the new half is written over by `add`."""
        self.seat = extend(self.seat, self.seat)
        self.action = extend(self.action, self.action)
        self.first = extend(self.first, self.first)
        self.next = extend(self.next, self.next)
        self.visits = extend(self.visits, self.visits)
        self.chances = extend(self.chances, self.chances)
        self.total = extend(self.total, self.total)
        self.squares = extend(self.squares, self.squares)
        self.prior = extend(self.prior, self.prior)

    def find(self, parent: i64, seat: i64, action: i64) -> i64:
        """The node below another for that action of that seat; NONE if there is none."""
        node = self.first[parent]
        while node != NONE:
            if self.action[node] == action and self.seat[node] == seat:
                return node
            node = self.next[node]
        return NONE

    def branch(self, node: i64) -> "Tree":
        """A tree of its own, of all that is at and below a node."""
        kept = Tree()
        kept._take(self, node, kept.add(NONE, self.seat[node], self.action[node]))
        return kept

    def _take(self, other: "Tree", node: i64, copy: i64) -> None:
        self.visits[copy] = other.visits[node]
        self.chances[copy] = other.chances[node]
        self.total[copy] = other.total[node]
        self.squares[copy] = other.squares[node]
        self.prior[copy] = other.prior[node]
        below = other.first[node]
        while below != NONE:
            self._take(other, below, self.add(copy, other.seat[below], other.action[below]))
            below = other.next[below]


@final
class Search:
    """A search for one seat of one game; its tree is kept from move to move."""

    def __init__(self, heuristic: Heuristic, seat: int, actions: int, secret: bytes) -> None:
        self.heuristic = heuristic
        self.seat: i64 = seat
        self.unseen: i64 = actions  # stands for an action of another that the seat cannot see
        self.secret = secret  # for each action, whether others cannot see it
        self.tree = Tree()
        self.tree.add(NONE, NONE, NONE)
        self.clock: Callable[[], float] = perf_counter
        self.only: i64 = NONE  # the one action to think about now, if it is to be one
        self.played: i64 = 0  # moves of the game that lie above the root
        self.steps: i64 = 0  # of all simulations so far, to measure speed
        self.slots = vec[i64]([NONE] * actions)  # scratch: the node of each action, below the node at hand
        self.path = vec[i64]()
        self.spread: float = 0.0  # of what simulations of one move brought, as `_gain` last saw it

    # Between moves

    def follow(self, moves: list[tuple[int, int]]) -> None:
        """Move the root along the moves of the game so far; begin a new tree where they leave it."""
        node: i64 = ROOT
        made: i64 = len(moves)
        at = self.played
        self.played = made
        if at > made:
            node = NONE
        while at < made and node != NONE:
            seat, action = moves[at]
            node = self.tree.find(node, seat, action)
            at += 1
        if node == NONE:
            self.tree = Tree()
            self.tree.add(NONE, NONE, NONE)
        elif node != ROOT:
            self.tree = self.tree.branch(node)

    # Thinking

    def think(self, dream: State, rng: Rng, milliseconds: float, simulations: int) -> int:
        """Simulate until time or number is spent, or the choice will not change; the number of simulations."""
        clock = self.clock
        start = clock()
        end = start + milliseconds / 1000.0
        most: i64 = simulations
        done: i64 = 0
        while done < most:
            state = dream.imagine(int(self.seat), rng)
            self.heuristic.reweigh_belief(state, self.seat, rng)
            self._simulate(state, rng)
            done += 1
            if done % LOOK_AT_CLOCK:
                continue
            now = clock()
            if now >= end:
                break
            if done % LOOK_AT_LEAD == 0:
                left = most - done
                in_time = float(done) * (end - now) / (now - start + 1e-9)
                if in_time < float(left):
                    left = int(in_time)
                if self.only == NONE and (self._lead() > left or (done >= SURE_AFTER and self._gain() < GAIN)):
                    break
        return done

    def _lead(self) -> i64:
        """By how many visits the first choice leads the second; 0 while another one did better so far."""
        tree = self.tree
        best: i64 = 0
        second: i64 = 0
        mean = 0.0
        highest = 0.0
        node = tree.first[ROOT]
        while node != NONE:
            visits = tree.visits[node]
            if visits > 0:
                value = tree.total[node] / float(visits)
                highest = max(highest, value)
                if visits > best:
                    second = best
                    best = visits
                    mean = value
                elif visits > second:
                    second = visits
            node = tree.next[node]
        return best - second if mean >= highest else 0

    def _gain(self) -> float:
        """At most how much better another choice may be expected to turn out; anything where the tree is deep.

        There a branch gets better as it grows, and its value so far may mislead; one level down every
        simulation is a fair draw. What is expected of a normal error beyond the lead is the unit normal loss.
        """
        if self.heuristic.depth != 1:
            return 1.0
        tree = self.tree
        best: i64 = NONE
        most: i64 = 0
        node = tree.first[ROOT]
        while node != NONE:
            if tree.visits[node] > most:
                most = tree.visits[node]
                best = node
            node = tree.next[node]
        self._look_at_spread()
        mean, error = self._mean(best)
        gain = 0.0
        node = tree.first[ROOT]
        while node != NONE:
            if node != best:
                other, doubt = self._mean(node)
                spread = sqrt(error + doubt)
                lead = (mean - other) / spread
                density = exp(-0.5 * lead * lead) / ROOT_OF_TAU
                gain = max(gain, spread * (density - lead * 0.5 * erfc(lead / ROOT_OF_TWO)))
            node = tree.next[node]
        return gain

    def _look_at_spread(self) -> None:
        """The variance of what simulations of one move brought, over all moves at hand."""
        tree = self.tree
        within = 0.0
        draws = 0.0
        node = tree.first[ROOT]
        while node != NONE:
            if tree.visits[node] > 0:
                visits = float(tree.visits[node])
                within += tree.squares[node] - tree.total[node] * tree.total[node] / visits
                draws += visits
            node = tree.next[node]
        self.spread = within / draws if within > 0.0 else 1e-9

    def _mean(self, node: i64) -> tuple[float, float]:
        """The mean value of a node and the square of its standard error."""
        tree = self.tree
        prior_weight = self.heuristic.prior_weight
        if prior_weight > 0.0:  # the prior counts for some draws, as spread as those of all moves at hand
            known = float(tree.visits[node]) + prior_weight
            return (tree.total[node] + prior_weight * tree.prior[node]) / known, self.spread / known
        # As if it had been won and lost once more, so that a few draws alike prove nothing.
        draws = float(tree.visits[node]) + 2.0
        mean = (tree.total[node] + 1.0) / draws
        return mean, ((tree.squares[node] + 1.0) / draws - mean * mean) / draws

    def candidates(self) -> list[tuple[int, int, float]]:
        """Action, visits and mean value of every action tried at the root."""
        tree = self.tree
        found: list[tuple[int, int, float]] = []
        node = tree.first[ROOT]
        while node != NONE:
            visits = tree.visits[node]
            if visits > 0:
                found.append((int(tree.action[node]), int(visits), tree.total[node] / float(visits)))
            node = tree.next[node]
        return found

    # One simulation

    def _simulate(self, state: State, rng: Rng) -> None:
        """One simulation: selection, expansion, playout by the heuristic, backpropagation."""
        tree = self.tree
        heuristic = self.heuristic
        path = self.path
        depth: i64 = 0
        node: i64 = ROOT
        added = False
        while not added and depth < heuristic.depth:
            seat = self._next_to_act(state, rng)
            if seat == TABLE:
                break
            below = self._descend(state, node, seat, rng)
            added = tree.visits[below] == 0
            if depth == len(path):
                path = append(path, below)
            else:
                path[depth] = below
            depth += 1
            node = below
            if depth >= heuristic.depth or heuristic.settled(state):
                break
        self.path = path
        self.steps += depth + heuristic.playout(state, rng)
        self._backpropagate(state, depth)

    def _next_to_act(self, state: State, rng: Rng) -> i64:
        """The seat by whose move the tree branches. While several may act, the others move first, by heuristic."""
        while True:
            seats = state.actors
            if len(seats) == 0:
                return TABLE
            other: i64 = seats[0]
            if len(seats) == 1:
                return other
            if not self.heuristic.others_move_first and int(self.seat) in seats:
                return self.seat
            if other == self.seat:
                other = seats[1]
            state.step(other, self.heuristic.move(state, other, rng))
            self.steps += 1

    def _descend(self, state: State, node: i64, seat: i64, rng: Rng) -> i64:
        """Choose an action for the seat, carry it out, and give the node it leads to."""
        tree = self.tree
        slots = self.slots
        legal = state.legal(int(seat))
        if node == ROOT:
            legal = self._root_actions(state, legal)
        below = tree.first[node]
        while below != NONE:
            if tree.seat[below] == seat and tree.action[below] < self.unseen:
                slots[tree.action[below]] = below
            below = tree.next[below]

        known: i64 = 0
        new: i64 = 0
        best: i64 = NONE
        best_bound = -1.0
        fresh: i64 = NONE
        exploration = self.heuristic.exploration
        prior_weight = self.heuristic.prior_weight
        for choice in legal:
            action: i64 = choice
            if seat != self.seat and self.secret[action]:
                continue
            below = slots[action]
            if below == NONE:
                new += 1
                if rng.below(new) == 0:
                    fresh = action
            else:
                known += 1
                tree.chances[below] += 1
                weight = float(tree.visits[below]) + prior_weight
                mean = (tree.total[below] + prior_weight * tree.prior[below]) / weight
                bound = mean + exploration * sqrt(logarithm(tree.chances[below]) / weight)
                if bound > best_bound:
                    best_bound = bound
                    best = below

        action = fresh
        if known + new < len(legal):  # it may do something in secret: then it does what it would, unseen
            action = self.heuristic.move(state, seat, rng)
            best = NONE
            if self.secret[action]:
                best = tree.find(node, seat, self.unseen)
                if best == NONE:
                    best = tree.add(node, seat, self.unseen)
            elif slots[action] != NONE:
                best = slots[action]
        elif new > 0 and (known == 0 or float(known) < self.heuristic.widening * sqrt(float(tree.visits[node]))):
            best = NONE
            if prior_weight > 0.0 and len(legal) > 1:
                best = self._add_ranked(state, node, seat, rng)
                if best != NONE:
                    action = tree.action[best]
            elif len(legal) > 2:
                first = self.heuristic.choose(state, seat, rng) if known == 0 else self.heuristic.move(state, seat, rng)
                if slots[first] == NONE:
                    action = first
        else:
            action = tree.action[best]

        below = tree.first[node]
        while below != NONE:
            if tree.action[below] < self.unseen:
                slots[tree.action[below]] = NONE
            below = tree.next[below]
        if best == NONE:
            best = tree.add(node, seat, action)
            tree.chances[best] = 1
        state.step(seat, action)
        return best

    def _root_actions(self, state: State, legal: list[int]) -> list[int]:
        """The actions to search at the root: the one asked for, or all that the heuristic does not prune."""
        if self.only != NONE:
            return [int(self.only)]
        heuristic = self.heuristic
        if not heuristic.prunes_moves:
            return legal
        return [action for action in legal if not heuristic.prunes(state, self.seat, action)] or legal

    def _add_ranked(self, state: State, node: i64, seat: i64, rng: Rng) -> i64:
        """Add the best of the actions not known here yet, with their priors; the first of them."""
        first: i64 = NONE
        added: i64 = 0
        for choice, value in self.heuristic.rank(state, seat, rng):
            action: i64 = choice
            if self.slots[action] == NONE:
                below = self.tree.add(node, seat, action)
                self.tree.prior[below] = value
                self.tree.chances[below] = 1
                self.slots[action] = below
                if first == NONE:
                    first = below
                added += 1
                if added == AT_ONCE:
                    break
        return first

    def _backpropagate(self, state: State, depth: i64) -> None:
        """Add the value of the last position to every node on the path, for the seat that acted there."""
        tree = self.tree
        path = self.path
        values = self.heuristic.standing(state)
        tree.visits[ROOT] += 1
        at: i64 = 0
        while at < depth:
            node = path[at]
            tree.visits[node] += 1
            value = values[tree.seat[node]]
            tree.total[node] += value
            tree.squares[node] += value * value
            at += 1
