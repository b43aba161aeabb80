"""The review of a game: its claims, the lies among them, the challenges, and their results."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from intriga.core.offered_parts import ClaimCount, Review, SeatCounts
from intriga.core.record import Record, begin, follow
from intriga.games.coup.action_table import CLAIM, of
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import names_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.view.outcome import DOUBTING, Outcome
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    CONTESSA,
    DUKE,
    NOBODY,
    NOT_DUKE,
    SLOTS,
    Action,
    For,
    Loss,
    Phase,
)

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
    reader = ClaimReader()
    for step, outcome, hand in outcomes_in(record):
        reader.read(step, outcome, hand)
    return reader.claims


def outcomes_in(record: Record) -> Iterator[tuple[int, Outcome, tuple[int, ...]]]:
    """Yield each input of *record*, as everybody sees it: its number, from 1, and its outcome.

    The cards are those that its seat held before it.

    Raises:
        BadRecord, IllegalAction, BadNotation: a record that cannot be played through.
    """
    game = begin(COUP, record)
    before = game.view(None)
    for step, line in enumerate((line for line in record.inputs if not line.refused), 1):
        hand = game.view(line.by).hand
        action = follow(game, line)
        after = game.view(None)
        yield step, Outcome(before, line.by, action, after), hand
        before = after


class ClaimReader:
    """Reads the outcomes of a game one by one and keeps its ``claims``."""

    def __init__(self) -> None:
        """Begin before the first input."""
        self.claims: list[Claim] = []

    def read(self, step: int, outcome: Outcome, hand: tuple[int, ...]) -> None:
        """Note the claims of input number *step*, given with *hand*."""
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


def counts_in(record: Record) -> list[SeatCounts]:
    """Return the counts of each seat of *record*.

    Raises:
        BadRecord, IllegalAction, BadNotation: a record that cannot be played through.
    """
    reader, counts = ClaimReader(), [SeatCounts() for _ in record.header["seats"]]
    for step, outcome, hand in outcomes_in(record):
        reader.read(step, outcome, hand)
        _count_attack(counts, outcome)
        if outcome.before.phase in DOUBTING and outcome.kind == Input.PASS:
            _count_belief(counts, outcome, reader.claims)
    for claim in reader.claims:
        counts[claim.seat].claims.setdefault(claim.word, ClaimCount()).add(
            lie=not claim.true, challenged=claim.challenged_by is not None, proved=claim.proved
        )
        if claim.challenged_by is not None:
            towards = counts[claim.challenged_by].of(claim.seat)
            towards.doubted += 1
            towards.right += not claim.proved
    return counts


ATTACKS: Final = frozenset({Action.COUP, Action.ASSASSINATE})


def _count_attack(counts: list[SeatCounts], outcome: Outcome) -> None:
    if outcome.before.phase != Phase.ACTION or outcome.target == NOBODY:
        return
    towards = counts[outcome.seat].of(outcome.target)
    towards.struck += outcome.action in ATTACKS
    towards.robbed += outcome.action == Action.STEAL


def _count_belief(counts: list[SeatCounts], outcome: Outcome, claims: list[Claim]) -> None:
    """Count that the seat of *outcome* let the claim on the table, the last one like it, pass."""
    wanted = outcome.before.claimant, outcome.before.claim
    claim = next(each for each in reversed(claims) if (each.seat, each.slot) == wanted)
    towards = counts[outcome.seat].of(claim.seat)
    towards.believed += 1
    towards.fooled += not claim.true


REVIEW: Final = Review(CoupReview, review_of, tells_hidden=True, counts=counts_in)
