"""Count which rules, options and rulings the conformance scenarios show.

It is called like this, with the files of one game or of several:

    python -m tests.oracle.coverage conformance/coup/*.jsonl conformance/pot-de-vin/*.jsonl
"""

# ruff: noqa: T201 - printing is its work

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from tests.oracle import coup_setup, pot_de_vin_setup
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
LAST_RULING = 94
NO_RULING = "AMB-88"  # the numbering leaves it out

POT_DE_VIN_RULE_GROUPS = {"SU": 5, "RO": 11, "EN": 1, "PA": 4, "6P": 6}
POT_DE_VIN_LAST_RULING = 29

# Rulings that no record of a single game can show, with the reason.
NOT_SHOWN = {
    "AMB-12": "time limits are a matter of the application",
    "AMB-47": "who sees the revealed hand is a matter of views",
    "AMB-53": "who learns of an examined card is a matter of views",
    "AMB-87": "a set-up that is refused has no inputs",
}
POT_DE_VIN_NOT_SHOWN = {
    "PDV-A25": "what partners may say is a matter of the table",
    "PDV-A29": "a header holds the cards dealt, not the order of dealing",
}


def numbered_rules(game: str, groups: dict[str, int]) -> list[str]:
    """Return the ids of rules, group by group."""
    return [
        f"{game}-{group}-{number:02}"
        for group, size in groups.items()
        for number in range(1, size + 1)
    ]


def numbered_rulings(prefix: str, last: int) -> list[str]:
    """Return the ids of rulings from 01 on."""
    return [f"{prefix}{number:02}" for number in range(1, last + 1)]


def changed_values(values_of: dict[str, tuple[Any, ...]]) -> list[str]:
    """Return every option with every value that is not its default."""
    return [f"{name}={value}" for name, values in values_of.items() for value in values[1:]]


def all_values(values_of: dict[str, tuple[Any, ...]]) -> list[str]:
    """Return every option with every value."""
    return [f"{name}={value}" for name, values in values_of.items() for value in values]


class Catalogue(NamedTuple):
    """The things that the scenarios of a game have to show."""

    rules: list[str]
    rulings: list[str]
    options: list[str]
    not_shown: dict[str, str]

    def everything(self) -> list[str]:
        """Return all ids in order."""
        return [*self.rules, *self.rulings, *self.options]


CATALOGUES = {
    "coup": Catalogue(
        rules=numbered_rules("COUP", RULE_GROUPS),
        rulings=[
            "AMB-01a",
            *(name for name in numbered_rulings("AMB-", LAST_RULING) if name != NO_RULING),
        ],
        options=changed_values(coup_setup.OPTION_VALUES),
        not_shown=NOT_SHOWN,
    ),
    "pot-de-vin": Catalogue(
        rules=numbered_rules("PDV", POT_DE_VIN_RULE_GROUPS),
        rulings=numbered_rulings("PDV-A", POT_DE_VIN_LAST_RULING),
        options=["deck=own", *all_values(pot_de_vin_setup.OPTION_VALUES)],
        not_shown=POT_DE_VIN_NOT_SHOWN,
    ),
}


def rule_ids(game: str = "coup") -> list[str]:
    """Return every rule id of the catalogue of a game."""
    return CATALOGUES[game].rules


def ruling_ids(game: str = "coup") -> list[str]:
    """Return every id of a ruling on an ambiguity of a game."""
    return CATALOGUES[game].rulings


def option_ids(game: str = "coup") -> list[str]:
    """Return every option with the values that need a scenario."""
    return CATALOGUES[game].options


def shown_options(header: dict[str, Any]) -> dict[str, Any]:
    """Return the options that a record shows: for Pot de Vin defaults too if they mean something.

    Only four players choose whether they play in pairs; only pairs have options of pairs, and
    only six players options of six.
    """
    changed = header["options"]
    if header.get("game") != "pot-de-vin":
        return changed
    players = len(header["seats"])
    options = pot_de_vin_setup.full_options(header["preset"], changed)
    in_pairs = pot_de_vin_setup.plays_in_pairs(options, players)
    if isinstance(options["deck"], dict):
        options["deck"] = "own"
    if players != 4:
        del options["pairs"]
    if not in_pairs:
        del options["pair_jokers"], options["pair_pdv"]
    if players != 6:
        del options["six_recycle"]
    return options


def count_ids(headers: list[dict[str, Any]]) -> Counter[str]:
    """Count how many records name each rule or ruling, or show each option."""
    counts: Counter[str] = Counter()
    for header in headers:
        if "rules" not in header:
            continue
        counts.update(set(header["rules"]))
        counts.update(f"{name}={value}" for name, value in shown_options(header).items())
    return counts


def missing_ids(counts: Counter[str], game: str = "coup") -> list[str]:
    """Return the rules, rulings and options that should have a scenario and have none."""
    catalogue = CATALOGUES[game]
    return [
        name
        for name in catalogue.everything()
        if not counts[name] and name not in catalogue.not_shown
    ]


def report(game: str, headers: list[dict[str, Any]]) -> list[str]:
    """Print the counts of a game; return what is missing."""
    catalogue, counts = CATALOGUES[game], count_ids(headers)
    for name in catalogue.everything():
        print(f"{counts[name]:4}  {name}  {catalogue.not_shown.get(name, '')}".rstrip())
    unknown = set(counts) - {*catalogue.rules, *catalogue.rulings}
    for name in sorted(name for name in unknown if "=" not in name):
        print(f"      {name} is not known")
    missing = missing_ids(counts, game)
    print(f"missing: {', '.join(missing) or 'nothing'}")
    return missing


def main(arguments: list[str] | None = None) -> int:
    """Print the counts; return 1 if something lacks a scenario."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    chosen = parser.parse_args(arguments)
    headers = [record.header.content for path in chosen.files for record in read_records(path)]
    games = [game for game in CATALOGUES if any(h["game"] == game for h in headers)]
    missing = [report(game, [h for h in headers if h["game"] == game]) for game in games]
    return 1 if any(missing) else 0


if __name__ == "__main__":
    sys.exit(main())
