"""The use of each address at all servers of a database together."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from hashlib import blake2b
from typing import Final, Protocol

import msgspec

from intriga.server.limits.buckets import UsedElsewhere, nothing

SECRET: Final = "addresses"  # noqa: S105  the name of the store's secret
DIGEST: Final = 8  # bytes
Used = dict[str, dict[bytes, float]]
_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Used)


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
