"""Disk budgets: how many bytes tables and addresses may write.

Acts of those who sit at a table are charged to the table, acts of strangers there to a small
budget of their own, so that they cannot use up that of the table.  The host's commands have a
reserve besides.
"""

from collections.abc import Callable
from time import monotonic
from typing import Literal

from intriga.server.limits.buckets import Buckets
from intriga.server.settings import Limits

Payer = Literal["table", "strangers", "host"]
"""The budget that an act at a table is charged to."""


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
