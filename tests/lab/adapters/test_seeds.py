"""The environments of others deal by all bits of a seed, as everything does that deals."""

from collections.abc import Callable
from typing import Any

import pytest

from intriga.lab.adapters import pettingzoo
from intriga.lab.adapters.gymnasium import Seat
from intriga.lab.adapters.seat_tables import SeatTables
from intriga.lab.adapters.text import TextTable
from intriga.lab.adapters.textarena import TextArenaTable
from intriga.lab.adapters.variant import variant
from intriga.lab.adapters.vector import Tables
from tests.api.test_seeds import ANOTHER, deals_by_each_bit, refuses


def at_tables(seed: Any) -> str:  # noqa: ANN401
    seen, _ = Tables(4, "coup", players=6).reset(seed=seed)
    return str(seen["observation"].tolist())


def at_seats(seed: Any) -> str:  # noqa: ANN401
    seen, _ = SeatTables(4, "coup", players=6, seat=0).reset(seed=seed)
    return str(seen["observation"].tolist())


def in_pettingzoo(seed: Any) -> str:  # noqa: ANN401
    seats = pettingzoo.env("coup", players=6)
    seats.reset(seed=seed)
    return str(seats.state().tolist())


def in_gymnasium(seed: Any) -> str:  # noqa: ANN401
    seat = Seat("coup", players=6)
    seat.reset(seed=seed)
    return seat.game.position().text


def in_words(seed: Any) -> str:  # noqa: ANN401
    return TextTable(variant("coup", 6, None, {}), seed).game.position().text


def in_textarena(seed: Any) -> str:  # noqa: ANN401
    table = TextArenaTable("coup")
    table.reset(6, seed=seed)
    return table.table.game.position().text


ALL = pytest.mark.parametrize(
    "dealer", [at_tables, at_seats, in_pettingzoo, in_gymnasium, in_words, in_textarena]
)


@ALL
def test_the_same_seed_deals_the_same_and_each_bit_of_it_counts(
    dealer: Callable[[Any], str],
) -> None:
    deals_by_each_bit(dealer)


@ALL
@ANOTHER
def test_another_seed_is_refused(dealer: Callable[[Any], str], seed: object) -> None:
    refuses(dealer, seed)
