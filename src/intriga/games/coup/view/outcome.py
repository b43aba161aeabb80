"""The outcome of an input, inferred from one viewer's views before it and after it.

One input may settle a claim, cost an influence, let the action happen and end
the turn.  :class:`Outcome` says which of these it did, from two views and
nothing else; ``log.py`` puts it into sentences.
"""

from collections import Counter
from functools import cached_property
from typing import Final

from intriga.games.coup.action_table import ASSASSIN_COST, COUP_COST
from intriga.games.coup.inputs import TARGETS, Input, kind_of
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import NOBODY, NOT_DUKE, SLOTS, Action, Loss, Phase

DOUBTING: Final = frozenset({Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER})
PRICE: Final = {Action.COUP: COUP_COST, Action.ASSASSINATE: ASSASSIN_COST}
OPEN: Final = DOUBTING | {Phase.BLOCK, Phase.PROVE}  # the action is still in doubt
NAMED: Final = {Input.NAMED_COUP: Action.COUP, Input.NAMED_ASSASSINATE: Action.ASSASSINATE}


class Outcome:
    """One input and all that followed from it without another question.

    ``kind`` and ``plus`` are the parts of the input as heard; ``action``,
    ``target`` and ``named`` describe the action it belongs to; ``estate`` is
    the dead player whose coins are divided, NOBODY for none.
    """

    def __init__(self, before: CoupView, seat: int, heard: int, after: CoupView) -> None:
        """Read the input of *seat* that turned *before* into *after*."""
        self.before, self.seat, self.heard, self.after = before, seat, heard, after
        self.viewer = before.seat
        self.kind = kind_of(max(heard, Input.PASS))
        self.plus: int = heard - int(self.kind)
        self.estate = before.estate_of
        self.action, self.target, self.named = before.action, before.target, before.named
        if before.phase == Phase.ACTION:
            self._read_declaration()

    def _read_declaration(self) -> None:
        kind, plus, players = self.kind, self.plus, self.before.players
        steps = plus // SLOTS + 1 if kind in NAMED else plus % TARGETS + 1
        self.action = int(NAMED[kind] if kind in NAMED else Action[kind.name])
        self.named = plus % SLOTS if kind in NAMED else NOBODY
        if self.action == Action.CONVERT:
            steps = plus
        self.target = (self.seat + steps) % players if self.action >= Action.COUP else NOBODY

    # --- doubt

    @cached_property
    def verdict(self) -> Loss | None:
        """The seat that lost a challenge that this input decided, None if it decided none."""
        if self.kind == Input.PROVE:
            return Loss.CHALLENGER
        if self.kind == Input.DECLINE:
            return Loss.CLAIMANT
        if self.kind != Input.CHALLENGE or self.after.phase == Phase.PROVE:
            return None
        if self._losing_by_doubt():
            return Loss(self.after.loss)
        return Loss.CHALLENGER if self.turned_up(self.seat) else Loss.CLAIMANT

    @cached_property
    def doubted(self) -> int:
        """The seat that this input made, or makes, lose an influence by a challenge."""
        if self.before.phase == Phase.LOSE:
            return self.seat if self.before.loss != Loss.STRUCK else NOBODY
        if self.verdict is None:
            return NOBODY
        challenger = self.seat if self.kind == Input.CHALLENGE else self.before.challenger
        return challenger if self.verdict == Loss.CHALLENGER else self.before.claimant

    @property
    def price(self) -> int:
        """The coins that the action costs when it is declared."""
        return PRICE.get(Action(self.action), 0)

    @property
    def refund(self) -> int:
        """The coins that a claim not proved gives back (COUP-CL-08)."""
        for_action = self.estate == NOBODY and not self.claim_blocks
        return self.price if for_action and self.verdict == Loss.CLAIMANT else 0

    @property
    def claim_blocks(self) -> bool:
        """Whether the claim that was in doubt is a block."""
        return self.before.blocker != NOBODY and self.before.claimant == self.before.blocker

    def _losing_by_doubt(self) -> bool:
        """Say whether somebody now has to choose the card that a challenge costs."""
        return self.after.phase == Phase.LOSE and self.after.loss != Loss.STRUCK

    # --- cards

    def turned_up(self, seat: int) -> tuple[int, ...]:
        """Return the cards that *seat* lost, in order."""
        return self.after.face_up[seat][len(self.before.face_up[seat]) :]

    @cached_property
    def struck(self) -> list[tuple[int, int]]:
        """The losses, as seat and card, that no challenge caused."""
        return [
            (seat, card)
            for seat in self.before.seats
            for card in self.turned_up(seat)[seat == self.doubted :]
        ]

    @property
    def missed(self) -> bool:
        """Whether the character named was not there: nobody is struck or has to choose."""
        losing = self.after.phase == Phase.LOSE and self.after.loss == Loss.STRUCK
        return self.named != NOBODY and not self.struck and not losing

    def drawn(self, gone: Counter[int]) -> list[int]:
        """Return the cards that the viewer drew after *gone* had left its hand."""
        return list((Counter(self.after.hand) - (Counter(self.before.hand) - gone)).elements())

    def given_back(self) -> Counter[int]:
        """Return the viewer's own cards that its proof put into the Court deck."""
        claim = self.before.claim
        if claim == NOT_DUKE:
            return Counter(self.before.hand)
        if self.kind == Input.PROVE and self.before.options["distinct"]:
            return Counter([claim + SLOTS * self.plus])
        return Counter([card for card in self.before.hand if card % SLOTS == claim][:1])

    # --- does the action go ahead?

    @cached_property
    def settled(self) -> Loss | None:
        """The one who was wrong about a claim settled by now; CHALLENGER if the claim stands."""
        if self.before.phase == Phase.LOSE:
            return Loss(self.before.loss) if self.before.loss != Loss.STRUCK else None
        if self.before.phase in DOUBTING and self.kind == Input.PASS:
            return Loss.CHALLENGER if self.closed else None
        return None if self._losing_by_doubt() else self.verdict

    @property
    def closed(self) -> bool:
        """Whether the window in which the input was made is closed."""
        before, after = self.before, self.after
        window = (before.phase, before.claimant, before.estate_of)
        return window != (after.phase, after.claimant, after.estate_of)

    @cached_property
    def goes_ahead(self) -> bool:
        """Whether this input let the action happen."""
        undecided = self.after.phase in OPEN or self._losing_by_doubt()
        if self.estate != NOBODY or self.action == NOBODY or undecided:
            return False
        if self.after.phase == Phase.GAME_OVER:
            return bool(self.struck)
        if self.before.phase == Phase.ACTION:
            return True
        if self.before.phase == Phase.BLOCK:
            return self.kind == Input.PASS and self.closed
        wanted = Loss.CLAIMANT if self.claim_blocks else Loss.CHALLENGER
        return self.settled == wanted

    @property
    def blocked(self) -> bool:
        """Whether this input let a block stand."""
        if self.estate != NOBODY or self.after.phase == Phase.GAME_OVER:
            return False
        return self.claim_blocks and self.settled == Loss.CHALLENGER

    # --- coins

    def gain(self, seat: int) -> int:
        """Return by how much the coins of *seat* grew."""
        return self.after.coins[seat] - self.before.coins[seat]

    def left(self, seat: int) -> int:
        """Return the coins that *seat* left when it went out of the game."""
        refund = self.refund if seat == self.before.claimant else 0
        robbed = self.action == Action.STEAL and seat == self.target and self.goes_ahead
        return self.before.coins[seat] + refund - (self.gain(self.before.turn) if robbed else 0)
