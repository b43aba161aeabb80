"""Why an answer is the best one, in sentences: the interface that games implement."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from intriga.core.message import Message

MOST_REASONS: Final = 3
LIKELY: Final = 0.5  # a claim that is true so often speaks against a challenge
AGREED: Final = 0.5  # how often the reference gives an answer that it is sure of
CONTESTED: Final = 0.25  # how often it gives one that it contradicts, whatever speaks for it


@dataclass(frozen=True, slots=True)
class WeighedAnswer:
    """An answer by its ``words``: its chance to ``win``, and how often the ``reference`` gives it.

    ``lie`` says whether it claims what the seat could not prove.
    """

    words: str
    win: float
    reference: float
    lie: bool


@dataclass(frozen=True, slots=True)
class AnsweredQuestion:
    """The question to the seat of *view*, and all its ``answers``; ``best`` is the place of one.

    ``believed`` is how likely the claim is true that the seat may challenge, None where there is
    none.
    """

    view: Any
    answers: tuple[WeighedAnswer, ...]
    best: int
    believed: float | None

    @property
    def answer(self) -> WeighedAnswer:
        """The best answer."""
        return self.answers[self.best]

    @property
    def is_contested(self) -> bool:
        """Whether the reference mostly answers otherwise, so that reasons have to be good."""
        return self.answer.reference < AGREED

    @property
    def others(self) -> list[WeighedAnswer]:
        """The answers that are not the best, the most tempting first."""
        left = [each for at, each in enumerate(self.answers) if at != self.best]
        return sorted(left, key=lambda each: (each.reference, each.win), reverse=True)


class Reasons(Protocol):
    """The reasons for the best answer to a question of a game."""

    def why(self, asked: AnsweredQuestion) -> "Sequence[Message]":
        """Return sentences that speak for the best answer, the strongest first.

        Each is true by the view of the seat.  There are none if nothing explains the answer, or
        if an objection to it stays unanswered.
        """
        ...
