"""Use of a server: how many bytes tables and addresses may write, and use at all its servers.

Acts of those who sit at a table are charged to the table, acts of strangers there to a small
budget of their own, so that they cannot use up that of the table.  The host's commands have a
reserve besides.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from hashlib import blake2b
from time import monotonic
from typing import Final, Literal, Protocol

import msgspec

from intriga.server.limits.buckets import Buckets, UsedElsewhere, nothing
from intriga.server.settings import Limits

SECRET: Final = "addresses"  # noqa: S105  the name of the store's secret
DIGEST: Final = 8  # bytes
Used = dict[str, dict[bytes, float]]
_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Used)
Payer = Literal["table", "strangers", "host"]
"""The budget that an act at a table is charged to."""


class Limited(Protocol):
    """The use of each address, here and at other servers."""

    used_elsewhere: UsedElsewhere

    def heaviest(self) -> Iterable[tuple[str, float]]:
        """Return the addresses that have used much, and how much."""
        ...


class Usage:
    """Reports the use of addresses here, by digests, and knows their use elsewhere."""

    def __init__(self) -> None:
        self.key = b""  # of all servers of the database
        self._limited: dict[str, Limited] = {}
        self._digest = lru_cache(4096)(self._digested)

    def add(self, name: str, limited: Limited) -> None:
        """Count the use of *limited* together with its use at other servers, under that *name*."""
        self._limited[name] = limited

    def report(self) -> bytes:
        """Return the use here, for other servers to :meth:`hear`."""
        used = {
            name: {self._digest(address): amount for address, amount in limited.heaviest()}
            for name, limited in self._limited.items()
        }
        return _ENCODER.encode({name: amounts for name, amounts in used.items() if amounts})

    def hear(self, reports: Iterable[bytes]) -> None:
        """Take in the use at other servers; a report that is not understood counts as none."""
        sums = {name: Counter[bytes]() for name in self._limited}
        for report in reports:
            for name, amounts in _read(report).items():
                if name in sums:
                    sums[name].update(amounts)
        for name, limited in self._limited.items():
            limited.used_elsewhere = partial(self._of, sums[name]) if sums[name] else nothing

    def _of(self, amounts: Mapping[bytes, float], address: str) -> float:
        return amounts.get(self._digest(address), 0.0)

    def _digested(self, address: str) -> bytes:
        return blake2b(address.encode(), key=self.key, digest_size=DIGEST).digest()


def _read(report: bytes) -> Used:
    try:
        return _DECODER.decode(report) if report else {}
    except msgspec.DecodeError:  # of a server of another version
        return {}


class DiskBudget:
    """The bytes that each table and each address may still write.

    Used bytes come back within a day, evenly.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        """Grant what *limits* allow, by the seconds of *clock*."""
        self._clock = clock
        self._of: dict[Payer, Buckets] = {
            "table": Buckets(limits.disk_of_table, limits.disk_time),
            "strangers": Buckets(limits.disk_of_strangers, limits.disk_time),
            "host": Buckets(limits.disk_of_host, limits.disk_time),
        }
        self.addresses = Buckets(limits.disk_of_address, limits.disk_time)

    def allows(self, table: str, address: str, payer: Payer) -> bool:
        """Say whether *payer* at *table*, and *address*, have bytes left; an empty one is nobody.

        The host has a reserve where one of them has none.
        """
        now = self._clock()
        return self._of[self._bearer(table, address, payer)].has_left(table, now) and (
            payer == "host" or self.addresses.has_left(address, now)
        )

    def charge(self, table: str, address: str, payer: Payer, size: int) -> None:
        """Count *size* bytes that *table* keeps on behalf of *address*, borne by *payer*."""
        now = self._clock()
        self._of[self._bearer(table, address, payer)].spend(table, size, now)
        if address:
            self.addresses.spend(address, size, now)

    def _bearer(self, table: str, address: str, payer: Payer) -> Payer:
        """Return the budget charged for *payer*: the host uses the table's while it lasts."""
        if payer != "host":
            return payer
        now = self._clock()
        has_left = self._of["table"].has_left(table, now) and self.addresses.has_left(address, now)
        return "table" if has_left else "host"
