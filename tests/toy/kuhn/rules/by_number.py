"""Whole games from numbers alone: what compiled batches run."""

from intriga.core.bits import count, nth
from intriga.core.chance import Seeded, next_number
from tests.toy.kuhn.rules.legal import legal_actions
from tests.toy.kuhn.rules.play import draw, outcome, play
from tests.toy.kuhn.rules.setup import set_up
from tests.toy.kuhn.state import KuhnState
from tests.toy.kuhn.vocabulary import Phase


def deal(s: KuhnState, c: Seeded) -> None:
    """Begin a game of ``s.players`` with the options of *s*; anybody may be first."""
    set_up(s, s.players, next_number(c) * s.players >> 32)
    draw_all(s, c)


def step(s: KuhnState, seat: int, action: int, c: Seeded) -> None:
    """Carry out a legal action, up to the next question."""
    play(s, seat, action)
    draw_all(s, c)


def draw_all(s: KuhnState, c: Seeded) -> None:
    """Draw what is to be drawn."""
    while s.phase == Phase.CHANCE:
        draw(s, outcome(s, next_number(c)))


def is_over(s: KuhnState) -> bool:
    """Say whether the game has been won."""
    return s.phase == Phase.GAME_OVER


def winners(s: KuhnState) -> int:
    """Return the winners, in a set."""
    return 1 << s.winner if s.phase == Phase.GAME_OVER else 0


def random_action(s: KuhnState, seat: int, c: Seeded) -> int:
    """Return one of the legal actions, all alike."""
    actions = legal_actions(s, seat, 0)
    return nth(actions, next_number(c) * count(actions) >> 32)
