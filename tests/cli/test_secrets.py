"""The person's screen shows nothing that the person's seat may not know."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import pytest

from intriga.cli.hosted_table import HostedTable
from intriga.core.chance import Scripted
from intriga.core.options import Value
from intriga.core.record import begin, follow, read_records
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import names_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import CARDS, SLOTS
from intriga.service.table import Table, session_of
from intriga.service.table_refusals import Refused
from intriga.words import Language
from intriga.words.sentences import told
from tests.cli.hosting import at_random, hosted, shown
from tests.cli.table_talk import call, chatter, first_game

PLAYED_WITH: Final[dict[str, Value]] = {
    "reforma": True,
    "slot_duke": "patron",
    "slot_ambassador": "inquisitor",
    "slot_contessa": "lawyer",
}
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
        if action == Input.CHALLENGE:  # who can prove in one way alone is not asked how
            known |= only_proof(game.state, game.view(0).claimant, words)
        follow(game, line)
        view = game.view(0)
        seen = [card for seat in view.seats for card in (*view.face_up[seat], *view.seen(seat))]
        known |= {words[card] for card in (*view.hand, *view.returned, *seen)}
    return known, {card for hand in record.header["hands"][1:] for card in hand}


def only_proof(state: CoupState, claimant: int, words: Sequence[str]) -> set[str]:
    """Return the card that *claimant* shows to everybody, where no other one proves the claim."""
    cards = [state.claim + SLOTS * art for art in range(CARDS // SLOTS)]
    held = {words[card] for card in cards if state.hand[claimant] >> 4 * card & 15}
    return held if len(held) == 1 else set()


def test_no_card_is_printed_that_the_person_may_not_know(tmp_path: Path) -> None:
    """With distinct art and three copies each card is one of its kind: its words give it away."""
    options = ("--seed", "9", "--options", "art_mode=distinct")

    session = call(tmp_path, *TABLE, *options, typed=chatter(4))

    known, dealt = known_and_dealt(session.games[0])
    language = Language("en", "coup")
    game = first_game(session.out)
    printed = {word for word in known | dealt if language.card(word) in game}
    assert printed <= known
    assert dealt - known  # there were secrets to keep


@pytest.mark.parametrize(
    ("game", "preset", "options"),
    [
        ("coup", "urbis-reforma", PLAYED_WITH),
        ("coup", "coup-br", {"art_mode": "distinct"}),
        ("pot-de-vin", "pot-de-vin", {"joker": "choose"}),
    ],
)
def test_other_cards_in_other_hands_make_no_other_screen(
    game: str, preset: str, options: dict[str, Value]
) -> None:
    """Deal again what the person cannot see: question, answers and refusals stay the same."""
    table = hosted(game, preset, 5, seat=2, seed=5, **options)
    for number, _ in zip(range(60), at_random(table, 5), strict=False):
        assert drawn(twin(table, number)) == drawn(table)


def twin(table: HostedTable, number: int) -> HostedTable:
    """Return a table like this one, but for the cards that its person cannot see."""
    session = session_of(table.table.snapshot())
    session.set_position(session.here.redeal(table.viewer.view.seat, number))
    other = HostedTable(Table(session), {}, Random(number), {})
    other.header = table.header
    return other


def drawn(table: HostedTable) -> str:
    """Return everything that may be shown to the person who is asked."""
    game, viewer = shown(table), table.viewer
    screen, menu = game.screen, game.menu()
    drawing, view = screen.drawing, viewer.view
    parts = [drawing.table(view, 80), drawing.page(view, 80), drawing.hand(view)]
    parts += [*drawing.known(view), menu.question(), screen.menu(menu)]
    parts += [told(screen.language, screen.names, message) for message in viewer.log]
    legal = {offer.words for offer in viewer.own.offers}
    sampled = {offer.words for offer in screen.board.imaginable(view)} - legal
    parts += [refusal(table, words) for words in sorted(sampled)]
    with screen.console.capture() as captured:
        for part in parts:
            screen.console.print(part)
    return captured.get()


def refusal(table: HostedTable, words: str) -> str:
    """Return why the table refuses *words*, which are no answer."""
    with pytest.raises(Refused) as refused:
        table.answer(words)
    return f"{words}: {refused.value}"
