"""``intriga list`` says what there is, once for all commands, to people and to programs."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import intriga as library
from intriga.cli.commands import GROUPS, commands
from tests.cli.command import intriga


def listed(*words: str) -> list[dict[str, Any]]:
    """Return what the command lists of *words*."""
    done = intriga("list", *words, "--json")
    assert done.status == 0
    [(what, rows)] = json.loads(done.out).items()
    assert what == words[0]
    return rows


@pytest.mark.parametrize("game", library.game_names())
def test_the_json_list_has_the_names_of_the_library(game: str) -> None:
    names = {
        what: [row["name"] for row in listed(what, game)]
        for what in ("agents", "options", "editions")
    }

    assert names == {
        "agents": library.agent_names(game),
        "options": [*library.options(game)],
        "editions": [*library.editions(game)],
    }


def test_without_a_game_it_lists_those_of_all() -> None:
    assert [row["name"] for row in listed("games")] == library.game_names()
    assert {row["game"] for row in listed("agents")} == {*library.game_names()}


def test_lists_for_people_show_the_names_to_type() -> None:
    assert "  reforma  false | true\n" in intriga("list", "options", "coup").out
    assert "  coup-es  2 to 6 players\n" in intriga("list", "editions").out
    assert "  master\n" in intriga("list", "agents", "coup").out
    assert "coup  Coup\n" in intriga("list", "games").out


def test_no_help_spells_out_all_agents() -> None:
    for command in ("play", "simulate", "arena", "bench", "hint"):
        shown = intriga(command, "--help").out
        assert "intriga list" in " ".join(shown.replace("│", " ").split())
        assert "never-challenger" not in shown


def test_every_command_stands_below_one_heading_of_the_help() -> None:
    shown = intriga("--help").out

    assert [title for title in GROUPS if f"─ {title} ─" in shown] == [*GROUPS]
    for name, entry in commands().items():
        below = shown.partition(f"─ {entry.group} ─")[2].partition("╰")[0]
        assert re.search(rf"│ {name} ", below), name


def test_another_package_adds_a_command_below_a_heading_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "greeter.py").write_text(
        "from cyclopts import App\n"
        "from intriga.cli.commands import CommandEntry\n"
        "app = App(name='greet')\n"
        "app.default(lambda: print('Hello.'))\n"
        "COMMANDS = {'greet': CommandEntry(app='greeter:app', help='Greet.', group='Manners')}\n"
    )
    about = tmp_path / "greeter-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: greeter\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[intriga.commands]\ngreeter = greeter:COMMANDS\n")

    def said(*words: str) -> str:
        call, where = [sys.executable, "-m", "intriga", *words], {"PYTHONPATH": str(tmp_path)}
        done = subprocess.run(call, env={**os.environ, **where}, capture_output=True, check=True)
        return done.stdout.decode()

    assert said("greet") == "Hello.\n"
    assert "greet" in said("--help").partition("─ Manners ─")[2]
