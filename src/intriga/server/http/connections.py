"""How many connections are open, of each address and in all."""

import sys
from typing import Final

from intriga.server.limits.buckets import Counts
from intriga.server.logs import log
from intriga.server.settings import Limits

RESERVED: Final = 64  # files that the store, the bots and the log may need


class Connections:
    """Counts connections, and lets in no more than there may be."""

    def __init__(self, limits: Limits) -> None:
        """Let in as many as *limits* and the system allow."""
        self.most = min(limits.connections, max(1, files() - RESERVED))
        self._open, self._of_address = 0, Counts(limits.connections_of_address)
        self._is_full = False

    def let_in(self, address: str | None) -> bool:
        """Count a connection if there may be one more, and say whether there may.

        *address* is None for somebody who speaks for many.
        """
        if self._open >= self.most:
            self._say_full()
            return False
        if address is not None and not self._of_address.add(address):
            return False
        self._open += 1
        return True

    def let_out(self, address: str | None) -> None:
        """Count a connection no longer that was let in."""
        self._open -= 1
        if self._open < self.most * 9 // 10:
            self._is_full = False
        if address is not None:
            self._of_address.drop(address)

    def _say_full(self) -> None:
        """Log that there is no room, once until there is room again."""
        if not self._is_full:
            self._is_full = True
            log().warning("connections", most=self.most)


def files() -> int:
    """Return how many files this process may have open."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # noqa: PLC0415  only where there is such a thing

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft
