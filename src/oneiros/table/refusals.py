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
    HERE = "here"  # the person is at the table
    NUDGED = "nudged"  # a moment ago
    NO_BOT = "no-bot"  # the seat is not a bot's
    SEAT_ASKED = "seat-asked"  # somebody has asked for it already
    SEAT_NOT_ASKED = "seat-not-asked"
    SEAT_REFUSED = "seat-refused"  # once is enough
    NOT_AWAY = "not-away"
    NOT_REPLACED = "not-replaced"  # no bot plays there for its owner, or by their own wish
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
    BAD_REMATCH = "bad-rematch"  # such a game cannot be set up
    HIDDEN = "hidden"  # that is not shown before the end
    NOBODY_SHOWN = "nobody-shown"  # several people sit at this screen: which of them is before it?
    TOO_MANY_CHANGES = "too-many-changes"  # so much was changed or taken back here that only the game itself goes on


class TableRefusal(Refusal):
    """The table did not do it, and nothing has changed. Its `code` is a `Reason`."""

    code: Reason

    def __init__(self, reason: Reason, sentence: str, rule: str = "") -> None:
        super().__init__(reason, sentence, rule=rule)


def from_rules(error: OneirosError) -> TableRefusal:
    """What the rules refused, as the table's refusal."""
    return TableRefusal(Reason(error.code), str(error), error.rule)
