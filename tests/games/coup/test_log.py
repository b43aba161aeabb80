"""The log of a game is true, whole, and made of the viewer's own views alone."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from intriga.core.chance import Scripted, Seeded
from intriga.core.game import Game
from intriga.core.message import Message
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.table.log import opening, tell
from intriga.games.coup.table.stakes import question
from intriga.games.coup.view.view import CoupView
from intriga.words import Language
from intriga.words.sentences import sentence
from tests.games.coup.tables import table

NAMES = ("Ana", "Bruno", "Clara", "Davi", "Elena", "Fausto", "Giulia", "Hugo", "Lia", "Marco")


@dataclass(frozen=True, slots=True)
class Heard:
    """An input as one viewer met it, and what that viewer was told."""

    before: CoupView
    after: CoupView
    told: list[Message]


def a_game(number: int) -> tuple[Game[CoupState, CoupView], int | None]:
    """Return a game of any variant, and a viewer: a seat or a spectator."""
    pick = random.Random(number)
    players = pick.randint(2, 10)
    options = {option.name: pick.choice(option.values) for option in VARIANTS.options.values()}
    preset = pick.choice(["coup-br", "urbis-reforma"])
    header = {"preset": preset, "options": options, "seats": list(NAMES[:players])}
    return Game(COUP, header, Seeded(number)), pick.choice([*range(players), None])


def played(number: int) -> Iterator[Heard]:
    """Play a random game to its end and yield every input as its viewer met it."""
    game, viewer = a_game(number)
    pick = random.Random(~number)
    while not game.winners:
        seat = pick.choice(game.awaiting)
        action = pick.choice(COUP.legal_actions(game.state, seat))
        before = game.view(viewer)
        heard = COUP.hear(game.state, viewer, seat, action)
        game.play_id(action, seat=seat)
        after = game.view(viewer)
        yield Heard(before, after, tell(before, seat, heard, after))


# ------------------------------------------------------------------- messages


@pytest.mark.parametrize("tag", ["en", "pt-BR", "es"])
def test_every_message_and_question_is_a_sentence(tag: str) -> None:
    language = Language(tag, "coup")
    for number in range(15):
        game, viewer = a_game(number)
        told = opening(game.view(viewer))
        for heard in played(number):
            told += heard.told
            if viewer is not None and viewer in heard.after.awaiting:
                told.append(question(heard.after))
        for each in told:
            text = sentence(language, [f"P{seat}" for seat in range(10)], each)
            assert "{" not in text, each
            assert "???" not in text, each


def test_a_picked_card_has_its_letter_where_each_copy_has_a_picture() -> None:
    header = {
        "preset": "coup-br",
        "options": {"art_mode": "distinct"},
        "seats": ["Ana", "Bruno"],
        "first": 0,
    }
    game = Game(COUP, header, Scripted([]))
    before = game.view(1)
    action = COUP.legal_actions(game.state, 1)[0]
    game.play_id(action, seat=1)

    (picked, *_) = tell(before, 1, action, game.view(1))
    assert picked.args["card"] == "duke-b"  # the second of two has the second art


# ------------------------------------------------------------------- single moments


def moment(
    do: list[tuple[int, str]], draws: list[str], viewer: int | None = 2, **options: object
) -> list[str]:
    """Return the sentences told of the last of *do* in a game of three with known hands."""
    header = {
        "preset": "coup-br",
        "options": options,
        "seats": ["Ana", "Bruno", "Clara"],
        "first": 0,
        "hands": hands(options),
    }
    game = Game(COUP, header, Scripted([]))
    game.source = Scripted(draws)
    told: list[Message] = []
    for seat, words in do:
        action = game.parse(seat, words)
        before, heard = game.view(viewer), COUP.hear(game.state, viewer, seat, action)
        game.play_id(action, seat=seat)
        told = tell(before, seat, heard, game.view(viewer))
    return [said(each) for each in told]


def hands(options: Mapping[str, object]) -> list[list[str]]:
    """Return Ana's two Dukes or so, Bruno's Captain and Contessa, Clara's Assassin and Captain."""
    duke = str(options.get("slot_duke", "duke"))
    fifth = str(options.get("slot_contessa", "contessa"))
    fourth = str(options.get("slot_ambassador", "ambassador"))
    return [[duke, fourth], ["captain", fifth], ["assassin", "captain"]]


def said(message: Message) -> str:
    return sentence(Language("en", "coup"), ["Ana", "Bruno", "Clara"], message)


def test_a_claim_is_logged_when_it_is_made() -> None:
    assert moment([(0, "tax")], []) == ["Ana claims the Duke to collect taxes."]


def test_a_pass_that_closes_nothing_is_not_logged() -> None:
    assert moment([(0, "tax"), (1, "pass")], []) == []


def test_the_last_pass_lets_the_action_happen() -> None:
    assert moment([(0, "tax"), (1, "pass"), (2, "pass")], []) == ["Ana takes 3 coins."]


def test_a_lost_challenge_logs_the_loss_before_the_effect() -> None:
    told = moment([(0, "tax"), (1, "challenge"), (0, "prove"), (1, "lose captain")], ["contessa"])

    assert told == ["Bruno loses an influence: the Captain.", "Ana takes 3 coins."]


def test_only_the_owner_has_the_drawn_card_in_the_log() -> None:
    do = [(0, "tax"), (1, "challenge"), (0, "prove")]

    others = moment(do, ["contessa"])
    own = moment(do, ["contessa"], viewer=0)

    assert others == ["Ana shows the Duke, returns it and draws another card."]
    assert own == [*others, "Ana draws Contessa, seen by nobody else."]


def test_a_claim_not_proved_gives_the_coins_back() -> None:
    incomes = [(0, "income"), (1, "income"), (2, "income")]

    told = moment([*incomes, (0, "assassinate 1"), (1, "challenge")], [])

    assert told == [
        "Bruno challenges Ana.",
        "Ana cannot show the Assassin.",
        "Ana gets 3 coins back.",
    ]


def test_declining_is_told_apart_from_being_unable_to_prove() -> None:
    declined = moment([(0, "tax"), (1, "challenge"), (0, "decline")], [])
    unable = moment([(0, "steal 1"), (1, "challenge")], [])

    assert declined[0] == "Ana declines to show the Duke."
    assert unable[1] == "Ana cannot show the Captain."


def test_a_block_that_nobody_doubts_stands() -> None:
    steal = [(0, "steal 1"), (1, "pass"), (2, "pass")]

    told = moment([*steal, (1, "block captain"), (0, "pass"), (2, "pass")], [])

    assert told == ["The block of Bruno stands."]


def test_an_examined_card_is_in_the_logs_of_two_seats_alone() -> None:
    do = [(0, "examine 1"), (1, "pass"), (2, "pass"), (1, "show captain")]

    told = {
        viewer: moment(do, [], viewer=viewer, slot_ambassador="inquisitor")
        for viewer in (0, 1, 2, None)
    }

    assert told[0] == told[1] == ["Bruno shows Ana the Captain."]
    assert told[2] == told[None] == ["Bruno shows Ana a card."]


def test_a_declared_coup_lays_the_hand_open() -> None:
    coins = [(seat, "income") for _ in range(5) for seat in (0, 1, 2)]

    told = moment([*coins, (0, "coup 1 duke")], ["duke", "duke"], declared_coup="coup")

    assert told == [
        "Ana pays 7 coins and launches a coup against Bruno, naming the Duke.",
        "Bruno shows the whole hand, Captain and Contessa: no Duke, and nothing is lost.",
        "Bruno draws 2 cards from the Court deck.",
    ]


def test_a_hit_lets_the_owner_choose_where_the_option_says_so() -> None:
    coins = [(seat, "income") for _ in range(5) for seat in (0, 1, 2)]
    options: dict[str, Any] = {"declared_coup": "coup", "declared_loss": "choice"}
    coup = [*coins, (0, "coup 1 contessa")]

    assert moment(coup, [], **options) == [
        "Ana pays 7 coins and launches a coup against Bruno, naming the Contessa.",
        "Bruno shows the whole hand, Captain and Contessa: the Contessa is there.",
    ]
    assert moment([*coup, (1, "lose captain")], ["duke", "duke"], **options) == [
        "Bruno loses an influence: the Captain.",
        "Bruno draws 2 cards from the Court deck.",
    ]


def asked(do: list[tuple[int, str]], seat: int, **options: object) -> str:
    """Return what *seat* is asked after *do*."""
    header = {
        "preset": "coup-br",
        "options": options,
        "seats": ["Ana", "Bruno", "Clara"],
        "first": 0,
        "hands": hands(options),
    }
    game = Game(COUP, header, Scripted([]))
    game.source = Scripted([str(options.get("slot_duke", "duke"))] * 2)
    for each, words in do:
        game.play(words, seat=each)
    return said(question(game.view(seat)))


@pytest.mark.parametrize(
    ("do", "seat", "text"),
    [
        ([], 0, "Ana, it is your turn. What do you do?"),
        ([(0, "tax")], 2, "Ana claims the Duke to take 3 coins. Do you challenge?"),
        (
            [(0, "steal 1")],
            1,
            "Ana claims the Captain to steal 2 coins from you. Do you challenge?",
        ),
        (
            [(0, "steal 1")],
            2,
            "Ana claims the Captain to steal 2 coins from Bruno. Do you challenge?",
        ),
        (
            [(0, "steal 1"), (1, "pass"), (2, "pass")],
            1,
            "Ana wants to steal 2 coins from you. Do you block?",
        ),
        ([(0, "tax"), (1, "challenge")], 0, "Bruno challenges you. Do you show the Duke?"),
        (
            [(0, "steal 1"), (1, "challenge")],
            0,
            "No card, no story. Which influence do you lose?",
        ),
        ([(0, "foreign_aid")], 1, "Ana asks for foreign aid. Do you block?"),
        (
            [(0, "foreign_aid"), (1, "block duke")],
            2,
            "Bruno claims the Duke to block Ana. Do you challenge?",
        ),
        (
            [(0, "foreign_aid"), (1, "block duke")],
            0,
            "Bruno claims the Duke to block you. Do you challenge?",
        ),
        ([(0, "exchange"), (1, "pass"), (2, "pass")], 0, "Which 2 cards do you keep?"),
    ],
)
def test_a_question_says_what_it_is_about(do: list[tuple[int, str]], seat: int, text: str) -> None:
    assert asked(do, seat) == text


def test_an_embezzler_is_asked_to_show_the_whole_hand() -> None:
    do = [(0, "income"), (1, "embezzle")]

    text = asked([(0, "faction 0"), *do, (2, "challenge")], 1, reforma=True)

    assert text == "Clara challenges you. Do you show your whole hand?"


def test_an_examination_asks_the_target_and_then_the_examiner() -> None:
    do = [(0, "examine 1"), (1, "pass"), (2, "pass")]

    shown = asked(do, 1, slot_ambassador="inquisitor")
    decided = asked([*do, (1, "show captain")], 0, slot_ambassador="inquisitor")

    assert shown == "Ana examines you. Which card do you show?"
    assert decided == "Bruno shows you the Captain. What do you do with it?"


def test_the_patron_whose_recipient_is_gone_names_another() -> None:
    do = [(0, "patron 1"), (1, "challenge"), (0, "prove"), (1, "lose captain")]
    do += [(1, "income"), (2, "income"), (0, "patron 1"), (1, "challenge")]

    text = asked([*do, (0, "prove")], 0, slot_duke="patron")

    assert text == "Your recipient is out of the game. Who gets the coin?"


def test_an_estate_and_a_claim_to_it_are_put_to_every_seat() -> None:
    wrong = [(0, "tax"), (1, "challenge"), (0, "prove")]
    do = [*wrong, (1, "lose captain"), (1, "income"), (2, "income"), *wrong]

    estate = asked(do, 2, slot_contessa="lawyer")
    claim = asked([*do, (0, "claim"), (2, "pass")], 2, slot_contessa="lawyer")

    assert estate == "Bruno leaves 3 coins. Do you claim to be the Lawyer?"
    assert claim == "Ana claims the Lawyer for the estate of Bruno. Do you challenge?"


FALSE_EMBEZZLER = [(0, "faction 0"), (0, "embezzle"), (1, "challenge")]


def test_a_player_who_loses_two_alike_at_once_is_out_once() -> None:
    game = table("assassin contessa", "duke duke", "captain contessa", coins=[3, 2, 2])
    do = [(0, "assassinate 1"), (1, "pass"), (2, "pass"), (1, "block contessa"), (0, "challenge")]
    for seat, words in do:
        game.play(words, seat=seat)
    before, heard = game.view(2), COUP.hear(game.state, 2, 1, game.parse(1, "lose duke"))

    game.play("lose duke", seat=1)

    told = [each.id for each in tell(before, 1, heard, game.view(2))]
    assert told == ["log-lost", "log-lost", "log-out", "log-coins-return"]


REDRAW: dict[str, Any] = {"reforma": True, "embezzle_loss": "duke_and_redraw"}


def test_a_false_embezzler_may_have_to_draw_again() -> None:
    told = moment(FALSE_EMBEZZLER, ["contessa"], viewer=0, **REDRAW)

    assert told == [
        "Bruno challenges Ana.",
        "Ana does hold the Duke.",
        "Ana loses an influence: the Duke.",
        "Ana returns the other card and draws a new one.",
        "Ana draws Contessa, seen by nobody else.",
    ]
    assert moment(FALSE_EMBEZZLER, ["contessa"], viewer=1, **REDRAW) == told[:-1]


def test_a_false_embezzler_with_one_influence_is_out() -> None:
    game = table("duke/contessa", "captain contessa", **REDRAW)
    game.play("embezzle", seat=0)
    before = game.view(1)

    game.play("challenge", seat=1)

    challenge = COUP.parse(game.begun.state, 1, "challenge")
    told = [each.id for each in tell(before, 1, challenge, game.view(1))]
    assert game.winners == [1]
    assert told == ["log-challenge", "log-not-proved-none", "log-lost", "log-out", "log-wins"]


def test_a_redirected_coin_of_a_patron_is_logged_when_it_is_given() -> None:
    do = [(0, "patron 1"), (1, "challenge"), (0, "prove"), (1, "lose captain")]
    do += [(1, "income"), (2, "income"), (0, "patron 1"), (1, "challenge"), (0, "prove")]

    told = moment([*do, (0, "redirect 2")], ["patron", "patron"], slot_duke="patron")

    assert told == ["Ana passes 1 coin on to Clara."]


def test_ten_coins_oblige() -> None:
    do = [(seat, "income") for _ in range(8) for seat in (0, 1, 2)]

    assert asked(do, 0) == "Ana, with 10 coins or more you must launch a coup."
