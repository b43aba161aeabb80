"""Hindsight names the answers that a player could have given."""

import pytest

import intriga
from intriga.core.games import table_rules_of
from intriga.core.message import Message
from intriga.core.table_rules import question_behind, question_to

RULES = table_rules_of("coup")
STRUCK = "hands=[[assassin,captain],[contessa],[duke,captain]] face_up=[[],[duke],[]] coins=[3,2,2]"


def told(position: str, action: str, seat: int, words: str) -> Message | None:
    """Return what *seat* is told that it could have answered to *action*."""
    game = intriga.new_game("coup", position=f"{position} turn=0", seed=1)
    game.play(action)
    here = game.position()
    return question_to(seat, here, question_behind(here, RULES), RULES).hindsight(words)


def test_somebody_who_held_the_card_could_have_blocked() -> None:
    assert told(STRUCK, "assassinate 1", 1, "block contessa") == Message(
        "could-block", {"who": 1, "card": "contessa"}
    )


def test_without_the_card_a_block_would_have_been_a_bluff() -> None:
    position = STRUCK.replace("[contessa]", "[captain]")
    assert told(position, "assassinate 1", 1, "block contessa") == Message(
        "could-block-bluff", {"who": 1, "card": "contessa"}
    )


@pytest.mark.parametrize(
    ("hands", "message"),
    [
        ("[duke]] face_up=[[duke],[duke]]", "could-challenge-counted"),
        ("[captain]] face_up=[[duke],[duke]]", "could-challenge"),
    ],
)
def test_a_challenge_has_a_reason_where_all_copies_were_in_sight(hands: str, message: str) -> None:
    found = told(f"hands=[[captain],{hands} coins=[2,2]", "tax", 1, "challenge")
    assert found is not None
    assert found.id == message


def test_hindsight_has_words_for_allowing_and_none_for_other_answers() -> None:
    assert told(STRUCK, "assassinate 1", 2, "pass") == Message("could-allow", {"who": 2})
    game = intriga.new_game("coup", players=2, edition="coup-es", seed=1)
    here = game.position()
    asked = question_to(here.to_move, here, question_behind(here, RULES), RULES)
    assert asked.hindsight("tax") is None
