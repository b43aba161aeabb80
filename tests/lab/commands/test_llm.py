"""``intriga llm`` from outside: one command, a report for people and one for programs."""

import json
from pathlib import Path

import pytest

from tests.cli.command import Said, intriga
from tests.lab.llm.small_suites import small
from tests.lab.llm.stand_in import MODEL, SERVED, StandIn, first_input

KEY = "sk-very-secret-1234"


def llm(server: StandIn, folder: Path, *words: object, **changed: object) -> Said:
    suite = small(folder / "small.toml", **changed)
    asked = ("--endpoint", server.address, "--model", MODEL, "--suite", suite)
    return intriga("llm", "coup", *asked, "--out", folder / "r", *words, MY_KEY=KEY)


def test_one_command_tells_the_share_the_conduct_and_the_cost(tmp_path: Path) -> None:
    prices = ("--price-in", 1, "--price-out", 2, "--key-variable", "MY_KEY")
    with StandIn(first_input) as server:
        said = llm(server, tmp_path, *prices, "--json")
        again = llm(server, tmp_path, *prices)
        sent, answered = server.heard[0][1], server.answered

    told = json.loads(said.out)
    row = told["against"][0]
    assert (said.status, said.err, again.status, again.err) == (0, "", 0, "")
    assert sent["Authorization"] == f"Bearer {KEY}"
    assert (told["model"], told["served"], told["is_complete"]) == (MODEL, [SERVED], True)
    assert (row["level"], row["games"], row["expected"]) == ("beginner", 2, 0.5)
    assert row["interval"][0] <= row["share"] <= row["interval"][1]
    assert (row["answers"], row["invalid"], row["random"]) == (answered, 0, 0)
    assert (told["tokens_in"], told["tokens_out"]) == (1000 * answered, 10 * answered)
    assert told["money"] == pytest.approx(answered * 0.00102)
    assert 0 <= row["challenges"]["rate"] <= 1
    assert row["weighed"] > 0
    assert -0.2 < row["loss"]["rate"] < 1
    assert "| beginner |     2 |" in again.out
    assert not [path for path in tmp_path.rglob("*.json*") if KEY in path.read_text("utf-8")]


def test_a_budget_that_is_spent_is_told_with_what_there_is(tmp_path: Path) -> None:
    with StandIn(first_input) as server:
        said = llm(server, tmp_path, "--tokens", 20_000, "--analysis", "none", deals=2)

    assert said.status == 2
    assert "of 20,000 tokens are spent" in said.err
    assert "with more of it the same command goes on with what is in" in said.err
    assert "of 4" in said.out


def test_a_key_that_is_refused_is_told_in_a_sentence_without_it(tmp_path: Path) -> None:
    with StandIn(first_input, ["401"]) as server:
        said = llm(server, tmp_path, "--key-variable", "MY_KEY", "--analysis", "none")

    assert said.status == 2
    assert "the endpoint answers with status 401: not now, Bearer [key]" in said.err
    assert KEY not in said.err + said.out


def test_a_run_that_cannot_go_on_does_not_say_that_it_would(tmp_path: Path) -> None:
    with StandIn(first_input) as server:
        llm(server, tmp_path, "--analysis", "none")
        path = tmp_path / "r" / "transcript.jsonl"
        path.write_text(path.read_text("utf-8").replace('"prompt":"', '"prompt":"0', 1), "utf-8")
        (tmp_path / "r" / "ledger.jsonl").unlink()
        said = llm(server, tmp_path, "--analysis", "none")

    assert said.status == 2
    assert "is one to another prompt than is asked now" in said.err
    assert "goes on" not in said.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--suite", "v9"), "there is no suite called 'v9'"),
        (("--endpoint", "localhost"), "an endpoint is http:// or https://"),
        (("--key-variable", "NO_KEY"), "there is no environment variable 'NO_KEY'"),
        (("--money", 3), "needs both --price-in and --price-out"),
        (("--tokens", 0), "Must be >= 1"),
        (("--model", "beginner"), "beginner is named again"),
    ],
)
def test_an_impossible_run_is_refused_before_anybody_is_asked(
    tmp_path: Path, words: tuple[object, ...], told: str
) -> None:
    usual = {"--endpoint": "http://127.0.0.1:1", "--model": MODEL, "--out": tmp_path / "r"}
    given = {**usual, words[0]: words[1]}
    said = intriga("llm", "coup", *(each for pair in given.items() for each in pair))

    assert said.status != 0
    assert told in " ".join(said.err.replace("│", " ").split())
    assert not (tmp_path / "r").exists()
