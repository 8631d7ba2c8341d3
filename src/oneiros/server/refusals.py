"""Any error as a refusal with a code, a sentence and a status: the same over HTTP and on the socket."""

from __future__ import annotations

import msgspec
from litestar.exceptions import HTTPException, ValidationException

from oneiros.core.errors import OneirosError
from oneiros.server import wire
from oneiros.server.errors import Refusal
from oneiros.table import Refused

CODES = {400: "malformed", 404: "unknown", 405: "method", 413: "too-large", 415: "malformed"}
FAULT = 500


def told(error: Exception) -> tuple[wire.Refused, int]:
    """What is said of an error. What nobody foresaw is called a fault of the server and not described."""
    match error:
        case Refusal():
            return wire.Refused(error.code, str(error)), error.status
        case Refused():
            return wire.Refused(str(error.reason), str(error), error.rule), 409
        case OneirosError():
            return wire.Refused("bad-request", str(error)), 400
        case msgspec.MsgspecError():
            return wire.Refused("malformed", f"the message cannot be read: {error}"), 400
        case ValidationException():
            extra = error.extra if isinstance(error.extra, list) else []
            reasons = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
            return wire.Refused("malformed", f"the request cannot be read: {'; '.join(reasons) or error.detail}"), 400
        case HTTPException() if error.status_code < FAULT:
            return wire.Refused(CODES.get(error.status_code, "refused"), error.detail), error.status_code
    return wire.Refused("server", "the server made a mistake; nothing is lost, please try again"), FAULT
