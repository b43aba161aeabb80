"""The datasheet of a data set, filled in from what is known of it.

Its headings are those of T. Gebru and others, "Datasheets for Datasets", Communications of the ACM
64 (12), 2021.  The lines before them tell Hugging Face's ``datasets`` where the tables are.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from intriga.api.dataset import DECISIONS, GAMES, MANIFEST, Dataset
from intriga.core.games import manifest_of
from intriga.core.ruleset import Json
from intriga.lab.dataset.plan import DatasetPlan

README: Final = "README.md"
SIZES: Final = {  # of the decisions, in the words of Hugging Face
    1_000: "n<1K",
    10_000: "1K<n<10K",
    100_000: "10K<n<100K",
    1_000_000: "100K<n<1M",
    10_000_000: "1M<n<10M",
    100_000_000: "10M<n<100M",
}
LARGER: Final = "100M<n<1B"

PLAIN: Final = ("intriga", "pyarrow", "version", "players", "most_decisions", "network")


def datasheet(plan: DatasetPlan, folder: Path) -> str:
    """Return the datasheet of the finished data set of *plan* in *folder*, as Markdown."""
    data, heading = Dataset(folder), plan.heading()
    tally = _tally(data)
    games, decisions = data.rows(GAMES), data.rows(DECISIONS)
    least, most = plan.ruleset.worth
    sheet = Path(__file__).with_suffix(".md").read_text(encoding="utf-8")
    return sheet.format(
        title=manifest_of(plan.ruleset.name).title,
        games_table=GAMES,
        decisions_table=DECISIONS,
        manifest=MANIFEST,
        games=games,
        decisions=decisions,
        mean=decisions / games,
        no_result=tally.no_result,
        size=next((word for bound, word in SIZES.items() if decisions < bound), LARGER),
        shard=plan.games_a_shard,
        files=len(data.manifest["files"]),
        width=plan.ruleset.layout.width,
        least=least,
        most=most,
        actions=plan.ruleset.num_actions,
        edition=plan.edition,
        options=_options(plan),
        agents=_table(tally.seats, heading),
        levels=_listed(heading["levels"]) or "the game has none",
        digests=_digests(heading),
        command=command(plan),
        **{name: heading[name] for name in PLAIN},
    )


class SeatTally(NamedTuple):
    """The games without a result, and the seats and the sum of returns of each agent."""

    no_result: int
    seats: Mapping[str, tuple[int, float]]


def _tally(data: Dataset) -> SeatTally:
    no_result, seats = 0, dict[str, tuple[int, float]]()
    for shard in range(data.shards):
        games = data.arrow(GAMES, ["agents", "returns"], shard=shard).to_pydict()
        for names, returns in zip(games["agents"], games["returns"], strict=True):
            no_result += not any(returns)
            for name, worth in zip(names, returns, strict=True):
                number, total = seats.get(name, (0, 0.0))
                seats[name] = number + 1, total + worth
    return SeatTally(no_result, seats)


def _table(seats: Mapping[str, tuple[int, float]], heading: Json) -> str:
    rows = ["| agent | drawn | seats | mean return |", "| --- | --- | --- | --- |"]
    for name, weight in heading["agents"].items():
        number, total = seats.get(name, (0, 0.0))
        mean = f"{total / number:+.3f}" if number else "none"
        rows.append(f"| `{name}` | {weight:.1%} | {number:,} | {mean} |")
    return "\n".join(rows)


def _listed(named: Mapping[str, str]) -> str:
    return ", ".join(f"`{name}` is `{meant}`" for name, meant in named.items())


def _digests(heading: Json) -> str:
    """Return a sentence about the agents that come from files, empty where there are none."""
    if not heading["sha256"]:
        return ""
    said = (f"`{name}` has the SHA-256 `{digest}`" for name, digest in heading["sha256"].items())
    return f"Of the agents from files {', '.join(said)}. "


def _options(plan: DatasetPlan) -> str:
    return json.dumps(dict(plan.options), sort_keys=True)


def command(plan: DatasetPlan) -> str:
    """Return the command that makes the data set of *plan* again, in a folder called data."""
    words = ["intriga", "dataset", plan.ruleset.name, "--games", str(plan.games)]
    words += ["--players", str(plan.players), "--edition", plan.edition]
    if plan.options:
        words += ["--options", ",".join(_assigned(*each) for each in plan.options.items())]
    return " ".join(
        [*words, "--agents", ",".join(plan.asked), "--seed", str(plan.seed), "--out data"]
    )


def _assigned(name: str, value: object) -> str:
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"
