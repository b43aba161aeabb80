"""Tables to test at: random variants, and positions written down shortly."""

import random
from collections.abc import Callable, Sequence

from intriga.core.chance import Scripted, Seeded
from intriga.core.game import Game
from intriga.games.pot_de_vin.decks import WORDS
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.view.view import PotDeVinView
from tests.games import tables
from tests.games.tables import Json, names, say
from tests.oracle.pot_de_vin_setup import TABLE

PotDeVinGame = Game[PotDeVinState, PotDeVinView]
CYCLE = 4  # rounds until six players have used up their trump pile


def any_header(key: str, **fixed: object) -> Json:
    """Return a header of any number of players, options and deck; *fixed* options are kept."""
    return tables.any_header(POT_DE_VIN, key, **fixed)


def any_play(key: str, **fixed: object) -> PotDeVinGame:
    """Return a random game that has just been dealt."""
    return dealt(any_header(key, **fixed), random.Random(key).getrandbits(32))


def dealt(header: Json, number: int) -> PotDeVinGame:
    """Return a game that has just been dealt by the numbers of *number*."""
    return Game(POT_DE_VIN, header, Seeded(number))


def game_of(players: int, number: int = 1, **options: object) -> PotDeVinGame:
    """Return a game of so many players that has just been dealt."""
    return dealt({"preset": "pot-de-vin", "options": options, "seats": names(players)}, number)


def table(
    *hands: str,
    trump: str = "ugo-13",
    taken: Sequence[str] = (),
    pile: str = "",
    turned: str = "",
    draws: str = "",
    left: int = 0,
    change: Json | None = None,
    **options: object,
) -> PotDeVinGame:
    """Return a game with these hands, seat 0 to lead, and *draws* to come.

    *left* is the number of rounds to come, or 0 for the length of the longest
    hand; shorter hands have gems for them.  Cards that are named nowhere are in the pile, as many
    as belong there, left in the middle by six players, or taken by the last
    seat.  ``change`` is put into the position as it is.
    """
    cards = [hand.split() for hand in hands]
    players, rounds = len(hands), TABLE[len(hands)].rounds
    left = left or max(map(len, cards))
    in_pile, in_middle = left - 1, 0
    if players == 6:
        in_middle = (rounds - left) % CYCLE
        in_pile = CYCLE - 1 - in_middle
    won = [words.split() for words in [*taken, *[""] * (players - len(taken))]]
    named = {trump, *pile.split(), *turned.split(), *(c for some in [*cards, *won] for c in some)}
    others = [card for card in WORDS if card not in named]
    middle = [*turned.split(), *others][:in_middle]
    below = [*pile.split(), *(card for card in others if card not in middle)][:in_pile]
    won[-1] += [card for card in others if card not in {*middle, *below}]
    position: Json = {
        "phase": "LEAD",
        "round": rounds - left + 1,
        "turn": 0,
        "awaiting": [0],
        "trump": trump,
        "led": None,
        "table": [],
        "hands": [in_order(hand) for hand in cards],
        "gems": [left - len(hand) if hand else 0 for hand in cards],
        "treasure": [0] * players,
        "taken": [in_order(some) for some in won],
        "pile": in_order(below),
        "turned": middle if players == 6 else None,
        "scores": None,
        "winners": None,
    }
    header: Json = {"preset": "pot-de-vin", "options": options, "seats": names(players)}
    source = Scripted(draws.split()) if draws else Seeded(1)
    return Game(POT_DE_VIN, {**header, "position": {**position, **(change or {})}}, source)


def begun(game: PotDeVinGame, position: object) -> PotDeVinGame:
    """Return a game like *game* that begins in *position*."""
    header = {key: game.header[key] for key in ("preset", "options", "seats")}
    return dealt({**header, "position": position}, 1)


def in_order(cards: Sequence[str]) -> list[str]:
    """Return *cards* as positions write them."""
    return sorted(cards, key=WORDS.index)


# ------------------------------------------------------------------- every kind of question

THREE = ("aldo-4 aldo-9 pietra-5", "aldo-5 enzo-6 enzo-7", "enzo-8 ugo-7")
SIX = ("aldo-4 aldo-9", "aldo-5 enzo-6", "aldo-7", "enzo-8 ugo-7", "pietra-4", "ugo-8 ugo-9")
COLUMNS = "aldo-1 aldo-4 aldo-5 aldo-6"  # a joker, a noble, an artist and a worker
SCENES: dict[str, Callable[[], PotDeVinGame]] = {
    "DISCARD": lambda: game_of(6),
    "LEAD": lambda: table(*THREE),
    "FOLLOW": lambda: say(table(*THREE), "0 play aldo-4", "1 play aldo-5"),
    "LEAVE": lambda: say(
        table(*SIX, six_recycle="choice"),
        *("0 play aldo-4", "1 play aldo-5", "2 gem", "3 play enzo-8", "4 gem", "5 play ugo-8"),
    ),
    "JOKERS": lambda: say(table("aldo-9", "", "", taken=[COLUMNS]), "0 play aldo-9"),
    "GAME_OVER": lambda: say(SCENES["JOKERS"](), "0 jokers nobles", "2 jokers auto"),
}
