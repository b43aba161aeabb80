"""The ladder: who is meant to be stronger wins more than its share."""

import pytest

from intriga.games.coup.ruleset import COUP
from intriga.matches.match import Match, fill, play_match
from intriga.matches.report import Row, report

EVERYTHING = {
    "reforma": True,
    "slot_duke": "patron",
    "slot_ambassador": "inquisitor",
    "slot_contessa": "lawyer",
}


def best(better: str, worse: str, seats: int, games: int, **options: object) -> Row:
    """Return how *better* does in every second seat against *worse*."""
    options = {"first_player": "random", **options}
    match = Match(COUP, fill([better, worse], seats), games, "coup-br", options, seed=20)
    return report(match, play_match(match)).rows[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_honest_beats_uniform(seats: int) -> None:
    row = best("honest", "uniform", seats, 80)

    assert row.low > row.expected, row


@pytest.mark.parametrize(("seats", "games"), [(2, 240), (4, 160)])
def test_rule_of_thumb_beats_honest(seats: int, games: int) -> None:
    row = best("rule-of-thumb", "honest", seats, games, two_player_setup="normal")

    assert row.low > row.expected, row


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "games", "options"),
    [
        (2, 1000, {"two_player_setup": "sets"}),
        (2, 600, {"declared_coup": "coup+assassinate"}),
        (4, 1000, {}),
        (6, 600, {}),
        (4, 1000, EVERYTHING),
        (4, 600, {"reforma": True}),
        (3, 600, {"declared_coup": "coup", "slot_ambassador": "inquisitor"}),
    ],
)
def test_rule_of_thumb_beats_honest_in_every_edition(
    seats: int, games: int, options: dict[str, object]
) -> None:
    row = best("rule-of-thumb", "honest", seats, games, **options)

    assert row.low > row.expected, row


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_rule_of_thumb_beats_uniform(seats: int) -> None:
    row = best("rule-of-thumb", "uniform", seats, 300)

    assert row.low > row.expected, row
