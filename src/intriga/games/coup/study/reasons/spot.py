"""Facts that the seat of a view can count and see, for giving reasons."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from intriga.core.message import Message, Value
from intriga.core.offered_parts import AnsweredQuestion
from intriga.games.coup.action_table import AID, COUP_COST, LOOT, TAX
from intriga.games.coup.notation import names_of
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    CONTESSA,
    NOBODY,
    NOT_DUKE,
    SLOTS,
    Action,
    Phase,
)

TWO: Final = 2
LITTLE_HOPE: Final = 0.35  # of the chance to win, whatever else is done
DOUBTING: Final = frozenset({Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER})
GAINS: Final = {Action.FOREIGN_AID: AID, Action.TAX: TAX}


@dataclass(frozen=True)
class Spot:
    """The table as the seat sees it that is asked."""

    asked: AnsweredQuestion

    @property
    def view(self) -> CoupView:
        """The view of the seat."""
        return self.asked.view

    @cached_property
    def me(self) -> int:
        """The seat that is asked."""
        seat = self.view.seat
        return NOBODY if seat is None else seat

    @cached_property
    def held(self) -> list[int]:
        """The characters in its hand."""
        return [card % SLOTS for card in self.view.hand]

    @property
    def last(self) -> bool:
        """Whether it has one card left."""
        return len(self.held) == 1

    @cached_property
    def others(self) -> list[int]:
        """The other seats in the game, clockwise from its own."""
        players = self.view.players
        around = [(self.me + steps) % players for steps in range(1, players)]
        return [seat for seat in around if seat in self.view.alive]

    @property
    def duel(self) -> bool:
        """Whether two are left."""
        return len(self.others) == 1

    def cards(self, seat: int) -> int:
        """Return how many cards *seat* has left."""
        return TWO - len(self.view.face_up[seat])

    @cached_property
    def copies(self) -> int:
        """How many cards there are of each character."""
        view = self.view
        lost = sum(map(len, view.face_up))
        every = view.court_size + sum(view.hand_sizes) + sum(view.aside_sizes) + lost
        return every // SLOTS

    def away(self, slot: int, claimant: int) -> int:
        """Return how many cards of *slot* are seen elsewhere than with *claimant*."""
        view = self.view
        open_cards = [card % SLOTS for lost in view.face_up for card in lost]
        known = [
            card % SLOTS for seat in self.others if seat != claimant for card in view.seen(seat)
        ]
        return [*open_cards, *self.held, *known].count(slot)

    def coins_after(self, seat: int) -> int:
        """Return the coins of *seat* once the action on the table is done, if nothing stops it."""
        view, coins = self.view, self.view.coins[seat]
        if view.action == Action.STEAL and seat in {view.turn, view.target}:
            taken = min(LOOT, view.coins[view.target])
            return coins + (taken if seat == view.turn else -taken)
        return coins + (GAINS.get(Action(view.action), 0) if seat == view.turn else 0)

    @property
    def struck(self) -> bool:
        """Whether it is the one who is being assassinated."""
        return self.view.action == Action.ASSASSINATE and self.view.target == self.me

    @property
    def robbed(self) -> bool:
        """Whether it is the one who is being stolen from."""
        return self.view.action == Action.STEAL and self.view.target == self.me

    @property
    def doomed(self) -> bool:
        """Whether it is out if it lets this pass: nothing that it holds saves its last card."""
        return self.struck and self.last and CONTESSA not in self.held

    def can_strike(self, seat: int) -> bool:
        """Say whether its own next turn ends the game before *seat* does."""
        return self.cards(seat) == 1 and self.view.coins[self.me] >= COUP_COST

    def is_behind(self, seat: int) -> bool:
        """Say whether it has fewer cards than *seat*, the only other one, and little hope."""
        best = max(each.win for each in self.asked.others)
        return self.duel and self.cards(seat) > len(self.held) and best < LITTLE_HOPE

    def is_outpaced(self, seat: int) -> bool:
        """Say whether *seat*, the only other one, reaches a coup first if it lets this pass."""
        return self.duel and self.is_ahead(seat, self.coins_after(seat), self.coins_after(self.me))

    def is_ahead(self, seat: int, theirs: int, mine: int) -> bool:
        """Say whether one tax brings *seat* from *theirs* to a coup, and not itself from *mine*."""
        within = theirs < COUP_COST <= theirs + TAX
        return within and mine + TAX < COUP_COST and not self.can_strike(seat)

    def word(self, slot: int) -> str:
        """Return the word of a character."""
        return names_of(self.view).slots[slot % NOT_DUKE]

    def say(self, name: str, **args: Value) -> Message:
        """Return the reason *name*."""
        return Message(f"why-{name}", args)
