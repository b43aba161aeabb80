"""``intriga tablebase`` from outside, and what it refuses."""

import json
from pathlib import Path

import numpy as np
import pytest

from intriga.games.coup.agents.duels import table
from tests.cli.command import intriga


def called(words: str) -> tuple[int, str, str]:
    said = intriga(*words.split())
    return said.status, said.out, said.err


def test_a_duel_is_shown_with_every_card_and_action() -> None:
    status, told, errors = called("tablebase show duke,contessa 3 4")

    assert (status, errors) == (0, "")
    low, high = ((1 + value) / 2 for value in table().interval((0, 4), 3, 4))
    assert told.startswith(f"The mover wins between {low:.2%} and {high:.2%} of these duels.")
    for word in ("duke", "assassin", "captain", "ambassador", "contessa", "assassinate", "wins"):
        assert word in told


def test_a_duel_that_a_coup_decides_is_said_to_be_decided() -> None:
    told = called("tablebase show duke,contessa 7 4")[1]
    assert told.splitlines() == [
        "The mover wins between 100.00% and 100.00% of these duels.",
        "It is decided, whatever the cards.",
    ]


def test_a_duel_is_shown_as_json() -> None:
    shown = json.loads(called("tablebase show contessa,duke 3 4 --json")[1])
    assert (shown["low"], shown["high"]) == table().interval((0, 4), 3, 4)
    chances = [chance for chance, _ in shown["cards"]["contessa"].values()]
    assert sum(chances) == pytest.approx(1, abs=1e-4)


@pytest.mark.slow
def test_three_ways_to_solve_duels_agree_and_say_so_as_json() -> None:
    status, told, errors = called("tablebase check --turns 1 --rounds 50 --json")

    found = json.loads(told)
    assert (status, errors) == (0, "")
    assert (len(found["duels"]), found["agreed"]) == (11, True)
    for duel in found["duels"]:
        assert duel["low"] - found["worst"] <= duel["lp"] <= duel["high"] + found["worst"]
        assert 0 <= duel["nash_conv"] <= 2.01 * found["worst"]


def test_the_table_itself_loses_hardly_anything() -> None:
    told = called("tablebase regret table --composition duke,contessa --positions 3 --json")[1]
    found = json.loads(told)
    assert found["positions"] <= 3
    assert 0 <= found["mover"] < 0.01
    assert 0 <= found["other"] < 0.01


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("tablebase show duke 3 4", "duke"),
        ("tablebase show duke,contessa 3 10", "0 to 9 coins"),
        ("tablebase show duke,contessa 3 4 --table FILE", "is no file of arrays, or it is torn"),
        ("tablebase show duke,contessa 3 4 --table ARRAYS", "they are no table of duels"),
        ("exploit FILE coup --run RUN", "is no file of arrays, or it is torn"),
        ("exploit ARRAYS coup --run RUN", "they are no weights of a network"),
        ("tablebase regret nobody", "called 'nobody'"),
        ("tablebase regret honest --samples 0", "Must be >= 1"),
        ("tablebase regret honest --positions -3", "Must be >= 1"),
        ("tablebase check --turns 0", "Must be >= 1"),
        ("tablebase check --turns 4", "Must be <= 3"),
        ("tablebase build --composition duke,duke --seconds -1", "Must be > 0"),
        ("train coup --steps 0 --run RUN", "Must be > 0"),
        ("exploit honest coup --games 0 --run RUN", "Must be >= 1"),
    ],
)
def test_impossible_arguments_are_refused(words: str, reason: str, tmp_path: Path) -> None:
    file, arrays = tmp_path / "text.npz", tmp_path / "arrays.npz"
    file.write_text("no arrays")
    np.savez(arrays, some=np.zeros(3))
    words = words.replace("FILE", str(file)).replace("ARRAYS", str(arrays))

    status, told, errors = called(words.replace("RUN", str(tmp_path / "run")))

    assert (status, told) == (2, "")
    assert reason in " ".join(errors.split())


def test_the_compositions_built_and_merged_are_counted_as_json(tmp_path: Path) -> None:
    words = f"tablebase build --out {tmp_path / 'parts'} --table {tmp_path / 'all.npz'} --json"
    status, told, _ = called(words)

    assert (status, json.loads(told)) == (0, {"solved": [], "merged": 0})
