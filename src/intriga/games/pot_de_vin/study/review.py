"""The review of a game: of each round the leader, the cards laid, their taker, and the points."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from intriga.core.offered_parts import Review
from intriga.core.record import Record, RecordLine, begin, follow
from intriga.games.pot_de_vin.notation import card_word
from intriga.games.pot_de_vin.point_tables import joker_gain
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import NOBODY, Phase

LAYING: Final = frozenset({Phase.LEAD, Phase.FOLLOW})
GEM: Final = "gem"
ROUND: Final = LAYING | {Phase.LEAVE}


@dataclass(slots=True)
class Round:
    """A round, begun with input number *step*, from 1.

    ``laid`` are seats with a card or ``gem``, the leader first; ``taken`` the cards that *winner*
    got, NOBODY while it is open; ``gems`` how many with them.  ``points`` are those of each seat
    afterwards, before any jokers are placed.
    """

    number: int
    step: int
    laid: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    winner: int = NOBODY
    taken: list[str] = field(default_factory=list[str])
    gems: int = 0
    points: list[int] = field(default_factory=list[int])


def rounds_in(record: Record) -> list[Round]:
    """Return the rounds of *record*, in order.

    Raises:
        BadRecord, IllegalAction, BadNotation: a record that cannot be played through.
    """
    game = begin(POT_DE_VIN, record)
    rounds: list[Round] = []
    view = game.view(None)
    for step, line in enumerate(_played(record), 1):
        before, action = view, follow(game, line)
        view = game.view(None)
        if before.phase in ROUND:
            _open(rounds, before, step)
        if before.phase in LAYING:
            rounds[-1].laid.append((line.by, card_word(action)))
        if before.phase in ROUND and _is_over(before, view):
            _close(rounds[-1], before, view)
    return rounds


def points_in(record: Record) -> list[int]:
    """Return the points of each seat at the end of *record*, those of placed jokers included.

    Raises:
        BadRecord, IllegalAction, BadNotation: a record that cannot be played through.
    """
    game = begin(POT_DE_VIN, record)
    for line in _played(record):
        follow(game, line)
    view = game.view(None)
    return [score.points(view, seat) for seat in view.seats]


def _played(record: Record) -> list[RecordLine]:
    return [line for line in record.inputs if not line.refused]


def _open(rounds: list[Round], view: PotDeVinView, step: int) -> None:
    """Begin a round, unless the last one goes on; a position may lie in the middle of one."""
    if not rounds or rounds[-1].number != view.round:
        laid = [(seat, card_word(card)) for seat, card in view.table]
        rounds.append(Round(view.round, step, laid))


def _is_over(before: PotDeVinView, after: PotDeVinView) -> bool:
    return after.phase not in ROUND or after.round != before.round


def _close(last: Round, before: PotDeVinView, after: PotDeVinView) -> None:
    """Store the winner's cards."""
    last.winner = after.taker
    last.taken = _new(after.taken[after.taker], before.taken[after.taker])
    last.gems = after.treasure[after.taker] - before.treasure[after.taker]
    last.points = [_before_jokers(after, seat) for seat in after.seats]


def _new(now: Iterable[int], earlier: Collection[int]) -> list[str]:
    return [card_word(card) for card in now if card not in earlier]


def _before_jokers(view: PotDeVinView, seat: int) -> int:
    placed = {guild for each in view.side(seat) for guild in view.placed[each]}
    gains = [joker_gain(score.symbols(view, seat, guild)) for guild in placed]
    return score.points(view, seat) - sum(gains)


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
