"""The log of a game is true, whole, and made of the viewer's own views alone."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.message import Message
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.notation import card_of
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.table.log import opening, tell
from intriga.games.pot_de_vin.table.table_rules import question
from intriga.games.pot_de_vin.vocabulary import Guild, Phase
from intriga.words import TAGS, Language, sources
from intriga.words.sentences import sentence
from tests.games.pot_de_vin.tables import any_header, table

Told = tuple[Game[Any, Any], int | None, list[Message]]


def told(number: int) -> Iterator[Told]:
    """Play a random game, and yield it after each input, with its viewer and what that was told."""
    pick = random.Random(number)
    game = Game(POT_DE_VIN, any_header(str(number)), Seeded(number))
    viewer = pick.choice([*range(game.state.players), None])
    yield game, viewer, opening(game.view(viewer))
    while not game.winners:
        seat = pick.choice(game.awaiting)
        action = pick.choice(game.legal_ids(seat))
        before = game.view(viewer)
        heard = POT_DE_VIN.hear(game.state, viewer, seat, action)
        game.play_id(action, seat=seat)
        yield game, viewer, tell(before, seat, heard, game.view(viewer))


@pytest.mark.untraced
def test_every_kind_of_telling_happens() -> None:
    ids = {each.id for number in range(150) for *_, tellings in told(number) for each in tellings}

    rare = {"log-early", "log-jokers-lost", "log-wins-gems", "log-shared"}
    assert ids | rare == messages("log-")
    assert "log-jokers-lost" in ids


def messages(start: str) -> set[str]:
    own = set(sources("en", "pot-de-vin")).difference(sources("en"))
    bodies = [FluentParser().parse(text).body for text in own]
    return {
        each.id.name
        for body in bodies
        for each in body
        if isinstance(each, ast.Message) and each.id.name.startswith(start)
    }


@pytest.mark.parametrize("tag", TAGS)
def test_every_log_line_and_question_has_words(tag: str) -> None:
    language = Language(tag, "pot-de-vin")

    for number in range(10):
        for game, _, messages in told(number):
            asked = [question(game.view(seat)) for seat in game.awaiting]
            for each in [*messages, *asked]:
                text = sentence(language, [f"P{seat}" for seat in range(6)], each)
                assert "{" not in text
                assert "$" not in text


def test_only_the_owner_of_a_discard_has_its_card_in_the_log() -> None:
    header = {"preset": "pot-de-vin", "seats": [*"ABCDEF"], "first": 0}
    game = Game(POT_DE_VIN, header, Seeded(1))
    action = game.legal_ids(3)[0]
    views = [game.view(seat) for seat in (3, 2)]
    heard = [POT_DE_VIN.hear(game.state, seat, 3, action) for seat in (3, 2)]

    game.play_id(action, seat=3)

    own = tell(views[0], 3, heard[0], game.view(3))
    other = tell(views[1], 3, heard[1], game.view(2))
    assert [each.id for each in own] == ["log-discards-card"]
    assert other == [Message("log-discards", {"who": 3})]


# ------------------------------------------------------------------- how a game is won


def victory(taken: list[str], treasure: list[int], *winners: int) -> Message:
    """Return what is told last where three players end with these neutral cards and gems."""
    game = Game(POT_DE_VIN, {"preset": "pot-de-vin", "seats": [*"ABC"], "first": 0}, Seeded(2))
    while not game.winners:
        seat = game.awaiting[0]
        game.play_id(game.legal_ids(seat)[0], seat=seat)
    before, after = (POT_DE_VIN.view(game.state, None) for _ in range(2))
    before.phase = Phase.JOKERS
    after.taken = [[card_of(word) for word in words.split()] for words in taken]
    after.columns, after.placed = [[0] * len(Guild)] * 3, [[], [], []]
    after.treasure, after.winners = treasure, [*winners]
    return tell(before, 0, Input.AUTO, after)[-1]


@pytest.mark.parametrize(
    ("taken", "treasure", "winners", "name"),
    [
        (["aldo-2", "ugo-3", ""], [0, 0, 0], [0], "log-wins"),
        (["aldo-2 aldo-3 ugo-2", "enzo-2", ""], [0, 0, 0], [0], "log-wins-cards"),
        (["aldo-2 aldo-3", "ugo-2 ugo-13", ""], [2, 1, 0], [0], "log-wins-gems"),
        (["aldo-2", "ugo-2", ""], [1, 1, 0], [0, 1], "log-shared"),
    ],
)
def test_a_victory_is_logged_with_its_reason(
    taken: list[str], treasure: list[int], winners: list[int], name: str
) -> None:
    told_last = victory(taken, treasure, *winners)

    assert told_last.id == name
    assert told_last.args["side"] == tuple(winners)


def test_a_victory_names_the_numbers_that_break_a_tie() -> None:
    cards = victory(["aldo-2 aldo-3 ugo-2", "enzo-2", "enzo-3"], [0, 0, 0], 0)
    gems = victory(["aldo-2 aldo-3", "ugo-2 ugo-13", "enzo-2"], [2, 1, 0], 0)

    assert (cards.args["points"], cards.args["more"], cards.args["most"]) == (2, 3, 1)
    assert (gems.args["points"], gems.args["more"], gems.args["most"]) == (2, 2, 1)


# ------------------------------------------------------------------- questions


def test_a_seat_without_the_suit_is_told_that_it_is_free() -> None:
    game = table("aldo-4 aldo-5", "aldo-6 ugo-4", "ugo-5 ugo-6")
    game.play("play aldo-4", seat=0)
    follows = question(game.view(1))
    game.play("play aldo-6", seat=1)

    assert follows == Message("ask-follow", {"who": 1, "led": "aldo"})
    assert question(game.view(2)) == Message("ask-follow-free", {"who": 2, "led": "aldo"})


def test_a_spectator_reads_the_question_of_the_seat_that_is_asked() -> None:
    game = table("aldo-4", "aldo-6", "ugo-5")

    assert question(game.view(None)) == Message("ask-lead", {"who": 0})
