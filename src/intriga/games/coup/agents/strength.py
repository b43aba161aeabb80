"""How the table stands: a rough share of the game for each seat.

A seat is as strong as its influence and its coins; its share is its part of the
strength of all.  The worth of an action is then the change of one's own share,
which weighs last cards, leaders and double dangers without a rule for each.
"""

from typing import Final

from intriga.games.coup.agents.moves import influence, rivals
from intriga.games.coup.view.view import CoupView

LIFE: Final = (0.0, 1.0, 2.4)  # by influence
COIN: Final = 0.14  # added by a coin, as a part of the above, divided by the players living
GREED: Final = 0.09  # added by a coin to the danger of its owner
RICH: Final = 8  # coins beyond these add nothing


def strength(cards: int, coins: int, coin: float) -> float:
    """Return the strength of a seat with *cards* and *coins*, by the value of a coin."""
    return LIFE[cards] * (1 + coin * min(coins, RICH))


class Standing:
    """Influence and coins of every seat, now or after something that may happen.

    ``coin`` is the strength that a coin adds to its owner: coins buy strikes, and
    a strike helps all the others, so the more there are the less it helps oneself.
    """

    __slots__ = ("coin", "coins", "influence", "strengths")

    def __init__(
        self, influence: list[int], coins: list[int], coin: float, strengths: list[float]
    ) -> None:
        """Take influence, coins and strength by seat, and the value of a coin."""
        self.influence = influence
        self.coins = coins
        self.coin = coin
        self.strengths = strengths

    @classmethod
    def of(cls, view: CoupView) -> "Standing":
        """Return how the table of *view* stands now."""
        lives, coin = [influence(view, seat) for seat in view.seats], COIN / len(view.alive)
        strengths = [strength(*pair, coin) for pair in zip(lives, view.coins, strict=True)]
        return cls(lives, view.coins, coin, strengths)

    def after(self, seat: int, *, cards: int = 0, coins: int = 0) -> "Standing":
        """Return the standing after *seat* has won or lost *cards* and *coins*."""
        then = Standing(self.influence[:], self.coins[:], self.coin, self.strengths[:])
        left, purse = max(0, self.influence[seat] + cards), max(0, self.coins[seat] + coins)
        then.influence[seat], then.coins[seat] = left, purse
        then.strengths[seat] = strength(left, purse, self.coin)
        return then

    def moved(self, giver: int, taker: int, most: int) -> "Standing":
        """Return the standing after *taker* has got up to *most* coins of *giver*."""
        loot = min(most, self.coins[giver])
        return self.after(giver, coins=-loot).after(taker, coins=loot)

    def share(self, seat: int) -> float:
        """Return the share of *seat*, 0 to 1."""
        return self.strengths[seat] / sum(self.strengths)


def danger(view: CoupView, me: int, seat: int) -> float:
    """Return the danger of *seat* to *me*."""
    power = strength(influence(view, seat), view.coins[seat], GREED)
    return power if may_strike(view, seat, me) else power / 2


def may_strike(view: CoupView, striker: int, seat: int) -> bool:
    """Say whether factions let *striker* strike *seat* (COUP-RF-03)."""
    sides = view.factions
    if sides is None or sides[striker] != sides[seat]:
        return True
    return all(sides[other] == sides[striker] for other in rivals(view, striker))
