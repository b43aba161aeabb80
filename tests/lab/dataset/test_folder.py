"""A data set has the same bytes however it was made, and one process makes it at a time."""

import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

import intriga
from intriga.core.errors import BadOptions
from intriga.core.optional_packages import MissingExtra
from intriga.lab.dataset.folder import DatasetFolder
from intriga.lab.dataset.making import make
from tests.cli.command import intriga as command
from tests.lab.dataset.plans import digests, made, plan


def test_two_runs_of_one_seed_are_the_same_bytes_by_one_process_or_two(tmp_path: Path) -> None:
    planned = plan("casual", "uniform", players=2)
    one = digests(made(tmp_path / "one", planned))

    assert digests(made(tmp_path / "two", planned, processes=2)) == one
    other = digests(made(tmp_path / "other", replace(planned, seed=5)))
    assert other["decisions/00000.parquet"] != one["decisions/00000.parquet"]


def test_an_interrupted_data_set_ends_with_the_same_bytes(tmp_path: Path) -> None:
    planned = plan()
    whole = digests(made(tmp_path / "whole", planned))

    with DatasetFolder(tmp_path / "cut", planned) as folder:
        next(made_shards := make(folder))
        made_shards.close()
    torn = tmp_path / "cut" / "games" / "00001.parquet"
    torn.write_bytes((tmp_path / "whole" / "games" / "00001.parquet").read_bytes()[:100])
    with pytest.raises(BadOptions, match="is not finished"):
        intriga.dataset(tmp_path / "cut")
    kept = (tmp_path / "cut" / "games" / "00000.parquet").stat().st_mtime_ns

    assert digests(made(tmp_path / "cut", planned)) == whole
    assert (tmp_path / "cut" / "games" / "00000.parquet").stat().st_mtime_ns == kept


@pytest.mark.slow
def test_a_data_set_whose_making_was_killed_three_times_has_the_same_bytes(tmp_path: Path) -> None:
    words = ["coup", "--players", "2", "--agents", "uniform", "--games", "6000", "--jobs", "2"]

    def begun(out: Path) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "intriga", "dataset", *words, "--out", str(out)]
        )

    assert begun(tmp_path / "whole").wait() == 0
    for shards in (1, 2, 4):
        process = begun(tmp_path / "killed")
        while len([*tmp_path.glob("killed/decisions/0*.parquet")]) < shards:
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.01)
        process.kill()
        process.wait()
    assert begun(tmp_path / "killed").wait() == 0
    assert digests(tmp_path / "killed") == digests(tmp_path / "whole")


def test_a_second_process_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "d"
    with DatasetFolder(folder, plan()):
        said = command("dataset", "coup", "--out", folder, "--games", 1, "--agents", "uniform")

    assert (said.status, said.out) == (2, "")
    assert said.err == f"intriga dataset: another process is making the data set in {folder}\n"


def _other_seed(folder: Path) -> str:
    made(folder, replace(plan(games=1), seed=9))
    return "has another data set: its seed is 9, not 4"


def _other_files(folder: Path) -> str:
    folder.mkdir()
    (folder / "thesis.tex").touch()
    return "has other files, thesis.tex among them"


def _torn_manifest(folder: Path) -> str:
    folder.mkdir()
    (folder / "manifest.json").write_text("{")
    return "is no manifest of a data set"


@pytest.mark.parametrize("prepared", [_other_seed, _other_files, _torn_manifest])
def test_a_folder_of_something_else_is_refused_and_stays_as_it_is(
    tmp_path: Path, prepared: Callable[[Path], str]
) -> None:
    told = prepared(tmp_path / "d")
    before = digests(tmp_path / "d")

    with pytest.raises(BadOptions, match=told), DatasetFolder(tmp_path / "d", plan(games=1)):
        pass
    assert digests(tmp_path / "d") == before


def test_the_datasheet_leads_to_the_tables_and_names_what_made_them(tmp_path: Path) -> None:
    planned = plan("uniform", "honest", options={"reforma": True})
    folder = made(tmp_path / "d", planned)
    sheet = (folder / "README.md").read_text("utf-8")
    front = sheet.split("---\n")[1]

    patterns = re.findall(r"data_files: (\S+)", front)
    assert [len([*folder.glob(each)]) for each in patterns] == [3, 3]
    assert "--options reforma=true --agents uniform,honest --seed 4" in sheet
    assert re.search(r"\| `uniform` \| 50\.0% \| \d+ \| -", sheet)
    assert "{" not in sheet.replace('{"reforma": true}', "")


# ------------------------------------------------------------------- reading


def test_shards_and_columns_are_read_alone(tmp_path: Path) -> None:
    data = intriga.dataset(made(tmp_path / "d", plan()))
    parts = [part["action"] for part in data.iterate(["action"])]

    assert [len([*data.iterate(["game"])])] == [data.shards] == [3]
    assert sum(map(len, parts)) == data.rows() == data.arrow().num_rows
    assert [*data.numpy(["action"])["action"]] == [each for part in parts for each in part]
    assert repr(data).endswith(f"12 games, {data.rows():,} decisions>")


def test_an_unknown_table_column_or_shard_is_refused_in_a_sentence(tmp_path: Path) -> None:
    data = intriga.dataset(made(tmp_path / "d", plan()))

    with pytest.raises(BadOptions, match="did you mean 'action'"):
        data.numpy(["actions"])
    with pytest.raises(BadOptions, match="did you mean 'games'"):
        data.arrow("game")
    with pytest.raises(BadOptions, match="shards are 0 to 2, not 3"):
        data.arrow(shard=3)


def test_a_folder_without_a_data_set_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"has no data set, which has a file manifest\.json"):
        intriga.dataset(tmp_path)


def test_without_pyarrow_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = made(tmp_path / "d", plan(games=1))
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    with pytest.raises(MissingExtra, match=r"pip install 'intriga\[data\]'"):
        intriga.dataset(folder)
