"""Facts that the seat of a view can count and see, and reasons for the actions of its own turn."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from intriga.core.message import Message, Value
from intriga.core.offered_parts import AnsweredQuestion
from intriga.games.coup.action_table import (
    AID,
    ASSASSIN_COST,
    COUP_COST,
    INCOME,
    LOOT,
    TAX,
)
from intriga.games.coup.notation import names_of
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
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


def _target(spot: Spot) -> int:
    _, number, *_ = spot.asked.answer.words.split(" ")
    return int(number)


def _threat(spot: Spot, seat: int) -> bool:
    """Say whether *seat* can launch a coup on its next turn."""
    return spot.view.coins[seat] >= COUP_COST


def _richest(spot: Spot) -> int:
    return max(spot.others, key=lambda seat: (spot.cards(seat), spot.view.coins[seat]))


def _coup(spot: Spot) -> Iterator[Message]:
    target = _target(spot)
    if spot.duel and spot.cards(target) == 1:
        yield spot.say("coup-ends", who=target)
        return
    if _threat(spot, target):
        yield spot.say("strike-first", who=target, coins=spot.view.coins[target])
    yield spot.say("coup-sure")
    if not spot.duel and target == _richest(spot):
        yield spot.say("strongest", who=target)
    elif not spot.duel and spot.cards(target) == 1:
        yield spot.say("one-fewer", who=target)


def _assassinate(spot: Spot) -> Iterator[Message]:
    target, coins = _target(spot), spot.view.coins[spot.me]
    if spot.duel and spot.cards(target) == 1:
        yield spot.say("kill-ends", who=target, claim=spot.word(CONTESSA))
    if _threat(spot, target):
        yield spot.say("strike-first", who=target, coins=spot.view.coins[target])
    yield from _held(spot, ASSASSIN)
    if spot.away(CONTESSA, target) >= spot.copies - 1:
        yield _few(spot, target, CONTESSA, "few-blocks")
    if coins < COUP_COST:
        yield spot.say("strike-now", coins=ASSASSIN_COST)
    else:
        yield spot.say("strike-cheap", coins=coins - ASSASSIN_COST)
    yield from _bluff(spot, ASSASSIN)
    if not spot.duel and target == _richest(spot):
        yield spot.say("strongest", who=target)


def _steal(spot: Spot) -> Iterator[Message]:
    target, view = _target(spot), spot.view
    theirs, mine = view.coins[target], view.coins[spot.me]
    taken = min(LOOT, theirs)
    if theirs - taken < COUP_COST <= theirs:
        yield spot.say("theft-slows", who=target, coins=theirs - taken)
    yield from _held(spot, CAPTAIN)
    yield from _reach(spot, taken)
    if theirs - taken < ASSASSIN_COST <= theirs and view.claimed(target)[ASSASSIN]:
        yield spot.say("theft-disarms", who=target, coins=theirs - taken)
    yield from _bluff(spot, CAPTAIN)
    if taken and mine + taken < COUP_COST:
        yield spot.say("theft-swings", who=target, coins=taken)


def _tax(spot: Spot) -> Iterator[Message]:
    yield from _held(spot, DUKE)
    yield from _reach(spot, TAX)
    yield from _bluff(spot, DUKE)
    yield from _others_lie(spot)
    yield spot.say("tax-most", coins=TAX)


def _exchange(spot: Spot) -> Iterator[Message]:
    yield from _held(spot, AMBASSADOR)
    if len(set(spot.held)) < len(spot.held):
        yield spot.say("twins", claim=spot.word(spot.held[0]))
    if not {DUKE, CAPTAIN} & {*spot.held}:
        yield spot.say("no-coins")
    if ASSASSIN in _armed(spot) and CONTESSA not in spot.held:
        yield spot.say("needs-contessa", claim=spot.word(CONTESSA))
    yield from _bluff(spot, AMBASSADOR)
    yield from _others_lie(spot)


def _income(spot: Spot) -> Iterator[Message]:
    yield spot.say("income-sure")
    yield from _reach(spot, INCOME)
    yield from _others_lie(spot)


def _foreign_aid(spot: Spot) -> Iterator[Message]:
    yield from _reach(spot, AID)
    if spot.away(DUKE, spot.others[0]) >= spot.copies - 1:
        yield _few(spot, spot.others[0], DUKE, "few-blocks")
    elif spot.duel and spot.view.forgone(spot.others[0])[DUKE]:
        yield spot.say("let-aid-pass", who=spot.others[0], claim=spot.word(DUKE))
    yield spot.say("aid-claims-nothing", coins=AID)
    yield from _others_lie(spot)


# ------------------------------------------------------------------- common reasons


def _held(spot: Spot, slot: int) -> Iterator[Message]:
    if slot in spot.held:
        yield spot.say("you-hold", claim=spot.word(slot))


def _few(spot: Spot, seat: int, slot: int, name: str) -> Message:
    args = {"claim": spot.word(slot), "seen": spot.away(slot, seat)}
    return spot.say(name, **args, copies=spot.copies)


def _reach(spot: Spot, gain: int) -> Iterator[Message]:
    """Yield that the next turn brings a coup, where it would not have been so sure otherwise."""
    mine = spot.view.coins[spot.me]
    if mine < COUP_COST <= mine + gain:
        ends = spot.duel and spot.cards(spot.others[0]) == 1
        yield spot.say("reach-coup-ends" if ends else "reach-coup", coins=mine + gain)


def _bluff(spot: Spot, slot: int) -> Iterator[Message]:
    """Yield why a bluff is likely to pass."""
    if slot in spot.held:
        return
    if slot != ASSASSIN and spot.duel and spot.cards(spot.others[0]) == 1:
        yield spot.say("dare-last", who=spot.others[0])
    if spot.view.claimed(spot.me)[slot] and not spot.view.refused(spot.me)[slot]:
        yield spot.say("told-before", claim=spot.word(slot))
    if spot.is_behind(spot.others[0]):
        yield spot.say("behind", who=spot.others[0])


def _armed(spot: Spot) -> set[int]:
    """Return the characters that others with the coins for an assassination have claimed."""
    rich = [seat for seat in spot.others if spot.view.coins[seat] + INCOME >= ASSASSIN_COST]
    return {at for seat in rich for at, times in enumerate(spot.view.claimed(seat)) if times}


def _others_lie(spot: Spot) -> Iterator[Message]:
    """Yield that the most tempting answer would have been a bluff, where this is none."""
    if not spot.asked.answer.lie and spot.asked.others[0].lie:
        yield spot.say("rest-bluffs")


TURNS: Final[dict[str, Callable[[Spot], Iterator[Message]]]] = {
    "coup": _coup,
    "assassinate": _assassinate,
    "steal": _steal,
    "tax": _tax,
    "exchange": _exchange,
    "income": _income,
    "foreign_aid": _foreign_aid,
}
