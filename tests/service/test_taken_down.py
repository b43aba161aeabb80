"""Acts of an operator on a table, and a table without a person who is forgotten."""

from random import Random

import msgspec
import pytest

from intriga.service.commands import Leave, QueueUp, Rename, Say
from intriga.service.events import Renamed, decode, encode
from intriga.service.people.forgotten_person import SILENCE, Pseudonym, forgotten, without_person
from intriga.service.session import Person
from intriga.service.table import Table
from tests.service.evening import Evening
from tests.service.test_lifecycle import finish

FUL = "Awful"
OTHER = Pseudonym("person 1", "nobody 1", "Guest 1")


def shown(name: str) -> str:
    """Return what is shown of a name, of which one was taken down."""
    return "Guest" if name.startswith(FUL) else name


def company() -> Evening:
    """Return an evening where one who plays, one who waits and one who watches are called so."""
    evening = Evening(people=2)
    evening.people += [Person("waits"), Person("watches")]
    evening.arrive(2, 3)
    evening.tell(1, Rename(name=FUL))
    evening.tell(1, Say(text="hello"))
    evening.start()
    evening.tell(2, QueueUp(name=f"{FUL} also"))
    evening.tell(3, Rename(name=f"{FUL} too"))
    evening.tell(3, Say(text="here"))
    return evening


def take_down(evening: Evening) -> None:
    evening.log += evening.table.take_down_names(shown, evening.now)


def everything(table: Table) -> str:
    return msgspec.json.encode(table.snapshot()).decode()


def test_a_name_that_is_taken_down_stands_nowhere_at_the_table() -> None:
    evening = company()
    assert FUL in everything(evening.table)
    take_down(evening)

    assert FUL not in everything(evening.table)
    names = [chair.name for chair in evening.scene(0).chairs]
    assert names == ["Ana", "Guest"]
    assert [player.name for player in evening.scene(0).players] == names
    assert evening.scene(0).queue[0].name.startswith("Guest ")
    assert {line.name for line in evening.scene(3).talk if line.text} <= {"Guest", "Guest 3"}
    assert evening.scene(0).queue[0].name in str([line.told for line in evening.scene(0).talk])
    finish(evening)
    game = evening.table.finished()
    assert game is not None
    assert game.lines[0]["seats"] == ["Ana", "Guest"]


def test_a_table_where_nobody_is_called_so_is_left_alone() -> None:
    evening = Evening(people=2).start()
    before = everything(evening.table)
    assert evening.table.take_down_names(shown, evening.now) == []
    assert everything(evening.table) == before


def test_an_operators_words_reach_all_and_name_nobody() -> None:
    evening = company()
    evening.log += evening.table.announce(f"{FUL} weather", evening.now)
    take_down(evening)
    for number in range(4):
        told = evening.scene(number).talk[-1].told
        assert told is not None
        assert (told.id, told.args) == ("told-announced", {"text": f"{FUL} weather"})


def test_a_table_is_made_again_as_the_operator_left_it() -> None:
    evening = company()
    take_down(evening)
    evening.log += evening.table.announce("Hello", evening.now)
    again = Table.restore(map(decode, map(encode, evening.log)))
    assert everything(again) == everything(evening.table)


# ------------------------------------------------------------------- a person who is forgotten


def renewed(evening: Evening) -> Table:
    """Return the table of *evening* as its log has it without the person."""
    bodies = [encode(event) for event in forgotten(evening.log, OTHER)]
    return Table.restore(decode(without_person(body, OTHER)) for body in bodies)


def test_nothing_is_left_of_a_person_who_is_forgotten() -> None:
    evening = company()
    take_down(evening)
    evening.tell(1, Leave())
    table = renewed(evening)

    left = everything(table)
    assert not any(each in left for each in (OTHER.person, FUL, "hello"))
    assert OTHER.name in left
    assert SILENCE in left
    assert "here" in left  # what others said stays


@pytest.mark.parametrize("seed", range(3))
def test_the_game_of_a_person_who_is_forgotten_is_the_same(seed: int) -> None:
    evening = Evening(people=2, bots=1).start()
    chance = Random(seed)
    for _ in range(20):
        evening.let_bots_answer(seed)
        for number in (0, 1):
            if words := evening.words(number):
                evening.say(number, chance.choice(words))
        evening.wait(2_000)
    before, after = evening.table.snapshot(), renewed(evening).snapshot()

    assert after.inputs == before.inputs
    assert after.kept.secret == before.kept.secret
    old, new = before.kept.deal, after.kept.deal
    assert old is not None
    assert new is not None
    assert (new.contributions, new.drawn) == (old.contributions, old.drawn)
    assert new.header["hands"] == old.header["hands"]
    assert new.header["seats"] == ["Ana", OTHER.name, old.header["seats"][2]]


def test_somebody_else_who_had_the_same_name_before_keeps_it() -> None:
    evening = Evening(people=2)
    evening.people.append(Person("third"))
    evening.arrive(2)
    evening.tell(2, Rename(name=FUL))
    evening.tell(2, Rename(name="Third"))
    evening.tell(1, Rename(name=FUL))
    evening.tell(2, Rename(name="P1"))
    names = [each.name for each in forgotten(evening.log, OTHER) if isinstance(each, Renamed)]
    assert names == [FUL, "Third", OTHER.name, "P1"]
    assert renewed(evening).names()["third"] == "P1"


def test_a_log_without_its_beginning_is_refused() -> None:
    evening = company()
    with pytest.raises(ValueError, match="begins with its being created"):
        list(forgotten(evening.log[1:], OTHER))
