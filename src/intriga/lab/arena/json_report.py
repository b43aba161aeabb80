"""The results of a contest for programs."""

from dataclasses import asdict
from itertools import combinations
from typing import Any

from intriga.lab.arena.contest_file import digests, heading
from intriga.lab.arena.results import AgentStanding, Cross, Provenance, Result, Results, Rung
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
        "ladder": [_rung_told(rung) for rung in found.ladder],
        "leads": [
            asdict(found.ratings.lead(agent, over))
            for agent, over in combinations(found.ratings.agents, 2)
        ],
        "crosses": [_cross_told(cross) for cross in found.crosses],
        "made": asdict(made),
    }


def _pairing(found: Results, result: Result) -> Json:
    return {
        "seats": list(result.pairing.agents),
        "rounds": result.rounds,
        "games": result.games,
        "no_result": result.no_result,
        "mean_decisions": result.mean_decisions,
        "standings": [_standing_told(found, each) for each in result.standings],
    }


def _standing_told(found: Results, standing: AgentStanding) -> Json:
    less = standing.corrected
    return {
        "agent": standing.agent,
        "seats": standing.seats,
        "share": standing.share.share,
        "interval": _interval(found.interval(standing)),
        "expected": standing.expected,
        "verdict": found.verdict(standing),
        "p_value": standing.p_value,
        "adjusted_p_value": standing.adjusted,
        "less_luck": None if less is None else {"share": less.share, "interval": _interval(less)},
        "factor": standing.factor,
    }


def _interval(estimate: Estimate) -> list[float] | None:
    """Return the ends of an interval; None where it has none."""
    ends = [estimate.low, estimate.high]
    return ends if all(abs(end) < float("inf") for end in ends) else None


def _rung_told(rung: Rung) -> Json:
    return {**asdict(rung.rating), "games": rung.games, "wins": rung.wins, "equal": rung.fair}


def _cross_told(cross: Cross) -> Json:
    game = cross.meta_game
    return {
        "players": cross.players,
        "expected": cross.expected,
        "cells": [
            {"alone": alone, "among": among, "share": cell.share.share}
            for (alone, among), cell in cross.cells.items()
        ],
        "meta_game": None if game is None else asdict(game),
    }
