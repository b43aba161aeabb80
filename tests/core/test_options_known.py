"""Networks and tables made for some options stay valid when the game gets more options."""

from dataclasses import replace

import pytest

from intriga.core.observation import Layout, number, options
from intriga.core.options import Edition, Option, Variants

OLD = Option("tea", ("green", "black"), "R-1", "black")
RICH = Option("rich", (False, True), "R-2", "rich")
OTHER_NOW = Option("poor", (True, False), "R-3", "poor")
KNOWN = {"black": (0, 1)}


def variants(*younger: Option, recorded: tuple[dict[str, bool], ...] = ({},)) -> Variants:
    """Return the variants of a game that got *younger* options, before those that it had."""
    editions = (
        Edition(f"edition {at}", least=2, most=4, recorded=each) for at, each in enumerate(recorded)
    )
    return Variants((*younger, OLD), editions)


def test_options_are_found_by_name_wherever_they_stand() -> None:
    assert options(variants(), 5).places(KNOWN) == [0]
    assert options(variants(RICH, OTHER_NOW), 5).places(KNOWN) == [2]
    with pytest.raises(ValueError, match="black"):
        options(Variants([RICH], []), 5).places(KNOWN)


def test_a_layout_has_the_piece_of_its_options() -> None:
    piece = replace(options(variants(), 5), name="options")

    assert Layout([replace(number("a number", 1), name="one"), piece]).options is piece


@pytest.mark.parametrize(("code", "holds"), [(0, True), (1, False)])
def test_a_younger_option_holds_at_its_former_value_only(
    code: int,
    holds: bool,  # noqa: FBT001  a parameter of a test
) -> None:
    assert variants(RICH).holds_for(KNOWN, {"black": 1, "rich": code}) is holds


def test_a_known_option_holds_at_its_known_values_only() -> None:
    assert variants().holds_for(KNOWN, {"black": 1})
    assert not variants().holds_for(KNOWN, {"black": 2})


def test_the_value_that_records_mean_is_that_before_the_default() -> None:
    assert variants(OTHER_NOW).before("poor") == 1
    assert variants(OTHER_NOW, recorded=({"poor": False},)).before("poor") == 0
    assert variants(OTHER_NOW, recorded=({"poor": False}, {})).before("poor") is None
    assert not variants(OTHER_NOW, recorded=({"poor": False}, {})).holds_for(KNOWN, {"poor": 1})
