"""What an agent makes of a view: beliefs, the standing, and how others will answer.

Chances that somebody challenges or blocks are rules of thumb; the standings that
follow are rules of the game.
"""

from typing import Final

from intriga.games.coup.agents.guesses import Beliefs
from intriga.games.coup.agents.moves import blockers_of, influence, own_seat, rivals
from intriga.games.coup.agents.strength import Standing, may_strike
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import NOBODY, Action, For

DOUBT: Final = 0.02  # that one rival doubts a claim all believe ...
DISBELIEF: Final = 0.35  # ... and more, by how little it is believed
CONCERNED: Final = 0.06  # ... and more, of a player who suffers from it
BLUFFED_BLOCK: Final = {  # that a block is made without the character
    Action.FOREIGN_AID: 0.08,
    Action.ASSASSINATE: 0.35,
    Action.STEAL: 0.15,
    Action.EXAMINE: 0.05,
}
GAIN: Final = {Action.INCOME: 1, Action.FOREIGN_AID: 2, Action.TAX: 3, Action.PATRON: 2}
PATRONS_GIFT, LOOT = 1, 2
DESPERATE: Final = 0.3  # a bluffed block of an assassination is likelier with the last card


class Assessment:
    """A view with everything that has been worked out from it."""

    def __init__(self, view: CoupView) -> None:
        """Read *view*."""
        self.view = view
        self.me = own_seat(view)
        self.beliefs = Beliefs(view)
        self.standing = Standing.of(view)
        self.rivals = rivals(view, self.me)
        self._challenged: dict[tuple[int, For, bool], float] = {}

    def share(self, standing: Standing) -> float:
        """Return the viewer's share of the game in *standing*."""
        return standing.share(self.me)

    # --- what others may do

    def challenged(self, claim: int, made_for: For, concerned: int = NOBODY) -> float:
        """Return how likely a claim of the viewer is challenged, *concerned* having reason to."""
        key = claim, made_for, concerned == NOBODY
        if key not in self._challenged:
            self._challenged[key] = self._doubted(claim, made_for, concerned)
        return self._challenged[key]

    def _doubted(self, claim: int, made_for: For, concerned: int) -> float:
        belief = self.beliefs.is_believed(claim, made_for)
        if belief <= 0:
            return 1.0
        doubt = DOUBT + DISBELIEF * (1 - belief) ** 3
        calm = (1 - doubt) ** len(self.rivals)
        return 1 - calm * (1 - (CONCERNED if concerned != NOBODY else 0.0))

    def blocked(self, action: Action, actor: int, target: int) -> float:
        """Return how likely *action* is blocked by one of the others."""
        if not blockers_of(self.view, action):
            return 0.0
        if action != Action.FOREIGN_AID:
            return self.blocks(action, target)
        free = 1.0
        for seat in self.rivals:
            if seat != actor and may_strike(self.view, seat, actor):
                free *= 1 - self.blocks(action, seat)
        return 1 - free

    def blocks(self, action: Action, seat: int) -> float:
        """Return how likely *seat*, which may block *action*, does."""
        none = 1 - BLUFFED_BLOCK[action]
        if action == Action.ASSASSINATE and influence(self.view, seat) == 1:
            none -= DESPERATE
        for slot in blockers_of(self.view, action):
            none *= 1 - self.beliefs.holds(seat, slot)
        return 1 - none

    # --- what follows

    def carried_out(self, standing: Standing, action: Action, actor: int, target: int) -> Standing:
        """Return the standing once *action* has happened, its cost paid before."""
        if action in (Action.ASSASSINATE, Action.COUP):
            return standing.after(target, cards=-1)
        if action == Action.STEAL:
            return standing.moved(target, actor, LOOT)
        coins = self.view.sewer if action == Action.EMBEZZLE else GAIN.get(action, 0)
        done = standing.after(actor, coins=coins)
        return done.after(target, coins=PATRONS_GIFT) if action == Action.PATRON else done

    def worth_once_done(
        self, standing: Standing, action: Action, actor: int, target: int, named: int
    ) -> float:
        """Return the viewer's share once *action* has happened, or missed *named*."""
        done = self.share(self.carried_out(standing, action, actor, target))
        if named == NOBODY:
            return done
        hit = self.beliefs.holds(target, named)
        return hit * done + (1 - hit) * self.share(standing)
