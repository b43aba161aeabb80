"""The review of a game: its claims, the lies among them, the challenges, and their results."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from intriga.core.game import Game
from intriga.core.offered_parts import Review
from intriga.core.record import Record, begin, follow
from intriga.core.record import RecordLine as Line
from intriga.games.coup.action_table import CLAIM, of
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import names_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.outcome import DOUBTING, Outcome
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import CONTESSA, DUKE, NOT_DUKE, SLOTS, For, Loss, Phase

Purpose = Literal["action", "block", "estate"]
PURPOSES: Final[dict[For, Purpose]] = {
    For.ACTION: "action",
    For.BLOCK: "block",
    For.ESTATE: "estate",
}


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim: made with input number *step*, from 1, by *seat*.

    ``word`` is the character, ``!duke`` to hold none of it.  ``true`` says whether the seat could
    have proved it then, ``challengeable`` whether anybody could challenge it, ``proved`` whether it
    was proved when challenged.  The result of a challenge that was not made is left out: those who
    had to choose could not see the hand.
    """

    step: int
    seat: int
    slot: int
    word: str
    purpose: For
    true: bool
    challengeable: bool = False
    challenged_by: int | None = None
    proved: bool = False


def claims_in(record: Record) -> list[Claim]:
    """Return the claims made in *record*, in order.

    Raises:
        BadRecord, IllegalAction, BadNotation: a record that cannot be played through.
    """
    reader = _Reader(begin(COUP, record))
    for step, line in enumerate((line for line in record.inputs if not line.refused), 1):
        reader.read(step, line)
    return reader.claims


class _Reader:
    """Plays a game through and keeps the claims it meets."""

    def __init__(self, game: Game[CoupState, CoupView]) -> None:
        self.game = game
        self.view = game.view(None)
        self.claims: list[Claim] = []

    def read(self, step: int, line: Line) -> None:
        """Play one input, and note its claims."""
        before, hand = self.view, self.game.view(line.by).hand
        action = follow(self.game, line)
        self.view = self.game.view(None)
        outcome = Outcome(before, line.by, action, self.view)
        self._settle(outcome)
        self._note(step, outcome, hand)
        if outcome.after.phase in DOUBTING:
            self._amend(outcome.after, challengeable=True)

    def _settle(self, outcome: Outcome) -> None:
        """Note the challenger of the claim on the table, and the result."""
        if outcome.kind == Input.CHALLENGE:
            self._amend(outcome.before, challenged_by=outcome.seat)
        if outcome.verdict is not None:
            proved = outcome.verdict == Loss.CHALLENGER
            self._amend(outcome.before, proved=proved)

    def _note(self, step: int, outcome: Outcome, hand: tuple[int, ...]) -> None:
        """Keep the claim that the input makes, if it makes one."""
        made = _made(outcome)
        if made is None:
            return
        purpose, slot = made
        word = names_of(outcome.before).slots[slot % NOT_DUKE]
        word = f"!{word}" if slot == NOT_DUKE else word
        self.claims.append(Claim(step, outcome.seat, slot, word, purpose, _is_true(slot, hand)))

    def _amend(self, view: CoupView, **known: object) -> None:
        """Add the facts *known* to the claim on the table, the last one like it."""
        wanted = (view.claimant, view.claim)
        at = max(at for at, each in enumerate(self.claims) if (each.seat, each.slot) == wanted)
        self.claims[at] = replace(self.claims[at], **known)


def _is_true(slot: int, hand: tuple[int, ...]) -> bool:
    held = {card % SLOTS for card in hand}
    return slot in held if slot != NOT_DUKE else DUKE not in held


def _made(outcome: Outcome) -> tuple[For, int] | None:
    """Return the purpose and the slot of the claim of an input; None if it claims nothing."""
    if outcome.before.phase == Phase.ACTION and of(CLAIM, outcome.action):
        return For.ACTION, of(CLAIM, outcome.action) - 1
    if outcome.kind == Input.BLOCK:
        return For.BLOCK, outcome.plus
    if outcome.kind == Input.CLAIM:
        return For.ESTATE, CONTESSA
    return None


@dataclass(frozen=True, slots=True)
class ClaimBody:
    """A claim made in Coup: by whom, and whether it was true.

    ``step`` is the step of the replay in which it was made, ``claim`` the word of the character,
    ``!duke`` to hold none.  ``challengeable`` says whether anybody could challenge it, ``proved``
    whether the card was shown when somebody did.
    """

    step: int
    seat: int
    claim: str
    purpose: Purpose
    true: bool
    challengeable: bool
    challenged_by: int | None
    proved: bool


@dataclass(frozen=True, slots=True)
class CoupReview:
    """All claims of a game of Coup, in order."""

    game: Literal["coup"]
    claims: list[ClaimBody]


def review_of(record: Record) -> CoupReview:
    """Return the claims made in *record*.

    Raises:
        BadRecord, IllegalAction, BadNotation: a record that cannot be played through.
    """
    return CoupReview("coup", [_body(claim) for claim in claims_in(record)])


def _body(claim: Claim) -> ClaimBody:
    return ClaimBody(
        step=claim.step,
        seat=claim.seat,
        claim=claim.word,
        purpose=PURPOSES[claim.purpose],
        true=claim.true,
        challengeable=claim.challengeable,
        challenged_by=claim.challenged_by,
        proved=claim.proved,
    )


REVIEW: Final = Review(CoupReview, review_of, tells_hidden=True)
