"""A store moves from a file to a database and back: whole, compared, into nothing else's place."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from intriga.store.interface import Addition, Store, StoredCircle, StoreError
from intriga.store.logins import StoredDevice, StoredPasskey
from intriga.store.upkeep import move
from tests.store.cluster import PASSWORD, Cluster
from tests.store.opening import Place, at, bodies, using
from tests.store.test_additions import has, whole
from tests.store.test_file import changed

DEVICE = StoredDevice("bia", "b1", "Firefox/Android", 0, 0)
PASSKEY = StoredPasskey(b"\x00\xff", "bia", b"key", 2**32 - 1, "Firefox/Android", 1, 2)
MANY = 1_500  # events of one table: more than are in memory at a time


async def fill(store: Store) -> bytes:
    """Write something of each kind, and return a secret."""
    await store.commit([whole("t"), whole("tépi"), Addition("m", 1, [b"x"] * MANY)])
    (game,) = await store.games_of("t")
    await store.keep_analysis(game.id, "1", b"found")
    await store.write_circle(StoredCircle("c", 1, b'{"members":[{"person":"ana"}]}'))
    await store.revoke("ana", 1_000)
    await store.logins.keep_device(DEVICE)
    await store.logins.keep_passkey(PASSKEY)
    await store.logins.keep_words("bia", b"digest", 1_000)
    return await store.secret("cookies")


def test_a_move_there_and_back_changes_nothing(
    place: Place, cluster: Cluster, tmp_path: Path
) -> None:
    secret = using(place, fill)
    other: Place = cluster.new() if isinstance(place, Path) else tmp_path / "other"

    there = asyncio.run(move(place, other))
    assert there.counts == {
        "events": MANY + 4,
        "snapshots": 2,
        "tables": 2,
        "games": 2,
        "analyses": 1,
        "circles": 1,
        "secrets": 1,
        "revoked": 1,
        "acts": 0,
        "reports": 0,
        "devices": 1,
        "passkeys": 1,
        "recovery": 1,
        "daily": 0,
    }
    back = asyncio.run(move(other, tmp_path / "again"))

    assert back == there
    assert asyncio.run(move(place, tmp_path / "straight")) == there
    for each in (other, tmp_path / "again"):
        assert using(each, lambda store: store.secret("cookies")) == secret
        (circle,) = using(each, lambda store: store.circles_of("ana"))
        assert circle.id == "c"
        assert using(each, lambda store: store.logins.devices("bia")) == [DEVICE]
        assert using(each, lambda store: store.logins.passkeys("bia")) == [PASSKEY]
        assert using(each, lambda store: store.logins.person_of_words(b"digest")) == "bia"
        assert using(each, lambda store: has(store, "tépi")) == (2, True, True, True)
        assert using(each, lambda store: store.append("t", 3, [b"goes on"])) is None
        assert using(each, lambda store: bodies(store, "t")) == [b"one", b"two", b"goes on"]


def test_a_place_that_is_not_empty_is_left_as_it_is(place: Place, tmp_path: Path) -> None:
    using(place, lambda store: store.append("mine", 1, [b"precious"]))
    using(tmp_path / "from", fill)

    with pytest.raises(StoreError, match="is not empty: it holds events already"):
        asyncio.run(move(tmp_path / "from", place))
    assert using(place, lambda store: bodies(store, "mine")) == [b"precious"]
    assert not using(place, lambda store: store.holds("t"))


def test_nothing_is_moved_while_a_server_has_it_open(
    place: Place, other_place: Place, tmp_path: Path
) -> None:
    using(tmp_path / "from", fill)

    async def play() -> None:
        async with at(place) as store:
            await store.ready()
            for pair in ((place, other_place), (tmp_path / "from", place)):
                with pytest.raises(StoreError, match="in use by another server"):
                    await move(*pair)
            assert not await store.holds("t")

    asyncio.run(play())


def test_a_move_that_writes_other_rows_is_undone(place: Place, tmp_path: Path) -> None:
    using(place, fill)
    using(tmp_path / "torn", lambda store: store.tables())
    losing = "CREATE TRIGGER torn BEFORE INSERT ON secrets BEGIN SELECT raise(IGNORE); END"
    changed(tmp_path / "torn", losing)

    with pytest.raises(StoreError, match="is not what was read"):
        asyncio.run(move(place, tmp_path / "torn"))
    changed(tmp_path / "torn", "DROP TRIGGER torn")
    assert asyncio.run(move(place, tmp_path / "torn")).counts["secrets"] == 1


def test_a_place_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="nowhere does not exist"):
        asyncio.run(move(tmp_path / "nowhere", tmp_path / "db"))
    assert not list(tmp_path.iterdir())


def test_the_command_moves_a_folder_and_reports_the_rows_copied(
    cluster: Cluster, tmp_path: Path
) -> None:
    using(tmp_path / "intriga.db", fill)
    url = cluster.new().url.replace(cluster.url().url.partition("@")[0], "postgresql://intriga")
    environment = {**os.environ, "PGPASSWORD": PASSWORD, "LC_ALL": "C.UTF-8"}

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "intriga", "move", *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    done = run("--from", str(tmp_path), "--to", url)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Copied {MANY + 4} events" in done.stdout
    again = run("--from", str(tmp_path), "--to", url)
    assert again.returncode == 2
    assert "Nothing was copied" in again.stderr
    assert "is not empty" in again.stderr
    shown = run("--from", str(tmp_path), "--to", url.replace("intriga@", "intriga:word@"))
    assert shown.returncode == 2
    assert "seen by others" in shown.stderr
    assert "intriga:word" not in shown.stderr
