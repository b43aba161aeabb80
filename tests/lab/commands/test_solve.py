"""``intriga solve`` from outside."""

import json
from collections.abc import Generator
from pathlib import Path

import pytest

from intriga.lab.cfr.history_solver import SolvedValue
from intriga.lab.commands.solve import SolveArguments, fraction_of
from tests.cli.command import intriga
from tests.kuhn.installed import found


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path) -> Generator[None]:
    with found(tmp_path):
        yield


def test_one_command_tells_the_value_of_kuhn_poker_and_its_strategies() -> None:
    said = intriga("solve", "kuhn-poker")

    assert (said.status, said.err) == (0, "")
    assert "value for seat 0: -0.0556, about -1/18, between" in said.out
    assert "hands=[[king],[?]]" in said.out
    assert "0 check, 1 bet" in said.out


def test_programs_get_all_of_it() -> None:
    told = json.loads(intriga("solve", "kuhn-poker", "--iterations", 200, "--json").out)
    of = {(each["seat"], *each["moves"], *each["view"]["hands"][each["seat"]]): each["answers"]
          for each in told["strategy"]}  # fmt: skip

    assert told["fraction"] == "-1/18"
    assert told["low"] <= -1 / 18 <= told["high"]
    assert told["nash_conv"] == pytest.approx(2 * told["exploitability"])
    assert (told["histories"], told["information_states"], len(of)) == (58, 12, 12)
    assert of[1, "0 bet", "jack"] == pytest.approx({"call": 0, "fold": 1}, abs=0.01)
    assert of[1, "0 bet", "queen"]["call"] == pytest.approx(1 / 3, abs=0.05)


def test_it_tells_how_exploitable_an_agent_is() -> None:
    told = json.loads(intriga("solve", "kuhn-poker", "--agent", "uniform", "--json").out)

    assert told["iterations"] is None
    assert told["value"] == pytest.approx(1 / 8)
    assert told["nash_conv"] == pytest.approx(11 / 12)  # as OpenSpiel says of its own Kuhn poker


def test_a_fraction_is_told_of_a_solution_and_of_no_agent() -> None:
    near = SolvedValue(-0.0556, -0.0556, -0.0555)

    assert fraction_of(near, SolveArguments()) == "-1/18"
    assert fraction_of(near, SolveArguments(agent="policy.npz")) is None


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("kuhn-poker", "--players", 3), "a game is solved for 2 players, not for 3"),
        (("kuhn-poker", "--players", 4), "kuhn is for 2 to 3 players, not 4"),
        (("kuhn-poker", "--iterations", 0), "Must be >= 1"),
        (("kuhn-poker", "--agent", "honest"), "there is no agent for kuhn-poker called 'honest'"),
    ],
)
def test_a_game_that_cannot_be_solved_is_refused_in_a_sentence(
    words: tuple[object, ...], told: str
) -> None:
    said = intriga("solve", *words)

    assert said.status != 0
    assert told in " ".join(said.err.replace("│", " ").split())


def test_an_agent_that_does_not_tell_its_probabilities_is_not_measured(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "class First:\n    def act(self, view, legal, random):\n        return legal[0]\n"
    )

    said = intriga("solve", "kuhn-poker", "--agent", f"{bot}:First")

    assert said.status == 2
    assert "does not tell its probabilities" in said.err
