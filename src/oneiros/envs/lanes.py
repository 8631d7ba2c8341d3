"""Many games of one kind side by side, stepped in one call: the loop inside `oneiros.batch`.

A lane is one game after another. Everything that comes out of a step is written anew, into buffers that nobody
changes afterwards, so whoever was given them may keep them.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from oneiros.core.chance import Rng
from oneiros.core.errors import IllegalAction
from oneiros.core.features import FeatureWriter
from oneiros.core.game import Game
from oneiros.core.state import State
from oneiros.core.types import TABLE, Outcome


def worth(game: Game, outcome: Outcome, by_points: bool) -> list[float]:
    """What an outcome is worth to each seat, for learners: a share of the win, or the points.

    The winners share 1 between them, unless all seats win or lose together: then each has 1 or 0. Where points
    are bad they are counted below zero.
    """
    scores: tuple[int, ...] = outcome.scores
    winners: tuple[int, ...] = outcome.winners
    if by_points:
        sign = -1.0 if game.fewest_wins else 1.0
        return [sign * float(score) for score in scores]
    shares = [0.0] * len(scores)
    for winner in winners:
        shares[winner] = 1.0 if game.cooperative else 1.0 / len(winners)
    return shares


@final
class Lanes:
    """Games that wait for an action each, and what the seats that are to act may know of them."""

    def __init__(self, game: Game, players: i64, options: dict[str, Any], seeds: list[int], by_points: bool) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.by_points = by_points
        self.size: i64 = len(seeds)
        self.actions: i64 = game.num_actions
        self.next_seed = vec[i64]([0] * self.size)
        self.seeds = list(seeds)  # that the games under way were dealt from
        states: list[State] = []
        lane: i64 = 0
        while lane < self.size:
            states.append(self._deal(lane, seeds[lane]))
            lane += 1
        self.states = vec[State](states)  # not a list, whose items would be asked for their type at each use
        self.width: i64 = len(self.states[0].scales())
        self.features = FeatureWriter(0, None).numbers
        self.last_features = self.features
        self.masks = vec[u8]([0] * (self.size * self.actions))
        self.seats = vec[i64]([0] * self.size)
        self.rewards = vec[float]([0.0] * (self.size * self.players))
        self.done = vec[u8]([0] * self.size)
        self._observe()

    def _deal(self, lane: i64, seed: int) -> State:
        """The game of that seed. The seed of the lane's next one follows from it."""
        rng = Rng(seed)
        ahead = rng.clone()
        self.next_seed[lane] = ahead.word() << 31 | ahead.word() >> 1
        self.seeds[lane] = seed
        return self.game.start(int(self.players), self.options, rng)

    def _observe(self) -> None:
        writer = FeatureWriter(self.size * self.width, None)
        masks = vec[u8]([0] * (self.size * self.actions))
        lane: i64 = 0
        while lane < self.size:
            state = self.states[lane]
            seat = state.actor()
            self.seats[lane] = seat
            state.write_features(seat, writer)
            state.write_action_mask(seat, masks, lane * self.actions)
            lane += 1
        self.features = writer.numbers
        self.masks = masks

    def step(self, chosen: bytes, keep_last: bool) -> None:
        """One action in every game, as two bytes each; a game that ends makes room for the lane's next.

        If one of them is not legal this raises, and nothing has changed in any game. With `keep_last` what the
        seat that ended a game saw then is written to `last_features`.
        """
        self._check(chosen)
        size = self.size
        writer = FeatureWriter(size * self.width, None)
        last = FeatureWriter(size * self.width if keep_last else 0, None)
        masks = vec[u8]([0] * (size * self.actions))
        rewards = vec[float]([0.0] * (size * self.players))
        done = vec[u8]([0] * size)
        seats = vec[i64]([0] * size)
        lane: i64 = 0
        while lane < size:
            state = self.states[lane]
            acting = self.seats[lane]
            state.step(acting, chosen[2 * lane] | chosen[2 * lane + 1] << 8)
            seat = state.actor()
            if seat == TABLE:
                done[lane] = 1
                self._pay(lane, rewards)
                if keep_last:
                    last.at = lane * self.width
                    state.write_features(acting, last)
                state = self._deal(lane, int(self.next_seed[lane]))
                self.states[lane] = state
                seat = state.actor()
            seats[lane] = seat
            state.write_features(seat, writer)
            state.write_action_mask(seat, masks, lane * self.actions)
            lane += 1
        self.features = writer.numbers
        self.last_features = last.numbers
        self.masks = masks
        self.rewards = rewards
        self.done = done
        self.seats = seats

    def _check(self, chosen: bytes) -> None:
        """Raise if an action is not legal."""
        masks = self.masks
        lane: i64 = 0
        while lane < self.size:
            low: i64 = chosen[2 * lane]
            high: i64 = chosen[2 * lane + 1]
            action = low | high << 8
            if action >= self.actions or not masks[lane * self.actions + action]:
                refused = self.states[lane]._refusal(int(self.seats[lane]), int(action))
                raise IllegalAction(f"game {lane} of the batch: {refused}")
            lane += 1

    def _pay(self, lane: i64, rewards: vec[float]) -> None:
        """What the end of a game is worth to each seat."""
        outcome = self.states[lane].outcome
        assert outcome is not None
        seat: i64 = lane * self.players
        for one in worth(self.game, outcome, self.by_points):
            rewards[seat] = one
            seat += 1

    def sample(self, rng: Rng) -> vec[i64]:
        """A legal action for every game, each as likely as the others."""
        chosen = vec[i64]([0] * self.size)
        lane: i64 = 0
        while lane < self.size:
            chosen[lane] = self.states[lane].pick(self.seats[lane], rng)
            lane += 1
        return chosen
