"""The rules of Kuhn poker (H. W. Kuhn 1950), for two or three players.

* K1. There is one card more than players, ranked from the jack up; each player
  pays one chip into the pot.
* K2. Each player is dealt one card, clockwise; the last card stays unseen.
* K3. Clockwise from the first, each player checks or bets one chip, or two by
  the option ``bet``.  Nobody bets after a bet.
* K4. After a bet each of the others, clockwise, calls with as many chips or folds.
* K5. When all have checked, or the last has answered a bet, those who have not
  folded show their cards; the highest takes the pot.
* K6. A bettor whom nobody calls takes the pot and shows nothing.
"""

from intriga.core.bits import count
from intriga.core.chance import Seeded
from intriga.core.default_rules import pick
from kuhn_poker.state import NOBODY, SEATS, Input, KuhnState, Phase


def set_up(s: KuhnState, players: int, first: int) -> None:
    """Begin a game; the options are in the state already, chance deals the cards (K1)."""
    s.players = players
    s.first = first
    s.turn = first
    for seat in range(SEATS):
        s.hand[seat] = 0
    s.deck = (1 << (players + 1)) - 1
    s.bettor = NOBODY
    s.called = 0
    s.phase = Phase.CHANCE


def outcomes(s: KuhnState) -> int:
    """Return the cards that may be dealt now, in a set."""
    return s.deck if s.phase == Phase.CHANCE else 0


def draw(s: KuhnState, card: int) -> None:
    """Deal *card* to the seat whose turn it is, then to the next, or begin (K2)."""
    s.deck ^= 1 << card
    s.hand[s.turn] = card + 1
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.first:
        s.phase = Phase.BET


def play(s: KuhnState, _seat: int, action: int) -> None:
    """Carry out a legal action, and ask the next seat until all have answered (K3, K4)."""
    if action == Input.BET:
        s.bettor = s.turn
        s.phase = Phase.CALL
    if action in (Input.BET, Input.CALL):
        s.called |= 1 << s.turn
    s.turn = (s.turn + 1) % s.players
    if s.turn == (s.first if s.bettor == NOBODY else s.bettor):
        s.phase = Phase.GAME_OVER


def to_move(s: KuhnState) -> int:
    """Return the seat that is asked."""
    return s.turn if s.phase in (Phase.BET, Phase.CALL) else NOBODY


def asked(s: KuhnState) -> int:
    """Return the seat that is asked, in a set."""
    return 1 << s.turn if s.phase in (Phase.BET, Phase.CALL) else 0


def legal_actions(s: KuhnState, seat: int, _page: int) -> int:
    """Return the legal actions of *seat*: bit *i* is the id *i*."""
    if seat != to_move(s):
        return 0
    if s.phase == Phase.BET:
        return 1 << Input.CHECK | 1 << Input.BET
    return 1 << Input.CALL | 1 << Input.FOLD


def staying(s: KuhnState) -> int:
    """Return the seats that have not folded when the game is over, before that nobody."""
    if s.phase != Phase.GAME_OVER:
        return 0
    return (1 << s.players) - 1 if s.bettor == NOBODY else s.called


def shown(s: KuhnState) -> int:
    """Return the seats whose cards everybody sees (K5, K6)."""
    return staying(s) if count(staying(s)) > 1 else 0


def winners(s: KuhnState) -> int:
    """Return the seat with the highest card that stays, in a set (K5, K6)."""
    highest, won = 0, 0
    for seat in range(s.players):
        if staying(s) >> seat & 1 and s.hand[seat] > highest:
            highest, won = s.hand[seat], 1 << seat
    return won


def paid(s: KuhnState, seat: int) -> int:
    """Return the chips of *seat* in the pot (K1, K3, K4)."""
    return 1 + s.bet * (s.called >> seat & 1)


def payoffs(s: KuhnState, out: list[float]) -> None:
    """Write the chips that each seat has gained in a game that is over (K5, K6)."""
    pot = 0
    for seat in range(s.players):
        pot += paid(s, seat)
    for seat in range(s.players):
        out[seat] = float(pot * (winners(s) >> seat & 1) - paid(s, seat))


def redeal(s: KuhnState, viewer: int, c: Seeded) -> None:
    """Shuffle the cards that *viewer* does not see, the one in the deck among them."""
    seen = shown(s) if viewer == NOBODY else shown(s) | 1 << viewer
    for seat in range(s.players):
        if not seen >> seat & 1:
            s.deck |= 1 << (s.hand[seat] - 1)
    for seat in range(s.players):
        if not seen >> seat & 1:
            card = pick(s.deck, c)
            s.deck ^= 1 << card
            s.hand[seat] = card + 1
