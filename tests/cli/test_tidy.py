"""``intriga tidy`` forgets old tables, and says how many."""

from pathlib import Path

import pytest

from intriga.server.run import DATABASE
from intriga.store.interface import IndexEntry
from tests.cli.command import intriga
from tests.store.cluster import PASSWORD, Cluster
from tests.store.opening import using


def test_tables_that_nobody_has_come_to_for_so_long_are_forgotten(tmp_path: Path) -> None:
    entry = IndexEntry("t", listed=False, live=False, summary=b"{}", touched_ms=1)
    using(tmp_path / DATABASE, lambda store: store.note(entry))

    first, second = (intriga("tidy", "--older-than", 30, "--data", tmp_path) for _ in range(2))

    assert first.out.startswith("1 table and 0 finished games forgotten; ")
    assert second.out.startswith("0 tables and 0 finished games forgotten; ")
    assert (first.status, second.status) == (0, 0)


@pytest.mark.parametrize("days", ["0", "-3"])
def test_a_table_is_not_forgotten_on_the_day(tmp_path: Path, days: str) -> None:
    said = intriga("tidy", f"--older-than={days}", "--data", tmp_path)

    assert (said.status, said.err) == (
        2,
        f"intriga tidy: --older-than is 1 day at the least, not {days}\n",
    )


def test_a_database_forgets_as_a_file_does(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = IndexEntry("t", listed=False, live=False, summary=b"{}", touched_ms=1)
    place = cluster.new()
    using(place, lambda store: store.note(entry))
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    url = place.url.replace(cluster.url().url.partition("@")[0], "postgresql://intriga")

    said = intriga("tidy", "--older-than", 30, "--database", url)

    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("1 table and 0 finished games forgotten; ")
    assert using(place, lambda store: store.tables()) == []


def test_a_folder_and_a_database_exclude_each_other(tmp_path: Path) -> None:
    said = intriga(
        "tidy", "--older-than", 30, "--data", tmp_path, "--database", "postgresql://localhost/x"
    )

    assert said.status == 2
    assert "--data and --database name two places" in said.err
