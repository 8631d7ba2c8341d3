"""Limits on what one visitor may use: token buckets by subject and key, and counts of what is open."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from oneiros.server.config import Limits, Rate
from oneiros.server.errors import too_much

MOST_BUCKETS = 50_000


class Bucket:
    """Holds up to `burst` tokens and gains `per_second`; each use takes one."""

    __slots__ = ("at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now

    def take(self, now: float) -> bool:
        """Use one; False if there is none."""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether it would be as good as new, so that it can be forgotten."""
        return self.tokens + (now - self.at) * self.rate.per_second >= self.rate.burst


class RateLimiter:
    """Counts what each address uses in this process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def use(self, subject: str, key: str) -> None:
        """Count one use of the subject (a name of a Rate in Limits) by the key; refused when it is too much."""
        now = time.monotonic()
        bucket = self._buckets.get((subject, key))
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets = {name: kept for name, kept in self._buckets.items() if not kept.full(now)}
            bucket = self._buckets[subject, key] = Bucket(getattr(self.limits, subject), now)
        if not bucket.take(now):
            raise too_much(subject)

    def bucket(self, subject: str) -> Bucket:
        """A bucket of its own, for one socket."""
        return Bucket(getattr(self.limits, subject), time.monotonic())

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        if self._sockets[address] >= self.limits.sockets:
            raise too_much("sockets")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def address_of(client: tuple[str, int] | None) -> str:
    """Whom to count: an IPv4 address, or the network of an IPv6 one, of which a household has many."""
    if client is None:
        return "unknown"
    try:
        address = ip_address(client[0])
    except ValueError:
        return client[0]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return address.exploded[:19]  # /64
    return str(address)
