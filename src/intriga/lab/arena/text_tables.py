"""The results of a contest as tables of words."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from intriga.agents.policy import fingerprint
from intriga.agents.registry import meant_by_levels
from intriga.core.games import games_with, manifest_of, population_of
from intriga.lab.arena.contest import Contest, Pairing
from intriga.lab.arena.contest_file import digests
from intriga.lab.arena.rating_tables import META_NOTE, meta_table, rating_tables
from intriga.lab.arena.results import AgentStanding, Cross, Provenance, Result, Results
from intriga.lab.arena.section import NOTHING, Section, aligned
from intriga.matches.report import Estimate

COMMAND: Final = "Command"

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
MANY_NOTE: Final = (
    " Adjusted p: Benjamini and Hochberg's, of all pairings here together; of the agents whose is"
    " 0.05 or less one in twenty may be equal to the others after all."
)
LEAST_P: Final = 0.001
LUCK_NOTE: Final = (
    " Less luck: the same share after corrections for chance draws, and for choices of agents that"
    " tell their probabilities (AIVAT), with Student's interval, which is for a number of games"
    " fixed beforehand; the factor is how many times as many games it is worth."
)


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
    return [*rating_tables(findings), *_crosses(findings), *_pairings(findings)]


def _crosses(findings: Results) -> Iterator[Section]:
    """Yield each cross table and, of more than two agents, the pool as a game."""
    note = META_NOTE
    for cross in findings.crosses:
        yield _cross(findings, cross)
        if cross.meta_game and len(cross.meta_game.agents) > 2:
            yield meta_table(cross.meta_game, _size(cross), note)
            note = ""


def table_of(pairing: Pairing) -> str:
    """Return the agents at the table of a pairing, as ``honest + 3 × uniform``."""
    numbers = {name: pairing.agents.count(name) for name in pairing.names}
    return " + ".join(
        f"{number} × {name}" if number > 1 else name for name, number in numbers.items()
    )


def _cross(findings: Results, cross: Cross) -> Section:
    agents = findings.contest.agents
    rows = tuple((alone, *(_cell(cross, alone, other) for other in agents)) for alone in agents)
    tones = tuple((None, *(_tone(cross, alone, other) for other in agents)) for alone in agents)
    note = f"{CROSS_NOTE} Equal share: {cross.expected:.1%}."
    return Section(f"One against all others, {_size(cross)}", note, ("", *agents), rows, tones)


def _size(cross: Cross) -> str:
    return "heads-up" if cross.players == 2 else f"among {cross.players} players"


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
    lucky, many = findings.contest.corrected, _are_many(findings)
    note = SURE_NOTE if findings.until_sure else FIXED_NOTE
    note += (MANY_NOTE if many else "") + (LUCK_NOTE if lucky else "")
    head = ("table", "agent", "games", "share", "95 % interval", "if equal", "verdict")
    head += ("adjusted p",) if many else ()
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


def _are_many(findings: Results) -> bool:
    """Say whether there are so many pairings that their p-values were adjusted."""
    return any(each.adjusted is not None for each in findings.results[0].standings)


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
        *([] if standing.adjusted is None else [p_of(standing.adjusted)]),
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


def p_of(p_value: float) -> str:
    """Return a p-value in words."""
    return f"{p_value:.3f}" if p_value >= LEAST_P else f"< {LEAST_P}"


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
        lines += ["", f"## {section.title}", "", *note, *aligned(section)]
    return "\n".join(lines) + "\n"
