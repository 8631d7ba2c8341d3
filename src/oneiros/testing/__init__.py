"""The conformance kit: what holds for every game, ours or a stranger's, as tests ready to run.

It needs pytest and Hypothesis (`pip install oneiros[testing]`).
"""

from oneiros.testing.citations import rule

__all__ = ["rule"]
