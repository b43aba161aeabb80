"""The reports of docs/strength count the games that were played."""

import json
import lzma
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from docs.tables import ladder
from intriga.agents.policy import fingerprint
from intriga.cli.main import app
from intriga.core.games import manifest_of, manifests
from intriga.lab.arena.contest import Pairing
from intriga.lab.arena.text_tables import COMMAND, table_of

ROOT = Path(__file__).parents[2]
REPORTS = sorted((ROOT / "docs" / "strength").rglob("*.md"))
FOLDER_OF_TODAY = ROOT / "docs" / "strength"
FOLDER = ROOT / "benchmarks/evaluation/played"
PLAYED = sorted(FOLDER.rglob("*.jsonl.xz"))
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
    name = packed.relative_to(FOLDER).as_posix().replace(".jsonl.xz", ".md")
    report = ROOT / "docs" / "strength" / name
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


# ------------------------------------------------------------------- today, and before

PAGE = ROOT / "docs" / "reference" / "strength.md"
GAMES = {manifest.title: name for name, manifest in manifests().items()}
LEVEL = re.compile(r"(\w+) \(([^)]+)\)")


def fact(report: Path, what: str) -> str:
    """Return what the head of a *report* says of *what*."""
    text = report.read_text(encoding="utf-8")
    [found] = re.findall(rf"^- {what}: (.*)$", text, re.MULTILINE)
    return str(found)


def game_of(report: Path) -> str:
    title = report.read_text(encoding="utf-8").splitlines()[0]
    return GAMES[title.removeprefix("# Arena: ")]


def linked(page: Path) -> set[Path]:
    """Return the reports that a *page* names."""
    named = re.findall(r"\.\./strength/([\w/-]+)(?:\.md|>)", page.read_text(encoding="utf-8"))
    return {ROOT / "docs" / "strength" / f"{name}.md" for name in named}


@pytest.mark.parametrize("report", sorted(linked(PAGE)), ids=lambda path: path.stem)
def test_the_page_of_today_names_reports_of_the_networks_that_are_shipped(report: Path) -> None:
    assert fact(report, "Network") == fingerprint(game_of(report))


@pytest.mark.parametrize("name", [each for names in ladder.REPORTS.values() for each in names])
def test_plotted_reports_are_of_the_shipped_levels(name: str) -> None:
    report = ROOT / "docs" / "strength" / f"{name}.md"
    played = dict(LEVEL.findall(fact(report, "Agents")))

    assert report in linked(PAGE)
    assert played == dict(manifest_of(game_of(report)).levels)


def test_no_report_of_a_page_of_today_is_older_than_the_history() -> None:
    before = {fact(report, "Date") for report in REPORTS if report.parent != FOLDER_OF_TODAY}
    today = {fact(report, "Date") for report in linked(PAGE)}

    assert before
    assert max(before) < min(today)
