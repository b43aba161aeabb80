"""Getting to know the others, from one game of a table to the next."""

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from intriga.agents import agent
from intriga.agents.lookahead import Lookahead
from intriga.agents.networked import looking, reference
from intriga.agents.opponents import SUREST, Acquaintance, GetsAcquainted, after_a_game
from intriga.agents.reweighted import Leaning
from intriga.core.dialect import MOST_DECISIONS
from intriga.core.games import ruleset_of
from intriga.games.coup.view.view import CoupView
from intriga.matches.match import Match, play_match
from tests.games.coup.tables import table

pytestmark = pytest.mark.compiled
COUP = ruleset_of("coup")
MASTER = looking("coup")
KINDS = MASTER.knowledge.reader.kinds if MASTER.knowledge.reader else ()


def told(kind: str, much: float = SUREST) -> list[float]:
    """Return that somebody is surely of *kind*."""
    return [much if each == kind else -much for each in KINDS]


class Guest:
    """The master, which gets to know the others; it keeps what it saw of the game under way."""

    def __init__(self) -> None:
        self.known: Acquaintance = {}
        self.seen: list[CoupView] = []

    def act(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        self.seen.append(view)
        return MASTER.knowing(self.known).act(view, legal, random)

    def play(self, kind: str, games: int) -> None:
        """Play with somebody of *kind*, always on seat 0."""
        for seed in range(games):
            self.seen.clear()
            match = Match(COUP, ("guest", kind), 1, "coup-es", seed=seed, guests={"guest": self})
            list(play_match(match))
            self.known = MASTER.learned(self.seen[0], self.seen[-1], self.known)


@pytest.mark.parametrize("kind", ["honest", "never-challenger", "honest-caller"])
def test_after_some_games_the_kind_of_somebody_is_known_better(kind: str) -> None:
    guest = Guest()
    guest.play(kind, games=5)

    known = dict(zip(KINDS, guest.known[1], strict=True))
    assert list(guest.known) == [1]
    assert known[kind] > 1
    assert known[kind] > known["itself"]


def test_the_master_plays_differently_against_a_known_opponent() -> None:
    game = table("duke assassin", "captain contessa", coins=[2, 2])
    view, legal = COUP.view(game.state, 0), COUP.legal_actions(game.state, 0)
    plain, caller, trusting = (
        MASTER.knowing(known).weigh(view, legal)
        for known in ({}, {1: told("caller")}, {1: told("never-challenger")})
    )
    assert np.array_equal(plain, MASTER.weigh(view, legal))
    assert not np.allclose(plain, caller)
    assert not np.allclose(caller, trusting)


def test_knowing_somebody_changes_no_other_table() -> None:
    knowing = MASTER.knowing({1: told("caller")})

    assert isinstance(knowing, Lookahead)
    assert knowing is not MASTER
    assert MASTER.known == {}


def test_knowledge_of_an_opponent_has_a_bound_and_fades() -> None:
    before, sure = np.array([0.5, 0.25, 0.25]), np.array([1.0, 0.0, 0.0])
    known: list[float] = []
    for _ in range(9):
        known = after_a_game(before, sure, known)
    assert max(known) <= SUREST
    assert min(known) >= -SUREST
    for _ in range(40):
        known = after_a_game(before, before, known)
    assert np.abs(known).max() < 0.01


@pytest.mark.parametrize("kind", ["caller", "never-challenger", "hoarder"])
def test_games_end_though_everybody_is_sure_of_everybody(kind: str) -> None:
    everybody = MASTER.knowing({seat: told(kind) for seat in range(3)})
    match = Match(COUP, ("sure",) * 3, 1, "coup-es", seed=4, guests={"sure": everybody})
    for played in play_match(match):
        assert played.winners
        assert played.decisions < MOST_DECISIONS / 10


def test_a_style_of_the_master_gets_to_know_somebody_too() -> None:
    game = table("duke assassin", "captain contessa", coins=[2, 2])
    view, legal = COUP.view(game.state, 0), COUP.legal_actions(game.state, 0)
    bluffer = agent("bluffer:master", "coup")

    assert isinstance(bluffer, Leaning)
    knowing = bluffer.knowing({1: told("caller")})
    assert bluffer.learned(view, view, {}).keys() == {1}
    assert not np.allclose(bluffer.weigh(view, legal), knowing.weigh(view, legal))


@pytest.mark.parametrize("name", ["bluffer", "casual"])
def test_an_agent_without_a_classifier_learns_no_opponents(name: str) -> None:
    game = table("duke assassin", "captain contessa", coins=[2, 2])
    view = COUP.view(game.state, 0)
    player = agent(name, "coup")
    if isinstance(player, GetsAcquainted):
        assert player.knowing({1: told("caller")}) is player
        assert player.learned(view, view, {1: told("caller")}) == {}
    assert reference("coup").learned(view, view, {}) == {}
