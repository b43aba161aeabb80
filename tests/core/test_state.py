"""Ordinary numbers and packed records hold the same state, and neither hides a mistake."""

from dataclasses import replace
from typing import Annotated

import numpy as np
import pytest

from intriga.core.bits import clear, copy, count, lowest, nth
from intriga.core.observation import Layout, number, numbers_of
from intriga.core.state import I1, I2, I8, State, dtype, fields_of, slotted


@slotted
class Pennies(State):
    """A game small enough to look at."""

    turn: I1
    bank: I2
    deck: I8
    coins: Annotated[list[int], "i2", 3]


def pennies() -> Pennies:
    state = Pennies()
    state.turn, state.bank, state.deck, state.coins = 1, -300, 1 << 60, [1, 2, 3]
    return state


def test_the_fields_are_the_annotations() -> None:
    fields = {"turn": "i1", "bank": "i2", "deck": "i8", "coins": ("i2", 3)}

    assert fields_of(Pennies) == fields
    assert fields == Pennies.FIELDS


def test_a_new_state_is_all_zero() -> None:
    state = Pennies()

    assert (state.turn, state.bank, state.deck, state.coins) == (0, 0, 0, [0, 0, 0])


def test_a_misspelt_field_fails() -> None:
    with pytest.raises(AttributeError):
        pennies().trn = 1  # type: ignore[attr-defined]


def test_equal_states_are_equal_field_by_field() -> None:
    assert pennies() == pennies()
    for name in Pennies.FIELDS:
        other = pennies()
        setattr(other, name, [9, 9, 9] if name == "coins" else 9)
        assert other != pennies(), name


def test_a_state_equals_nothing_else() -> None:
    assert pennies() != "pennies"


def test_a_state_cannot_be_a_key_as_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(pennies())


def test_a_copy_can_be_played_on_without_touching_the_original() -> None:
    original = pennies()
    twin = original.copy()

    twin.coins[0] = 99
    twin.turn = 2

    assert original == pennies()


def test_a_state_survives_packing() -> None:
    record = np.zeros(1, dtype(Pennies.FIELDS))[0]

    pennies().pack(record)

    assert Pennies.unpack(record) == pennies()
    assert type(Pennies.unpack(record).deck) is int


@pytest.mark.parametrize(
    ("name", "number"), [("turn", 128), ("bank", -(2**15) - 1), ("deck", 2**63)]
)
def test_a_number_that_has_outgrown_its_field_cannot_be_packed(name: str, number: int) -> None:
    state = pennies()
    setattr(state, name, number)

    with pytest.raises(OverflowError):
        state.pack(np.zeros(1, dtype(Pennies.FIELDS))[0])


def test_a_list_that_has_outgrown_its_field_cannot_be_packed() -> None:
    state = pennies()
    state.coins[2] = 2**15

    with pytest.raises(OverflowError):
        state.pack(np.zeros(1, dtype(Pennies.FIELDS))[0])


# ------------------------------------------------------------------- bits and arrays


def test_bits_count_their_members() -> None:
    assert [count(bits) for bits in (0, 1, 0b1011, (1 << 63) - 1)] == [0, 1, 3, 63]


def test_the_lowest_member_is_the_smallest() -> None:
    assert [lowest(bits) for bits in (1, 0b1010, 1 << 62)] == [0, 1, 62]


def test_members_count_from_the_smallest() -> None:
    assert [nth(0b10110, n) for n in range(3)] == [1, 2, 4]


def test_the_first_numbers_are_cleared() -> None:
    target = [1, 2, 3]

    clear(target, 2)

    assert target == [0, 0, 3]


def test_numbers_are_copied_from_place_to_place() -> None:
    target = [0] * 5

    copy([1, 2, 3, 4], 1, target, 2, 3)

    assert target == [0, 0, 2, 3, 4]


# ------------------------------------------------------------------- pieces


ONE = replace(number("a number", 1), name="one")
GRID = replace(numbers_of("six numbers", 9, 2, 3), name="grid")
TWO = replace(numbers_of("two numbers", 9, 2), name="two")


def test_pieces_lie_side_by_side() -> None:
    layout = Layout([ONE, GRID, TWO])

    assert layout.width == 9
    assert layout.at == {"one": 0, "grid": 1, "two": 7}
    assert (layout.places.grid, layout.piece("grid")) == (1, GRID)
    assert [piece.width for piece in layout.pieces] == [1, 6, 2]


def test_a_piece_can_be_cut_out() -> None:
    layout = Layout([ONE, TWO])

    assert layout.cut([5, 6, 7], "two") == [6, 7]
    assert layout.cut([5, 6, 7], "one") == [5]
