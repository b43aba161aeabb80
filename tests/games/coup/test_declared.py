"""Questions under a declared coup or assassination name the character and its price."""

from typing import Final

import pytest

from tests.games.coup.test_log import asked

SAVED: Final = [(seat, "income") for seat in (0, 1, 2)]
STRIKE: Final = [*SAVED, (0, "assassinate 1 contessa")]
MISS: Final = [*SAVED, (0, "assassinate 1 duke")]
CHOICE: Final = {"declared_loss": "choice"}


@pytest.mark.parametrize(
    ("do", "seat", "options", "text"),
    [
        (
            *(STRIKE, 1, {}),
            (
                "Ana claims the Assassin to assassinate you, naming the Contessa."
                " You hold one: you would lose it. Do you challenge?"
            ),
        ),
        (
            *(MISS, 1, CHOICE),
            (
                "Ana claims the Assassin to assassinate you, naming the Duke."
                " You hold none: you would lose nothing. Do you challenge?"
            ),
        ),
        (
            *(STRIKE, 1, CHOICE),
            (
                "Ana claims the Assassin to assassinate you, naming the Contessa."
                " You hold one: you would lose an influence. Do you challenge?"
            ),
        ),
        (
            *(STRIKE, 2, {}),
            "Ana claims the Assassin to assassinate Bruno, naming the Contessa. Do you challenge?",
        ),
        (
            *([*MISS, (1, "pass"), (2, "pass")], 1, {}),
            (
                "Ana wants to assassinate you, naming the Duke."
                " You hold none: you would lose nothing. Do you block?"
            ),
        ),
        (
            *([*STRIKE, (1, "pass"), (2, "pass"), (1, "pass")], 1, CHOICE),
            (
                "Ana assassinates you, naming the Contessa, which you hold."
                " Which influence do you lose?"
            ),
        ),
        (
            *([*MISS, (1, "pass"), (2, "pass"), (1, "block contessa")], 0, {}),
            "Bruno claims the Contessa to block you. Do you challenge?",
        ),
    ],
)
def test_a_question_about_a_declared_strike_names_the_character_and_what_it_costs(
    do: list[tuple[int, str]], seat: int, options: dict[str, object], text: str
) -> None:
    assert asked(do, seat, declared_coup="coup+assassinate", **options) == text
