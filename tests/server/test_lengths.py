"""How long a frame is tells no hand to somebody who sees the encrypted line."""

from collections import defaultdict
from typing import Any

import msgspec
import pytest

from intriga.server.frames import STEP, frame, padded
from intriga.server.publishing import Publisher, deliver
from intriga.service.session import Person
from tests.server.raw_socket import text_of
from tests.server.twins import Line
from tests.service.evening import Evening

GAMES: list[Any] = [
    *({"people": people} for people in (3, 4, 6)),
    *({"game": "pot-de-vin", "preset": "pot-de-vin", "people": people} for people in (3, 4, 6)),
]
DEALS = 60


def shown(evening: Evening, who: Person) -> str:
    """Return the frame that shows *who* the table."""
    line = Line(who)
    deliver(Publisher().greeting(evening.table, line.connection, evening.now))
    return line.sent[0]


def view_in(sent: str) -> dict[str, Any]:
    """Return the view in a frame."""
    view: dict[str, Any] = msgspec.json.decode(sent)["scene"]["deal"]["view"]
    return view


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_all_deals_of_a_table_are_shown_in_frames_of_one_length(kind: dict[str, Any]) -> None:
    lengths: defaultdict[str, set[int]] = defaultdict(set)  # by what all may see
    hands = set[str]()
    for number in range(DEALS):
        evening = Evening(**kind, secret=number.to_bytes(32)).start()
        sent, public = (shown(evening, who) for who in (evening.people[0], Person("watcher")))
        hands.add(str(view_in(sent)["hands"]))
        lengths[str(view_in(public))].add(len(sent))

    assert len(hands) > 1
    assert {len(each) for each in lengths.values()} == {1}, dict(lengths)


@pytest.mark.parametrize("length", [1, STEP - 1, STEP, STEP + 1, 3 * STEP])
def test_what_is_padded_says_the_same(length: int) -> None:
    message = b'"%b"' % (b"x" * (length - 2)) if length > 1 else b"7"

    assert msgspec.json.decode(text_of(frame(message))) == msgspec.json.decode(message)
    assert len(text_of(frame(message))) % STEP == 0


def test_no_more_is_added_than_is_missing() -> None:
    assert padded(b"x" * 128, 128) == b"x" * 128
    assert padded(b"x" * 129, 128) == b"x" * 129 + b" " * 127
