"""A declaration says once what is seen: the row, the attributes, the words and positions follow."""

from enum import IntEnum
from typing import Annotated, Any, get_type_hints

import pytest

from intriga.core.errors import BadNotation
from intriga.core.observation import (
    digits,
    each,
    flags,
    for_each_viewer,
    kept,
    number,
    own,
    phase,
    seats,
    two,
    who,
)
from intriga.core.row import writer
from intriga.core.state import I1, I2, State, slotted
from intriga.core.view import View, declared, read_later, word

SEATS = 3


class Phase(IntEnum):
    """The question."""

    TALK = 0
    OVER = 1


@slotted
class Market(State):
    """A game with a field of every kind."""

    players: I1
    phase: I1
    host: I1
    days: I1
    debt: I2
    stalls: Annotated[list[int], "i2", SEATS]
    purse: Annotated[list[int], "i1", SEATS]
    secret: Annotated[list[int], "i1", SEATS]
    goods: I1
    queue: I1
    shut: I1


def is_open(s: Market) -> bool:
    """Say whether the market is open."""
    return s.shut == 0


def hears(s: Market, viewer: int, seat: int) -> bool:
    """Say whether *viewer* hears *seat*: its neighbour, and itself."""
    return viewer >= 0 and (viewer == seat or (viewer + 1) % s.players == seat)


def hearsay(s: Market, viewer: int, seat: int) -> int:
    """Return what *viewer* hears of *seat*."""
    return s.secret[seat] + viewer + 1


@declared(players=(2, SEATS))
class MarketView(View):
    """A view of the market."""

    ORDER = ("phase",)

    phase: Annotated[Phase, phase(Phase)]
    host: Annotated[int, who("who holds it", word=True)]
    days: Annotated[int, number("days gone", 9, word=True)]
    debt: Annotated[int, two("what is owed", word=True)]
    stalls: Annotated[list[int], each(two("stalls of each seat", word=True))]
    purse: Annotated[int, own(kept("the own purse", 9))]
    secret: Annotated[list[int], for_each_viewer(each(kept("what is heard", 9, where=hears)))]
    rumour: Annotated[
        list[int], for_each_viewer(each(number("what is said", 9, field="secret", of=hearsay)))
    ]
    goods: Annotated[list[int], flags("what is sold", 4, where=is_open)]
    queue: Annotated[tuple[int, ...], digits("who is served, in order", 3, 2, 2)]
    open_seats: Annotated[list[int], seats("who is open", field="goods", where=is_open)]

    @word("sold")
    def _sold_in_words(self) -> list[str]:
        """Return what is sold."""
        return ["abcd"[good] for good in self.goods]


LAYOUT = MarketView.LAYOUT
view = writer(LAYOUT, globals())


def market(*, shut: int = 0) -> Market:
    """Return a market of three with something everywhere."""
    state = Market()
    state.players, state.phase, state.host, state.days = 3, Phase.OVER, 2, 4
    state.debt, state.stalls, state.purse = -300, [200, 0, 7], [3, 0, 5]
    state.secret, state.goods, state.queue, state.shut = [1, 2, 3], 0b101, 0b1001, shut
    return state


def of_row(state: Market, seat: int | None) -> MarketView:
    """Return the view of *seat* that is read from a row."""
    row = [0] * LAYOUT.width
    view(state, -1 if seat is None else seat, row)
    return MarketView(row, seat)


def of_state(state: Market, seat: int | None) -> MarketView:
    """Return the view of *seat* that is taken straight off *state*."""
    public = MarketView.of(state)
    return public if seat is None else public.seen_by(state, seat)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("shut", [0, 1])
def test_a_row_and_a_state_tell_a_viewer_the_same(seat: int | None, shut: int) -> None:
    row, table = (made(market(shut=shut), seat) for made in (of_row, of_state))

    for name in ("seat", "players", *MarketView.READ):
        assert getattr(row, name) == getattr(table, name), name
    assert row.to_dict() == table.to_dict()


def test_every_seat_sees_what_the_declaration_says() -> None:
    state = market()

    assert [of_state(state, seat).purse for seat in (None, 0, 1, 2)] == [-1, 2, -1, 4]
    assert of_state(state, 1).secret == [-1, 1, 2]
    assert of_state(state, None).secret == [-1, -1, -1]
    assert of_state(market(shut=1), 0).goods == of_state(market(shut=1), 0).open_seats == []
    assert of_state(state, 2).queue == (0, 1)


def test_words_have_their_order_and_the_types_of_the_declaration() -> None:
    words = of_row(market(), 0).to_dict()

    assert words == {
        "seat": 0,
        "phase": "OVER",
        "host": 2,
        "days": 4,
        "debt": -300,
        "stalls": [200, 0, 7],
        "sold": ["a", "c"],
    }
    assert [*words] == ["seat", "phase", "host", "days", "debt", "stalls", "sold"]
    assert get_type_hints(MarketView.WORDS) == {
        "seat": int | None,
        "phase": str,
        "host": int | None,
        "days": int,
        "debt": int,
        "stalls": list[int],
        "sold": list[str],
    }


def test_every_piece_describes_its_numbers_in_the_row() -> None:
    told = {piece.name: piece.told for piece in LAYOUT.pieces}

    assert told["days"] == "days gone"
    assert told["debt"] == "what is owed; in the row as x & 127 and x >> 7"
    assert told["open_seats"].endswith("1 for each of them, by seat clockwise from the viewer")


def test_values_hidden_from_spectators_are_compared_as_numbers() -> None:
    state, other = market(), market()
    hidden = MarketView.SIGHT.hidden

    assert hidden(state, 0) == (3, 1, 2, -1, 2, 3, 4)
    assert MarketView.SIGHT.alike(state, other)
    other.secret[2] = 9
    assert hidden(other, 0) == (3, 1, 2, -1, 2, 3, 10)
    assert not MarketView.SIGHT.alike(state, other)


@pytest.mark.parametrize("seat", [None, 2])
def test_a_view_is_written_back_into_a_state(seat: int | None) -> None:
    state, again = market(), Market()

    MarketView.SIGHT.put_back(of_row(state, seat), again)

    public = ("players", "phase", "host", "days", "debt", "stalls", "queue", "goods")
    assert all(getattr(again, name) == getattr(state, name) for name in public)
    assert again.purse == [0, 0, 0 if seat is None else 5]


def test_a_view_of_a_table_has_no_row_and_a_view_no_other_names() -> None:
    table = of_state(market(), 0)

    with pytest.raises(AttributeError, match="MarketView has no numbers"):
        _ = table.numbers
    with pytest.raises(AttributeError, match="MarketView has no purses"):
        _ = table.purses  # type: ignore[attr-defined]


def test_words_that_a_game_has_got_later_are_read_by_their_range() -> None:
    state = market()

    read_later(MarketView, state, {"phase": "TALK", "days": 7, "debt": -9, "stalls": [1, 2, 300]})

    assert (state.phase, state.days, state.debt) == (Phase.OVER, 7, -9)
    assert state.stalls == [1, 2, 300]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"days": 10}, "days holds whole numbers from 0 to 9, not 10"),
        ({"debt": "much"}, "debt holds whole numbers from -16383 to 16383, not 'much'"),
        ({"stalls": [1, 2]}, "stalls is a list of 3 numbers"),
    ],
)
def test_a_later_word_that_cannot_be_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadNotation, match=why):
        read_later(MarketView, market(), given)
