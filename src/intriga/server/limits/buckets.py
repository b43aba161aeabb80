"""Fair shares for each address: token buckets, and a queue in which people take turns.

A bucket is a limit at once, and a rate in the long run.  In the queue nobody waits for all of
another's: networks take turns from the widest on, then the addresses of each, and among what waits
of one address its tables do.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from itertools import islice
from typing import Final, NamedTuple, TypeAlias

MOST_ADDRESSES: Final = 100_000  # remembered at once; the longest unseen is forgotten first
IPV6: Final = "/64"
NOTABLE: Final = 0.1  # of an address's allowance: use from this on is reported to other servers
LOOKED_AT: Final = 1000  # addresses, those seen last, looked through for a report
UsedElsewhere: TypeAlias = Callable[[str], float]
"""Returns how much an address has used at other servers."""
WIDER: Final = ((56, 17, 4), (48, 14, 16))
"""Networks that one visitor may have of 64 bits: their bits, the letters that name them, and how
many times as much they may do as one address."""
Line = deque[asyncio.Future[None]]
Turns = OrderedDict[str, "Turns | Line"]
"""Those who wait, by turns of the first word of their paths, then of the next."""


class Bucket:
    """A bucket of *burst* tokens that fills at *per_second*; times are in seconds."""

    __slots__ = ("_burst", "_filled", "_per_second", "_tokens")

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._tokens, self._filled = burst, now

    def take(self, now: float, elsewhere: float = 0.0) -> bool:
        """Take a token if there is one, and say whether there was; see :meth:`left`."""
        if self.left(now, elsewhere) < 1:
            return False
        self._tokens -= 1
        return True

    def left(self, now: float, elsewhere: float = 0.0) -> float:
        """Return the number of tokens left, below 0 if more were spent.

        *elsewhere* tokens were spent at other servers, which get their share of the refill.
        """
        spent = self._burst - self._tokens
        share = spent / (spent + elsewhere) if elsewhere and spent > 0 else 1.0
        back = (now - self._filled) * self._per_second * share
        self._tokens = min(self._burst, self._tokens + back)
        self._filled = now
        return self._tokens - elsewhere

    @property
    def spent(self) -> float:
        """How many tokens are missing, as they were when it was last asked."""
        return self._burst - self._tokens

    def spend(self, amount: float, now: float) -> None:
        """Take *amount* tokens, even if fewer are left."""
        self._tokens = self.left(now) - amount


class Buckets:
    """A bucket for each address, ``burst`` tokens each *seconds*.

    An IPv6 address also takes from the larger buckets of the networks around it.
    """

    def __init__(self, burst: int, seconds: float) -> None:
        self._burst, self._per_second = burst, burst / seconds
        self.used_elsewhere: UsedElsewhere = nothing
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Take a token of *address* if there is one, and say whether there was."""
        buckets = [
            (self._bucket(network, times, now), self.used_elsewhere(network))
            for network, times in networks(address)
        ]
        if any(bucket.left(now, elsewhere) < 1 for bucket, elsewhere in buckets):
            return False
        return all(bucket.take(now, elsewhere) for bucket, elsewhere in buckets)

    def has_left(self, address: str, now: float) -> bool:
        """Say whether *address* has a token; one that was not seen has all."""
        return all(self._has_left(network, times, now) for network, times in networks(address))

    def _has_left(self, network: str, times: int, now: float) -> bool:
        elsewhere = self.used_elsewhere(network)
        if network not in self._buckets and not elsewhere:
            return True
        return self._bucket(network, times, now).left(now, elsewhere) >= 1

    def spend(self, address: str, amount: float, now: float) -> None:
        """Take *amount* tokens of *address*, even if it has fewer left."""
        for network, times in networks(address):
            self._bucket(network, times, now).spend(amount, now)

    def heaviest(self) -> Iterable[tuple[str, float]]:
        """Yield the networks that have spent much of late, and how much."""
        for network in islice(reversed(self._buckets), LOOKED_AT):
            spent = self._buckets[network].spent
            if spent > NOTABLE * self._burst:
                yield network, spent

    def _bucket(self, network: str, times: int, now: float) -> Bucket:
        bucket = self._buckets.pop(network, None)
        bucket = bucket or Bucket(self._burst * times, self._per_second * times, now)
        self._buckets[network] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


class Counts:
    """Counts the things that each address has, at most *most*; see :class:`Buckets`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.used_elsewhere: UsedElsewhere = nothing
        self._counts = Counter[str]()

    def add(self, address: str) -> bool:
        """Count one more of *address* if there may be one, and say whether there may."""
        around = networks(address)
        if any(self._used(network) >= self._most * times for network, times in around):
            return False
        self._counts.update(network for network, _ in around)
        return True

    def drop(self, address: str) -> None:
        """Count one less of *address*."""
        for network, _ in networks(address):
            self._counts[network] -= 1
            if not self._counts[network]:
                del self._counts[network]

    def heaviest(self) -> Iterable[tuple[str, float]]:
        """Yield the networks that have much, and how much."""
        for network, count in self._counts.items():
            if count > NOTABLE * self._most:
                yield network, count

    def _used(self, network: str) -> float:
        return self._counts[network] + self.used_elsewhere(network)


def nothing(_: str) -> float:
    """Return that nothing was used."""
    return 0.0


@lru_cache(4096)
def networks(address: str) -> tuple[tuple[str, int], ...]:
    """Return the household and the networks around it, with their allowances.

    Those are in times of what one address may do.
    """
    if not address.endswith(IPV6):
        return ((address, 1),)
    around = ((f"{address[:letters]}/{bits}", times) for bits, letters, times in WIDER)
    return ((address, 1), *around)


def household(host: str | None) -> str:
    """Return what counts as one address: an IPv6 network of 64 bits, or the address itself."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return f"{address.exploded[:19]}{IPV6}"
    return str(getattr(address, "ipv4_mapped", None) or address)


class Asker(NamedTuple):
    """Somebody on whose behalf something is asked: an address, and a table there."""

    address: str = ""
    table: str = ""

    @property
    def path(self) -> list[str]:
        """The networks from the widest on, the address, and the table."""
        return [*(network for network, _ in reversed(networks(self.address))), self.table]


NOBODY: Final = Asker()


class FairQueue:
    """Lets in a fixed number at once; the others wait for their turn."""

    def __init__(self, places: int) -> None:
        self._free = places  # none while anybody waits
        self._waiting: Turns = OrderedDict()

    async def enter(self, asker: Asker) -> None:
        """Wait for the turn of *asker*; call :meth:`leave` after having entered."""
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        _append(self._waiting, asker.path, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                _remove(self._waiting, asker.path, place)
            else:  # it was let in at the same instant
                self.leave()
            raise

    def leave(self) -> None:
        """Make room for the next one."""
        while self._waiting:
            place = _pop(self._waiting)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


def _append(turns: Turns, path: list[str], place: asyncio.Future[None]) -> None:
    first, *rest = path
    if rest:
        inner = turns.setdefault(first, OrderedDict())
        assert isinstance(inner, OrderedDict)  # noqa: S101  no network is called as a table is
        _append(inner, rest, place)
    else:
        line = turns.setdefault(first, deque())
        assert isinstance(line, deque)  # noqa: S101  likewise
        line.append(place)


def _pop(turns: Turns) -> asyncio.Future[None]:
    """Take out who is next; everything on the way to them goes to the end if more wait there."""
    first, inner = turns.popitem(last=False)
    place = inner.popleft() if isinstance(inner, deque) else _pop(inner)
    if inner:
        turns[first] = inner
    return place


def _remove(turns: Turns, path: list[str], place: asyncio.Future[None]) -> None:
    """Forget *place*, whose turn may have come meanwhile."""
    first, *rest = path
    inner = turns.get(first)
    if isinstance(inner, deque):
        if place in inner:
            inner.remove(place)
    elif inner is not None:
        _remove(inner, rest, place)
    if first in turns and not inner:
        del turns[first]
