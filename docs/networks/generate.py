"""Draw the curves of docs/reference/networks.md and write its table, from the logs of the runs.

python docs/networks/generate.py
"""

# ruff: noqa: INP001 - a script, no package

from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from intriga.agents.policy import network_in
from intriga.lab.learning.curves import curves
from intriga.lab.learning.run_log import RunLog

HERE: Final = Path(__file__).parent
SEED: Final = 1


@dataclass(frozen=True)
class TrainingRun:
    """A network that comes along, and the log of the run, or of the last stage, that made it."""

    title: str
    game: str
    file: str
    log: str

    @property
    def kept(self) -> RunLog:
        """Return the log."""
        return RunLog(HERE / self.log)


RUNS: Final = (
    TrainingRun("Coup, the first network", "coup", "network-1.npz", "coup"),
    TrainingRun("Coup, last stage of the second", "coup", "policy.npz", "coup-2"),
    TrainingRun("Coup, which kind a player is of", "coup", "reader.npz", "coup-reading"),
    TrainingRun("Coup, how each kind plays", "coup", "opponents.npz", "coup-reading"),
    TrainingRun("Pot de Vin", "pot-de-vin", "policy.npz", "pot-de-vin"),
)


def row(run: TrainingRun) -> str:
    """Return the line of *run* in the table."""
    last, path = run.kept.lines()[-1], f"agents/data/{run.file}"
    file = files("intriga.games").joinpath(run.game.replace("-", "_"), path).read_bytes()
    weights = sum(each.size for each in network_in(run.game, path).weights.values())
    cells = [
        run.title,
        f"{last['decisions'] / 1e6:.1f} million",
        f"{last['iterations']:,.0f}",
        f"{last['seconds'] / 3600:.1f} hours",
        str(SEED),
        f"{weights:,}",
        f"{len(file) / 1e6:.2f} MB",
        f"`{sha256(file).hexdigest()[:16]}`",
    ]
    return f"| {' | '.join(cells)} |"


def runs() -> str:
    """Return the table of the runs, in Markdown."""
    head = ("", "decisions", "iterations", "one core", "seed", "weights", "file", "SHA-256")
    rows = [row(run) for run in RUNS]
    return "\n".join([f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}", *rows]) + "\n"


def main() -> None:
    """Draw and write everything."""
    for run in RUNS:
        drawn = curves(run.kept.lines(), run.kept.evaluations())
        (HERE / f"{run.log}.svg").write_text(drawn, encoding="utf-8")
    (HERE / "runs.inc").write_text(runs(), encoding="utf-8")


if __name__ == "__main__":
    main()
