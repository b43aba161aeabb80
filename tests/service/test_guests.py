"""Those who came by the invitation stay let in, whatever becomes of it; others do not."""

from random import Random

from intriga.service.commands import Bar, Configure, EmptyChair, Join, Leave, Ready
from intriga.service.people.chat import MOST_PERSONS
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.service.claims import played_out
from tests.service.evening import Evening


def watched(people: int = 3) -> tuple[Evening, int, str]:
    """Return a private table, the number of somebody who watches, and the invitation so far."""
    evening = Evening(people=people, settings=Settings(listed=True, turn=60))
    evening.tell(0, Configure(settings={"listed": False}))
    return evening, come(evening, "a friend", evening.table.invite), evening.table.invite


def come(evening: Evening, name: str, token: str | None) -> int:
    """Let somebody called *name* come with *token*, and return their number."""
    evening.people.append(Person(name))
    evening.log += evening.table.arrive(evening.people[-1], evening.now, token)
    return len(evening.people) - 1


def test_spectators_stay_when_another_person_is_sent_away_for_good() -> None:
    evening, watcher, old = watched()
    evening.tell(0, Bar(chair=1))

    who = evening.people[watcher]
    again = Table.restore([], evening.table.snapshot())
    for table in (evening.table, Table.restore(evening.log), again):
        assert table.invite != old
        assert table.may_watch(who, None)
        assert table.may_watch(who, old)
    assert "join" in evening.scene(watcher).may
    evening.tell(watcher, Join(name="Zoe", token=old))
    assert evening.scene(watcher).you == 1


def test_a_spectator_sits_down_after_the_game_with_the_old_link() -> None:
    evening, watcher, old = watched()
    for person in (1, 2):
        evening.tell(person, Ready(ready=True))
    evening.start()
    evening.tell(0, Bar(chair=1))
    evening.depart(watcher)
    evening.log += evening.table.arrive(evening.people[watcher], evening.now, old)
    assert "join" not in evening.scene(watcher).may
    random = Random(1)
    played_out(evening, lambda _, words: random.choice(words))
    assert "join" in evening.scene(watcher).may
    evening.tell(watcher, Join(name="Zoe", token=old))
    assert evening.scene(watcher).you == 1


def test_nobody_new_comes_in_by_the_link_of_before_nor_the_one_sent_away() -> None:
    evening, _, old = watched()
    evening.tell(0, Bar(chair=1))
    barred, stranger = evening.people[1], Person("a stranger")
    for token in (None, old, "guess"):
        assert not evening.table.may_watch(stranger, token)
        assert not evening.table.may_watch(barred, token)
    assert not evening.table.may_watch(barred, evening.table.invite)


def test_a_guest_who_sat_down_and_is_sent_away_for_good_is_no_guest_any_more() -> None:
    evening, watcher, old = watched(2)
    evening.tell(0, Configure(chairs=3))
    evening.tell(watcher, Join(name="Zoe", token=old))
    evening.tell(0, Bar(chair=2))
    assert not evening.table.may_watch(evening.people[watcher], old)
    assert evening.refuses(watcher, Join(name="Zoe", token=evening.table.invite)) == "barred"


def test_people_who_got_up_or_were_sent_away_for_now_stay_let_in() -> None:
    evening, _, _ = watched(4)
    evening.tell(1, Leave())
    evening.tell(0, EmptyChair(chair=2))
    evening.tell(0, Bar(chair=3))
    assert all(evening.table.may_watch(evening.people[person], None) for person in (1, 2))


def test_sitting_down_is_offered_to_nobody_who_would_be_refused() -> None:
    evening = Evening(people=2, settings=Settings(listed=True, turn=60))
    evening.tell(0, Configure(chairs=3))
    stranger = come(evening, "a stranger", None)
    assert "join" in evening.scene(stranger).may
    evening.tell(0, Configure(settings={"listed": False}))
    scene = evening.scene(stranger)
    assert ("join" in scene.may, "join" in scene.may_at[2]) == (False, False)
    assert evening.refuses(stranger, Join(name="Zoe", token="guess")) == "private"  # noqa: S106
    evening.tell(stranger, Join(name="Zoe", token=evening.table.invite))
    assert evening.scene(stranger).you == 2


def test_a_renewed_invitation_is_shown_to_players_and_not_to_spectators() -> None:
    evening, watcher, old = watched()
    assert evening.scene(watcher).invite == old
    evening.tell(0, Bar(chair=1))
    assert evening.scene(watcher).invite is None
    assert evening.scene(0).invite == evening.table.invite


def test_a_person_is_let_in_once_and_nobody_hears_of_it() -> None:
    evening, watcher, old = watched()
    evening.table.audience([])
    events = evening.table.arrive(Person("another"), evening.now, old)
    audience = evening.table.audience(events)
    assert (len(events), audience.everybody, audience.room, audience.said) == (1, False, False, [])
    assert evening.table.arrive(evening.people[watcher], evening.now, old) == []
    assert evening.table.arrive(evening.people[0], evening.now, old) == []


def test_a_table_remembers_a_limited_number_of_guests() -> None:
    evening, _, old = watched()
    for number in range(MOST_PERSONS + 2):
        come(evening, f"passer-by {number}", old)
    assert len(evening.table.snapshot().kept.guests) == MOST_PERSONS
    assert evening.table.may_watch(evening.people[-1], None)
