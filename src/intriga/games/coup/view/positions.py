"""Positions as the records write them, back into states, and given in part."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from intriga.core.bits import count, lowest
from intriga.core.errors import BadNotation, unknown
from intriga.core.position_text import listed, lists, whole
from intriga.core.view import read_later
from intriga.games.coup.notation import Names, cards_of, hand_of, names_of
from intriga.games.coup.rules.setup import begin_turn, clear, deck, set_up
from intriga.games.coup.rules.table import ask, ask_one, lost, number_of_cards, one
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.sight import by_sets
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    ARTS,
    EACH_SLOT,
    NOBODY,
    SLOTS,
    Phase,
)

OPEN: Final = frozenset({Phase.ACTION, Phase.SETUP_PICK, Phase.SETUP_FACTION, Phase.GAME_OVER})
CLAIMED: Final = frozenset(
    {Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER, Phase.PROVE}
)
MOST_COINS: Final = 10_000  # in a header's position: far above any game's
HAND: Final = 2
MOST_ALIKE: Final = 15  # cards of one kind that a hand can count
SETS: Final = frozenset(EACH_SLOT << 4 * SLOTS * art for art in range(ARTS))
LEFT_OF_SETS: Final = frozenset(whole - one(card) for whole in SETS for card in cards_of(whole))

Json = dict[str, Any]


def format_position(state: CoupState) -> Json:
    """Return the whole position of *state*, hidden cards too."""
    view, names = CoupView.of(state), names_of(state)
    position = view.to_dict()
    del position["seat"]
    court = names.sorted(cards_of(state.court))
    position["court"] = {word: court.count(word) for word in dict.fromkeys(court)}
    hands = state.hand[: state.players]
    position["hands"] = [names.sorted(cards_of(hand)) for hand in hands]
    if position["aside"] is not None:
        position["aside"] = [names.sorted(cards_of(aside)) for aside in state.aside]
    if state.phase == Phase.EXAMINE_DECIDE:
        position["pending"]["shown"] = names.cards[state.shown]
    return position


# ------------------------------------------------------------------- reading

KEYS: Final = frozenset(CoupView.POSITION.__annotations__)


def read_position(state: CoupState, players: int, position: object) -> None:
    """Put *state*, which holds the options, into a position where play can go on.

    Raises:
        BadNotation: a position that is incomplete, impossible, or in the middle
            of an action.
    """
    if not isinstance(position, dict):
        raise BadNotation("a position is an object")
    given = cast("Json", position)
    missing = {*CoupView.ORDER} - given.keys()
    if missing:
        raise BadNotation(f"the position has no {', '.join(sorted(missing))}")
    begin = BEGINNINGS.get(str(given["phase"]))
    if given["pending"] is not None or begin is None:
        raise BadNotation(
            f"a game begins in one of the phases {', '.join(sorted(BEGINNINGS))} with nothing"
            f" pending, not in {given['phase']!r}"
        )
    clear(state)
    state.players = players
    state.sets = state.sets and given["aside"] is not None
    names = names_of(state)
    _read_cards(state, names, given)
    _read_coins(state, given)
    _read_factions(state, given["factions"])
    read_later(CoupView, state, given)
    state.turn = whole(given["turn"], "turn", players - 1)
    begin(state)
    said = {key: format_position(state)[key] for key in ("awaiting", "winner")}
    if any(given[key] != value for key, value in said.items()):
        raise BadNotation(f"in this position awaiting and winner are {said}")


def _begin_action(state: CoupState) -> None:
    if not state.alive >> state.turn & 1:
        raise BadNotation(f"turn is {state.turn}, a seat without cards")
    if count(state.alive) < HAND:
        raise BadNotation("fewer than two players have cards")
    if state.reforma and state.factions == NOBODY:
        raise BadNotation("the factions are still to be chosen")
    begin_turn(state, state.turn)


def _begin_factions(state: CoupState) -> None:
    if not state.reforma or state.factions != NOBODY:
        raise BadNotation("no factions are to be chosen")
    if any(state.face_up):
        raise BadNotation("cards are lost before the factions are chosen")
    ask_one(state, Phase.SETUP_FACTION, state.turn)


def _begin_picking(state: CoupState) -> None:
    if not by_sets(state):
        raise BadNotation("only a two-player game by sets begins with picking")
    picking = sum(1 << seat for seat in range(2) if state.aside[seat] == 0)
    if picking == 0:
        raise BadNotation("both players have picked")
    ask(state, Phase.SETUP_PICK, picking, 1 - state.turn)


def _begin_over(state: CoupState) -> None:
    if count(state.alive) != 1:
        raise BadNotation("a game is over when one player has cards")
    state.winner = lowest(state.alive)
    ask(state, Phase.GAME_OVER, 0, state.winner)


BEGINNINGS: Final = {
    "ACTION": _begin_action,
    "SETUP_FACTION": _begin_factions,
    "SETUP_PICK": _begin_picking,
    "GAME_OVER": _begin_over,
}


def _read_cards(state: CoupState, names: Names, given: Mapping[str, Any]) -> None:
    """Read hands, lost cards, Court deck and cards aside, which make the whole deck."""
    hands = lists(given["hands"], "hands", state.players)
    face_up = lists(given["face_up"], "face_up", state.players)
    for seat in range(state.players):
        state.hand[seat] = hand_of(_cards(names, hands[seat]))
        state.alive |= bool(hands[seat]) << seat
        if len(face_up[seat]) > HAND:
            raise BadNotation(f"seat {seat} has more than {HAND} cards face up")
        for place, card in enumerate(_cards(names, face_up[seat])):
            state.face_up[seat] |= card + 1 << 4 * place
    court = given["court"]
    if not isinstance(court, dict):
        raise BadNotation("court is an object of cards and numbers")
    for word, number in cast("Json", court).items():
        state.court += hand_of([names.card(word)]) * whole(number, "court", MOST_ALIKE)
    picking = given["phase"] == Phase.SETUP_PICK.name
    _read_aside(state, names, given["aside"], picking)
    _check_owned(state, picking)
    _check_deck(state, names, [card for cards in face_up for card in _cards(names, cards)])


def _read_aside(state: CoupState, names: Names, aside: object, picking: bool) -> None:
    if not by_sets(state):
        if aside is not None:
            raise BadNotation("aside is null but in a two-player game by sets")
        return
    for seat, cards in enumerate(lists(aside, "aside", 2)):
        state.aside[seat] = hand_of(_cards(names, cards))
        if state.aside[seat] not in LEFT_OF_SETS and not (picking and not cards):
            raise BadNotation(f"seat {seat} has not put four cards of a set aside")


def _check_owned(state: CoupState, picking: bool) -> None:
    """Refuse a position in which a seat does not have two cards, or a set to pick from."""
    for seat in range(state.players):
        number = number_of_cards(state.hand[seat])
        if not (picking and by_sets(state)):
            whole = number + lost(state, seat) == HAND
        else:
            in_hand = number == (1 if state.aside[seat] else SLOTS)
            whole = in_hand and state.hand[seat] + state.aside[seat] in SETS
        if not whole or (picking and state.face_up[seat]):
            raise BadNotation(f"seat {seat} has the wrong cards in hand and face up")


def _check_deck(state: CoupState, names: Names, face_up: Sequence[int]) -> None:
    """Refuse a position whose cards are not those of the game (COUP-SU-01)."""
    rest = deck(state, state.players)
    held = [*state.hand, *state.aside, state.court, hand_of(face_up)]
    for card, word in enumerate(names.cards):
        there = sum(hand >> 4 * card & 15 for hand in held)
        if there != rest >> 4 * card & 15:
            raise BadNotation(
                f"the position has {there} of {word}, the game {rest >> 4 * card & 15}"
            )


def _read_coins(state: CoupState, given: Mapping[str, Any]) -> None:
    coins = given["coins"]
    if not isinstance(coins, list) or len(cast("list[object]", coins)) != state.players:
        raise BadNotation(f"coins is a list of {state.players} numbers")
    for seat, number in enumerate(cast("list[object]", coins)):
        state.coins[seat] = whole(number, "coins", MOST_COINS)
        if state.coins[seat] and not state.alive >> seat & 1:
            raise BadNotation(f"seat {seat} has coins but no cards")
    state.treasury = whole(given["treasury"], "treasury", MOST_COINS, -MOST_COINS)
    state.sewer = whole(given["sewer"], "sewer", MOST_COINS) if state.reforma else 0
    if not state.reforma and given["sewer"] is not None:
        raise BadNotation("sewer is null without Reforma")
    there = state.treasury + state.sewer + sum(state.coins)
    if there != state.box:
        raise BadNotation(f"the position has {there} coins, the game {state.box}")
    nothing = [0] * state.players if state.lawyer else None
    if given["estates"] != nothing:
        raise BadNotation(f"estates is {nothing} where nothing is pending")


def _read_factions(state: CoupState, factions: object) -> None:
    state.factions = NOBODY
    if not state.reforma:
        if factions is not None:
            raise BadNotation("factions is null without Reforma")
        return
    if factions != [None] * state.players:
        state.factions = faction_set(factions, state.players)


def faction_set(factions: object, players: int) -> int:
    """Return the seats of faction 1 in a list of factions, 0 or 1 for each seat.

    Raises:
        BadNotation: anything else.
    """
    if not isinstance(factions, list) or len(cast("list[object]", factions)) != players:
        raise BadNotation(f"factions is a list of {players} numbers 0 or 1")
    each = cast("list[object]", factions)
    return sum(whole(faction, "factions", 1) << seat for seat, faction in enumerate(each))


def read_hands(names: Names, hands: object, players: int) -> list[list[int]]:
    """Return the cards of each seat from a header's ``hands``.

    Raises:
        BadNotation: not two known cards for each seat.
    """
    read = [_cards(names, hand) for hand in lists(hands, "hands", players)]
    if any(len(hand) != HAND for hand in read):
        raise BadNotation("hands has two cards for each seat")
    return read


def _cards(names: Names, words: Sequence[object]) -> list[int]:
    if len(words) > MOST_ALIKE:
        raise BadNotation(f"{len(words)} cards in one place are too many")
    return [names.card(word if isinstance(word, str) else repr(word)) for word in words]


PLACES: Final = ("hands", "face_up", "aside")  # where cards lie, besides the Court deck


# ------------------------------------------------------------------- given in part


def fill_position(state: CoupState, players: int, given: Json) -> Json:
    """Return *given* with its gaps filled; *state* holds the options and is used up.

    Hands have to be given, and the lost cards of a seat without two cards.  Coins are those of
    the deal, the Court deck and the Treasury have the rest, and the first seat with cards has
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
    """Refuse a seat whose lost cards are unknown."""
    for seat, (hand, gone) in enumerate(zip(hands, face_up, strict=True)):
        if phase != Phase.SETUP_PICK.name and len(hand) + len(gone) < HAND:
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
    """Fill in the coins of the deal for all who are alive, and the rest of the box."""
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
