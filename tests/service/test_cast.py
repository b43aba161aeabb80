"""Characters of the cast sit down, and people look as they wish."""

import msgspec
import pytest

from intriga.service import commands as c
from intriga.service import events as e
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import Refused
from tests.service.evening import SECRET, Evening

ANA = Person("ana")


def opened(**wish: object) -> Table:
    """Return a table of Ana's, as she wishes."""
    asked = {"game": "coup", "name": "Ana", "preset": "coup-br", "chairs": 4, **wish}
    return Table.create(msgspec.convert(asked, c.NewTable), ANA, 1_000, SECRET)


def test_a_table_opens_with_the_characters_that_were_wished_for() -> None:
    table = opened(bots=["casual", "expert"], characters=["lola", ""])

    chairs = table.scene(ANA, 1_000).chairs

    assert [(chair.name, chair.character, chair.level) for chair in chairs[1:3]] == [
        ("Lola", "lola", "casual"),
        ("Bruno", "", "expert"),
    ]


@pytest.mark.parametrize("characters", [["nobody"], ["lola", "lola"]])
def test_nobody_sits_twice_and_nobody_sits_who_is_not_there(characters: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        opened(bots=["casual", "casual"], characters=characters)

    assert refused.value.reason == "bad-level"


def test_a_bot_gets_a_free_character_and_keeps_it_at_another_level() -> None:
    evening = Evening(people=1, bots=2, cast=("lola",))
    evening.tell(0, c.SeatBot(chair=2, level="casual", character=None))
    found = evening.scene(0).chairs[2]
    assert found.character not in {"", "lola"}

    evening.tell(0, c.SeatBot(chair=2, level="expert", character=found.character))

    again = evening.scene(0).chairs[2]
    assert (again.level, again.name, again.character) == ("expert", found.name, found.character)


def test_a_bot_is_asked_as_its_character_plays() -> None:
    evening = Evening(people=1, bots=1)
    evening.tell(0, c.SeatBot(chair=1, level="expert", character="lola"))
    evening.start()
    evening.tell(0, c.HandOver(chair=0, level="expert"))

    asked = {task.seat: task.level for task in evening.table.wanted()}
    for seed in range(6):
        evening.wait(4_000)
        asked |= {task.seat: task.level for task in evening.table.wanted()}
        for task in evening.table.wanted():
            evening.log += evening.table.answer_for_bot(task, task.legal[0], evening.now + seed)

    assert asked == {0: "expert", 1: "grudge:expert"}


def test_a_face_is_chosen_kept_and_seen_by_all() -> None:
    evening = Evening(people=2)
    evening.tell(1, c.Rename(name="Beto", face="maple"))
    assert evening.scene(0).chairs[1].face == "maple"

    evening.tell(1, c.Rename(name="Roberto"))
    assert evening.scene(0).chairs[1].face == "maple"

    evening.tell(1, c.Rename(name="Roberto", face=""))
    assert evening.scene(0).chairs[1].face == ""


def test_a_face_is_a_short_word_and_nothing_else() -> None:
    for face in ("<svg>", "a" * 21, "Z"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"name": "Ana", "face": face}, c.Join)


def test_events_from_before_the_cast_are_read() -> None:
    old = [
        b'{"event":"sat","at":1,"chair":0,"person":"p","name":"Ana"}',
        b'{"event":"bot-sat","at":1,"chair":1,"level":"bluffer","name":"Bruno"}',
        b'{"event":"renamed","at":1,"chair":0,"person":"","name":"Ana"}',
    ]

    sat, bot, renamed = map(e.decode, old)

    assert isinstance(sat, e.Sat)
    assert isinstance(bot, e.BotSat)
    assert isinstance(renamed, e.Renamed)
    assert (sat.face, bot.character, renamed.face) == ("", "", None)
