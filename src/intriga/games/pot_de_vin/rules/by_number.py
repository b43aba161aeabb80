"""Whole games from numbers alone: what compiled batches run."""

from intriga.core.bits import count, nth
from intriga.core.chance import Seeded, next_number
from intriga.games.pot_de_vin.inputs import JOKERS_PAGE, PAGE
from intriga.games.pot_de_vin.rules.legal import first_page, legal_actions
from intriga.games.pot_de_vin.rules.play import draw, outcome, play
from intriga.games.pot_de_vin.rules.setup import set_up
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import Phase


def deal(s: PotDeVinState, c: Seeded) -> None:
    """Begin a game of ``s.players`` with the options of *s*; anybody may be first."""
    set_up(s, s.players, next_number(c) * s.players >> 32)
    draw_all(s, c)


def step(s: PotDeVinState, seat: int, action: int, c: Seeded) -> None:
    """Carry out a legal action, up to the next question."""
    play(s, seat, action)
    draw_all(s, c)


def draw_all(s: PotDeVinState, c: Seeded) -> None:
    """Draw what is to be drawn."""
    while s.phase == Phase.CHANCE:
        draw(s, outcome(s, next_number(c)))


def is_over(s: PotDeVinState) -> bool:
    """Say whether the game has been won."""
    return s.phase == Phase.GAME_OVER


def winners(s: PotDeVinState) -> int:
    """Return the winners, in a set."""
    return s.winners


def random_action(s: PotDeVinState, seat: int, c: Seeded) -> int:
    """Return one of the legal actions, all alike."""
    page = first_page(s)
    actions = legal_actions(s, seat, page)
    number = count(actions)
    if s.phase == Phase.JOKERS:
        ways = legal_actions(s, seat, JOKERS_PAGE)
        place = next_number(c) * (number + count(ways)) >> 32
        if place >= number:
            return PAGE * JOKERS_PAGE + nth(ways, place - number)
        return nth(actions, place)
    return PAGE * page + nth(actions, next_number(c) * number >> 32)
