"""``intriga solver check``, ``regret`` and ``respond`` from outside."""

import json
from pathlib import Path

import numpy as np
import pytest

from intriga.games.coup.agents.turn_nets import VERSION
from tests.cli.command import Said, intriga
from tests.games.coup.agents.worthless import worthless_nets


def called(words: str) -> Said:
    return intriga("solver", *words.split())


@pytest.fixture
def nets(tmp_path: Path) -> Path:
    """Return a file of networks that say 0."""
    file = tmp_path / "turns.npz"
    np.savez(file, version=np.array(VERSION), **worthless_nets()._asdict())
    return file


def test_checked_turns_are_told_as_json() -> None:
    said = called("check --kind 1-1 --rounds 3 --json")

    found = json.loads(said.out)
    assert (said.status, said.err, found["agreed"]) == (0, "", True)
    assert found["worst"] < 1e-6
    assert [turn["rounds"] for turn in found["turns"]] == [1, 3] * 11
    for turn in found["turns"]:
        assert turn["low"] - 1e-6 <= turn["lp"] <= turn["high"] + 1e-6


def test_regret_is_told_by_kind_of_turn(nets: Path) -> None:
    words = f"regret --kind 2-1 --turns 6 --rounds 20 --nets {nets}"
    said, found = called(words).out, json.loads(called(f"{words} --json").out)["kinds"]

    assert sum(each["turns"] for each in found) == 6
    for each in found:
        assert 0 <= each["mover"] <= each["seeing_mover"] + 1e-6
        assert f"{each['kind']}: {each['turns']} turns, as the mover {each['mover']:.4f}" in said


def test_games_of_the_response_are_told(nets: Path) -> None:
    said = called(f"respond --games 4 --rounds 2 --jobs 1 --nets {nets} --json")

    found = json.loads(said.out)
    assert (said.status, found["games"]) == (0, 4)
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1


def test_a_width_within_which_no_duel_is_proved_is_refused(nets: Path) -> None:
    said = called(f"check-leaves --nets {nets} --width 1e-9")

    assert (said.status, said.out) == (2, "")
    assert "no duel of the table is proved to within 1e-09" in " ".join(said.err.split())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("check --rounds 0", "Must be >= 1"),
        ("check --kind 3-1", "3-1"),
        ("regret --turns 0", "Must be >= 1"),
        ("regret --nets nowhere.npz", "there are no networks of leaves at nowhere.npz"),
        ("respond --nets nowhere.npz", "there are no networks of leaves at nowhere.npz"),
        ("check-leaves --nets nowhere.npz", "there are no networks of leaves at nowhere.npz"),
    ],
)
def test_impossible_arguments_are_refused(words: str, reason: str) -> None:
    said = called(words)

    assert (said.status, said.out) == (2, "")
    assert reason in " ".join(said.err.split())
