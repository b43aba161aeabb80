"""The results of a learned response in fresh games, and their meaning for the agent."""

from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from intriga.agents.policy import Network, Policy
from intriga.core.agent import Agent
from intriga.core.games import ruleset_of
from intriga.lab.arena.contest import Contest, ContestKind, Goal, Pairing
from intriga.lab.arena.contest_file import ContestFile
from intriga.lab.arena.contest_run import Season
from intriga.lab.learning.best_response import KEYS, Setting
from intriga.matches.report import Estimate, share_of

RESPONSE: Final = "response"
PLAYS: Final = {"greedy": 0.25, "plain": 1.0}  # temperatures; the bound is that of the first


@dataclass(frozen=True, slots=True)
class Measured:
    """The wins of a response on one side, with the agent on all others.

    ``share`` is with its 95 % interval; ``equal`` what it would win among equals.
    """

    play: str
    games: int
    share: Estimate
    equal: float

    @property
    def bound(self) -> Estimate:
        """Return the share beyond the equal one: exploitability is at least that."""
        share = self.share
        return Estimate(share.share - self.equal, share.low - self.equal, share.high - self.equal)


@dataclass(frozen=True)
class Measuring:
    """How a response is measured: *games* with each way to play, by *jobs* processes.

    ``name`` is the agent's, ``guests`` may hold it, as :class:`intriga.lab.arena.contest.Contest`.
    """

    setting: Setting
    name: str
    games: int
    seed: int
    jobs: int = 1
    guests: Mapping[str, Agent] = field(default_factory=dict[str, Agent])

    def contest(self, response: Policy) -> Contest:
        """Return the contest of *response* and the agent, with deals no training has seen."""
        setting = self.setting
        return Contest(
            ruleset=ruleset_of(setting.game),
            agents=(RESPONSE, self.name),
            players=(setting.players,),
            preset=setting.preset,
            options=setting.options,
            kinds=frozenset({ContestKind.CROSS}),
            seed=KEYS + self.seed % KEYS,
            corrected=False,
            guests={**self.guests, RESPONSE: response},
        )


def measure(measuring: Measuring, network: Network, folder: Path) -> Iterator[Measured]:
    """Yield the wins of *network*, played greedily and plainly, in rotated duplicate deals.

    Rounds are kept in *folder*, where a call that was cut off goes on.

    Raises:
        BadOptions: an unknown agent, or a game that cannot be.
    """
    for game, temperature in PLAYS.items():
        contest = measuring.contest(Policy(network, temperature))
        with closing(ContestFile(contest, folder / f"games-{game}.jsonl")) as ledger:
            season = Season(contest, ledger, Goal(measuring.games))
            pairing = next(each for each in season.pairings if each.alone == RESPONSE)
            season.courses = {pairing.agents: season.courses[pairing.agents]}
            for _ in season.play(measuring.jobs):
                pass
            yield _measured(game, pairing, ledger)


def _measured(game: str, pairing: Pairing, ledger: ContestFile) -> Measured:
    rounds = ledger.of(pairing.agents)
    shares = [each.share(RESPONSE) for each in rounds]
    games = sum(len(each.winners) for each in rounds)
    return Measured(game, games, share_of(shares), pairing.expected(RESPONSE))
