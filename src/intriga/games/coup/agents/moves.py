"""Inputs of Coup for agents, with the target, claim and cost of each, and the strength of seats.

A seat is as strong as its influence and its coins; its share is its part of the
strength of all.  The worth of an action is then the change of one's own share,
which weighs last cards, leaders and double dangers without a rule for each.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from intriga.games.coup.action_table import BLOCKED_BY, CLAIM, COST, of
from intriga.games.coup.inputs import PAIRS, TARGETS, Input
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    CONTESSA,
    NOBODY,
    NOT_DUKE,
    SLOTS,
    Action,
    For,
)


class Turn(NamedTuple):
    """An action of one's turn: target and named character are NOBODY where there is none."""

    id: int
    action: Action
    target: int
    named: int

    @property
    def claim(self) -> int:
        """Return the slot it claims, NOBODY if it claims none."""
        return of(CLAIM, self.action) - 1

    @property
    def cost(self) -> int:
        """Return the coins paid into the Treasury when it is declared."""
        return of(COST, self.action)


def _read(action: int) -> tuple[Action, int, int]:
    """Return action, steps to the target and named slot of an id of the turn."""
    if action < Input.COUP:
        return Action(action - Input.INCOME), NOBODY, NOBODY
    if action < Input.CONVERT:
        kind, steps = divmod(action - Input.COUP, TARGETS)
        return Action(Action.COUP + kind), steps + 1, NOBODY
    if action < Input.NAMED_COUP:
        return Action.CONVERT, action - Input.CONVERT, NOBODY
    named = action >= Input.NAMED_ASSASSINATE
    first = Input.NAMED_ASSASSINATE if named else Input.NAMED_COUP
    steps, slot = divmod(action - first, SLOTS)
    return (Action.ASSASSINATE if named else Action.COUP), steps + 1, slot


_TURNS: Final = {action: _read(action) for action in range(Input.INCOME, Input.KEEP_ONE)}


def turn_of(view: CoupView, action: int) -> Turn:
    """Return the turn that the id *action* means for the viewer."""
    kind, steps, named = _TURNS[action]
    target = NOBODY if steps == NOBODY else (own_seat(view) + steps) % view.players
    return Turn(action, kind, target, named)


def turns_of(view: CoupView, legal: Sequence[int]) -> list[Turn]:
    """Return the turns that the ids *legal* mean for the viewer."""
    return [turn_of(view, action) for action in legal]


def cards_kept(action: int) -> tuple[int, ...]:
    """Return the cards that an exchange keeps."""
    if action < Input.KEEP_TWO:
        return (action - Input.KEEP_ONE,)
    return PAIRS[action - Input.KEEP_TWO]


def redirected_to(view: CoupView, action: int) -> int:
    """Return the seat to which the Patron's coin goes."""
    return (own_seat(view) + 1 + action - Input.REDIRECT) % view.players


def blockers_of(view: CoupView, action: Action) -> tuple[int, ...]:
    """Return the slots that block *action* in the variant of *view* (AMB-51)."""
    if action == Action.EXAMINE and view.options["examine_block"]:
        return (CONTESSA,)
    return tuple(slot for slot in range(SLOTS) if of(BLOCKED_BY, action) >> slot & 1)


# ------------------------------------------------------------------- the viewer


def own_seat(view: CoupView) -> int:
    """Return the viewer's seat; spectators do not play."""
    return view.seat or 0


def rivals(view: CoupView, seat: int) -> list[int]:
    """Return the living players but *seat*."""
    return [other for other in view.alive if other != seat]


def influence(view: CoupView, seat: int) -> int:
    """Return how many cards *seat* has yet to lose."""
    return 2 - len(view.face_up[seat])


def holds(view: CoupView, slot: int) -> bool:
    """Say whether the viewer could prove *slot*, or to have none of slot 0."""
    held = any(card % SLOTS == slot % NOT_DUKE for card in view.hand)
    return held != (slot == NOT_DUKE)


def open_claims(view: CoupView, seat: int, slot: int) -> int:
    """Return how often *seat* claimed *slot* without being challenged."""
    return view.claimed(seat)[slot] - view.proved(seat)[slot] - view.refused(seat)[slot]


def claimed_for(view: CoupView) -> For:
    """Return the purpose of the claim on the table."""
    if view.estate_of != NOBODY:
        return For.ESTATE
    return For.BLOCK if view.claimant == view.blocker else For.ACTION


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
