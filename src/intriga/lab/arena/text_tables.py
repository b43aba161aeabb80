"""The results of a contest as tables of words, and the tables as text."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from intriga.agents.policy import fingerprint
from intriga.agents.registry import meant_by_levels
from intriga.core.games import games_with, manifest_of, population_of
from intriga.lab.arena.contest import Contest, Pairing
from intriga.lab.arena.contest_file import digests
from intriga.lab.arena.results import AgentStanding, Cross, Provenance, Result, Results, Rung
from intriga.matches.report import Estimate

NOTHING: Final = "–"
COMMAND: Final = "Command"

LADDER_NOTE: Final = (
    "Plackett–Luce, winner against the rest, averaged over several orders of the games."
    " The doubt is 1.96 standard deviations of the model's own, no interval of anything played."
    " A rating depends on who is in the pool and hides who beats whom: read it beside the shares."
)
CROSS_NOTE: Final = "How much of its games the agent of a row won alone among agents of a column."
AGAINST_NOTE: Final = (
    "How much of its games the agent won alone, all others of one kind, worst first by the share"
    " beside the equal one. Learners never met what is marked as new."
)
FIXED_NOTE: Final = (
    "95 % intervals: Wilson's for the effective number of games, from the spread of whole rounds,"
    " because the games of a round share their deal. Each interval stands by itself:"
    " of twenty, one may miss."
)
SURE_NOTE: Final = (
    "95 % intervals: confidence sequences by betting on whole rounds, which hold however often"
    " one looks; a pairing stopped as soon as they left out every equal share, or at the most games"
    " allowed. Each stands by itself: of twenty, one may miss."
)
LUCK_NOTE: Final = (
    " Less luck: the same share after corrections for chance draws, and for choices of agents that"
    " tell their probabilities (AIVAT), with Student's interval, which is for a number of games"
    " fixed beforehand; the factor is how many times as many games it is worth."
)


@dataclass(frozen=True, slots=True)
class Section:
    """A table with its title and a note; ``tones`` [row][column], -1 to 1, colour cells."""

    title: str
    note: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    tones: tuple[tuple[float | None, ...], ...] = ()


# ------------------------------------------------------------------- the words


def title(findings: Results) -> str:
    """Return the title of the report."""
    return f"Arena: {manifest_of(findings.contest.ruleset.name).title}"


def facts(findings: Results, about: Provenance) -> list[tuple[str, str]]:
    """Return the notes that every figure needs, as pairs of words."""
    contest = findings.contest
    like = meant_by_levels(contest.ruleset.name)
    options = ", ".join(f"{name}={value}" for name, value in contest.options.items())
    return [
        ("Agents", ", ".join(_meaning(name, like) for name in contest.agents)),
        ("Rules", f"{contest.preset}{f' with {options}' if options else ''}"),
        ("Players", ", ".join(map(str, contest.players))),
        ("Games", f"{findings.games:,} in {len(findings.results)} pairings, {_endless(findings)}"),
        ("Seed", str(contest.seed)),
        ("Network", fingerprint(contest.ruleset.name) or NOTHING),
        *_files(contest),
        ("Date", about.date),
        ("Machine", about.machine),
        ("Software", about.software),
        (COMMAND, about.command),
    ]


def _meaning(name: str, like: Mapping[str, str]) -> str:
    """Return an agent's name, for a level with the agent behind it."""
    return f"{name} ({like[name]})" if name in like else name


def _files(contest: Contest) -> list[tuple[str, str]]:
    """Return which files agents were made from, if any were."""
    known = [f"{name} {digest}" for name, digest in digests(contest).items()]
    return [("SHA-256", ", ".join(known))] if known else []


def _endless(findings: Results) -> str:
    most = findings.contest.most_decisions
    if not findings.no_result:
        return f"all over within {most:,} decisions"
    return (
        f"{findings.no_result:,} of them not over after {most:,} decisions"
        " and divided among all seats"
    )


def sections(findings: Results) -> list[Section]:
    """Return every table of the report."""
    if findings.contest.against:
        return against(findings)
    crosses = [_cross(findings, cross) for cross in findings.crosses]
    return [_ladder(findings.ladder), *crosses, *_pairings(findings)]


def table_of(pairing: Pairing) -> str:
    """Return the agents at the table of a pairing, as ``honest + 3 × uniform``."""
    numbers = {name: pairing.agents.count(name) for name in pairing.names}
    return " + ".join(
        f"{number} × {name}" if number > 1 else name for name, number in numbers.items()
    )


def _ladder(ladder: Iterable[Rung]) -> Section:
    head = ("agent", "rating", "its doubt", "games", "won", "if equal", "won / equal")
    rows = tuple(
        (
            rung.rating.agent,
            f"{rung.rating.mean:.1f}",
            f"{rung.rating.low:.1f} – {rung.rating.high:.1f}",
            f"{rung.games:,}",
            f"{rung.wins:,.1f}",
            f"{rung.fair:,.1f}",
            f"{rung.wins / rung.fair:.2f}",
        )
        for rung in ladder
    )
    return Section("Ladder", LADDER_NOTE, head, rows)


def _cross(findings: Results, cross: Cross) -> Section:
    agents = findings.contest.agents
    crowd = "heads-up" if cross.players == 2 else f"among {cross.players} players"
    rows = tuple((alone, *(_cell(cross, alone, other) for other in agents)) for alone in agents)
    tones = tuple((None, *(_tone(cross, alone, other) for other in agents)) for alone in agents)
    note = f"{CROSS_NOTE} Equal share: {cross.expected:.1%}."
    return Section(f"One against all others, {crowd}", note, ("", *agents), rows, tones)


def against(findings: Results) -> list[Section]:
    """Return a table for each agent that was measured, the kind it does worst against first."""
    contest = findings.contest
    note = SURE_NOTE if findings.until_sure else FIXED_NOTE
    return [
        _measured(findings, name, f"{AGAINST_NOTE} {note}" if not place else "")
        for place, name in enumerate(contest.agents[: contest.measured])
    ]


def _measured(findings: Results, name: str, note: str) -> Section:
    players = findings.contest.players
    rows = sorted(
        ((crowd, _standings(findings, name, crowd)) for crowd in findings.contest.against),
        key=lambda row: min(each.share.share / each.expected for each in row[1].values()),
    )
    new = _held_out(findings.contest.ruleset.name)
    head = ("among", *(f"{number} players" for number in players), "new")
    cells = tuple(
        (
            crowd,
            *(_with_interval(findings, found.get(number)) for number in players),
            "yes" if crowd in new else "",
        )
        for crowd, found in rows
    )
    return Section(f"{name}, alone among others", note, head, cells)


def _standings(findings: Results, name: str, crowd: str) -> dict[int, AgentStanding]:
    """Return how *name* did alone among *crowd*, by the number of players."""
    return {
        result.pairing.seats: result.of(name)
        for result in findings.results
        if (result.pairing.alone, result.pairing.crowd) == (name, crowd)
    }


def _held_out(game: str) -> set[str]:
    """Return the agents that no learner of *game* ever meets."""
    members = population_of(game) if game in games_with("population") else ()
    return {member.agent for member in members if member.held_out}


def _with_interval(findings: Results, found: AgentStanding | None) -> str:
    if found is None:
        return NOTHING
    read = findings.interval(found)
    return f"{found.share.share:.1%} [{read.low:.1%}, {read.high:.1%}]"


def _cell(cross: Cross, alone: str, crowd: str) -> str:
    found = cross.cells.get((alone, crowd))
    return f"{found.share.share:.1%}" if found else NOTHING


def _tone(cross: Cross, alone: str, crowd: str) -> float | None:
    """Return -1 for no share, 0 for the equal share and 1 for all."""
    found = cross.cells.get((alone, crowd))
    if found is None:
        return None
    share, fair = found.share.share, cross.expected
    return share / fair - 1 if share < fair else 1 - (1 - share) / (1 - fair)


def _pairings(findings: Results) -> list[Section]:
    """Return a table for every number of players; the first says how to read them."""
    lucky = findings.contest.corrected
    note = (SURE_NOTE if findings.until_sure else FIXED_NOTE) + (LUCK_NOTE if lucky else "")
    head = ("table", "agent", "games", "share", "95 % interval", "if equal", "verdict")
    more = ("less luck", "95 % interval", "factor") if lucky else ()
    return [
        Section(
            f"Pairings of {players} players",
            note if results[0] == findings.results[0] else "",
            (*head, *more),
            tuple(
                _row(findings, result, standing)
                for result in results
                for standing in result.standings
            ),
        )
        for players, results in by_players(findings)
    ]


def by_players(findings: Results) -> list[tuple[int, list[Result]]]:
    """Return the results of tables of one size after the other."""
    groups = groupby(findings.results, lambda each: each.pairing.seats)
    return [(players, list(results)) for players, results in groups]


def _row(findings: Results, result: Result, standing: AgentStanding) -> tuple[str, ...]:
    read = findings.interval(standing)
    row = (
        table_of(result.pairing),
        standing.agent,
        f"{result.games:,}",
        f"{standing.share.share:.1%}",
        between(read),
        f"{standing.expected:.1%}",
        findings.verdict(standing),
    )
    if not findings.contest.corrected:
        return row
    less, factor = standing.corrected, standing.factor
    return (
        *row,
        f"{less.share:.1%}" if less else NOTHING,
        between(less) if less else NOTHING,
        f"{factor:.2f}" if factor else NOTHING,
    )


def between(found: Estimate) -> str:
    """Return an interval in words."""
    return f"{found.low:.1%} – {found.high:.1%}"


# ------------------------------------------------------------------- as text


def markdown(findings: Results, about: Provenance) -> str:
    """Return the report as Markdown that can be read as it is."""
    lines = [f"# {title(findings)}", ""]
    lines += [f"- {name}: {words}" for name, words in facts(findings, about)]
    for section in sections(findings):
        note = [section.note, ""] if section.note else []
        lines += ["", f"## {section.title}", "", *note, *_aligned(section)]
    return "\n".join(lines) + "\n"


def _aligned(section: Section) -> list[str]:
    """Return the lines of a table, its columns as wide as their words."""
    everything = [section.head, *section.rows]
    widths = [max(len(row[column]) for row in everything) for column in range(len(section.head))]
    left = _words(section)
    rule = "|".join(
        "-" * (width + 2) if column in left else "-" * (width + 1) + ":"
        for column, width in enumerate(widths)
    )
    head, *rows = (_line(row, widths, left) for row in everything)
    return [head, f"|{rule}|", *rows]


def _line(row: Sequence[str], widths: Sequence[int], left: set[int]) -> str:
    cells = [
        cell.ljust(width) if column in left else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return f"| {' | '.join(cells)} |"


def _words(section: Section) -> set[int]:
    """Return the columns of words, which begin at the left."""
    return {place for place, name in enumerate(section.head) if name in WORDS}


WORDS: Final = frozenset({"", "agent", "among", "new", "table", "verdict"})
