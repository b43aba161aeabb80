"""How much tables and addresses may write to the disk, which is bounded."""

from collections.abc import Callable
from time import monotonic

from intriga.server.limits import Buckets
from intriga.server.server_settings import Limits


class DiskBudget:
    """Bytes that each table and each address may still have kept.

    What was used comes back within a day, evenly.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        """Grant what *limits* allow, by the seconds of *clock*."""
        self._clock = clock
        self._tables = Buckets(limits.disk_of_table, limits.disk_time)
        self.addresses = Buckets(limits.disk_of_address, limits.disk_time)

    def allows(self, table: str, address: str) -> bool:
        """Say whether *table* and *address* have bytes left; an empty one is nobody."""
        now = self._clock()
        return self._tables.has_left(table, now) and self.addresses.has_left(address, now)

    def charge(self, table: str, address: str, size: int) -> None:
        """Count *size* bytes that *table* keeps on behalf of *address*."""
        now = self._clock()
        self._tables.spend(table, size, now)
        if address:
            self.addresses.spend(address, size, now)
