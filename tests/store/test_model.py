"""Whatever is asked in whatever order, a store gives back what a list would."""

import asyncio
import shutil
import tempfile
from collections import defaultdict
from pathlib import Path

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from intriga.store.interface import Conflict
from intriga.store.sqlite.sqlite_store import SqliteStore
from tests.sampling import some
from tests.store.opening import TODAY, writing

TABLES = st.sampled_from(["t", "u", "τραπέζι", ""])
EVENTS = st.lists(st.binary(max_size=300), max_size=4)


class LogIsAList(RuleBasedStateMachine):
    """A store beside a list for each table."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.model: dict[str, list[bytes]] = defaultdict(list)
        self.asked: list[tuple[asyncio.Future[None], bool]] = []
        self.open()

    def open(self) -> None:
        self.store = SqliteStore(self.folder / "db", upcasters=TODAY, snapshot_schema=1)
        writing(self.store).execute("PRAGMA synchronous = OFF")  # test_crash.py trusts the disk

    def ask(self, table: str, first: int, events: list[bytes]) -> None:
        async def ask() -> None:
            self.asked.append((self.store.append(table, first, events), first == due))

        due = len(self.model[table]) + 1
        self.runner.run(ask())
        if first == due:
            self.model[table] += events

    @rule(table=TABLES, events=EVENTS)
    def append(self, table: str, events: list[bytes]) -> None:
        self.ask(table, len(self.model[table]) + 1, events)

    @rule(table=TABLES, events=EVENTS, first=st.integers(-3, 30))
    def append_anywhere(self, table: str, events: list[bytes], first: int) -> None:
        self.ask(table, first, events)

    @precondition(lambda self: self.asked)
    @rule()
    def hear(self) -> None:
        async def hear() -> None:
            answers = await asyncio.gather(
                *(future for future, _ in self.asked), return_exceptions=True
            )
            for answer, (_, expected) in zip(answers, self.asked, strict=True):
                assert (answer is None) if expected else isinstance(answer, Conflict)

        self.runner.run(hear())
        self.asked = []

    @rule()
    def reopen(self) -> None:
        self.runner.run(self.store.close())
        assert all(future.done() for future, _ in self.asked)
        self.open()

    @rule(table=TABLES, after=st.integers(-1, 12))
    def read_on(self, table: str, after: int) -> None:
        self.hear()
        self.holds(table, after)

    @invariant()
    def log_is_the_list(self) -> None:
        if not self.asked:
            for table in self.model:
                self.holds(table, 0)

    def holds(self, table: str, after: int) -> None:
        async def read() -> list[tuple[int, bytes]]:
            return [(event.n, event.body) for event in await self.store.read(table, after)]

        expected = list(enumerate(self.model[table], 1))[max(after, 0) :]
        assert self.runner.run(read()) == expected

    def teardown(self) -> None:
        self.hear()
        self.runner.run(self.store.close())
        self.runner.close()
        shutil.rmtree(self.folder)


TestLogIsAList = LogIsAList.TestCase
TestLogIsAList.settings = settings(
    max_examples=some(60, 20),
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
