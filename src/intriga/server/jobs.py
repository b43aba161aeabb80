"""What is to be done at a table, and who waits for it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from intriga.service.events import Event
from intriga.service.table import Table
from intriga.service.table_refusals import Refused

Deed = Callable[[Table, int], list[Event]]
"""Does something to a table at an instant, and returns what happened."""


def nothing() -> None:
    """Do nothing."""


def _new_future() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


@dataclass(slots=True)
class TableJob:
    """Something to *do*, what *then* once it is durable and told, and who waits.

    ``shows``: everybody sees that it was done even if nothing is kept of it.
    """

    do: Deed
    then: Callable[[], None] = nothing
    shows: bool = False
    done: asyncio.Future[None] = field(default_factory=_new_future)

    def succeed(self) -> None:
        """Tell who waits that it is done, even if what comes after it breaks."""
        try:
            self.then()
        finally:
            if not self.done.done():
                self.done.set_result(None)

    def fail(self, refusal: Refused) -> None:
        """Tell who waits that it is not done, and why."""
        if not self.done.done():
            self.done.set_exception(refusal)
            self.done.exception()  # nobody need wait
