"""Corrections for luck change no mean and less variance."""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any

import pytest

from intriga.agents.policy import own_network
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.games import ruleset_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.lab.arena.contest import Goal
from intriga.lab.arena.contest_file import ContestFile
from intriga.lab.arena.contest_run import NetworkValuer, Season, valuer_of
from intriga.lab.arena.less_luck import corrected
from intriga.lab.arena.results import findings
from intriga.matches.aivat import AnyRuleset, Luck, Valuer, luck_of_choice, luck_of_draw
from intriga.matches.report import variance
from tests.lab.arena.contests import MIXED, Open, contest

DECISIONS = 4
FEW = 15  # outcomes of a draw: a network looks through every pair of them
NETWORK = NetworkValuer(own_network("coup"))


class Wrong:
    """Values a game by nonsense that says something else about every state."""

    def shares(self, state: CoupState, ruleset: AnyRuleset) -> list[float]:
        return [state.coins[0] / 7 + len(ruleset.phase(state)) / 5, (state.court % 1009) / 1009]


def duel() -> CoupState:
    """Return a position with one influence each, a few coins and the mover's question."""
    header: dict[str, Any] = {
        "preset": "coup-es",
        "seats": ["A", "B"],
        "options": {"two_player_setup": "normal"},
        "first": 0,
    }
    state = COUP.begin(header)
    source = Seeded(4)
    while outcomes := COUP.outcomes(state):
        COUP.draw(state, source(outcomes))
    for seat in range(2):
        card = next(card for card in range(5) if state.hand[seat] >> 4 * card & 15)
        state.hand[seat] -= 1 << 4 * card
        state.face_up[seat] = card + 1
        state.coins[seat] = 3
    return state


def ends(
    state: CoupState, valuer: Valuer, decisions: int, chance: float, luck: list[float]
) -> Iterator[tuple[float, list[float], list[float]]]:
    """Return every end, its probability, result and luck, if both choose blindly."""
    outcomes = COUP.outcomes(state)
    if outcomes:
        for place in range(len(outcomes)):
            twin = state.copy()
            more = luck_of_draw(COUP, valuer, state, outcomes, place)
            COUP.draw(twin, place)
            yield from ends(twin, valuer, decisions, chance / len(outcomes), added(luck, more))
        return
    winners = COUP.winners(state)
    if winners or decisions == 0:
        among = winners or [0, 1]
        yield chance, [(seat in among) / len(among) for seat in range(2)], luck
        return
    seat = COUP.to_move(state)
    legal = COUP.legal_actions(state, seat)
    chances = {action: 1 / len(legal) for action in legal}
    for action in legal:
        twin = state.copy()
        more = luck_of_choice(COUP, valuer, state, seat, chances, action)
        COUP.play(twin, seat, action)
        yield from ends(twin, valuer, decisions - 1, chance / len(legal), added(luck, more))


def added(one: list[float], other: list[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)]


@pytest.mark.parametrize(
    ("valuer", "decisions"),
    [(valuer_of("coup"), DECISIONS), (Wrong(), DECISIONS), (NETWORK, 2)],
    ids=["simple", "wrong", "network"],
)
def test_luck_averages_to_zero_over_all_outcomes(valuer: Valuer, decisions: int) -> None:
    every = list(ends(duel(), valuer, decisions, 1.0, [0.0, 0.0]))

    assert len(every) > 10
    assert sum(chance for chance, _, _ in every) == pytest.approx(1)
    for seat in range(2):
        mean = sum(chance * luck[seat] for chance, _, luck in every)
        size = sum(chance * abs(luck[seat]) for chance, _, luck in every)
        assert size > 0.01
        assert abs(mean) < 1e-12


def played(agents: tuple[str, ...], games: int) -> tuple[list[float], list[float]]:
    """Return shares and luck of the first agent by round; A and B choose blindly and say so."""
    made = contest(*agents, guests={"A": Open(), "B": Open()}, kinds=MIXED)
    rounds = list(Season(made, ContestFile(made), Goal(games)).play())
    name = agents[0]
    return [each.share(name) for each in rounds], [each.luck_of(name) for each in rounds]


def test_in_games_played_luck_is_nothing_within_its_error_and_variance_shrinks() -> None:
    shares, luck = played(("A", "B"), 500)
    less = corrected(shares, luck)
    error = sqrt(variance(luck) / len(luck))

    assert error > 0
    assert abs(sum(luck) / len(luck)) < 3 * error
    assert abs(sum(less) - sum(shares)) / len(less) < 3 * error
    assert variance(shares) / variance(less) > 1.1


def test_the_factor_is_reported() -> None:
    made = contest("A", "B", guests={"A": Open(), "B": Open()}, players=(2,))
    ledger = ContestFile(made)
    for _ in Season(made, ledger, Goal(200)).play():
        pass
    standing = findings(made, ledger, Goal(200)).results[0].standings[0]

    assert standing.factor is not None
    assert standing.factor > 1
    assert standing.corrected is not None
    assert standing.corrected.low < standing.share.share < standing.corrected.high


def test_the_weight_of_luck_in_a_round_comes_from_the_other_rounds() -> None:
    random = Random(6)
    luck = [random.gauss(0, 0.1) for _ in range(400)]
    shares = [0.5 + 2 * each for each in luck]
    other = [9.0, *shares[1:]]

    assert corrected(shares, luck)[2] == corrected(other, luck)[2]
    assert corrected(shares, luck)[1] != corrected(other, luck)[1]
    assert variance(corrected(shares, luck)) < 0.02 * variance(shares)


class Silent:
    """Chooses, and does not say how."""

    def act(self, view: object, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        return legal[0]


def test_an_agent_without_probabilities_has_no_luck_in_choosing() -> None:
    state = duel()
    luck = Luck(COUP, valuer_of("coup"), 2)
    view, legal = COUP.view(state, 0), COUP.legal_actions(state, 0)

    luck.choose(state, 0, Silent(), view, legal, legal[1])
    assert luck.by_seat == [0.0, 0.0]
    luck.choose(state, 0, Open(), view, legal, legal[1])
    assert luck.by_seat[0] == pytest.approx(-luck.by_seat[1])
    assert luck.by_seat != [0.0, 0.0]


@pytest.mark.parametrize("network", [False, True])
@pytest.mark.parametrize(("game", "players"), [("coup", 2), ("coup", 5), ("pot-de-vin", 4)])
def test_values_are_shares_at_every_moment_of_a_game(
    game: str, players: int, *, network: bool
) -> None:
    valuer = NetworkValuer(own_network(game)) if network else valuer_of(game)
    rules = ruleset_of(game)
    source = Seeded(7)
    seats = [str(seat) for seat in range(players)]
    header: dict[str, Any] = {"preset": next(iter(rules.variants.editions)), "seats": seats}
    state = rules.begin(rules.prepare(header, source))
    for _ in range(4000):
        outcomes = rules.outcomes(state)
        if len(outcomes) <= FEW:
            shares = valuer.shares(state, rules)
            assert sum(shares) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in shares)
        if rules.winners(state):
            return
        if outcomes:
            rules.draw(state, source(outcomes))
        else:
            seat = rules.to_move(state)
            legal = rules.legal_actions(state, seat)
            rules.play(state, seat, legal[source.below(len(legal))])
    pytest.fail("the game went on and on")


def test_a_game_that_nobody_values_is_refused() -> None:
    with pytest.raises(BadOptions, match="there is no game 'go'"):
        valuer_of("go")
