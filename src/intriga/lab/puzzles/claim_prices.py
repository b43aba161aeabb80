"""The price of a challenge: how often a claim may be true for a challenge of it to pay.

A challenge of a claim that is false gains something, of one that is true it loses something.  Both
are measured apart, in worlds where the claim is false and in worlds where it is true, played to the
end.  So the price needs no opinion about the one who claims, only of how all other cards lie.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.analysis.costs import errors
from intriga.analysis.leaf_values import TO_THE_END
from intriga.analysis.posterior import FollowedBeliefs, drawn_worlds
from intriga.analysis.puzzles import UNMEASURED, DoubtedClaim, Puzzle, PuzzleAnswer, header_of
from intriga.analysis.rollouts import AnyPosition, OpenQuestion, Reference
from intriga.core.games import part_of
from intriga.core.offered_parts import Claims, Doubted

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.game import Game

WORLDS: Final = (100, 400, 1600)  # a side: more only where the first ones leave too much open
STAKE: Final = 0.25  # gain and risk together: below it no price is precise
CLOSE: Final = 0.03  # standard error of a price that is close enough


@dataclass(frozen=True, slots=True)
class ClaimPrice:
    """The win chances after a challenge and after a pass, in worlds of two sides.

    In ``lies`` the claim is false and in ``truths`` it is true: [challenge or pass, world].
    """

    lies: "NDArray[np.float64]"
    truths: "NDArray[np.float64]"

    @property
    def gain(self) -> float:
        """The gain of a challenge if the claim is false."""
        return float((self.lies[0] - self.lies[1]).mean())

    @property
    def risk(self) -> float:
        """The cost of a challenge if the claim is true."""
        return float((self.truths[1] - self.truths[0]).mean())

    @property
    def price(self) -> float | None:
        """The chance of truth up to which a challenge pays; None if it gains or costs nothing."""
        if self.gain <= 0 or self.risk <= 0:
            return None
        return self.gain / (self.gain + self.risk)

    @property
    def error(self) -> float:
        """The standard error of the price, by how it depends on gain and risk."""
        gain_error, risk_error = (
            float(errors((each[0] - each[1])[None])[0]) for each in (self.lies, self.truths)
        )
        whole = self.gain + self.risk
        return hypot(self.risk * gain_error, self.gain * risk_error) / whole**2 if whole else 0.0

    def wins(self, believed: float) -> list[float]:
        """Return the win chances of a challenge and of a pass, if the claim is true so often."""
        both = believed * self.truths.mean(axis=1) + (1 - believed) * self.lies.mean(axis=1)
        return [float(each) for each in both]


@dataclass(frozen=True, slots=True)
class _AskedClaim:
    """A question about a claim, with the beliefs of the seat asked."""

    reference: Reference
    question: OpenQuestion
    claim: Doubted
    beliefs: FollowedBeliefs
    key: int

    def price(self, number: int) -> tuple[ClaimPrice, float] | None:
        """Return the price in *number* worlds of each side, and the chance that the claim is true.

        None where one side is ruled out.
        """
        position, seat = self.question.position, self.question.seat
        found, likely = self.beliefs.weighed(position, seat, self.key)
        claims: Claims = part_of(position.ruleset.name, "claims")
        true = claims.true_in(found.games, position.players, self.claim)
        believed = float(np.average(true, weights=likely))
        if not 0 < believed < 1:
            return None
        actions = self.claim.challenge, self.claim.passing
        places = [self.question.legal.index(each) for each in actions]
        sides: list[NDArray[np.float64]] = []
        for side in (~true, true):
            chances = likely * side / (likely @ side)
            worlds = drawn_worlds(found, chances, number, self.key, seat)
            sides.append(
                self.reference.in_worlds(self.question, places, worlds, TO_THE_END, self.key)
            )
        return ClaimPrice(*sides), believed

    def closely(self) -> tuple[ClaimPrice, float] | None:
        """Repeat with more worlds until it is precise enough; None if the stakes are too small."""
        found = None
        for number in WORLDS:
            found = self.price(number)
            if found is None or found[0].gain + found[0].risk < STAKE:
                return None
            if found[0].error <= CLOSE:
                return found
        return found


def _asked(
    begun: AnyPosition, inputs: Sequence[dict[str, Any]], seat: int, seed: int
) -> _AskedClaim | None:
    """Return the question to *seat* after *inputs*, None if it is about no claim."""
    name = begun.ruleset.name
    reference, position = Reference(name), begun
    beliefs = FollowedBeliefs(begun, reference.master, seed)
    for line in inputs:
        step = position.follow(line["by"], line["do"], line.get("draws", ()))
        beliefs.follow(position, step)
        position = step.after
    question = OpenQuestion(position, seat)
    claims: Claims = part_of(name, "claims")
    claim = claims.doubted(question.view)
    return claim and _AskedClaim(reference, question, claim, beliefs, question.key(seed))


def priced_question(game: "Game[Any, Any]", seed: int = 0) -> Puzzle | None:
    """Return a question of *game* about a claim, drawn by *seed*, with the price of a challenge.

    Its best answer need not be clear.  None if there is no claim with a measurable price.

    Raises:
        BadOptions: the game has no claims, or nothing to think of them by.
    """
    places = list(_doubted_in(game))
    if not places:
        return None
    at, seat = Random(seed).choice(places)  # noqa: S311  to be repeatable
    asked = _asked(game.begun, game.inputs[:at], seat, seed)
    found = asked and asked.closely()
    if asked is None or found is None:
        return None
    price, believed = found
    if price.price is None:
        return None
    claim, question = asked.claim, asked.question
    wins = dict(zip((claim.challenge, claim.passing), price.wins(believed), strict=True))
    if set(wins) != set(question.legal):
        return None
    given = zip(
        question.position.legal(seat),
        [wins[action] for action in question.legal],
        asked.reference.policy(question).tolist(),
        strict=True,
    )
    answers = tuple(PuzzleAnswer(*each, lie=False) for each in given)
    best = max(range(len(answers)), key=lambda place: answers[place].win)
    doubt = DoubtedClaim(claim.seat, claim.word, believed, price.price, price.error)
    inputs = tuple(game.inputs[:at])
    return Puzzle(header_of(game), inputs, seat, answers, best, UNMEASURED, doubt)


def _doubted_in(game: "Game[Any, Any]") -> Iterator[tuple[int, int]]:
    """Yield the number of inputs before each question of *game* about a claim, and its seat.

    Where a block is open besides, a challenge has no price: it is not set against one answer.
    """
    claims: Claims = part_of(game.ruleset.name, "claims")
    position = game.begun
    for at, line in enumerate(game.inputs):
        step = position.follow(line["by"], line["do"], line.get("draws", ()))
        question = OpenQuestion.joined(position, step.seat)
        if claims.doubted(question.view) is not None and question.behind is None:
            yield at, step.seat
        position = step.after
