"""The client's tests need a server, as the server's own do."""

from __future__ import annotations

from tests.server.conftest import _logs, house

__all__ = ["_logs", "house"]
