"""The questions before a game."""

import re
from dataclasses import replace

import pytest
from rich.console import Console

from intriga.cli.setup_dialog import Setup, SetupDialog
from intriga.games.coup.board import BOARD
from intriga.games.pot_de_vin.board import BOARD as POT_DE_VIN

BEGIN = Setup(BOARD, language="en", preset="coup-br", name="Ana", players=4)


ALONE = Setup(POT_DE_VIN, language="en", preset="pot-de-vin", name="Ana", players=4)


def answered(*lines: str, begin: Setup = BEGIN) -> tuple[Setup, str]:
    """Return the set-up after *lines* were typed and Enter at last, and what was shown."""
    console = Console(width=80)
    typed = iter([*lines, ""])
    with console.capture() as captured:
        setup = SetupDialog(console, lambda _: next(typed), begin).run()
    return setup, captured.get()


def test_enter_takes_everything_as_it_is() -> None:
    setup, shown = answered()

    assert setup == BEGIN
    assert "Coup, Brazilian edition" in shown


def test_a_line_is_chosen_by_number_or_word() -> None:
    assert answered("3", "6")[0].players == 6
    assert answered("players", "6")[0].players == 6


def test_too_many_players_are_asked_for_again() -> None:
    setup, shown = answered("players", "11", "ten", "10")

    assert setup.players == 10
    assert "A number from 2 to 10" in shown


def test_an_edition_with_fewer_cards_has_fewer_players() -> None:
    setup, _ = answered("players", "9", "edition", "3")

    assert (setup.preset, setup.players) == ("coup-es", 6)


def test_extras_are_switched_on_and_off() -> None:
    setup, _ = answered("extras", "1 2 4", "2", "")

    assert setup.options == {"reforma": True, "slot_contessa": "lawyer"}


def test_every_house_rule_can_be_changed() -> None:
    setup, shown = answered("house", "1", "2", "4", "never", "99", "")

    assert setup.options == {"art_mode": "distinct", "declared_exchange": "never"}
    assert "“99” is not one of the answers." in shown


def test_a_changed_rule_is_shown_with_its_name_and_value() -> None:
    options = {"reforma": True, "decline_proof": False, "steal_from_empty": False}
    _, shown = answered(begin=replace(BEGIN, options=options))

    assert re.search(r"Extras +Reforma\s", shown)
    assert "Hide the card and lose the challenge: no;" in shown
    assert "Steal from a player with no coins: no" in " ".join(shown.split())


def test_the_language_changes_at_once() -> None:
    setup, shown = answered("language", "2")

    assert setup.language == "pt-BR"
    assert "Um jogo de blefe." in shown


def test_bots_and_names_are_chosen() -> None:
    setup, shown = answered("opponents", "5", "name", "Bruno")

    assert "Beginner: Seldom bluffs" in shown
    assert setup.bots == ("master",)
    assert setup.name == "Bruno"


@pytest.mark.parametrize(
    ("preset", "players", "says"),
    [
        ("coup-es", 2, "never adapts to you"),
        ("coup-es", 3, "as the Master"),
        ("coup-br", 2, "as the Master"),
    ],
)
def test_a_bot_says_whether_it_plays_in_its_own_manner(
    preset: str, players: int, says: str
) -> None:
    begin = replace(BEGIN, preset=preset, players=players)
    assert says in answered("opponents", "", begin=begin)[1]


def test_an_unknown_answer_is_quoted_back() -> None:
    assert "“xyz” is not one of the answers." in answered("xyz")[1]


@pytest.mark.parametrize("typed", ["²", "❶", "9" * 5000, "-1"])
@pytest.mark.parametrize("lines", [(), ("players",), ("edition",), ("house",), ("house", "1")])
def test_a_false_number_changes_nothing(lines: tuple[str, ...], typed: str) -> None:
    setup, _ = answered(*lines, typed, *["" for _ in lines])

    assert setup == BEGIN


@pytest.mark.parametrize("typed", ["❶", "9" * 5000])
def test_no_extra_has_a_number_that_is_none(typed: str) -> None:
    assert answered("extras", typed, "")[0] == BEGIN


def test_people_get_the_edition_of_their_country() -> None:
    assert BOARD.table_rules.preset_for("pt_BR.UTF-8", 4) == "coup-br"
    assert BOARD.table_rules.preset_for("es_AR.UTF-8", 4) == "urbis-reforma"
    assert BOARD.table_rules.preset_for("es_ES", 4) == "coup-es"
    assert BOARD.table_rules.preset_for("es", 7) == "urbis-reforma"


# ------------------------------------------------------------------- Pot de Vin


def test_a_game_with_one_edition_does_not_ask_for_it() -> None:
    setup, shown = answered(begin=ALONE)

    assert setup == ALONE
    assert "Edition" not in shown
    assert "A game of guilds and bribes." in shown


def test_pairs_are_for_four_players() -> None:
    setup, _ = answered("extras", "1", "", begin=ALONE)
    five, shown = answered("players", "5", "extras", "1", "", begin=ALONE)

    assert setup.options == {"pairs": True}
    assert five.options == {}
    assert "5 players cannot play with this: Pairs." in shown


def test_another_number_of_players_leaves_out_what_it_cannot_have() -> None:
    setup, _ = answered("extras", "1 2", "", "players", "3", begin=ALONE)

    assert setup.options == {"joker": "auto"}


def test_six_always_play_in_pairs() -> None:
    setup, shown = answered("players", "6", "extras", "1", "", begin=ALONE)

    assert setup.options == {}
    assert setup.values["pairs"] is True
    assert "☑ Four players in two pairs" in shown
