"""The bar of the suite: ``python -m tests.lab.llm.bar coup --kills 5 --out build/bar``.

A stand-in plays as honest through the command, which is killed at chance and resumed, while every
fiftieth request fails in some way.  It prints how many answers were given and how many are used,
the shares of the stand-in, and those of honest in the arena.
"""

import argparse
import json
import subprocess
import time
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final

from intriga.lab.arena.contest import Contest, ContestKind, Goal
from intriga.lab.arena.contest_file import ContestFile
from intriga.lab.arena.contest_run import Season
from intriga.lab.arena.results import about, findings
from intriga.lab.llm.suite import Suite, read_suite
from tests.cli.command import SCRIPT
from tests.lab.llm.stand_in import FAULTS, MODEL, StandIn, as_agent

FAULTY: Final = 50  # every n-th request
PLAYS: Final = "honest"
TICK: Final = 0.02  # seconds between two looks at how far it is


def arena_contest(suite: Suite, game: str) -> Contest:
    """Return the contest of *suite* with honest in place of a model."""
    rules = suite.variant(game)
    return Contest(
        ruleset=rules.ruleset,
        agents=(PLAYS, *suite.against),
        measured=1,
        players=(rules.players,),
        preset=rules.edition,
        options=rules.options,
        kinds=frozenset({ContestKind.ALONE}),
        seed=suite.seed,
        corrected=False,
    )


def shares_in_arena(suite: Suite, game: str) -> dict[str, float]:
    """Return the share of honest against each agent of *suite*, as the arena plays it."""
    contest = arena_contest(suite, game)
    ledger, goal = ContestFile(contest), Goal(suite.deals * contest.players[0])
    for _ in Season(contest, ledger, goal).play():
        pass
    found = findings(contest, ledger, goal).results
    return {each.pairing.crowd: each.of(PLAYS).share.share for each in found}


def killed(call: list[str], server: StandIn, answers: int) -> None:
    """Run *call* until so many *answers* are given, and kill it."""
    with subprocess.Popen(call, stdout=subprocess.DEVNULL) as process:
        while server.answered < answers and process.poll() is None:
            time.sleep(TICK)
        process.kill()


def main() -> None:
    """Print the figures as one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--suite", default="v1")
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--analysis", default="quick")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    suite = read_suite(asked.suite)
    kinds = cycle(FAULTS[:-1])  # a stall would take three minutes
    faults = (next(kinds) if number == 0 else "" for number in cycle(range(FAULTY)))
    with StandIn(as_agent(PLAYS, suite, asked.game), faults) as server:
        words = ("--suite", asked.suite, "--model", MODEL, "--endpoint", server.address)
        rest = ("--out", str(asked.out), "--analysis", asked.analysis, "--json")
        call = [*SCRIPT, "llm", asked.game, *words, *rest]
        chance, due = Random(7), 0
        for _ in range(asked.kills):
            due += chance.randrange(50, 400)
            killed(call, server, due)
        done = subprocess.run(call, capture_output=True, check=True)
        told: dict[str, Any] = json.loads(done.stdout)
        figures = {
            "requests": len(server.heard),
            "answers_given": server.answered,
            "answers_used": told["answers"],
            "kills": asked.kills,
            "arena": shares_in_arena(suite, asked.game),
            "report": told,
            "made": about([]).date,
        }
    print(json.dumps(figures, indent=1))  # noqa: T201  its work


if __name__ == "__main__":
    main()
