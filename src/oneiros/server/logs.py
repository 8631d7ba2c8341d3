"""Structured logs: one JSON object a line on stderr, with no secret in it.

What may be logged is named at each call: ids of tables and people, codes of refusals, counts, times. Tokens,
passphrases, cookies, links, chat and query strings never are; as a second guard their fields are blotted out here.
"""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog

SECRET_FIELDS = {"token", "cookie", "passphrase", "password", "secret", "seed", "authorization", "query", "link", "url"}


def blot(_: object, __: str, fields: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Put a blot in place of every field that could hold a secret."""
    for name in fields:
        if any(word in name.casefold() for word in SECRET_FIELDS):
            fields[name] = "***"
    return fields


class Stderr(io.TextIOBase):
    """Whatever stderr is now. A line that cannot be written is lost: no move may fail for it."""

    def write(self, text: str) -> int:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)
            sys.stderr.flush()
        return len(text)


def set_up(level: str = "info") -> None:
    """Send all logs of this process, ours and the libraries', through one pipe."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        blot,
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, Stderr())),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(Stderr())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = name != "uvicorn.access"  # its lines carry query strings; ours do not


def log() -> Any:
    """The logger."""
    return structlog.get_logger()
