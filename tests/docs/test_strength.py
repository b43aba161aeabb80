"""What the reports of docs/strength count is what was played."""

import json
import lzma
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from intriga.arena.contest import Pairing
from intriga.arena.text_tables import COMMAND, table_of
from intriga.cli.main import app

ROOT = Path(__file__).parents[2]
REPORTS = sorted((ROOT / "docs" / "strength").glob("*.md"))
PLAYED = sorted((ROOT / "benchmarks" / "played").glob("*.jsonl.xz"))
ROW = re.compile(r"^\| (.+?) +\| (\w+) +\| +([\d,]+) \| +([\d.]+)% \| +[\d.]+% – ", re.MULTILINE)
Winners = list[list[int]]


def rounds_of(packed: Path) -> dict[str, dict[int, tuple[list[str], Winners]]]:
    """Return the winners of every round, by table and number."""
    found: dict[str, dict[int, tuple[list[str], Winners]]] = defaultdict(dict)
    for line in lzma.decompress(packed.read_bytes()).splitlines()[1:]:
        read: dict[str, Any] = json.loads(line)
        table = table_of(Pairing(tuple(read["agents"])))
        found[table][read["round"]] = read["agents"], read["winners"]
    return found


def won_by(agent: str, seats: list[str], winners: list[int]) -> float:
    """Return the part of a game that *agent* won: winners, or all, divide it equally."""
    among = winners or range(len(seats))
    return sum(seats[place] == agent for place in among) / len(among)


@pytest.mark.parametrize("packed", PLAYED, ids=lambda path: path.name.removesuffix(".jsonl.xz"))
def test_every_share_of_a_report_is_that_of_the_rounds_that_are_kept(packed: Path) -> None:
    report = ROOT / "docs" / "strength" / packed.name.replace(".jsonl.xz", ".md")
    rounds, rows = rounds_of(packed), ROW.findall(report.read_text(encoding="utf-8"))

    assert {table for table, *_ in rows} == rounds.keys()
    for table, agent, games, share in rows:
        won: list[float] = []
        for number in range(len(rounds[table])):
            seats, played = rounds[table][number]
            won += [won_by(agent, seats, winners) for winners in played]
        counted = won[: int(games.replace(",", ""))]
        assert len(counted) == int(games.replace(",", ""))
        assert f"{sum(counted) / len(counted):.1%}" == f"{share}%"


@pytest.mark.parametrize("report", REPORTS, ids=lambda path: path.stem)
def test_the_command_of_a_report_can_be_typed_today(report: Path) -> None:
    text = report.read_text(encoding="utf-8")
    [call] = re.findall(rf"^- {COMMAND}: intriga (.*)$", text, re.MULTILINE)

    app.parse_args(call, exit_on_error=False, print_error=False)
