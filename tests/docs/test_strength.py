"""The reports of docs/strength count the games that were played."""

import json
import lzma
import re
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from benchmarks.evaluation.strength import MATCHES, ROUNDS_NOT_KEPT, SEEDS
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
SIZES = re.compile(r"^\| among +\|(.*)\| new \|$", re.MULTILINE)  # of the tables of one agent
AMONG = re.compile(r"^\| (\S+) +\|((?: +[\d.]+% \[[^\]]+\] \|)+) +(?:yes)? +\|$", re.MULTILINE)
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


def report_of(packed: Path) -> Path:
    name = packed.relative_to(FOLDER).as_posix().replace(".jsonl.xz", ".md")
    return ROOT / "docs" / "strength" / name


def id_of(packed: Path) -> str:
    return packed.relative_to(FOLDER).as_posix().removesuffix(".jsonl.xz")


IS_ALONE = {
    packed: report_of(packed).exists() and bool(SIZES.search(report_of(packed).read_text("utf-8")))
    for packed in PLAYED
}


@pytest.mark.parametrize("packed", [each for each in PLAYED if IS_ALONE[each]], ids=id_of)
def test_every_share_of_an_agent_among_others_is_that_of_the_rounds_kept(packed: Path) -> None:
    text = report_of(packed).read_text(encoding="utf-8")
    agent, *_ = fact(report_of(packed), "Agents").split(", ")
    agent = agent.partition(" ")[0]
    [sizes] = SIZES.findall(text)
    told = {
        (other, size): share
        for other, cells in AMONG.findall(text)
        for size, share in zip(
            map(int, re.findall(r"(\d+) players", sizes)),
            re.findall(r"([\d.]+)% \[", cells),
            strict=True,
        )
    }
    counted: dict[tuple[str, int], str] = {}
    for rounds in rounds_of(packed).values():
        won = [won_by(agent, seats, each) for seats, games in rounds.values() for each in games]
        seats, _ = next(iter(rounds.values()))
        [other] = {*seats} - {agent}
        counted[other, len(seats)] = f"{100 * sum(won) / len(won):.1f}"

    assert counted == told


@pytest.mark.parametrize("packed", [each for each in PLAYED if not IS_ALONE[each]], ids=id_of)
def test_every_share_of_a_report_is_that_of_the_rounds_that_are_kept(packed: Path) -> None:
    text = report_of(packed).read_text(encoding="utf-8")
    rounds, rows = rounds_of(packed), ROW.findall(text)

    assert {table for table, *_ in rows} == rounds.keys()
    for table, agent, games, share in rows:
        won: list[float] = []
        for number in range(len(rounds[table])):
            seats, played = rounds[table][number]
            won += [won_by(agent, seats, winners) for winners in played]
        counted = won[: int(games.replace(",", ""))]
        assert len(counted) == int(games.replace(",", ""))
        assert f"{sum(counted) / len(counted):.1%}" == f"{share}%"


def test_every_report_has_its_rounds_or_is_named_as_one_without() -> None:
    reports = {each.relative_to(FOLDER_OF_TODAY).with_suffix("").as_posix() for each in REPORTS}
    kept = {id_of(packed) for packed in PLAYED}

    assert reports - kept == {*ROUNDS_NOT_KEPT}
    assert kept <= reports


def test_a_report_without_its_rounds_that_can_be_played_again_is_one_of_the_matches() -> None:
    again = {name for name, hours in ROUNDS_NOT_KEPT.items() if hours is not None}

    assert again <= {name.removesuffix(f"-{seed}") for name in MATCHES for seed in SEEDS}


def test_both_seeds_of_a_match_play_the_same_but_for_the_deals() -> None:
    twice = {name.removesuffix(f"-{SEEDS[0]}") for name in MATCHES if name.endswith(str(SEEDS[0]))}

    assert len(set(SEEDS)) == 2
    for name in twice:
        first, second = (MATCHES[f"{name}-{seed}"] for seed in SEEDS)
        assert (first.seed, second.seed) == SEEDS
        assert replace(first, seed=second.seed) == second


@pytest.mark.parametrize("report", REPORTS, ids=lambda path: path.stem)
def test_the_command_of_a_report_can_be_typed_today(report: Path) -> None:
    text = report.read_text(encoding="utf-8")
    [call] = re.findall(rf"^- {COMMAND}: intriga (.*)$", text, re.MULTILINE)

    command, *_ = app.parse_args(call, exit_on_error=False, print_error=False)

    assert command.__name__ == "arena"


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
