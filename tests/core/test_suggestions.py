"""A name that there is not is answered with the nearest that there is."""

import pytest

from intriga.core.errors import nearest, unknown

EDITIONS = ["urbis-reforma", "coup-br", "coup-es"]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("coup-bra", "coup-br"),
        ("COUP_ES", "coup-es"),
        ("urbis", None),
        ("urbis-refroma", "urbis-reforma"),
    ],
)
def test_the_nearest_name_is_found_whatever_its_case_and_hyphens(
    written: str, meant: str | None
) -> None:
    assert nearest(written, EDITIONS) == meant


def test_the_sentence_guesses_and_lists_all_names_sorted() -> None:
    assert unknown("edition", "coup-bra", EDITIONS) == (
        "there is no edition 'coup-bra'; did you mean 'coup-br'? "
        "There are coup-br, coup-es and urbis-reforma"
    )


@pytest.mark.parametrize(
    ("known", "told"),
    [
        ([], "there is no game 'chess'; there are none"),
        (["coup"], "there is no game 'chess'; there is coup"),
        (["pot", "coup"], "there is no game 'chess'; there are coup and pot"),
    ],
)
def test_an_unknown_name_far_from_all_others_gets_no_guess(known: list[str], told: str) -> None:
    assert unknown("game", "chess", known) == told
