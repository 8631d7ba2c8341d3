"""One family of errors: each has a sentence, a code, a status and perhaps a rule."""

from __future__ import annotations

import pytest

from oneiros.core.errors import BadOption, IllegalAction, MalformedMove, NotYourTurn, OneirosError, Refusal, UnknownGame
from oneiros.table import Reason, TableRefusal
from oneiros.table.refusals import from_rules


@pytest.mark.parametrize(
    ("error", "code", "status", "rule"),
    [
        (IllegalAction("not now", "R7"), "illegal", 409, "R7"),
        (NotYourTurn("wait"), "not-your-turn", 409, ""),
        (MalformedMove("what?"), "malformed", 400, ""),
        (BadOption("no"), "bad-request", 400, ""),
        (UnknownGame("none"), "bad-request", 400, ""),
        (TableRefusal(Reason.LATE, "too late"), "late", 409, ""),
        (Refusal("unknown", "there is no such table", 404), "unknown", 404, ""),
    ],
)
def test_every_error_has_what_a_refusal_needs(error: OneirosError, code: str, status: int, rule: str) -> None:
    assert (error.code, error.status, error.rule) == (code, status, rule)


def test_what_the_rules_refuse_the_table_refuses_for_the_same_reason() -> None:
    refusal = from_rules(IllegalAction("not now", "R7"))
    assert (refusal.code, str(refusal), refusal.rule) == (Reason.ILLEGAL, "not now (R7)", "R7")
