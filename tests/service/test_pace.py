"""How fast bots play: as the host wishes, and to the end where no person plays on."""

from intriga.service import commands as c
from intriga.service import events as e
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.service.evening import BOT, Evening

SLOW = Settings(pace="human", windows="fixed", listed=True)


def alone() -> Evening:
    """Return a game of a person, for whom a bot plays, against bots."""
    found = Evening(people=1, bots=3, settings=SLOW).start()
    found.tell(0, c.HandOver(chair=0, level=BOT))
    return found


def step_of(found: Evening) -> int:
    """Return the number of the last question."""
    return max(event.step for event in found.log if isinstance(event, e.Asked))


def test_the_host_sets_the_pace_in_a_game_and_nobody_else_does() -> None:
    found = Evening(people=2, bots=1).start()

    assert found.refuses(1, c.SetPace(pace="none")) == "not-host"
    assert found.refuses(0, c.SetPace(pace="none")) is None
    assert found.scene(1).settings.pace == "none"


def test_the_same_pace_again_changes_nothing() -> None:
    found = Evening(people=1, bots=1).start()
    found.tell(0, c.SetPace(pace="brisk"))

    assert found.tell(0, c.SetPace(pace="brisk")) == []


def test_a_game_with_a_person_is_not_hurried() -> None:
    found = Evening(people=1, bots=2).start()

    assert "hurry" not in found.scene(0).may
    assert found.refuses(0, c.Hurry()) == "people-play"


def test_no_game_is_hurried_that_does_not_go_on() -> None:
    found = Evening(people=1, bots=2)

    assert found.refuses(0, c.Hurry()) == "no-game"


def test_a_game_without_people_ends_without_a_pause() -> None:
    found = alone()
    assert "hurry" in found.scene(0).may
    found.tell(0, c.Hurry())
    began = found.now

    for seed in range(2_000):
        if found.table.phase != "playing":
            break
        found.let_bots_answer(seed)
        found.wait(0)

    assert found.table.phase == "over"
    assert found.now == began
    assert not any(isinstance(event, e.BotSpoke) for event in found.log)


def without_cards(settings: Settings = SLOW) -> Evening:
    """Return a game of Pot de Vin whose only person has no cards left, and rounds to come."""
    options = {"joker": "choose"}
    found = Evening(
        game="pot-de-vin",
        preset="pot-de-vin",
        options=options,
        people=1,
        bots=2,
        settings=settings,
        secret=bytes([1] * 32),
    ).start()
    for turn in range(200):
        if "hurry" in found.scene(0).may:
            return found
        go_on(found, turn)
    raise AssertionError


def go_on(found: Evening, seed: int) -> None:
    """Let the person lay a card, whatever is asked, and each bot answer."""
    if words := found.words(0):
        found.say(0, words[0])
    found.let_bots_answer(seed)
    found.wait(5_000)


def test_the_right_to_hurry_is_sent_when_it_comes_and_when_it_goes() -> None:
    found = without_cards()
    told = [True]
    for turn in range(200):
        if found.table.phase != "playing":
            break
        began = len(found.log)
        go_on(found, turn)
        if found.table.audience(found.log[began:]).room:
            told.append("hurry" in found.scene(0).may)
        if found.table.phase == "playing":
            assert told[-1] == ("hurry" in found.scene(0).may)
    assert False in told


def test_a_person_who_is_asked_in_a_hurried_game_has_their_time() -> None:
    found = without_cards(Settings(pace="human", windows="fixed", listed=True, turn=60, bank=0))
    found.tell(0, c.Hurry())
    assert found.window.left is None

    for seed in range(200):
        found.let_bots_answer(seed)
        found.wait(0)
        if found.words(0):
            break
    assert found.window.left == 60_000


def test_a_game_is_hurried_once() -> None:
    found = alone()
    found.tell(0, c.Hurry())

    assert found.refuses(0, c.Hurry()) == "stale"


def test_a_returning_player_plays_at_the_former_pace() -> None:
    found = alone()
    found.tell(0, c.Hurry())
    found.tell(0, c.Back())
    found.let_bots_answer(1)
    step = step_of(found)
    if words := found.words(0):
        found.say(0, words[0])
    found.wait(0)

    assert step_of(found) == step
    assert found.scene(0).settings.pace == "human"


def test_spectators_may_hurry_a_game_only_if_nobody_sits() -> None:
    found = alone()
    found.people.append(Person("watcher"))
    found.arrive(1)
    assert found.refuses(1, c.Hurry()) == "not-seated"

    found.tell(0, c.Leave())

    assert "hurry" in found.scene(1).may
    found.tell(1, c.Hurry())


def test_a_hurried_game_is_hurried_after_a_restart() -> None:
    found = alone()
    found.tell(0, c.Hurry())

    again = Table.restore(found.log)

    assert again.snapshot() == found.table.snapshot()
    deal = again.snapshot().kept.deal
    assert deal is not None
    assert deal.hurried
