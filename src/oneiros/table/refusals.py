"""Why a table says no: a word for programs, a sentence for people, and the rule where there is one."""

from __future__ import annotations

from enum import StrEnum

from oneiros.core.errors import OneirosError, Refusal


class Reason(StrEnum):
    """Every reason for which a table refuses something."""

    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NO_SUCH_BOT = "no-such-bot"
    NOT_BEGUN = "not-begun"
    BEGUN = "begun"
    NOT_READY = "not-ready"
    OVER = "over"
    NOT_OVER = "not-over"
    NOT_YOUR_TURN = "not-your-turn"
    ILLEGAL = "illegal"
    MALFORMED = "malformed"
    STALE = "stale"  # meant for another version of the table: look again
    EARLY = "early"  # not due yet
    LATE = "late"  # the clock or the sandglass had run out
    NEEDS_ANSWER = "needs-answer"  # a bot's turn is not fired but answered
    AWAY = "away"  # a bot plays the seat
    NOT_AWAY = "not-away"
    RESIGNED = "resigned"
    NO_UNDO = "no-undo"  # this table has none
    UNDO_NOTHING = "undo-nothing"
    UNDO_NOT_YOURS = "undo-not-yours"
    UNDO_REVEALED = "undo-revealed"
    UNDO_TIMED = "undo-timed"
    UNDO_NOT_ASKED = "undo-not-asked"
    UNDO_ASKED = "undo-asked"
    REMATCH_NOT_OFFERED = "rematch-not-offered"
    REMATCH_NOT_AGREED = "rematch-not-agreed"
    REMATCH_MADE = "rematch-made"
    HIDDEN = "hidden"  # that is not shown before the end


class TableRefusal(Refusal):
    """The table did not do it, and nothing has changed. Its `code` is a `Reason`."""

    code: Reason

    def __init__(self, reason: Reason, sentence: str, rule: str = "") -> None:
        super().__init__(reason, sentence, rule=rule)


def from_rules(error: OneirosError) -> TableRefusal:
    """What the rules refused, as the table's refusal."""
    return TableRefusal(Reason(error.code), str(error), error.rule)
