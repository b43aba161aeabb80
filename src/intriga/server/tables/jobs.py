"""The jobs of a table, and the callbacks that hear of them."""

from collections.abc import Callable
from dataclasses import dataclass

from intriga.server.limits.disk import Payer
from intriga.server.tables.connection import Connection
from intriga.server.tables.publishing import Prepared, deliver
from intriga.service.events import Event
from intriga.service.table import Table
from intriga.service.table_refusals import Refused

Deed = Callable[[Table, int], list[Event]]
"""Does something to a table at an instant, and returns what happened."""
Then = Callable[[Refused | None], None]
"""Hears that something is done and durable, or why it is not."""


def nothing(_: Refused | None) -> None:
    """Do nothing."""


@dataclass(slots=True)
class TableJob:
    """A deed to *do*; *then* is called once it is durable and published.

    ``shows``: everybody sees that it was done even if nothing is kept of it.  ``joins`` hears
    from then on what happens at the table.  ``address`` is that of a person who asked for it, and
    its bytes are charged to ``payer``.
    """

    do: Deed
    then: Then = nothing
    shows: bool = False
    joins: Connection | None = None
    address: str = ""
    payer: Payer = "table"


@dataclass(slots=True)
class Decided:
    """A job that was decided, with the messages to send once it is durable."""

    told: Prepared
    then: Then
    refusal: Refused | None = None

    def tell(self) -> None:
        """Send its messages to everybody, then call back the asker, even if the messages break."""
        try:
            deliver(self.told)
        finally:
            self.then(self.refusal)
