"""The memory of a view is true: suits shown void, who played what, the own discard."""

import pytest

from intriga.games.pot_de_vin.notation import card_of
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.vocabulary import Character
from tests.games.pot_de_vin.tables import SCENES, THREE, begun, game_of, table
from tests.games.tables import positions, say


def test_a_player_who_does_not_follow_has_shown_a_void() -> None:
    game = say(table(*THREE), "0 play aldo-4", "1 play aldo-5", "2 play ugo-7")

    assert game.view(0).void == [[], [], [Character.ALDO]]


def test_a_player_who_passes_has_shown_no_void() -> None:
    game = say(table(*THREE), "0 play aldo-4", "1 play aldo-5", "2 gem")

    assert game.view(0).void == [[], [], []]


def test_only_the_follower_of_another_suit_has_shown_a_void() -> None:
    game = say(table(*THREE), "0 play pietra-5", "1 play enzo-6")

    assert game.view(2).void == [[], [Character.PIETRA], []]


def test_a_void_shown_is_remembered_for_the_rest_of_the_game() -> None:
    game = table(*THREE, pile="enzo-1 enzo-2", draws="enzo-1 enzo-2")
    say(
        game,
        "0 play aldo-4",
        "1 play aldo-5",
        "2 play ugo-7",
        "2 play enzo-8",
        "0 play aldo-9",
        "1 play enzo-6",
    )

    assert game.view(1).void == [[Character.ENZO], [], [Character.ALDO]]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_voids_and_plays_are_listed_by_seat_for_every_viewer(viewer: int | None) -> None:
    game = say(table(*THREE), "0 play aldo-4", "1 play aldo-5", "2 play ugo-7")

    assert game.view(viewer).void == [[], [], [Character.ALDO]]
    assert game.view(viewer).played_by(card_of("aldo-5")) == 1
    assert game.view(viewer).played_by(card_of("ugo-7")) == 2
    assert game.view(viewer).played_by(card_of("aldo-9")) == -1


def test_a_discarder_remembers_its_card_until_all_know_the_pile() -> None:
    game = game_of(6, 5)
    put: dict[int, int] = {}
    for here in positions(game, "put"):
        if here.inputs and here.inputs[-1]["do"].startswith("discard "):
            put[here.inputs[-1]["by"]] = card_of(here.inputs[-1]["do"][8:])
        for seat in range(6):
            known = put.get(seat, -1) if here.state.round <= 4 else -1
            assert here.view(seat).put == known
        assert here.view(None).put == -1

    assert len(put) == 3


def test_a_discard_is_nothing_that_was_played() -> None:
    game = SCENES["DISCARD"]()
    seat = game.awaiting[0]
    game.play(game.legal(seat)[0], seat=seat)

    assert game.view(seat).played_by(game.view(seat).put) == -1
    assert game.view(seat).void == [[]] * 6


# ------------------------------------------------------------------- after a position


def test_a_position_keeps_the_voids_and_plays_on_the_table() -> None:
    game = say(table("aldo-4", "enzo-6", "aldo-6"), "0 play aldo-4", "1 play enzo-6")

    twin = begun(game, POT_DE_VIN.format_position(game.state))

    assert twin.view(2).void == [[], [Character.ALDO], []]
    assert twin.view(2).played_by(card_of("enzo-6")) == 1
    assert twin.view(2).played_by(card_of("aldo-5")) == -1


# ------------------------------------------------------------------- the words of a view


def test_sides_are_pairs_or_each_alone() -> None:
    assert game_of(3).view(0).sides == [[0], [1], [2]]
    assert game_of(4, pairs=True).view(0).sides == [[0, 2], [1, 3]]
    assert game_of(6).view(1).sides == [[0, 3], [1, 4], [2, 5]]
    assert game_of(6).view(1).side(4) == [4, 1]
    assert game_of(5).view(1).side(4) == [4]


def test_a_view_knows_the_deck() -> None:
    view = game_of(3, deck="B").view(0)

    assert [view.guild(card_of(word)) for word in ("aldo-1", "aldo-4", "aldo-9")] == [-1, 0, 1]
    words = ("aldo-1", "aldo-4", "aldo-10", "aldo-13")
    assert [view.symbols(card_of(word)) for word in words] == [0, 1, 2, 0]
