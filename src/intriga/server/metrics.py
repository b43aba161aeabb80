"""The figures of a running server, in a registry of its own."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LATE: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 60.0)


class Metrics:
    """What is counted; times are in seconds."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = self._gauge("sockets", "Open sockets")
        self.people = self._gauge("people", "People and programs connected")
        self.tables = self._gauge("tables", "Tables in memory")
        self.commands = Counter(
            "intriga_commands",
            "Messages of clients, by type and result",
            ["type", "result"],
            registry=self.registry,
        )
        self.commit = self._histogram(
            "commit_seconds", "From asking the disk for a batch to durable", QUICK
        )
        self.fan_out = self._histogram(
            "fan_out_seconds", "From durable to all sockets of a batch", QUICK
        )
        self.lateness = self._histogram("deadline_lateness_seconds", "Lateness of deadlines", LATE)
        self.thinking = self._histogram("bot_seconds", "How long a bot thought", QUICK)
        self.dropped = self._counter("sockets_dropped", "Sockets closed because they took nothing")
        self.reloads = self._counter("tables_reloaded", "Tables whose events could not be kept")
        self.replays = self._counter("replays", "Replays and reviews made, none that was kept")
        self.bot_stand_ins = self._counter(
            "bot_stand_ins", "Bots for which another answered, since their turn came late"
        )
        self.bot_failures = self._counter("bot_failures", "Bots that failed and were replaced")

    def text(self) -> bytes:
        """Return everything in the text format of Prometheus."""
        return generate_latest(self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"intriga_{name}", about, registry=self.registry)

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"intriga_{name}", about, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"intriga_{name}", about, buckets=buckets, registry=self.registry)
