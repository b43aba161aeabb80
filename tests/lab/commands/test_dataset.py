"""``intriga dataset`` from outside, and who sends people there."""

import json
from pathlib import Path

import pytest

import intriga as public
from tests.cli.command import intriga
from tests.kuhn.installed import found


def test_one_command_makes_a_data_set_and_tells_its_size_and_digest(tmp_path: Path) -> None:
    words = ("coup", "--games", "2e1", "--players", 2, "--agents", "uniform", "--jobs", 1)
    said = intriga("dataset", *words, "--out", tmp_path / "d", "--json")
    again = intriga("dataset", *words, "--out", tmp_path / "d", "--json")

    told = json.loads(said.out)
    assert (said.status, said.err) == (0, "")
    assert (told["games"], told["played"], told["shards"]) == (20, 20, 1)
    assert told["decisions"] == public.dataset(tmp_path / "d").rows()
    assert json.loads(again.out) == {**told, "played": 0, "processor_seconds": 0}


def test_it_says_how_long_a_million_would_take(tmp_path: Path) -> None:
    words = ("coup", "--games", 5, "--players", 2, "--agents", "uniform", "--jobs", 1)
    said = intriga("dataset", *words, "--out", tmp_path / "d")

    assert "at that rate a million takes" in said.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--games", "1.5"), "a number of games is whole, as 1000000 or 1e6, not '1.5'"),
        (("--games", "many"), "a number of games is whole"),
        (("--games", "1e999"), "a number of games is whole"),
        (("--games", 0), "Must be >= 1"),
        (("--agents", "nobody"), "called 'nobody'"),
        (("--players", 11), "players, not 11"),
        (("--jobs", 0), "at least 1 process has to work, not 0"),
        (("--ray", "127.0.0.1:1"), "there is no cluster at '127.0.0.1:1'"),
    ],
)
def test_an_impossible_data_set_is_refused_in_a_sentence(
    tmp_path: Path, words: tuple[object, ...], told: str
) -> None:
    said = intriga("dataset", "coup", "--out", tmp_path / "d", *words)

    assert said.status != 0
    assert told in " ".join(said.err.replace("│", " ").split())
    assert not [*tmp_path.rglob("*.parquet")]


def test_a_game_without_a_population_says_so(tmp_path: Path) -> None:
    with found(tmp_path / "installed"):
        words = ("kuhn-poker", "--agents", "population", "--out", tmp_path / "d")
        said = intriga("dataset", *words)

    assert (said.status, said.out) == (2, "")
    assert "population" in said.err


@pytest.mark.parametrize("name", ["games.parquet", "games.CSV"])
def test_a_record_that_is_named_as_a_table_sends_people_to_the_data_sets(
    tmp_path: Path, name: str
) -> None:
    said = intriga("simulate", "coup", "--games", 2, "--record", tmp_path / name)

    assert (said.status, said.out) == (2, "")
    assert "intriga dataset writes games and decisions as Parquet" in said.err
    assert not (tmp_path / name).exists()
