"""The words that may be typed for an answer."""

import pytest

from intriga.core.chance import Scripted
from intriga.core.game import Game
from intriga.games.coup.board import BOARD
from intriga.games.coup.ruleset import COUP
from intriga.terminal.menus import AnyMenu
from tests.cli.menus import menu_of, read

NAMES = ["Ana", "Bruno", "Bruna Maria", "Davi"]
HANDS = [["duke", "captain"], ["contessa", "duke"], ["captain", "assassin"], ["duke", "assassin"]]


def menu(do: list[tuple[int, str]], seat: int, tag: str = "en", **options: object) -> AnyMenu:
    """Return what *seat* is asked after *do*."""
    hands = [[card.replace("ambassador", "inquisitor") for card in hand] for hand in HANDS]
    header = {
        "preset": "coup-br",
        "options": options,
        "seats": NAMES,
        "first": 0,
        "hands": hands,
    }
    game = Game(COUP, header, Scripted([]))
    game.source = Scripted(["ambassador", "contessa"])
    for each, words in do:
        game.play(words, seat=each)
    return menu_of(BOARD, game, seat, tag, NAMES)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("income", "income"),
        ("INC", "income"),
        ("1", "income"),
        ("foreign aid", "foreign_aid"),
        ("foreign_aid", "foreign_aid"),
        ("for a", "foreign_aid"),
        ("aid", "foreign_aid"),
        ("steal 3", "steal 3"),
        ("steal davi", "steal 3"),
        ("st d", "steal 3"),
        ("steal bruna maria", "steal 2"),
        ("steal bruno", "steal 1"),
        ("steal bru", "steal 1|steal 2"),
        ("steal", "steal 1|steal 2|steal 3"),
        ("5 2", "steal 2"),
        ("steal 0", ""),
        ("steal 1 2", ""),
        ("9", ""),
        ("nonsense", ""),
        ("coup 1", ""),
    ],
)
def test_an_action_is_typed_in_many_ways(typed: str, words: str) -> None:
    assert read(menu([], 0), typed) == words


@pytest.mark.parametrize(
    ("tag", "typed", "words"),
    [
        ("pt-BR", "extorquir davi", "steal 3"),
        ("pt-BR", "extorsao 3", "steal 3"),
        ("pt-BR", "steal 3", "steal 3"),
        ("pt-BR", "renda", "income"),
        ("es", "robar davi", "steal 3"),
        ("es", "ayuda externa", "foreign_aid"),
    ],
)
def test_an_action_is_typed_in_the_language_of_the_table(tag: str, typed: str, words: str) -> None:
    assert read(menu([], 0, tag), typed) == words


def test_targets_have_the_numbers_of_their_seats() -> None:
    actions = menu([], 0)

    targets = actions.among(actions.read("steal"))

    assert [(entry.number, entry.label) for entry in targets.entries] == [
        (1, "Bruno"),
        (2, "Bruna Maria"),
        (3, "Davi"),
    ]
    assert read(targets, "3") == "steal 3"
    assert read(targets, "davi") == "steal 3"


@pytest.mark.parametrize(
    ("tag", "nobody"),
    [
        ("en", "without naming a card"),
        ("es", "sin nombrar ninguna carta"),
        ("pt-BR", "sem nomear carta"),
    ],
)
def test_an_assassin_who_may_name_a_card_may_also_name_none(tag: str, nobody: str) -> None:
    round_of_incomes = [(seat, "income") for seat in range(4)]
    asked = menu(round_of_incomes, 0, tag, declared_coup="may_assassinate")

    named = asked.among(asked.read("assassinate 1"))

    assert named.entries[0].label == nobody
    assert [entry.number for entry in named.entries] == [1, 2, 3, 4, 5, 6]
    assert read(named, "1") == "assassinate 1"
    assert read(named, "2") == "assassinate 1 duke"


def test_the_menu_says_which_claims_are_true() -> None:
    claims = {entry.label: entry.details[0].plain for entry in menu([], 0).entries}

    assert claims["Tax"] == "Duke (true)"
    assert claims["Exchange"] == "Ambassador (bluff)"
    assert claims["Income"] == ""


@pytest.mark.parametrize(
    ("typed", "words"), [("pass", "pass"), ("c", "challenge"), ("2", "challenge")]
)
def test_a_claim_is_passed_or_challenged(typed: str, words: str) -> None:
    assert read(menu([(0, "tax")], 2), typed) == words


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("block captain", "block captain"),
        ("captain", "block captain"),
        ("3", "block ambassador"),
        ("block", "block captain|block ambassador"),
    ],
)
def test_a_block_names_its_character(typed: str, words: str) -> None:
    do = [(0, "steal 1"), *((seat, "pass") for seat in (1, 2, 3))]

    assert read(menu(do, 1), typed) == words


@pytest.mark.parametrize("typed", ["keep ambassador duke", "duke ambassador", "amb du"])
def test_cards_are_kept_in_any_order(typed: str) -> None:
    do = [(0, "exchange"), *((seat, "pass") for seat in (1, 2, 3))]

    assert read(menu(do, 0), typed) == "keep ambassador duke"


def test_enter_passes_or_gives_the_only_answer() -> None:
    passing, turn = menu([(0, "tax")], 1), menu([], 0)

    assert passing.default == passing.passes
    assert turn.default is None


@pytest.mark.parametrize("tag", ["en", "pt-BR", "es"])
def test_every_imaginable_answer_can_be_typed(tag: str) -> None:
    for do, seat in (([], 0), ([(0, "tax")], 1)):
        asked = menu(do, seat, tag, reforma=False, declared_coup="coup+assassinate")
        offers = BOARD.imaginable(asked.view)

        whole = asked.among(offers)

        for offer in offers:
            assert offer in whole.read(offer.words)


def test_the_only_action_there_is_asks_whom_at_once() -> None:
    rounds = [(seat, "income") for _ in range(8) for seat in range(4)]

    forced = menu(rounds, 0)

    assert forced.question() == "Coup: whom?"
    assert [(entry.number, entry.label) for entry in forced.entries] == [
        (1, "Bruno"),
        (2, "Bruna Maria"),
        (3, "Davi"),
    ]
    assert read(forced, "2") == "coup 2"
