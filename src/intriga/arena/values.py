"""Simple guesses of how a game will end, for the corrections of :mod:`intriga.arena.aivat`.

They look at what lies on the table and at nobody's plans.  Their numbers were
chosen by hand: a wrong guess costs sharpness, never fairness.
"""

from math import exp
from typing import Any, Final

from intriga.arena.aivat import AnyRuleset, Valuer
from intriga.core.errors import BadOptions
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import ARTS, SLOTS, Phase
from intriga.games.pot_de_vin.rules.scoring import points
from intriga.games.pot_de_vin.state import PotDeVinState

INFLUENCE: Final = 2  # cards of a seat
SECOND: Final = 1.0  # log weight of the second influence
COIN: Final = 0.08  # log weight of a coin
MOST_COINS: Final = 10
CARD: Final = (0.15, 0.15, 0.10, 0.0, 0.05)  # log weight of holding a character, by slot

EARLY, LATE = (
    12.0,
    2.0,
)  # points that are e times the chance, before the first and after the last round


def valuer_for(game: str) -> Valuer:
    """Return the simple valuer of the game called *game*.

    Raises:
        BadOptions: there is none.
    """
    if game not in VALUERS:
        known = ", ".join(VALUERS)
        raise BadOptions("game", f"nothing values {game!r}; there are values for {known}")
    return VALUERS[game]


def decided(state: Any, game: AnyRuleset) -> list[float] | None:  # noqa: ANN401  whatever game
    """Return the shares of a game that is over, by seat; None while it goes on."""
    winners = game.winners(state)
    if not winners:
        return None
    return [(seat in winners) / len(winners) for seat in range(state.players)]


def split(weights: dict[int, float], seats: int) -> list[float]:
    """Return shares in proportion to the weights by seat; seats without one have none."""
    total = sum(weights.values())
    return [weights.get(seat, 0.0) / total for seat in range(seats)]


# ------------------------------------------------------------------- Coup


class CoupValuer:
    """Influence, coins and characters in hand."""

    def shares(self, state: CoupState, game: AnyRuleset) -> list[float]:
        """Return the share to expect by seat."""
        known = decided(state, game)
        if known is not None:
            return known
        alive = [seat for seat in range(state.players) if state.alive >> seat & 1]
        return split({seat: exp(_strength(state, seat)) for seat in alive}, state.players)


def _strength(state: CoupState, seat: int) -> float:
    """Return the log weight of a seat that is in the game."""
    cards = sum(
        weight
        for slot, weight in enumerate(CARD)
        if any(state.hand[seat] >> 4 * (slot + SLOTS * art) & 15 for art in range(ARTS))
    )
    return SECOND * _influence(state, seat) + COIN * min(state.coins[seat], MOST_COINS) + cards


def _influence(state: CoupState, seat: int) -> int:
    """Return the influence of *seat*, without that which it is about to lose."""
    lost = (state.face_up[seat] & 15 > 0) + (state.face_up[seat] >> 4 > 0)
    losing = state.phase == Phase.LOSE and state.awaited >> seat & 1
    return INFLUENCE - lost - losing


# ------------------------------------------------------------------- Pot de Vin


class PotDeVinValuer:
    """The points so far, which weigh more as the rounds go by; jokers count when placed."""

    def shares(self, state: PotDeVinState, game: AnyRuleset) -> list[float]:
        """Return the share to expect by seat; partners have half each of their side's."""
        known = decided(state, game)
        if known is not None:
            return known
        gone = state.round / state.rounds if state.rounds else 0.0
        scale = EARLY + (LATE - EARLY) * min(gone, 1.0)
        each = {seat: exp(points(state, seat) / scale) for seat in range(state.players)}
        return split(each, state.players)


VALUERS: Final[dict[str, Valuer]] = {"coup": CoupValuer(), "pot-de-vin": PotDeVinValuer()}
