"""The evening of a table: told from its records, to those alone who may watch it."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from struct import unpack

import pytest

from intriga.core.message import Message
from intriga.core.offered_parts import Deed, Title
from intriga.core.record import Record
from intriga.server.work import evening as evening_module
from intriga.server.work.evening import evening_of
from intriga.server.work.pictures.end_picture import evening_drawing
from intriga.server.work.pictures.parts import SIZE, png_of
from intriga.store.interface import FinishedGame
from intriga.words import TAGS, Language
from tests.server.playing import BRISK, Browser, opened
from tests.server.serving import Serving
from tests.server.test_end_picture import said
from tests.server.test_replays import Dealt, dealt, finish, kept

COUP: Dealt = ("coup", "coup-br", 4, {})
POT_DE_VIN: Dealt = ("pot-de-vin", "pot-de-vin", 3, {})
NAMES = ("Ana", "Bruno", "Lola", "Otto")
PEOPLE = ("b1", "b2", "", "")


def played(seed: int, game: Dealt = COUP, *, opened: bool = True, **more: object) -> FinishedGame:
    """Return game number *seed* of a table, of two people and bots, *more* in its header."""
    _, _, seats, _ = game
    names = more.pop("names", NAMES[:seats])
    more = {"people": PEOPLE[:seats], "faces": ["", "beard", "lola", "otto"][:seats], **more}
    done = kept(finish(dealt(game, seed), seed), opened=opened, **more)
    head, _, lines = done.record.partition("\n")
    record = f"{json.dumps({**json.loads(head), 'seats': names})}\n{lines}"
    return replace(done, id=f"g{seed}", number=seed, record=record)


def winners_of(games: list[FinishedGame]) -> list[list[int]]:
    """Return the seats that have won each of *games*."""
    return [finish(dealt(COUP, game.number), game.number).winners for game in games]


# ------------------------------------------------------------------- facts


def test_games_and_wins_are_those_of_the_records() -> None:
    games = [played(seed) for seed in (1, 2, 3)]
    evening = evening_of("t1", games)
    found = {player.name: player.wins for player in evening.players}
    won = winners_of(games)
    assert found == {name: sum(seat in each for each in won) for seat, name in enumerate(NAMES)}
    assert [player.games for player in evening.players] == [3] * 4
    assert [player.bot for player in sorted(evening.players, key=lambda each: each.name)] == [
        False,
        False,
        True,
        True,
    ]
    assert evening.games == 3


def test_a_person_is_one_whatever_the_name_and_looks_as_in_the_last_game() -> None:
    games = [played(1), played(2, names=("Ana", "B.", "Lola", "Otto"), faces=["", "hat", "", ""])]
    (bruno,) = [player for player in evening_of("t1", games).players if player.name == "B."]
    assert (bruno.games, bruno.face) == (2, "hat")


def test_two_people_of_one_name_get_different_names() -> None:
    games = [played(1), played(2, people=["b1", "b3", "", ""])]
    players = evening_of("t1", games).players
    assert len({player.name for player in players}) == len(players) == 5


def test_an_evening_holds_no_identity() -> None:
    told = repr(evening_of("t1", [played(1)]))
    assert "b1" not in told
    assert "b2" not in told


def test_titles_that_reveal_hidden_cards_are_withheld_at_closed_tables() -> None:
    assert evening_of("t1", [played(1, opened=False)]).titles == []
    assert evening_of("t1", [played(1)]).titles != []


def test_a_game_that_hides_nothing_gives_titles_at_any_table() -> None:
    assert evening_of("t1", [played(1, POT_DE_VIN, opened=False)]).titles != []


def test_a_game_without_titles_tells_who_has_won(tmp_path: Path) -> None:
    from tests.kuhn.installed import found

    with found(tmp_path):
        game = played(1, ("kuhn-poker", "kuhn", 2, {}))
        evening = evening_of("t1", [game])
    assert evening.titles == []
    assert sum(player.wins for player in evening.players) == 1


# ------------------------------------------------------------------- who has a title

ADDED, GREATEST = Title("sum", least=2, adds=True), Title("one", least=0.5)
Done = list[tuple[int, str, int, float]]


def given(done: Done, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Return who has which title where *done* is what they did: game, title, seat, weight."""

    class Declared:
        titles = (ADDED, GREATEST)
        tells_hidden = False

        @staticmethod
        def deeds(record: Record) -> list[Deed]:
            number = int(record.file.removeprefix("g"))
            return [
                Deed(title, seat, weight, 3, {"who": seat, "count": int(weight)})
                for game, title, seat, weight in done
                if game == number
            ]

    def declared(_: str) -> type[Declared]:
        return Declared

    monkeypatch.setattr(evening_module, "titles_of", declared)
    evening = evening_of("t1", [played(1), played(2)])
    names = [player.name for player in evening.players]
    return {title.name: [names[at] for at in title.holders] for title in evening.titles}


def test_nobody_has_a_title_without_a_deed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert given([], monkeypatch) == {}


def test_deeds_of_all_games_are_added(monkeypatch: pytest.MonkeyPatch) -> None:
    done: Done = [(1, "sum", 0, 1), (2, "sum", 0, 1), (1, "sum", 1, 1)]
    assert given(done, monkeypatch) == {"sum": ["Ana"]}


def test_a_small_deed_brings_no_title(monkeypatch: pytest.MonkeyPatch) -> None:
    assert given([(1, "sum", 0, 1), (1, "one", 1, 0.4)], monkeypatch) == {}


def test_the_greatest_deed_of_the_evening_has_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    assert given([(1, "one", 0, 0.6), (2, "one", 1, 0.9)], monkeypatch) == {"one": ["Bruno"]}


def test_people_go_before_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    done: Done = [(1, "one", 0, 0.6), (2, "one", 2, 0.9), (1, "sum", 1, 2), (1, "sum", 3, 5)]
    assert given(done, monkeypatch) == {"one": ["Ana"], "sum": ["Bruno"]}


def test_a_bot_has_the_title_that_no_person_deserves(monkeypatch: pytest.MonkeyPatch) -> None:
    assert given([(1, "one", 0, 0.4), (1, "one", 2, 0.9)], monkeypatch) == {"one": ["Lola"]}


def test_a_limited_number_share_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    two: Done = [(1, "sum", 2, 2), (1, "sum", 3, 2)]
    assert sorted(given(two, monkeypatch)["sum"]) == ["Lola", "Otto"]
    three: Done = [*((1, "sum", seat, 2.0) for seat in (0, 1)), (2, "sum", 2, 2)]
    assert sorted(given(three, monkeypatch)["sum"]) == ["Ana", "Bruno"]
    monkeypatch.setattr(evening_module, "MOST_HOLDERS", 1)
    assert "sum" not in given(three, monkeypatch)


# ------------------------------------------------------------------- the picture


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("game", [COUP, POT_DE_VIN], ids=["coup", "pot-de-vin"])
def test_the_picture_has_wins_and_titles_in_the_language_of_its_reader(
    game: Dealt, tag: str
) -> None:
    evening = evening_of("t1", [played(seed, game) for seed in (1, 2)])
    drawing = said(evening_drawing(evening, tag))
    language = Language(tag, evening.game, evening.preset)
    assert language.format("web-evening") in drawing
    assert all(language.format(f"title-{title.name}") in drawing for title in evening.titles)
    assert all(player.name in drawing for player in evening.players)


def test_no_name_breaks_the_picture() -> None:
    names = ("W" * 40, '"><script>&amp;', "Lola", "Otto")
    drawing = evening_drawing(evening_of("t1", [played(1, names=names)]), "en")
    assert "<script>" not in drawing
    assert unpack(">II", png_of(drawing)[16:24]) == SIZE


def test_an_evening_without_titles_is_drawn() -> None:
    drawing = said(evening_drawing(evening_of("t1", [played(1, opened=False)]), "en"))
    assert "Ana" in drawing


def test_the_reason_of_a_title_names_listed_players() -> None:
    evening = evening_of("t1", [played(seed) for seed in range(1, 6)])
    for title in evening.titles:
        for message in title.told:
            assert isinstance(message, Message)
            who = message.args.get("who")
            assert who is None or who == title.holders[0]


# ------------------------------------------------------------------- who is told


def game_over(browser: Browser, table: str, token: str | None = None) -> None:
    """Play a game at *table* to its end."""
    with browser.sit(table, token) as ana:
        ana.look()
        ana.command("start")
        ana.see(lambda scene: scene["phase"] == "playing")
        ana.play(Random(1))


def test_the_evening_of_a_private_table_is_for_those_who_may_watch_it(
    browser: Browser, second: Browser
) -> None:
    one = opened(browser, "beginner", settings={**BRISK, "listed": False})
    address = f"/api/tables/{one['table']}/evening"
    game_over(browser, one["table"])

    assert browser.ask(address, {}).json["games"] == 1
    assert second.ask(address, {"token": one["invite"]}).json["games"] == 1
    for path in (address, f"{address}/picture.png"):
        for token in ("", "wrong"):
            assert second.ask(path, {"token": token}).status == 403
    assert second.ask(f"{address}?token={one['invite']}", {}).status == 403


def test_anybody_may_read_the_evening_of_an_open_table(browser: Browser, second: Browser) -> None:
    table = opened(browser, "beginner", settings={**BRISK, "listed": True})["table"]
    game_over(browser, table)

    told = second.ask(f"/api/tables/{table}/evening", {}).json
    picture = second.ask(f"/api/tables/{table}/evening/picture.png?tag=pt-BR", {})

    assert {player["name"] for player in told["players"]} >= {"Ana"}
    assert picture.body[:8] == b"\x89PNG\r\n\x1a\n"
    assert second.ask(f"/t/{table}/evening").status == 200


def test_an_evening_leaves_out_an_unfinished_game(browser: Browser) -> None:
    table = opened(browser, "beginner", settings={**BRISK, "listed": True})["table"]
    with browser.sit(table) as ana:
        ana.look()
        ana.command("start")
        ana.see(lambda scene: scene["phase"] == "playing")
        told = browser.ask(f"/api/tables/{table}/evening", {}).json
        assert (told["games"], told["players"], told["titles"]) == (0, [], [])
        assert browser.ask(f"/api/tables/{table}/evening/picture.png", {}).status == 404


def test_a_missing_table_has_no_evening(browser: Browser) -> None:
    assert browser.ask("/api/tables/nothing/evening", {}).status == 404
    assert browser.ask("/api/tables/nothing/evening", {"token": "x" * 99}).status == 400


def test_an_evening_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        browser = Browser(serving.url)
        one = opened(browser, "beginner", settings={**BRISK, "listed": False})
        game_over(browser, one["table"])
        before = browser.ask(f"/api/tables/{one['table']}/evening", {}).json
    with Serving(tmp_path) as serving:
        browser.move(serving.url)
        assert browser.ask(f"/api/tables/{one['table']}/evening", {}).json == before
