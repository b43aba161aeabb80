"""Contests: which agents meet which, at tables of which size.

A *pairing* is a list of agents by seat, played for many rounds of duplicate
deals (:mod:`intriga.matches.match`).  There are four kinds:

- ``mixed``: all agents at one table, one after the other until every side is
  taken; where there are more agents than sides, every choice of that number of them.
- ``cross``: for every ordered pair one of the first against all others of the
  second, so that each agent is met both alone among the other and as the crowd
  around it.  With two sides that is heads-up, once for every pair.
- ``alone``: the first agent named, or each of the first *measured*, alone among each of the
  others.
- ``ladder``: each agent alone among the one named before it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from itertools import combinations, pairwise, permutations, product
from typing import Any, Final

from intriga.core.agent import Agent
from intriga.core.chance import Seeded
from intriga.core.dialect import MOST_DECISIONS
from intriga.core.errors import BadOptions
from intriga.core.ruleset import Ruleset
from intriga.matches.aivat import Valuer
from intriga.matches.match import Match, seated

TWO: Final = 2


SIMPLE, NETWORK = PREDICTORS = "simple", "network"  # of luck


class ContestKind(StrEnum):
    """How agents meet."""

    MIXED = "mixed"
    CROSS = "cross"
    ALONE = "alone"
    LADDER = "ladder"


USUAL: Final = frozenset({ContestKind.MIXED, ContestKind.CROSS})


@dataclass(frozen=True, slots=True)
class Pairing:
    """The seating of game 0, and the kinds of meeting that this is.

    ``alone`` and ``crowd`` name the two agents of a cross pairing.
    """

    agents: tuple[str, ...]
    alone: str = ""
    crowd: str = ""

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.agents)

    @property
    def names(self) -> list[str]:
        """Return the agents, each once, in the order of seats."""
        return list(dict.fromkeys(self.agents))

    def expected(self, name: str) -> float:
        """Return the share in winning that *name* would have among equals."""
        return self.agents.count(name) / self.seats


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest to be played.

    ``agents`` are names, each once; ``guests`` agents of one's own by name, looked up
    before the registry.  ``players`` are the sizes of tables.  A game not over after
    ``most_decisions`` has no result.  With ``corrected`` the luck of every game is kept
    with its result (:mod:`intriga.matches.aivat`), as ``valuer`` sees it, or else of the
    one that ``luck`` names: the simple one of the game, or its network.  ``measured`` is the
    number of agents that are measured, the first ones, against the others.
    """

    ruleset: Ruleset[Any, Any]
    agents: tuple[str, ...]
    players: tuple[int, ...]
    preset: str
    options: Mapping[str, object] = field(default_factory=dict[str, object])
    kinds: frozenset[ContestKind] = USUAL
    seed: int = 0
    most_decisions: int = MOST_DECISIONS
    corrected: bool = True
    luck: str = SIMPLE
    valuer: Valuer | None = None
    guests: Mapping[str, Agent] = field(default_factory=dict[str, Agent])
    measured: int = 0

    @property
    def against(self) -> tuple[str, ...]:
        """Return the agents that others are measured against, none in other contests."""
        return self.agents[self.measured :] if self.measured else ()

    def match(self, agents: Sequence[str]) -> Match:
        """Return the match that *agents*, by seat, play here."""
        return Match(
            ruleset=self.ruleset,
            agents=tuple(agents),
            games=0,
            preset=self.preset,
            options=self.options,
            seed=self.seed,
            most_decisions=self.most_decisions,
            guests=self.guests,
        )


@dataclass(frozen=True, slots=True)
class Goal:
    """How much is played of every pairing.

    ``games`` are rounded up to whole rounds.  With ``until_sure`` they are the most: a
    pairing stops where the confidence sequence of every agent in it leaves out its equal share
    (:mod:`intriga.lab.arena.confidence`), which is looked at after every 25 rounds.
    """

    games: int
    until_sure: bool = False

    def __post_init__(self) -> None:
        """Refuse no games.

        Raises:
            BadOptions: fewer than 1 game.
        """
        if self.games < 1:
            raise BadOptions("games", f"there must be at least 1 game, not {self.games}")

    def rounds(self, pairing: Pairing) -> int:
        """Return the most rounds of *pairing*."""
        return -(-self.games // pairing.seats)


def pairings(contest: Contest) -> list[Pairing]:
    """Return the pairings of *contest*, by size of table.

    Lists of seats that differ by a rotation are one: every round has all rotations.

    Raises:
        BadOptions: agents, players or options that cannot be.
    """
    _check(contest)
    found: dict[tuple[str, ...], Pairing] = {}
    for players in contest.players:
        sides = _sides(contest, players)
        kinds = {
            ContestKind.CROSS: _cross,
            ContestKind.MIXED: _mixed,
            ContestKind.ALONE: partial(_alone, max(1, contest.measured)),
            ContestKind.LADDER: _ladder,
        }
        for kind, pairs in kinds.items():
            for pairing in pairs(contest.agents, sides) if kind in contest.kinds else ():
                found.setdefault(_turned(pairing.agents), pairing)
    return list(found.values())


def _check(contest: Contest) -> None:
    agents = contest.agents
    if contest.luck not in PREDICTORS:
        raise BadOptions("luck", f"luck is {' or '.join(PREDICTORS)}, not {contest.luck!r}")
    if len(agents) < TWO:
        raise BadOptions("agents", f"a contest needs at least 2 agents, not {len(agents)}")
    twice = next((name for place, name in enumerate(agents) if name in agents[:place]), None)
    if twice is not None:
        raise BadOptions("agents", f"each agent is named once, and {twice} is named again")
    seated(contest.match(agents))


def _sides(contest: Contest, players: int) -> list[list[int]]:
    """Return the seats of every side."""
    seats = [str(seat) for seat in range(players)]
    header = {"preset": contest.preset, "options": dict(contest.options), "seats": seats}
    contest.ruleset.options(contest.preset, contest.options, players)
    state = contest.ruleset.begin(contest.ruleset.prepare(header, Seeded(0)))
    return contest.ruleset.sides(state)


def _cross(agents: Sequence[str], sides: list[list[int]]) -> Iterator[Pairing]:
    pairs = combinations(agents, 2) if len(sides) == TWO else permutations(agents, 2)
    yield from (_among(alone, crowd, sides) for alone, crowd in pairs)


def _alone(measured: int, agents: Sequence[str], sides: list[list[int]]) -> Iterator[Pairing]:
    pairs = product(agents[:measured], agents[measured:])
    yield from (_among(alone, crowd, sides) for alone, crowd in pairs)


def _ladder(agents: Sequence[str], sides: list[list[int]]) -> Iterator[Pairing]:
    yield from (_among(alone, crowd, sides) for crowd, alone in pairwise(agents))


def _among(alone: str, crowd: str, sides: list[list[int]]) -> Pairing:
    by_side = [alone, *[crowd] * (len(sides) - 1)]
    return Pairing(_placed(by_side, sides), alone, crowd)


def _mixed(agents: Sequence[str], sides: list[list[int]]) -> Iterator[Pairing]:
    for table in combinations(agents, min(len(agents), len(sides))):
        by_side = [table[side % len(table)] for side in range(len(sides))]
        yield Pairing(_placed(by_side, sides))


def _turned(agents: tuple[str, ...]) -> tuple[str, ...]:
    """Return the first of all rotations of *agents*."""
    return min(agents[seat:] + agents[:seat] for seat in range(len(agents)))


def _placed(by_side: Sequence[str], sides: list[list[int]]) -> tuple[str, ...]:
    """Return the agents by seat."""
    agent_of = {seat: agent for agent, side in zip(by_side, sides, strict=True) for seat in side}
    return tuple(agent_of[seat] for seat in sorted(agent_of))
