"""Positions given in part: what follows from the rest is filled in."""

from typing import Any, Final

from intriga.core.errors import BadNotation
from intriga.core.nearest import unknown
from intriga.core.reading import listed, lists
from intriga.games.pot_de_vin.decks import WORDS
from intriga.games.pot_de_vin.notation import CHARACTER_WORDS, card_of
from intriga.games.pot_de_vin.point_tables import GEMS, HAND, of
from intriga.games.pot_de_vin.rules.actions import CYCLE
from intriga.games.pot_de_vin.rules.setup import rounds_for
from intriga.games.pot_de_vin.rules.table import character_of
from intriga.games.pot_de_vin.view.positions import KEYS
from intriga.games.pot_de_vin.vocabulary import SEATS, Phase

Json = dict[str, Any]
PAIR: Final = 2  # a play on the table: the seat and the card


def fill_position(players: int, given: Json) -> Json:
    """Return *given* with what it leaves out.

    Hands and the trump have to be given, and after the first round what was taken.  The pile has
    the cards that lie nowhere else; it says which round it is, but of six players, where it is
    as many as have been turned.  A seat that has cards has all its gems, unless the position
    says otherwise.

    Raises:
        BadNotation: hands that cannot be read, or a key that positions do not have.
    """
    for key in given.keys() - {*KEYS}:
        raise BadNotation(unknown("key of a position", key, KEYS))
    for key in ("hands", "trump"):
        if key not in given:
            raise BadNotation(f"a position says at least the hands and the trump, and has no {key}")
    hands = lists(given["hands"], "hands", players)
    filled: Json = {
        "table": [],
        "gems": [of(GEMS, players) * bool(hand) for hand in hands],
        "treasure": [0] * players,
        "taken": [[] for _ in hands],
        "turned": [] if players == SEATS else None,
        "scores": None,
        "winners": None,
        **given,
    }
    _fill_turn(filled, [seat for seat, hand in enumerate(hands) if hand], players)
    _fill_pile(filled, given, players)
    return filled


def _fill_turn(filled: Json, with_cards: list[int], players: int) -> None:
    """Fill in the phase, what was led, and who is asked: the next clockwise with cards."""
    plays = [listed(play, "an entry of table") for play in listed(filled["table"], "table")]
    table = [play for play in plays if len(play) == PAIR]  # others are refused when it is read
    filled.setdefault("phase", (Phase.FOLLOW if table else Phase.LEAD).name)
    led = character_of(card_of(table[0][-1])) if table else None
    filled.setdefault("led", None if led is None else CHARACTER_WORDS[led])
    last = table[-1][0] if table else -1
    after = last + 1 if isinstance(last, int) else 0
    turns = [(after + steps) % players for steps in range(players)]
    filled.setdefault("turn", next((seat for seat in turns if seat in with_cards), 0))
    most = of(HAND, players)  # who has more is to discard
    many = [seat for seat, hand in enumerate(filled["hands"]) if len(hand) > most]
    asked = many if filled["phase"] == Phase.DISCARD.name else [filled["turn"]]
    filled.setdefault("awaiting", asked)


def _fill_pile(filled: Json, given: Json, players: int) -> None:
    """Fill in the cards that lie nowhere else, and which round it is."""
    lying = {str(word) for word in (filled["trump"], *listed(filled["turned"] or [], "turned"))}
    for place in ("hands", "taken"):
        lying |= {str(word) for cards in listed(filled[place], place) for word in listed(cards, "")}
    lying |= {str(word) for play in filled["table"] for word in play}
    filled.setdefault("pile", [word for word in WORDS if word not in lying])
    left = len(listed(filled["pile"], "pile"))
    most = CYCLE - 1 if players == SEATS else rounds_for(players) - 1
    if "pile" not in given and left > most:
        raise BadNotation(
            f"{left} cards lie nowhere, the pile has {most} at most: say who took them"
        )
    turned = len(filled["turned"] or [])
    filled.setdefault("round", turned + 1 if players == SEATS else rounds_for(players) - left)
