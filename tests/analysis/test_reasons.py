"""Every shipped puzzle has a reason for its answer, and none argues against it."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import pytest

from intriga.analysis.puzzles import Puzzle, reasons_for, shipped_puzzles, standing
from intriga.core.games import games_with, table_rules_of
from intriga.core.message import Message
from intriga.core.offered_parts import CONTESTED, LIKELY, MOST_REASONS
from intriga.core.table_rules import question_behind, question_to
from intriga.words import LOCALES, Language, arguments_of

if TYPE_CHECKING:
    from intriga.core.game import Game

GAMES: Final = games_with("reasons")
FIVE: Final = ("Ana", "Bea", "Carla", "Davi", "Eva", "Fabio")
AGAINST: Final = {  # what speaks against an answer, by its first word: no explanation says it
    "challenge": {"why-likely", "why-risk-last", "why-risk-both", "why-others-may"},
    "pass": {"why-unlikely", "why-few-left", "why-many-claims", "why-last-card", "why-coup-next"},
    "block": {"why-bluff-block", "why-bluff-last", "why-risk-last", "why-others-may-block"},
    "gem": {"why-gem-goes"},
    "play": {"why-avoids-gem", "why-gem-saves-card", "why-gems-lost-else"},
}
CONCEDED: Final = {"challenge": "why-though-likely", "pass": "why-though-unlikely"}


@cache
def asked(game: str) -> "list[tuple[Puzzle, Game[Any, Any]]]":
    return [(puzzle, standing(puzzle)) for puzzle in shipped_puzzles(game).values()]


@cache
def explained(game: str) -> list[tuple[Puzzle, Sequence[Message]]]:
    return [
        (puzzle, reasons_for(puzzle, played.view(puzzle.seat))) for puzzle, played in asked(game)
    ]


def verb(puzzle: Puzzle) -> str:
    return puzzle.answers[puzzle.best].do.split(" ")[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_has_a_reason_for_its_answer(game: str) -> None:
    without = [puzzle.id for puzzle, reasons in explained(game) if not reasons]
    assert without == []
    assert all(len(reasons) <= MOST_REASONS for _, reasons in explained(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_player_contradicts_no_shipped_puzzle(game: str) -> None:
    given = [each.answers[each.best].reference for each in shipped_puzzles(game).values()]
    assert min(given) >= CONTESTED


@pytest.mark.parametrize("game", GAMES)
def test_no_explanation_argues_against_its_answer(game: str) -> None:
    said = [
        (puzzle.id, reason.id)
        for puzzle, reasons in explained(game)
        for reason in reasons
        if reason.id in AGAINST.get(verb(puzzle), set())
    ]
    assert said == []


@pytest.mark.parametrize("game", GAMES)
def test_a_probable_claim_is_conceded_where_it_speaks_against_the_answer(
    game: str,
) -> None:
    for puzzle, reasons in explained(game):
        concession = CONCEDED.get(verb(puzzle))
        if puzzle.doubt is None or concession is None:
            continue
        is_against = (puzzle.doubt.believed >= LIKELY) == (verb(puzzle) == "challenge")
        ids = [reason.id for reason in reasons]
        assert (concession in ids) == is_against, puzzle.id
        if is_against:  # a reason leads, the concession ends
            assert len(ids) > 1
            assert ids[-1] == concession


@pytest.mark.parametrize("tag", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_said_in_every_language(game: str, tag: str) -> None:
    kinds, language = arguments_of(game), Language(tag, game)
    examples = {reason.id: reason for _, reasons in explained(game) for reason in reasons}
    for reason in examples.values():
        seats: dict[str, Any] = {
            name: FIVE[int(str(value))] if kinds.get(name) == "seat" else value
            for name, value in reason.args.items()
        }
        said = language.format(reason.id, **seats)
        begins = said.lstrip("«“")[0]
        assert begins.isupper() or begins.isdigit(), said
        assert said.endswith("."), said
        assert "{" not in said, said


@pytest.mark.parametrize("game", GAMES)
def test_the_answers_of_a_shipped_puzzle_are_the_buttons_of_the_table(game: str) -> None:
    rules = table_rules_of(game)
    for puzzle, played in asked(game):
        here = played.position()
        question = question_to(puzzle.seat, here, question_behind(here, rules), rules)
        assert {*question.replies} == {each.do for each in puzzle.answers}, puzzle.id
