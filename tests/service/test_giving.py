"""The host gives a chair to somebody who watches, who plays on with its hand; all hear of it."""

from random import Random
from typing import Final

from intriga.core.message import Message
from intriga.service.commands import (
    Answer,
    AutoAnswer,
    Automate,
    Back,
    Bar,
    EmptyChair,
    GiveChair,
    HandOver,
    Join,
    Leave,
    Ready,
    Rename,
    Say,
)
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.service.claims import played_out
from tests.service.evening import BOT, Evening

SLOW: Final = Settings(listed=True, turn=300)
LONG: Final = 45_000  # milliseconds, after which somebody is away


def playing(people: int = 3, bots: int = 1) -> tuple[Evening, int]:
    """Return a game that somebody called Zoe watches, and her number."""
    evening = Evening(people=people, bots=bots, settings=SLOW).start()
    return evening, watching(evening, "Zoe")


def watching(evening: Evening, name: str, *, program: bool = False) -> int:
    """Let somebody called *name* come to watch, and return their number."""
    evening.people.append(Person(f"{name} who watches", program=program))
    number = len(evening.people) - 1
    evening.arrive(number)
    evening.tell(number, Rename(name=name, face="lola"))
    return number


def go_away(evening: Evening, person: int) -> None:
    evening.depart(person)
    evening.wait(LONG)


def give(evening: Evening, chair: int, name: str = "Zoe") -> None:
    """Let the host give *chair* to somebody called *name*."""
    evening.tell(0, GiveChair(chair=chair, to=known(evening, name)))


def known(evening: Evening, name: str) -> str:
    """Return what the host knows by the watcher called *name*."""
    return next(each.id for each in evening.scene(0).watchers if each.name == name)


def may_give(evening: Evening, person: int = 0) -> list[int]:
    """Return the chairs that *person* may give away."""
    may_at = evening.scene(person).may_at
    return [chair for chair, may in enumerate(may_at) if "give-chair" in may]


# ------------------------------------------------------------------- who gives what to whom


def test_a_spectator_takes_over_the_hand_of_a_bot_or_of_an_absent_player() -> None:
    evening, zoe = playing()
    go_away(evening, 2)
    hands = {chair: hand_of(evening, chair) for chair in (2, 3)}
    for chair in (3, 2):
        again = Table.restore(evening.log)
        copy = Evening.__new__(Evening)
        copy.__dict__.update(evening.__dict__, table=again, log=[*evening.log])
        copy.people = [*evening.people]
        copy.arrive(0, 1, zoe)
        give(copy, chair)
        scene = copy.scene(zoe)
        assert scene.deal is not None
        assert (scene.you, scene.chairs[chair].name, scene.chairs[chair].face) == (
            chair,
            "Zoe",
            "lola",
        )
        assert scene.deal.view["hands"][chair] == hands[chair]
        assert scene.chairs[chair].level is None
        assert Table.restore(copy.log).snapshot().kept == again.snapshot().kept


def hand_of(evening: Evening, seat: int) -> object:
    """Return the cards of *seat*, which the table knows."""
    session = evening.table._session  # pyright: ignore[reportPrivateUsage]
    return session.here.view(seat).to_dict()["hands"][seat]


def test_nobody_but_the_host_gives_chairs_and_never_that_of_a_person_who_is_there() -> None:
    evening, zoe = playing()
    to = known(evening, "Zoe")
    assert may_give(evening) == [3]
    assert (may_give(evening, 1), evening.scene(1).watchers) == ([], [])
    for person in (1, zoe):
        assert evening.refuses(person, GiveChair(chair=3, to=to)) == "not-host"
    assert evening.refuses(0, GiveChair(chair=1, to=to)) == "not-away"
    assert evening.refuses(0, GiveChair(chair=0, to=to)) == "not-a-person"
    assert evening.refuses(0, GiveChair(chair=9, to=to)) == "no-chair"
    evening.depart(1)
    evening.wait(LONG - 1)
    assert evening.refuses(0, GiveChair(chair=1, to=to)) == "not-away"
    evening.wait(1)
    assert may_give(evening) == [1, 3]


def test_a_person_who_lets_a_bot_play_and_looks_on_keeps_their_chair() -> None:
    evening, _ = playing()
    evening.tell(1, HandOver(chair=1, level=BOT))
    assert may_give(evening) == [3]
    evening.depart(1)
    assert may_give(evening) == [1, 3]


def test_a_chair_is_given_to_nobody_who_has_gone_or_was_never_there() -> None:
    evening, zoe = playing()
    watching(evening, "Yan")
    to = known(evening, "Zoe")
    evening.depart(zoe)
    for nobody in (to, "nobody", ""):
        assert evening.refuses(0, GiveChair(chair=3, to=nobody)) == "not-watching"
    evening.depart(zoe + 1)
    assert may_give(evening) == []
    assert evening.refuses(0, GiveChair(chair=3, to=to)) == "nobody-watches"


def test_programs_and_those_who_left_or_were_sent_away_are_given_no_chair() -> None:
    evening, zoe = playing(people=4)
    evening.depart(zoe)
    watching(evening, "Robot", program=True)
    evening.tell(1, Leave())
    evening.tell(0, Bar(chair=2))
    assert evening.scene(0).watchers == []
    assert may_give(evening) == []


# ------------------------------------------------------------------- the one who is replaced


def test_the_one_replaced_watches_and_comes_back_only_if_the_chair_is_given_back() -> None:
    evening, _ = playing()
    watching(evening, "Yan")
    go_away(evening, 2)
    give(evening, 2)
    evening.arrive(2)
    scene = evening.scene(2)
    assert (scene.you, scene.replaced, scene.chairs[2].name) == (None, 2, "Zoe")
    assert scene.deal is not None
    assert scene.deal.offers == []
    assert evening.refuses(2, Back()) == "not-seated"
    assert evening.refuses(2, Join(name="P2")) == "game-on"
    evening.tell(2, Rename(name="P2"))
    assert evening.refuses(0, GiveChair(chair=3, to=known(evening, "P2"))) == "not-watching"
    go_away(evening, 3)
    give(evening, 2, "P2")
    assert (evening.scene(2).you, evening.scene(2).replaced) == (2, None)
    assert evening.scene(3).replaced == 2
    assert evening.scene(4).replaced is None


def test_a_replaced_player_stays_let_in_and_sees_it_until_the_next_game() -> None:
    evening, _ = playing(people=2)
    go_away(evening, 1)
    give(evening, 1)
    assert evening.people[1].id in evening.table.snapshot().kept.guests
    evening.arrive(1)
    evening.people[1], evening.people[2] = evening.people[2], evening.people[1]
    random = Random(1)
    played_out(evening, lambda _, words: random.choice(words))
    assert evening.scene(2).replaced == 1
    for person in (0, 1):
        evening.tell(person, Ready(ready=True))
    assert evening.table.phase == "playing"
    assert evening.scene(2).replaced is None


# ------------------------------------------------------------------- what goes with a chair


def test_nothing_that_was_sealed_or_preset_for_the_chair_is_left() -> None:
    evening, zoe = playing(people=3, bots=0)
    turn = evening.on_turn
    absent = 2 if turn != 2 else 1
    evening.tell(absent, Automate(rules=[AutoAnswer(answer="pass")]))
    evening.say_first(turn, "tax")
    evening.say(absent, "challenge")
    session = evening.table._session  # pyright: ignore[reportPrivateUsage]
    assert session.window is not None
    session.chairs[absent].away = True
    give(evening, absent)
    assert absent not in session.window.answers
    assert absent not in session.window.auto
    chair = evening.table.snapshot().kept.chairs[absent]
    assert (chair.rules, chair.votes, chair.wins, chair.away) == ([], {}, 0, False)
    scene = evening.scene(zoe)
    assert scene.deal is not None
    assert (scene.deal.answer, scene.deal.automatic) == (None, [])


def test_a_given_chair_is_announced_and_the_new_person_answers_for_it() -> None:
    evening, zoe = playing(people=1, bots=2)
    bot = evening.scene(0).chairs[1].name
    give(evening, 1)
    lines = [line.told for line in evening.scene(0).talk if line.told]
    assert Message("told-given", {"who": bot, "to": "Zoe"}) in lines
    while evening.on_turn != 1:
        evening.let_bots_answer()
        if evening.words(0):
            evening.say(0, evening.words(0)[0])
        if evening.words(zoe):
            evening.say(zoe, evening.words(zoe)[0])
        evening.wait(12_000)
    words = evening.words(zoe)
    assert words
    evening.tell(zoe, Answer(step=evening.window.step, words=words[0]))


def test_the_wins_of_a_chair_do_not_go_to_its_new_player() -> None:
    evening = Evening(people=2, bots=1, settings=SLOW)
    session = evening.table._session  # pyright: ignore[reportPrivateUsage]
    session.chairs[2].wins = 3
    evening.start()
    watching(evening, "Zoe")
    give(evening, 2)
    assert evening.scene(0).chairs[2].wins == 0


def test_between_games_a_chair_is_given_as_one_sits_down() -> None:
    evening = Evening(people=3, bots=1, settings=SLOW)
    zoe = watching(evening, "Zoe")
    assert may_give(evening) == [3]
    evening.depart(2)
    assert may_give(evening) == [2, 3]
    give(evening, 2)
    chair = evening.scene(zoe).chairs[2]
    assert (evening.scene(zoe).you, chair.name, chair.ready) == (2, "Zoe", False)
    evening.arrive(2)
    assert (evening.scene(2).you, evening.scene(2).replaced) == (None, None)


def test_a_name_that_is_taken_gets_a_number_and_a_nameless_watcher_one() -> None:
    evening, _ = playing(people=2, bots=2)
    watching(evening, "P1")
    give(evening, 2, "P1 2")
    evening.people.append(Person("nobody"))
    evening.arrive(len(evening.people) - 1)
    give(evening, 3, "")
    names = [chair.name for chair in evening.scene(0).chairs]
    assert names[2:] == ["P1 2", "Guest"]


def test_a_person_given_a_chair_no_longer_hears_the_gallery() -> None:
    evening, zoe = playing(people=2, bots=1)
    evening.tell(zoe, Say(text="poor bot"))
    assert "poor bot" in [line.text for line in evening.scene(zoe).talk]
    give(evening, 2)
    assert "poor bot" not in [line.text for line in evening.scene(zoe).talk]


def test_two_spectators_of_one_name_are_distinct() -> None:
    evening, _ = playing()
    evening.people.append(Person("another Zoe"))
    other = len(evening.people) - 1
    evening.arrive(other)
    evening.tell(other, Rename(name="Zoe"))
    assert {each.name for each in evening.scene(0).watchers} == {"Zoe", "Zoe 2"}
    assert evening.tell(other, Rename(name="Zoe")) == []  # it is said whenever they come


def test_nobody_sent_away_for_one_game_gets_another_chair_in_it() -> None:
    evening, _ = playing()
    evening.tell(0, EmptyChair(chair=2))
    assert [each.name for each in evening.scene(0).watchers] == ["Zoe"]
