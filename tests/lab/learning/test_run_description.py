"""A run's folder tells what was run, and is not continued as another run."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from intriga.agents.policy import fingerprint
from intriga.core.errors import BadOptions
from intriga.lab.learning.checkpoints import STATE
from intriga.lab.learning.recipe_file import OWN, TrainingPlan, own_stage, read_plan
from intriga.lab.learning.run_description import DESCRIPTION, describe

COMMAND = ("intriga", "train", "coup", "--run", "run a")
PLAN = TrainingPlan("coup", 3, (own_stage("coup"),))


def with_decisions(decisions: float) -> TrainingPlan:
    stage = PLAN.stages[0]
    return replace(PLAN, stages=(replace(stage, recipe=replace(stage.recipe, horizon=decisions)),))


@pytest.mark.parametrize("game", ["coup", "pot-de-vin"])
def test_a_description_is_a_recipe_with_the_same_stages(game: str, tmp_path: Path) -> None:
    plan = read_plan(game, OWN)
    describe(tmp_path, plan, COMMAND)
    assert read_plan(game, str(tmp_path / DESCRIPTION)) == plan


def test_variants_and_sizes_are_described_too(tmp_path: Path) -> None:
    (tmp_path / "recipe.toml").write_text(
        'game = "coup"\n[[stage]]\nname = "one"\ndecisions = 1e6\nsize = { token = 8 }\n'
        'players = { 2 = 1 }\nvariants = [{ edition = "coup-es", part = 2, options = { reforma ='
        ' true } }, { edition = "coup-br" }]\nevaluate = 5\n',
        encoding="utf-8",
    )
    plan = read_plan("coup", str(tmp_path / "recipe.toml"))
    describe(tmp_path, plan, COMMAND)
    assert read_plan("coup", str(tmp_path / DESCRIPTION)) == plan
    assert [each.part for each in plan.stages[0].variants] == [2, 1]


def test_every_call_is_told_with_its_command_and_machine(tmp_path: Path) -> None:
    for _ in range(2):
        describe(tmp_path, PLAN, COMMAND)
    calls = tomllib.loads((tmp_path / DESCRIPTION).read_text(encoding="utf-8"))["call"]
    assert [each["command"] for each in calls] == ["intriga train coup --run 'run a'"] * 2
    assert all("jax" in each["libraries"] and "cores" in each["machine"] for each in calls)


def test_a_run_is_not_continued_beside_another_network_of_the_package(tmp_path: Path) -> None:
    describe(tmp_path, PLAN, COMMAND)
    file = tmp_path / DESCRIPTION
    told = file.read_text(encoding="utf-8")
    file.write_text(told.replace(fingerprint("coup"), "0" * 16), encoding="utf-8")
    with pytest.raises(BadOptions, match="has network '0000000000000000', not"):
        describe(tmp_path, PLAN, COMMAND)


def test_a_folder_with_other_runs_in_it_may_have_one_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / STATE).touch()
    describe(tmp_path, PLAN, COMMAND)
    assert (tmp_path / DESCRIPTION).exists()


def test_a_run_may_be_made_longer(tmp_path: Path) -> None:
    describe(tmp_path, with_decisions(1e6), COMMAND)
    describe(tmp_path, with_decisions(2e6), COMMAND)
    assert read_plan("coup", str(tmp_path / DESCRIPTION)) == with_decisions(2e6)


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (replace(PLAN, seed=4), "has seed 3, not 4"),
        (read_plan("pot-de-vin", OWN), "has game 'coup', not 'pot-de-vin'"),
        (replace(PLAN, stages=(own_stage("coup", players={2: 1}),)), "has players"),
        (replace(PLAN, stages=(own_stage("coup", name="x"),)), r"has stages \['self-play'\], not"),
    ],
)
def test_another_run_is_refused_in_a_sentence(
    other: TrainingPlan, reason: str, tmp_path: Path
) -> None:
    describe(tmp_path, PLAN, COMMAND)
    before = (tmp_path / DESCRIPTION).read_bytes()
    with pytest.raises(BadOptions, match=reason):
        describe(tmp_path, other, COMMAND)
    assert (tmp_path / DESCRIPTION).read_bytes() == before


@pytest.mark.parametrize("file", ["learner.npz", "self-play/learner.npz"])
def test_a_run_without_a_description_is_one_of_an_older_version(file: str, tmp_path: Path) -> None:
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_bytes(b"")
    with pytest.raises(BadOptions, match="begun by an older Intriga"):
        describe(tmp_path, PLAN, COMMAND)


def test_a_broken_description_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / DESCRIPTION).write_text("[call", encoding="utf-8")
    with pytest.raises(BadOptions, match="is no description of a run"):
        describe(tmp_path, PLAN, COMMAND)
    assert (tmp_path / DESCRIPTION).read_text(encoding="utf-8") == "[call"
