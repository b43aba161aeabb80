"""The log of a game speaks of those who played it, whoever has their chairs by now."""

from random import Random

import pytest
from msgspec import structs

from intriga.core.games import games
from intriga.service.commands import Bar, Configure, HandOver, Join, Leave, Move, Ready, Rename
from intriga.service.scenes.scene import PlayerScene, Scene
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.words import Language
from intriga.words.sentences import sentence
from tests.service.claims import played_out
from tests.service.evening import BOT, Evening
from tests.service.test_lifecycle import first_preset


def finish(evening: Evening) -> Evening:
    """Play the game to its end."""
    random = Random(1)
    return played_out(evening, lambda _, words: random.choice(words))


def story(scene: Scene, players: list[PlayerScene]) -> list[str]:
    """Return the log of *scene* as it is read, with the names of *players*."""
    assert scene.deal is not None
    language, names = Language("en", scene.game, scene.preset), [each.name for each in players]
    return [sentence(language, names, line) for line in scene.deal.log]


@pytest.mark.parametrize("game", games())
def test_no_line_of_a_finished_game_loses_its_subject_when_others_sit_down(game: str) -> None:
    evening = Evening(game=game, preset=first_preset(game), people=3, cast=["iris"], bots=1)
    evening.tell(0, Rename(name="Ana", face="elm"))
    players = [
        *(PlayerScene("Ana", "elm"), PlayerScene("P1"), PlayerScene("P2")),
        PlayerScene(evening.scene(0).chairs[3].name, "iris"),
    ]
    evening.start()
    evening.tell(1, HandOver(chair=1, level=BOT))  # a bot plays for P1, who stays P1
    evening.tell(2, Leave())
    finish(evening)
    before = story(evening.spectator(), players)

    evening.tell(2, Join(name="Somebody else", face="fir"))
    evening.tell(1, Leave())
    evening.people.append(Person("watcher"))
    evening.arrive(3)
    evening.tell(3, Join(name="Dora"))
    evening.tell(0, Rename(name="Another"))
    evening.tell(0, Move(chair=3))
    evening.tell(0, Configure(chairs=3))

    for scene in (evening.spectator(), *map(evening.scene, range(4))):
        assert scene.players == players
    assert story(evening.spectator(), evening.spectator().players) == before
    again = Table.restore([], evening.table.snapshot())
    assert again.scene(evening.people[3], evening.now).players == players


def test_the_record_of_a_game_has_the_names_under_which_it_ended() -> None:
    evening = Evening(people=2, bots=1, cast=["iris"]).start()
    evening.tell(1, Rename(name="Bia", face="fir"))
    finish(evening)
    evening.tell(1, Rename(name="Later"))
    finished, players = evening.table.finished(), evening.spectator().players
    assert finished is not None
    assert finished.lines[0]["seats"] == [each.name for each in players]
    assert (players[1], finished.faces) == (PlayerScene("Bia", "fir"), ["", "fir", "iris"])


def test_a_new_name_holds_in_the_game_at_once() -> None:
    evening = Evening(people=2)
    assert evening.spectator().players == []
    evening.start()
    evening.tell(1, Rename(name="Bia"))
    assert [each.name for each in evening.spectator().players] == ["Ana", "Bia"]


def test_somebody_sent_away_in_a_game_is_named_in_it_to_the_end() -> None:
    evening = Evening(people=3).start()
    evening.tell(0, Bar(chair=2))
    finish(evening)
    assert [each.name for each in evening.spectator().players] == ["Ana", "P1", "P2"]


def test_the_next_game_has_those_who_sit_then() -> None:
    evening = Evening(people=3).start()
    evening.tell(2, Leave())
    finish(evening)
    evening.tell(0, Rename(name="Zoe"))
    evening.tell(1, Rename(name="Bia"))
    evening.tell(1, Ready(ready=True))
    evening.start()
    assert [each.name for each in evening.spectator().players] == ["Zoe", "Bia"]


def test_a_game_ended_by_an_earlier_release_keeps_the_names_of_its_deal() -> None:
    evening = finish(Evening(people=2, bots=1, cast=["iris"]).start())
    evening.tell(1, Leave())
    snapshot = evening.table.snapshot()
    deal = snapshot.kept.deal
    assert deal is not None
    kept = structs.replace(snapshot.kept, deal=structs.replace(deal, players=[]))
    again = Table.restore([], structs.replace(snapshot, kept=kept))
    players = again.scene(evening.people[0], evening.now).players
    assert players == evening.spectator().players
