"""What Prometheus may ask: counts and times, of no one in particular."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

disable_created_metrics()  # type: ignore[no-untyped-call]
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kept = self.registry
        self.process = Gauge("oneiros_process", "Which process of the machine answers", registry=kept)
        self.process.set(os.getpid())
        self.requests = Counter("oneiros_requests", "HTTP requests answered", ["status"], registry=kept)
        self.refusals = Counter("oneiros_refusals", "Requests and messages refused, by reason", ["code"], registry=kept)
        self.limits = Counter("oneiros_limits", "Limits met, by what and by whom", ["subject", "by"], registry=kept)
        self.errors = Counter("oneiros_errors", "Faults of the server itself", registry=kept)
        self.set_aside = Counter("oneiros_set_aside", "Tables that could not be read and were set aside", registry=kept)
        self.sockets = Gauge("oneiros_sockets", "Sockets open now", registry=kept)
        self.cached = Gauge("oneiros_tables_cached", "Tables in memory", registry=kept)
        self._messages = Counter("oneiros_messages", "Socket messages read", ["do"], registry=kept)
        self._by_kind: dict[str, Counter] = {}  # of those: to look one up by its label takes longer than to count
        self.events = Counter("oneiros_events", "Events stored", registry=kept)
        self.stale = Counter("oneiros_stale", "Proposals that another process was quicker than", registry=kept)
        self.store = Histogram("oneiros_store_seconds", "Time to store a batch of events", buckets=QUICK, registry=kept)
        self.batch = Histogram(
            "oneiros_store_batch", "Tables in one batch", buckets=(1, 2, 4, 8, 16, 32, 64), registry=kept
        )
        self.act = Histogram(
            "oneiros_act_seconds", "Time from message to acknowledgement", buckets=QUICK, registry=kept
        )
        self.thought = Histogram(
            "oneiros_bot_seconds", "Time a bot took, waiting included", buckets=(*QUICK, 10), registry=kept
        )
        self.thinking = Gauge("oneiros_bots_thinking", "Bots that think now or wait for their turn", registry=kept)
        self.late = Histogram(
            "oneiros_due_late_seconds", "How late what was due was done", buckets=QUICK, registry=kept
        )

    def count_message(self, do: str) -> None:
        """A message of this kind was read."""
        counter = self._by_kind.get(do)
        if counter is None:
            counter = self._by_kind[do] = self._messages.labels(do=do)
        counter.inc()

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
