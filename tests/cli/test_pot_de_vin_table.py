"""The table of Pot de Vin, its menus, and what may be typed for an answer."""

import pytest
from rich.console import Console, RenderableType

from intriga.cli.dialogue import Dialogue
from intriga.cli.menu import AnyMenu
from intriga.cli.pot_de_vin.drawing import PotDeVinDrawing, winning
from intriga.cli.pot_de_vin.face import FACE
from intriga.cli.screen import Screen
from intriga.core.chance import Seeded
from intriga.games.pot_de_vin.game import POT_DE_VIN
from intriga.games.pot_de_vin.notation import card_of
from intriga.locales import TAGS, Language
from tests.games.pot_de_vin.tables import PotPlay, any_play, game_of, table
from tests.games.tables import positions

NAMES = ["Ana", "Bruno", "Clara", "Davi", "Elena", "Fausto"]
FOLLOW = (
    "aldo-4 aldo-5 pietra-4 pietra-5 pietra-6",
    "aldo-1 aldo-6 aldo-12 ugo-4",
    "ugo-5 ugo-6 pietra-12",
)


def dialogue(play: PotPlay, seat: int, tag: str = "en") -> Dialogue:
    language = Language(tag, "pot-de-vin")
    screen = Screen(Console(width=80), FACE, language, NAMES[: play.state.players], fast=True)
    return Dialogue(play, seat, screen)


def menu(play: PotPlay, seat: int, tag: str = "en") -> AnyMenu:
    asked = dialogue(play, seat, tag)
    return asked.menu(play.view(seat), asked.choices())


def read(asked: AnyMenu, typed: str) -> str:
    return "|".join(" ".join(choice.words) for choice in asked.read(typed))


def shown(part: RenderableType, width: int = 80) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(part)
    return captured.get()


def drawing(tag: str = "en") -> PotDeVinDrawing:
    return PotDeVinDrawing(Language(tag, "pot-de-vin"), NAMES)


def led(*hands: str) -> PotPlay:
    """Return a game in which seat 0 has led the first of its cards."""
    play = table(*hands)
    play.do(0, f"play {hands[0].split()[0]}")
    return play


# ------------------------------------------------------------------- typing


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("aldo 12", "play aldo-12"),
        ("Aldo-12", "play aldo-12"),
        ("a12", "play aldo-12"),
        ("A12", "play aldo-12"),
        ("play a12", "play aldo-12"),
        ("al 6", "play aldo-6"),
        ("a1", "play aldo-1"),
        ("1", "play aldo-1"),
        ("3", "play aldo-12"),
        ("a", "play aldo-1|play aldo-6|play aldo-12"),
        ("g", "gem"),
        ("gem", "gem"),
        ("pass", "gem"),
        ("4", "gem"),
        ("u4", ""),
        ("12", ""),
        ("xyz", ""),
    ],
)
def test_a_card_is_typed_in_many_ways(typed: str, words: str) -> None:
    assert read(menu(led(*FOLLOW), 1), typed) == words


@pytest.mark.parametrize(
    ("tag", "typed", "words"),
    [
        ("pt-BR", "gema", "gem"),
        ("pt-BR", "g", "gem"),
        ("pt-BR", "passar", "gem"),
        ("pt-BR", "jogar a6", "play aldo-6"),
        ("es", "gema", "gem"),
        ("es", "jugar aldo 6", "play aldo-6"),
        ("es", "jogar a6", ""),
    ],
)
def test_an_answer_is_typed_in_the_language_of_the_table(tag: str, typed: str, words: str) -> None:
    assert read(menu(led(*FOLLOW), 1, tag), typed) == words


def test_jokers_are_placed_by_the_names_of_guilds_in_any_order() -> None:
    asked = menu(with_jokers(), 0)

    assert read(asked, "artists nobles") == "jokers nobles artists"
    assert read(asked, "nob art") == "jokers nobles artists"
    assert read(asked, "kni nob") == "jokers nobles knights"
    assert read(asked, "best") == "jokers auto"
    assert read(asked, "nobles") != ""
    assert asked.default is not None
    assert asked.default.words == ("jokers", "auto")


def with_jokers() -> PotPlay:
    """Return a game in which seat 0 has two jokers and three guilds to place them."""
    taken = ["aldo-1 ugo-1 aldo-4 pietra-4 aldo-9"]
    play = table("aldo-12", "aldo-2", "aldo-3", taken=taken)
    for seat, word in enumerate(("aldo-12", "aldo-2", "aldo-3")):
        play.do(seat, f"play {word}")
    assert play.phase == "JOKERS"
    return play


def test_the_best_placing_is_named_with_its_points() -> None:
    asked = menu(with_jokers(), 0)
    best, *others = asked.entries

    gains = [int(entry.brief.plain.split()[0].replace("−", "-")) for entry in others]
    assert int(best.brief.plain.split()[0].replace("−", "-")) == max(gains)
    assert best.label.startswith("best: ")


@pytest.mark.parametrize("tag", TAGS)
def test_whatever_can_be_imagined_can_be_typed(tag: str) -> None:
    plays = [game_of(6), game_of(3), led(*FOLLOW), with_jokers(), in_phase("LEAVE")]
    for play in plays:
        seat = play.awaiting[0]
        asked = dialogue(play, seat, tag)
        imagined = FACE.imaginable(play.view(seat))
        whole = asked.menu(play.view(seat), imagined)

        assert {choice.action for choice in asked.choices()} <= {each.action for each in imagined}
        for choice in imagined[:12] + imagined[-3:]:
            assert choice in whole.read(" ".join(choice.words))


def in_phase(phase: str) -> PotPlay:
    for number in range(100):
        play = any_play(str(number), six_recycle="choice", joker="choose")
        for each in positions(play, str(number)):
            if each.phase == phase:
                return each
    raise LookupError(phase)


# ------------------------------------------------------------------- drawing


def test_the_hand_shows_guilds_and_numbers_what_may_be_played() -> None:
    text = shown(menu(led(*FOLLOW), 1).drawn(scarce=True))

    assert "1) 1 joker" in text
    assert "3) 12 Nob×2" in text
    assert ") 4 Asn" not in text
    assert "4 Asn" in text
    assert "4) pass and pay a gem" in text


def test_the_table_says_what_is_played_and_what_wins() -> None:
    play = led("aldo-4 aldo-5", "aldo-6", "ugo-4 enzo-4")
    play.do(1, "play aldo-6")
    text = shown(drawing().table(play.view(2), 80))

    assert "Ana Aldo 4 Nob" in text
    assert "Bruno Aldo 6 Wor ★" in text
    assert winning(play.view(2)) == card_of("aldo-6")


def test_a_column_shows_symbols_and_points_and_on_a_wide_screen_one_more() -> None:
    view = table("ugo-12", "ugo-11", "ugo-10", taken=["aldo-4 aldo-12"]).view(0)

    narrow, wide = (shown(drawing().table(view, width), width) for width in (80, 100))
    ana = [next(line for line in text.splitlines() if "Ana" in line) for text in (narrow, wide)]
    assert "3:6 " in ana[0]
    assert "8:15" in narrow
    assert "3:6→−1" in ana[1]


def test_of_partners_the_column_that_counts_has_the_points() -> None:
    hands = ("ugo-12", "ugo-11", "ugo-10", "ugo-9")
    taken = ["aldo-4 aldo-12", "", "pietra-9"]
    text = shown(drawing().table(table(*hands, taken=taken, pairs=True).view(0), 80))
    lines = text.splitlines()

    ana, clara = (next(line for line in lines if name in line) for name in ("Ana", "Clara"))
    assert " 3 " in ana
    assert "1:1" in clara
    assert ana.rstrip().endswith("┐")
    assert clara.rstrip().endswith("┘")


def test_suits_shown_void_stand_beside_the_player() -> None:
    play = led("aldo-4 aldo-5", "ugo-4 ugo-5", "aldo-6 aldo-7")
    play.do(1, "play ugo-4")

    lines = shown(drawing().table(play.view(0), 80)).splitlines()
    assert " A " in next(line for line in lines if "Bruno" in line)


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("tag", TAGS)
def test_no_line_is_wider_than_the_screen(tag: str, width: int) -> None:
    console = Console(width=width)
    for number in range(3):
        for play in positions(any_play(str(number)), str(number)):
            view = play.view(0)
            with console.capture() as captured:
                console.print(drawing(tag).table(view, width))
                console.print(drawing(tag).page(view, width))
            assert "…" not in captured.get()


def test_the_end_shows_the_points_of_every_side() -> None:
    for number in range(20):
        *_, play = positions(any_play(str(number)), str(number))
        view = play.view(0)
        text = shown(drawing().ending(view, POT_DE_VIN.format_position(play.state)), 100)

        assert text.count("★") == sum(side[0] in view.winners for side in view.sides)
        for points in view.scores or []:
            assert str(points).replace("-", "−") in text


# ------------------------------------------------------------------- secrets


def test_other_cards_in_other_hands_make_no_other_screen() -> None:
    """Deal anew what the person cannot see, and nothing that is drawn changes."""
    for number in range(4):
        for place, play in enumerate(positions(any_play(str(number)), str(number))):
            if place % 3 == 0:
                screen, state = everything(play), play.state
                play.state = POT_DE_VIN.redeal(state, 0, Seeded(place))
                assert everything(play) == screen
                play.state = state


def everything(play: PotPlay) -> str:
    view, draws = play.view(0), drawing()
    parts: list[RenderableType] = [draws.table(view, 80), draws.hand(view), draws.unseen(view)]
    parts += draws.known(view)
    if 0 in play.awaiting:
        asked = menu(play, 0)
        parts += [asked.question(), asked.drawn(scarce=True)]
    return "".join(map(shown, parts))
