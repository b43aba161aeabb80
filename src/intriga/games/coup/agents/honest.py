"""Players of Coup that never lie, or lie at every chance; none guesses what others hold."""

from collections.abc import Sequence
from random import Random
from typing import Final

from intriga.games.coup.agents.counting import is_certain_lie, surely_holds, unseen
from intriga.games.coup.agents.coup_agent import CoupAgent
from intriga.games.coup.agents.moves import (
    Turn,
    danger,
    holds,
    may_strike,
    open_claims,
    own_seat,
    turns_of,
)
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import AMBASSADOR, CAPTAIN, CONTESSA, NOBODY, Action

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
                return max(found, key=lambda turn: _fear(view, turn, random)).id
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


def _fear(view: CoupView, turn: Turn, random: Random) -> tuple[float, float]:
    """Return the danger of the target, and a random number to part equals."""
    feared = danger(view, view.turn, turn.target) if turn.target >= 0 else 0.0
    return feared, random.random()
