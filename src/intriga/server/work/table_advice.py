"""Advice to a person who plays alone against bots: the value of each answer."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from intriga.analysis.puzzles import record_of
from intriga.core.chance import Scripted
from intriga.core.games import ruleset_of
from intriga.core.message import Message
from intriga.core.record import resume
from intriga.core.table_rules import PASS
from intriga.server.work.game_analysis import labels_of
from intriga.service.people.lone_player import LoneQuestion

if TYPE_CHECKING:
    from intriga.core.game import Game


class AdvisedAnswer(Struct, frozen=True):
    """An answer that is open: its ``label`` as in an analysis, what it wins, who gives it.

    ``win`` is the chance of the seat's side after it, ``loss`` how much less that is than after the
    best one, both None where nothing else is open; ``reference`` is how often the house's network
    gives it.
    """

    label: list[Message]
    win: float | None
    loss: float | None
    reference: float


class TableAdvice(Struct, frozen=True):
    """Advice on question *step*, from what its seat has seen and nothing else.

    ``decided`` says whether all answers come to the same, ``model_error`` by how much a loss is off
    beyond noise, root mean square.
    """

    step: int
    answers: list[AdvisedAnswer]
    decided: bool
    model_error: float


def table_advice(asked: LoneQuestion) -> TableAdvice:
    """Return the advice on the question *asked*."""
    from intriga.analysis.advice import advise  # noqa: PLC0415  it loads networks
    from intriga.analysis.rollouts import OpenQuestion  # noqa: PLC0415  likewise

    game: Game[Any, Any] = resume(
        ruleset_of(asked.header["game"]),
        record_of(asked.id, asked.header, asked.inputs),
        Scripted([]),
    )
    seat = asked.seat
    while seat not in game.awaiting:  # it is asked ahead
        game.play(PASS, seat=game.to_move)
    found = advise(game, seat)
    labels = labels_of(OpenQuestion.joined(game.position(), seat).asked)
    only = len(found.answers) == 1
    return TableAdvice(
        asked.step,
        [
            AdvisedAnswer(
                labels[each.words],
                None if only else each.win,
                None if only else each.loss,
                each.probability,
            )
            for each in found.answers
        ],
        found.decided,
        found.model_error,
    )
