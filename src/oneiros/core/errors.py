"""What can go wrong: one family of errors, each with a sentence, a code, a status and perhaps a rule.

All of them are `OneirosError`, so a caller who only wants to show the sentence catches that. `code` is for programs
and never changes, `status` is HTTP's number for it, `rule` is the number of the rule that forbids something.

The sentence is English. `said` names the message that says the same in other languages, and `facts` are its values.
Who shows an error to people in their language looks there first.
"""

from __future__ import annotations

from typing import Any


class OneirosError(Exception):
    """The base of every error this package raises on purpose; `str(error)` is fit to show."""

    code: str = "bad-request"
    status: int = 400
    rule: str = ""

    def __init__(self, sentence: str = "", said: str = "", **facts: Any) -> None:
        super().__init__(sentence)
        self.said = said
        self.facts = facts


class Refusal(OneirosError):
    """Something was not done, and nothing has changed. Tables and servers refuse by it, each for reasons of its own."""

    def __init__(self, code: str, sentence: str, status: int = 409, rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.status = status
        self.rule = rule


class UnknownGame(OneirosError):
    """No game has that id; the message lists those there are."""


class BadOption(OneirosError):
    """A number of players, a seed or an option is not allowed; the message names what is."""


class MalformedMove(OneirosError):
    """The move or action does not exist in this game at all, whatever the position."""

    code = "malformed"


class IllegalAction(OneirosError):
    """The move exists but the rules forbid it now. `rule` is the rule's number, or '' if no single one does."""

    code = "illegal"
    status = 409

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


class NotYourTurn(OneirosError):
    """The seat may not act now, or there is no such seat."""

    code = "not-your-turn"
    status = 409


class BadContent(OneirosError):
    """A content file is wrong: the message names the file, the entry and the reason."""

    code = "bad-content"

    def __init__(self, message: str, entry: str = "", reason: str = "", said: str = "", **facts: Any) -> None:
        super().__init__(message, said, **facts)
        self.entry = entry
        self.reason = reason or message


class BadRecord(OneirosError):
    """A record cannot be read or does not replay."""

    code = "bad-record"


class MissingPackage(OneirosError, ImportError):
    """Something asked for needs a package that is not installed; the message says how to install it."""

    code = "missing-package"


class BadPlugin(OneirosError):
    """A game or bot of another package cannot be used; the message names it and the reason."""

    code = "bad-plugin"


class AgentFault(OneirosError):
    """A bot that was added has lost its game: `kind` is slow, crash, illegal or babble, the message says the rest."""

    code = "agent-fault"

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind


class PluginWarning(UserWarning):
    """A game or bot of another package was left out; the message names the package and the reason."""
