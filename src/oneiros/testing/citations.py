"""Law 9: every numbered rule is shown by a test, and every test cites a rule there is."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test as showing these rules: `@rule("D12")`."""
    return pytest.mark.rule(*numbers)
