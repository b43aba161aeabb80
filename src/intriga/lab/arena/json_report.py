"""The results of a contest for programs: numbers by name, to be written as JSON."""

from dataclasses import asdict
from typing import Any

from intriga.lab.arena.contest_file import digests, heading
from intriga.lab.arena.provenance import Provenance
from intriga.lab.arena.results import AgentStanding, Result, Results, Rung
from intriga.matches.report import Estimate

Json = dict[str, Any]


def as_json(found: Results, made: Provenance) -> Json:
    """Return the results *found* of a contest, in plain lists, numbers and words.

    Shares and intervals are between 0 and 1; ``interval`` is the one to be read.
    """
    contest = found.contest
    head = heading(contest)
    return {
        "game": contest.ruleset.name,
        "edition": contest.preset,
        **{key: head[key] for key in ("options", "seed", "network", "levels")},
        "agents": list(contest.agents),
        "sha256": digests(contest),
        "games": found.games,
        "no_result": found.no_result,
        "pairings": [_pairing(found, result) for result in found.results],
        "ladder": [_rung(rung) for rung in found.ladder],
        "made": asdict(made),
    }


def _pairing(found: Results, result: Result) -> Json:
    return {
        "seats": list(result.pairing.agents),
        "rounds": result.rounds,
        "games": result.games,
        "no_result": result.no_result,
        "mean_decisions": result.mean_decisions,
        "standings": [_standing(found, each) for each in result.standings],
    }


def _standing(found: Results, standing: AgentStanding) -> Json:
    less = standing.corrected
    return {
        "agent": standing.agent,
        "seats": standing.seats,
        "share": standing.share.share,
        "interval": _interval(found.interval(standing)),
        "expected": standing.expected,
        "verdict": found.verdict(standing),
        "less_luck": None if less is None else {"share": less.share, "interval": _interval(less)},
        "factor": standing.factor,
    }


def _interval(estimate: Estimate) -> list[float] | None:
    """Return the ends of an interval; None where it has none."""
    ends = [estimate.low, estimate.high]
    return ends if all(abs(end) < float("inf") for end in ends) else None


def _rung(rung: Rung) -> Json:
    return {**asdict(rung.rating), "games": rung.games, "wins": rung.wins, "equal": rung.fair}
