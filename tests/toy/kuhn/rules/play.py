"""One input, one draw, and whatever follows without a choice."""

from intriga.core.bits import count, nth
from tests.toy.kuhn.inputs import Input
from tests.toy.kuhn.rules.actions import bet, call, check, fold
from tests.toy.kuhn.rules.setup import give
from tests.toy.kuhn.state import KuhnState


def play(s: KuhnState, _seat: int, action: int) -> None:
    """Carry out a legal action of the seat that is asked; nothing is checked here."""
    if action == Input.CHECK:
        check(s)
    elif action == Input.BET:
        bet(s)
    elif action == Input.CALL:
        call(s)
    else:
        fold(s)


def outcomes(s: KuhnState) -> int:
    """Return the cards that chance may deal now."""
    return s.deck


def outcome(s: KuhnState, number: int) -> int:
    """Return the card that *number*, 32 random bits, deals."""
    return nth(s.deck, number * count(s.deck) >> 32)


def draw(s: KuhnState, card: int) -> None:
    """Chance has answered: *card* is dealt."""
    give(s, card)
