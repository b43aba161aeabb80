"""People sit down, are sent away, choose what is played, and begin."""

# pyright: reportPrivateUsage=false

import pytest
from msgspec.structs import replace

from intriga.service.apply import REMEMBERED
from intriga.service.commands import (
    AnyCommand,
    Back,
    Configure,
    EmptyChair,
    HandOver,
    Join,
    Leave,
    MakeHost,
    Move,
    NewTable,
    QueueUp,
    Ready,
    Rename,
    Say,
    SeatBot,
    Start,
)
from intriga.service.session import Person
from intriga.service.table import Table, session_of
from intriga.service.table_refusals import Refused
from intriga.service.table_settings import Settings
from tests.service.claims import played_out
from tests.service.evening import BOT, SECRET, Evening

STRANGER = Person("a stranger")
PRIVATE = Settings(listed=False)


def join(evening: Evening, who: Person, token: str | None) -> str | None:
    """Let *who* try to sit down and return why not."""
    try:
        evening.log += evening.table.handle(who, Join(name="Zoe", token=token), evening.now)
    except Refused as error:
        return error.reason.value
    return None


def test_a_private_table_lets_in_holders_of_its_invitation_alone() -> None:
    evening = Evening(people=1, settings=PRIVATE)
    table = evening.table
    assert not table.may_watch(STRANGER, None)
    assert not table.may_watch(STRANGER, "guess")
    assert join(evening, STRANGER, None) == "private"
    invite = evening.scene(0).invite
    assert table.may_watch(STRANGER, invite)
    assert join(evening, STRANGER, invite) is None
    assert table.may_watch(STRANGER, None)


def test_the_invitation_is_shown_to_those_who_sit_alone() -> None:
    evening = Evening(people=2)
    assert evening.scene(1).invite == evening.table.invite
    assert evening.spectator().invite is None


def test_nobody_sits_on_an_empty_chair() -> None:
    evening = Evening(people=1)
    session = session_of(evening.table.snapshot())
    assert any(chair.empty for chair in session.chairs)
    assert session.chair_of("") is None
    assert session.chair_of(evening.people[0].id) == 0


def test_a_scene_does_not_identify_people() -> None:
    evening = Evening(people=2).start()
    assert "person" not in repr(evening.spectator()).replace("kind='person'", "")


def test_two_people_of_one_name_get_different_names() -> None:
    evening = Evening(people=1)
    evening.people.append(STRANGER)
    evening.tell(1, Join(name="ANA"))
    assert [chair.name for chair in evening.scene(0).chairs] == ["Ana", "ANA 2"]


@pytest.mark.parametrize("name", ["\u200b", " \t ", "\u202e\u2066"])
def test_a_name_without_a_letter_is_refused(name: str) -> None:
    assert Evening(people=2).refuses(1, Rename(name=name)) == "bad-name"


def test_the_opener_is_the_host_and_only_the_host_commands() -> None:
    evening = Evening(people=2)
    commands: list[AnyCommand] = [
        Start(),
        SeatBot(chair=1, level=BOT),
        EmptyChair(chair=0),
        MakeHost(chair=1),
        Configure(chairs=3),
    ]
    assert {evening.refuses(1, command) for command in commands} == {"not-host"}


def test_a_person_made_host_is_the_host() -> None:
    evening = Evening(people=2)
    evening.tell(0, MakeHost(chair=1))
    assert [chair.host for chair in evening.scene(0).chairs] == [False, True]


def test_when_the_host_leaves_another_one_is_the_host() -> None:
    evening = Evening(people=3)
    evening.tell(0, Leave())
    assert [chair.host for chair in evening.scene(1).chairs] == [False, True, False]


def test_after_everybody_left_the_next_visitor_is_the_host() -> None:
    evening = Evening(people=2)
    evening.tell(0, Leave())
    evening.tell(1, Leave())
    evening.tell(1, Join(name="Bia"))
    assert evening.scene(1).chairs[0].host


def test_the_first_to_come_back_to_an_abandoned_game_is_the_host() -> None:
    evening = Evening(people=2).start()
    evening.tell(0, Leave())
    evening.tell(1, Leave())
    evening.tell(0, Join(name="Ana"))
    assert evening.scene(0).chairs[0].host


def test_a_game_begins_when_everybody_is_ready() -> None:
    evening = Evening(people=3)
    evening.tell(1, Ready(ready=False))
    assert evening.refuses(0, Start()) == "not-ready"
    evening.tell(1, Ready(ready=True))
    evening.start()
    assert evening.table.phase == "playing"


def test_a_game_takes_as_many_as_its_edition_wants() -> None:
    evening = Evening(people=1)
    assert evening.refuses(0, Start()) == "too-few"


def test_chairs_between_stay_empty_and_seats_follow_each_other() -> None:
    evening = Evening(people=2)
    evening.tell(0, Configure(chairs=5))
    evening.tell(0, SeatBot(chair=4, level=BOT))
    evening.tell(1, Ready(ready=True))
    evening.start()
    assert [chair.seat for chair in evening.scene(0).chairs] == [0, 1, None, None, 2]


def test_a_bot_changes_its_level_and_keeps_its_name() -> None:
    evening = Evening(people=1, bots=1)
    name = evening.scene(0).chairs[1].name
    evening.tell(0, SeatBot(chair=1, level="beginner"))
    chair = evening.scene(0).chairs[1]
    assert (chair.kind, chair.level, chair.name) == ("bot", "beginner", name)


@pytest.mark.parametrize(
    "level", ["oracle", "uniform", "honest", "policy", "blend", "lookahead", "hunter:master"]
)
def test_a_bot_that_is_not_offered_is_refused(level: str) -> None:
    evening = Evening(people=1, bots=1).start()
    assert evening.refuses(0, HandOver(chair=0, level=level)) == "bad-level"
    assert Evening(people=1).refuses(0, SeatBot(chair=1, level=level)) == "bad-level"
    asked = NewTable(game="coup", preset="coup-br", chairs=2, name="Ana", bots=[level])
    with pytest.raises(Refused, match=f"no bot called '{level}'"):
        Table.create(asked, STRANGER, 0, SECRET)


def test_people_are_not_replaced_by_bots() -> None:
    assert Evening(people=2).refuses(0, SeatBot(chair=1, level=BOT)) == "chair-taken"


def test_a_chair_beyond_the_table_is_none() -> None:
    assert Evening(people=2).refuses(0, EmptyChair(chair=9)) == "no-chair"


def test_a_person_sent_away_may_come_again() -> None:
    evening = Evening(people=2)
    evening.tell(0, EmptyChair(chair=1))
    assert evening.scene(1).you is None
    evening.tell(1, Join(name="Bia"))
    assert evening.scene(1).you == 1


def test_fewer_chairs_send_away_nobody_but_bots() -> None:
    evening = Evening(people=2, bots=2)
    evening.tell(0, Configure(chairs=2))
    assert [chair.kind for chair in evening.scene(0).chairs] == ["person", "person"]
    evening = Evening(people=3)
    assert evening.refuses(0, Configure(chairs=2)) == "table-full"


def test_an_edition_for_fewer_takes_chairs_away_and_forgets_the_options() -> None:
    evening = Evening(people=2, bots=6, preset="urbis-reforma")
    evening.tell(0, Configure(preset="coup-es"))
    scene = evening.scene(0)
    assert scene.preset == "coup-es"
    assert len(scene.chairs) == scene.most
    assert scene.options == {}


def test_changed_rules_have_to_be_agreed_to_again() -> None:
    evening = Evening(people=3)
    evening.tell(0, Configure(options={"declared_coup": "coup"}))
    assert not evening.scene(0).chairs[1].ready


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (Configure(preset="chess"), "bad-options"),
        (Configure(options={"slot_duke": "king"}), "bad-options"),
        (Configure(options={"queen": True}), "bad-options"),
        (Configure(settings={"reaction": 5}), "bad-settings"),
        (Configure(settings={"turn": 9_999}), "bad-settings"),
        (Configure(settings={"windows": "open"}), "bad-settings"),
        (Configure(settings={"colour": "red"}), "bad-settings"),
    ],
)
def test_an_unplayable_setup_is_refused(command: Configure, reason: str) -> None:
    assert Evening(people=2).refuses(0, command) == reason


def test_no_limit_of_time_can_be_agreed_on() -> None:
    evening = Evening(people=2)
    evening.tell(0, Configure(settings={"reaction": 0, "turn": 0}))
    assert evening.scene(0).settings.reaction == 0


def test_nothing_is_changed_under_a_game() -> None:
    evening = Evening(people=2, bots=1).start()
    commands: list[AnyCommand] = [
        Configure(chairs=4),
        SeatBot(chair=1, level=BOT),
        EmptyChair(chair=2),
        Start(),
    ]
    assert {evening.refuses(0, command) for command in commands} == {"game-on"}
    evening.people.append(STRANGER)
    assert evening.refuses(2, Join(name="Zoe")) == "game-on"


@pytest.mark.parametrize(
    "asked",
    [
        NewTable(game="chess", name="Ana", preset="coup-br"),
        NewTable(game="coup", name="Ana", preset="coup-br", chairs=10, options={"x": 1}),
        NewTable(game="coup", name="Ana", preset="coup-br", bots=["oracle"]),
        NewTable(game="coup", name="Ana", preset="coup-br", settings=Settings(turn=1)),
        NewTable(game="coup", name="\u200b", preset="coup-br"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(asked: NewTable) -> None:
    with pytest.raises(Refused):
        Table.create(asked, STRANGER, 0, SECRET)


def test_a_command_that_comes_twice_counts_once() -> None:
    evening = Evening(people=2)
    assert evening.tell(1, Rename(name="Bia", id=7))
    assert evening.tell(1, Rename(name="Bia", id=7)) == []
    assert evening.scene(0).chairs[1].name == "Bia"


def test_another_command_under_a_number_that_was_used_is_refused() -> None:
    evening = Evening(people=2)
    evening.tell(1, Rename(name="Bia", id=7))
    for _ in range(3):  # as it is, after a restart from events, and after one from a snapshot
        assert evening.refuses(1, Rename(name="Caio", id=7)) == "number-used"
        assert evening.refuses(1, Say(text="Bia", id=7)) == "number-used"
        assert evening.tell(1, Rename(name="Bia", id=7)) == []
        evening.table = Table.restore(evening.log)
        evening.arrive(0, 1)
        evening.table = Table.restore((), evening.table.snapshot())
        evening.arrive(0, 1)
    assert evening.tell(0, Rename(name="Caio", id=7))  # the numbers of somebody else


def test_commands_to_an_older_program_are_accepted_again() -> None:
    evening = Evening(people=2)
    evening.tell(1, Rename(name="Bia", id=7))
    evening.table = Table.restore([replace(event, mark=0) for event in evening.log])
    evening.arrive(0, 1)

    assert evening.tell(1, Rename(name="Bia", id=7)) == []


def test_as_many_commands_are_remembered_as_numbers() -> None:
    evening = Evening(people=2)
    for number in range(1, 3 * REMEMBERED):
        evening.tell(1, Rename(name=f"Bia {number}", id=number))
    kept = evening.table.snapshot().kept
    person = evening.people[1].id

    assert sorted(kept.marks[person]) == kept.done[person]
    assert len(kept.done[person]) == REMEMBERED


def test_the_lobby_shows_names_and_free_chairs() -> None:
    evening = Evening(people=2)
    evening.tell(0, Configure(chairs=4))
    row = evening.table.summary()
    assert (row.names, row.chairs, row.free, row.phase) == (["Ana", "P1"], 4, 2, "gathering")


def test_a_table_for_pairs_is_seen_before_it_is_full() -> None:
    pairs: dict[str, str | int | bool] = {"pairs": True}
    evening = Evening(game="pot-de-vin", preset="pot-de-vin", options=pairs, people=1, bots=3)
    evening.tell(0, EmptyChair(chair=3))
    assert len(evening.spectator().chairs) == 4


def test_six_at_pot_de_vin_see_who_plays_with_whom() -> None:
    evening = Evening(game="pot-de-vin", preset="pot-de-vin", people=6)

    assert evening.scene(0).sides == [[0, 3], [1, 4], [2, 5]]
    alone = Evening(game="pot-de-vin", preset="pot-de-vin", people=4)
    assert alone.scene(0).sides == []
    assert Evening(game="coup", people=6).scene(0).sides == []


def test_people_choose_a_partner_by_taking_another_chair() -> None:
    evening = Evening(game="pot-de-vin", preset="pot-de-vin", people=2, bots=4)
    bot, name = (evening.scene(0).chairs[chair].name for chair in (4, 1))

    evening.tell(1, Move(chair=4))

    chairs = evening.scene(0).chairs
    assert (chairs[1].name, chairs[4].name) == (bot, name)
    assert evening.scene(1).you == 4


def test_nobody_but_the_host_takes_the_chair_of_a_person() -> None:
    evening = Evening(game="pot-de-vin", preset="pot-de-vin", people=3, bots=3)

    assert "move" not in evening.scene(1).may_at[2]
    assert evening.refuses(1, Move(chair=2)) == "chair-taken"
    evening.tell(0, Move(chair=2))

    assert (evening.scene(0).you, evening.scene(2).you) == (2, 0)
    assert evening.refuses(0, Move(chair=2)) == "seated-already"


def test_the_chair_of_the_last_winner_moves_with_its_person() -> None:
    evening = Evening(people=2)
    evening.table._session.data.winner_chair = 1

    evening.tell(0, Move(chair=1))

    assert evening.table._session.data.winner_chair == 0


# ------------------------------------------------------------------- sent away in a game


def test_the_host_sends_a_person_away_for_one_game_and_a_bot_plays_on() -> None:
    evening = Evening(people=3).start()
    assert "empty-chair" in evening.scene(0).may_at[2]
    evening.tell(0, EmptyChair(chair=2))

    chair = evening.scene(0).chairs[2]
    assert (chair.left, chair.level is not None, chair.name) == (True, True, "P2")
    told = evening.scene(1).talk[-1].told
    assert told is not None
    assert (told.id, told.args) == ("told-sent-off", {"who": "P2"})


def test_a_person_sent_away_in_a_game_comes_back_after_it_and_not_before() -> None:
    evening = Evening(people=3).start()
    evening.tell(0, EmptyChair(chair=2))
    seen = evening.scene(2)
    assert {"back", "join", "queue"}.isdisjoint(seen.may)
    for command in (Back(), Join(name="P2"), QueueUp(name="P2")):
        assert evening.refuses(2, command) is not None

    evening = played_out(evening, lambda _, words: words[0])
    evening.tell(2, Join(name="P2"))
    assert evening.scene(2).you == 2
    evening.tell(2, Ready(ready=True))
    evening.tell(1, Ready(ready=True))
    evening.tell(0, Start())
    evening.tell(2, Leave())
    assert "back" in evening.scene(2).may  # who leaves of their own accord may come back


def test_spectators_do_not_see_the_permissions_of_a_person_sent_away() -> None:
    evening = Evening(people=3).start()
    before = evening.spectator().may
    evening.tell(0, EmptyChair(chair=2))
    assert evening.spectator().may == before
    assert evening.scene(2).may != before


def test_bots_and_players_who_left_are_not_sent_away_in_a_game() -> None:
    evening = Evening(people=3, bots=1).start()
    evening.tell(2, Leave())
    assert evening.refuses(0, EmptyChair(chair=2)) == "game-on"
    assert evening.refuses(0, EmptyChair(chair=3)) == "game-on"
    assert evening.refuses(0, EmptyChair(chair=0)) == "not-a-person"
    assert evening.refuses(1, EmptyChair(chair=0)) == "not-host"


def test_a_person_who_was_sent_away_is_called_as_before() -> None:
    evening = Evening(people=3)
    evening.tell(0, EmptyChair(chair=2))
    assert [each.name for each in evening.scene(0).watchers] == ["P2"]
