"""The laws of every game, on Sandman."""

from __future__ import annotations

import oneiros
from oneiros.testing import Conformance


class TestSandmanLaws(Conformance):
    game = oneiros.game("sandman")
    examples = 25

    def test_ways_that_are_paid_for_are_told_apart(self) -> None:
        """Found by a long run: nobody could see which of two wheels was being paid for."""
        self._play_thoroughly(players=3, options={}, seed=33, nudges=[240, 104])
