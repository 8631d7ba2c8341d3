"""Limits on what one visitor may use: token buckets by subject and key, and counts of what is open."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from oneiros.core.errors import Refusal
from oneiros.server.config import Limits, Rate
from oneiros.server.errors import too_much
from oneiros.server.metrics import Metrics
from oneiros.server.people.shared_buckets import SharedBuckets

MOST_BUCKETS = 50_000
TIDY_SECONDS = 1.0  # with that many, to look through them for every newcomer would take longer than to serve them


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
    """Counts what people, addresses, accounts and devices use.

    What is scarce is counted for all processes that share a Redis; without one, or while it is down, in this process.
    What comes at every request and message is always counted here.
    """

    def __init__(self, limits: Limits, metrics: Metrics | None = None, shared: SharedBuckets | None = None) -> None:
        self.limits = limits
        self._metrics = metrics
        self._shared = shared
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._tidy_at = 0.0  # when it makes sense again to look for buckets that can be forgotten
        self._sockets: Counter[str] = Counter()

    async def count(self, subject: str, address: str = "", person: str = "", **others: str) -> None:
        """Count one use of the subject (a name of a Rate in Limits) by all of these; refused when one has no more.

        What is a person's limit is counted by their address too, which may use more: others may live there.
        """
        rate: Rate = getattr(self.limits, subject)
        wanted = [(kind, key, rate) for kind, key in {"person": person, **others}.items() if key]
        if address:
            wanted.append(("address", address, _times(rate, self.limits.household) if person else rate))
        keys = [(f"{subject} {kind} {key}", rate) for kind, key, rate in wanted]
        refused = await self._shared.take(keys) if self._shared is not None else None
        if refused is None:
            refused = self._take_here(subject, keys)
        if refused >= 0:
            raise self._too_much(subject, wanted[refused][0])

    def use(self, subject: str, key: str) -> None:
        """Count one use by an address, in this process."""
        if self._take_here(subject, [(key, getattr(self.limits, subject))]) >= 0:
            raise self._too_much(subject, "address")

    def _too_much(self, subject: str, kind: str) -> Refusal:
        if self._metrics is not None:
            self._metrics.limits.labels(subject=subject, by=kind).inc()
        return too_much(subject)

    def _take_here(self, subject: str, keys: Sequence[tuple[str, Rate]]) -> int:
        """Use one of each; the place of the first that has none, or -1."""
        now = time.monotonic()
        for place, (key, rate) in enumerate(keys):
            bucket = self._buckets.get((subject, key))
            if bucket is None:
                if len(self._buckets) >= MOST_BUCKETS and now >= self._tidy_at:
                    self._tidy_at = now + TIDY_SECONDS
                    self._buckets = {name: kept for name, kept in self._buckets.items() if not kept.full(now)}
                bucket = self._buckets[subject, key] = Bucket(rate, now)
            if not bucket.take(now):
                return place
        return -1

    def bucket(self, subject: str) -> Bucket:
        """A bucket of its own, for one socket."""
        return Bucket(getattr(self.limits, subject), time.monotonic())

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        if self._sockets[address] >= self.limits.sockets:
            raise self._too_much("sockets", "address")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def _times(rate: Rate, factor: float) -> Rate:
    return Rate(rate.burst * factor, rate.per_second * factor)


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
