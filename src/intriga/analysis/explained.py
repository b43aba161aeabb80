"""Why the answer to a puzzle is the best one, and whether there is anything to say of that."""

from typing import TYPE_CHECKING, Any

from intriga.agents.reasons import CONTESTED, AnsweredQuestion, WeighedAnswer
from intriga.core.chance import Scripted
from intriga.core.games import games_with, part_of, ruleset_of
from intriga.core.record import resume

if TYPE_CHECKING:
    from collections.abc import Sequence

    from intriga.agents.reasons import Reasons
    from intriga.analysis.puzzles import Puzzle
    from intriga.core.game import Game
    from intriga.core.message import Message


def reasons_for(puzzle: "Puzzle") -> "Sequence[Message]":
    """Return what speaks for the answer to *puzzle*, the strongest first; none for nothing."""
    name = puzzle.header["game"]
    if name not in games_with("reasons"):
        return []
    game: Game[Any, Any] = resume(ruleset_of(name), puzzle.record(), Scripted([]))
    given = tuple(
        WeighedAnswer(each.do, each.win, each.reference, each.lie) for each in puzzle.answers
    )
    believed = puzzle.doubt and puzzle.doubt.believed
    reasons: Reasons = part_of(name, "reasons")
    return reasons.why(AnsweredQuestion(game.view(puzzle.seat), given, puzzle.best, believed))


def is_explained(puzzle: "Puzzle") -> bool:
    """Say whether the answer to *puzzle* has a reason, and the reference does not contradict it."""
    agrees = puzzle.answers[puzzle.best].reference >= CONTESTED
    return agrees and bool(reasons_for(puzzle))
