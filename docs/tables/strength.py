"""The tables of strength: what two seeds gave, and which reports have their rounds kept."""

# ruff: noqa: INP001 - scripts, no package

import lzma
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.evaluation.strength import MATCHES, PLAYED, ROUNDS_NOT_KEPT, SEEDS
from docs.tables.markdown import code, table
from intriga.agents.policy import fingerprint
from intriga.agents.registry import meant_by_levels
from intriga.lab.arena.contest_file import KeptRounds, read_rounds
from intriga.matches.report import share_of

REPORTS: Final = Path(__file__).parents[1] / "strength"
PACKED: Final = ".jsonl.xz"
FACT: Final = r"^- {}: (.*)$"
Shares = dict[str, list[float]]  # of each round, by the other agent


def ledger_of(name: str) -> Path:
    """Return the file in which the rounds of the report called *name* are, or would be."""
    return PLAYED / f"{name}{PACKED}"


def kept_rounds(ledger: Path) -> KeptRounds:
    """Return the rounds in a packed *ledger*."""
    return read_rounds(ledger, lzma.decompress(ledger.read_bytes()))


def seed_tables() -> str:
    """Return the shares of each match that was played with both seeds, one table a match."""
    matches = [
        name.removesuffix(f"-{SEEDS[0]}") for name in MATCHES if name.endswith(f"{SEEDS[0]}")
    ]
    played = [
        name for name in matches if all(ledger_of(f"{name}-{seed}").exists() for seed in SEEDS)
    ]
    return "\n".join(map(_by_seed, played))


def _by_seed(name: str) -> str:
    """Return the table of the match called *name*, with a line above it."""
    match = MATCHES[f"{name}-{SEEDS[0]}"]
    [agent] = match.agents
    won = [_shares(agent, kept_rounds(ledger_of(f"{name}-{seed}"))) for seed in SEEDS]
    reports = (f"[seed {seed}](../strength/{name}-{seed}.md)" for seed in SEEDS)
    rows = [
        (other, *(_told(each[other]) for each in won), _told([*won[0][other], *won[1][other]]))
        for other in sorted(won[0], key=lambda other: sum(won[0][other]) + sum(won[1][other]))
    ]
    told = (
        f"{code(agent)} by {match.preset}, {match.players} players, {match.games:,} games a seed:"
    )
    return f"{told}\n\n{table(('the others', *reports, 'both'), rows)}"


def _shares(agent: str, kept: KeptRounds) -> Shares:
    """Return what *agent* won of each round, by the one agent that it met."""
    found: Shares = {}
    for agents, rounds in kept.pairings.items():
        [other] = {*agents} - {agent}
        found[other] = [each.share(agent) for each in rounds]
    return found


def _told(shares: list[float]) -> str:
    found = share_of(shares)
    return f"{100 * found.share:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}]"


def ledger_table(folder: str = ".") -> str:
    """Return the reports in *folder* with their rounds, or what it costs to play them again."""
    return table(("report", "date", "levels and networks", "rounds"), _reports(REPORTS / folder))


def _reports(folder: Path) -> Iterator[tuple[str, ...]]:
    for report in sorted(folder.glob("*.md")):
        name = report.relative_to(REPORTS).with_suffix("").as_posix()
        text = report.read_text(encoding="utf-8")
        date = _fact(text, "Date")
        link = f"[{name}](../strength/{name}.md)"
        if ledger_of(name).exists():
            kept = kept_rounds(ledger_of(name))
            yield link, date, _version(kept), f"{len(kept.rounds):,} kept"
            continue
        yield link, date, "as the report says", f"not kept; {_cost(name)}"


def _cost(name: str) -> str:
    """Say what the match called *name* costs with both seeds, if it can be played again."""
    if (hours := ROUNDS_NOT_KEPT[name]) is None:
        return "cannot be played again"
    again = " ".join(f"{name}-{seed}" for seed in SEEDS if not ledger_of(f"{name}-{seed}").exists())
    command = f"python -m benchmarks.evaluation.strength --only {again}"
    return f"to be played again, {hours:g} core-hours of both seeds: {code(command)}"


def _fact(text: str, what: str) -> str:
    [found] = re.findall(FACT.format(what), text, re.MULTILINE)
    return str(found)


def _version(kept: KeptRounds) -> str:
    """Say whether the levels and the network of *kept* are those of today."""
    game = kept.heading["game"]
    older = [
        word
        for word, then, now in (
            ("network", kept.heading["network"], fingerprint(game)),
            ("levels", kept.heading["levels"], meant_by_levels(game)),
        )
        if then != now
    ]
    return f"older {' and '.join(older)}" if older else "of today"


TABLES: Final[dict[str, Callable[[], str]]] = {
    "ledgers": ledger_table,
    "older-ledgers": partial(ledger_table, "first-network"),
    "seeds": seed_tables,
}
