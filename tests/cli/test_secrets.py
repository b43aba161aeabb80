"""The person's screen shows nothing that the person's seat may not know."""

from pathlib import Path

from rich.console import Console

from intriga.cli.dialogue import Dialogue
from intriga.cli.screen import Screen
from intriga.cli.terminal_game import AnyGame
from intriga.core.chance import Scripted, Seeded
from intriga.core.record import begin, follow, read_records
from intriga.games.coup.board import BOARD
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import names_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.vocabulary import CARDS, SLOTS
from intriga.words import Language
from tests.cli.table_talk import EVERYTHING, call, chatter, first_game

TABLE = ("--players", "6", "--name", "Ana", "--language", "en", "--fast")


def known_and_dealt(file: Path) -> tuple[set[str], set[str]]:
    """Return the cards that seat 0 came to know in a record, and those the bots were dealt."""
    record = next(read_records(file))
    game = begin(COUP, record, Scripted([]))
    words = names_of(game.state).cards
    assert len(words) == CARDS
    known = set(record.header["hands"][0])
    for line in record.inputs:
        action = game.parse(line.by, line.do)
        if Input.PROVE <= action < Input.BLOCK:  # shown to everybody
            known.add(words[game.state.claim + SLOTS * (action - Input.PROVE)])
        follow(game, line)
        view = game.view(0)
        seen = [card for seat in view.seats for card in (*view.face_up[seat], *view.seen(seat))]
        known |= {words[card] for card in (*view.hand, *view.returned, *seen)}
    return known, {card for hand in record.header["hands"][1:] for card in hand}


def drawn(game: AnyGame) -> str:
    """Return everything the screen would show seat 0."""
    console = Console(width=80)
    screen = Screen(console, BOARD, Language("en", "coup"), game.header["seats"], fast=True)
    view = game.view(0)
    parts = [screen.drawing.table(view, 80), screen.drawing.hand(view)]
    parts += screen.drawing.known(view)
    if 0 in game.awaiting:
        dialogue = Dialogue(game, 0, screen)
        menu = dialogue.menu(view, dialogue.choices())
        parts += [menu.question(), screen.menu(menu)]
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    return captured.get()


def test_no_card_is_printed_that_the_person_may_not_know(tmp_path: Path) -> None:
    """With distinct art and three copies each card is one of its kind: its words give it away."""
    options = ("--seed", "4", "--options", "art_mode=distinct")

    session = call(tmp_path, *TABLE, *options, typed=chatter(4))

    known, dealt = known_and_dealt(session.games[0])
    language = Language("en", "coup")
    game = first_game(session.out)
    printed = {word for word in known | dealt if language.card(word) in game}
    assert printed <= known
    assert dealt - known  # there were secrets to keep


def test_other_cards_in_other_hands_make_no_other_screen(tmp_path: Path) -> None:
    """Deal again what the person cannot see, and nothing that is drawn changes."""
    session = call(tmp_path, *TABLE, "--seed", "5", "--options", EVERYTHING, typed=chatter(5))
    record = next(read_records(session.games[0]))
    game = begin(COUP, record, Scripted([]))

    for number, line in enumerate(record.inputs[:100]):
        follow(game, line)
        screen, state = drawn(game), game.state
        game.state = COUP.redeal(state, 0, Seeded(number))
        assert drawn(game) == screen
        game.state = state
