"""The kit as a pytest class: subclass it with your game, and the laws are your tests.

from oneiros.testing import Conformance

class TestMine(Conformance):
    game = MyGame()
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption, MalformedMove
from oneiros.core.game import Game
from oneiros.core.types import Move
from oneiros.testing import laws
from oneiros.testing.walk import option_sets, walk

THOROUGH_POINTS = 6
"""In how many positions of a game the slow checks are made."""


class Conformance:
    """Laws 1 to 8 for one game, on random play, for every number of players and set of options."""

    game: Game
    examples = 25
    """How many games Hypothesis plays with all checks."""

    def test_every_option_set_plays_to_the_end(self) -> None:
        """Laws 4 and 7, for every combination of options, with changing numbers of players."""
        counts = list(self.game.players)
        for number, options in enumerate(option_sets(self.game)):
            for players in counts if number < 4 else [counts[number % len(counts)]]:
                self._play_lightly(players, options, number)

    def _play_lightly(self, players: int, options: dict[str, Any], seed: int) -> None:
        pieces: list[int] = []
        for play in walk(self.game, players, options, seed):
            pieces = pieces or play.state.inventory()
            if len(play.record.moves) % 7 == 0 or play.state.outcome is not None:
                laws.check_step(play, pieces)

    def test_laws_on_random_play(self) -> None:
        """Laws 1 to 8 on games that Hypothesis chooses. It shrinks a game that breaks a law."""
        game = self.game
        sets = option_sets(game)

        @settings(
            max_examples=self.examples,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(
            players=st.sampled_from(list(game.players)),
            options=st.sampled_from(sets),
            seed=st.integers(0, 2**32),
            nudges=st.lists(st.integers(0, 255), max_size=40),
        )
        def check(players: int, options: dict[str, Any], seed: int, nudges: list[int]) -> None:
            self._play_thoroughly(players, options, seed, nudges)

        check()

    def _play_thoroughly(self, players: int, options: dict[str, Any], seed: int, nudges: list[int]) -> None:
        rng = Rng(seed + 1)
        pieces: list[int] = []
        digests: list[str] = []
        # The positions to look at closely: early ones for certain, later ones at growing distances.
        points = {0, 1}
        while len(points) < THOROUGH_POINTS:
            points.add(max(points) + 1 + int(rng.below(4 * max(points))))
        before = None
        for play in walk(self.game, players, options, seed, nudges):
            state = play.state
            pieces = pieces or state.inventory()
            laws.check_step(play, pieces)
            digests.append(state.digest())
            if before is not None:
                laws.check_quiet_move(before, *play.record.moves[-1], state, rng)
                laws.check_open_moves(before, *play.record.moves[-1], rng)
                before = None
            if len(play.record.moves) in points or state.outcome is not None:
                laws.check_position(play, rng)
                before = state.clone()
        laws.check_replay(play.record, digests, play)

    def test_moves_and_actions_are_one_to_one(self) -> None:
        """Every action has a move of its own, also as a dict. Anything else is refused with a reason."""
        game = self.game
        for action in range(game.num_actions):
            move = game.decode(action)
            assert game.encode(move) == action
            assert game.encode(msgspec.to_builtins(move)) == action
        for bad in ({}, {"do": "no-such-move"}, {"do": 7}, {**msgspec.to_builtins(game.decode(0)), "extra": 1}):
            with pytest.raises(MalformedMove, match=r"."):
                game.encode(bad)
        for number in (-1, game.num_actions, 2**70):
            with pytest.raises(MalformedMove, match="actions are 0 to"):
                game.decode(number)

        class Alien(Move, tag="alien", frozen=True):
            """No game's move."""

        with pytest.raises(MalformedMove, match="no such move"):
            game.encode(Alien())

    def test_bad_setups_are_refused(self) -> None:
        """Players, options and seeds that are not allowed are refused. The message says what is allowed."""
        game = self.game
        for players in (game.players[0] - 1, game.players[-1] + 1, 2**70):
            with pytest.raises(BadOption, match=f"{game.players[0]} to {game.players[-1]} players"):
                game.new(players=players)
        with pytest.raises(BadOption, match="no option 'colour_of_the_sky'"):
            game.new(colour_of_the_sky="green")
        for name, option in game.options.items():
            wrong: list[Any] = ["no such choice", None, 10**9]
            for value in wrong:
                with pytest.raises(BadOption, match=f"option '{name}'"):
                    game.new(**{name: value})
            assert option.allows(option.default)
            assert option.help
        seeds: list[Any] = [-1, 2**64, b"short", "seven", True, 1.5]
        for seed in seeds:
            with pytest.raises(BadOption, match="seed"):
                game.new(seed=seed)

    def test_chance_is_the_seeds(self) -> None:
        """The same seed gives the same deal, another seed another one, on both generators. No seed means a new seed."""
        game = self.game
        for one, two in ((1, 2), (bytes(16), bytes(15) + b"\x01")):
            assert game.new(seed=one).digest() == game.new(seed=one).digest()
            assert game.new(seed=one).digest() != game.new(seed=two).digest()
        assert game.new().digest() != game.new().digest()
