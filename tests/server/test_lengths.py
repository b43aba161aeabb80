"""How long a frame is tells no hand to somebody who sees the encrypted line."""

# pyright: reportPrivateUsage=false

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.core.chance import Seeded
from intriga.core.games import games, ruleset_of
from intriga.server.tables.connection import STEP, encode_text, frame
from intriga.server.tables.publishing import Publisher, deliver
from intriga.service.questions.question import Preview
from intriga.service.session import Person, Session
from tests.server.raw_socket import text_of
from tests.server.test_secrecy import KINDS, evening
from tests.server.twins import Line, Twin
from tests.service.evening import Evening

PLAYED = 60  # questions of a game
DEALS = 40  # that look alike to all who watch, of which the longest and the shortest are taken

AnyState = Any


def shown(table: Evening, who: Person) -> int:
    """Return how long the frame is that shows *who* the table."""
    line = Line(who)
    deliver(Publisher().greeting(table.table, line.connection, table.now))
    return len(line.sent[0])


def kinds() -> list[tuple[str, str, int]]:
    """Return every edition with every number of players."""
    return [
        (game, edition, players)
        for game in games()
        for edition, about in ruleset_of(game).variants.editions.items()
        for players in range(about.least, about.most + 1)
    ]


def extremes(session: Session, seat: int, number: int) -> Iterator[AnyState]:
    """Yield deals that nobody who watches can tell from the true one: with the longest names of
    cards on *seat*, with the shortest, with most answers and with fewest."""
    rules, true = session.ruleset, session.here.state
    found = [rules.redeal(true, None, Seeded(DEALS * number + each)) for each in range(DEALS)]

    def view(state: AnyState) -> int:
        return len(msgspec.json.encode(rules.view(state, seat).to_dict()))

    def answers(state: AnyState) -> int:
        return len(Preview(session.table_rules, state).legal_ids(seat))

    for key in (view, answers) if seat in session.here.awaiting else (view,):
        yield from (min(found, key=key), max(found, key=key))


@pytest.mark.parametrize(("game", "edition", "players"), kinds())
def test_all_deals_of_a_table_are_shown_in_frames_of_one_length(
    game: str, edition: str, players: int
) -> None:
    table, chance = Evening(game=game, preset=edition, people=players).start(), Random(players)
    session = table.table._session
    several = 0
    for number in range(PLAYED):
        if table.table.phase != "playing":
            break
        seat = chance.choice(session.question.seats)
        true, lengths, hands = session.here, set[int](), set[str]()
        for state in [true.state, *extremes(session, seat, number)]:
            session.set_position(Preview(session.table_rules, state))
            lengths.add(shown(table, table.people[seat]))
            hands.add(repr(session.here.view(seat).to_dict()))
        session.set_position(true)
        several += len(hands) > 1
        assert len(lengths) == 1, (number, true, lengths)
        for person in range(players):
            if table.table.phase == "playing" and table.table.viewer(table.people[person]).step:
                table.say(person, chance.choice(table.words(person)))
        table.wait(12_000)

    assert several > 5


@pytest.mark.parametrize("kind", KINDS)
def test_the_length_of_messages_does_not_depend_on_hidden_cards(kind: str) -> None:
    """Somebody on the line of a seat knows no more of its cards than those who watch."""
    log, people, truth = evening(kind)
    twin = Twin("watcher", truth, 5)

    sent = asyncio.run(twin.sent_to_all(log, people))

    for person in people:
        assert lengths_of(sent[person]) == lengths_of(truth.sent[person]), person
    assert 3 * twin.others > len(truth.positions)


def lengths_of(sent: list[str]) -> list[tuple[str, int]]:
    """Return the kinds and lengths of frames, but for those that only an own answer has."""
    found = [(str(msgspec.json.decode(text)["type"]), len(text)) for text in sent]
    return [each for each in found if each[0] != "sealed"]


@pytest.mark.parametrize("length", [1, STEP - 1, STEP, STEP + 1, 3 * STEP])
def test_a_padded_message_says_the_same(length: int) -> None:
    message = b'"%b"' % (b"x" * (length - 2)) if length > 1 else b"7"

    assert msgspec.json.decode(text_of(frame(message))) == msgspec.json.decode(message)
    assert len(text_of(frame(message))) % STEP == 0


def test_no_more_is_added_than_is_missing() -> None:
    assert frame(b"7" * STEP) == encode_text(b"7" * STEP)
    assert frame(b"7" * (STEP + 1)) == encode_text(b"7" * (STEP + 1) + b" " * (STEP - 1))
