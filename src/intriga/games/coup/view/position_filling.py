"""Positions given in part: what follows from the rest is filled in."""

from typing import Any, Final

from intriga.core.errors import BadNotation
from intriga.core.nearest import unknown
from intriga.core.reading import listed, lists
from intriga.games.coup.notation import Names, cards_of, names_of
from intriga.games.coup.rules.setup import deck, set_up
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.positions import HAND, KEYS
from intriga.games.coup.vocabulary import NOBODY, Phase

Json = dict[str, Any]
PLACES: Final = ("hands", "face_up", "aside")  # where cards lie, besides the Court deck


def fill_position(state: CoupState, players: int, given: Json) -> Json:
    """Return *given* with what it leaves out; *state* holds the options and is used up.

    Hands have to be given, and what a seat has lost that has not two cards.  Coins are those of
    the deal, the Court deck and the Treasury have what is left, and the first seat with cards has
    its turn.

    Raises:
        BadNotation: hands that cannot be read, or a key that positions do not have.
    """
    for key in given.keys() - KEYS:
        raise BadNotation(unknown("key of a position", key, KEYS))
    if "hands" not in given:
        raise BadNotation("a position says at least the hands: hands=[[duke,captain],[…],…]")
    hands = lists(given["hands"], "hands", players)
    alive = [seat for seat, hand in enumerate(hands) if hand]
    filled: Json = {
        "turn": alive[0] if alive else 0,
        "phase": (Phase.ACTION if len(alive) > 1 else Phase.GAME_OVER).name,
        "face_up": [[] for _ in hands],
        "pending": None,
        "aside": None,
        **given,
    }
    _check_lost(hands, lists(filled["face_up"], "face_up", players), filled["phase"])
    _fill_asked(filled, alive, players)
    _fill_coins(state, filled, alive, players)
    if "court" not in filled:
        filled["court"] = _court(state, filled)
    return filled


def _check_lost(hands: list[list[object]], face_up: list[list[object]], phase: object) -> None:
    """Refuse a seat of which nobody knows what it has lost."""
    for seat, (hand, lost) in enumerate(zip(hands, face_up, strict=True)):
        if phase != Phase.SETUP_PICK.name and len(hand) + len(lost) < HAND:
            missing = "card" if len(hand) == 1 else "cards"
            raise BadNotation(f"seat {seat} has lost the other {missing}: face_up has to say which")


def _fill_asked(filled: Json, alive: list[int], players: int) -> None:
    """Fill in the seats that are asked, and the winners."""
    asked: list[int] = [filled["turn"]]
    if filled["phase"] == Phase.GAME_OVER.name:
        asked = []
    elif filled["phase"] == Phase.SETUP_PICK.name:
        aside = lists(filled["aside"], "aside", players)
        asked = [seat for seat, cards in enumerate(aside) if not cards]
    filled.setdefault("awaiting", asked)
    won = filled["phase"] == Phase.GAME_OVER.name and len(alive) == 1
    filled.setdefault("winner", alive[0] if won else None)


def _fill_coins(state: CoupState, filled: Json, alive: list[int], players: int) -> None:
    """Fill in the coins of the deal for all who are alive, and what is left of the box."""
    first = filled["turn"] if filled["turn"] in range(players) else 0
    set_up(state, players, first, NOBODY)
    dealt = [coins * (seat in alive) for seat, coins in enumerate(state.coins[:players])]
    filled.setdefault("coins", dealt)
    filled.setdefault("sewer", 0 if state.reforma else None)
    filled.setdefault("factions", [None] * players if state.reforma else None)
    filled.setdefault("estates", [0] * players if state.lawyer else None)
    there = [filled["sewer"], *listed(filled["coins"], "coins")]
    filled.setdefault("treasury", state.box - sum(each for each in there if isinstance(each, int)))


def _court(state: CoupState, filled: Json) -> dict[str, int]:
    """Return the cards that lie nowhere else, each with its number.

    Raises:
        BadNotation: a card that the game does not have, or not so often.
    """
    if filled["aside"] is None:
        state.sets = 0
    names = names_of(state)
    left = cards_of(deck(state, state.players))
    for card in _lying(names, filled):
        if card not in left:
            raise BadNotation(f"the position has more of {names.cards[card]} than the game")
        left.remove(card)
    words = names.sorted(left)
    return {word: words.count(word) for word in dict.fromkeys(words)}


def _lying(names: Names, filled: Json) -> list[int]:
    """Return the cards that lie in one of PLACES."""
    words = [
        word
        for place in PLACES
        for cards in listed(filled[place] or [], place)
        for word in listed(cards, place)
    ]
    return [names.card(str(word)) for word in words]
