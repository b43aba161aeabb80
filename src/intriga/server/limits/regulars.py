"""People who are counted alone, and not with all others behind their address.

A school, a club or a mobile network is one address.  A browser's identity costs nothing to make,
so only one that has been at tables for an hour counts alone, and of those only so many for an
address.  In a network that the server's own people run every identity does.
"""

from collections import OrderedDict, defaultdict
from collections.abc import Sequence
from ipaddress import ip_address, ip_network

from intriga.server.limits.buckets import IPV6, MOST_ADDRESSES, networks
from intriga.server.settings import Limits


class Regulars:
    """Remembers when each person came first, and which of them count alone at which address."""

    def __init__(self, limits: Limits, own_networks: Sequence[str] = ()) -> None:
        """Let count alone as many as *limits* allow, and all of *own_networks*."""
        self._limits = limits
        self._own = [ip_network(network) for network in own_networks]
        self._came: OrderedDict[str, float] = OrderedDict()
        self._alone: defaultdict[str, set[str]] = defaultdict(set)

    def came(self, person: str, now: float) -> None:
        """Note that *person* is at a table at *now*, in seconds."""
        self._came.setdefault(person, now)
        if len(self._came) > MOST_ADDRESSES:
            gone, _ = self._came.popitem(last=False)
            for persons in self._alone.values():
                persons.discard(gone)

    def bearer(self, person: str, address: str, now: float) -> str:
        """Return who bears what *person* asks from *address*: they alone, or all of the address.

        *person* is empty for somebody who was never here.
        """
        if not person:
            return address
        return person if self._is_own(address) or self._counts(person, address, now) else address

    def _counts(self, person: str, address: str, now: float) -> bool:
        came = self._came.get(person)
        if came is None or now - came < self._limits.regular_after:
            return False
        alone = self._alone[networks(address)[-1][0]]
        if len(alone) < self._limits.regulars_of_address:
            alone.add(person)
        return person in alone

    def _is_own(self, address: str) -> bool:
        if not self._own:
            return False
        try:
            host = ip_address(address.replace(IPV6, "::"))
        except ValueError:
            return False
        return any(host in network for network in self._own)
