"""A game says how far its hints are off, by how many play."""

from intriga.core.games import manifest_of


def test_the_last_measured_model_error_holds_for_more_players() -> None:
    coup = manifest_of("coup")
    two, three = coup.model_errors[2], coup.model_errors[3]

    assert [coup.model_error(players) for players in (2, 3, 4, 10)] == [two, three, three, three]
    assert coup.model_error(1) == 0  # nobody measured


def test_a_quick_look_is_off_by_more_where_several_play() -> None:
    coup, other = manifest_of("coup"), manifest_of("pot-de-vin")

    assert coup.model_error(2, quick=True) == coup.model_error(2)
    assert coup.model_error(4, quick=True) > coup.model_error(4)
    assert other.model_error(4, quick=True) == other.model_error(4)
