"""Questions of solved endgames, to practise with: the value of each answer is known."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from intriga.core.ruleset import Json


@dataclass(frozen=True, slots=True)
class SolvedAnswer:
    """An answer, ``do`` in the words of the notation.

    ``win`` is the chance to win after it against the solved play, with best play afterwards;
    ``chance`` is how often the solved play answers so.  ``lie`` says whether it claims something
    that the seat could not prove.
    """

    do: str
    win: float
    chance: float
    lie: bool


@dataclass(frozen=True, slots=True)
class SolvedClaim:
    """The claim that is asked about: whose it is, of which character, and how likely it is true.

    The last is for somebody who knows that the other plays as solved.
    """

    claimant: int
    word: str
    believed: float


@dataclass(frozen=True, slots=True)
class SolvedQuestion:
    """A question to *seat* after the *inputs* of a record with this *header*.

    ``claim`` is None where no claim is asked about.
    """

    header: "Json"
    inputs: "tuple[Json, ...]"
    seat: int
    answers: tuple[SolvedAnswer, ...]
    claim: SolvedClaim | None


class Endgames(Protocol):
    """Endgames of a game that are solved."""

    def question(self, number: int) -> SolvedQuestion:
        """Return the question that *number* deals, the same each time."""
        ...
