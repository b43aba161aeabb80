"""Evaluations on the way: a learner against the two strongest simple agents of its game."""

from dataclasses import dataclass
from typing import Final

from intriga.agents import agents_for
from intriga.agents.policy import Policy, read_network
from intriga.core.games import ruleset_of
from intriga.lab.learning.checkpoints import Progress, Run
from intriga.lab.learning.run_log import Evaluation
from intriga.lab.learning.training_tables import training_setup_of
from intriga.matches.match import Match, play_match
from intriga.matches.report import Row, report

LEARNER: Final = "learner"
POOL: Final = ("rule-of-thumb", "honest")
EVALUATED: Final = 300  # games of each meeting


@dataclass(frozen=True, slots=True)
class Meeting:
    """One of the learner against all others of *opponent*, at a table for *players*."""

    opponent: str
    players: int


def meetings(game: str) -> list[Meeting]:
    """Return the test opponents of a learner of *game*: the two strongest simple agents."""
    simple = [name for name in POOL if name in agents_for(game)]
    setup = training_setup_of(game)
    return [Meeting(name, players) for name in simple for players in setup.tried_at]


def evaluate(game: str, policy: Policy, meeting: Meeting, games: int, seed: int) -> Row:
    """Return how *policy* did in *games* games, in every seat equally often."""
    found = ruleset_of(game)
    opponents = (meeting.opponent,) * (meeting.players - 1)
    match = Match(
        ruleset=found,
        agents=(LEARNER, *opponents),
        games=games // meeting.players * meeting.players,
        preset=training_setup_of(game).tried_in or next(iter(found.variants.editions)),
        seed=seed,
        guests={LEARNER: policy},
    )
    return report(match, play_match(match)).rows[0]


def evaluations(run: Run, progress: Progress, seed: int) -> list[Evaluation]:
    """Return how the policy last exported by *run* does in every meeting, in the same deals."""
    game = run.encoding.game
    policy = Policy(read_network(run.policy, game))
    found: list[Evaluation] = []
    for meeting in meetings(game):
        row = evaluate(game, policy, meeting, EVALUATED, seed)
        found.append(
            Evaluation(
                iterations=progress.iterations,
                decisions=progress.decisions,
                opponent=meeting.opponent,
                players=meeting.players,
                games=EVALUATED // meeting.players * meeting.players,
                share=row.share,
                low=row.low,
                high=row.high,
                equal=row.expected,
            )
        )
    return found
