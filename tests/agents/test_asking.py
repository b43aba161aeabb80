"""Nobody's answer is played before it was looked at."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from intriga.agents.base import answer_of, weighed
from intriga.agents.external.source import AgentFailed

LEGAL = [0, 3, 60]


class Says:
    """Answers as it was told to."""

    def __init__(self, answer: Any) -> None:  # noqa: ANN401  of any kind
        self.answer = answer

    def act(self, view: object, legal: Sequence[int], random: Random) -> Any:  # noqa: ANN401, ARG002
        return self.answer

    def weigh(self, view: object, legal: Sequence[int]) -> Any:  # noqa: ANN401, ARG002
        return self.answer


class Widening(Says):
    """Adds its own answer to what is legal."""

    def act(self, view: object, legal: Any, random: Random) -> Any:  # noqa: ANN401, ARG002
        legal.append(self.answer)
        return self.answer


@pytest.mark.parametrize("answer", [60, np.int64(60), np.array(60)])
def test_a_legal_answer_counts_as_a_whole_number(answer: object) -> None:
    found = answer_of(Says(answer), None, LEGAL, Random(0))

    assert (found, type(found)) == (60, int)


@pytest.mark.parametrize(
    ("agent", "sentence"),
    [
        (Says(65), "Says answered what is not legal: 65, where 0, 3, 60 are"),
        (Says(-1), "Says answered what is not legal: -1, where 0, 3, 60 are"),
        (Widening(65), "Widening answered what is not legal: 65, where 0, 3, 60 are"),
        (Says(60.0), "Says answered what is no action id: 60.0"),
        (Says("income"), "Says answered what is no action id: 'income'"),
        (Says(None), "Says answered what is no action id: None"),
        (Says(np.array([60])), "Says answered what is no action id: array([60])"),
    ],
)
def test_any_other_answer_is_refused_with_what_was_legal(agent: Says, sentence: str) -> None:
    with pytest.raises(AgentFailed) as failed:
        answer_of(agent, None, LEGAL, Random(0))

    assert str(failed.value) == sentence


@pytest.mark.parametrize(
    "told", [[1, 0], [0.5, 0.5, 0.5], [2, -1, 0], [float("nan"), 0, 0], [1, 0, 0, 0]]
)
def test_probabilities_that_cannot_be_are_refused(told: Sequence[float]) -> None:
    with pytest.raises(AgentFailed, match=r"^Says told probabilities that are not 3 numbers with"):
        weighed(Says(told), None, LEGAL)


# ------------------------------------------------------------------- every place in the source

SOURCE = Path(__file__).parents[2] / "src" / "intriga"
ASKING = {"act": 3, "weigh": 2}  # an agent's methods, by their number of arguments
# Within the answer of an agent that asks another: whoever asks it checks.
FORMS = {"act", "weigh", "weighed_all"}
LOADED = {"external/worker.py"}  # the process of an agent from outside: who reads it checks


def asked_places() -> Iterator[str]:
    """Yield every place where an agent is asked, but within the answer of an agent."""
    for path in SOURCE.rglob("*.py"):
        name = path.relative_to(SOURCE).as_posix()
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name not in FORMS:
                yield from (
                    f"{name}:{call.lineno} in {function.name}"
                    for call in own_calls(function)
                    if isinstance(call.func, ast.Attribute)
                    and ASKING.get(call.func.attr) == len(call.args)
                )


def own_calls(function: ast.FunctionDef) -> Iterator[ast.Call]:
    """Yield the calls in *function*, but for those in functions within it."""
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            continue
        if isinstance(node, ast.Call):
            yield node
        waiting += ast.iter_child_nodes(node)


def test_agents_are_asked_in_one_place_where_their_answers_are_looked_at() -> None:
    places = sorted(asked_places())

    assert [each.rsplit(" ", 1)[0].split(":")[0] for each in places] == [
        "agents/base.py",
        "agents/base.py",
    ], f"ask agents by answer_of or weighed of agents/base.py, not in {places}"
