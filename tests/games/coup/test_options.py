"""Options are what the rule pages say, and nothing else is taken for one."""

import re
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from intriga.core.chance import Scripted, Seeded
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.games.coup.agents.encoding import CoupEncoding
from intriga.games.coup.options import COINS, VARIANTS
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import FIELDS, CoupState
from intriga.games.coup.view.view import CoupView
from tests.oracle.coup_setup import COMPONENT_COINS, MOST_PLAYERS, OPTION_VALUES, full_options

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "options.md"


def test_the_options_and_their_values_are_those_of_the_rules() -> None:
    assert {name: option.values for name, option in VARIANTS.options.items()} == OPTION_VALUES


@pytest.mark.parametrize("preset", VARIANTS.editions)
def test_the_presets_are_those_of_the_rules(preset: str) -> None:
    assert VARIANTS.resolve(preset, {}, 2) == full_options(preset, {})
    assert COINS[preset] == COMPONENT_COINS[preset]
    assert VARIANTS.editions[preset].most == MOST_PLAYERS[preset]


def test_a_preset_is_its_difference_from_the_defaults() -> None:
    assert VARIANTS.resolve("urbis-reforma", {}, 3)["decline_proof"] is False
    assert VARIANTS.resolve("coup-br", {}, 3)["decline_proof"] is True
    assert VARIANTS.resolve("coup-br", {}, 2)["two_player_setup"] == "sets"


def test_changed_options_win_over_the_preset() -> None:
    values = VARIANTS.resolve("urbis-reforma", {"decline_proof": True, "reforma": True}, 4)

    assert values["decline_proof"] is True
    assert values["reforma"] is True
    assert values == COUP.options("urbis-reforma", {"decline_proof": True, "reforma": True}, 4)


@pytest.mark.parametrize("name", VARIANTS.options)
def test_every_option_has_its_section_in_the_rules(name: str) -> None:
    label = name.replace("_", "-")

    assert re.search(
        rf"^\(rules-option-{label}\)=$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )


@pytest.mark.parametrize("option", VARIANTS.options.values(), ids=lambda option: option.name)
def test_every_value_has_a_number_and_back(option: object) -> None:
    assert isinstance(option, type(VARIANTS.options["reforma"]))
    for value in option.values:
        back = option.value(option.code(value))
        assert (back, type(back)) == (value, type(value))


def test_options_that_the_rules_read_are_fields_of_the_state() -> None:
    assert set(VARIANTS.rule_options) <= set(FIELDS)
    assert {option.name for option in VARIANTS.options.values()} - {
        option.name for option in VARIANTS.rule_options.values()
    } == {"first_player", "talk_ambassador_ban"}


def test_an_observation_tells_a_younger_option_in_the_number_of_an_older_one() -> None:
    """So it stays as long as it was, and the same while the younger has its default."""
    header = {"preset": "coup-br", "seats": ["A", "B", "C"]}
    seen: set[tuple[int, ...]] = set()
    for exchange in VARIANTS.options["declared_exchange"].values:
        for loss in VARIANTS.options["declared_loss"].values:
            options = {"declared_exchange": exchange, "declared_loss": loss}
            view = Game(COUP, {**header, "options": options}, Seeded(1)).view(0)
            told = {name: view.options[name] for name in options}
            codes = {name: VARIANTS.options[name].code(value) for name, value in options.items()}
            assert told == codes
            seen.add(tuple(COUP.layout.cut(view.numbers, "options")))

    assert len(seen) == 6


@pytest.mark.parametrize(
    ("options", "as_if"),
    [
        ({"fa_reblock": "in_line"}, {}),
        ({"decline_proof": "always"}, {}),
        ({"declared_coup": "coup", "declared_loss": "choice"}, {"declared_coup": "coup"}),
        ({"declared_coup": "assassinate"}, {"declared_coup": "coup+assassinate"}),
        ({"declared_coup": "coup+may_assassinate"}, {"declared_coup": "coup"}),
        ({"declared_coup": "may_assassinate"}, {}),
    ],
)
def test_networks_take_a_value_they_never_learned_for_the_nearest_that_they_did(
    options: dict[str, object], as_if: dict[str, object]
) -> None:
    header = {"preset": "coup-br", "seats": ["A", "B", "C"]}
    told, wanted = (
        encode(Game(COUP, {**header, "options": each}, Seeded(1)).view(0).numbers)
        for each in (options, as_if)
    )

    assert told == wanted


def encode(numbers: Sequence[int]) -> list[float]:
    """Return what a network is told of the table."""
    return CoupEncoding().encode(np.array([numbers], np.int8), 3).table[0].tolist()


# ------------------------------------------------------------------- older records


def two(**header: object) -> Game[CoupState, CoupView]:
    """Return a game of two at the Argentine table."""
    begun = {"preset": "urbis-reforma", "seats": ["Ana", "Beto"], "first": 0, **header}
    return Game(COUP, begun, Seeded(1))


def test_two_players_at_the_argentine_table_begin_with_two_coins_each() -> None:
    assert two().state.coins[:2] == [2, 2]
    assert two(options={"two_player_first_coins": 1}).state.coins[:2] == [1, 2]


def test_an_old_record_that_does_not_say_the_coins_keeps_the_single_one() -> None:
    hands = [["contessa", "duke"], ["assassin", "captain"]]
    old = two(record=1, game="coup", options={}, hands=hands)

    assert old.state.coins[:2] == [1, 2]
    assert old.header["options"] == {}


def test_the_record_of_a_new_game_says_the_coins_and_replays_alike() -> None:
    game = two()

    assert game.header["options"] == {"two_player_first_coins": 2}
    assert Game(COUP, game.header, Scripted([])).state == game.state


def test_the_options_meant_by_an_old_record_are_known() -> None:
    assert VARIANTS.meant("urbis-reforma", {}, 2) == {"two_player_first_coins": 1}
    assert VARIANTS.meant("urbis-reforma", {}, 3) == {}
    assert VARIANTS.meant("urbis-reforma", {"two_player_first_coins": 2}, 2) == {
        "two_player_first_coins": 2
    }
    assert VARIANTS.meant("coup-br", {"reforma": True}, 2) == {"reforma": True}


def test_meaningless_options_are_not_written() -> None:
    game = two(seats=["Ana", "Beto", "Caro"])

    assert "options" not in game.header
    assert VARIANTS.written("coup-br", {"reforma": True}, 2) == {"reforma": True}


@pytest.mark.parametrize("seed", range(6))
def test_a_fixed_first_player_is_the_first_seat(seed: int) -> None:
    header = {"preset": "coup-br", "seats": ["A", "B", "C"], "options": {"first_player": "fixed"}}

    assert Game(COUP, header, Seeded(seed)).header["first"] == 0
    assert Game(COUP, {**header, "first": 2}, Seeded(seed)).header["first"] == 2


# ------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("preset", "changed", "players", "option", "reason"),
    [
        ("coup-fr", {}, 3, "preset", "there is no edition 'coup-fr'; did you mean 'coup-br'"),
        ("coup-br", {}, 1, "players", "coup-br is for 2 to 10 players, not 1"),
        ("coup-br", {}, 11, "players", "coup-br is for 2 to 10 players, not 11"),
        ("coup-es", {}, 7, "players", "coup-es is for 2 to 6 players, not 7"),
        ("coup-br", {"reform": True}, 3, "reform", "no option 'reform'; did you mean 'reforma'"),
        ("coup-br", {"treasury": "finit"}, 3, "treasury", "'finit'; did you mean 'finite'"),
        ("coup-br", {"reforma": 1}, 3, "reforma", "reforma is one of false, true, not 1"),
        ("coup-br", {"reforma": "true"}, 3, "reforma", "one of false, true, not the text 'true'"),
        ("coup-br", {"lawyer": True}, 3, "lawyer", "slot_contessa may be 'lawyer'"),
        ("coup-br", {"reforma": None}, 3, "reforma", "not None"),
        (
            *("coup-br", {"two_player_first_coins": True}, 2, "two_player_first_coins"),
            "two_player_first_coins is one of 1, 2, not True",
        ),
        ("coup-br", {"two_player_first_coins": 1.0}, 2, "two_player_first_coins", "not 1.0"),
        ("coup-br", {"treasury": "empty"}, 2, "treasury", "one of unlimited, finite, not 'empty'"),
        ("coup-br", {"treasury": ["finite"]}, 2, "treasury", "unlimited, finite"),
    ],
)
def test_an_unknown_option_or_value_is_refused(
    preset: str, changed: dict[str, object], players: int, option: str, reason: str
) -> None:
    with pytest.raises(BadOptions, match=re.escape(reason)) as bad:
        VARIANTS.resolve(preset, changed, players)

    assert bad.value.option == option


# ------------------------------------------------------------------- in words


@pytest.mark.parametrize(
    ("name", "word", "value"),
    [
        ("reforma", "true", True),
        ("reforma", "FALSE", False),
        ("two_player_first_coins", "2", 2),
        ("declared_coup", "coup+assassinate", "coup+assassinate"),
        ("art_mode", "Distinct", "distinct"),
    ],
)
def test_values_can_be_written_on_a_command_line(name: str, word: str, value: object) -> None:
    assert VARIANTS.options[name].parsed(word) == value
    assert type(VARIANTS.options[name].parsed(word)) is type(value)


@pytest.mark.parametrize(
    ("name", "word"), [("reforma", "yes"), ("reform", "true"), ("two_player_first_coins", "3")]
)
def test_other_words_are_no_values(name: str, word: str) -> None:
    with pytest.raises(BadOptions):
        VARIANTS.option(name).parsed(word)


def test_a_checked_value_is_the_one_of_the_table() -> None:
    assert VARIANTS.options["treasury"].checked("finite") is VARIANTS.options["treasury"].values[1]


def test_options_are_written_with_commas_between_them() -> None:
    written = " reforma=TRUE, slot_duke = patron,,two_player_first_coins=2"

    options = {"reforma": True, "slot_duke": "patron", "two_player_first_coins": 2}

    assert VARIANTS.parse(written) == options
    assert VARIANTS.parse("") == {}


@pytest.mark.parametrize("written", ["reforma", "reforma=perhaps", "reform=true", "=true"])
def test_text_that_is_no_option_with_a_value_is_refused(written: str) -> None:
    with pytest.raises(BadOptions):
        VARIANTS.parse(written)
