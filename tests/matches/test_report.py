"""Reports count what happened and say how sure it is."""

import pytest

from intriga.games.coup.ruleset import COUP
from intriga.matches.match import Match, PlayedGame, fill
from intriga.matches.report import report, share_of, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)  # the last from Newcombe 1998, Statistics in Medicine 17:857, table I
def test_wilsons_interval_is_that_of_the_literature(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_wins_are_counted_by_name_over_the_games_with_a_result() -> None:
    match = Match(COUP, fill(["honest", "uniform"], 3), 5, "coup-br")
    played = [
        PlayedGame(0, (0,), 10),
        PlayedGame(1, (1,), 20),
        PlayedGame(2, (2,), 30),
        PlayedGame(3, (), 5000),
        PlayedGame(4, (0, 1), 40),
    ]

    found = report(match, played)
    assert (found.games, found.no_result, found.mean_decisions) == (5, 1, 1020)
    honest, uniform = found.rows
    assert (honest.agent, honest.seats, honest.wins, honest.share) == ("honest", 2, 2.5, 0.625)
    assert (uniform.agent, uniform.seats, uniform.wins, uniform.share) == ("uniform", 1, 1.5, 0.375)
    assert honest.expected == pytest.approx(2 / 3)
    assert honest.low < honest.share < honest.high


def test_games_that_share_their_deal_make_an_interval_as_rounds_do() -> None:
    """Rounds that go to one agent whole show little: as many as there are rounds."""
    match = Match(COUP, ("honest", "uniform"), 40, "coup-br")
    winners = [[0, 0] if round_ % 4 else [1, 1] for round_ in range(20)]
    played = [
        PlayedGame(2 * round_ + game, (winner,), 10)
        for round_, both in enumerate(winners)
        for game, winner in enumerate(both)
    ]

    honest = report(match, played).rows[0]
    of_rounds = share_of([1.0 if round_ % 4 else 0.0 for round_ in range(20)])
    assert (honest.low, honest.high) == pytest.approx((of_rounds.low, of_rounds.high))
    assert honest.high - honest.low > 1.3 * (wilson(30, 40)[1] - wilson(30, 40)[0])


def test_an_agent_on_all_seats_has_no_interval_since_nobody_else_can_win() -> None:
    match = Match(COUP, fill(["honest"], 3), 3, "coup-br")
    [row] = report(match, [PlayedGame(number, (number,), 10) for number in range(3)]).rows

    assert not row.is_measured
    assert (row.share, row.low, row.high, row.expected) == (1, 1, 1, 1)
    assert str(row) == "100.0% of its games won, since it has all seats"
