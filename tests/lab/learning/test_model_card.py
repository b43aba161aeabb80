"""A model card says of a policy what its run and its measurements say, and nothing of another."""

import json
import shutil
import tomllib
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from intriga.core.errors import BadOptions
from intriga.lab.arena.contest_file import ContestFile, PlayedRound
from intriga.lab.commands.card import app
from intriga.lab.learning.model_card import ModelCard, card_of, markdown
from intriga.lab.learning.recipe_file import TrainingPlan, own_stage
from intriga.lab.learning.run_description import describe
from intriga.lab.learning.run_log import Evaluation, RunLog
from tests.lab.arena.contests import contest

OWN = Path(str(files("intriga.games") / "coup/agents/data/policy.npz"))
DIGEST = sha256(OWN.read_bytes()).hexdigest()
PLAN = TrainingPlan("coup", 7, (own_stage("coup"),))
MINE = "runs/mine/policy.npz"
HALF = PlayedRound((MINE, "honest"), 0, ((0,), (1,)), (20, 30))


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """Return the folder of a run whose policy is the one of the package."""
    folder = tmp_path / "mine"
    folder.mkdir()
    describe(folder, PLAN, ("intriga", "train", "coup", "--run", "mine"))
    shutil.copyfile(OWN, folder / "policy.npz")
    log = RunLog(folder)
    log.add({"iterations": 1, "decisions": 128, "seconds": 0.5, "entropy": 1.5})
    log.add({"iterations": 2, "decisions": 256, "seconds": 1.5, "entropy": 1.25})
    for number, share in ((1, 0.1), (2, 0.4)):
        met = Evaluation(number, 128.0 * number, "honest", 2, 300, share, 0.05, 0.45, 0.5)
        log.add_evaluations([met])
    return folder


def ledger(path: Path, digest: str, *others: str) -> Path:
    with closing(ContestFile(contest(), path)) as kept:
        for number in range(12):
            kept.add(PlayedRound(HALF.agents, number, HALF.winners, HALF.decisions))
            for name in others:
                kept.add(PlayedRound((name, MINE), number, ((0,), (0,)), HALF.decisions))
    with path.open("a") as out:
        for name in (MINE, *others):
            out.write(json.dumps({"agent": name, "sha256": digest}) + "\n")
    return path


def response(folder: Path, digest: str) -> Path:
    folder.mkdir()
    share = {"share": 0.6, "low": 0.5, "high": 0.7}
    measured = {"play": "greedy", "games": 200, "share": share, "equal": 0.5}
    result = {"sha256": digest, "training": {"decisions": 2e6}, "measured": [measured]}
    (folder / "result.json").write_text(json.dumps(result), encoding="utf-8")
    return folder


def shown(card: ModelCard) -> str:
    return markdown(card, "intriga card mine")


def test_a_card_names_the_weights_the_seed_the_recipe_and_each_call(run: Path) -> None:
    text = shown(card_of(run, [], []))

    assert f"`{DIGEST}`" in text
    assert "The seed is 7." in text
    assert "| intriga train coup --run mine |" in text
    [recipe] = [part.partition("```")[0] for part in text.split("```toml\n")[1:]]
    told = tomllib.loads((run / "run.toml").read_text(encoding="utf-8"))
    assert tomllib.loads(recipe) == {name: each for name, each in told.items() if name != "call"}


def test_a_card_has_the_last_figures_of_the_log_and_the_newest_evaluation(run: Path) -> None:
    text = shown(card_of(run, [], []))

    assert "| self-play | entropy | 1.25 |" in text
    assert "| honest, 2 players | the log, at 256 decisions | 300 | 40.0% |" in text
    assert "10.0%" not in text


def test_a_card_counts_ledgers_and_responses_of_its_policy(run: Path, tmp_path: Path) -> None:
    card = card_of(
        run, [ledger(tmp_path / "played.jsonl", DIGEST)], [response(tmp_path / "best", DIGEST)]
    )

    played, won = card.measured
    assert (played.table, played.games, played.share) == ("policy.npz + honest", 24, 0.5)
    assert played.low < 0.5 < played.high
    assert (won.games, won.share, won.equal) == (200, 0.6, 0.5)
    assert "by a response of 2,000,000 decisions, greedy" in shown(card)


def test_figures_at_a_temperature_are_told_as_such(run: Path, tmp_path: Path) -> None:
    warm = f"{MINE}:1.8"
    card = card_of(run, [ledger(tmp_path / "played.jsonl", DIGEST, warm)], [])

    assert [(each.table, each.share) for each in card.measured] == [
        ("policy.npz + honest", 0.5),
        (f"{warm} + policy.npz", 0.0),
        (f"policy.npz:1.8 + {MINE}", 1.0),
    ]


def test_a_response_to_a_temperature_is_told_as_such(run: Path, tmp_path: Path) -> None:
    folder = response(tmp_path / "best", DIGEST)
    told = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    (folder / "result.json").write_text(json.dumps({**told, "agent": f"{MINE}:1.8"}))

    [won] = card_of(run, [], [folder]).measured

    assert won.table.startswith("won from policy.npz:1.8 by a response")


@pytest.mark.parametrize(("more", "card"), [("", ""), (" --card", " --card")])
def test_a_card_says_how_the_run_is_repeated(run: Path, more: str, card: str) -> None:
    describe(run, PLAN, ("intriga", "train", "coup", "--run", "mine", *more.split()))
    text = shown(card_of(run, [], []))

    assert f"`intriga train coup --recipe run.toml --run again{card}` runs it again" in text
    assert f"until it has learned from {PLAN.stages[0].recipe.horizon:,.0f} decisions" in text


def test_a_card_of_a_task_says_what_the_task_is(run: Path) -> None:
    (run / "run.toml").unlink()
    describe(run, TrainingPlan("coup", 7, (own_stage("coup", task="duel-a"),)), ("intriga",))
    text = shown(card_of(run, [], []))

    assert "with 2 players, by coup-es, from the position of the task duel-a alone;" in text


@pytest.mark.parametrize(
    ("make", "asked", "reason"),
    [
        (ledger, "ledger", "no round of the policy whose SHA-256 begins with"),
        (response, "response", "is about an agent whose SHA-256 begins with 0000000000000000"),
    ],
)
def test_a_file_about_another_policy_is_refused(
    run: Path, tmp_path: Path, make: Callable[..., Path], asked: str, reason: str
) -> None:
    of_another = [make(tmp_path / "other", "0" * 64)]
    given: dict[str, Any] = {"ledger": ([*of_another], []), "response": ([], [*of_another])}

    with pytest.raises(BadOptions, match=reason):
        card_of(run, *given[asked])


def test_a_folder_that_is_no_run_or_has_no_policy_is_refused(run: Path, tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="a folder that intriga train has made"):
        card_of(tmp_path, [], [])
    (run / "policy.npz").unlink()
    with pytest.raises(BadOptions, match="has not kept a policy yet"):
        card_of(run, [], [])
    for text in ("game = 1", "stage = 1", "stage = [1]", 'game = "coup"\nseed = "x"\nstage = [1]'):
        (run / "run.toml").write_text(f"{text}\n", encoding="utf-8")
        with pytest.raises(BadOptions, match="it has no stage, game or seed"):
            card_of(run, [], [])


def test_a_ledger_or_a_response_that_is_none_is_refused(run: Path, tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"none\.jsonl cannot be read"):
        card_of(run, [tmp_path / "none.jsonl"], [])
    (tmp_path / "result.json").write_text('{"sha256": "", "measured": []}', encoding="utf-8")
    with pytest.raises(BadOptions, match="no result of a response that was learned"):
        card_of(run, [], [tmp_path])


def test_the_command_writes_the_card_or_its_facts(
    run: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command: Any = app
    out = run / "card.md"

    assert command([str(run), "--out", str(out)], result_action="return_value") == 0
    assert out.read_text(encoding="utf-8").startswith("# Model card: Coup, mine\n")
    assert command([str(run), "--json"], result_action="return_value") == 0
    assert json.loads(capsys.readouterr().out)["sha256"] == DIGEST
    assert command([str(run.parent)], result_action="return_value") == 2
    assert capsys.readouterr().err.count("\n") == 1
