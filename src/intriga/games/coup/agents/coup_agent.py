"""The questions of Coup, one method each, in a base class of agents of Coup.

Where a choice has little to do with bluffing, the answer here is the one both
the honest and the crafty give.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from intriga.games.coup.agents.moves import (
    cards_kept,
    danger,
    influence,
    own_seat,
    redirected_to,
    rivals,
)
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    SLOTS,
    Phase,
)

WORTH: Final = (1.0, 0.85, 0.95, 0.55, 0.75)  # by slot, with influence and players enough
SECOND_COPY: Final = 0.3  # the part of a character's worth that is left for a second one
PICKS: Final = (35, 20, 30, 5, 10)  # how often each slot is picked from a set


def worth_of_card(view: CoupView, slot: int) -> float:
    """Return how good *slot* is for the viewer now, about 0 to 1.3."""
    worth = WORTH[slot]
    if slot == DUKE and view.options["patron"]:
        return worth - 0.2
    if slot == AMBASSADOR and view.options["inquisitor"]:
        return worth + 0.15
    if slot == CONTESSA:
        return worth + _fear(view)
    if len(view.alive) == 2 and slot in (CAPTAIN, ASSASSIN):
        return worth + 0.1
    return worth


def _fear(view: CoupView) -> float:
    """Return the added worth of a block of assassinations, which may save one's last card."""
    me = own_seat(view)
    armed = any(view.coins[seat] >= 3 for seat in rivals(view, me))
    return 0.3 if armed and influence(view, me) == 1 else 0.0


def worth_of_hand(view: CoupView, cards: Iterable[int]) -> float:
    """Return how good *cards* are together: twice the same is little more than once."""
    total = 0.0
    met: set[int] = set()
    for card in cards:
        slot = card % SLOTS
        worth = worth_of_card(view, slot) + _reputation(view, slot)
        total += worth * SECOND_COPY if slot in met else worth
        met.add(slot)
    return total


def _reputation(view: CoupView, slot: int) -> float:
    """Return the worth of a card that one has claimed to hold."""
    me = own_seat(view)
    return 0.1 if view.claimed(me)[slot] > view.refused(me)[slot] else 0.0


def without(cards: tuple[int, ...], card: int) -> list[int]:
    """Return *cards* but one *card*."""
    rest = list(cards)
    rest.remove(card)
    return rest


GOOD_CARD: Final = 0.8  # an examined card worth this much has to go
METHODS: Final = {
    Phase.SETUP_PICK: "pick",
    Phase.SETUP_FACTION: "faction",
    Phase.ACTION: "turn",
    Phase.CHALLENGE_ACTION: "challenge",
    Phase.CHALLENGE_BLOCK: "challenge",
    Phase.CHALLENGE_LAWYER: "challenge",
    Phase.PROVE: "prove",
    Phase.LOSE: "lose",
    Phase.BLOCK: "block",
    Phase.LAWYER: "estate",
    Phase.EXCHANGE: "exchange",
    Phase.EXAMINE_SHOW: "show",
    Phase.EXAMINE_DECIDE: "examined",
    Phase.PATRON_REDIRECT: "redirect",
}


class CoupAgent(ABC):
    """An agent that answers the questions of Coup one by one."""

    def act(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Return one of the action ids *legal* for the seat of *view*."""
        if len(legal) == 1:
            return legal[0]
        answer: int = getattr(self, METHODS[view.phase])(view, legal, random)
        return answer

    # --- questions of character

    @abstractmethod
    def turn(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Choose the action of one's turn."""

    @abstractmethod
    def challenge(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Doubt the claim on the table or let it pass."""

    @abstractmethod
    def block(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Block the action or let it pass."""

    @abstractmethod
    def estate(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Claim the Lawyer or let it pass."""

    # --- questions of prudence

    def pick(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Pick a card from one's set, good ones more often, none never."""
        weights = [PICKS[action - Input.PICK] for action in legal]
        return random.choices(legal, weights)[0]

    def faction(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Choose a faction; they are alike."""
        return random.choice(legal)

    def prove(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Prove a claim that can be proved, with any of the arts held."""
        return random.choice([action for action in legal if action != Input.DECLINE])

    def lose(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Lose the card one can best do without."""
        return max(
            legal,
            key=lambda action: worth_of_hand(view, without(view.hand, action - Input.LOSE)),
        )

    def exchange(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Keep the best cards."""
        return max(
            legal,
            key=lambda action: worth_of_hand(view, cards_kept(action)) + random.random() / 20,
        )

    def show(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Show the examiner the card that one would miss least."""
        return min(legal, key=lambda action: worth_of_card(view, (action - Input.SHOW) % SLOTS))

    def examined(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Take good cards away from the examined player."""
        good = worth_of_card(view, view.shown % SLOTS) >= GOOD_CARD
        return Input.REPLACE if good else Input.LEAVE

    def redirect(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Give the Patron's coin to whom it helps least."""
        me = own_seat(view)
        return min(
            legal,
            key=lambda action: (danger(view, me, redirected_to(view, action)), random.random()),
        )
