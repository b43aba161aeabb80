"""Token buckets: so much at once, so much in the long run."""

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Final

MOST_ADDRESSES: Final = 100_000  # remembered at once; the longest unseen is forgotten first


class Bucket:
    """A bucket of *burst* tokens that fills at *per_second*; times are in seconds."""

    __slots__ = ("_burst", "_filled", "_per_second", "_tokens")

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._tokens, self._filled = burst, now

    def take(self, now: float) -> bool:
        """Take a token if there is one, and say whether there was."""
        if self.left(now) < 1:
            return False
        self._tokens -= 1
        return True

    def left(self, now: float) -> float:
        """Return how many tokens there are, below 0 where more were spent."""
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._per_second)
        self._filled = now
        return self._tokens

    def spend(self, amount: float, now: float) -> None:
        """Take *amount* tokens, whether there are so many or not."""
        self._tokens = self.left(now) - amount


class Buckets:
    """A bucket for each address, ``burst`` tokens each *seconds*."""

    def __init__(self, burst: int, seconds: float) -> None:
        self._burst, self._per_second = burst, burst / seconds
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Take a token of *address* if there is one, and say whether there was."""
        return self._bucket(address, now).take(now)

    def has_left(self, address: str, now: float) -> bool:
        """Say whether *address* has a token; one that was not seen has all."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.left(now) >= 1

    def spend(self, address: str, amount: float, now: float) -> None:
        """Take *amount* tokens of *address*, whether it has so many or not."""
        self._bucket(address, now).spend(amount, now)

    def _bucket(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.pop(address, None)
        bucket = bucket or Bucket(self._burst, self._per_second, now)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


def household(host: str | None) -> str:
    """Return what counts as one address: an IPv6 network of 64 bits, or the address itself."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return f"{address.exploded[:19]}/64"
    return str(getattr(address, "ipv4_mapped", None) or address)
