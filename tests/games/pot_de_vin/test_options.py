"""Options are what the rules say, and nothing else is taken for one."""

import re
from pathlib import Path

import pytest

from intriga.core.errors import BadOptions
from intriga.games.pot_de_vin.decks import printed
from intriga.games.pot_de_vin.options import VARIANTS
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.state import FIELDS
from tests.games.pot_de_vin.tables import game_of
from tests.oracle.pot_de_vin_setup import OPTION_VALUES, TABLE, full_options


def test_the_options_and_their_values_are_those_of_the_rules() -> None:
    assert {name: option.values for name, option in VARIANTS.options.items()} == OPTION_VALUES


def test_the_preset_is_that_of_the_rules() -> None:
    edition = VARIANTS.editions["pot-de-vin"]

    assert set(VARIANTS.editions) == {"pot-de-vin"}
    assert list(range(edition.least, edition.most + 1)) == sorted(TABLE)
    assert VARIANTS.resolve("pot-de-vin", {}, 3) == full_options("pot-de-vin", {})


def test_options_that_the_rules_read_are_fields_of_the_state() -> None:
    assert set(VARIANTS.rule_options) <= set(FIELDS)
    assert set(VARIANTS.options) - {o.name for o in VARIANTS.rule_options.values()} == {"deck"}


@pytest.mark.parametrize("option", VARIANTS.rule_options.values(), ids=lambda option: option.name)
def test_every_value_has_a_number_and_back(option: object) -> None:
    assert isinstance(option, type(VARIANTS.options["joker"]))
    for value in option.values:
        back = option.value(option.code(value))
        assert (back, type(back)) == (value, type(value))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_six_always_play_in_pairs_and_four_if_they_like(players: int) -> None:
    """PDV-A24."""
    assert VARIANTS.resolve("pot-de-vin", {}, players)["pairs"] is (players == 6)
    assert game_of(players).state.pairs == (players == 6)


@pytest.mark.parametrize("players", [4, 6])
def test_pairs_may_be_asked_for_where_there_are_some(players: int) -> None:
    assert VARIANTS.resolve("pot-de-vin", {"pairs": True}, players)["pairs"] is True
    assert game_of(players, pairs=True).state.pairs == 1


@pytest.mark.parametrize("players", [3, 5])
def test_three_or_five_cannot_form_pairs(players: int) -> None:
    reason = f"four or six players form pairs, not {players}"

    with pytest.raises(BadOptions, match=reason) as bad:
        VARIANTS.resolve("pot-de-vin", {"pairs": True}, players)

    assert bad.value.option == "pairs"


@pytest.mark.parametrize(
    ("preset", "changed", "players", "option", "reason"),
    [
        ("coup-br", {}, 3, "preset", "there is no edition 'coup-br'; there is pot-de-vin"),
        ("pot-de-vin", {}, 2, "players", "pot-de-vin is for 3 to 6 players, not 2"),
        ("pot-de-vin", {}, 7, "players", "pot-de-vin is for 3 to 6 players, not 7"),
        ("pot-de-vin", {"pair": True}, 4, "pair", "there is no option 'pair'"),
        ("pot-de-vin", {"pairs": 1}, 4, "pairs", "pairs is one of false, true, not 1"),
        ("pot-de-vin", {"joker": "never"}, 4, "joker", "one of choose, auto, not 'never'"),
        ("pot-de-vin", {"deck": "C"}, 4, "deck", "deck is A or B or an object of cards, not 'C'"),
        ("pot-de-vin", {"deck": "a"}, 4, "deck", "deck is A or B or an object of cards, not 'a'"),
        ("pot-de-vin", {"deck": 1}, 4, "deck", "a deck is an object with a name and cards"),
        ("pot-de-vin", {"deck": None}, 4, "deck", "a deck is an object with a name and cards"),
    ],
)
def test_an_unknown_option_or_value_is_refused(
    preset: str, changed: dict[str, object], players: int, option: str, reason: str
) -> None:
    with pytest.raises(BadOptions, match=re.escape(reason)) as bad:
        VARIANTS.resolve(preset, changed, players)

    assert bad.value.option == option


# ------------------------------------------------------------------- in words


def test_options_are_written_with_commas_between_them() -> None:
    written = "pairs=TRUE, deck=b,six_recycle=winning_card"

    options = {"pairs": True, "deck": "B", "six_recycle": "winning_card"}

    assert VARIANTS.parse(written) == options


def test_a_deck_may_be_written_as_the_file_it_is_in(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"name": "Mine", "cards": ' + cards_of("A") + "}", "utf-8")

    deck = VARIANTS.options["deck"].parsed(str(file))

    assert deck == {"name": "Mine", "cards": printed("A")["cards"]}
    assert POT_DE_VIN.options("pot-de-vin", {"deck": deck}, 3)["deck"] == deck


def cards_of(letter: str) -> str:
    return str(printed(letter)["cards"]).replace("'", '"')


def test_a_deck_that_is_neither_a_letter_nor_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="cannot be read"):
        VARIANTS.parse(f"deck={tmp_path / 'none.json'}")
