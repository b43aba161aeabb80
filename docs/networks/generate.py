"""Draw the curves of docs/reference/networks.md and write its table, from the logs of the runs.

python docs/networks/generate.py
"""

# ruff: noqa: INP001 - a script, no package

import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from intriga.agents.policy import fingerprint, own_network
from intriga.learning.curves import curves

HERE: Final = Path(__file__).parent
GAMES: Final = {"coup": "Coup", "pot-de-vin": "Pot de Vin"}
SEED: Final = 1


def row(game: str, lines: list[dict[str, Any]]) -> str:
    """Return the line of *game* in the table."""
    last = lines[-1]
    name = f"{game.replace('-', '_')}/agents/data/policy.npz"
    file = files("intriga.games").joinpath(name).read_bytes()
    weights = sum(each.size for each in own_network(game).weights.values())
    cells = [
        GAMES[game],
        f"{last['decisions'] / 1e6:.1f} million",
        f"{last['iterations']:,}",
        f"{last['seconds'] / 3600:.1f} hours",
        str(SEED),
        f"{weights:,}",
        f"{len(file) / 1e6:.2f} MB",
        f"`{fingerprint(game)}`",
    ]
    return f"| {' | '.join(cells)} |"


def log(game: str) -> list[dict[str, Any]]:
    """Return the lines of the log of the run of *game*."""
    text = (HERE / f"{game}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def runs() -> str:
    """Return the table of the runs, in Markdown."""
    head = ("", "decisions", "iterations", "one core", "seed", "weights", "file", "SHA-256")
    rows = [row(game, log(game)) for game in GAMES]
    return "\n".join([f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}", *rows]) + "\n"


def main() -> None:
    """Draw and write everything."""
    for game in GAMES:
        (HERE / f"{game}.svg").write_text(curves(log(game)), encoding="utf-8")
    (HERE / "runs.inc").write_text(runs(), encoding="utf-8")


if __name__ == "__main__":
    main()
