"""The table of Pot de Vin, its menus, and what may be typed for an answer."""

from itertools import islice

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from intriga.cli.screen import LEAST_LOG
from intriga.games.pot_de_vin.board import BOARD
from intriga.games.pot_de_vin.board.drawing import PotDeVinDrawing, still_to_play
from intriga.games.pot_de_vin.notation import card_of
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.vocabulary import Phase
from intriga.terminal.lines import Flow
from intriga.terminal.menus import AnyMenu
from intriga.words import TAGS, Language
from tests.cli.menus import menu_of, read
from tests.games.pot_de_vin.tables import PotDeVinGame, any_play, game_of, table
from tests.games.tables import positions

EVERY = 4  # positions of a game, one is drawn: the next differ by a card
NAMES = ["Ana", "Bruno", "Clara", "Davi", "Elena", "Fausto"]
FOLLOW = (
    "aldo-4 aldo-5 pietra-4 pietra-5 pietra-6",
    "aldo-1 aldo-6 aldo-12 ugo-4",
    "ugo-5 ugo-6 pietra-12",
)


def menu(game: PotDeVinGame, seat: int, tag: str = "en") -> AnyMenu:
    return menu_of(BOARD, game, seat, tag, NAMES[: game.state.players])


def shown(part: RenderableType, width: int = 80) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(part)
    return captured.get()


def drawing(tag: str = "en") -> PotDeVinDrawing:
    return PotDeVinDrawing(Language(tag, "pot-de-vin"), NAMES)


def led(*hands: str) -> PotDeVinGame:
    """Return a game in which seat 0 has led the first of its cards."""
    game = table(*hands)
    game.play(f"play {hands[0].split()[0]}", seat=0)
    return game


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
        ("❶", ""),
        ("9" * 5000, ""),
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
    assert asked.default.words == "jokers auto"


def with_jokers() -> PotDeVinGame:
    """Return a game in which seat 0 has two jokers and three guilds to place them."""
    taken = ["aldo-1 ugo-1 aldo-4 pietra-4 aldo-9"]
    game = table("aldo-12", "aldo-2", "aldo-3", taken=taken)
    for seat, word in enumerate(("aldo-12", "aldo-2", "aldo-3")):
        game.play(f"play {word}", seat=seat)
    assert game.phase == "JOKERS"
    return game


def test_the_best_placing_is_named_with_its_points() -> None:
    asked = menu(with_jokers(), 0)
    best, *others = asked.entries

    gains = [int(entry.brief.plain.split()[0].replace("−", "-")) for entry in others]
    assert int(best.brief.plain.split()[0].replace("−", "-")) == max(gains)
    assert best.label == "where they are worth most"


@pytest.mark.parametrize("tag", TAGS)
def test_every_imaginable_answer_can_be_typed(tag: str) -> None:
    plays = [game_of(6), game_of(3), led(*FOLLOW), with_jokers(), in_phase("LEAVE")]
    for game in plays:
        seat = game.awaiting[0]
        sampled = BOARD.imaginable(game.view(seat))
        whole = menu(game, seat, tag).among(sampled)

        assert {*game.legal(seat)} <= {offer.words for offer in sampled}
        for offer in sampled[:12] + sampled[-3:]:
            assert offer in whole.read(offer.words)


def in_phase(phase: str) -> PotDeVinGame:
    for number in range(100):
        game = any_play(str(number), six_recycle="choice", joker="choose")
        for each in positions(game, str(number)):
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
    assert "4) pass and pay the last gem" in text


def test_the_table_says_what_is_played_and_what_wins() -> None:
    game = led("aldo-4 aldo-5", "aldo-6", "ugo-4 enzo-4")
    game.play("play aldo-6", seat=1)
    text = shown(drawing().table(game.view(2), 80))

    assert "Ana Aldo 4 Nob" in text
    assert "Bruno Aldo 6 Wor ★" in text
    assert game.view(2).winning == card_of("aldo-6")


def test_a_column_shows_symbols_and_points_and_on_a_wide_screen_one_more() -> None:
    view = table("ugo-12", "ugo-11", "ugo-10", taken=["aldo-4 aldo-12"]).view(0)

    narrow, wide = (shown(drawing().table(view, width), width) for width in (80, 100))
    ana = [next(line for line in text.splitlines() if "Ana" in line) for text in (narrow, wide)]
    assert "3:6 " in ana[0]
    assert "8:15" in narrow
    assert "3:6→−1" in ana[1]


def test_the_counting_column_of_partners_has_the_points() -> None:
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
    game = led("aldo-4 aldo-5", "ugo-4 ugo-5", "aldo-6 aldo-7")
    game.play("play ugo-4", seat=1)

    lines = shown(drawing().table(game.view(0), 80)).splitlines()
    assert " A " in next(line for line in lines if "Bruno" in line)


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("tag", TAGS)
def test_no_line_is_wider_than_the_screen(tag: str, width: int) -> None:
    console, draws = Console(width=width), drawing(tag)
    for number in range(3):
        for game in islice(positions(any_play(str(number)), str(number)), number, None, EVERY):
            view = game.view(0)
            with console.capture() as captured:
                console.print(draws.table(view, width))
                console.print(draws.page(view, width))
            assert "…" not in captured.get()


def test_the_end_shows_the_points_of_every_side() -> None:
    for number in range(20):
        *_, game = positions(any_play(str(number)), str(number))
        view = game.view(0)
        text = shown(drawing().ending(view, POT_DE_VIN.format_position(game.state)), 100)

        assert text.count("★") == sum(side[0] in view.winners for side in view.sides)
        for points in view.scores or []:
            assert str(points).replace("-", "−") in text


# ------------------------------------------------------------------- who is still to play


def played(game: PotDeVinGame, width: int = 80, tag: str = "en") -> str:
    """Return the lines of the table that say what is played, in one."""
    text = shown(drawing(tag).table(game.view(0), width), width)
    mark = Language(tag, "pot-de-vin").format("table-played")
    return " ".join(text[text.index(mark) :].split())


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", "On the table: nothing yet · then Bruno and Clara"),
        ("pt-BR", "Na mesa: ainda nada · depois Bruno e Clara"),
        ("es", "En la mesa: nada aún · después Bruno y Clara"),
    ],
)
def test_a_leader_sees_who_follows(tag: str, said: str) -> None:
    assert played(table(*FOLLOW), tag=tag) == said


def test_a_follower_sees_later_arrivals() -> None:
    game = led(*FOLLOW)
    assert played(game) == "On the table: Ana Aldo 4 Nob ★ · then Clara"

    game.play("gem", seat=1)
    assert played(game) == "On the table: Ana Aldo 4 Nob ★ · Bruno gem"


def test_players_without_cards_are_not_waited_for() -> None:
    game = table("aldo-4 aldo-5", "", "ugo-5 ugo-6", "enzo-5 enzo-6", pairs=True)

    assert played(game).endswith("then Clara and Davi")


def test_nobody_is_to_play_while_cards_are_discarded_or_jokers_placed() -> None:
    assert still_to_play(game_of(6).view(0)) == []
    assert still_to_play(with_jokers().view(0)) == []


def test_a_turn_of_four_players_fits_on_a_small_screen() -> None:
    for game in positions(game_of(4, pairs=True), "small"):
        seat = game.awaiting[0] if game.awaiting else 0
        view = game.view(seat)
        if view.phase in {Phase.LEAD, Phase.FOLLOW}:
            asked = menu(game, seat, "pt-BR")
            parts = [drawing("pt-BR").table(view, 80), asked.question(), asked.drawn(scarce=True)]
            lines = sum(len(shown(part).splitlines()) for part in parts)
            assert lines <= 24 - LEAST_LOG - len(["the hint", "what is typed"])


# ------------------------------------------------------------------- long lines


def test_a_long_line_is_broken_before_a_separator_and_indented() -> None:
    entries = [Text(word) for word in ("one two", "three four", "five")]

    assert shown(Flow("  ", entries), 20).splitlines() == [
        "  one two",
        "    ·  three four",
        "    ·  five",
    ]


def test_an_entry_longer_than_a_line_is_broken_inside() -> None:
    assert shown(Flow("  ", [Text("one two three four")]), 14).splitlines() == [
        "  one two ",
        "    three four",
    ]


@pytest.mark.parametrize("tag", TAGS)
def test_no_line_goes_on_at_the_edge_of_the_screen(tag: str) -> None:
    draws = drawing(tag)
    for number in range(4):
        for game in islice(positions(game_of(6, number), str(number)), number, None, EVERY):
            view = game.view(0)
            for part in (draws.table(view, 80), draws.page(view, 80)):
                lines = [line for line in shown(part).splitlines() if line.strip("─")]
                assert all(line.startswith(("  ", "▶ ")) or not line.strip() for line in lines)


@pytest.mark.parametrize("tag", TAGS)
def test_a_long_name_gives_way_to_the_headings(tag: str) -> None:
    draws = PotDeVinDrawing(Language(tag, "pot-de-vin"), ["Maximiliana XY", *NAMES[1:]])
    heading, line, *_ = shown(draws.table(game_of(4).view(0), 80)).splitlines()[1:]

    assert all(draws.language.format(f"table-{each}") in heading for each in ("treasure", "points"))
    assert line.strip("─") == ""


# ------------------------------------------------------------------- without cards


def test_that_the_hand_is_empty_is_said_while_others_play_and_not_later() -> None:
    empty = "You have no cards left."
    playing = table("", "aldo-4 aldo-5", "ugo-5 ugo-6", change={"turn": 1, "awaiting": [1]})
    over = with_jokers()

    assert [shown(part).strip() for part in drawing().in_hand(playing.view(0))] == [empty]
    assert drawing().in_hand(over.view(0)) == []
    assert shown(drawing().hand(over.view(0))).strip() == empty


def test_the_pile_is_named_among_the_hiding_places_where_it_is_hidden() -> None:
    hidden, held = "In the hands of others or in the trump pile:", "In the hands of others:"
    known = 0
    assert hidden in shown(drawing().unseen(game_of(6).view(0)))
    for game in positions(game_of(6), "pile"):
        view = game.view(0)
        if view.round > 4:
            known += 1
            assert held in shown(drawing().unseen(view))
    assert known

    assert hidden in shown(drawing().unseen(table(*FOLLOW).view(0)))


# ------------------------------------------------------------------- secrets


def test_other_cards_in_other_hands_make_no_other_screen() -> None:
    """Deal again what the person cannot see, and nothing that is drawn changes."""
    for number in range(4):
        for place, game in enumerate(positions(any_play(str(number)), str(number))):
            if place % 3 == 0:
                screen, here = everything(game), game.position()
                game.put(here.redeal(0, place))
                assert everything(game) == screen
                game.put(here)


def everything(game: PotDeVinGame) -> str:
    view, draws = game.view(0), drawing()
    parts: list[RenderableType] = [draws.table(view, 80), draws.hand(view), draws.unseen(view)]
    parts += draws.known(view)
    if 0 in game.awaiting:
        asked = menu(game, 0)
        parts += [asked.question(), asked.drawn(scarce=True)]
    return "".join(map(shown, parts))
