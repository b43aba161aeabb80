"""Old events, read as if they had been written today.

The schema of events is one number for all kinds.  A step lifts one kind of event,
named by its JSON field ``event``, from one schema to the next; a kind without a step
stays as it is.  A step may rename the kind: the next step is looked up by the new name.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from intriga.store.interface import StoreError

Event: TypeAlias = dict[str, Any]
Step: TypeAlias = Callable[[Event], Event]


class Upcasters:
    """The steps from every schema that was ever released to *newest*.

    ``steps[kind, schema]`` lifts an event of that kind from *schema* to *schema* + 1.
    """

    def __init__(self, newest: int, steps: Mapping[tuple[str, int], Step] | None = None) -> None:
        """Take the steps.

        Raises:
            ValueError: a step begins at a schema that is not before *newest*.
        """
        self.newest = newest
        self._steps = dict(steps or {})
        for kind, schema in self._steps:
            if not 0 <= schema < newest:
                raise ValueError(f"a step for {kind!r} begins at schema {schema} of {newest}")

    def lift(self, table: str, n: int, schema: int, body: bytes) -> bytes:
        """Return *body*, event *n* of *table* written in *schema*, in the newest schema.

        Raises:
            StoreError: the schema is newer than this program, or the event is unreadable.
        """
        if schema == self.newest:
            return body
        if schema > self.newest:
            raise StoreError(
                f"event {n} of table {table!r} is written in schema {schema}, "
                f"newer than this program, which reads up to {self.newest}"
            )
        try:
            return self._climb(schema, body)
        except (msgspec.DecodeError, LookupError, TypeError, ValueError) as error:
            # Not chained: the cause may quote the event, which may hold hidden cards.
            raise StoreError(
                f"event {n} of table {table!r} cannot be lifted from schema {schema} "
                f"to {self.newest}: {type(error).__name__}"
            ) from None

    def _climb(self, schema: int, body: bytes) -> bytes:
        event = msgspec.json.decode(body, type=Event)
        for below in range(schema, self.newest):
            step = self._steps.get((event["event"], below))
            if step is not None:
                event = step(event)
        return msgspec.json.encode(event)
