"""Contests pair agents as they say."""

from dataclasses import replace
from typing import Any

import pytest

from intriga.core.errors import BadOptions
from intriga.core.games import ruleset_of
from intriga.lab.arena.contest import ContestKind, pairings
from tests.lab.arena.contests import CROSS, MIXED, contest

THREE = ("rule-of-thumb", "honest", "uniform")


def seats(*agents: str, players: int = 2, **changes: object) -> list[tuple[str, ...]]:
    return [each.agents for each in pairings(contest(*agents, players=(players,), **changes))]


def test_in_a_cross_table_each_is_alone_among_each_other() -> None:
    assert seats("honest", "uniform", players=3, kinds=CROSS) == [
        ("honest", "uniform", "uniform"),
        ("uniform", "honest", "honest"),
    ]
    assert len(seats(*THREE, players=4, kinds=CROSS)) == 6


def test_heads_up_every_pair_meets_once() -> None:
    assert seats(*THREE, kinds=CROSS) == [
        ("rule-of-thumb", "honest"),
        ("rule-of-thumb", "uniform"),
        ("honest", "uniform"),
    ]


def test_contests_seat_the_first_agent_alone_or_a_ladder() -> None:
    assert seats(*THREE, players=3, kinds=frozenset({ContestKind.ALONE})) == [
        ("rule-of-thumb", "honest", "honest"),
        ("rule-of-thumb", "uniform", "uniform"),
    ]
    assert seats(*THREE, players=3, kinds=frozenset({ContestKind.LADDER})) == [
        ("honest", "rule-of-thumb", "rule-of-thumb"),
        ("uniform", "honest", "honest"),
    ]


def test_a_mixed_table_has_everybody_or_every_choice_of_those_who_find_a_seat() -> None:
    assert seats(*THREE, players=4, kinds=MIXED) == [(*THREE, "rule-of-thumb")]
    assert len(seats(*THREE, players=2, kinds=MIXED)) == 3


def test_the_same_table_is_played_once_even_if_two_kinds_ask_for_it() -> None:
    assert len(seats("honest", "uniform", kinds=frozenset(ContestKind))) == 1
    assert len(seats("honest", "uniform", players=3)) == 2
    assert len(seats("honest", "uniform", players=4)) == 3


def test_partners_are_of_one_agent() -> None:
    made = contest("rule-of-thumb", "uniform", players=(4, 6), kinds=CROSS)
    made = replace(
        made, ruleset=ruleset_of("pot-de-vin"), preset="pot-de-vin", options={"pairs": True}
    )
    four, six, six_back = pairings(made)

    assert four.agents == ("rule-of-thumb", "uniform") * 2
    assert six.agents == ("rule-of-thumb", "uniform", "uniform") * 2
    assert six_back.agents == ("uniform", "rule-of-thumb", "rule-of-thumb") * 2
    assert six.expected("rule-of-thumb") == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    ("agents", "changes", "reason"),
    [
        (["honest"], {}, "at least 2 agents, not 1"),
        (["honest", "uniform", "honest"], {}, "honest is named again"),
        (["honest", "nobody"], {}, "called 'nobody'"),
        (["honest", "uniform"], {"preset": "poker"}, "no edition 'poker'"),
        (["honest", "uniform"], {"options": {"luck": 1}}, "no option 'luck'"),
    ],
)
def test_impossible_arguments_are_refused(
    agents: list[str], changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadOptions, match=reason):
        seats(*agents, **changes)


def test_a_table_too_large_is_refused() -> None:
    with pytest.raises(BadOptions, match="2 to 6 players, not 7"):
        seats("honest", "uniform", players=7)
