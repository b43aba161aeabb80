"""The assessment of a view by an agent: what it proves, beliefs, the standing, and likely answers.

Cards are counted by slot: a claim is about a character, not about an art.  Chances that somebody
challenges or blocks are rules of thumb; the standings that follow are rules of the game.
"""

from collections.abc import Sequence
from typing import Final

from intriga.games.coup.agents.moves import (
    Standing,
    blockers_of,
    claimed_for,
    influence,
    may_strike,
    open_claims,
    own_seat,
    rivals,
)
from intriga.games.coup.view.heard_moves import HeardMove, heard_moves
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    AMBASSADOR,
    DUKE,
    NOBODY,
    NOT_DUKE,
    SLOTS,
    Action,
    CardMove,
    For,
    Phase,
)


def copies(view: CoupView) -> int:
    """Return how many copies of each character are in the game (COUP-SU-01, COUP-SU-02)."""
    if view.players <= 6:
        return 3
    return 4 if view.players <= 8 else 5


def known_hand(view: CoupView, seat: int) -> tuple[int, ...]:
    """Return the cards that *seat* is known to hold."""
    return view.hand if seat == view.seat else view.seen(seat)


def unseen(view: CoupView) -> list[int]:
    """Return, by slot, the copies that may be in a hand the viewer does not see or in the Court."""
    rest = unseen_publicly(view)
    for card in view.aside:
        rest[card % SLOTS] -= 1
    for seat in view.alive:
        for card in known_hand(view, seat):
            rest[card % SLOTS] -= 1
    for slot in _aside_for_sure(view, rest):
        rest[slot] -= 1
    return rest


def unseen_publicly(view: CoupView) -> list[int]:
    """Return, by slot, the copies that do not lie face up."""
    rest = [copies(view)] * SLOTS
    for lost in view.face_up:
        for card in lost:
            rest[card % SLOTS] -= 1
    return rest


def _aside_for_sure(view: CoupView, rest: list[int]) -> list[int]:
    """Return the slots that the other of two players has put aside, if it is certain.

    It has put aside four of the five cards of its set.  Once one of the five must
    be in the game, because none that could lie aside is unseen, the others lie aside.
    """
    if view.players != 2 or not view.aside or len(view.aside) < SLOTS - 1:
        return []
    candidates = _unseen_of_art(view, 1 - view.aside[0] // SLOTS) if _distinct(view) else rest
    if all(candidates):
        return []
    return [slot for slot in range(SLOTS) if candidates[slot]]


def _distinct(view: CoupView) -> bool:
    return bool(view.options["distinct"])


def _unseen_of_art(view: CoupView, art: int) -> list[int]:
    """Return, by slot, the unseen copies of one art, of which there is one each."""
    rest = [1] * SLOTS
    places = [*view.face_up, *(known_hand(view, seat) for seat in view.alive)]
    for card in (card for cards in places for card in cards):
        if card // SLOTS == art:
            rest[card % SLOTS] -= 1
    return rest


# ------------------------------------------------------------------- proofs


def cannot_hold(view: CoupView, seat: int, slot: int, rest: list[int] | None = None) -> bool:
    """Say whether it is certain that *seat* does not hold *slot*; *rest* is :func:`unseen`."""
    known = known_hand(view, seat)
    if any(card % SLOTS == slot for card in known):
        return False
    if len(known) >= view.hand_sizes[seat]:
        return True
    left = (unseen(view) if rest is None else rest)[slot]
    return left <= sum(card % SLOTS == slot for card in in_the_court(view))


def in_the_court(view: CoupView) -> tuple[int, ...]:
    """Return the cards that the viewer returned last, as long as nobody has drawn since."""
    moves = heard_moves(view) if view.returned else []
    own = HeardMove(CardMove.RETURNED, own_seat(view))
    for moved in reversed(moves):
        if moved == own:
            return view.returned
        if moved.what == CardMove.DRAWN:
            break
    return ()


def surely_holds(view: CoupView, seat: int, slot: int) -> bool:
    """Say whether the viewer has seen *slot* in the hand of *seat*."""
    return any(card % SLOTS == slot for card in known_hand(view, seat))


def is_certain_lie(view: CoupView) -> bool:
    """Say whether the claim on the table is proved false by cards that the viewer has seen."""
    if view.claimant in (NOBODY, own_seat(view)):
        return False
    if view.claim == NOT_DUKE:
        return surely_holds(view, view.claimant, DUKE)
    return cannot_hold(view, view.claimant, view.claim)


CLAIMED: Final = (1.0, 3.0, 5.0, 6.0)  # weight of a character claimed so often, never doubted
GIVEN_BACK: Final = 0.4  # ... if it is the one that one exchanges with, and may exchange away
LOST: Final = 0.8  # ... and then lost
CAUGHT: Final = 0.4  # each time it was claimed and not proved
FORGONE: Final = (0.75, 1.0, 0.5, 0.5, 0.15)  # each time its block was forgone, by slot
FORGIVEN: Final = 3  # more times than these say nothing new
FAITH: Final = (7.0, 3.5, 3.5)  # how much oftener a claim is true, by its purpose
ON_THE_TABLE: Final = {Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER}


class Beliefs:
    """The viewer's beliefs about hidden hands."""

    def __init__(self, view: CoupView) -> None:
        """Count the cards of *view* once."""
        self.view = view
        self.rest = unseen(view)
        self._weights: dict[int, list[float]] = {}
        self._public: list[float] = []

    def holds(self, seat: int, slot: int) -> float:
        """Return how likely *seat* holds *slot*, by all but the claim on the table."""
        known = known_hand(self.view, seat)
        if any(card % SLOTS == slot for card in known):
            return 1.0
        hidden = self.view.hand_sizes[seat] - len(known)
        if seat not in self._weights:
            self._weights[seat] = weights(self.view, seat, self.rest)
        return _chance(self._weights[seat], slot, hidden)

    def is_true(self) -> float:
        """Return how likely the claim on the table is true."""
        seat, claim = self.view.claimant, self.view.claim
        prior = 1 - self.holds(seat, DUKE) if claim == NOT_DUKE else self.holds(seat, claim)
        return _once_claimed(prior, faith(self.view, seat) * FAITH[claimed_for(self.view)])

    def is_believed(self, claim: int, made_for: For) -> float:
        """Return how likely *claim*, once the viewer makes it, seems to a spectator."""
        me = own_seat(self.view)
        hidden = 2 - len(self.view.face_up[me])
        if not self._public:
            self._public = weights(self.view, me, unseen_publicly(self.view))
        prior = _chance(self._public, claim % NOT_DUKE, hidden)
        prior = 1 - prior if claim == NOT_DUKE else prior
        return _once_claimed(prior, faith(self.view, me) * FAITH[made_for])


def weights(view: CoupView, seat: int, rest: Sequence[int]) -> list[float]:
    """Return the weight of each slot for a hidden card of *seat*; *rest* are copies not seen."""
    lost = {card % SLOTS for card in view.face_up[seat]}
    refused, forgone = view.refused(seat), view.forgone(seat)
    counts: list[float] = []
    for slot, number in enumerate(rest):
        told = LOST if slot in lost else _told(view, seat, slot)
        doubts = CAUGHT ** min(refused[slot], 2) * FORGONE[slot] ** min(forgone[slot], FORGIVEN)
        counts.append(max(0, number) * told * doubts)
    return counts


def _told(view: CoupView, seat: int, slot: int) -> float:
    """Return the weight of earlier claims of *seat* to hold *slot*."""
    times = open_claims(view, seat, slot)
    if view.phase in ON_THE_TABLE and (seat, slot) == (view.claimant, view.claim):
        times -= 1
    weight = CLAIMED[max(0, min(times, 3))]
    return 1 + (weight - 1) * GIVEN_BACK if slot == AMBASSADOR else weight


def faith(view: CoupView, seat: int) -> float:
    """Return the weight of the word of *seat*: less once it was caught, more if it proved."""
    proved, refused = sum(view.proved(seat)), sum(view.refused(seat))
    return min(3.0, (proved + 2) / (2 * refused + 2))


def _once_claimed(prior: float, told: float) -> float:
    """Return how likely something is true that was likely by *prior* and is now claimed."""
    said = prior * told
    return said / (said + 1 - prior) if said > 0 else 0.0


def _chance(counts: Sequence[float], slot: int, hidden: int) -> float:
    """Return how likely one of *hidden* cards is *slot*, each drawn by *counts*."""
    total = sum(counts)
    if total <= 0 or hidden <= 0:
        return 0.0
    return 1 - (1 - counts[slot] / total) ** hidden


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

    # --- the answers of others

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

    # --- consequences

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
