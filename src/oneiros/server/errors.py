"""What the server itself refuses: each has a code for programs and a sentence for people."""

from __future__ import annotations

from oneiros.core.errors import OneirosError


class Refusal(OneirosError):
    """The server will not do it. `code` is stable; `status` is HTTP's word for it."""

    def __init__(self, code: str, message: str, status: int = 409) -> None:
        super().__init__(message)
        self.code = code
        self.status = status


class StoreDown(Refusal):
    """The store does not take or give anything now. What was acknowledged before is safe."""

    def __init__(self) -> None:
        super().__init__("store-down", "the server's store does not answer; nothing is lost, please try again", 503)


def unknown(what: str) -> Refusal:
    """There is no such thing, or it is none of the asker's business: the two look the same."""
    return Refusal("unknown", f"there is no such {what}", 404)


def too_much(what: str) -> Refusal:
    """A limit was reached."""
    return Refusal("too-much", f"too many {what}; please wait a little", 429)


def no_identity() -> Refusal:
    """Whoever asks has not said who they are."""
    return Refusal("no-identity", "the server does not know you yet: take a name first", 401)
