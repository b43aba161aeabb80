"""Positions as the records write them, back into states, and given in part."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from intriga.core.bits import count
from intriga.core.codings import digits
from intriga.core.errors import BadNotation, unknown
from intriga.core.position_text import listed, lists, shown, whole
from intriga.core.view import read_later
from intriga.games.pot_de_vin.decks import WORDS
from intriga.games.pot_de_vin.notation import (
    CHARACTER_WORDS,
    card_of,
    card_word,
    cards_in,
    set_of,
    words_of,
)
from intriga.games.pot_de_vin.point_tables import GEMS, HAND, of
from intriga.games.pot_de_vin.rules.actions import (
    CYCLE,
    TURNED_BITS,
    cards_played,
    take,
    winning_card,
)
from intriga.games.pot_de_vin.rules.memory import remember_play
from intriga.games.pot_de_vin.rules.setup import ask_discards, clear, hand_size, rounds_for
from intriga.games.pot_de_vin.rules.table import ask, character_of, suit, with_cards
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import (
    CARDS,
    DECK,
    GEM,
    NOBODY,
    SEATS,
    Phase,
    Recycle,
)

Json = dict[str, Any]
PAIR: Final = 2  # a play on the table: the seat and the card


def format_position(state: PotDeVinState) -> Json:
    """Return the whole position of *state*, hidden cards too."""
    position = PotDeVinView.of(state).to_dict()
    del position["seat"]
    position["hands"] = [words_of(hand) for hand in state.hand[: state.players]]
    position["pile"] = words_of(state.pile)
    return position


# ------------------------------------------------------------------- reading

KEYS: Final = tuple(PotDeVinView.POSITION.__annotations__)
FOLLOWING: Final = ("awaiting", "led", "table", "turned", "scores", "winners")


def read_position(state: PotDeVinState, players: int, position: object) -> None:
    """Put *state*, which holds the options and the deck, into a position (P14).

    Raises:
        BadNotation: a position that is incomplete, impossible, or one from which
            play cannot go on.
    """
    if not isinstance(position, dict):
        raise BadNotation("a position is an object")
    given = cast("Json", position)
    if missing := [key for key in PotDeVinView.ORDER if key not in given]:
        raise BadNotation(f"the position has no {', '.join(missing)}")
    begin = BEGINNINGS.get(str(given["phase"]))
    if begin is None:
        known = ", ".join(BEGINNINGS)
        raise BadNotation(
            f"a game begins in one of the phases {known}, not {shown(given['phase'])}"
        )
    clear(state)
    state.players = players
    state.rounds = rounds_for(players)
    state.round = whole(given["round"], "round", state.rounds, 1)
    state.turn = whole(given["turn"], "turn", players - 1)
    state.first = state.leader = state.taker = state.turn
    _read_cards(state, given)
    _read_gems(state, given)
    read_later(PotDeVinView, state, given)
    _read_table(state, given)
    begin(state)
    _check_pile(state)
    said = format_position(state)
    for key in FOLLOWING:
        if given[key] == said[key]:
            continue
        raise BadNotation(f"in this position {key} is {said[key]!r}, not {shown(given[key])}")


def _begin_discards(state: PotDeVinState) -> None:
    if state.players != SEATS or state.trump != NOBODY or state.round > 1:
        raise BadNotation("cards are discarded before the first trump of six players")
    ask_discards(state)
    for seat in range(SEATS):
        size, dealt = count(state.hand[seat]), hand_size(state, seat)
        if size < dealt:
            state.awaited &= ~(1 << seat)
        if not dealt - (dealt > of_six()) <= size <= dealt:
            raise BadNotation(f"seat {seat} has {size} cards while cards are discarded")
    if state.awaited == 0:
        raise BadNotation("all three cards are discarded")


def of_six() -> int:
    """Return the cards of six players that have nothing to discard."""
    return DECK.bit_count() // SEATS


def _begin_lead(state: PotDeVinState) -> None:
    if state.trump == NOBODY or any(state.played):
        raise BadNotation("a lead has a trump and an empty table")
    _check_cards_to_play(state)
    ask(state, Phase.LEAD, state.turn)


def _begin_follow(state: PotDeVinState) -> None:
    if NOBODY in (state.trump, state.led):
        raise BadNotation("to follow there is a trump and a card led")
    waiting = with_cards(state) & ~sum(1 << seat for seat in range(SEATS) if state.played[seat])
    _check_cards_to_play(state)
    if not waiting >> state.turn & 1 or _follows(state) != state.turn:
        raise BadNotation(f"turn is {state.turn}, a seat that does not follow now")
    ask(state, Phase.FOLLOW, state.turn)


def _follows(state: PotDeVinState) -> int:
    """Return the next seat with cards after the last that played."""
    order = [(state.leader + steps) % state.players for steps in range(state.players)]
    last = max(order.index(seat) for seat in order if state.played[seat])
    later = [seat for seat in order[last + 1 :] if state.hand[seat]]
    return later[0] if later else NOBODY


def _begin_leave(state: PotDeVinState) -> None:
    cards = cards_played(state)
    if state.players != SEATS or state.recycle != Recycle.CHOICE or state.trump == NOBODY:
        raise BadNotation("a card is left by six players with six_recycle choice")
    if count(cards) < 2:
        raise BadNotation("with fewer than two cards played there is none to choose")
    if _follows(state) != NOBODY:
        raise BadNotation("the round is not over")
    state.taker = state.by[winning_card(cards, state.trump, state.led)] - 1
    if state.turn != state.taker:
        raise BadNotation(f"turn is {state.turn}, not the winner {state.taker}")
    ask(state, Phase.LEAVE, state.turn)


BEGINNINGS: Final = {
    "DISCARD": _begin_discards,
    "LEAD": _begin_lead,
    "FOLLOW": _begin_follow,
    "LEAVE": _begin_leave,
}


def _check_cards_to_play(state: PotDeVinState) -> None:
    if state.hand[state.turn] == 0:
        raise BadNotation(f"turn is {state.turn}, a seat without cards")


def _check_pile(state: PotDeVinState) -> None:
    """Refuse a position whose pile does not last for the rounds to come."""
    there = count(state.pile)
    if state.phase == Phase.DISCARD:
        wanted = CYCLE - count(state.awaited)
    elif state.players == SEATS:
        left = len(digits(state.turned, TURNED_BITS))
        wanted = CYCLE - 1 - (state.round - 1) % CYCLE
        if left != CYCLE - 1 - wanted:
            raise BadNotation(f"turned has {left} cards in round {state.round}")
    else:
        wanted = state.rounds - state.round
    if there != wanted:
        raise BadNotation(f"the pile has {there} cards in round {state.round}, not {wanted}")


def _read_cards(state: PotDeVinState, given: Mapping[str, Any]) -> None:
    """Read every card but those on the table; all 52 are somewhere (PDV-SU-01)."""
    most = of(HAND, state.players) + (state.players == SEATS)
    for seat, cards in enumerate(lists(given["hands"], "hands", state.players)):
        state.hand[seat] = set_of(_cards(cards))
        if len(cards) > most:
            raise BadNotation(f"seat {seat} has {len(cards)} cards, more than {most}")
    for seat, cards in enumerate(lists(given["taken"], "taken", state.players)):
        take(state, seat, set_of(_cards(cards)))
    state.pile = set_of(_cards(listed(given["pile"], "pile")))
    if given["trump"] is not None:
        state.trump = card_of(given["trump"])
    turned = [] if given["turned"] is None else _cards(listed(given["turned"], "turned"))
    if len(turned) >= CYCLE:
        raise BadNotation(f"turned has at most {CYCLE - 1} cards")
    state.turned = sum(card + 1 << TURNED_BITS * place for place, card in enumerate(turned))
    table = [card for _, card in _plays(given["table"], state.players) if card != GEM]
    _check_deck(state, [*turned, *table])


def _check_deck(state: PotDeVinState, others: Iterable[int]) -> None:
    trump = [] if state.trump == NOBODY else [state.trump]
    places = (*state.hand, *state.taken, state.pile)
    there = [*trump, *others, *(card for cards in places for card in cards_in(cards))]
    for card in range(CARDS):
        if there.count(card) != 1:
            raise BadNotation(f"the position has {there.count(card)} of {card_word(card)}, not 1")


def _read_gems(state: PotDeVinState, given: Mapping[str, Any]) -> None:
    each = of(GEMS, state.players)
    passed = sum(card == GEM for _, card in _plays(given["table"], state.players))
    for key, numbers, most in (
        ("gems", state.gems, each),
        ("treasure", state.treasure, each * state.players),
    ):
        values = listed(given[key], key)
        if len(values) != state.players:
            raise BadNotation(f"{key} is a list of {state.players} numbers")
        numbers[: state.players] = [whole(value, key, most) for value in values]
    there = sum(state.gems) + sum(state.treasure) + passed
    if there > each * state.players:
        raise BadNotation(f"the position has {there} gems, the game {each * state.players}")
    for seat in range(state.players):
        if state.gems[seat] and not state.hand[seat]:
            raise BadNotation(f"seat {seat} has gems to use but no cards")


def _read_table(state: PotDeVinState, given: Mapping[str, Any]) -> None:
    """Lay the cards played this round, from the leader clockwise."""
    plays = _plays(given["table"], state.players)
    if not plays:
        return
    state.leader = plays[0][0]
    order = [(seat - state.leader) % state.players for seat, _ in plays]
    if order != sorted(set(order)):
        raise BadNotation("the table is laid clockwise, each seat once")
    turns = [(state.leader + steps) % state.players for steps in range(order[-1])]
    if left_out := [seat for seat in turns if state.hand[seat] and seat not in dict(plays)]:
        raise BadNotation(f"seat {left_out[0]} has cards and had no turn in the round")
    if plays[0][1] == GEM:
        raise BadNotation("the leader plays a card")
    state.led = character_of(plays[0][1])
    for seat, card in plays:
        if card == GEM and not state.hand[seat]:
            raise BadNotation(f"seat {seat} passed and has no cards")
        state.played[seat] = card + 1
        if card != GEM:
            remember_play(state, seat, card)
            if character_of(card) != state.led and state.hand[seat] & suit(state.led):
                raise BadNotation(f"seat {seat} did not follow although it could")


def _plays(table: object, players: int) -> list[tuple[int, int]]:
    """Return the plays on a position's table: the seat and card of each."""
    plays: list[tuple[int, int]] = []
    for entry in listed(table, "table"):
        pair = listed(entry, "an entry of table")
        if len(pair) != 2:
            raise BadNotation(f"table holds pairs of seat and card, not {shown(pair)}")
        seat, word = pair
        card = GEM if word == "gem" else card_of(word)
        plays.append((whole(seat, "table", players - 1), card))
    return plays


def read_hands(hands: object, players: int, first: int) -> list[list[int]]:
    """Return the cards of each seat from a header's ``hands``.

    Raises:
        BadNotation: other numbers of cards than the deal gives, or a card twice.
    """
    state = PotDeVinState()
    state.players, state.first = players, first
    read = [_cards(hand) for hand in lists(hands, "hands", players)]
    for seat, hand in enumerate(read):
        if len(hand) != hand_size(state, seat):
            wanted = hand_size(state, seat)
            raise BadNotation(f"seat {seat} is dealt {wanted} cards, not {len(hand)}")
    return read


def _cards(words: Sequence[object]) -> list[int]:
    cards = [card_of(word) for word in words]
    if len(set(cards)) != len(cards):
        raise BadNotation("a card is there twice")
    return cards


# ------------------------------------------------------------------- given in part


def fill_position(players: int, given: Json) -> Json:
    """Return *given* with its gaps filled.

    Hands and the trump have to be given, and after the first round the cards taken.  The pile has
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
    """Fill in the phase, the character led, and the seat asked: the next clockwise with cards."""
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
