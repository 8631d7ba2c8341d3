"""The laws that hold for every game, on random play of Workshop."""

from __future__ import annotations

import oneiros
from oneiros.testing import Conformance


class TestWorkshopLaws(Conformance):
    game = oneiros.game("workshop")
    examples = 60
