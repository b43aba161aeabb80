"""Why the answer to a puzzle is the best one, in the words of its game."""

from typing import TYPE_CHECKING, Any

from intriga.core.chance import Scripted
from intriga.core.games import games_with, part_of, ruleset_of
from intriga.core.offered_parts import AnsweredQuestion, WeighedAnswer
from intriga.core.record import resume

if TYPE_CHECKING:
    from collections.abc import Sequence

    from intriga.analysis.puzzles import Puzzle
    from intriga.core.game import Game
    from intriga.core.message import Message
    from intriga.core.offered_parts import Reasons


def standing(puzzle: "Puzzle") -> "Game[Any, Any]":
    """Return the game in which *puzzle* is asked, where it is asked."""
    ruleset = ruleset_of(puzzle.header["game"])
    return resume(ruleset, puzzle.record(), Scripted([]))


def reasons_for(puzzle: "Puzzle", view: Any) -> "Sequence[Message]":  # noqa: ANN401  of its game
    """Return the reasons for the answer to *puzzle*, the strongest first; none if there are none.

    The *view* is that of the seat which is asked.
    """
    name = puzzle.header["game"]
    if name not in games_with("reasons"):
        return []
    given = tuple(
        WeighedAnswer(each.do, each.win, each.reference, each.lie) for each in puzzle.answers
    )
    believed = puzzle.doubt and puzzle.doubt.believed
    reasons: Reasons = part_of(name, "reasons")
    return reasons.why(AnsweredQuestion(view, given, puzzle.best, believed))
