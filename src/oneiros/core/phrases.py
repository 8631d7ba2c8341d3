"""The messages of one Fluent file. Each is parsed when first asked for: a whole file takes a third of a second."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]*[ ]*=)", re.MULTILINE)
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class Phrases:
    """Messages and terms of one language, by name. A term is named as in the file, with a hyphen before it."""

    def __init__(self, path: Path) -> None:
        self.bundle = FluentBundle([path.stem], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._mentions: dict[str, _Mentions] = {}
        for entry in ENTRY.split(path.read_text(encoding="utf-8")):
            if name := NAME.match(entry):
                self._unread.setdefault(name[0], entry)

    def has(self, message: str) -> bool:
        """Whether there is such a message. From then on the bundle has it, and all that it contains."""
        self._read(message)
        return self.bundle.has_message(message)

    def facts(self, message: str) -> frozenset[str]:
        """The facts that a message names, and those of messages that it contains. A term gets none from outside."""
        self._read(message)
        return frozenset(self._facts(message, frozenset()))

    def _facts(self, message: str, above: frozenset[str]) -> set[str]:
        if message in above or message not in self._mentions:
            return set()
        mentions = self._mentions[message]
        return mentions.facts.union(*(self._facts(one, above | {message}) for one in mentions.messages))

    def _read(self, name: str) -> None:
        entry = self._unread.pop(name, None)
        if entry is None:
            return
        resource = FluentResource(entry)
        self.bundle.add_resource(resource)
        mentions = _Mentions()
        mentions.visit(resource)
        if not name.startswith("-"):
            self._mentions[name] = mentions
        for other in mentions.messages | mentions.terms:
            self._read(other)


class _Mentions(Visitor):
    """Collects what an entry names: facts, and other entries."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.facts |= {node.id.name, node.id.name.removesuffix("1")}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's name
        self.terms.add(f"-{node.id.name}")
        self.generic_visit(node)  # what a term is given may be facts of the message
