"""The body of the review of a game of Coup: its claims."""

from dataclasses import dataclass
from typing import Final, Literal

from intriga.core.offered_parts import Review
from intriga.core.record import Record
from intriga.games.coup.study.review import Claim, claims_in
from intriga.games.coup.vocabulary import For

Purpose = Literal["action", "block", "estate"]
PURPOSES: Final[dict[For, Purpose]] = {
    For.ACTION: "action",
    For.BLOCK: "block",
    For.ESTATE: "estate",
}


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
