"""A damaged database is refused in a sentence or opened with its tables, and never begins again.

Each page of a small one is lost in turn, the file is cut at each, and so is its log.
"""

import asyncio
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from intriga.server.limits.identities import SECRET
from intriga.server.run import DATABASE, open_store
from intriga.server.settings import ServerSettings
from intriga.server.tables.actor import TableActor
from intriga.server.tables.context import Context
from intriga.server.tables.tables import ServerTables
from intriga.server.work.bot_pool import BotPool
from intriga.service.commands import AutoAnswer, Automate, Join, Ready, Start
from intriga.service.session import Person
from intriga.store.interface import StoreError
from intriga.store.sqlite.file import connect
from tests.server.serving import Serving
from tests.server.tables_in_memory import ANA, WISH, a_table
from tests.server.test_forgetting import play_out

BIA = Person("bia")
TABLES = 4
LOG = f"{DATABASE}-wal"
DAMAGED = -1  # in place of the number of the last event of a table that cannot be opened
EVERY = 5  # frames of a log from one that is damaged to the next
HEAD, FRAME = 32, 24  # bytes of a log before its first frame, and of a frame before its page

Damage = Callable[[Path], None]
"""A kind of damage to a folder."""


@dataclass
class Kept:
    """A folder with tables, by the number of their last event, and what else has to be found."""

    folder: Path
    secret: bytes
    tables: dict[str, int]

    @property
    def page(self) -> int:
        """The bytes of a page."""
        with closing(connect(self.folder / DATABASE)) as connection:
            return int(connection.execute("PRAGMA page_size").fetchone()[0])


async def fill(tables: ServerTables, first: TableActor) -> dict[str, int]:
    """Play a game at each of several tables, with settings too long for one page."""
    found = {first.id: first.table.number}
    for number in range(TABLES):
        actor = await tables.find((await tables.create(WISH, ANA)).table)
        for who in (ANA, BIA):
            await actor.ask(lambda table, now, who=who: table.arrive(who, now))
        await actor.command(BIA, Join(id=1, name="Bia", token=actor.table.invite))
        await actor.command(BIA, Ready(id=2, ready=True))
        await actor.command(ANA, Start(id=3))
        for each in range(2):
            long = AutoAnswer(answer="pass", action="a" * 40, claim=f"{each}".rjust(40, "c"))
            await actor.command(ANA, Automate(id=4 + each, rules=[long] * 24))
        if number:
            await actor.ask(play_out)
        for who in (ANA, BIA):
            await actor.ask(lambda table, now, who=who: table.depart(who, now))
        found[actor.id] = actor.table.number
    return found


def kept(folder: Path, *, with_log: bool) -> Kept:
    """Return a folder as a server has left it that was stopped, or killed *with_log*."""
    alive, copy = folder / "alive", folder / "copy"

    async def scene() -> tuple[bytes, dict[str, int]]:
        async with a_table(alive) as (tables, actor):
            secret = await tables.context.store.secret(SECRET)
            found = await fill(tables, actor)
            if with_log:
                shutil.copytree(alive, copy, ignore=shutil.ignore_patterns("*-shm"))
            return secret, found

    secret, found = asyncio.run(scene())
    return Kept(copy if with_log else alive, secret, found)


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return kept(tmp_path_factory.mktemp("stopped"), with_log=False)


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return kept(tmp_path_factory.mktemp("killed"), with_log=True)


@dataclass
class Found:
    """The contents of a folder: with ``secret`` None nothing but why it is refused."""

    secret: bytes | None
    tables: dict[str, int]
    refusals: list[str]


async def look(folder: Path, found: Found) -> None:
    """Open *folder* as a server does, and note in *found* the tables that can be opened.

    Raises:
        StoreError: it is refused.
    """
    store, bot_pool = open_store(folder), BotPool(1, 1.0)
    tables = ServerTables(Context(store, ServerSettings(), bot_pool))
    try:
        found.secret = await store.secret(SECRET)
        await store.revoked()
        await tables.open()
        for entry in await store.tables():
            found.tables[entry.table] = DAMAGED
            try:
                await store.games_of(entry.table)
                found.tables[entry.table] = (await tables.find(entry.table)).table.number
            except StoreError as error:
                found.refusals.append(str(error))
    finally:
        await tables.close()
        bot_pool.close()
        await store.close()


def each_found(was: Kept, folder: Path, damages: Iterable[Damage]) -> Iterator[Found]:
    """Yield what is found after each of *damages*: a refusal is a sentence, the secret the same."""
    for damage in damages:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(was.folder, folder)
        damage(folder)
        found = Found(None, {}, [])
        try:
            asyncio.run(look(folder, found))
        except StoreError as error:
            found = Found(None, {}, [str(error)])
        assert found.secret in {None, was.secret}
        assert not any("\n" in told or "Error:" in told for told in found.refusals)
        yield found


def overwritten(name: str, at: int, size: int) -> Damage:
    """Return what puts zeros into the file called *name*."""

    def damage(folder: Path) -> None:
        with (folder / name).open("r+b") as file:
            file.seek(at)
            file.write(bytes(size))

    return damage


def cut(name: str, size: int) -> Damage:
    """Return what leaves *size* bytes of the file called *name*."""

    def damage(folder: Path) -> None:
        with (folder / name).open("r+b") as file:
            file.truncate(size)

    return damage


def removed(folder: Path) -> None:
    """Take the log away."""
    (folder / LOG).unlink()


@pytest.mark.parametrize("how", ["lost", "cut"])
def test_a_page_that_is_gone_takes_no_table_with_it_in_silence(
    stopped: Kept, tmp_path: Path, how: str
) -> None:
    page, size = stopped.page, (stopped.folder / DATABASE).stat().st_size
    places = range(0, size, page)
    lost = (overwritten(DATABASE, at, page) for at in places)
    shorter = (cut(DATABASE, at) for at in places)

    outcomes = list(each_found(stopped, tmp_path / "db", lost if how == "lost" else shorter))

    opened = [each for each in outcomes if each.secret is not None]
    assert len(outcomes) > len(opened)
    assert bool(opened) is (how == "lost")  # SQLite knows how long the file has to be
    for each in opened:
        assert each.tables.keys() == stopped.tables.keys()
        assert all(each.tables[name] in {DAMAGED, last} for name, last in stopped.tables.items())


@pytest.mark.parametrize("how", ["lost", "cut", "gone"])
def test_a_log_that_is_damaged_leaves_what_was_before(
    killed: Kept, tmp_path: Path, how: str
) -> None:
    step, size = FRAME + killed.page, (killed.folder / LOG).stat().st_size
    frames = range(HEAD, size, EVERY * step)
    damages: dict[str, list[Damage]] = {
        "lost": [overwritten(LOG, at, FRAME) for at in (0, *frames)],
        "cut": [cut(LOG, at + FRAME) for at in frames],
        "gone": [removed],
    }

    outcomes = list(each_found(killed, tmp_path / "db", damages[how]))

    counts = [len(each.tables) for each in outcomes]
    assert all(each.secret is not None for each in outcomes)
    assert counts == sorted(counts)
    assert how == "gone" or counts[-1] == len(killed.tables)
    for each in outcomes:
        assert all(number <= killed.tables[name] for name, number in each.tables.items())


def test_a_server_says_in_a_sentence_that_its_database_is_damaged(
    stopped: Kept, tmp_path: Path
) -> None:
    shutil.copytree(stopped.folder, tmp_path / "db")
    overwritten(DATABASE, 0, stopped.page)(tmp_path / "db")
    with pytest.raises(RuntimeError, match=r"intriga\.db cannot be opened: file is not a database"):
        Serving(tmp_path / "db")
    assert "Traceback" not in (tmp_path / "db" / "server.log").read_text(encoding="utf-8")
