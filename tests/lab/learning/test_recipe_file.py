"""A recipe as a file is read whole, or refused in a sentence."""

from pathlib import Path

import pytest

from intriga.agents.network import Size
from intriga.core.errors import BadOptions
from intriga.lab.learning.recipe_file import OWN, TrainingPlan, read_plan
from intriga.lab.learning.training_tables import training_setup_of
from intriga.lab.learning.variant_mixture import VariantPart

STAGES = """
game = "coup"
seed = 7

[[stage]]
name = "self-play"
decisions = 1e6
rate = [3e-4, 1e-5]
players = { 2 = 1, 4 = 3 }

[[stage]]
name = "response"
answers = "self-play"
decisions = 2e5

[[stage]]
name = "mixed"
begins = "self-play"
population = true
pool = { response = 1.5 }
decisions = 5e5

[[stage]]
name = "reading"
reads = "mixed"
decisions = 1e5
"""
SIZED = "rate = [3e-4, 1e-5]\n"
MORE = """size = { token = 8, trunk = 16 }
evaluate = 50
checkpoints = 0
variants = [
  { edition = "coup-es", options = { reforma = true }, part = 2 },
  { edition = "coup-br" },
]
"""
NEVER_0 = ("games", "steps", "minibatch", "epochs", "cooled")
TWO = 'answers = "self-play"\nvariants = [{ part = 1 }, { part = 2 }]'
STAGE_OF_A_READER = """decisions = 1e5

[[stage]]
name = "last"
answers = "reading"
decisions = 1e5"""


def read(tmp_path: Path, text: str) -> TrainingPlan:
    file = tmp_path / "recipe.toml"
    file.write_text(text, encoding="utf-8")
    return read_plan("coup", str(file))


def test_a_recipe_takes_missing_values_from_the_setup_of_the_game(tmp_path: Path) -> None:
    plan = read(tmp_path, STAGES)
    alone, response, mixed, reading = plan.stages
    setup = training_setup_of("coup")

    assert plan.seed == 7
    assert (alone.recipe.horizon, alone.recipe.rate) == (1e6, (3e-4, 1e-5))
    assert alone.recipe.entropy == setup.entropy
    assert (alone.players, mixed.players) == ({2: 1, 4: 3}, setup.players)
    assert response.answers == "self-play"
    assert (mixed.begins, mixed.population, mixed.pool) == ("self-play", True, {"response": 1.5})
    assert (reading.reads, reading.begins) == ("mixed", "")


def test_a_recipe_has_the_size_of_the_network_variants_evaluations_and_checkpoints(
    tmp_path: Path,
) -> None:
    alone, response, *_ = read(
        tmp_path, STAGES.replace("seed = 7\n", "").replace(SIZED, MORE)
    ).stages

    assert alone.recipe.size == Size(token=8, trunk=16, meeting=64)
    assert response.recipe.size == alone.recipe.size  # it begins with that network
    assert alone.variants == (
        VariantPart("coup-es", {"reforma": True}, 2.0),
        VariantPart("coup-br"),
    )
    assert (alone.evaluate, alone.checkpoints) == (50, 0)
    assert (response.evaluate, response.checkpoints, response.variants) == (0, 500, ())


def test_a_variant_need_not_be_for_the_fewest_players(tmp_path: Path) -> None:
    file = tmp_path / "pairs.toml"
    file.write_text(
        'game = "pot-de-vin"\n[[stage]]\nname = "pairs"\ndecisions = 1e5\n'
        "players = { 4 = 1 }\nvariants = [{ options = { pairs = true } }]\n",
        encoding="utf-8",
    )
    (stage,) = read_plan("pot-de-vin", str(file)).stages
    assert [each.options for each in stage.variants] == [{"pairs": True}]


@pytest.mark.parametrize("game", ["coup", "pot-de-vin"])
def test_the_recipe_of_every_game_can_be_read(game: str) -> None:
    stages = read_plan(game, OWN).stages

    assert next(stage.name for stage in stages) == "self-play"
    assert any(stage.population for stage in stages)


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("seed", "sead", "no entry of a recipe called 'sead'; did you mean 'seed'"),
        ("rate", "rates", "no entry of a stage called 'rates'; did you mean 'rate'"),
        ('game = "coup"', 'game = "chess"', "is of 'chess', not of 'coup'"),
        ('"response"\nanswers', '"self-play"\nanswers', "that no other has, not 'self-play'"),
        ('answers = "self-play"', 'answers = "mixed"', "'mixed', which is not before it"),
        ("{ response = 1.5 }", "{ later = 1.5 }", "'later', which is not before it"),
        ("decisions = 2e5", "decisions = 0", "has above 0 decisions"),
        (
            "decisions = 2e5",
            'decisions = "many"',
            "decisions is float, at least 0 and finite, not 'many'",
        ),
        ("[3e-4, 1e-5]", "3e-4", "rate is two numbers, not 0.0003"),
        ("{ 2 = 1, 4 = 3 }", "{ 2 = 1, 14 = 3 }", "players are parts above 0 of"),
        ("{ 2 = 1, 4 = 3 }", "{ two = 1 }", "players are parts above 0 of"),
        ('begins = "self-play"\n', "", "mixed meets a population, so it begins with a stage"),
        ('reads = "mixed"', 'reads = "mixed"\nbegins = "mixed"', "it neither begins with one nor"),
        ("decisions = 1e5", STAGE_OF_A_READER, "'reading', which is not before it, or only reads"),
        ("[[stage]]", "[stage", "is no TOML"),
        (SIZED, "size = { tokens = 8 }\n", "no layer of a network called 'tokens'; did you mean"),
        (SIZED, "size = { token = 0 }\n", "layers of a network are wider than 0"),
        (SIZED, "size = 8\n", "no layer of a network called 'size'"),
        ('"response"\n', '"response"\nsize = { token = 8 }\n', "whose network has another size"),
        (SIZED, "evaluate = -1\n", "evaluate is int, at least 0 and finite, not -1"),
        (SIZED, "checkpoints = 1.5\n", "checkpoints is int, at least 0 and finite, not 1.5"),
        ("decisions = 2e5", "decisions = nan", "at least 0 and finite, not nan"),
        ("decisions = 2e5", "decisions = inf", "at least 0 and finite, not inf"),
        ("decisions = 2e5", f"decisions = 1{'0' * 400}", "at least 0 and finite, not 1000"),
        *((SIZED, f"{name} = 0\n", f"{name} is above 0, not 0") for name in NEVER_0),
        *(
            (SIZED, f'algorithm = "{name}"\n{count} = 0\n', f"{count} is above 0, not 0")
            for name, count in (("nfsp", "replay"), ("nfsp", "reservoir"), ("r-nad", "hold"))
        ),
        ('reads = "mixed"', 'reads = "mixed"\nevaluate = 5', "so it has no evaluate"),
        (SIZED, 'variants = [{ edition = "coup-bra" }]\n', "no edition"),
        (SIZED, "variants = [{ options = { reformed = true } }]\n", "no option"),
        (SIZED, "variants = [{ options = 3 }]\n", "options with a value each"),
        (SIZED, "variants = [{ part = 0 }]\n", "a part above 0"),
        (SIZED, 'variants = ["coup-es"]\n', "no entry of a variant called 'coup-es'"),
        ('answers = "self-play"', TWO, "in one of the variants alone"),
    ],
)
def test_impossible_arguments_are_refused_in_a_sentence(
    tmp_path: Path, before: str, after: str, reason: str
) -> None:
    assert before in STAGES
    with pytest.raises(BadOptions) as refused:
        read(tmp_path, STAGES.replace(before, after, 1))
    assert reason in str(refused.value)


def test_a_recipe_without_stages_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"at least one \[\[stage\]\]"):
        read(tmp_path, 'game = "coup"\n')


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"none\.toml"):
        read_plan("coup", str(tmp_path / "none.toml"))
