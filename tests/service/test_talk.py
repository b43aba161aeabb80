"""People talk; who only watches talks among themselves until the game is over."""

from intriga.service.commands import (
    Back,
    BarWatcher,
    Configure,
    Join,
    Leave,
    NewLink,
    React,
    Rename,
    Say,
)
from intriga.service.people.chat import MOST_LINES, MOST_PERSONS
from intriga.service.scenes.scene import Received
from intriga.service.session import Person
from intriga.service.table_settings import Settings
from tests.service.evening import Evening
from tests.service.test_lifecycle import finish


def talk(evening: Evening, number: int | None) -> list[str]:
    """Return what person *number*, or a stranger, can read."""
    scene = evening.spectator() if number is None else evening.scene(number)
    return [line.text for line in scene.talk if line.told is None]


def watched() -> Evening:
    """Return a game of two with a third who watches."""
    evening = Evening(people=2)
    evening.people.append(Person("watcher"))
    evening.arrive(2)
    return evening.start()


def test_everybody_hears_the_talk_at_the_table() -> None:
    evening = watched()
    evening.tell(0, Say(text="I have a Duke"))
    assert [talk(evening, number) for number in (0, 1, 2)] == [["I have a Duke"]] * 3


def test_talk_of_the_gallery_is_heard_at_the_table_after_the_game() -> None:
    evening = watched()
    evening.tell(2, Say(text="she bluffs"))
    evening.tell(0, Say(text="do I?"))
    assert [line.number for line in evening.scene(0).talk] == [0]
    assert talk(evening, 0) == ["do I?"]
    assert talk(evening, 2) == ["she bluffs", "do I?"]
    finish(evening)
    assert talk(evening, 0) == ["she bluffs", "do I?"]


def test_a_player_who_is_out_talks_in_the_gallery() -> None:
    evening = Evening(people=3).start()
    while all((evening.spectator().deal or 0).view["hands"]):  # type: ignore[union-attr]
        for seat in range(3):
            if evening.words(seat):
                evening.say_first(seat, "coup", "income", "lose", "pass", "block", "prove", "keep")
        evening.wait(12_000)
    deal = evening.spectator().deal
    assert deal is not None
    out = deal.view["hands"].index([])
    evening.tell(out, Say(text="it was Ana"))
    assert [bool(talk(evening, seat)) for seat in range(3)] == [seat == out for seat in range(3)]


def test_a_spectator_with_a_name_is_called_so() -> None:
    evening = watched()
    evening.tell(2, Rename(name="Zoe"))
    evening.tell(2, Say(text="hello"))
    line = evening.scene(2).talk[0]
    assert (line.name, line.chair, line.gallery) == ("Zoe", None, True)


def test_talk_is_limited_alike_for_all_and_comes_back_with_time() -> None:
    evening = watched()
    evening.wait(1_500)  # to sit down counts as well
    answers = [evening.refuses(1, Say(text=f"line {number}")) for number in range(8)]
    assert answers == [None] * 6 + ["too-fast"] * 2
    evening.wait(1_500)
    assert evening.refuses(1, Say(text="now")) is None


def test_invisible_text_is_no_talk() -> None:
    assert watched().refuses(0, Say(text="\u200b\u202e")) == "nothing-said"


def test_signs_that_turn_the_line_round_are_taken_out() -> None:
    evening = watched()
    evening.tell(0, Say(text="a\u202eb\x00c\nd"))
    assert talk(evening, 0) == ["abc d"]


def test_an_emoji_is_shown_over_its_chair_by_those_who_sit() -> None:
    evening = watched()
    audience = evening.table.audience(evening.tell(1, React(emoji="🔥")))
    assert audience.emoji == [(1, "🔥", False)]
    assert evening.refuses(2, React(emoji="🔥")) == "not-seated"


def test_a_newcomer_reads_the_earlier_talk() -> None:
    evening = Evening(people=1, settings=Settings(listed=True))
    evening.tell(0, Say(text="welcome"))
    evening.people.append(Person("late"))
    evening.tell(1, Join(name="Late"))
    assert talk(evening, 1) == ["welcome"]


def test_all_talk_is_sent_again_when_the_gallery_is_heard_or_no_longer() -> None:
    evening = watched()
    evening.tell(0, Say(text="at the table"))
    evening.tell(2, Say(text="in the gallery"))
    ana = evening.people[0]
    since = evening.table.seen(ana)
    assert evening.table.scene(ana, evening.now, since).talk == []
    finish(evening)
    for had in (since, Received(talk=1)):
        after = evening.table.scene(ana, evening.now, had)
        said = [line.text for line in after.talk if line.told is None]
        assert (after.talk_from, said) == (0, ["at the table", "in the gallery"])


def test_a_player_who_leaves_hears_no_gallery_and_may_come_back() -> None:
    evening = watched()
    evening.tell(2, Say(text="Ana bluffs"))
    evening.tell(1, Leave())
    assert talk(evening, 1) == []
    evening.tell(1, Back())
    assert talk(evening, 1) == []


def test_talk_goes_on_when_old_lines_are_forgotten() -> None:
    evening = watched()
    for number in range(MOST_LINES + 20):
        evening.tell(number % 3, Say(text=f"line {number}"))
        evening.wait(2_000)
    for person in (0, 2):
        since = evening.table.seen(evening.people[person])
        evening.tell(0, Say(text="and again"))
        scene = evening.table.scene(evening.people[person], evening.now, since)
        assert [(line.number, line.text) for line in scene.talk] == [(since.talk, "and again")]
        assert evening.table.last_line(evening.people[person]).number == since.talk
        whole = evening.scene(person)
        assert whole.talk_from == whole.talk[0].number
        assert [line.number for line in whole.talk][-1] == since.talk


def test_passers_by_do_not_fill_the_memory_of_a_table() -> None:
    evening = watched()
    for number in range(MOST_PERSONS + 20):
        stranger = Person(f"stranger {number}")
        evening.table.handle(stranger, Rename(name="Zoe", id=1), evening.now)
        evening.table.handle(stranger, Say(text="hello", id=2), evening.now)
        evening.wait(1_000)
    kept = evening.table.snapshot().kept
    assert {len(kept.visitors), len(kept.done), len(kept.buckets)} == {MOST_PERSONS}


# ------------------------------------------------------------------- strangers who watch


def strangers(evening: Evening, count: int) -> list[int]:
    """Let *count* strangers come to watch, and return their numbers."""
    first = len(evening.people)
    evening.people += [Person(f"stranger {number}") for number in range(count)]
    evening.arrive(*range(first, first + count))
    return list(range(first, first + count))


def test_all_spectators_together_say_a_line_a_second() -> None:
    evening = Evening(people=2)
    answers = [evening.refuses(each, Say(text="ah")) for each in strangers(evening, 40)]
    assert answers.count(None) == 6
    evening.wait(1_000)

    again = [evening.refuses(each, Say(text="ah")) for each in strangers(evening, 40)]
    assert again.count(None) == 1
    assert evening.refuses(1, Say(text="we sit")) is None


def test_coming_and_going_counts_as_talk() -> None:
    evening = Evening(people=1)
    (stranger,) = strangers(evening, 1)
    answers = list[str | None]()
    for _ in range(10):
        answers.append(evening.refuses(stranger, Join(name="Zoe")))
        evening.refuses(stranger, Leave())
    assert answers == [None] * 6 + ["too-fast"] * 4


def test_the_host_may_let_those_who_watch_say_nothing() -> None:
    evening = Evening(people=2)
    (stranger,) = strangers(evening, 1)
    evening.tell(0, Configure(settings={"gallery": False}))

    assert evening.refuses(stranger, Say(text="ah")) == "only-seated"
    assert "say" not in evening.scene(stranger).may
    assert evening.refuses(1, Say(text="we sit")) is None


def test_somebody_who_watches_is_sent_away_by_the_alias_of_a_line() -> None:
    evening = Evening(people=2)
    stranger, other = strangers(evening, 2)
    evening.tell(stranger, Say(text="ah"))
    alias, invite = evening.scene(0).talk[-1].alias, evening.table.invite

    assert evening.refuses(other, BarWatcher(alias=alias)) == "not-host"
    evening.tell(0, BarWatcher(alias=alias))
    assert evening.refuses(stranger, Say(text="oh")) == "barred"
    assert evening.refuses(stranger, Join(name="Zoe")) == "barred"
    assert evening.table.invite != invite
    assert evening.refuses(0, BarWatcher(alias=alias)) == "not-watching"
    assert evening.refuses(other, Say(text="I stay")) is None


def test_nobody_who_sits_is_sent_away_as_if_they_watched() -> None:
    evening = Evening(people=2)
    evening.tell(1, Say(text="ah"))

    alias = evening.scene(0).talk[-1].alias
    assert evening.refuses(0, BarWatcher(alias=alias)) == "not-watching"


def test_a_new_link_lets_in_those_who_were_there_and_nobody_by_the_old_one() -> None:
    evening = Evening(people=2)
    evening.tell(0, Configure(settings={"listed": False}))
    old = evening.table.invite
    guest, late = Person("guest"), Person("late")
    evening.log += evening.table.arrive(guest, evening.now, old)
    assert evening.refuses(1, NewLink()) == "not-host"
    links = {old}
    for _ in range(3):
        evening.tell(0, NewLink())
        links.add(evening.table.invite)

    assert len(links) == 4
    assert evening.table.may_watch(guest, None)
    assert not evening.table.may_watch(late, old)
    assert evening.table.may_watch(late, evening.table.invite)
    assert evening.scene(0).invite == evening.table.invite
