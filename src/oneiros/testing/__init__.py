"""The conformance kit: what holds for every game, ours or a stranger's, as tests ready to run.

It needs pytest and Hypothesis (`pip install oneiros[testing]`).
"""

from oneiros.testing.citations import check_citations, cited_by, rule, rules_of
from oneiros.testing.kit import Conformance
from oneiros.testing.walk import option_sets, walk

__all__ = ["Conformance", "check_citations", "cited_by", "option_sets", "rule", "rules_of", "walk"]
