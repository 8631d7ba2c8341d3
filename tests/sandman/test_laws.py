"""The laws of every game, on Sandman."""

from __future__ import annotations

import oneiros
from oneiros.testing import Conformance


class TestSandmanLaws(Conformance):
    game = oneiros.game("sandman")
    examples = 25
