"""A change is published to the people who see it, and to nobody else."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from intriga.server.tables.publishing import Publisher, deliver
from intriga.service.commands import (
    EMOJI,
    AutoAnswer,
    Automate,
    Bar,
    Configure,
    HandOver,
    React,
    Ready,
    Say,
    Undo,
)
from intriga.service.events import Event
from intriga.service.session import Person
from intriga.service.table_settings import Settings
from tests.server.twins import Line
from tests.service.claims import claiming, others
from tests.service.evening import BOT, Evening

Json = dict[str, Any]
Deed = Callable[[Evening], list[Event]]


def told(evening: Evening, do: Deed) -> list[list[Json]]:
    """Return what each person is sent when something is done after they were greeted."""
    lines, publisher = [Line(who) for who in evening.people], Publisher()
    for line in lines:
        deliver(publisher.greeting(evening.table, line.connection, evening.now))
    events = do(evening)
    connections = [line.connection for line in lines]
    deliver(publisher.prepare(evening.table, connections, events, evening.now, everybody=False))
    for line in lines:
        line.connection.hang_up("gone", again=False)
    sent = [list(map(msgspec.json.decode, line.sent)) for line in lines]
    return [frames[1:-1] for frames in sent]  # without the greeting and the farewell


def watched() -> tuple[Evening, int]:
    """Return a game of three in which somebody claims, watched by a fourth, and who claims."""
    evening, turn = claiming(people=3)
    evening.people.append(Person("watcher"))
    evening.arrive(3)
    return evening, turn


def only(number: int, *frames: Json) -> list[list[Json]]:
    """Return *frames* for one of four, nothing for the others."""
    return [list(frames) if each == number else [] for each in range(4)]


# ------------------------------------------------------------------- one's own


def test_an_answer_and_its_being_taken_back_are_confirmed_to_its_seat_alone() -> None:
    evening, turn = watched()
    seat, step = others(3, turn)[0], evening.window.step
    confirmed: Json = {"type": "sealed", "step": step, "words": "pass", "given": False}
    assert told(evening, lambda _: evening.say(seat, "pass")) == only(seat, confirmed)
    back = told(evening, lambda _: evening.tell(seat, Undo(step=step)))
    assert back == only(seat, {**confirmed, "words": None})


def test_a_time_out_is_sent_only_to_the_silent_person() -> None:
    evening, turn = watched()
    silent, quick = others(3, turn)
    evening.say(quick, "pass")
    left = evening.window.left
    assert left is not None
    sent = told(evening, lambda evening: waited(evening, left))
    heard = ["unanswered" in {frame["type"] for frame in frames} for frames in sent]
    assert heard == [number == silent for number in range(4)]


def waited(evening: Evening, milliseconds: int) -> list[Event]:
    """Let time pass, and return what happened."""
    before = len(evening.log)
    evening.wait(milliseconds)
    return evening.log[before:]


def test_an_answer_given_by_the_table_is_sent_only_to_its_seat() -> None:
    evening, turn = claiming(people=3, settings=Settings(listed=True))
    seat, step = others(3, turn)[0], evening.window.step
    sent = told(evening, lambda evening: answered_for(evening, seat))
    given: Json = {"type": "sealed", "step": step, "words": "pass", "given": True}
    assert [given in frames for frames in sent] == [number == seat for number in range(3)]
    deal = evening.scene(seat).deal
    assert deal is not None
    assert deal.given
    evening.say(seat, "challenge")
    deal = evening.scene(seat).deal
    assert deal is not None
    assert not deal.given


def answered_for(evening: Evening, seat: int) -> list[Event]:
    """Let person *seat* be away until the table has answered for them."""
    evening.depart(seat)
    return waited(evening, 50_000)


def test_the_same_answer_once_more_is_nothing_new() -> None:
    evening, turn = watched()
    seat = others(3, turn)[0]
    evening.say(seat, "pass")
    assert evening.say(seat, "pass") == []


def test_a_closing_answer_and_its_consequences_are_one_frame() -> None:
    evening, turn = watched()
    target, third = others(3, turn)
    evening.say(target, "pass")
    evening.wait(2_000)
    frames = told(evening, lambda _: evening.say(third, "pass"))
    assert [[frame["type"] for frame in each] for each in frames] == [["step"]] * 4


def test_presets_are_shown_at_once_to_their_owner_alone() -> None:
    evening, turn = watched()
    seat = others(3, turn)[0]
    rules = [AutoAnswer(answer=None, claim="duke")]
    frames = told(evening, lambda _: evening.tell(seat, Automate(rules=rules)))
    assert [len(each) for each in frames] == [int(each == seat) for each in range(4)]
    assert frames[seat][0]["scene"]["deal"]["automatic"] == msgspec.to_builtins(rules)


# ------------------------------------------------------------------- talk


WATCHER: Final = 3


def test_a_line_of_talk_is_sent_alone_to_those_that_hear_it() -> None:
    evening, _ = watched()
    assert [len(each) for each in told(evening, lambda _: evening.tell(0, Say(text="ah")))] == [
        1
    ] * 4
    frames = told(evening, lambda _: evening.tell(WATCHER, Say(text="oh")))
    assert [[frame["type"] for frame in each] for each in frames] == only(WATCHER, "said")  # type: ignore[arg-type]
    assert frames[WATCHER][0]["line"]["text"] == "oh"


def test_lines_said_at_the_same_time_are_all_sent() -> None:
    evening, _ = watched()
    both = told(
        evening, lambda _: evening.tell(0, Say(text="one")) + evening.tell(1, Say(text="two"))
    )
    for frames in both:
        talk = [line["text"] for frame in frames for line in frame["scene"]["talk"]]
        assert talk == ["one", "two"]


@pytest.mark.parametrize("gallery", [False, True])
def test_the_emoji_of_a_player_who_is_out_is_shown_in_the_gallery_alone(*, gallery: bool) -> None:
    evening = Evening(people=3).start()
    while gallery and all(view_of(evening)["hands"]):
        for seat in range(3):
            if evening.words(seat):
                evening.say_first(seat, "coup", "income", "lose", "pass", "block", "prove", "keep")
        evening.wait(12_000)
    evening.people.append(Person("watcher"))
    evening.arrive(3)
    loud = view_of(evening)["hands"].index([]) if gallery else 0
    frames = told(evening, lambda _: evening.tell(loud, React(emoji=EMOJI[0])))
    hear = [not gallery or seat in {loud, WATCHER} for seat in range(4)]
    assert [bool(each) for each in frames] == hear


def view_of(evening: Evening) -> Json:
    """Return what those who watch see of the game."""
    deal = evening.spectator().deal
    assert deal is not None
    return deal.view


# ------------------------------------------------------------------- what may be done


def test_permissions_are_sent_to_their_person_alone_and_when_they_change() -> None:
    evening = Evening(people=3)
    evening.people.append(Person("watcher"))
    evening.arrive(3)
    frames = told(evening, lambda _: evening.tell(1, Ready(ready=False)))
    public, own = frames[0]
    assert public.keys() == {"type", "chairs", "waits"}
    assert own.keys() == {"type", "may", "may_at", "place", "watchers"}
    assert "start" not in own["may"]
    assert [len(each) for each in frames] == [2, 1, 1, 1]
    assert all(each[0] == public for each in frames)


def test_a_vote_for_a_bot_is_sent_only_to_its_voter() -> None:
    evening = Evening(people=4).start()
    evening.depart(3)
    evening.wait(60_000)
    assert evening.spectator().chairs[3].away
    frames = told(evening, lambda _: evening.tell(0, HandOver(chair=3, level=BOT)))
    assert [[frame["type"] for frame in each] for each in frames] == only(0, "table")  # type: ignore[arg-type]
    assert "hand-over" not in frames[0][0]["may_at"][3]


# ------------------------------------------------------------------- sent away for good


@pytest.mark.parametrize("listed", [True, False])
def test_a_person_sent_away_for_good_is_hung_up_on_where_only_friends_may_watch(
    *, listed: bool
) -> None:
    evening = Evening(people=3)
    evening.tell(0, Configure(settings={"listed": listed}))
    sent = told(evening, lambda evening: evening.tell(0, Bar(chair=2)))
    assert [bool(frames) for frames in sent] == [True, True, listed]


def test_every_person_receives_a_line_of_the_table_once() -> None:
    evening, _ = watched()
    sent = told(evening, lambda evening: evening.tell(1, HandOver(chair=1, level=BOT)))
    lines = [
        [line for frame in frames for line in spoken(frame) if line["told"]] for frames in sent
    ]
    assert [[line["told"]["id"] for line in each] for each in lines] == [["told-bot"]] * 4


def spoken(frame: Json) -> list[Json]:
    """Return the lines of talk in *frame*."""
    talk: list[Json] = frame["scene"]["talk"] if frame["type"] == "update" else []
    return [frame["line"]] if frame["type"] == "said" else talk
