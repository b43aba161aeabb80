"""A run outlives the faults of an endpoint, nonsense of a model, and its own budget."""

from itertools import chain, repeat
from pathlib import Path
from threading import Event

import pytest

from intriga.core.errors import BadOptions
from intriga.lab.llm.chat_endpoint import NoReply, Reply
from intriga.lab.llm.model_run import ModelRun
from intriga.lab.llm.model_seat import fault_of
from intriga.lab.llm.spending import BudgetSpent, TokenBudget
from tests.lab.llm.small_suites import QUICK, play_through, played, run_of, small_suite
from tests.lab.llm.stand_in import FAULTS, StandIn, first_input


def test_faults_of_the_endpoint_pass_and_those_that_may_cost_are_kept(tmp_path: Path) -> None:
    suite = small_suite(tmp_path, timeout=0.5)
    with StandIn(first_input, ["", *FAULTS[:3], "", *FAULTS[3:5], "", *FAULTS[5:]]) as server:
        run = played(tmp_path, suite, server)

    assert len(run.transcript.answers) == server.answered
    assert len(run.transcript.lost) == 5
    assert "within 0.5 s" in run.transcript.lost[-1].reason
    assert run.spending.tokens_out == 5 * suite.max_tokens + 10 * server.answered


def test_an_endpoint_that_never_answers_ends_the_run_and_loses_nothing(tmp_path: Path) -> None:
    suite = small_suite(tmp_path)
    with StandIn(first_input, ["", "", *repeat("500", 4)]) as server:
        with pytest.raises(NoReply, match="status 500"):
            played(tmp_path, suite, server)
        run = played(tmp_path, suite, server)

    assert len(run.transcript.answers) == server.answered


def test_a_key_that_is_refused_is_not_tried_again(tmp_path: Path) -> None:
    refused = pytest.raises(NoReply, match="status 401")
    with StandIn(first_input, repeat("401")) as server, refused:
        played(tmp_path, small_suite(tmp_path), server)

    assert len(server.heard) == 1


def test_invalid_answers_are_put_again_and_then_drawn_by_chance(tmp_path: Path) -> None:
    said = chain(["I pass.", "[dance]"], repeat(""))

    def player(prompt: str) -> str:
        words = next(said)
        return words or first_input(prompt)

    with StandIn(player) as server:
        run = played(tmp_path, small_suite(tmp_path), server)

    first, second, third, *others = run.transcript.answers.values()
    assert (first.attempt, first.fault) == (1, "it has nothing in square brackets")
    assert (second.attempt, second.fault) == (2, "[dance] is not open to you now")
    assert first.drawn == ""
    assert f"[{second.drawn}]" in first.asked
    assert "it has nothing in square brackets" in second.asked
    assert [each["role"] for each in server.heard[1][0]["messages"]] == [
        *("system", "user", "assistant", "user")
    ]
    assert not any(each.fault or each.drawn for each in (third, *others))


@pytest.mark.parametrize(
    ("text", "finish", "is_whole"),
    [
        ("I might say [income], or else [for", "length", False),
        ("I might say [income]", "length", True),
        ("I might say [income].\n", "length", False),
        ("I might say [income], or not", "stop", True),
        ("income", "length", False),
    ],
)
def test_an_answer_that_was_cut_off_counts_only_by_brackets_at_its_end(
    text: str, finish: str, *, is_whole: bool
) -> None:
    reply = Reply(text, finish, "served", None, None, 1)

    assert fault_of(reply, ["income"]) == ("" if is_whole else "it was cut off before it ended")


def test_a_server_that_asks_for_no_wait_is_left_alone_for_longer_each_time(tmp_path: Path) -> None:
    suite = small_suite(tmp_path)
    with StandIn(first_input, repeat("429")) as server, run_of(tmp_path, suite, server) as run:
        waits = WaitsNoted(run)
        with pytest.raises(NoReply, match="status 429"):
            play_through(run)

    assert waits.noted == [*QUICK]


class WaitsNoted(Event):
    """Stands for the event by which a run is stopped, and notes how long it was waited for."""

    def __init__(self, run: ModelRun) -> None:
        super().__init__()
        self.noted: list[float | None] = []
        run.player.stopped = self

    def wait(self, timeout: float | None = None) -> bool:
        """Wait, and note it."""
        self.noted.append(timeout)
        return super().wait(timeout)


def test_a_model_that_talks_nonsense_plays_by_chance_to_the_end(tmp_path: Path) -> None:
    with StandIn(lambda _: "\0 \ud800 [[[" * 100) as server:
        run = played(tmp_path, small_suite(tmp_path), server)

    answers = run.transcript.answers.values()
    assert all(each.fault for each in answers)
    assert sum(bool(each.drawn) for each in answers) == len(answers) / 2
    assert len(run.ledger.rounds) == 1


# ------------------------------------------------------------------- budgets


@pytest.mark.parametrize(
    "budget", [TokenBudget(tokens=20_000), TokenBudget(money=0.02, price_in=1.0, price_out=1.0)]
)
def test_a_budget_ends_a_run_before_it_is_overdrawn_and_a_larger_one_goes_on(
    tmp_path: Path, budget: TokenBudget
) -> None:
    suite = small_suite(tmp_path, deals=2)
    with StandIn(first_input) as server:
        run = run_of(tmp_path, suite, server, budget)
        with run, pytest.raises(BudgetSpent, match="the next answer may"):
            play_through(run, at_once=2)
        spent, before = run.spending.tokens_in + run.spending.tokens_out, server.answered
        run = played(tmp_path, suite, server)

    assert 12_000 < spent <= 20_000
    assert len(run.transcript.answers) == server.answered > before


def test_tokens_that_nobody_counts_are_bounded_from_above(tmp_path: Path) -> None:
    suite = small_suite(tmp_path)
    with StandIn(first_input, counts=False) as server:
        run = played(tmp_path, suite, server)

    for each in run.transcript.answers.values():
        assert not each.counted
        assert each.tokens_in > len(run.system.encode()) + len(each.asked.encode())
        assert each.tokens_out == suite.max_tokens


def test_money_without_prices_is_refused() -> None:
    with pytest.raises(BadOptions, match="needs both --price-in and --price-out"):
        TokenBudget(money=1.0, price_in=1.0)
