"""What servers that share a database tell each other: who is there, and who asks how much."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from intriga.server.tables.context import Context
from intriga.store.interface import NodeReport, OperatorAct, OtherNodes

TOLD_EVERY: Final = 1.0  # seconds


class Sharing:
    """Exchanges reports with the other servers; without any it does nothing."""

    def __init__(
        self,
        context: Context,
        on_revoked: Callable[[Iterable[str]], None],
        on_acts: Callable[[Iterable[OperatorAct]], None],
    ) -> None:
        """Exchange what *context* has.

        *on_revoked* hears whose identity was ended elsewhere, *on_acts* what operators did there.
        """
        self.people = 0  # that are connected to the others
        self._on_revoked, self._on_acts = on_revoked, on_acts
        self._context = context
        self._generation = 0

    async def exchange(self, people: int) -> bool:
        """Tell that *people* are connected here, and take in what the others tell.

        Return whether this server has lost its place since the last time, and its tables with it.

        Raises:
            StoreError: the store does not answer.
        """
        report = NodeReport(people, self._context.usage.report())
        others = await self._context.store.share(report)
        if others is None:
            return False
        self._take_in(others)
        is_lost = self._generation not in {0, others.generation}
        self._generation = others.generation
        return is_lost

    def _take_in(self, others: OtherNodes) -> None:
        self.people = sum(report.people for report in others.reports)
        self._context.usage.hear([report.used for report in others.reports])
        self._on_revoked(others.revoked)
        self._on_acts(others.acts)
        now = self._context.clock()
        for entry in others.noted:  # a clock of another server may be ahead
            self._context.index.put(replace(entry, touched_ms=min(entry.touched_ms, now)))
