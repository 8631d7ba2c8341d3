"""`learned` plays Doors alone by its network, better than chance would have it, and nothing else."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import oneiros
from oneiros.bots import bot, levels
from oneiros.core.bot import Mind
from oneiros.core.errors import BadOption, MissingPackage
from oneiros.core.features import FeatureWriter
from oneiros.games.doors.bots import learned
from oneiros.games.doors.bots.learned import WEIGHTS
from oneiros.games.doors.bots.learned_network import WIDTH, network_inputs, read_network, shapes
from oneiros.games.doors.bots.lookahead import REACHED, Lookahead
from oneiros.games.doors.cards import COLOURS, DOOR, KINDS, NIGHTMARE, SYMBOLS
from oneiros.games.doors.rules import DoorsState
from oneiros.table import new_setup

DOORS = oneiros.game("doors")
DEALS = range(8 if oneiros.compiled() else 2)


def won(level: str) -> int:
    """Of a few deals; a move that is not legal would raise."""
    wins = 0
    for seed in DEALS:
        state = DOORS.new(players=1, seed=seed)
        player = bot(DOORS, level, seed)
        while state.actors:
            state.apply(0, player.think(Mind(state, 0)).action)
        assert state.outcome is not None
        wins += len(state.outcome.winners)
    return wins


def positions(seed: int) -> list[DoorsState]:
    """Of a game played by heuristic, all of them."""
    state = DOORS.new(players=1, seed=seed)
    assert isinstance(state, DoorsState)
    rng, heuristic = oneiros.Rng(seed), DOORS.heuristic()
    found = []
    while state.actors:
        found.append(state.clone())
        state.step(0, heuristic.move(state, 0, rng))
    return found


def seen(states: list[DoorsState]) -> np.ndarray[tuple[int, int], np.dtype[np.int16]]:
    writer = FeatureWriter(len(states) * WIDTH, None)
    for state in states:
        state.write_features(0, writer)
    return np.array(list(writer.numbers), np.int16).reshape(-1, WIDTH)


def test_it_plays_by_the_rules_and_wins_more_than_the_first_drowsy() -> None:
    assert won("learned") > won("drowsy-1")


def test_the_weights_are_small_and_of_the_right_shape() -> None:
    network = read_network(WEIGHTS)
    assert {name: array.shape for name, array in network.weights.items()} == shapes(len(network.weights["bias"]))
    assert WEIGHTS.stat().st_size < 300_000
    chances = network.chances(seen(positions(1)))
    assert ((chances >= 0) & (chances <= 1)).all()
    assert chances.std() > 0.01, "it thinks the same of everything"


def test_weights_of_another_shape_are_refused(tmp_path: Path) -> None:
    network = read_network(WEIGHTS)
    network.weights["own"] = network.weights["own"][:, 1:]
    network.write(tmp_path / "short.npz")
    with pytest.raises(ValueError, match=r"short\.npz holds no network"):
        read_network(tmp_path / "short.npz")


def test_the_network_is_told_what_lies_on_the_table() -> None:
    """Each group of numbers is where the network looks for it."""
    states = positions(2)
    assert len(states[0].legend()) == WIDTH
    colours, others = network_inputs(seen(states))
    for at, state in enumerate(states):
        pool = list(state.pool)[: state.pool_size]
        hand = list(state.hand)[: state.held[0]]
        limbo = list(state.limbo)[: state.limbo_size]
        for colour in range(COLOURS):
            ours = colours[colour, :, at]
            cards = [*range(colour * SYMBOLS, colour * SYMBOLS + SYMBOLS), DOOR + colour]
            assert list(ours[:4] * 4) == [pool.count(card) for card in cards]
            assert list(ours[4:7]) == [hand.count(card) for card in cards[:3]]
            assert list(ours[7:9]) == [state.doors[colour], limbo.count(DOOR + colour)]
            ends_row = state.last[0] >= 0 and state.last[0] // SYMBOLS == colour
            assert list(ours[-3:]) == [ends_row, ends_row and state.run[0] % 3 == 1, ends_row and state.run[0] % 3 == 2]
        assert others[0, at] == pytest.approx(pool.count(NIGHTMARE) * 0.2)
        assert others[1, at] == pytest.approx(int(state.deck_size()) * 0.05)
        assert others[13:18, at].sum() == 1, "exactly one of the phases of a lone player"


def test_it_does_not_matter_which_colour_is_which() -> None:
    """Exchange red and brown everywhere: the game is the same but for names, and so is the answer."""
    told_so = seen(positions(3))
    order = np.arange(WIDTH)
    kinds = [9, 10, 11, 3, 4, 5, 6, 7, 8, 0, 1, 2, 15, 13, 14, 12, 16]
    for begin in (0, 59, *range(76, 161, KINDS)):
        order[begin : begin + KINDS] = [begin + kind for kind in kinds]
    order[17:29] = [17 + kind for kind in kinds[:12]]
    for begin in (30, 38, 54, 161):
        order[[begin, begin + 3]] = order[[begin + 3, begin]]
    network = read_network(WEIGHTS)
    assert not np.array_equal(told_so, told_so[:, order])
    assert np.allclose(network.chances(told_so), network.chances(told_so[:, order]), atol=1e-5)


def test_what_is_over_is_known_for_certain() -> None:
    """Before the last move of a game some actions end it, won or lost; of these the network is not asked."""
    state = positions(4)[-1]
    actions = state.legal(0)
    lookahead = Lookahead(6 * len(actions))
    lookahead.look(state, actions, 6, oneiros.Rng(1))
    assert lookahead.ends
    promises = lookahead.promises(read_network(WEIGHTS))
    for at, doors in zip(lookahead.ends, lookahead.doors):
        assert np.array_equal(promises[at], REACHED[doors])
    assert REACHED[3].tolist() == [1, 1, 1, 0, 0, 0, 0, 0]


def test_the_same_seed_thinks_the_same() -> None:
    mind = Mind(DOORS.new(players=1, seed=5), 0)
    one, two = (bot(DOORS, "learned", 9).think(mind) for _ in range(2))
    assert one == two
    assert one.value is not None
    assert one.action == one.candidates[0].action
    assert {row.action for row in one.candidates} <= set(mind.legal)


def test_it_is_refused_where_it_cannot_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = "the bot 'learned' plays Doors alone and nothing else"
    with pytest.raises(BadOption, match="no bot 'learned' for Ravens"):
        bot(oneiros.game("ravens"), "learned")
    with pytest.raises(BadOption, match=alone):
        new_setup(DOORS, 2, bots=["learned"])
    with pytest.raises(BadOption, match=alone):
        bot(DOORS, "learned").think(Mind(DOORS.new(players=2, seed=1), 0))
    pack = (DOORS.folder / "content.toml").read_text(encoding="utf-8").replace("nightmares = 10", "nightmares = 9")
    (tmp_path / "mine.toml").write_text(pack, encoding="utf-8")
    with pytest.raises(BadOption, match="has learnt the standard cards"):
        bot(oneiros.game("doors", tmp_path / "mine.toml"), "learned")
    monkeypatch.setattr(learned, "find_spec", lambda _: None)
    with pytest.raises(MissingPackage, match=r"needs NumPy: pip install 'oneiros\[batch\]'"):
        bot(DOORS, "learned")
    assert new_setup(DOORS, 1, bots=["dreamer"]).bots == ("dreamer",)


def test_it_is_no_level() -> None:
    assert list(levels.LEVELS) == ["drowsy", "dreamer", "lucid", "oracle"]
