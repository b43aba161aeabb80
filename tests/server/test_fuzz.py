"""Whatever thousands of messages say that a table must not do, no table does it."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from intriga.server.wire.messages import PROTOCOL
from tests.sampling import some
from tests.server.fuzzing import FRAME, PATIENT, STILL, Flood, Intrusion
from tests.server.playing import Browser, Json, Seat
from tests.server.serving import Serving

GAMES = ("coup", "pot-de-vin")
WATCHED = 4  # tables, two of each game
ATTACKERS = 2 * 3 + 2 + WATCHED  # who sits there, and somebody who watches each
POURED = some(8_000, 4_000)  # messages of an attacker
REPEATED = some(1_600, 400)  # of a game
KNOCKS = some(100, 20)  # of a break-in
ANSWERS = 3  # of a person, before the game stands still
REFUSALS = {
    f"refused {reason}"
    for reason in (
        *("unreadable-message", "unreadable", "stale", "not-awaited", "nothing-to-undo"),
        *("not-host", "not-seated", "seated-already", "no-chair", "game-on"),
        *("bot-plays", "present", "not-away", "not-paused", "nothing-said"),
    )
}
"""All that may be said to what is not carried out here: a defect is none of it."""


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with Serving(tmp_path, PATIENT) as serving:
        yield serving.url
        assert serving.process.poll() is None, "the server has ended"


def program(url: str) -> Browser:
    """Return a program that this server knows."""
    return Browser(url, Browser(url).ask("/api/programs", {"name": "Eve"}).json["token"])


def opened(host: Browser, game: str, **wish: object) -> Json:
    """Open a private table for three where nobody is hurried."""
    preset = {"coup": "coup-br"}.get(game, game)
    wish = {"game": game, "preset": preset, "chairs": 3, "name": "Ana", "settings": STILL, **wish}
    answer: Json = host.ask("/api/tables", wish).json
    return answer


def events(folder: Path) -> list[tuple[str, int, bytes]]:
    """Return all that has happened at all tables."""
    with closing(sqlite3.connect(folder / "intriga.db")) as base:
        return base.execute("SELECT table_id, n, body FROM events ORDER BY table_id, n").fetchall()


def legal(seat: Seat, number: int) -> Json:
    """Return an answer that the seat may give, as command *number*."""
    deal = seat.scene["deal"]
    words = Random(number).choice(deal["offers"])["words"]
    return {"type": "answer", "step": deal["window"]["step"], "words": words, "id": number}


def of_three(url: str, game: str) -> tuple[Json, list[Seat]]:
    """Let three people play, of whom one is asked."""
    people = [program(url) for _ in range(3)]
    table = opened(people[0], game)
    seats = [each.sit(table["table"], table["invite"]) for each in people]
    for seat in seats:
        seat.look()
    for seat, name in zip(seats[1:], ("Beto", "Caro"), strict=True):
        seat.command("join", name=name, token=table["invite"])
        seat.command("ready", ready=True)
    seats[0].command("start")
    for seat in seats:
        while seat.scene["deal"] is None:
            seat.hear()
    return table, seats


def with_bots(url: str, game: str) -> tuple[Json, Seat, str]:
    """Let one person play against bots for a while; return what it said last, too."""
    host = program(url)
    table = opened(host, game, bots=["beginner", "beginner"])
    seat = host.sit(table["table"])
    seat.look()
    seat.command("start")
    said = {"step": 0}
    answers = 0
    while answers < ANSWERS or seat.asked in {None, said["step"]}:
        if seat.asked not in {None, said["step"]}:
            said = legal(seat, 50 + answers)
            seat.tell(said)
            answers += 1
        seat.hear()
        if seat.scene["phase"] == "over":  # the bots were quicker
            return with_bots(url, game)
    return table, seat, json.dumps(said)


def trespasss(url: str, private: Json, other: Json) -> list[Intrusion]:
    """Return ways to a table that are closed to a stranger, with what is said to each."""
    stranger = program(url).headers
    forged = {"authorization": f"Bearer p{'0' * 32}.{'0' * 64}"}
    cookie = {"cookie": f"__Host-intriga=b{'0' * 32}.{'0' * 64}"}
    wrong = hello(token="a" * 26)
    table = private["table"]
    return [
        Intrusion(table, stranger, hello(), "bye private"),
        Intrusion(table, stranger, wrong, "bye private"),
        Intrusion(table, stranger, hello(token=other["invite"]), "bye private"),
        Intrusion(table, cookie, hello(), "bye private"),
        Intrusion(table, stranger, '{"type":"start"}', "bye unreadable-message"),
        Intrusion(table, stranger, hello(protocol=PROTOCOL + 1), "bye other-protocol"),
        Intrusion("nowhere", stranger, hello(), "bye no-table"),
        Intrusion(table, forged, hello(), "status 403"),
        Intrusion(table, stranger, "x" * (FRAME + 1), "closed 1009"),
        Intrusion(table, stranger, b"\xff\xfe", "closed 1007"),
    ]


def hello(**fields: object) -> str:
    return json.dumps({"type": "hello", "protocol": PROTOCOL, **fields})


def test_a_flood_of_forbidden_messages_changes_nothing(url: str, tmp_path: Path) -> None:
    threes = [of_three(url, game) for game in GAMES]
    alone = [with_bots(url, game) for game in GAMES]
    standing = [*threes, *((table, [seat]) for table, seat, _ in alone)]
    people = [(table, seat.browser) for table, seats in standing for seat in seats]
    people += [(table, program(url)) for table, _ in standing]  # they hold the invitation
    knocks = trespasss(url, threes[0][0], threes[1][0])
    flood, before = Flood(url, len(people) + len(alone)), events(tmp_path)

    async def attack() -> None:
        await asyncio.gather(
            *(
                flood.pour(table["table"], who, table["invite"], POURED, seed)
                for seed, (table, who) in enumerate(people)
            ),
            *(
                flood.repeat(each["table"], seat.browser, said, REPEATED)
                for each, seat, said in alone
            ),
            *(flood.knock(each, KNOCKS) for each in knocks),
        )

    asyncio.run(attack())

    assert sum(flood.answers.values()) == flood.sent >= some(100_000, 48_000)
    since = [each for each in events(tmp_path) if b'"event":"let-in"' not in each[2]]
    assert since == [each for each in before if b'"event":"let-in"' not in each[2]]
    assert flood.answers.pop("accepted") == REPEATED * len(alone)
    for each in knocks:
        assert flood.answers[each.answer] >= KNOCKS, each.answer
    assert {answer for answer in flood.answers if not answer.startswith("refused")} == {
        each.answer for each in knocks
    }
    assert {answer for answer in flood.answers if answer.startswith("refused")} == REFUSALS
    assert '"level": "error"' not in (tmp_path / "server.log").read_text()
    assert Browser(url).ask("/readyz").status == 200
    for _, seats in standing:
        (asked,) = [seat for seat in seats if seat.asked is not None]
        asked.tell(legal(asked, 90))
        assert asked.hear_until(lambda frame: frame.get("id") == 90)["type"] != "refused"
