"""Positions and views as records write them, and positions back into states."""

from collections.abc import Sequence
from typing import Any, Final, cast

from intriga.core.errors import BadNotation
from tests.toy.kuhn.notation import HIDDEN, WORDS, card_of, words_of
from tests.toy.kuhn.rules.setup import set_up
from tests.toy.kuhn.rules.table import ask, to_move
from tests.toy.kuhn.state import KuhnState
from tests.toy.kuhn.view import KuhnView
from tests.toy.kuhn.vocabulary import NOBODY, Phase

Json = dict[str, Any]
QUESTIONS: Final = {"BET": Phase.BET, "CALL": Phase.CALL}


def format_position(state: KuhnState) -> Json:
    """Return the whole position of *state*, hidden cards too."""
    seats = range(state.players)
    return {
        "phase": Phase(state.phase).name,
        "turn": state.turn,
        "awaiting": [seat for seat in seats if seat == to_move(state)],
        "first": state.first,
        "bettor": _or_null(state.bettor),
        "hands": [[WORDS[state.hand[seat] - 1]] for seat in seats],
        "deck": words_of(state.deck),
        "paid": state.paid[: state.players],
        "folded": [seat for seat in seats if state.folded >> seat & 1],
        "shown": [seat for seat in seats if state.shown >> seat & 1],
        "winner": _or_null(state.winner),
    }


def format_view(view: KuhnView) -> Json:
    """Return what *view* shows: a position in which hidden cards are counted, not named."""
    return {
        "seat": view.seat,
        "phase": view.phase.name,
        "turn": view.turn,
        "awaiting": view.awaiting,
        "first": view.first,
        "bettor": _or_null(view.bettor),
        "hands": [[HIDDEN if card == NOBODY else WORDS[card]] for card in view.cards],
        "deck": 1,
        "paid": view.paid,
        "folded": view.folded,
        "shown": view.shown,
        "winner": _or_null(view.winner),
    }


def _or_null(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# ------------------------------------------------------------------- reading


def read_position(state: KuhnState, players: int, position: object) -> None:
    """Put *state*, which holds the options, into a position from which play can go on.

    Raises:
        BadNotation: a position that is incomplete or impossible.
    """
    if not isinstance(position, dict):
        raise BadNotation("a position is an object")
    given = cast("Json", position)
    phase = QUESTIONS.get(str(given.get("phase")))
    if phase is None:
        raise BadNotation(f"play goes on in {' or '.join(QUESTIONS)}, not {given.get('phase')!r}")
    set_up(state, players, seat_of(given.get("first"), players))
    for seat, card in enumerate(read_hands(given.get("hands"), players)):
        state.hand[seat] = card + 1
        state.deck &= ~(1 << card)
    ask(state, phase, seat_of(given.get("turn"), players))
    if phase == Phase.CALL:
        _read_bet(state, given)
    said = format_position(state)
    if wrong := [key for key in said if given.get(key) != said[key]]:
        key = wrong[0]
        raise BadNotation(f"in this position {key} is {said[key]!r}, not {given.get(key)!r}")


def _read_bet(state: KuhnState, given: Json) -> None:
    """Read who bet and how those before the turn have answered."""
    state.bettor = seat_of(given.get("bettor"), state.players)
    folded = given.get("folded")
    answers = (state.turn - state.bettor) % state.players
    if not answers or not isinstance(folded, list):
        raise BadNotation("to answer a bet there are a bettor, another's turn, and who folded")
    for steps in range(answers):
        seat = (state.bettor + steps) % state.players
        if seat != state.bettor and seat in cast("list[object]", folded):
            state.folded |= 1 << seat
        else:
            state.paid[seat] += state.bet


def read_hands(hands: object, players: int) -> list[int]:
    """Return the card of each seat from a list of hands.

    Raises:
        BadNotation: other numbers of cards, or cards of more players, or a card twice.
    """
    if not isinstance(hands, list) or len(cast("list[object]", hands)) != players:
        raise BadNotation(f"hands is a list of {players} lists")
    cards = [card_of(word) for hand in cast("list[object]", hands) for word in _only(hand)]
    if len(set(cards)) != players or max(cards) > players:
        raise BadNotation(f"{hands!r} cannot be dealt to {players} players")
    return cards


def _only(hand: object) -> Sequence[object]:
    if not isinstance(hand, list) or len(cast("list[object]", hand)) != 1:
        raise BadNotation(f"a hand is a list of one card, not {hand!r}")
    return cast("list[object]", hand)


def seat_of(value: object, players: int) -> int:
    """Return *value* if it is a seat.

    Raises:
        BadNotation: anything else.
    """
    if type(value) is not int or not 0 <= value < players:
        raise BadNotation(f"a seat is a number from 0 to {players - 1}, not {value!r}")
    return value
