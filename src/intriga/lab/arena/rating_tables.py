"""The ratings of a contest as tables of words."""

from itertools import pairwise
from typing import Final

from intriga.lab.arena.meta_game import MetaGame
from intriga.lab.arena.ratings import Lead, PoolRatings
from intriga.lab.arena.results import Results
from intriga.lab.arena.section import NOTHING, Section

LADDER: Final = "Ladder"
LEAST: Final = 0.001
LADDER_NOTE: Final = (
    "Elo by maximum likelihood, winner against the rest; the mean of the pool is 0. The 95 %"
    " intervals, and the likelihood that an agent is superior to the next one, are of a bootstrap"
    " over whole rounds. A rating depends on who is in the pool and hides who beats whom: read it"
    " beside the shares."
)
SUPERIOR_NOTE: Final = (
    "How likely the agent of a row is stronger than that of a column, by the same bootstrap."
)
META_NOTE: Final = (
    "Nash averaging: how often the equilibrium of the game of naming an agent names it, and how"
    " many more points of share than the other it wins against that mixture. alpha-rank: how"
    " much of the time a population that copies the winners is all of this agent. Both follow"
    " cycles, and have no interval: a share that is a little off may move them."
)


def rating_tables(findings: Results) -> list[Section]:
    """Return the ladder and, of more than two agents, how likely each is above each."""
    ratings = findings.ratings
    ladder = _ladder(findings)
    return [ladder, _superior(ratings)] if len(ratings.agents) > 2 else [ladder]


def _ladder(findings: Results) -> Section:
    head = (
        *("agent", "Elo", "95 % interval", "above the next", "95 % interval", "superior"),
        *("games", "won", "if equal", "won / equal"),
    )
    agents = findings.ratings.agents
    leads = [findings.ratings.lead(*pair) for pair in pairwise(agents)]
    rows = tuple(
        (
            rung.rating.agent,
            f"{rung.rating.elo:+.0f}",
            _between(rung.rating.low, rung.rating.high),
            *_lead(lead),
            f"{rung.games:,}",
            f"{rung.wins:,.1f}",
            f"{rung.fair:,.1f}",
            f"{rung.wins / rung.fair:.2f}",
        )
        for rung, lead in zip(findings.ladder, [*leads, None], strict=False)
    )
    return Section(LADDER, LADDER_NOTE, head, rows)


def _lead(lead: Lead | None) -> tuple[str, str, str]:
    if lead is None:
        return NOTHING, NOTHING, NOTHING
    return f"{lead.elo:.0f}", _between(lead.low, lead.high), _sure(lead.superiority)


def _sure(superiority: float) -> str:
    """Return a likelihood in words; that a few resamples never saw it is no certainty."""
    if superiority > 1 - LEAST:
        return f"> {1 - LEAST:.1%}"
    return f"{superiority:.1%}" if superiority >= LEAST else f"< {LEAST:.1%}"


def _between(low: float, high: float) -> str:
    return f"{low:+.0f} – {high:+.0f}"


def _superior(ratings: PoolRatings) -> Section:
    agents = ratings.agents
    found = [[_superiority(ratings, one, other) for other in agents] for one in agents]
    rows = tuple(
        (agent, *(NOTHING if each is None else _sure(each) for each in row))
        for agent, row in zip(agents, found, strict=True)
    )
    tones = tuple(
        (None, *(None if each is None else 2 * each - 1 for each in row)) for row in found
    )
    return Section("Likelihood of superiority", SUPERIOR_NOTE, ("", *agents), rows, tones)


def _superiority(ratings: PoolRatings, one: str, other: str) -> float | None:
    return None if one == other else ratings.lead(one, other).superiority


def meta_table(game: MetaGame, size: str, note: str) -> Section:
    """Return the pool as a game at tables of *size*, the agents named most first."""
    head = ("agent", "Nash share", "Nash score", "alpha-rank")
    order = sorted(
        range(len(game.agents)), key=lambda each: (-round(game.nash[each], 6), -game.scores[each])
    )
    rows = tuple(
        (
            game.agents[each],
            f"{game.nash[each]:.1%}",
            _points(game.scores[each]),
            f"{game.alpha_rank[each]:.1%}",
        )
        for each in order
    )
    return Section(f"The pool as a game, {size}", note, head, rows)


def _points(score: float) -> str:
    return f"{100 * score + 0.0:.1f}"
