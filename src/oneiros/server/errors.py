"""What the server refuses, and any error as a refusal: the same over HTTP and on the socket.

Every refusal is of one family, `oneiros.core.errors.Refusal`: a code for programs, a sentence for people, HTTP's
status, and the rule where there is one.
"""

from __future__ import annotations

from typing import Final

import msgspec
from litestar.exceptions import HTTPException, ValidationException

from oneiros.core.errors import OneirosError, Refusal

CODES: Final = {400: "malformed", 404: "unknown", 405: "method", 413: "too-large", 415: "malformed"}
FAULT: Final = 500


def as_refusal(error: Exception) -> Refusal:
    """What is said of an error. What nobody foresaw is called a fault of the server and not described."""
    match error:
        case Refusal():
            return error
        case OneirosError():
            return Refusal(error.code, str(error), error.status, error.rule)
        case msgspec.MsgspecError():
            return Refusal("malformed", f"the message cannot be read: {error}", 400)
        case ValidationException():
            extra = error.extra if isinstance(error.extra, list) else []
            reasons = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
            return Refusal("malformed", f"the request cannot be read: {'; '.join(reasons) or error.detail}", 400)
        case HTTPException() if error.status_code < FAULT:
            return Refusal(CODES.get(error.status_code, "refused"), error.detail, error.status_code)
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


def too_much(what: str) -> Refusal:
    """A limit was reached."""
    return Refusal("too-much", f"too many {what}; please wait a little", 429)


def no_identity() -> Refusal:
    """The visitor has not said who they are."""
    return Refusal("no-identity", "the server does not know you yet: take a name first", 401)
