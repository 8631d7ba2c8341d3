"""What a house refuses, and any error as a refusal: the same over HTTP, on the socket and in a page.

Every refusal is of one family, `oneiros.core.errors.Refusal`: a code for programs, a sentence for people, HTTP's
status, and the rule where there is one.
"""

from __future__ import annotations

from typing import Final

import msgspec

from oneiros.core.errors import OneirosError, Refusal

FAULT: Final = 500


def as_refusal(error: Exception) -> Refusal:
    """What is said of an error. What nobody foresaw is called a fault of the server and not described."""
    match error:
        case Refusal():
            return error
        case OneirosError():
            return Refusal(error.code, str(error), error.status, error.rule)
        case RecursionError():
            return Refusal("malformed", "the message cannot be read: it is nested too deeply", 400)
        case msgspec.MsgspecError():
            return Refusal("malformed", f"the message cannot be read: {error}", 400)
    return Refusal("server", "the server made a mistake; nothing is lost, please try again", FAULT)


class StoreDown(Refusal):
    """The store does not take or give anything now. What was acknowledged before is safe."""

    def __init__(self) -> None:
        super().__init__("store-down", "the server's store does not answer; nothing is lost, please try again", 503)


class Stale(Refusal):
    """Somebody else's events came first; nothing of this entry was stored."""

    def __init__(self) -> None:
        super().__init__("stale", "something else happened at the table first; look again", 409)


def unknown(what: str) -> Refusal:
    """There is no such thing, or it is none of the asker's business: the two look the same."""
    return Refusal("unknown", f"there is no such {what}", 404)


def closed_table() -> Refusal:
    """The operator has closed the table."""
    return Refusal("closed", "the people who run this server have closed this table", 410)


def too_much(what: str) -> Refusal:
    """A limit was reached."""
    return Refusal("too-much", f"too many {what.replace('all_', '')}; please wait a little", 429)


def no_identity() -> Refusal:
    """The visitor has not said who they are."""
    return Refusal("no-identity", "the server does not know you yet: take a name first", 401)
