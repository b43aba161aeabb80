"""A game that brings neither a board nor words is played at the terminal all the same."""

import io

import pytest
from kuhn_poker.observation import KuhnView
from kuhn_poker.ruleset import KUHN
from kuhn_poker.state import KuhnState
from rich.console import Console, RenderableType

from intriga.cli.screen import Screen
from intriga.core.chance import Scripted
from intriga.core.game import Game
from intriga.core.message import Message
from intriga.core.offers import plain_offer
from intriga.core.table_rules import usual_table_rules
from intriga.terminal.generic import GenericBoard, Shown
from intriga.terminal.menus import Prompt
from intriga.words import TAGS, Language
from intriga.words.sentences import named, told

NAMES = ["Ana", "Bruno"]
BOARD = GenericBoard(usual_table_rules(KUHN))


def begun(*inputs: str) -> Game[KuhnState, KuhnView]:
    header: dict[str, object] = {
        "preset": "kuhn",
        "seats": NAMES,
        "first": 0,
        "hands": [["king"], ["jack"]],
    }
    game = Game(KUHN, header, Scripted([]))
    for words in inputs:
        game.play(words, seat=game.to_move)
    return game


def drawn(part: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    with console.capture() as captured:
        console.print(part)
    return captured.get()


@pytest.mark.parametrize("tag", TAGS)
def test_a_table_without_words_shows_what_the_seat_may_know(tag: str) -> None:
    drawing = BOARD.drawing(Language(tag, "kuhn"), NAMES)
    mine = drawn(drawing.table(begun("bet").view(0), 80))
    theirs = drawn(drawing.table(begun("bet").view(1), 80))

    assert "King" in mine
    assert "Jack" not in mine
    assert "■" in mine
    assert "Jack" in theirs
    assert "King" not in theirs
    assert "▶   1" in mine


def test_keys_of_seats_are_marks_and_lists_over_seats_are_columns() -> None:
    game = begun("bet", "fold")
    words = game.view(0).to_dict()
    shown = Shown(words, 2, BOARD.table_rules.seat_keys)

    assert shown.columns["paid"] == [2, 1]
    assert shown.marks == [["first", "bettor", "called"], []]
    assert shown.winners == {0}
    assert shown.rest == {"bet": 1}


def test_an_empty_count_is_shown_and_missing_things_are_not() -> None:
    words: dict[str, object] = {"deck": 0, "pot": None, "open": False, "pile": []}

    assert Shown(words, 2, set[str]()).rest == {"deck": 0}


def test_the_end_lays_all_cards_open() -> None:
    game = begun("bet", "fold")
    drawing = BOARD.drawing(Language("en", "kuhn"), NAMES)
    ending = drawn(drawing.ending(game.view(0), KUHN.format_position(game.state)))

    assert "Jack" in ending
    assert "King" in ending
    assert "★   0" in ending


@pytest.mark.parametrize("typed", ["bet", "2", "b", "Bet"])
def test_an_answer_is_chosen_by_its_number_or_its_word(typed: str) -> None:
    view = begun().view(0)
    offers = BOARD.table_rules.offers(view, ["check", "bet"])
    prompt = Prompt(view, BOARD.table_rules.question(view), offers)
    menu = BOARD.menu(prompt, Language("en", "kuhn"), NAMES)

    assert menu.read(typed) == [plain_offer("bet")]
    assert menu.question() == "It is your turn: what do you do?"


def test_the_log_has_the_inputs_as_they_were_heard() -> None:
    before, after = begun().view(1), begun("bet").view(1)
    (line,) = BOARD.table_rules.tell(before, 0, 1, after)

    assert told(Language("en", "kuhn"), NAMES, line) == "Ana: Bet"


def test_a_telling_without_a_message_is_still_read() -> None:
    line = Message("log-shows", {"who": 1, "card": "king", "coins": 3})
    screen = Screen(Console(), BOARD, Language("en", "kuhn"), NAMES, fast=True)

    assert told(Language("en", "kuhn"), NAMES, line) == "Shows · Bruno · King · 3"
    screen.remember([line])
    assert "Shows" in screen.log[-1].text.plain


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("option-bet", "Bet"),
        ("option-bet.is-2", "2"),
        ("option-bet.about", ""),
        ("view-face_up", "Face up"),
        ("refusal-no-bet", "No bet"),
    ],
)
def test_a_thing_without_a_message_is_called_by_its_name(name: str, text: str) -> None:
    assert named(Language("es", "kuhn"), name) == text
