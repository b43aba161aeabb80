"""A decision of a record: which game, after how many inputs, and who is asked."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from intriga.cli.arguments import ruleset_of_record
from intriga.cli.play_setup import CannotBegin
from intriga.core.chance import Scripted
from intriga.core.errors import BadNotation, BadRecord, IllegalAction
from intriga.core.game import Game
from intriga.core.record import Record, read_records, resume

if TYPE_CHECKING:
    from collections.abc import Iterator

    from intriga.analysis.rollouts import AnyStep, OpenQuestion

MOST_SHOWN: Final = 8  # names of games in a sentence
AnyGame = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class Decision:
    """A *question* of a record after *at* inputs, as a table asks it.

    ``played`` are the words of its answer, None where the record does not say.
    """

    record: Record
    game: AnyGame
    question: "OpenQuestion"
    at: int
    played: str | None

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.question.seat


def chosen(file: Path, wanted: str | None) -> Record:
    """Return the game of *file* with the id or number *wanted*; None means the only one.

    Raises:
        BadRecord: a file that cannot be read.
        CannotBegin: no such game, or several to choose from.
    """
    records = list(read_records(file))
    if wanted is None:
        if len(records) == 1:
            return records[0]
        raise CannotBegin(
            "hint-which-game", file=str(file), games=len(records), known=_known(records)
        )
    for record in records:
        if str(record.header.get("id")) == wanted:
            return record
    if wanted in map(str, range(1, len(records) + 1)):
        return records[int(wanted) - 1]
    raise CannotBegin("hint-no-game", file=str(file), game=wanted, known=_known(records))


def _known(records: list[Record]) -> str:
    """Return the names of the first of *records*."""
    names = [str(record.header.get("id", at)) for at, record in enumerate(records, start=1)]
    shown = [name for name in names if name.isprintable()][:MOST_SHOWN]
    return ", ".join([*shown, "…"] if len(shown) < len(names) else shown)


def decision_of(record: Record, at: int | None, seat: int | None) -> Decision:
    """Return the question of *record* after *at* inputs; None means its end.

    Raises:
        BadRecord: an input that the rules refuse, up to the answer.
        CannotBegin: nobody is asked there, or not *seat*.
    """
    from intriga.analysis.rollouts import OpenQuestion

    inputs = len(record.inputs)
    at = inputs if at is None else at
    if not 0 <= at <= inputs:
        raise CannotBegin("hint-no-input", most=inputs, at=at)
    game = _played(record, at)
    if not game.awaiting:
        raise CannotBegin("hint-over", at=at)
    following = next((line for line in record.inputs[at:] if not line.refused), None)
    if seat is None:
        seat = following.by if following and following.by in game.awaiting else game.to_move
    if seat not in game.awaiting:
        asked = ", ".join(map(str, game.awaiting))
        raise CannotBegin("hint-not-asked", at=at, seat=seat, known=asked)
    theirs = following is not None and following.by == seat
    question = OpenQuestion.joined(game.position(), seat)
    said = question.answer(_steps(record, game, at)) if theirs else None
    return Decision(record, game, question, at, said and said[0])


def _played(record: Record, at: int) -> AnyGame:
    """Return the game of *record* after *at* inputs; those to be refused change nothing."""
    beginning = Record(record.file, record.line, record.header, record.inputs[:at])
    return resume(ruleset_of_record(record), beginning, Scripted([]))


def _steps(record: Record, game: AnyGame, at: int) -> "Iterator[AnyStep]":
    """Yield the steps of *record* after *at* inputs, where *game* stands."""
    position = game.position()
    for line in record.inputs[at:]:
        if line.refused:
            continue
        try:
            step = position.follow(line.by, line.do, line.draws)
        except (IllegalAction, BadNotation) as error:
            raise BadRecord(record.file, line.line, str(error)) from None
        yield step
        position = step.after
