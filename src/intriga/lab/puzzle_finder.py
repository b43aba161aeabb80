"""Finding questions to practise with: puzzles with one answer clearly the best, prices of claims.

Every question of a game is looked at quickly.  Where one answer is well ahead and another one
tempts, all is played to the end many times, in worlds of every model of what the seat may think of
hidden cards; a puzzle needs an answer that is ahead in all of them.  The real hidden cards count
for nothing.

The price of a challenge is how often a claim may be true for a challenge of it to pay.  A challenge
of a claim that is false gains something, of one that is true it loses something.  Both are measured
apart, in worlds where the claim is false and in worlds where it is true, played to the end.  So the
price needs no opinion about the one who claims, only of how all other cards lie.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.analysis.costs import errors
from intriga.analysis.posterior import FollowedBeliefs, drawn_worlds
from intriga.analysis.puzzles import UNMEASURED, DoubtedClaim, Puzzle, PuzzleAnswer, header_of
from intriga.analysis.rollouts import TO_THE_END, AnyPosition, OpenQuestion, Reference
from intriga.core.game import Game
from intriga.core.games import manifest_of, part_of
from intriga.core.offered_parts import Claims, Doubted

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.offered_parts import Claims


AHEAD: Final = 0.08  # of the chance to win: the best answer's lead over any other
ERRORS_AHEAD: Final = 4  # standard errors
ERRORS_ELSEWHERE: Final = 2  # likewise, by the other models
LOOKS_AHEAD: Final = 0.06  # by the quick look
TEMPTING: Final = 0.15  # how often somebody weak gives an answer that tempts
WEAK: Final = 0.5  # power of the network's odds by which somebody weak answers
RIVALS: Final = 2  # answers that the best one is measured against at first
QUICK_WORLDS: Final = 32
QUICK_DEPTH: Final = 8
WORLDS: Final = (250, 1000)  # played to the end: more only where the first ones leave it open
ELSEWHERE: Final = 150  # worlds by each other model


def puzzles_in(game: Game[Any, Any], seed: int = 0) -> Iterator[Puzzle]:
    """Yield the puzzles of *game*, in the order of its questions; all follows from *seed*.

    Raises:
        BadOptions: no network can judge the game.
    """
    finder = _Finder(game.ruleset.name, game.begun, seed)
    position = game.begun
    header = header_of(game)
    behind: dict[int, AnyPosition] = {}  # by seat, what it has answered ahead
    for number, line in enumerate(game.inputs):
        step = position.follow(line["by"], line["do"], line.get("draws", ()))
        question = OpenQuestion.joined(position, step.seat)
        ahead = behind.pop(step.seat, None)
        is_new = ahead is None or ahead.state != position.state
        found = finder.puzzle(question) if is_new else None
        if found:
            yield Puzzle(header, tuple(game.inputs[:number]), step.seat, *found)
        if question.behind:
            behind[step.seat] = question.behind
        finder.follow(position, step)
        position = step.after


_Found = tuple[tuple[PuzzleAnswer, ...], int, float, DoubtedClaim | None]


class _Finder:
    """Looks at the questions of one game, in their order."""

    def __init__(self, name: str, begun: AnyPosition, seed: int) -> None:
        self.reference, self.seed = Reference(name), seed
        self.claims: Claims | None = part_of(name, "claims") if manifest_of(name).claims else None
        self.beliefs: FollowedBeliefs | None = None
        if self.reference.guesses:
            self.beliefs = FollowedBeliefs(begun, self.reference.master, seed)

    def follow(self, before: AnyPosition, step: Any) -> None:  # noqa: ANN401  a step of its game
        """Go on by the answer really given."""
        if self.beliefs:
            self.beliefs.follow(before, step)

    def puzzle(self, question: OpenQuestion) -> _Found | None:
        """Return the answers, the place of the best, its ease and the claim; None for no puzzle."""
        if len(question.replies) < 2:
            return None
        key, weak = question.key(self.seed), self.reference.at_a_glance(question) ** WEAK
        weak /= weak.sum()
        if (weak >= TEMPTING).sum() < 2 or self._is_certain(question, key):
            return None
        first = self._first(question, key)
        best, *others = np.argsort(-first.mean(axis=1), kind="stable").tolist()
        rivals = others[:RIVALS]
        if not leads(first[[best, *rivals]], LOOKS_AHEAD, 1):
            return None
        number = self._worlds_for(question, [best, *rivals], key)
        if number is None:
            return None
        values = self._closely(question, range(len(question.replies)), number, key + 2)
        if int(values.mean(axis=1).argmax()) != best or not leads(
            values[[best, *others]], AHEAD, ERRORS_AHEAD
        ):
            return None
        told = self._told(question, values.mean(axis=1).tolist())
        return told, best, float(weak[best]), self._doubt(question, key)

    def _told(self, question: OpenQuestion, wins: list[float]) -> tuple[PuzzleAnswer, ...]:
        """Return all answers, each with its chance in *wins*."""
        words, policy = question.words, self.reference.policy(question)
        lies = [
            self.claims is not None and self.claims.is_lie(*question.last(reply))
            for reply in question.replies.values()
        ]
        answers = zip(words, wins, policy.tolist(), lies, strict=True)
        return tuple(PuzzleAnswer(*each) for each in answers)

    # --- what it takes

    def _first(self, question: OpenQuestion, key: int) -> "NDArray[np.float64]":
        """Return the values of all answers at a quick look, [answer, world]."""
        every = range(len(question.replies))
        if self.beliefs is None:
            return self.reference.played_out(question, every, QUICK_WORLDS, key)
        worlds = self.beliefs.worlds(question.position, question.seat, QUICK_WORLDS, key)
        return self.reference.in_worlds(question, every, worlds, QUICK_DEPTH, key)

    def _worlds_for(self, question: OpenQuestion, places: Sequence[int], key: int) -> int | None:
        """Return in how many worlds the first of *places* is sure to be ahead of the others.

        None where it is not, by this model or another one.
        """
        for number in WORLDS:
            values = self._closely(question, places, number, key + 2)
            if not leads(values, AHEAD, 0):
                return None
            if leads(values, AHEAD, ERRORS_AHEAD):
                elsewhere = self._elsewhere(question, places, key + 1)
                return (
                    number if all(leads(each, 0, ERRORS_ELSEWHERE) for each in elsewhere) else None
                )
        return None

    def _closely(
        self, question: OpenQuestion, places: Sequence[int], number: int, key: int
    ) -> "NDArray[np.float64]":
        """Return the values of the answers at *places* at the end of the game, [place, world]."""
        if self.beliefs is None:
            return self.reference.played_out(question, places, number, key)
        worlds = self.beliefs.worlds(question.position, question.seat, number, key)
        return self.reference.in_worlds(question, places, worlds, TO_THE_END, key)

    def _elsewhere(
        self, question: OpenQuestion, places: Sequence[int], key: int
    ) -> "Iterator[NDArray[np.float64]]":
        """Yield likewise what they lead to by other models: of hidden cards, or of play."""
        even = self.reference.evenly(question, ELSEWHERE, key)
        yield self.reference.in_worlds(question, places, even, TO_THE_END, key)
        if self.beliefs is not None:
            guess = self.beliefs.guess(question.position, question.seat, ELSEWHERE, key)
            yield self.reference.in_worlds(question, places, guess, TO_THE_END, key)

    # --- the claim that is asked about

    def _claim(self, question: OpenQuestion) -> "Doubted | None":
        return None if self.claims is None else self.claims.doubted(question.view)

    def _is_certain(self, question: OpenQuestion, key: int) -> bool:
        """Say whether a claim is asked about that counting cards decides."""
        claim = self._claim(question)
        if claim is None or self.claims is None:
            return False
        games = self.reference.evenly(question, ELSEWHERE, key).games
        true = self.claims.true_in(games, question.position.players, claim)
        return bool(true.all() or not true.any())

    def _doubt(self, question: OpenQuestion, key: int) -> DoubtedClaim | None:
        claim = self._claim(question)
        if claim is None or self.claims is None or self.beliefs is None:
            return None
        found, likely = self.beliefs.weighed(question.position, question.seat, key)
        true = self.claims.true_in(found.games, question.position.players, claim)
        return DoubtedClaim(claim.seat, claim.word, float(np.average(true, weights=likely)))


def leads(values: "NDArray[np.float64]", ahead: float, sure: float) -> bool:
    """Say whether the first row leads all others by *ahead*, and by *sure* standard errors."""
    won = values[0] - values[1:]
    return bool((won.mean(axis=1) >= np.maximum(ahead, sure * errors(won))).all())


PRICE_WORLDS: Final = (100, 400, 1600)  # a side: more only where the first ones leave too much open
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
        for number in PRICE_WORLDS:
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
