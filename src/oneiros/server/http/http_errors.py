"""What Litestar raises, as a refusal; everything else as `server/errors.py` says."""

from __future__ import annotations

from typing import Final

from litestar.exceptions import HTTPException, ValidationException

from oneiros.core.errors import Refusal
from oneiros.server.errors import FAULT, as_refusal

CODES: Final = {400: "malformed", 404: "unknown", 405: "method", 413: "too-large", 415: "malformed"}


def request_refusal(error: Exception) -> Refusal:
    """What is said of an error that a request met."""
    match error:
        case ValidationException():
            extra = error.extra if isinstance(error.extra, list) else []
            reasons = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
            return Refusal("malformed", f"the request cannot be read: {'; '.join(reasons) or error.detail}", 400)
        case HTTPException() if error.status_code < FAULT:
            return Refusal(CODES.get(error.status_code, "refused"), error.detail, error.status_code)
    return as_refusal(error)
