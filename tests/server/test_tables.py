"""Sockets at tables: who hears what, and what becomes of a line that was lost."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from intriga.server.wire.messages import PROTOCOL
from tests.server.playing import BRISK, Browser, Json, Seat, opened
from tests.server.serving import Serving
from tests.server.shapes import strange_frame


def farewell(seat: Seat) -> Json:
    return seat.hear_until(lambda frame: frame["type"] == "bye")


def two_at_a_table(browser: Browser, second: Browser) -> tuple[Seat, Seat, Json]:
    """Return two seats of one table, where a game is under way."""
    table = opened(browser)
    ana, bia = browser.sit(table["table"]), second.sit(table["table"], table["invite"])
    ana.look()
    bia.look()
    assert bia.command("join", name="Bia", token=table["invite"])["type"] == "accepted"
    bia.command("ready", ready=True)
    assert ana.command("start")["type"] == "accepted"
    for seat in (ana, bia):
        seat.see(lambda scene: scene["deal"])
    return ana, bia, table


# ------------------------------------------------------------------- coming in


def test_friends_sit_down_with_the_private_link(browser: Browser, second: Browser) -> None:
    ana, bia, _ = two_at_a_table(browser, second)

    assert [chair["name"] for chair in ana.scene["chairs"]] == ["Ana", "Bia"]
    assert (ana.scene["you"], bia.scene["you"]) == (0, 1)


@pytest.mark.parametrize("token", [None, "wrong"])
def test_a_private_table_shows_itself_to_nobody_else(
    browser: Browser, second: Browser, token: str | None
) -> None:
    table = opened(browser)["table"]

    seat = second.sit(table, token)

    assert seat.hear() == {"type": "bye", "reason": "private", "again": False}


def test_a_stranger_who_knocks_at_a_private_table_is_not_noticed(
    browser: Browser, second: Browser
) -> None:
    table = opened(browser)["table"]
    with browser.sit(table) as ana:
        ana.look()
        list(second.sit(table).rest())
        ana.command("say", text="quiet here")

    assert [frame["type"] for frame in ana.frames].count("update") == 1


def test_a_missing_table_is_refused(browser: Browser) -> None:
    assert browser.sit("nothing").hear()["reason"] == "no-table"


def test_a_page_from_elsewhere_gets_no_socket(browser: Browser) -> None:
    table = opened(browser)["table"]
    address = f"{browser.url.replace('http', 'ws')}/ws/tables/{table}"

    with (
        pytest.raises(InvalidStatus, match="403"),
        connect(address, origin="http://evil.example", additional_headers=browser.headers),  # type: ignore[arg-type]
    ):
        pass


def test_a_page_of_another_protocol_is_refused(browser: Browser) -> None:
    seat = browser.sit(opened(browser)["table"], protocol=PROTOCOL + 1)

    assert seat.hear() == {"type": "bye", "reason": "other-protocol", "again": False}


def test_a_program_plays_with_its_token(browser: Browser) -> None:
    token = browser.ask("/api/programs", {"name": "Robot"}).json["token"]
    robot = Browser(browser.url, token)
    table = opened(robot, "beginner")["table"]

    with robot.sit(table) as seat:
        seat.look()
        seat.command("start")
        seat.play(Random(1))

    assert seat.scene["phase"] == "over"
    assert seat.scene["chairs"][0]["kind"] == "program"


@pytest.mark.parametrize("token", ["wrong", "b" + "0" * 32 + "." + "0" * 64])
def test_a_token_that_nobody_gave_is_refused(browser: Browser, token: str) -> None:
    assert Browser(browser.url, token).ask("/api/lobby").status == 401


def test_the_token_of_a_browser_is_none_of_a_program(browser: Browser) -> None:
    opened(browser)
    (signed,) = browser.cookies.values()

    assert Browser(browser.url, signed).ask("/api/lobby").status == 401


# ------------------------------------------------------------------- messages


def test_every_frame_is_on_the_closed_list(browser: Browser, second: Browser) -> None:
    ana, bia, _ = two_at_a_table(browser, second)
    ana.command("say", text="Oi")
    ana.command("react", emoji="😈")
    ana.command("answer", step=99, words="tax")
    ana.tell({"type": "ping", "sent": 1})
    ana.hear_until(lambda frame: frame["type"] == "pong")
    bia.hear_until(lambda frame: frame["type"] == "reaction")

    for frame in (*ana.frames, *bia.frames):
        assert strange_frame(frame) == []


def test_steps_are_numbered_one_after_the_other(browser: Browser) -> None:
    with browser.sit(opened(browser, "beginner")["table"]) as seat:
        seat.look()
        seat.command("start")
        seat.play(Random(2))

    steps = [(frame["after"], frame["n"]) for frame in seat.frames if frame["type"] == "step"]
    assert all(after < n for after, n in steps)
    assert [after for after, _ in steps[1:]] == [n for _, n in steps[:-1]]


def test_a_sealed_answer_is_heard_by_nobody_else(
    browser: Browser, second: Browser, server: Serving
) -> None:
    table = opened(browser, chairs=3, settings={**BRISK, "listed": True})["table"]
    seats = [each.sit(table) for each in (browser, second, Browser(server.url))]
    for seat, name in zip(seats, ("Ana", "Bia", "Caro"), strict=True):
        seat.look()
        seat.command("join", name=name)
        seat.command("ready", ready=True)
    seats[0].command("start")
    for seat in seats:
        seat.see(lambda scene: scene["deal"])
    actor = next(seat for seat in seats if seat.asked is not None)
    actor.command("answer", step=actor.asked, words="tax")
    one, other = (seat for seat in seats if seat is not actor)
    other.see(lambda _: other.asked is not None)
    one.see(lambda _: one.asked is not None)
    before, step = len(one.frames), other.asked

    receipt = other.command("answer", step=step, words="pass")
    one.tell({"type": "ping", "sent": 7})
    one.hear_until(lambda frame: frame["type"] == "pong")

    assert [frame["type"] for frame in one.frames[before:]] == ["pong"]
    told = {"type": "sealed", "step": step, "words": "pass", "given": False}
    assert receipt == {**told, "id": receipt["id"]}


def test_a_command_that_comes_twice_counts_once(browser: Browser) -> None:
    with browser.sit(opened(browser)["table"]) as seat:
        seat.look()
        for _ in range(2):
            seat.tell({"type": "say", "id": 77, "text": "once"})
            seat.hear_until(lambda frame: frame == {"type": "accepted", "id": 77})

    said = [frame for frame in seat.frames if frame["type"] == "said"]
    assert [frame["line"]["text"] for frame in said] == ["once"]


def test_every_answer_is_acknowledged_once_by_the_change_that_it_makes(
    browser: Browser, second: Browser
) -> None:
    ana, bia, _ = two_at_a_table(browser, second)
    with ana, bia, browser.sit(ana.scene["table"]) as other_tab:
        other_tab.look()
        with ThreadPoolExecutor(3) as pool:
            playing = [pool.submit(seat.play, Random(1)) for seat in (ana, bia)]
            watching = pool.submit(other_tab.see, lambda scene: scene["phase"] == "over")
        for done in (*playing, watching):
            done.result()
        ana.command("say", text="here")
        other_tab.hear_until(lambda frame: frame["type"] == "said")

    for seat in (ana, bia):
        numbers = [frame["id"] for frame in seat.frames if "id" in frame]
        assert numbers == sorted({*numbers})
        kinds = Counter(frame["type"] for frame in seat.frames if "id" in frame)
        assert kinds["step"] > 1
        assert {*kinds} <= {"step", "sealed", "accepted"}
    in_steps = {frame["id"] for frame in ana.frames if frame["type"] == "step" and "id" in frame}
    assert in_steps == {
        frame["id"] for frame in other_tab.frames if frame["type"] == "step" and "id" in frame
    }


def test_an_answer_that_comes_again_is_acknowledged_again(
    browser: Browser, second: Browser
) -> None:
    seats = two_at_a_table(browser, second)[:2]
    actor, other = sorted(seats, key=lambda seat: seat.asked is None)
    with actor, other:
        words = actor.scene["deal"]["offers"][0]["words"]
        said = {"type": "answer", "id": 77, "step": actor.asked, "words": words}
        for _ in range(2):
            actor.tell(said)
        kinds = [actor.hear_until(lambda frame: frame.get("id") == 77)["type"] for _ in range(2)]

    assert kinds[0] in {"step", "sealed"}
    assert kinds[1] == "accepted"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type":"cheat"}', '{"type":"join"}', '{"type":"say","text":1}']
)
def test_an_unreadable_message_is_refused(browser: Browser, text: str) -> None:
    with browser.sit(opened(browser)["table"]) as seat:
        seat.look()
        seat.socket.send(text)

        assert seat.hear()["reason"] == "unreadable-message"
        assert seat.command("rename", name="Bia")["type"] == "accepted"


def test_repeated_unreadable_messages_end_the_line(browser: Browser) -> None:
    with browser.sit(opened(browser)["table"]) as seat:
        seat.look()
        for _ in range(20):
            seat.socket.send("?")

        assert farewell(seat) == {"type": "bye", "reason": "unreadable-message", "again": False}


def test_a_message_that_is_too_long_ends_the_line(browser: Browser) -> None:
    with browser.sit(opened(browser)["table"]) as seat:
        seat.look()
        seat.socket.send("x" * 10_000)
        with pytest.raises(ConnectionClosed) as closed:
            seat.hear_until(lambda _: False)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


# ------------------------------------------------------------------- lost lines


def is_gone(frame: Json, chair: int) -> bool:
    """Say whether *frame*, a whole scene where clocks stand, shows no line for *chair*."""
    chairs = frame.get("scene", frame).get("chairs")
    return bool(chairs) and not chairs[chair]["present"]


def test_a_reconnect_gets_the_missed_lines_and_no_more(browser: Browser, second: Browser) -> None:
    ana, bia, table = two_at_a_table(browser, second)
    ana.command("say", text="first")
    bia.hear_until(lambda frame: frame["type"] == "said")
    has: dict[str, Any] = {"deal": 1, "log": len(bia.log), "talk": 1}
    bia.close()
    ana.hear_until(lambda frame: is_gone(frame, 1))
    ana.command("say", text="second")

    with second.sit(table["table"], **has) as again:
        again.look()

    scene = again.greeting
    assert scene["you"] == 1
    assert (scene["deal"]["log_from"], scene["deal"]["log"]) == (has["log"], [])
    assert (scene["talk_from"], [line["text"] for line in scene["talk"]]) == (1, ["second"])


def test_a_reconnect_with_nothing_gets_everything(browser: Browser) -> None:
    table = opened(browser, "beginner")["table"]
    with browser.sit(table) as seat:
        seat.look()
        seat.command("start")
        seat.play(Random(3))

    with browser.sit(table) as again:
        again.look()

    assert again.log == seat.log
    assert again.scene["deal"]["material"] is not None


def test_a_spectator_who_sat_down_meanwhile_gets_the_log_of_the_seat(
    browser: Browser, second: Browser
) -> None:
    table = opened(browser, "beginner", "beginner", chairs=3, settings={**BRISK, "turn": 0})
    seat = browser.sit(table["table"])
    seat.look()
    seat.command("start")
    watcher = second.sit(table["table"], table["invite"])
    watcher.look()
    has: dict[str, Any] = {"deal": 1, "log": len(watcher.log)}
    watcher.close()

    with browser.sit(table["table"], **has, viewer=-1) as spectator:
        spectator.look()
    with browser.sit(table["table"], **has, viewer=spectator.scene["deal"]["view"]["seat"]) as same:
        same.look()

    assert has["log"] > 0
    assert spectator.greeting["deal"]["log_from"] == 0
    assert spectator.greeting["deal"]["material"] is not None
    assert same.greeting["deal"]["log_from"] == has["log"]


def test_a_lone_player_has_no_clock(browser: Browser) -> None:
    wish = {"game": "pot-de-vin", "name": "Ana", "level": "beginner"}
    with browser.sit(browser.ask("/api/quick", wish).json["table"]) as seat:
        seat.look()
        assert (seat.scene["settings"]["turn"], seat.scene["settings"]["reaction"]) == (0, 0)
        assert seat.scene["deal"]["window"]["left"] is None
