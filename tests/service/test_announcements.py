"""The table tells everybody who comes and goes, and which rules have changed."""

import pytest
from msgspec import structs

from intriga.core.message import Message
from intriga.service.commands import (
    Back,
    Bar,
    Configure,
    EmptyChair,
    HandOver,
    Join,
    Leave,
    MakeHost,
    Ready,
    Say,
    SeatBot,
)
from intriga.service.events import Barred, Created
from intriga.service.scenes.scene import LogPlace, RuleChange
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.service.evening import BOT, Evening
from tests.service.test_lifecycle import finish


def told(evening: Evening, number: int | None = 0) -> list[Message]:
    """Return what the table has told person *number*, or a stranger."""
    scene = evening.spectator() if number is None else evening.scene(number)
    return [line.told for line in scene.talk if line.told is not None]


def said(name: str, who: str) -> Message:
    """Return line *name* about the person called *who*."""
    return Message(name, {"who": who})


def changes(evening: Evening) -> list[list[RuleChange]]:
    """Return which rules the table has told of, change by change."""
    return [line.changes for line in evening.scene(1).talk if line.changes]


# ------------------------------------------------------------------- who comes and goes


def test_leaving_and_coming_back_are_announced_to_everybody() -> None:
    evening = Evening(people=3).start()
    evening.tell(1, Leave())
    evening.tell(1, Back())
    lines = [said("told-left-game", "P1"), said("told-back", "P1")]
    assert [told(evening, number) for number in (0, 1, 2, None)] == [lines] * 4


def test_leaving_and_coming_back_stand_in_the_log_in_order() -> None:
    evening = Evening(people=3).start()
    dealt, mover = len(evening.told()), evening.on_turn
    away = next(number for number in range(3) if number != mover)
    evening.tell(away, Leave())
    evening.say(mover, "income")
    evening.tell(away, Back())
    places = [line.place for line in evening.scene(0).talk if line.place]
    assert places == [LogPlace(1, dealt), LogPlace(1, len(evening.told()))]
    assert len(evening.told()) > dealt


def test_between_two_games_nobody_stands_in_the_log() -> None:
    evening = Evening(people=3)
    evening.tell(1, Leave())
    assert [line.place for line in evening.scene(0).talk] == [None]


def test_a_bot_that_takes_over_and_the_next_host_are_announced() -> None:
    evening = Evening(people=3).start()
    evening.tell(1, HandOver(chair=1, level=BOT))
    evening.tell(0, MakeHost(chair=2))
    assert told(evening) == [said("told-bot", "P1"), said("told-host", "P2")]


def test_a_long_absence_is_announced_once() -> None:
    evening = Evening(people=3, settings=Settings(listed=True)).start()
    evening.depart(2)
    evening.wait(50_000)
    assert told(evening) == [said("told-away", "P2")]


def test_leaving_and_being_sent_away_have_different_announcements() -> None:
    evening = Evening(people=3)
    evening.tell(1, Leave())
    evening.tell(0, EmptyChair(chair=2))
    assert told(evening) == [said("told-left", "P1"), said("told-sent-away", "P2")]


def test_bots_and_cleared_chairs_are_not_announced() -> None:
    evening = Evening(people=3).start()
    evening.tell(2, Leave())
    finish(evening)
    evening.tell(1, Ready(ready=True))
    before = told(evening)
    evening.start()
    assert told(evening) == before


def test_lines_of_the_table_stand_among_the_talk_in_order() -> None:
    evening = Evening(people=3).start()
    evening.tell(0, Say(text="bye"))
    evening.tell(1, Leave())
    evening.tell(0, Say(text="well"))
    talk = evening.scene(0).talk
    assert [(line.number, line.text, line.told is None) for line in talk] == [
        (0, "bye", True),
        (1, "", False),
        (2, "well", True),
    ]


def test_a_restored_table_tells_the_same_lines() -> None:
    evening = Evening(people=3).start()
    evening.tell(1, Leave())
    again = Table.restore(evening.log)
    assert again.snapshot() == evening.table.snapshot()


# ------------------------------------------------------------------- the rules


def test_changed_rules_are_announced_with_their_changes() -> None:
    evening = Evening(people=2)
    evening.tell(0, Configure(options={"slot_ambassador": "inquisitor"}))
    evening.tell(0, Configure(settings={"turn": 90}))
    evening.tell(0, Configure(chairs=4))
    assert changes(evening) == [
        [RuleChange("option", "slot_ambassador", "inquisitor")],
        [RuleChange("setting", "turn", 90)],
        [RuleChange("chairs", "", 4)],
    ]
    assert told(evening, 1) == [Message("told-rules")] * 3


def test_another_edition_is_announced_with_its_changed_rules() -> None:
    evening = Evening(people=2)
    evening.tell(0, Configure(preset="coup-es", options={"slot_ambassador": "inquisitor"}))
    assert changes(evening) == [
        [RuleChange("preset", "coup-es", ""), RuleChange("option", "slot_ambassador", "inquisitor")]
    ]


def test_unchanged_rules_and_those_of_a_lone_host_are_not_announced() -> None:
    evening = Evening(people=2)
    evening.tell(0, Configure(settings={"turn": 60}))
    alone = Evening(people=1, bots=1)
    alone.tell(0, Configure(settings={"turn": 90}))
    assert told(evening) == told(alone) == []


def test_a_person_who_was_ready_is_asked_again_until_they_answer_or_the_game_begins() -> None:
    evening = Evening(people=2)
    assert evening.scene(1).chairs[1].ready
    evening.tell(0, Configure(settings={"turn": 90}))
    evening.tell(0, Configure(settings={"turn": 30}))
    chairs = evening.scene(1).chairs
    assert [(chair.ready, chair.again) for chair in chairs] == [(False, False), (False, True)]
    evening.tell(1, Ready(ready=True))
    assert [chair.again for chair in evening.scene(1).chairs] == [False, False]


# ------------------------------------------------------------------- sent away for good


@pytest.mark.parametrize("evening", [Evening(people=3), Evening(people=3).start()])
def test_a_person_sent_away_for_good_can_neither_sit_nor_talk_again(evening: Evening) -> None:
    evening.tell(0, Bar(chair=1))
    assert told(evening) == [said("told-barred", "P1")]
    assert evening.refuses(1, Join(name="P1")) == "barred"
    assert evening.refuses(1, Say(text="hello")) == "barred"
    assert evening.refuses(1, Back()) == "not-seated"
    scene = evening.scene(1)
    assert scene.you is None
    assert not {"say", "join", "back"} & {*scene.may}


def test_a_bot_plays_on_for_a_person_sent_away_for_good() -> None:
    evening = Evening(people=3).start()
    evening.tell(0, Bar(chair=1))
    assert evening.scene(0).chairs[1].level is not None
    assert evening.scene(0).chairs[1].left


def test_a_person_sent_away_for_good_may_watch_an_open_table_only() -> None:
    for listed in (True, False):
        evening = Evening(people=3, settings=Settings(listed=True))
        evening.tell(0, Configure(settings={"listed": listed}))
        evening.tell(0, Bar(chair=1))
        invitation = evening.table.invite
        assert evening.table.may_watch(evening.people[1], invitation) is listed


def test_a_stranger_may_sit_and_talk_where_another_was_sent_away() -> None:
    evening = Evening(people=3)
    evening.tell(0, Bar(chair=1))
    evening.people.append(Person("stranger"))
    evening.arrive(3)
    assert "join" in evening.scene(3).may
    evening.tell(3, Join(name="Zoe"))
    assert evening.scene(3).you == 1


def by_link_only() -> Evening:
    """Return a table of three that nobody finds in the lobby."""
    evening = Evening(people=3)
    evening.tell(0, Configure(settings={"listed": False}))
    return evening


def test_an_invitation_is_renewed_when_somebody_was_sent_away_for_good() -> None:
    evening = by_link_only()
    old = evening.table.invite
    before = evening.scene(2).chairs[2]
    evening.tell(0, Bar(chair=1))

    new = evening.table.invite
    assert told(evening)[-1] == said("told-barred-link", "P1")
    assert new != old
    assert (evening.scene(0).invite, evening.scene(2).invite) == (new, new)
    assert evening.scene(2).chairs[2] == before
    assert Table.restore(evening.log).invite == new

    evening.people.append(Person("the same in another browser"))
    assert not evening.table.may_watch(evening.people[3], old)
    assert evening.refuses(3, Join(name="P1", token=old)) == "private"
    evening.tell(3, Join(name="Zoe", token=new))
    assert evening.scene(3).you == 1


def test_each_renewal_is_another_invitation_and_everybody_who_sits_hears_of_it() -> None:
    evening = by_link_only()
    seen = {evening.table.invite}
    for chair in (1, 2):
        events = evening.tell(0, Bar(chair=chair))
        assert evening.table.audience(events).everybody
        seen.add(evening.table.invite)
    assert len(seen) == 3


def test_a_person_sent_away_in_an_earlier_release_left_the_invitation_as_it_was() -> None:
    evening = Evening(people=3)
    evening.tell(0, Bar(chair=1))
    kept = [
        structs.replace(event, invite="") if isinstance(event, Barred) else event
        for event in evening.log
    ]
    created = next(event for event in kept if isinstance(event, Created))
    assert Table.restore(kept).invite == created.invite


def test_only_the_host_sends_away_for_good_and_never_themselves_or_a_bot() -> None:
    evening = Evening(people=2, bots=1)
    assert evening.refuses(1, Bar(chair=0)) == "not-host"
    assert evening.refuses(0, Bar(chair=0)) == "not-a-person"
    assert evening.refuses(0, Bar(chair=2)) == "not-a-person"


# ------------------------------------------------------------------- who is who


def test_a_person_keeps_an_alias_under_any_name_and_has_another_at_another_table() -> None:
    evening = Evening(people=2)
    first = evening.scene(0).chairs[1].alias
    evening.tell(1, Say(text="hello"))
    evening.tell(1, Leave())
    evening.tell(1, Join(name="Somebody else"))
    evening.tell(1, Say(text="hello again"))
    assert [line.alias for line in evening.scene(0).talk if line.text] == [first, first]
    other = Evening(people=2, secret=bytes(32))
    assert other.scene(0).chairs[1].alias != first


# ------------------------------------------------------------------- after the game


def test_the_chair_of_a_person_who_left_is_free_after_the_game() -> None:
    evening = Evening(people=3).start()
    evening.tell(2, Leave())
    finish(evening)
    assert evening.scene(0).chairs[2].left
    assert "seat-bot" in evening.scene(0).may_at[2]
    evening.tell(0, SeatBot(chair=2, level=BOT))
    assert not evening.scene(0).chairs[2].left
