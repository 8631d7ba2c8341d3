"""Many games of one kind stepped in one call: the loop inside `oneiros.batch`.

A row holds one game after another. Every step writes its results into new buffers that nobody changes afterwards, so
callers may keep them.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from oneiros.core.chance import Rng
from oneiros.core.errors import IllegalAction
from oneiros.core.features import FeatureWriter
from oneiros.core.game import Game
from oneiros.core.state import State
from oneiros.core.types import TABLE, Outcome


def rewards_of(game: Game, outcome: Outcome, by_points: bool) -> list[float]:
    """The reward of each seat for an outcome: a share of the win, or the points.

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
class VectorGames:
    """Games that each wait for one action, with the observations of the seats to act."""

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
        row: i64 = 0
        while row < self.size:
            states.append(self._deal(row, seeds[row]))
            row += 1
        self.states = vec[State](states)  # not a list, whose items would be asked for their type at each use
        self.width: i64 = len(game.feature_scales(int(players)))
        self.features = FeatureWriter(0, None).numbers
        self.last_features = self.features
        self.masks = vec[u8]([0] * (self.size * self.actions))
        self.seats = vec[i64]([0] * self.size)
        self.rewards = vec[float]([0.0] * (self.size * self.players))
        self.done = vec[u8]([0] * self.size)
        self._observe()

    def __reduce__(self) -> tuple[object, ...]:
        import oneiros.core.pickling  # noqa: F401 - knows how a vec is pickled

        games = (self.game, int(self.players), self.options, self.seeds, self.by_points)
        seen = (self.features, self.last_features, self.masks, self.seats, self.rewards, self.done)
        return _same, (games, list(self.states), self.next_seed, seen)

    def _deal(self, row: i64, seed: int) -> State:
        """The game of that seed. The seed of the row's next game follows from it."""
        rng = Rng(seed)
        ahead = rng.clone()
        self.next_seed[row] = ahead.word() << 31 | ahead.word() >> 1
        self.seeds[row] = seed
        return self.game.start(int(self.players), self.options, rng)

    def _observe(self) -> None:
        writer = FeatureWriter(self.size * self.width, None)
        masks = vec[u8]([0] * (self.size * self.actions))
        row: i64 = 0
        while row < self.size:
            state = self.states[row]
            seat = state.actor()
            self.seats[row] = seat
            state.write_features(seat, writer)
            state.write_action_mask(seat, masks, row * self.actions)
            row += 1
        self.features = writer.numbers
        self.masks = masks

    def step(self, chosen: bytes, keep_last: bool) -> None:
        """One action in every game, as two bytes each; a game that ends makes room for the row's next.

        If one of them is not legal this raises, and nothing has changed in any game. With `keep_last`,
        `last_features` are what the seat that ended a game saw at its end.
        """
        self._check(chosen)
        size = self.size
        writer = FeatureWriter(size * self.width, None)
        last = FeatureWriter(size * self.width if keep_last else 0, None)
        masks = vec[u8]([0] * (size * self.actions))
        rewards = vec[float]([0.0] * (size * self.players))
        done = vec[u8]([0] * size)
        seats = vec[i64]([0] * size)
        row: i64 = 0
        while row < size:
            state = self.states[row]
            acting = self.seats[row]
            state.step(acting, _action(chosen, row))
            seat = state.actor()
            if seat == TABLE:
                done[row] = 1
                self._pay(row, rewards)
                if keep_last:
                    last.at = row * self.width
                    state.write_features(acting, last)
                state = self._deal(row, int(self.next_seed[row]))
                self.states[row] = state
                seat = state.actor()
            seats[row] = seat
            state.write_features(seat, writer)
            state.write_action_mask(seat, masks, row * self.actions)
            row += 1
        self.features = writer.numbers
        self.last_features = last.numbers
        self.masks = masks
        self.rewards = rewards
        self.done = done
        self.seats = seats

    def _check(self, chosen: bytes) -> None:
        """Raise if an action is not legal."""
        masks = self.masks
        row: i64 = 0
        while row < self.size:
            action = _action(chosen, row)
            if action >= self.actions or not masks[row * self.actions + action]:
                refused = self.states[row]._refusal(int(self.seats[row]), int(action))
                raise IllegalAction(f"game {row} of the batch: {refused}")
            row += 1

    def _pay(self, row: i64, rewards: vec[float]) -> None:
        """Write the rewards of a game that ended."""
        outcome = self.states[row].outcome
        assert outcome is not None
        seat: i64 = row * self.players
        for one in rewards_of(self.game, outcome, self.by_points):
            rewards[seat] = one
            seat += 1

    def sample(self, rng: Rng) -> vec[i64]:
        """A legal action for every game, each as likely as the others."""
        chosen = vec[i64]([0] * self.size)
        row: i64 = 0
        while row < self.size:
            chosen[row] = self.states[row].pick(self.seats[row], rng)
            row += 1
        return chosen


def _action(chosen: bytes, row: i64) -> i64:
    """Two bytes, the lower first."""
    low: i64 = chosen[2 * row]
    high: i64 = chosen[2 * row + 1]
    return low | high << 8


def _same(
    games: tuple[Game, int, dict[str, Any], list[int], bool],
    states: list[State],
    next_seed: vec[i64],
    seen: tuple[vec[i16], vec[i16], vec[u8], vec[i64], vec[float], vec[u8]],
) -> VectorGames:
    """For pickles."""
    game, players, options, seeds, points = games
    vector = VectorGames(game, players, options, seeds, points)
    vector.states = vec[State](states)
    vector.next_seed = next_seed
    vector.features, vector.last_features, vector.masks, vector.seats, vector.rewards, vector.done = seen
    return vector
