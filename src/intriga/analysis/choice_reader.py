"""Reading a game choice by choice: the answers, the value of each, and its claims."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from intriga.analysis.costs import (
    BETWEEN,
    Worths,
    against,
    is_mistake,
    is_open,
    may_matter,
    measured,
    measured_closely,
    price,
    to_keep,
)
from intriga.analysis.findings import ERRORS, AnswerWorth, Choice, ClaimStep, Doubt, Grade
from intriga.analysis.posterior import FollowedBeliefs, has_posterior
from intriga.analysis.rollouts import DEPTH_OF_SEVERAL, TWO, OpenQuestion, Reference, depth_for
from intriga.core.game import Game
from intriga.core.games import manifest_of, part_of
from intriga.core.offered_parts import Doubted

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.analysis.luck import AnyPosition, AnyStep
    from intriga.core.compiled.worlds import Worlds
    from intriga.core.offered_parts import Claims


@dataclass(frozen=True, slots=True)
class Care:
    """How closely to look: with *depth* decisions after an answer, in batches of *worlds* worlds.

    If a *first* look leaves the cost of the answer open, at most *batches* batches are taken,
    until its standard error is down to *close*.  Where a claim may be challenged no fewer worlds
    are looked at than *doubted*, for the price of the challenge.  A question that hardly matters
    is looked at in *few* worlds and *few_depth* decisions far, or not at all.  With all cards
    open a position is valued by *open_games* games, played on just as far.  At tables for two,
    where games are short, the *depth* is at least that of
    :func:`~intriga.analysis.rollouts.depth_for`.  A *quick* look has a larger error.
    """

    first: int
    worlds: int
    doubted: int
    batches: int
    close: float
    few: int
    depth: int
    few_depth: int
    open_games: int
    quick: bool = False


CAREFUL: Final = Care(
    first=24,
    worlds=32,
    doubted=24,
    batches=3,
    close=0.01,
    few=12,
    depth=DEPTH_OF_SEVERAL,
    few_depth=4,
    open_games=32,
)
# Of several players the critic says less: fewer worlds, looked at further, are off by less in all
CAREFUL_OF_SEVERAL: Final = replace(CAREFUL, first=8, worlds=16, doubted=32, close=0.02, few=8)
QUICK: Final = replace(
    CAREFUL, first=12, worlds=24, doubted=12, batches=1, few=0, depth=8, open_games=12, quick=True
)
DEALS: Final = 1024  # weighed where hands are guessed at


def care_for(game: str, players: int, *, careful: bool) -> Care:
    """Return how closely to look at a *game* of *players* players."""
    if not careful:
        return QUICK
    return CAREFUL_OF_SEVERAL if has_posterior(game) and players > TWO else CAREFUL


Games: TypeAlias = "NDArray[Any] | None"  # packed, those in which answers were tried


class ChoiceReader:
    """Plays a game through and looks at each choice it meets: ``steps`` and ``choices``.

    ``heard`` has the part of each input in claims, ``position`` is where it stands.  All that is
    tried follows from the seed.
    """

    def __init__(self, game: Game[Any, Any], care: Care, seed: int) -> None:
        """Stand where *game* began.

        Raises:
            BadOptions: no network can judge the game.
        """
        self.inputs, self.care, self.seed = game.inputs, care, seed
        name = game.ruleset.name
        self.position: AnyPosition = game.begun
        self.depth = depth_for(self.position.players, care.depth)
        self.reference = Reference(name)
        known = manifest_of(name)
        self.model_error = known.model_error(self.position.players, quick=care.quick)
        self.claims: Claims | None = part_of(name, "claims") if known.claims else None
        self.beliefs: FollowedBeliefs | None = None
        if self.reference.guesses:
            self.beliefs = FollowedBeliefs(game.begun, self.reference.master, seed, DEALS)
        self.steps: list[AnyStep] = []
        self.choices: list[Choice] = []
        self.heard: list[ClaimStep] = []

    def read(self, heard: Callable[[int, int], object] | None = None) -> None:
        """Look at all inputs; *heard* gets the progress, done and all, and may raise to stop."""
        positions = self._follow()
        ahead: set[int] = set()  # inputs that had been answered ahead
        for at, (before, step) in enumerate(zip(positions, self.steps, strict=True)):
            if heard is not None:
                heard(at, len(positions))
            question = OpenQuestion.joined(before, step.seat)
            self.heard.append(self._heard(question, at + 1, step.action))
            said = None if at in ahead else question.answer(self.steps[at:])
            if said is not None and len(question.replies) > 1:
                words, later = said
                ahead.add(at + later)
                self.read_choice(question, words, at, at + later + 1)
            if self.beliefs:
                self.beliefs.follow(before, step)

    def _follow(self) -> "list[AnyPosition]":
        """Play all inputs, and return the positions before them."""
        positions: list[AnyPosition] = []
        for line in self.inputs:
            positions.append(self.position)
            self.steps.append(self.position.follow(line["by"], line["do"], line.get("draws", ())))
            self.position = self.steps[-1].after
        return positions

    def read_choice(self, question: OpenQuestion, words: str, asked: int, step: int) -> None:
        """Keep the choice of *words* at a *question*, if it is one to look at.

        It was asked after *asked* inputs, and answered with input number *step*.
        """
        policy = self.reference.policy(question)
        played = question.words.index(words)
        matters = may_matter(policy, played)
        if not (matters or self.care.few):
            return
        lies = self._lies(question)
        honest = [at for at, lie in enumerate(lies) if not lie]
        key = question.key(self.seed)
        games, found = self._first(question, matters=matters, key=key)
        if matters and is_open(found.values, played):
            told = (
                [played] if (doubted := self._challenge_at(question)) is None else [played, doubted]
            )
            kept = to_keep(found.values, told, policy, honest)
            games, found = self._closely(question, found, kept, played)
        worth, worth_error = None, 0.0
        if lies[played] and honest:
            worth, worth_error = -found.gap(played, honest), found.gap_error(played, honest)
        self.choices.append(
            Choice(
                asked=asked,
                step=step,
                seat=question.seat,
                phase=question.position.phase.lower(),
                options=_options(question, found, policy, lies),
                played=played,
                best=found.best,
                cost=found.gap(played, range(len(lies))),
                against_reference=against(found.means, played, policy),
                counts=matters and found.spread >= BETWEEN,
                mistake=self._is_mistake(question, found, played, policy),
                worth=worth,
                worth_error=worth_error,
                grade=self._grade(question, found, played, honest, worth, worth_error),
                doubt=self._doubt(question, found, games, played),
            )
        )

    # --- worlds, and what answers lead to in them

    def _first(self, question: OpenQuestion, *, matters: bool, key: int) -> "tuple[Games, Worths]":
        """Return the worths by a look at all answers, and the games of that look."""
        number = self._at_least(question, self.care.first) if matters else self.care.few
        depth = self.depth if matters else self.care.few_depth
        games, values = self._tried(question, range(len(question.replies)), (number, depth), key)
        return games, measured(values)

    def _at_least(self, question: OpenQuestion, number: int) -> int:
        """Return in how many worlds to look at *question*: a *number*, or what a price takes."""
        in_doubt = self.claims is not None and self.claims.doubted(question.view) is not None
        return max(number, self.care.doubted) if in_doubt else number

    def _closely(
        self, question: OpenQuestion, first: Worths, kept: list[int], played: int
    ) -> "tuple[Games, Worths]":
        """Return the values of the answers *kept* in more worlds, and the games of these."""
        found, key = first, question.key(self.seed) + 1
        look = self._at_least(question, self.care.worlds), self.depth
        rivals = [each for each in kept if each != played]
        games: list[NDArray[Any]] = []
        values: list[NDArray[np.float64]] = []
        for batch in range(self.care.batches):
            several, some = self._tried(question, kept, look, key + batch)
            games += [] if several is None else [several]
            values.append(some)
            found = measured_closely(first.values, kept, np.concatenate(values, axis=1))
            error = found.gap_error(played, rivals)  # not the gap, which would favour the answer
            if error <= self.care.close:
                break
        return np.concatenate(games) if games else None, found

    def _tried(
        self, question: OpenQuestion, places: Sequence[int], look: tuple[int, int], key: int
    ) -> "tuple[Games, NDArray[np.float64]]":
        """Return the games in which answers were tried, and their values, [place, world].

        A *look* is a number of worlds, and a depth in decisions.
        """
        worlds = self._believed(question, look[0], key)
        values = self._values(question, places, worlds, look, key)
        return worlds and worlds.games, values

    def _believed(self, question: OpenQuestion, number: int, key: int) -> "Worlds | None":
        if self.beliefs is None:
            return None
        return self.beliefs.worlds(question.position, question.seat, number, key)

    def _values(
        self,
        question: OpenQuestion,
        places: Sequence[int],
        worlds: "Worlds | None",
        look: tuple[int, int],
        key: int,
    ) -> "NDArray[np.float64]":
        number, depth = look
        if worlds is None:
            return self.reference.played_out(question, places, number, key)
        return self.reference.in_worlds(question, places, worlds, depth, key)

    # --- what there is to say of it

    def _lies(self, question: OpenQuestion) -> list[bool]:
        """Say of each answer whether it claims what the seat could not prove."""
        if self.claims is None:
            return [False] * len(question.replies)
        return [self.claims.is_lie(*question.last(each)) for each in question.replies.values()]

    def _challenge_at(self, question: OpenQuestion) -> int | None:
        """Return the place of the answer that challenges a claim, None where there is none."""
        claim = self.claims.doubted(question.view) if self.claims else None
        return None if claim is None else list(question.replies.values()).index((claim.challenge,))

    def _is_mistake(
        self, question: OpenQuestion, found: Worths, played: int, policy: "NDArray[np.float64]"
    ) -> bool:
        """Say whether the answer was worse for sure, under every model of the seat's beliefs."""
        return is_mistake(found, played, policy, self.model_error) and self._is_ahead(
            question, found.best, played
        )

    def _is_ahead(self, question: OpenQuestion, better: int, worse: int) -> bool:
        """Say whether one answer is worth more than another by all other models of hidden cards."""
        if self.beliefs is None:
            return True
        number, key = self.care.worlds * self.care.batches, question.key(self.seed + 1)
        look = number, self.depth
        for worlds in (
            self.reference.evenly(question, number, key),
            self.beliefs.guess(question.position, question.seat, number, key),
        ):
            values = self._values(question, (better, worse), worlds, look, key)
            ahead, behind = values.mean(axis=1)
            if ahead <= behind:
                return False
        return True

    def _grade(  # noqa: PLR0913, PLR0917  a lie, and what else was open
        self,
        question: OpenQuestion,
        found: Worths,
        played: int,
        honest: Sequence[int],
        worth: float | None,
        error: float,
    ) -> Grade | None:
        """Return the grade of a lie, whatever came of it; None if it was no lie."""
        if worth is None:
            return None
        if abs(worth) < ERRORS * hypot(error, self.model_error):
            return Grade.EVEN
        other = found.best_of(honest)
        better, worse = (played, other) if worth > 0 else (other, played)
        if not self._is_ahead(question, better, worse):
            return Grade.EVEN
        return Grade.GOOD if worth > 0 else Grade.POOR

    def _heard(self, question: OpenQuestion, step: int, action: int) -> ClaimStep:
        """Return the part of *action*, input number *step*, in claims."""
        at = step, question.seat
        if self.claims is None:
            return ClaimStep(*at, lied=False)
        claim = self.claims.doubted(question.view)
        if claim is None or action != claim.challenge:
            return ClaimStep(*at, lied=self.claims.is_lie(question.view, action))
        return ClaimStep(
            *at, lied=False, challenged=claim.seat, true=self._is_true(question, claim)
        )

    def _is_true(self, question: OpenQuestion, claim: Doubted) -> bool:
        position = question.position
        truth = self.reference.packed([position.state])
        return self.claims is not None and bool(
            self.claims.true_in(truth, position.players, claim)[0]
        )

    def _doubt(
        self, question: OpenQuestion, found: Worths, games: "Games", played: int
    ) -> Doubt | None:
        """Return the claim in question, None where there is none.

        A challenge is held against the best of the other answers.
        """
        claim = self.claims.doubted(question.view) if self.claims else None
        challenge = self._challenge_at(question)
        if not (self.claims and self.beliefs and claim) or games is None or challenge is None:
            return None
        key = question.key(self.seed)
        players = question.position.players
        true = self.claims.true_in(games, players, claim)
        known, likely = self.beliefs.weighed(question.position, question.seat, key)
        believed = np.average(self.claims.true_in(known.games, players, claim), weights=likely)
        other = found.best_of([each for each in found.kept if each != challenge])
        places = [found.kept.index(each) for each in (challenge, other)]
        paid, gain, risk = price(found.values, true, *places)
        return Doubt(
            claimant=claim.seat,
            claim=claim.word,
            true=self._is_true(question, claim),
            believed=float(believed),
            price=paid,
            gain=gain,
            risk=risk,
            challenged=played == challenge,
        )


def _options(
    question: OpenQuestion, found: Worths, policy: "NDArray[np.float64]", lies: Sequence[bool]
) -> tuple[AnswerWorth, ...]:
    """Return the findings on each answer."""
    numbers = np.stack([found.means, found.noise, found.lost, found.lost_noise, policy], axis=1)
    rows = zip(question.words, numbers.tolist(), lies, strict=True)
    return tuple(AnswerWorth(said, *row, lie=lie) for said, row, lie in rows)
