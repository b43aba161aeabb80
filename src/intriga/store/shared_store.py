"""The interface of a shared store, beside :class:`~intriga.store.interface.Store`.

Each table is with one server at a time.  A store that one server has for itself offers none of
this.
"""

from collections.abc import Awaitable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from intriga.store.interface import IndexEntry, OperatorAct, Store, StoreError


class Elsewhere(StoreError):
    """A table is with another server that is alive."""

    def __init__(self, table: str, address: str | None) -> None:
        """Say that *table* is not to be had; *address* is where browsers reach its server.

        It is None where that server has none, as one that has the database for itself.
        """
        super().__init__(f"table {table!r} is with another server")
        self.address = address


@dataclass(frozen=True, slots=True)
class NodeReport:
    """A server's report to the others that share its database.

    ``people`` are connected to it; ``used`` holds each address's use, for the others to read.
    """

    people: int
    used: bytes = b""


@dataclass(frozen=True, slots=True)
class OtherNodes:
    """The last reports of the others that share the database, and changes since one last asked.

    ``revoked`` are the persons whose identity was ended since then, ``acts`` what operators did
    or undid.
    ``generation`` grows whenever this server has lost its place among them, and taken a new one.
    """

    reports: list[NodeReport]
    noted: list[IndexEntry]
    revoked: list[str]
    generation: int
    acts: list[OperatorAct] = field(default_factory=list[OperatorAct])


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several servers may share; each writes only to tables that it has taken."""

    def take(self, table: str) -> Awaitable[None]:
        """Become the one that writes to *table*, before it is read to go on with it.

        Raises:
            Elsewhere: another server has it.
            StoreError: it cannot be taken.
        """
        ...

    def owns(self, table: str) -> bool:
        """Say whether this server is sure to be the one that writes to *table*."""
        ...

    def resume(self, tables: Mapping[str, int]) -> Awaitable[set[str]]:
        """Take *tables* again after this server was not sure of them, and return which it has.

        Each comes with the number of its last event; one that has another is not taken.
        """
        ...

    def share(self, report: NodeReport) -> Awaitable[OtherNodes | None]:
        """Tell other servers *report*, and return what they tell; None where there are none."""
        ...

    def leave(self) -> Awaitable[None]:
        """Let other servers have all tables at once; nothing can be written from then on."""
        ...
