"""Training in stages: in order, each in its own folder, and never from the start again."""

from pathlib import Path

import numpy as np
import pytest

from intriga.agents.opponents import OpponentModel, read_kind_reader
from intriga.agents.policy import encoding_of, read_network
from intriga.core.games import population_of
from intriga.lab.learning.recipe_file import read_plan
from intriga.lab.learning.stages import Staging, learner_of, train_in_stages

PLAN = """
game = "coup"
seed = 3

[[stage]]
name = "first"
decisions = 600
games = 32
players = { 2 = 1 }

[[stage]]
name = "response"
answers = "first"
decisions = 400
games = 32
players = { 2 = 1 }

[[stage]]
name = "mixed"
begins = "first"
population = true
pool = { response = 30.0 }
decisions = 800
games = 32
players = { 2 = 1 }
kinds = 16
straying = 0.1

[[stage]]
name = "second"
begins = "mixed"
population = true
decisions = 800
games = 32
players = { 2 = 1 }
kinds = 16

[[stage]]
name = "reading"
reads = "second"
pool = { response = 30.0 }
decisions = 800
games = 32
players = { 2 = 1 }
minibatch = 128
"""


@pytest.fixture(scope="module", name="staging")
def staging_fixture(tmp_path_factory: pytest.TempPathFactory) -> Staging:
    folder = tmp_path_factory.mktemp("stages")
    (folder / "recipe.toml").write_text(PLAN, encoding="utf-8")
    return Staging(read_plan("coup", str(folder / "recipe.toml")), folder / "run")


@pytest.fixture(scope="module", name="course")
def course_fixture(staging: Staging) -> list[str]:
    """Return the names of the stages, once for each iteration."""
    return [stage for stage, _ in train_in_stages(staging)]


def test_stages_come_one_after_the_other(course: list[str], staging: Staging) -> None:
    names = [stage.name for stage in staging.plan.stages]

    assert sorted(course, key=names.index) == course
    assert list(dict.fromkeys(course)) == names
    assert staging.over


def test_every_stage_keeps_its_policy_and_its_critic(course: list[str], staging: Staging) -> None:
    assert course
    for stage in staging.plan.stages[:-1]:
        run = staging.run(stage.name)
        assert {run.policy.name, run.critic.name} <= {file.name for file in run.folder.iterdir()}
        assert "of 0.000" in staging.standing(stage)
    told = read_network(staging.run("mixed").critic, "coup").weights["token0.0.w"]
    alone = read_network(staging.run("first").critic, "coup").weights["token0.0.w"]
    assert told.shape[0] - alone.shape[0] == 16  # the kinds of player that it is told


def test_a_stage_that_reads_keeps_a_reader_and_an_opponent_model(
    course: list[str], staging: Staging
) -> None:
    assert "reading" in course
    run = staging.run("reading")
    met = [member.agent for member in population_of("coup") if not member.held_out]

    assert read_kind_reader(run.reader, "coup").kinds == ("itself", *met, "response")
    opponents = read_network(run.opponents, "coup").weights
    assert OpponentModel(encoding_of("coup"), opponents).kinds == len(met) + 1
    assert not run.policy.exists()


def test_the_reading_stage_learns_answers_and_kinds(course: list[str], staging: Staging) -> None:
    assert course
    watched = staging.run("reading").log.lines()[0]

    assert 0 < watched["answers"] < 5
    assert 0 < watched["kinds"] < 5


def test_a_finished_course_is_not_trained_again(course: list[str], staging: Staging) -> None:
    assert course
    assert list(train_in_stages(staging)) == []


def test_a_stage_with_a_policy_alone_is_taken_as_it_is(
    course: list[str], staging: Staging, tmp_path: Path
) -> None:
    assert course
    given = Staging(staging.plan, tmp_path)
    first = given.run("first")
    first.policy.write_bytes(staging.run("first").policy.read_bytes())

    stage, _ = next(iter(train_in_stages(given)))

    assert given.standing(given.plan.stages[0]) == "taken as it is"
    assert given.standing(given.plan.stages[2]) == "not begun"
    assert stage == "response"


def test_a_critic_is_continued_only_with_the_same_kinds(
    course: list[str], staging: Staging
) -> None:
    assert course
    mixed = read_network(staging.run("mixed").critic, "coup").weights
    second = learner_of(staging, staging.plan.stages[3])
    third = learner_of(staging, staging.plan.stages[2])

    assert all(np.array_equal(mixed[name], each) for name, each in second.critic.items())
    assert third.critic["token0.0.w"].shape == mixed["token0.0.w"].shape


def test_a_course_without_time_trains_nothing_and_is_not_over(
    staging: Staging, tmp_path: Path
) -> None:
    cut = Staging(staging.plan, tmp_path)

    assert list(train_in_stages(cut, seconds=0.0)) == []
    assert not cut.over
