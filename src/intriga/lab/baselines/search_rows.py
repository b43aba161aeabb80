"""The rows of searches, which learn nothing."""

from importlib.metadata import version

from intriga.lab.arena.results import about
from intriga.lab.baselines.baseline_rows import BaselineRow, counted, estimate_of
from intriga.lab.baselines.search_games import rounds_of_search
from intriga.lab.learning.learning_tasks import LearningTask


def row_of_search(task: LearningTask, algorithm: str, seed: int) -> BaselineRow:
    """Play the games of a search on *task*, and return its row."""
    rounds = counted([*rounds_of_search(task, seed, task.search_games)])
    found, made = estimate_of(rounds), about(())
    return BaselineRow(
        task=task.name,
        digest=task.digest,
        algorithm=algorithm,
        seed=seed,
        decisions=0,
        learned=0,
        weights="",
        rounds=rounds,
        share=found.share,
        low=found.low,
        high=found.high,
        exploitability=None,
        curve=(),
        version=version("intriga"),
        date=made.date,
        machine=made.machine,
    )
