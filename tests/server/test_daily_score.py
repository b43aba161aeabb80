"""The points of a game of the day: most for one's choices, the rest for a win."""

from typing import Any

import pytest

from intriga.analysis.findings import Account
from intriga.server.work.daily_score import score_of, score_unseen
from intriga.server.work.game_analysis import AnalysedAnswer, AnalysedChoice, GameAnalysis


def account(rate: float | None) -> Account:
    """Return the account of a seat whose choices cost *rate* on average."""
    return Account(0, 0, 0, 0, 0, 0 if rate is None else 4, rate, 0, 0, 0, 0, None)


def choice(*losses: float, seat: int = 0, mistake: bool = False) -> AnalysedChoice:
    """Return a choice of *seat* between answers with *losses*, of which the first was given."""
    answers = [
        AnalysedAnswer(str(at), [], 0.5, loss, 0.5, None, lie=False)
        for at, loss in enumerate(losses)
    ]
    return AnalysedChoice(0, 1, seat, answers, 0, 0, mistake, None, None)


def analysis(rate: float | None = 0.0, *choices: AnalysedChoice) -> GameAnalysis:
    """Return the analysis of a game of two, with *choices*."""
    accounts: list[Any] = [account(rate), account(0.3)]
    return GameAnalysis(
        game="coup",
        network="",
        careful=True,
        model_error=0.03,
        shares=[],
        choices=list(choices),
        accounts=accounts,
        moments=[],
    )


@pytest.mark.parametrize(
    ("rate", "won", "points"),
    [
        (0.0, True, 100),
        (0.0, False, 70),
        (-0.01, False, 70),
        (0.05, False, 35),
        (0.05, True, 65),
        (0.1, False, 18),
        (None, False, 35),
        (1.0, False, 0),
    ],
)
def test_choices_bring_up_to_70_points_and_a_win_30(
    rate: float | None,
    won: bool,  # noqa: FBT001  of a case
    points: int,
) -> None:
    assert score_of(analysis(rate), 0, won=won).points == points


def test_a_game_too_long_to_be_looked_through_has_half_the_points_for_choices() -> None:
    assert [score_unseen(won=won).points for won in (False, True)] == [35, 65]


def test_the_points_are_those_of_the_seat() -> None:
    assert score_of(analysis(0.0), 1, won=False).points == 1


def test_each_decision_with_something_at_stake_has_a_grade() -> None:
    found = analysis(
        0.0,
        choice(0.0, 0.2),
        choice(0.04, 0.2),
        choice(0.3, 0.0, mistake=True),
        choice(0.01, 0.0),  # nothing at stake
        choice(0.3, 0.0, seat=1, mistake=True),
    )

    assert score_of(found, 0, won=False).grades == "gfm"
