"""Acts of the operator and reports of players: stored, undone, told to other servers, tidied."""

import asyncio
from pathlib import Path

from intriga.store.archive import KINDS
from intriga.store.interface import NodeReport, Store, StoredReport
from intriga.store.upkeep import move, tidy
from tests.store.cluster import Cluster
from tests.store.opening import Place, at, sharing, using

PEOPLE = NodeReport(1)
REPORT = StoredReport(0, 5, "talk", "t", "ana", "bia", "Bia", b"[]")


async def fill(store: Store) -> None:
    """Let the operator do two things, one of which is undone, and keep a report."""
    await store.act("ban-address", "192.0.2.0/24", "flood", 10, 20)
    await store.act("close", "t", "", 11, None)
    await store.undo_act(2, 12)
    await store.keep_report(REPORT)


def test_operator_acts_stay_with_their_undoing(place: Place) -> None:
    using(place, fill)

    async def look(store: Store) -> None:
        ban, closed = await store.acts()
        assert (ban.number, ban.kind, ban.target, ban.reason) == (
            1,
            "ban-address",
            "192.0.2.0/24",
            "flood",
        )
        assert [ban.holds(now) for now in (10, 19, 20)] == [True, True, False]
        assert (closed.undone_ms, closed.holds(13)) == (12, False)
        assert await store.undo_act(2, 14) is None
        assert await store.undo_act(9, 14) is None

    using(place, look)


def test_a_report_is_there_until_it_is_closed(place: Place) -> None:
    using(place, fill)

    async def look() -> None:
        async with at(place) as store:
            (report,) = await store.reports()
            assert (report.number, report.reported, report.talk) == (1, "bia", b"[]")
            assert [await store.close_report(1, 30) for _ in range(2)] == [True, False]
            assert await store.reports() == []
            (closed,) = await store.reports(all_of_them=True)
            assert closed.closed_ms == 30

    asyncio.run(look())


def test_neither_persons_nor_notes_show_in_a_repr(place: Place) -> None:
    using(place, fill)

    async def look(store: Store) -> str:
        return repr([*await store.acts(), *await store.reports()])

    shown = using(place, look)
    assert not any(secret in shown for secret in ("192.0.2", "flood", "ana", "bia"))


def test_servers_hear_of_new_operator_acts_and_their_undoing(cluster: Cluster) -> None:
    url = cluster.new()

    async def play() -> None:
        async with sharing(url, "/at/a") as one, sharing(url, "/at/b") as other:
            await one.share(PEOPLE)
            act = await other.act("close", "t", "", 1, None)
            heard = await one.share(PEOPLE)
            await other.undo_act(act.number, 2)
            later = await one.share(PEOPLE)
            last = await one.share(PEOPLE)
            assert heard is not None
            assert later is not None
            assert last is not None
            assert heard.acts == [act]
            assert [each.undone_ms for each in later.acts] == [2]
            assert last.acts == []

    asyncio.run(play())


def test_numbers_go_on_where_they_were_after_a_move(
    place: Place, cluster: Cluster, tmp_path: Path
) -> None:
    using(place, fill)
    other: Place = cluster.new() if isinstance(place, Path) else tmp_path / "other"
    moved = asyncio.run(move(place, other))

    assert set(moved.counts) == {kind.name for kind in KINDS}
    assert using(other, lambda store: store.act("close", "u", "", 40, None)).number == 3
    assert using(other, lambda store: store.keep_report(REPORT)) == 2


def test_old_reports_and_acts_that_ended_are_forgotten(place: Place) -> None:
    async def more(store: Store) -> None:
        await fill(store)
        await store.act("ban-address", "192.0.2.1", "", 10, None)
        await store.keep_report(StoredReport(0, 90, "name", "t", "ana", "bia", "Bia", b"[]"))

    async def left(store: Store) -> tuple[list[int], list[int]]:
        return [each.number for each in await store.acts()], [
            each.number for each in await store.reports()
        ]

    using(place, more)
    asyncio.run(tidy(place, 50))
    assert using(place, left) == ([3], [2])
