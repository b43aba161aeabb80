"""The training of leaf networks goes on after any interruption, and ends with the same bytes."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.core.errors import BadOptions
from intriga.games.coup.agents.turn_nets import leaf_nets
from intriga.lab.duels.turns.fit import TurnSamples
from intriga.lab.duels.turns.pieces import FitTask, NetTraining, PieceTask, SolvedTurns
from intriga.lab.duels.turns.recipe import NetStage, RootMix, read_recipe
from intriga.lab.duels.turns.train import Made, export, train
from intriga.lab.run_folder import alone_in
from intriga.parallel.spread import ALONE, Spread

RECIPE = """
seed = 3
[[stage]]
name = "small"
kinds = ["1-1"]
generations = 2
pieces = 2
last_pieces = 3
turns = 40
rounds = 1
steps = 5
last_steps = 8
recall = 1
hidden = [8, 8]
[[stage]]
name = "three influences"
kinds = ["2-1", "1-2"]
generations = 1
pieces = 2
last_pieces = 2
turns = 40
rounds = 1
steps = 5
last_steps = 5
hidden = [8, 8]
"""
HANDS = {"1-1": (5, 5), "2-1": (15, 5), "1-2": (5, 15)}


def made_up(
    stage: NetStage, nets: LeafNets, random: np.random.Generator
) -> Mapping[str, SolvedTurns]:
    """Return turns with beliefs by chance, worth what the networks before weigh altogether."""
    found: dict[str, SolvedTurns] = {}
    for kind in stage.kinds:
        sides = [random.dirichlet([1] * hands, stage.turns) for hands in HANDS[kind]]
        beliefs = np.concatenate(sides, axis=1).astype(np.float32)
        situation = random.integers(0, 3, (stage.turns, 7)).astype(np.int16)
        worths = np.full_like(beliefs, np.tanh(0.1 + float(nets.weights.sum())))
        gaps = random.random(stage.turns).astype(np.float32)
        found[kind] = SolvedTurns(TurnSamples(situation, beliefs, worths), gaps)
    return found


def begun(folder: Path) -> NetTraining:
    folder.mkdir(exist_ok=True)
    (folder / "given.toml").write_text(RECIPE, encoding="utf-8")
    training = NetTraining(folder, read_recipe(str(folder / "given.toml")))
    training.begin()
    return training


def made(training: NetTraining, spread: Spread = ALONE, tasks: int = 1000) -> list[Made]:
    """Go on with a training until it was asked for that many *tasks*."""
    left = iter(range(tasks))
    return list(train(training, made_up, spread, lambda: next(left, None) is None))


def bytes_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.npz"))}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> NetTraining:
    training = begun(tmp_path_factory.mktemp("whole"))
    made(training)
    export(training)
    return training


def test_pieces_come_before_their_fit_and_stages_follow_each_other(tmp_path: Path) -> None:
    done = [each.task for each in made(begun(tmp_path))]
    assert done == [
        *(PieceTask(0, 0, number) for number in range(2)),
        FitTask(0, 0, "1-1"),
        *(PieceTask(0, 1, number) for number in range(3)),
        FitTask(0, 1, "1-1"),
        *(PieceTask(1, 0, number) for number in range(2)),
        FitTask(1, 0, "2-1"),
        FitTask(1, 0, "1-2"),
    ]


def test_an_interrupted_training_ends_with_the_same_bytes(
    whole: NetTraining, tmp_path: Path
) -> None:
    training = begun(tmp_path)
    goes_on = True
    while goes_on:
        torn = training.folder / "fresh-1-small-01-0001.npz"
        torn.write_bytes(b"a process was killed while it wrote this")
        with alone_in(training.folder):
            goes_on = bool(made(training, tasks=2))
    export(training)
    assert bytes_in(tmp_path) == bytes_in(whole.folder)


def test_a_piece_that_was_lost_is_made_again(whole: NetTraining, tmp_path: Path) -> None:
    training = begun(tmp_path)
    made(training)
    for file in (training.file(PieceTask(0, 1, 1)), training.file(FitTask(0, 1, "1-1"))):
        file.unlink()
    assert [each.task for each in made(training)] == [PieceTask(0, 1, 1), FitTask(0, 1, "1-1")]
    export(training)
    assert bytes_in(tmp_path) == bytes_in(whole.folder)


def test_two_processes_end_with_the_same_bytes(whole: NetTraining, tmp_path: Path) -> None:
    training = begun(tmp_path)
    made(training, Spread(2))
    export(training)
    assert bytes_in(tmp_path) == bytes_in(whole.folder)


def test_the_last_fit_of_a_stage_has_the_turns_of_those_before_too(tmp_path: Path) -> None:
    fits = [each for each in made(begun(tmp_path)) if isinstance(each.task, FitTask)]
    assert [each.turns for each in fits] == [40, 160, 40, 40]  # but for a piece held out


def test_every_fit_of_a_stage_that_remembers_has_the_turns_before_it(tmp_path: Path) -> None:
    file = tmp_path / "recipe.toml"
    text = RECIPE.replace("generations = 2", "generations = 4\nremember = 2")
    file.write_text(text, encoding="utf-8")
    training = NetTraining(tmp_path, read_recipe(str(file)))
    taught = [{each.generation for each in training.taught_by(0, each)} for each in range(4)]
    assert taught == [{0}, {0, 1}, {0, 1, 2}, {1, 2, 3}]


def test_a_stage_remembers_earlier_ones_with_its_kinds_alone(tmp_path: Path) -> None:
    file = tmp_path / "recipe.toml"
    again = (
        RECIPE.split("[[stage]]")[1].replace("small", "again").replace("recall = 1", "remember = 2")
    )
    file.write_text(f"{RECIPE}[[stage]]{again}", encoding="utf-8")
    taught = NetTraining(tmp_path, read_recipe(str(file))).taught_by(2, 1)
    assert {(each.stage, each.generation) for each in taught} == {(2, 1), (2, 0), (0, 1)}
    assert taught[0] == PieceTask(2, 1, 0)  # its own ones come first: that one is held out


def test_a_stage_remembers_earlier_ones_that_have_more_kinds(tmp_path: Path) -> None:
    file, (_, first, second) = tmp_path / "recipe.toml", RECIPE.split("[[stage]]")
    more = first.replace('["1-1"]', '["1-2", "1-1", "2-1"]').replace("small", "more")
    again = second.replace("three", "two or three").replace(
        "steps = 5", "remember = 9\nsteps = 5", 1
    )
    stages = (first, more, second, again.replace('"2-1", "1-2"', '"2-1"'))
    file.write_text("[[stage]]".join(("", *stages)), encoding="utf-8")
    taught = NetTraining(tmp_path, read_recipe(str(file))).taught_by(3, 0)
    assert {each.stage for each in taught} == {1, 2, 3}


@pytest.mark.parametrize("afresh", ["true", "false"])
def test_a_fit_that_begins_afresh_does_not_depend_on_the_one_before(
    afresh: str, tmp_path: Path
) -> None:
    file, text = tmp_path / "given.toml", f"generations = 2\nafresh = {afresh}"
    file.write_text(RECIPE.replace("generations = 2", text), encoding="utf-8")
    training = NetTraining(tmp_path, read_recipe(str(file)))
    training.begin()
    made(training, tasks=7)
    before, fit = FitTask(0, 0, "1-1"), FitTask(0, 1, "1-1")
    found, first = training.fitted(fit), training.fitted(before)
    training.keep_fit(before, replace(first, weights=first.weights + 1))
    training.file(fit).unlink()
    made(training, tasks=1)
    assert np.array_equal(training.fitted(fit).weights, found.weights) == (afresh == "true")


def test_a_stage_says_how_fast_weights_decay(tmp_path: Path) -> None:
    found: list[np.ndarray] = []
    for decay in ("0.0", "1.0"):
        folder = tmp_path / decay
        folder.mkdir()
        file = folder / "given.toml"
        text = RECIPE.replace("recall = 1", f"recall = 1\nweight_decay = {decay}")
        file.write_text(text, encoding="utf-8")
        training = NetTraining(folder, read_recipe(str(file)))
        training.begin()
        made(training, tasks=3)
        found.append(training.fitted(FitTask(0, 0, "1-1")).weights)
    assert np.abs(found[1]).sum() < np.abs(found[0]).sum()


def test_a_stage_has_the_roots_of_the_recipe_but_for_its_own(tmp_path: Path) -> None:
    file = tmp_path / "recipe.toml"
    text = RECIPE.replace("seed = 3", "seed = 3\n[roots]\nplay = 0.7\neven = 0.2")
    file.write_text(f"{text}[stage.roots]\nplay = 0.9\ndealt = 1.0", encoding="utf-8")
    first, second = read_recipe(str(file)).stages
    assert first.roots == RootMix(play=0.7, even=0.2)
    assert second.roots == RootMix(play=0.9, even=0.2, dealt=1)


def test_a_generation_is_solved_with_the_networks_before_it(whole: NetTraining) -> None:
    first, second = (whole.fitted(FitTask(0, generation, "1-1")).weights for generation in range(2))
    np.testing.assert_array_equal(whole.nets_before(0, 1)[3].weights, first)
    np.testing.assert_array_equal(whole.nets_before(1, 0)[3].weights, second)
    assert not whole.nets_before(0, 0)[3].weights.any()


def test_the_agent_reads_what_was_trained(whole: NetTraining) -> None:
    nets = leaf_nets(whole.folder / "turns.npz")
    assert nets.weights.dtype == np.float32
    at, last = nets.tables_at[3, 0], whole.fitted(FitTask(0, 1, "1-1")).weights
    np.testing.assert_array_equal(nets.weights[at : at + 8], last[:8])


def test_a_folder_of_another_recipe_is_refused(whole: NetTraining, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(RECIPE.replace("seed = 3", "seed = 4"), encoding="utf-8")
    with pytest.raises(BadOptions, match="another recipe"):
        NetTraining(whole.folder, read_recipe(str(other))).begin()


@pytest.mark.parametrize("found", ['{"version": 0}', None])
def test_a_folder_of_other_rules_or_networks_is_refused(found: str | None, tmp_path: Path) -> None:
    training = begun(tmp_path)
    training.begin()
    file = tmp_path / "made_by.json"
    file.unlink() if found is None else file.write_text(found, encoding="utf-8")
    with pytest.raises(BadOptions, match="other rules or networks"):
        training.begin()


@pytest.mark.parametrize(
    ("entry", "instead", "reason"),
    [
        ("rounds = 1", "round = 1", "did you mean 'rounds'"),
        ("turns = 40", "turns = 0", "from 1 on, not 0"),
        ('"2-1"', '"3-1"', "kind of turn called '3-1'"),
        ("seed = 3", "seed =", "no TOML"),
        (RECIPE, "seed = 1", "at least one"),
        (RECIPE, "[stage]", "in two pairs of brackets"),
        (RECIPE, "stage = [1]", "stage 1 is a table of entries, not 1"),
        ("seed = 3", 'seed = "x"', "seed of the recipe is a whole number from 0 on, not 'x'"),
        ("seed = 3", "seed = -1", "from 0 on, not -1"),
        ("seed = 3", "seed = 3\nroots = 3", "roots of the recipe is a table of entries, not 3"),
        ("seed = 3", "seed = 3\n[roots]\nplay = 7", "play of roots .* from 0 to 1, not 7"),
        ("[[stage]]", "[[stage]]\nroots = 3", "roots of stage 1 is a table of entries, not 3"),
        ("[[stage]]", "[[stage]]\nroots = {deal = 1}", "did you mean 'dealt'"),
        ("hidden = [8, 8]", "hidden = 8", "hidden of stage 1 is two whole numbers from 1 on"),
        ("hidden = [8, 8]", "hidden = [0, -3]", "two whole numbers from 1 on, not"),
        ("hidden = [8, 8]", "", "stage 1 has no hidden"),
        ("hidden = [8, 8]", "hidden = [8, 8]\nrate = -1", "a number above 0, at most 1, not -1"),
        ("recall = 1", "weight_decay = 2", "weight_decay of stage 1 is a number from 0 to 1"),
        ("recall = 1", 'hidden_of = {"3-3" = [8, 8]}', "kind of turn called '3-3'"),
        ("recall = 1", 'hidden_of = {"1-1" = 8}', "hidden_of of stage 1 is a table of two whole"),
        ("recall = 1", "recall = 1\nafresh = 1", "afresh of stage 1 is true or false, not 1"),
        ("recall = 1", 'recall = "x"', "recall of stage 1 is a whole number from 0 on"),
        ("pieces = 2", "pieces = 1", "from 2 on, not 1"),
        ("last_pieces = 3", "last_pieces = 1", "from 2 on, not 1"),
        ('kinds = ["1-1"]', "kinds = []", "at least one kind of turn"),
        ('kinds = ["1-1"]', 'kinds = ["1-1", "1-1"]', "there twice"),
        ('"small"', '"../x"', "name of stage 1 is words of small letters and digits"),
        ('"small"', '"three-influences"', "have one name, or differ by a hyphen"),
    ],
)
def test_a_recipe_that_cannot_be_is_refused_by_its_reason(
    entry: str, instead: str, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "recipe.toml"
    file.write_text(RECIPE.replace(entry, instead, 1), encoding="utf-8")
    with pytest.raises(BadOptions, match=reason):
        read_recipe(str(file))


def test_a_network_may_grow_and_begins_afresh_then(tmp_path: Path) -> None:
    file = tmp_path / "given.toml"
    again = RECIPE.split("[[stage]]")[1].replace("small", "again")
    file.write_text(f'{RECIPE}[[stage]]{again}hidden_of = {{"1-1" = [9, 7]}}', encoding="utf-8")
    training = NetTraining(tmp_path, read_recipe(str(file)))
    training.begin()
    made(training)
    assert [training.nets_before(2, each)[3].shape.hidden for each in (0, 1)] == [(8, 8), (9, 7)]
    assert leaf_nets(export(training)).sizes[3].tolist() == [10, 9, 7, 10]


def test_the_recipe_of_the_package_can_be_read() -> None:
    recipe = read_recipe("own")
    assert next(kind for stage in recipe.stages for kind in stage.kinds) == "1-1"
