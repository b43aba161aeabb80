"""What a seat is asked, as the id of a message and its arguments."""

from intriga.core.message import Message
from intriga.games.pot_de_vin.notation import CHARACTER_WORDS
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import VALUES, Phase


def question(view: PotDeVinView) -> Message:
    """Return the question put to the seat of *view*, which is awaited."""
    seat = view.awaiting[0] if view.seat is None else view.seat
    if view.phase == Phase.FOLLOW:
        follows = any(card // VALUES == view.led for card in view.hand)
        name = "ask-follow" if follows else "ask-follow-free"
        return Message(name, {"who": seat, "led": CHARACTER_WORDS[view.led]})
    if view.phase == Phase.JOKERS:
        return Message("ask-jokers", {"who": seat, "jokers": score.jokers(view, seat)})
    return Message(f"ask-{view.phase.name.lower()}", {"who": seat})
