"""Doors obeys the laws of all games."""

from __future__ import annotations

import oneiros
from oneiros.testing import Conformance


class TestDoorsLaws(Conformance):
    game = oneiros.game("doors")
    examples = 40
