"""The score of the game of a day, 0 to 100, and the grades of its decisions.

The result alone says little: cards and others have more part in it than one's choices.  So most
points are for the choices, against the best ones that the house's analysis finds, and those for a
win come on top.  The analysis follows from the record alone, so the same record has the same score.
"""

from dataclasses import dataclass
from typing import Final

from intriga.server.work.game_analysis import AnalysedChoice, GameAnalysis

FOR_CHOICES: Final = 70
FOR_WIN: Final = 30
HALVED: Final = 0.05
"""The share of the chance to win that halves the points for choices, where each that matters gives
it away on average.  Measured at tables of four, bots of a day give away some 0.01 in a game of
claims, where blind choices give away 0.045, and some 0.07 in a game of tricks."""
UNSEEN: Final = 0.5  # of the points for choices, where no choice mattered
AT_STAKE: Final = 0.05  # between the best answer and the worst, for a grade
GREAT: Final = 0.02  # an answer that gave away no more


@dataclass(frozen=True, slots=True)
class DailyScore:
    """The *points* of a game, 0 to 100, and the *grades*: g, f or m for each decision."""

    points: int
    grades: str


def score_of(analysis: GameAnalysis, seat: int, *, won: bool) -> DailyScore:
    """Return the score of *seat* in the game of an *analysis*."""
    rate = analysis.accounts[seat].error_rate
    share = UNSEEN if rate is None else 0.5 ** (max(0.0, rate) / HALVED)
    points = round(FOR_CHOICES * share + FOR_WIN * won)
    own = [each for each in analysis.choices if each.seat == seat and _is_at_stake(each)]
    return DailyScore(points, "".join(map(_grade, own)))


def score_unseen(*, won: bool) -> DailyScore:
    """Return the score of a game that is too long to be looked through."""
    return DailyScore(round(FOR_CHOICES * UNSEEN + FOR_WIN * won), "")


def _is_at_stake(choice: AnalysedChoice) -> bool:
    return max(answer.loss for answer in choice.answers) >= AT_STAKE


def _grade(choice: AnalysedChoice) -> str:
    if choice.mistake:
        return "m"
    return "g" if choice.answers[choice.played].loss <= GREAT else "f"
