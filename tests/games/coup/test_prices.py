"""Screens say what things cost as the rules have it: a price that changes there changes all."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]


def screens(*words: str) -> dict[str, Any]:
    """Return what is shown by the rules as they are, or *cheap*."""
    command = [sys.executable, "-m", "tests.games.coup.priced", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    shown: dict[str, Any] = json.loads(done.stdout)
    return shown


def test_a_price_that_changes_in_the_rules_changes_on_every_screen() -> None:
    usual, cheap = screens(), screens("cheap")

    for shown, price in ((usual, 3), (cheap, 2)):
        assert shown["bar"] == {"thing": "coin", "count": price}
        assert f"pay {price}: somebody loses an influence" in shown["terminal"]
        assert shown["page"]["assassin_cost"] == shown["reference"] == price
    assert (usual["coins"], cheap["coins"]) == (3, 2)  # the first who can pay is offered it
    for before, after in zip(usual["texts"], cheap["texts"], strict=True):
        assert before != after
        assert len(before) == len(after)
