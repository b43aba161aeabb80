"""Agents of Coup, with a method for each question, and the simplest: one never lies, one always.

Where a choice has little to do with bluffing, the answer of the base class is the one both
the honest and the crafty give.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from intriga.games.coup.agents.assessment import is_certain_lie, surely_holds, unseen
from intriga.games.coup.agents.moves import (
    Turn,
    cards_kept,
    danger,
    holds,
    influence,
    may_strike,
    open_claims,
    own_seat,
    redirected_to,
    rivals,
    turns_of,
)
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    NOBODY,
    SLOTS,
    Action,
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


APPEAL: Final = {
    Action.COUP: 9.0,
    Action.ASSASSINATE: 8.0,
    Action.TAX: 6.0,
    Action.PATRON: 5.0,
    Action.STEAL: 2.5,  # and as much for each coin
    Action.EMBEZZLE: 2.0,  # and as much for each coin
    Action.EXCHANGE: 4.2,
    Action.EXAMINE: 3.8,
    Action.FOREIGN_AID: 4.0,
    Action.INCOME: 2.0,
    Action.CONVERT: 1.0,
}
WHIM: Final = 1.0  # the most that chance adds
DETERRED: Final = 2.0  # taken off for each claim to hold a card that blocks the action


class Honest(CoupAgent):
    """Claims and blocks with cards that it holds, counts cards and never guesses."""

    def turn(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Choose the most appealing of the actions that need no lie."""
        honest = [turn for turn in turns_of(view, legal) if _is_true(view, turn)]
        rest = unseen(view)
        chosen = max(honest, key=lambda turn: appeal(view, turn, rest) + WHIM * random.random())
        return chosen.id

    def challenge(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Doubt exactly the claims that are certain to be lies."""
        return Input.CHALLENGE if is_certain_lie(view) else Input.PASS

    def block(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Block with a character in hand, if there is one."""
        blocks = [action for action in legal if action != Input.PASS]
        true = [action for action in blocks if holds(view, action - Input.BLOCK)]
        return random.choice(true) if true else Input.PASS

    def estate(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Claim the Lawyer with the Lawyer in hand."""
        return Input.CLAIM if holds(view, CONTESSA) else Input.PASS


class HonestCaller(Honest):
    """Never lies, and challenges every claim."""

    def challenge(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Challenge the claim on the table."""
        return Input.CHALLENGE


def _is_true(view: CoupView, turn: Turn) -> bool:
    return turn.claim == NOBODY or holds(view, turn.claim)


def appeal(view: CoupView, turn: Turn, rest: Sequence[int]) -> float:
    """Return how good *turn* seems; *rest* counts the copies not seen, by slot."""
    me, target = own_seat(view), turn.target
    value = APPEAL[turn.action]
    if turn.named != NOBODY:
        value += _naming(view, turn, rest)
    if turn.action == Action.STEAL:
        blocks = open_claims(view, target, CAPTAIN) + open_claims(view, target, AMBASSADOR)
        loot = value * min(2, view.coins[target]) + danger(view, me, target) / 4
        return loot - DETERRED * min(4, blocks)
    if turn.action == Action.EMBEZZLE:
        return value * view.sewer
    if turn.action == Action.PATRON:
        return value - danger(view, me, target)
    if turn.action == Action.ASSASSINATE:
        value -= DETERRED * min(4, open_claims(view, target, CONTESSA))
    if turn.action == Action.CONVERT:
        return value + _relief(view, target) if target == me else 0.0
    return value + danger(view, me, target) if target != NOBODY else value


def _naming(view: CoupView, turn: Turn, rest: Sequence[int]) -> float:
    """Return how likely the named character is to be there, 0 to 1; 3 if it is certain."""
    if surely_holds(view, turn.target, turn.named):
        return 3.0
    said = max(0, open_claims(view, turn.target, turn.named))
    return min(1.0, (rest[turn.named] + said) / 6) if rest[turn.named] > 0 else 0.0


def _relief(view: CoupView, me: int) -> float:
    """Return how many fewer could strike after converting oneself."""
    others = [seat for seat in view.alive if seat != me]
    striking = sum(may_strike(view, seat, me) for seat in others)
    return striking - (len(others) - striking) if striking < len(others) else 0.0


LIES: Final = (Action.COUP, Action.ASSASSINATE, Action.TAX)  # a liar takes the first legal one


class Liar(CoupAgent):
    """Strikes as soon as it can pay, else taxes; blocks everything; never challenges."""

    def turn(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Choose a coup, else an assassination, else tax, whatever it holds."""
        turns = turns_of(view, legal)
        for action in LIES:
            found = [turn for turn in turns if turn.action == action and not _is_vain(view, turn)]
            if found:
                return max(found, key=lambda turn: _feared(view, turn, random)).id
        return random.choice(legal)

    def challenge(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Let every claim pass."""
        return Input.PASS

    def block(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Block whatever may be blocked."""
        return random.choice([action for action in legal if action != Input.PASS])

    def estate(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Claim the Lawyer wherever it may."""
        return Input.CLAIM if Input.CLAIM in legal else legal[0]


def _is_vain(view: CoupView, turn: Turn) -> bool:
    """Say whether *turn* assassinates somebody whose Contessa was believed before."""
    killing = turn.action == Action.ASSASSINATE
    return killing and open_claims(view, turn.target, CONTESSA) > 0


def _feared(view: CoupView, turn: Turn, random: Random) -> tuple[float, float]:
    """Return the danger of the target, and a random number to part equals."""
    feared = danger(view, view.turn, turn.target) if turn.target >= 0 else 0.0
    return feared, random.random()
