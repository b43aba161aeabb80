"""Guessing cards: how likely it is that somebody holds a character.

Each face-down card of a seat is taken to be drawn from the copies not seen, a
character counting for more if the seat has claimed it, and for less if it was
caught claiming it or let pass what the character would have blocked.  What a
seat is believed is what the same guess says from a spectator's view.
"""

from collections.abc import Sequence
from typing import Final

from intriga.games.coup.agents.counting import known_hand, unseen, unseen_publicly
from intriga.games.coup.agents.moves import claimed_for, open_claims, own_seat
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import AMBASSADOR, DUKE, NOT_DUKE, SLOTS, For, Phase

CLAIMED: Final = (1.0, 3.0, 5.0, 6.0)  # weight of a character claimed so often, never doubted
GIVEN_BACK: Final = 0.4  # ... if it is the one that one exchanges with, and may exchange away
LOST: Final = 0.8  # ... and then lost
CAUGHT: Final = 0.4  # each time it was claimed and not proved
FORGONE: Final = (0.75, 1.0, 0.5, 0.5, 0.15)  # each time its block was forgone, by slot
FORGIVEN: Final = 3  # more times than these say nothing new
FAITH: Final = (7.0, 3.5, 3.5)  # how much oftener a claim is true, by what it is made for
ON_THE_TABLE: Final = {Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER}


class Beliefs:
    """What the viewer makes of the hands it does not see."""

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
    """Return how much each slot counts for a hidden card of *seat*; *rest* are copies not seen."""
    lost = {card % SLOTS for card in view.face_up[seat]}
    refused, forgone = view.refused(seat), view.forgone(seat)
    counts: list[float] = []
    for slot, number in enumerate(rest):
        told = LOST if slot in lost else _told(view, seat, slot)
        doubts = CAUGHT ** min(refused[slot], 2) * FORGONE[slot] ** min(forgone[slot], FORGIVEN)
        counts.append(max(0, number) * told * doubts)
    return counts


def _told(view: CoupView, seat: int, slot: int) -> float:
    """Return what earlier claims of *seat* to hold *slot* count."""
    times = open_claims(view, seat, slot)
    if view.phase in ON_THE_TABLE and (seat, slot) == (view.claimant, view.claim):
        times -= 1
    weight = CLAIMED[max(0, min(times, 3))]
    return 1 + (weight - 1) * GIVEN_BACK if slot == AMBASSADOR else weight


def faith(view: CoupView, seat: int) -> float:
    """Return how much the word of *seat* counts: less once it was caught, more if it proved."""
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
