"""The body of the review of a game of Pot de Vin: its rounds."""

from dataclasses import dataclass
from typing import Final, Literal

from intriga.core.offered_parts import Review
from intriga.core.record import Record
from intriga.games.pot_de_vin.study.review import Round, points_in, rounds_in

GEM: Final = "gem"


@dataclass(frozen=True, slots=True)
class RoundBody:
    """A round of Pot de Vin.

    ``cards`` are ``[seat, what was laid]`` in order, ``taken`` the pairs ``[seat, what it took]``,
    ``points`` those of each seat afterwards.
    """

    round: int
    step: int
    leader: int
    winner: int | None
    cards: list[tuple[int, str]]
    taken: list[tuple[int, str]]
    points: list[int]


@dataclass(frozen=True, slots=True)
class PotDeVinReview:
    """All rounds of a game of Pot de Vin, in order, and the ``points`` of each seat at its end."""

    game: Literal["pot-de-vin"]
    rounds: list[RoundBody]
    points: list[int]


def review_of(record: Record) -> PotDeVinReview:
    """Return the rounds of *record*, and how it came out.

    Raises:
        BadRecord, IllegalAction, BadNotation: a record that cannot be played through.
    """
    rounds = [_body(each) for each in rounds_in(record)]
    return PotDeVinReview("pot-de-vin", rounds, points_in(record))


def _body(each: Round) -> RoundBody:
    leader, _ = each.laid[0]
    return RoundBody(
        round=each.number,
        step=each.step,
        leader=leader,
        winner=each.winner,
        cards=each.laid,
        taken=[(each.winner, word) for word in (*each.taken, *[GEM] * each.gems)],
        points=each.points,
    )


REVIEW: Final = Review(PotDeVinReview, review_of, tells_hidden=False)
