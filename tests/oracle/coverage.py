"""Count which rules, options and rulings of Coup the conformance scenarios show.

It is called like this:

    python -m tests.oracle.coverage conformance/coup/*.jsonl
"""

# ruff: noqa: T201 - printing is its work

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tests.oracle.coup_setup import OPTION_VALUES
from tests.oracle.replay import read_records

# How many rules each group of the catalogue has, COUP-SU-01 to COUP-SU-10 and so on.
RULE_GROUPS = {
    "SU": 10,
    "IN": 6,
    "TU": 7,
    "GA": 3,
    "CH": 5,
    "BL": 6,
    "CL": 9,
    "DD": 1,
    "EN": 2,
    "NE": 4,
    "2P": 6,
    "IQ": 5,
    "10": 2,
    "RF": 9,
    "PA": 3,
    "LA": 3,
}
LAST_RULING = 90
NO_RULING = "AMB-88"  # the numbering leaves it out

# Rulings that no record of a single game can show, with the reason.
NOT_SHOWN = {
    "AMB-12": "time limits are a matter of the application",
    "AMB-47": "who sees the revealed hand is a matter of views",
    "AMB-53": "who learns of an examined card is a matter of views",
    "AMB-87": "a set-up that is refused has no inputs",
}


def rule_ids() -> list[str]:
    """Return every rule id of the catalogue of Coup."""
    return [
        f"COUP-{group}-{number:02}"
        for group, size in RULE_GROUPS.items()
        for number in range(1, size + 1)
    ]


def ruling_ids() -> list[str]:
    """Return every id of a ruling on an ambiguity of Coup."""
    numbered = [f"AMB-{number:02}" for number in range(1, LAST_RULING + 1)]
    return ["AMB-01a", *(name for name in numbered if name != NO_RULING)]


def option_ids() -> list[str]:
    """Return every option with every value that is not its default."""
    return [f"{name}={value}" for name, values in OPTION_VALUES.items() for value in values[1:]]


def count_ids(headers: list[dict[str, Any]]) -> Counter[str]:
    """Count how many records name each rule or ruling, or set each option."""
    counts: Counter[str] = Counter()
    for header in headers:
        if "rules" not in header:
            continue
        counts.update(set(header["rules"]))
        counts.update(f"{name}={value}" for name, value in header["options"].items())
    return counts


def missing_ids(counts: Counter[str]) -> list[str]:
    """Return the rules, rulings and options that should have a scenario and have none."""
    wanted = [*rule_ids(), *ruling_ids(), *option_ids()]
    return [name for name in wanted if not counts[name] and name not in NOT_SHOWN]


def main(arguments: list[str] | None = None) -> int:
    """Print the counts; return 1 if something lacks a scenario."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    chosen = parser.parse_args(arguments)
    headers = [record.header.content for path in chosen.files for record in read_records(path)]
    counts = count_ids(headers)
    for name in [*rule_ids(), *ruling_ids(), *option_ids()]:
        print(f"{counts[name]:4}  {name}  {NOT_SHOWN.get(name, '')}".rstrip())
    unknown = set(counts) - {*rule_ids(), *ruling_ids()}
    for name in sorted(name for name in unknown if "=" not in name):
        print(f"      {name} is not known")
    missing = missing_ids(counts)
    print(f"missing: {', '.join(missing) or 'nothing'}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
