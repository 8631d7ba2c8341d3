"""Content packs of Sandman that cannot be played are refused with what is wrong, and where."""

from __future__ import annotations

from pathlib import Path

import pytest

import oneiros
from oneiros.games.sandman.bots.greedy import choose
from oneiros.games.sandman.rules import SandmanState
from tests.sandman.positions import SANDMAN

TEXT = (SANDMAN.folder / "content.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("tokens = 4 ", "tokens = 5 ", "tokens: must be 0 to 4"),
        ("blanks = 1 ", "blanks = 9 ", "blanks: must be 0 to 4"),
        ('"pearl", "whale",', '"pearl",', "plot 'tide': must have 6 particles"),
        ('"pearl", "whale",', '"pearl", "pearl",', "more than one is named 'pearl'"),
        ('name = "red-garden"', 'name = "slow-giant"', "dream: more than one is named 'slow-giant'"),
        ('plot = "tide"', 'plot = "mud"', "dream 'tear-of-the-moon', plot: there is no plot 'mud'"),
        ('particles = ["pearl"]', 'particles = ["kite"]', "must have 1 of the plot 'tide', not 0"),
        ('particles = ["pearl"]', "particles = []", "particles: must be 1 to 3"),
        ('particles = ["pearl"]', 'particles = ["spoon"]', "there is no particle 'spoon'"),
        ("stars = 3", "stars = 4", "stars: must be 1 to 3"),
        ("signs = 1", "signs = 0", "signs: must be 1 or 2"),
        ('"anchor", "kite", "well"', '"anchor", "kite", "comet"', "goal 'navigator', particles: must have 1"),
        ('kind = "swap"', 'kind = "swop"', "encounter: there must be twelve"),
        ("copies = 2", "copies = 3", "at most 24 in all, not 25"),
        ("copies = 2", "copies = -1", "copies: must be 0 or more"),
        ("power = 3", "power = 7", "encounter 'pocketful', power: must be 1 to 6"),
        ('kind = "mender"\n', 'kind = "mender"\npower = 1\n', "encounter 'mender', power: must be 0 to 0"),
    ],
)
def test_bad_packs(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert old in TEXT
    pack = tmp_path / "pack.toml"
    pack.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(oneiros.BadContent) as caught:
        oneiros.game("sandman", content=pack)
    assert reason in str(caught.value)
    assert "pack.toml" in str(caught.value)


def test_too_few_cards_or_goals(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    head, *dreams = TEXT.split("[[dream]]")
    pack.write_text(head + "".join("[[dream]]" + dream for dream in dreams[20:]), encoding="utf-8")
    with pytest.raises(oneiros.BadContent, match="there must be 72 to 126, not 68"):
        oneiros.game("sandman", content=pack)
    parts = TEXT.split("[[goal]]")
    pack.write_text(parts[0] + "[[goal]]" + parts[-1], encoding="utf-8")
    with pytest.raises(oneiros.BadContent, match="goal: there must be 4 to 30, not 1"):
        oneiros.game("sandman", content=pack)


def test_the_greedy_player_is_legal_on_dreams_and_beats_chance() -> None:
    rng = oneiros.Rng(4)
    won = 0
    for seed in range(12):
        state = SANDMAN.new(players=2, seed=seed)
        assert isinstance(state, SandmanState)
        while state.actors:
            seat = state.actors[0]
            if seat == seed % 2:
                state.apply(seat, int(choose(state.imagine(seat, rng), seat, rng)))
            else:
                state.apply(seat, int(state.pick(seat, rng)))
        outcome = state.outcome
        assert outcome is not None
        won += outcome.winners == (seed % 2,)
    assert won >= 11
