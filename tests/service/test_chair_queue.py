"""Those who watch wait for a chair of the next game, and get it in the order in which they came."""

from intriga.service.commands import (
    Bar,
    Configure,
    EmptyChair,
    Join,
    Leave,
    LeaveQueue,
    QueueUp,
    Ready,
    SeatBot,
    Start,
)
from intriga.service.events import decode, encode
from intriga.service.people.given_chairs import MOST_WAITING
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.service.claims import played_out
from tests.service.evening import BOT, CLOCKS, Evening, kinds


def watched(watchers: int, *, people: int = 2, bots: int = 0, listed: bool = True) -> Evening:
    """Return a table of *people* and *bots* at which so many besides are there and watch."""
    settings = CLOCKS if listed else Settings(reaction=12, turn=60, bank=0)
    evening = Evening(people=people, bots=bots, settings=CLOCKS)
    if not listed:
        evening.tell(0, Configure(settings={"listed": False}))
        for number in range(1, people):
            evening.tell(number, Ready(ready=True))
    assert evening.scene(0).settings.listed == settings.listed
    for number in range(watchers):
        evening.people.append(Person(f"watcher {number}"))
        evening.arrive(people + number)
    return evening


def queued(watchers: int, *, people: int = 2, bots: int = 0) -> Evening:
    """Return a game under way for whose next so many wait, in the order of their numbers."""
    evening = watched(watchers, people=people, bots=bots).start()
    for number in range(watchers):
        evening.tell(people + number, QueueUp(name=f"W{number}"))
    return evening


def finish(evening: Evening) -> Evening:
    """Play the game to its end, the first answer every time."""
    return played_out(evening, lambda _, words: words[0])


def seated(evening: Evening) -> list[str]:
    """Return the names on the chairs, empty for a free one."""
    return [chair.name for chair in evening.spectator().chairs]


def waiting(evening: Evening) -> list[str]:
    """Return the names of those who wait."""
    return [each.name for each in evening.spectator().queue]


def test_everybody_sees_the_queue_and_their_own_place() -> None:
    evening = queued(2)
    assert waiting(evening) == ["W0", "W1"]
    assert [evening.scene(number).place for number in range(4)] == [None, None, 1, 2]
    assert "told-queues" in [line.told.id for line in evening.scene(0).talk if line.told]


def test_the_first_who_waits_gets_the_chair_that_somebody_leaves_when_the_game_is_over() -> None:
    evening = queued(2, people=3)
    evening.tell(2, Leave())
    assert waiting(evening) == ["W0", "W1"]
    finish(evening)
    evening.wait(0)
    assert seated(evening) == ["Ana", "P1", "W0"]
    assert waiting(evening) == ["W1"]
    assert evening.scene(4).place == 1
    assert evening.scene(3).you == 2
    assert not evening.scene(3).chairs[2].ready


def test_the_queue_of_a_full_table_goes_on_waiting() -> None:
    evening = finish(queued(1))
    evening.wait(0)
    assert seated(evening) == ["Ana", "P1"]
    assert waiting(evening) == ["W0"]


def test_a_person_sent_away_makes_room_for_the_first_of_the_queue() -> None:
    evening = finish(queued(1))
    evening.tell(0, EmptyChair(chair=1))
    evening.wait(0)
    assert seated(evening) == ["Ana", "W0"]


def test_the_chair_of_a_bot_is_free_when_the_host_sends_it_away() -> None:
    evening = finish(queued(1, people=1, bots=2))
    evening.wait(0)
    assert waiting(evening) == ["W0"]
    evening.tell(0, EmptyChair(chair=2))
    evening.wait(0)
    assert seated(evening)[2] == "W0"


def test_between_games_a_chair_is_kept_for_the_first_whose_line_is_lost() -> None:
    evening = queued(2)
    evening.depart(2)
    finish(evening).tell(1, Leave())
    evening.wait(0)
    assert seated(evening) == ["Ana", ""]
    evening.people.append(Person("passer-by"))
    assert evening.refuses(4, Join(name="Zoe")) == "table-full"
    evening.arrive(2)
    evening.wait(0)
    assert seated(evening) == ["Ana", "W0"]


def test_absent_people_in_the_queue_are_passed_over_at_the_next_game() -> None:
    evening = queued(2)
    evening.depart(2)
    finish(evening).tell(1, Leave())
    evening.wait(0)
    evening.tell(0, Start())
    assert evening.table.phase == "playing"
    assert seated(evening) == ["Ana", "W1"]
    assert evening.scene(3).chairs[1].seat == 1
    assert waiting(evening) == []


def test_the_queue_stays_when_a_game_begins_without_it() -> None:
    evening = finish(queued(1))
    evening.depart(2)
    evening.tell(1, Ready(ready=True))
    evening.tell(0, Start())
    assert waiting(evening) == ["W0"]
    assert not evening.spectator().queue[0].present


def test_the_queue_keeps_no_game_from_beginning() -> None:
    evening = queued(1)
    evening.depart(2)
    finish(evening).tell(1, Leave())
    assert evening.refuses(0, Start()) == "too-few"
    evening.tell(0, SeatBot(chair=1, level=BOT))
    evening.tell(0, Start())
    assert evening.table.phase == "playing"


def test_queueing_and_leaving_twice_make_no_second_event() -> None:
    evening = queued(1)
    assert evening.tell(2, QueueUp(name="W0")) == []
    assert kinds(evening.tell(2, LeaveQueue())) == ["LeftQueue"]
    assert evening.tell(2, LeaveQueue()) == []
    assert waiting(evening) == []


def test_a_person_with_a_chair_cannot_queue() -> None:
    evening = queued(0, people=3)
    assert evening.refuses(1, QueueUp(name="P1")) == "seated-already"
    evening.tell(1, Leave())
    assert evening.refuses(1, QueueUp(name="P1")) == "seated-already"


def test_the_queue_has_a_limit() -> None:
    evening = watched(MOST_WAITING + 1).start()
    for number in range(MOST_WAITING):
        evening.tell(2 + number, QueueUp(name=f"W{number}"))
    assert evening.refuses(2 + MOST_WAITING, QueueUp(name="late")) == "queue-full"
    assert "queue" not in evening.scene(2 + MOST_WAITING).may


def test_at_a_private_table_only_the_invited_wait() -> None:
    evening = watched(1, listed=False).start()
    assert evening.refuses(2, QueueUp(name="W0")) == "private"
    evening.tell(2, QueueUp(name="W0", token=evening.table.invite))
    assert waiting(evening) == ["W0"]


def test_a_person_sent_away_for_good_cannot_queue() -> None:
    evening = watched(0, people=3).start()
    evening.tell(0, Bar(chair=2))
    assert evening.refuses(2, QueueUp(name="P2")) == "barred"


def test_names_in_the_queue_are_distinct() -> None:
    evening = watched(2).start()
    evening.tell(2, QueueUp(name="Ana"))
    evening.tell(3, QueueUp(name="Ana"))
    assert len({"Ana", *waiting(evening)}) == 3


def test_the_queue_is_as_it_was_after_a_restart() -> None:
    evening = queued(2)
    evening.tell(3, LeaveQueue())
    before = evening.table.snapshot()
    events = [decode(encode(event)) for event in evening.log]
    for again in (Table.restore(events), Table.restore([], before)):
        assert again.snapshot() == before
        evening.table = again
        assert waiting(evening) == ["W0"]
        assert not evening.spectator().queue[0].present


def test_the_first_of_the_queue_takes_a_free_chair_at_once_between_games() -> None:
    evening = watched(1)
    evening.tell(1, Leave())
    evening.tell(2, QueueUp(name="W0"))
    evening.wait(0)
    assert seated(evening) == ["Ana", "W0"]
