"""What is to be done at a table, and who hears of it."""

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
    """Something to *do*, and what *then* follows once it is durable and told.

    ``shows``: everybody sees that it was done even if nothing is kept of it.  ``joins`` hears
    from then on what happens at the table.  ``address`` is that of a person who asked for it, and
    ``payer`` bears what is kept of it.
    """

    do: Deed
    then: Then = nothing
    shows: bool = False
    joins: Connection | None = None
    address: str = ""
    payer: Payer = "table"


@dataclass(slots=True)
class Decided:
    """A job that was decided: what is to be told of it once it is durable."""

    told: Prepared
    then: Then
    refusal: Refused | None = None

    def tell(self) -> None:
        """Tell everybody of it, then the one who asked, even if what is told breaks."""
        try:
            deliver(self.told)
        finally:
            self.then(self.refusal)
