"""The moves of cards that follow from the last inputs of a view, oldest first.

A state remembers moves (``rules/memory.py``); a view has the inputs from which most of them follow.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from intriga.games.coup.action_table import AMBASSADOR_DRAWS, CLAIM, INQUISITOR_DRAWS, of
from intriga.games.coup.inputs import Input, kind_of
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    AMBASSADOR,
    CONTESSA,
    MOVES,
    NOBODY,
    NOT_DUKE,
    SLOTS,
    Action,
    CardMove,
    Loss,
    Phase,
)

NAMED: Final = "NAMED_"


class HeardMove(NamedTuple):
    """A card of a seat that moved; it is *card*, NOBODY where not everybody saw it."""

    what: CardMove
    seat: int
    card: int = NOBODY


def heard_moves(view: CoupView) -> list[HeardMove]:
    """Return the moves that matter for the cards *view* knows to have gone back, oldest first.

    None where it knows of no such card, or where too long ago is forgotten who drew since.
    """
    if not (view.returned or view.proof):
        return []
    moves = _with_deaths(view, _since_unknown(_Hearing(view).moves))
    if view.phase == Phase.EXCHANGE:
        seat = view.awaiting[0]
        moves += [HeardMove(CardMove.DRAWN, seat)] * (
            view.hand_sizes[seat] + len(view.face_up[seat]) - 2
        )
    own = [each for each in moves if _is_secret_return(each, view.seat)]
    if len(own) < len(view.returned) and view.seat is not None and _nobody_ever_drew(view):
        moves = [HeardMove(CardMove.RETURNED, view.seat)] * len(view.returned) + moves
    return moves[-MOVES:] if _adds_up(view, moves) else []


def _since_unknown(moves: list[HeardMove]) -> list[HeardMove]:
    """Return the *moves* after the last one whose seat follows from a forgotten input."""
    unknown = (at for at, each in enumerate(moves, start=1) if each.seat == NOBODY)
    return moves[max(unknown, default=0) :]


def _is_secret_return(each: HeardMove, seat: int | None) -> bool:
    return each == (CardMove.RETURNED, seat, NOBODY)


def _nobody_ever_drew(view: CoupView) -> bool:
    """Say whether no returned card can have been drawn by anybody since the deal."""
    options, me = view.options, view.seat or 0
    if options["declared"] or options["duke_and_redraw"]:
        return False
    if options["inquisitor"] and any(view.claimed(seat)[AMBASSADOR] for seat in view.seats):
        return False
    if sum(view.proved(me)) and {*view.hand, *view.face_up[me]} & {*view.returned}:
        return False
    others = [seat for seat in view.seats if seat != me]
    return not any(sum(view.proved(seat)) + view.claimed(seat)[AMBASSADOR] for seat in others)


class _Hearing:
    """Listens to the inputs that a view remembers."""

    def __init__(self, view: CoupView) -> None:
        self.view = view
        self.moves: list[HeardMove] = []
        self.actor = self.claimant = self.claim = self.target = NOBODY
        inputs = [*view.recent[::-1], (NOBODY, Input.PASS)]
        for (seat, action), (later, answer) in pairwise(inputs):
            self._hear(seat, action, (later, kind_of(answer)))

    def _hear(self, seat: int, action: int, later: tuple[int, Input]) -> None:
        kind = kind_of(action)
        if Input.INCOME <= action < Input.KEEP_ONE:
            self._declare(seat, action, kind)
        elif kind == Input.BLOCK:
            self.claimant, self.claim = seat, action - kind
        elif kind == Input.CLAIM:
            self.claimant, self.claim = seat, CONTESSA
        elif kind == Input.CHALLENGE:
            self._challenge(seat, later)
        elif kind == Input.PROVE:
            self._prove(self._shown(later[0], action - kind))
        elif kind == Input.DECLINE:
            self._fail()
        elif kind == Input.LOSE:
            self.moves.append(HeardMove(CardMove.LOST, seat, action - kind))
        elif kind == Input.REPLACE:
            back, drawn = (
                HeardMove(CardMove.RETURNED, self.target),
                HeardMove(CardMove.DRAWN, self.target),
            )
            self.moves += [back, drawn] if self.view.options["return_first"] else [drawn, back]
        elif action >= Input.KEEP_ONE:
            own_turn = seat == self.actor and self.view.options["inquisitor"]
            number = INQUISITOR_DRAWS if own_turn else AMBASSADOR_DRAWS
            self.moves += [HeardMove(CardMove.DRAWN, seat)] * number
            self.moves += [HeardMove(CardMove.RETURNED, seat)] * number

    def _declare(self, seat: int, action: int, kind: Input) -> None:
        self.actor = self.claimant = seat
        self.claim = of(CLAIM, Action[kind.name.removeprefix(NAMED)]) - 1
        if kind == Input.EXAMINE:
            self.target = (seat + action - kind + 1) % self.view.players

    def _challenge(self, seat: int, later: tuple[int, Input]) -> None:
        """Infer the result of a challenge of *seat* from the *later* input, or the position."""
        view, (who, answer) = self.view, later
        if who == NOBODY and view.claimant != NOBODY:
            self.claimant, self.claim = view.claimant, view.claim
        if self.claimant == NOBODY or answer in {Input.PROVE, Input.DECLINE}:
            return
        if who == NOBODY and view.phase == Phase.PROVE:
            return
        if who == NOBODY and view.proof:
            proved = True
        elif who == NOBODY and view.phase == Phase.LOSE:
            proved = view.loss == Loss.CHALLENGER
        else:
            proved = who == seat if answer == Input.LOSE else seat not in view.alive
        if proved:
            self._prove(self._shown(who))
        else:
            self._fail()

    def _prove(self, cards: Sequence[int]) -> None:
        """Hear that the claimant showed *cards*, NOBODY for any, and drew as many."""
        self.moves += [HeardMove(CardMove.RETURNED, self.claimant, card) for card in cards]
        self.moves += [HeardMove(CardMove.DRAWN, self.claimant)] * len(cards)

    def _shown(self, later: int, art: int = 0) -> Sequence[int]:
        """Return the cards that a proof of the claim laid open; *later* is the next seat heard."""
        if later == NOBODY and self.view.proof:
            return self.view.proof
        if self.claim == NOT_DUKE:
            if self.claimant == self.view.seat:  # earlier returned cards look the same
                self.moves.clear()
                return []
            return [NOBODY] * self.view.hand_sizes[self.claimant]
        return [] if self.claim == NOBODY else [self.claim + SLOTS * art]

    def _fail(self) -> None:
        seat, view = self.claimant, self.view
        if self.claim == NOT_DUKE and view.options["duke_and_redraw"] and seat in view.alive:
            self.moves += [HeardMove(CardMove.RETURNED, seat), HeardMove(CardMove.DRAWN, seat)]


# ------------------------------------------------------------------- moves not heard


def _with_deaths(view: CoupView, moves: list[HeardMove]) -> list[HeardMove]:
    """Return *moves*, and that the dead lost their last card, which is turned up unasked."""
    for seat in {*view.seats} - {*view.alive}:
        at = [place for place, each in enumerate(moves) if each.seat == seat]
        if at and moves[at[-1]].what != CardMove.LOST:
            lost = HeardMove(CardMove.LOST, seat, view.face_up[seat][-1])
            moves = [*moves[: at[-1] + 1], lost, *moves[at[-1] + 1 :]]
    return moves


def _adds_up(view: CoupView, moves: list[HeardMove]) -> bool:
    """Say whether no hand and no Court deck would have had fewer cards than were taken of it."""
    sizes, court = [*view.hand_sizes], view.court_size
    for what, seat, _ in reversed(moves):
        sizes[seat] += -1 if what == CardMove.DRAWN else 1
        court += (what == CardMove.DRAWN) - (what == CardMove.RETURNED)
        if min(*sizes, court) < 0:
            return False
    return True
