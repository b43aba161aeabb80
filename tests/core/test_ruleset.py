"""The returns of a game: to each seat, to sides that win together, and where victory is shared."""

import pytest

from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.state import PotDeVinState


def ended(players: int, winners: list[int], *, pairs: bool = False) -> PotDeVinState:
    state = PotDeVinState()
    state.players, state.pairs = players, int(pairs)
    state.winners = sum(1 << seat for seat in winners)
    return state


@pytest.mark.parametrize(
    ("players", "winners", "worth"),
    [
        (3, [], [0, 0, 0]),
        (3, [1], [-0.5, 1, -0.5]),
        (3, [0, 2], [0.25, -0.5, 0.25]),
        (3, [0, 1, 2], [0, 0, 0]),
        (5, [4], [-0.25, -0.25, -0.25, -0.25, 1]),
    ],
)
def test_winners_gain_as_much_as_losers_lose(
    players: int, winners: list[int], worth: list[float]
) -> None:
    assert POT_DE_VIN.returns(ended(players, winners)) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("players", "winners", "worth"),
    [
        (4, [0, 2], [1, -1, 1, -1]),
        (4, [0, 1, 2, 3], [0, 0, 0, 0]),
        (6, [1, 4], [-0.5, 1, -0.5, -0.5, 1, -0.5]),
        (6, [0, 1, 3, 4], [0.25, 0.25, -0.5, 0.25, 0.25, -0.5]),
        (6, [], [0, 0, 0, 0, 0, 0]),
    ],
)
def test_partners_gain_and_lose_alike(players: int, winners: list[int], worth: list[float]) -> None:
    state = ended(players, winners, pairs=True)

    assert POT_DE_VIN.returns(state) == pytest.approx(worth)
    assert POT_DE_VIN.winners(state) == winners


def test_every_seat_is_in_one_side() -> None:
    assert POT_DE_VIN.sides(ended(6, [], pairs=True)) == [[0, 3], [1, 4], [2, 5]]
    assert POT_DE_VIN.sides(ended(4, [], pairs=True)) == [[0, 2], [1, 3]]
    assert POT_DE_VIN.sides(ended(4, [])) == [[0], [1], [2], [3]]


def test_two_players_have_opposite_returns() -> None:
    state = CoupState()
    state.players, state.winner = 2, 1

    assert COUP.sides(state) == [[0], [1]]
    assert COUP.returns(state) == [-1, 1]
