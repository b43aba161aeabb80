"""Puzzles are asked with the table as their seat saw it, its buttons, and what each was worth."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from intriga.analysis.puzzles import PUZZLE_LEVELS, Puzzle, shipped_prices, shipped_puzzles
from intriga.analysis.rollouts import OpenQuestion
from intriga.core.chance import Scripted
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import games, games_with, ruleset_of
from intriga.core.record import resume
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.game_analysis import GameAnalysis
from intriga.server.work.puzzle_bodies import (
    PuzzleList,
    body_of,
    is_puzzle,
    kind_of,
    list_of,
    mistake_of,
    puzzle_of,
    read_endgame,
    read_mistake,
    read_price,
)
from intriga.server.work.replays import analysis_of
from intriga.service.table_refusals import Refused
from intriga.store.interface import FinishedGame
from tests.kuhn.installed import found as installed
from tests.server.playing import Browser
from tests.server.test_replays import dealt, finish, kept

PAIR = 2
FOUND, MISSING = 200, 404
HANDS = [["captain", "contessa"], ["assassin", "duke"]]
EVERY = 40  # one puzzle in so many is looked at
GAMES = games_with("puzzles")
SOME = [(game, name) for game in GAMES for name in list(shipped_puzzles(game))[::EVERY]]


def asked(puzzle: Puzzle) -> Game[Any, Any]:
    """Return the game in which *puzzle* is asked."""
    return resume(ruleset_of(puzzle.header["game"]), puzzle.record(), Scripted([]))


@pytest.mark.parametrize("game", GAMES)
def test_all_puzzles_of_a_game_are_listed(game: str) -> None:
    listed = list_of(game).puzzles
    assert [each.id for each in listed] == list(shipped_puzzles(game))
    assert {each.level for each in listed} == set(PUZZLE_LEVELS)
    assert all(each.players == shipped_puzzles(game)[each.id].players for each in listed)


def test_a_game_without_puzzles_lists_none(tmp_path: Path) -> None:
    with installed(tmp_path):
        (other,) = set(games()) - set(GAMES)
        assert list_of(other) == PuzzleList([], [], endgames=False)
    with pytest.raises(BadOptions):
        list_of("bridge")


def test_other_exercises_are_listed() -> None:
    listed = list_of("coup")
    assert listed.endgames
    assert len(listed.prices) == len(shipped_prices("coup")) > 0
    assert not list_of("pot-de-vin").endgames


@pytest.mark.parametrize(("game", "name"), SOME)
def test_a_puzzle_offers_the_legal_answers_with_their_values(game: str, name: str) -> None:
    puzzle, body = shipped_puzzles(game)[name], puzzle_of(game, name)
    question = OpenQuestion.joined(asked(puzzle).position(), puzzle.seat)

    assert sorted(offer.words for offer in body.offers) == sorted(question.words)
    assert [each.words for each in body.answers] == [offer.words for offer in body.offers]
    assert body.answers[body.best].words == puzzle.answers[puzzle.best].do
    assert body.answers[body.best].win == max(each.win for each in body.answers)
    assert len(body.names) == len(body.faces) == puzzle.players
    assert len(set(body.names)) == puzzle.players
    assert body.reasons
    assert body.log


@pytest.mark.parametrize(("game", "name"), SOME[:: max(1, len(SOME) // 12)])
def test_a_puzzle_shows_the_table_as_its_seat_saw_it(game: str, name: str) -> None:
    puzzle = shipped_puzzles(game)[name]
    played = asked(puzzle)
    shown = puzzle_of(game, name).step.view
    assert shown["seat"] == puzzle.seat
    assert shown == played.view(puzzle.seat).to_dict()


def test_a_puzzle_does_not_depend_on_other_hands() -> None:
    """Cards that nobody has shown are dealt another way round: the page is sent the same."""
    puzzle = next(each for each in shipped_puzzles("coup").values() if _is_plain(each))
    other = 1 - puzzle.seat
    dealt = [list(hand) for hand in puzzle.header["hands"]]
    dealt[other] = next(hand for hand in HANDS if hand != sorted(dealt[other]))
    again = replace(puzzle, header={**puzzle.header, "hands": dealt})
    bodies = [body_of(each, "same", ["Ana", "Beto"], ["", ""]) for each in (puzzle, again)]
    assert msgspec.json.encode(bodies[0]) == msgspec.json.encode(bodies[1])


def _is_plain(puzzle: Puzzle) -> bool:
    """Say whether two play, and no card of theirs was drawn, shown or given up."""
    words = [word for line in puzzle.inputs for word in line["do"].split()]
    drawn = any("draws" in line for line in puzzle.inputs)
    return puzzle.players == PAIR and not drawn and not {"lose", "keep", "prove"} & {*words}


@pytest.fixture(scope="module")
def looked() -> tuple[FinishedGame, GameAnalysis]:
    """A finished game with a mistake in it, and what was found there."""
    for seed in range(20):
        game = kept(finish(dealt(("coup", "coup-es", 2, {}), seed)), opened=True)
        found = analysis_of(game, careful=False)
        if any(choice.mistake for choice in found.choices):
            return game, found
    raise AssertionError("nobody has made a mistake")


@pytest.mark.compiled
def test_a_mistake_of_a_finished_game_is_a_puzzle(
    looked: tuple[FinishedGame, GameAnalysis],
) -> None:
    game, found = looked
    choice = next(each for each in found.choices if each.mistake)
    body = mistake_of(game, msgspec.json.encode(found), choice.step)

    assert read_mistake(body.id) == (game.id, choice.step)
    assert body.seat == choice.seat
    assert body.names == json.loads(game.record.split("\n")[0])["seats"]
    told = {str(answer.label): answer.win for answer in body.answers}
    assert told == {str(answer.label): answer.win for answer in choice.answers}
    assert body.answers[body.best].label == choice.answers[choice.best].label


@pytest.mark.compiled
def test_only_a_mistake_becomes_a_puzzle(looked: tuple[FinishedGame, GameAnalysis]) -> None:
    game, found = looked
    steps = {each.step for each in found.choices if each.mistake}
    other = next(step for step in range(1, len(found.shares)) if step not in steps)
    with pytest.raises(Refused):
        mistake_of(game, msgspec.json.encode(found), other)


@pytest.mark.parametrize(
    ("name", "read"),
    [("abc_12", ("abc", 12)), ("a_b_3", ("a_b", 3)), ("abc", None), ("abc_", None), ("_3", None)],
)
def test_the_name_of_a_mistake_says_where_it_was(name: str, read: tuple[str, int] | None) -> None:
    assert read_mistake(name) == read


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("abcdef0123", "puzzle"),
        ("abc_12", "mistake"),
        ("endgame-17", "endgame"),
        ("endgame-", "puzzle"),
        ("endgame-1234567890", "puzzle"),
        ("x-endgame-1", "puzzle"),
        ("price-abcdef0123", "price"),
    ],
)
def test_the_name_of_a_question_says_of_which_kind_it_is(name: str, kind: str) -> None:
    assert kind_of(name) == kind
    assert (read_endgame(name) is not None) == (kind == "endgame")
    assert (read_price(name) is not None) == (kind == "price")


PRICES = list_of("coup").prices


@pytest.mark.parametrize("name", [*PRICES[:: max(1, len(PRICES) // 6)]])
def test_the_price_of_a_challenge_is_asked_where_a_claim_is(name: str) -> None:
    body = puzzle_of("coup", name)
    assert body.kind == "price"
    assert body.claim is not None
    assert body.claim.price is not None
    assert body.claim.price_error is not None
    assert body.answers[body.claim.challenge].words == "challenge"
    pays = body.claim.believed < body.claim.price
    assert (body.best == body.claim.challenge) == pays


@pytest.mark.parametrize("number", range(6))
def test_a_solved_endgame_is_asked_as_its_seat_sees_it(number: int) -> None:
    body = puzzle_of("coup", f"endgame-{number}")
    assert body.kind == "endgame"
    hands = body.step.view["hands"]
    assert hands[1 - body.seat] == ["?"]
    assert [len(hand) for hand in hands] == [1, 1]
    assert sum(answer.reference for answer in body.answers) == pytest.approx(1, abs=0.01)
    assert (body.claim is None) == ("challenge" not in [each.words for each in body.answers])


@pytest.mark.parametrize(
    ("game", "name", "is_one"),
    [
        ("coup", "endgame-5", True),
        ("pot-de-vin", "endgame-5", False),
        ("coup", PRICES[0], True),
        ("coup", "price-nothing", False),
        ("coup", "nothing", False),
        ("coup", "abc_3", True),
    ],
)
def test_an_address_names_a_question_that_there_is(game: str, name: str, *, is_one: bool) -> None:
    assert is_puzzle(game, name) == is_one


@pytest.mark.parametrize("name", ["price-nothing", "endgame-x", "price-"])
def test_a_drill_that_there_is_not_is_not_found(browser: Browser, name: str) -> None:
    assert browser.ask(f"/api/puzzles/coup/{name}").status == MISSING
    assert browser.ask("/api/puzzles/pot-de-vin/endgame-3").status == MISSING


def test_a_mistake_in_a_game_that_nobody_has_looked_through_is_not_found(browser: Browser) -> None:
    assert browser.ask("/api/puzzles/coup/nothing_3").status == MISSING


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        puzzle_of("coup", "nothing")
    assert refused.value.reason is ServerRefusal.NO_GAME
    with pytest.raises(BadOptions):
        puzzle_of("bridge", "nothing")


def test_a_puzzle_is_asked_over_http(browser: Browser) -> None:
    listed = browser.ask("/api/puzzles/coup").json["puzzles"]
    name = listed[0]["id"]
    body = browser.ask(f"/api/puzzles/coup/{name}").json
    assert (body["game"], body["id"], body["level"]) == ("coup", name, listed[0]["level"])
    assert browser.ask(f"/puzzles/coup/{name}").status == FOUND
    assert browser.ask("/puzzles").status == FOUND


@pytest.mark.parametrize("path", ["/api/puzzles/coup/nothing", "/puzzles/coup/nothing"])
def test_an_address_of_no_puzzle_is_not_found(browser: Browser, path: str) -> None:
    assert browser.ask(path).status == MISSING
