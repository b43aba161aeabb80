# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# JAX brings only some types.
"""Runs that are cut off: they go on exactly, and nobody else writes into their folder."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from intriga.agents import agent
from intriga.agents.base import Uniform
from intriga.agents.network import Size, forward
from intriga.agents.policy import encoding_of, own_network, read_network
from intriga.core.agent import Told
from intriga.core.errors import BadOptions
from intriga.lab.learning.best_response import ResponseTable, Setting
from intriga.lab.learning.checkpoints import PLAYING, STATE, Run
from intriga.lab.learning.recipe_file import Stage, TrainingPlan, own_stage
from intriga.lab.learning.rivals import ByNetwork, Member, PopulationTable, log_softmax, rival
from intriga.lab.learning.rollout import Rollout
from intriga.lab.learning.stages import Staging, train_in_stages
from intriga.lab.learning.training import KEEP, TrainingStep
from intriga.lab.run_folder import FRESH, alone_in
from tests.faults.killed_runs import SMALL, compare

Anything = Any  # what tables and agents take
ENCODING = encoding_of("coup")
DUEL = Setting("coup", 2, "coup-es")
ITERATIONS = 45
CHILD = """
import sys
from pathlib import Path
from tests.lab.learning.test_interrupted_runs import course
for step in course(Path(sys.argv[1])):
    print(step.progress.iterations, flush=True)
    sys.stdin.readline()
"""


def tiny(**changes: Anything) -> Stage:
    """Return a stage of 45 iterations, each of 128 games of two."""
    stage = own_stage("coup", players={2: 1}, checkpoints=20)
    recipe = replace(
        stage.recipe,
        games=32,
        steps=4,
        minibatch=64,
        horizon=32 * 4 * ITERATIONS,
        size=Size(token=8, trunk=16, meeting=8),
    )
    return replace(stage, recipe=recipe, **changes)


def course(folder: Path, stage: Stage | None = None) -> Iterator[TrainingStep]:
    """Train in *folder*."""
    staging = Staging(TrainingPlan("coup", 3, (stage or tiny(),)), folder)
    for _, step in train_in_stages(staging):
        yield step


@pytest.fixture(scope="module", name="whole")
def whole_fixture(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a run that nothing cut off."""
    folder = tmp_path_factory.mktemp("whole")
    assert len([*course(folder)]) == ITERATIONS
    return folder


def check_same(folder: Path, whole: Path) -> None:
    """Check that what came of two runs is the same, byte for byte."""
    names = ["policy.npz", "critic.npz", *(f"checkpoints/policy-0000{n}.npz" for n in (20, 40))]
    for name in names:
        assert (folder / name).read_bytes() == (whole / name).read_bytes()
    one, other = (Run(each, ENCODING).log.lines() for each in (folder, whole))
    assert [line | {"seconds": 0} for line in one] == [line | {"seconds": 0} for line in other]


def test_a_killed_run_ends_as_one_that_was_not(whole: Path, tmp_path: Path) -> None:
    last = Random(3).randrange(KEEP + 1, ITERATIONS - 1)
    call = [sys.executable, "-c", CHILD, str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(call, text=True, stdin=pipe, stdout=pipe) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        for line in child.stdout:
            child.stdin.write("\n")
            child.stdin.flush()
            if int(line) == last:
                child.kill()  # somewhere in the next iteration
                break

    begins, *_ = course(tmp_path)

    assert begins.progress.iterations == KEEP * (last // KEEP) + 1
    check_same(tmp_path, whole)


def test_a_run_that_is_interrupted_within_an_iteration_ends_as_one_that_was_not(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = 0

    def interrupted(table: Rollout, chosen: Anything, act: Anything = Rollout.act) -> Anything:
        nonlocal steps
        steps += 1
        if steps == 4 * 30 + 2:
            raise KeyboardInterrupt
        return act(table, chosen)

    with monkeypatch.context() as patched, suppress(KeyboardInterrupt):
        patched.setattr(Rollout, "act", interrupted)
        list(course(tmp_path))
    begins, *_ = course(tmp_path)

    assert begins.progress.iterations == 31
    check_same(tmp_path, whole)


def test_half_a_file_of_a_killed_process_is_removed(tmp_path: Path) -> None:
    (tmp_path / f"{FRESH}-1-{STATE}").write_bytes(b"half")
    with alone_in(tmp_path):
        assert not [*tmp_path.glob(f"{FRESH}-*")]


def test_a_second_process_is_refused_in_a_sentence(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "intriga", "train", "coup", "--run", str(tmp_path)]
    with alone_in(tmp_path):
        done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"another process learns in {tmp_path}" in done.stderr
    assert done.stderr.count("\n") == 1


def test_seconds_are_those_of_learning_and_not_of_compiling(whole: Path) -> None:
    first, second, *_ = Run(whole, ENCODING).log.lines()
    assert first["seconds"] == 0
    assert second["seconds"] > 0


def test_every_iteration_has_a_line_and_a_checkpoint_is_an_agent(whole: Path) -> None:
    run = Run(whole, ENCODING)
    assert [line["iterations"] for line in run.log.lines()] == [*range(1, ITERATIONS + 1)]
    kept = sorted((whole / "checkpoints").iterdir())
    assert [each.name for each in kept] == ["policy-000020.npz", "policy-000040.npz"]
    weights = [read_network(each, "coup").weights for each in (*kept, run.policy)]
    assert len({each["plain.w"].tobytes() for each in weights}) == len(weights)
    agent(str(kept[0]), "coup")


def test_a_policy_is_evaluated_when_it_is_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("intriga.lab.learning.pool.EVALUATED", 8)
    stage = tiny(evaluate=2)
    stage = replace(stage, recipe=replace(stage.recipe, horizon=3 * 128))

    steps = [*course(tmp_path, stage)]

    assert [len(step.evaluations) for step in steps] == [0, 4, 0]
    assert Run(tmp_path, ENCODING).log.evaluations() == steps[1].evaluations
    first = steps[1].evaluations[0]
    assert (first.iterations, first.games, first.equal) == (2, 8, 0.5)
    assert first.name == "rule-of-thumb, 2 players"


def test_a_run_of_an_older_version_is_refused_with_what_to_do(whole: Path, tmp_path: Path) -> None:
    with np.load(whole / STATE) as stored:
        old = {name: stored[name] for name in stored.files if not name.startswith(PLAYING)}
    np.savez(tmp_path / STATE, **old)
    with pytest.raises(BadOptions, match=r"older Intriga, .* policy\.npz alone in the folder"):
        list(course(tmp_path, replace(tiny(), recipe=replace(tiny().recipe, horizon=1e9))))


# ------------------------------------------------------------------- tables


def alone(seed: int) -> Rollout:
    return Rollout(ENCODING, DUEL, 2, games=24, seed=seed, straying=0.1)


def among_others(seed: int) -> Rollout:
    members = [Member(kind, rival(agent(kind, "coup"), seed)) for kind in ("honest", "casual")]
    plain = ByNetwork(own_network("coup").weights)
    return PopulationTable(ENCODING, DUEL, 2, 24, members, plain, seed=seed)


def against_one(seed: int) -> Rollout:
    return ResponseTable(DUEL, 24, rival(agent("honest", "coup"), seed), seed=seed)


class Counting(Uniform):
    """Answers by the number of answers that it was told of."""

    def __init__(self, answers: int = 0) -> None:
        self.answers = answers

    def having_heard(self, told: Told) -> "Counting":
        return Counting(len(told.answers))

    def act(self, view: Anything, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        return legal[self.answers % len(legal)]


def against_one_that_listens(seed: int) -> Rollout:
    return ResponseTable(DUEL, 24, rival(Counting(), seed), seed=seed)


@pytest.mark.parametrize("seated", [alone, among_others, against_one, against_one_that_listens])
def test_a_table_plays_on_as_it_would_have(seated: Callable[[int], Rollout]) -> None:
    weights = own_network("coup").weights

    def policy(inputs: Anything, open_columns: Anything) -> Anything:
        return log_softmax(forward(weights, inputs, np).columns, open_columns)

    one, other = seated(1), seated(2)
    one.play(policy, 30)
    kept = one.state()
    expected = one.play(policy, 30)
    other.restore(kept)
    found = other.play(policy, 30)

    for name in ("chosen", "seat", "won", "kinds", "logs"):
        assert np.array_equal(getattr(found, name), getattr(expected, name))


def test_a_table_of_another_size_is_refused() -> None:
    kept = Rollout(ENCODING, DUEL, 2, games=8, seed=1).state()
    with pytest.raises(BadOptions, match="has other tables"):
        alone(1).restore(kept)


@pytest.mark.slow
def test_a_command_killed_five_times_at_chance_ends_as_one_that_was_not(tmp_path: Path) -> None:
    recipe = tmp_path / "recipe.toml"
    recipe.write_text(SMALL.format(game="coup"), encoding="utf-8")
    assert compare("coup", recipe, tmp_path, kills=5, seed=1)
