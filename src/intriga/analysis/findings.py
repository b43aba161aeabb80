"""The findings of a game's analysis: its choices, its claims, its luck, and its moments.

Chances and costs are shares of 1.  Steps are the numbers of inputs, from 1, as replays count them.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, Final

ERRORS: Final = 2  # standard errors within which a difference may be none
VERSION: Final = 8  # of the findings and of the method
MOST_MOMENTS: Final = 7
MOST_OF_A_KIND: Final = 3


class Grade(StrEnum):
    """The grade of a lie as a choice, whatever its outcome."""

    GOOD = "good"
    EVEN = "even"  # nobody can tell, within noise and the error of the model
    POOR = "poor"


@dataclass(frozen=True, slots=True)
class ClaimStep:
    """An input's part in claims, whether or not its choice was looked at.

    ``seat`` lied with it, or it ``challenged`` a claim: of which seat, None where it did not.
    ``true`` says whether that claim was true.
    """

    step: int
    seat: int
    lied: bool
    challenged: int | None = None
    true: bool = False


@dataclass(frozen=True, slots=True)
class AnswerWorth:
    """A legal answer, ``do`` in the words of the notation, and its value.

    ``win`` is the chance of the seat's side after it, ``error`` its standard error; ``loss`` how
    much less that is than after the best one, ``loss_error`` the standard error of this difference.
    ``reference`` is how often the network gives it, ``lie`` whether it claims what the seat could
    not prove.
    """

    do: str
    win: float
    error: float
    loss: float
    loss_error: float
    reference: float
    lie: bool


@dataclass(frozen=True, slots=True)
class Doubt:
    """A claim as somebody could see it who was asked whether to challenge it.

    ``claimant`` made it with ``claim``, the word of a character, ``!duke`` to hold none of it;
    ``true`` says whether it was true.  ``believed`` is how likely that was by all that the seat had
    seen.  A right challenge wins the seat ``gain``, a wrong one costs it ``risk``; so a challenge
    pays at a belief below ``price``.  These are None where too few worlds had it so, and where no
    challenge pays.
    """

    claimant: int
    claim: str
    true: bool
    believed: float
    price: float | None
    gain: float | None
    risk: float | None
    challenged: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """A question with more than one answer, and the value of the answer given.

    It was asked after ``asked`` inputs, and answered with input number ``step``: not always the
    next, where a table asks two questions at once (:mod:`intriga.core.table_rules`).
    ``played`` and ``best`` are places in ``options``.  ``cost`` is how much the answer gave away
    against the best one, found in one half of the worlds and measured in the other, so that noise
    is not charged and it may be below 0; ``against_reference`` likewise against the mean of what
    the network would have answered.  ``counts`` says whether the question was one that mattered:
    several answers that the network gives, or one that it hardly gives, and something between them.
    ``mistake`` says whether the answer was worse for sure: beyond the noise of worlds and the
    error of the network, and under every model of the seat's beliefs.  ``worth`` is how much more a
    lie was worth than the best honest answer, with a noise of ``worth_error``, and it deserves a
    ``grade``; None where it was no lie or nothing else was open.
    """

    asked: int
    step: int
    seat: int
    phase: str
    options: tuple[AnswerWorth, ...]
    played: int
    best: int
    cost: float
    against_reference: float
    counts: bool
    mistake: bool
    worth: float | None
    worth_error: float
    grade: Grade | None
    doubt: Doubt | None

    @property
    def given(self) -> AnswerWorth:
        """The answer that was given."""
        return self.options[self.played]

    @property
    def better(self) -> AnswerWorth:
        """The answer after which the chance was greatest."""
        return self.options[self.best]


@dataclass(frozen=True, slots=True)
class Account:
    """Where the result of a seat came from, and how it chose.

    ``result`` is what its side won less what it could expect before the deal: ``cards`` (the luck
    of the deal and of draws), ``choices`` (its own, against the network's), ``guesses`` (how these
    came out) and ``others`` (their choices) add up to it.  ``counted`` choices mattered, and cost
    ``error_rate`` each on average, None where there were none; of choices that were not looked at
    nothing goes into these two and into ``choices``.  ``lies`` were told, ``caught`` of them
    challenged; ``challenges_won`` of its ``challenges`` met a lie.  ``dearest`` is the step of its
    dearest mistake.
    """

    result: float
    cards: float
    choices: float
    guesses: float
    others: float
    counted: int
    error_rate: float | None
    lies: int
    caught: int
    challenges: int
    challenges_won: int
    dearest: int | None


class MomentKind(StrEnum):
    """The kind of a moment worth a look."""

    MISTAKE = "mistake"
    LIE = "lie"  # that was caught, or believed where it weighed most
    TURN = "turn"  # with all cards open, somebody's chance changed most


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A step worth a look: its ``kind``, its ``seat``, and its ``worth`` to that seat.

    ``off`` is how far that may be off, all in all.  At a turn ``seat`` is the one whose chance
    changed most, and ``worth`` by how much.  A lie that nobody challenged was not ``caught``; its
    ``grade`` judges the choice, whatever came of it.
    """

    step: int
    kind: MomentKind
    seat: int
    worth: float
    off: float
    caught: bool = False
    grade: Grade | None = None


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a game.

    ``network`` is the fingerprint of the network that judged, ``seed`` what its worlds followed
    from, ``careful`` whether all choices were looked at; ``model_error`` is by how much a cost is
    off beyond noise, root mean square, in the games that were measured.  ``shares`` are the chances
    of all seats, all cards open, after the deal and after each input; ``finished`` says whether the
    game came to its end.
    """

    game: str
    network: str
    seed: int
    careful: bool
    model_error: float
    finished: bool
    shares: tuple[tuple[float, ...], ...]
    choices: tuple[Choice, ...]
    accounts: tuple[Account, ...]
    moments: tuple[KeyMoment, ...]

    def at(self, step: int) -> Choice | None:
        """Return the choice that was made with input number *step*, None where there was none."""
        return next((choice for choice in self.choices if choice.step == step), None)

    def to_dict(self) -> Mapping[str, Any]:
        """Return it as JSON has it; numbers are rounded to a hundredth of a point."""
        return {"analysis": VERSION, **_rounded(asdict(self))}


def _rounded(value: Any) -> Any:  # noqa: ANN401  whatever JSON has
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, list | tuple):
        return [_rounded(each) for each in value]  # pyright: ignore[reportUnknownVariableType]
    return value
