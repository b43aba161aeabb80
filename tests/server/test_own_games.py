"""A person finds their games again: what was played, how it came out, against whom."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from intriga.core.record import read_records
from intriga.server.run import DATABASE
from intriga.server.settings import Limits, ServerSettings
from intriga.server.tables.acts_in_force import NEUTRAL
from intriga.server.work.game_counts import counts_of
from intriga.server.work.replays import OPEN
from intriga.store.interface import Store
from tests.server.house_of_games import MANY, House, identity_of, kept, people_in, winners_in
from tests.server.playing import BRISK, Browser, Json, opened
from tests.server.serving import Serving
from tests.store.opening import using


def games_of(browser: Browser, **asked: object) -> list[Json]:
    """Return all games of *browser* that fit, some at a time."""
    found, before = [], ""
    while True:
        answer = browser.ask("/api/me/games", {"most": 7, "before": before, **asked})
        assert answer.status == 200, answer.body
        found += answer.json["games"]
        before = answer.json["next"]
        if not before:
            return found


def statistics_of(browser: Browser, game: str = "coup") -> Json:
    """Return the statistics of *browser*."""
    return dict(browser.ask(f"/api/me/statistics/{game}").json)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = Limits(looks=100_000, questions=100_000, exports=3)
    made = House(tmp_path_factory.mktemp("own"), ServerSettings(warm=False, limits=limits))
    with made.server:
        yield made


# ------------------------------------------------------------------- my games


def test_all_games_come_once_latest_first_with_those_who_won(house: House) -> None:
    ana, found = house.ids[0], games_of(house.people[0])

    assert [each["id"] for each in found] == [
        each.id for each in sorted(house.games, key=lambda g: (g.ended_ms, g.id), reverse=True)
    ]
    by_id = {each.id: each for each in house.games}
    for game in found:
        players, of = game["players"], by_id[game["id"]]
        assert game["counted"]
        assert people_in(of)[game["seat"]] == ana
        won = {person for person, p in zip(people_in(of), players, strict=True) if p.get("won")}
        assert won == winners_in(of)
        assert [bool(p.get("bot")) for p in players] == [not each for each in people_in(of)]


def test_games_are_found_by_result_person_and_time(house: House) -> None:
    browser, ana, eva = house.people[0], house.ids[0], house.ids[2]

    won = {each["id"] for each in games_of(browser, result="won")}
    lost = {each["id"] for each in games_of(browser, result="lost")}
    assert won == {each.id for each in house.games if ana in winners_in(each)}
    assert lost == {each.id for each in house.games} - won

    with_eva = {each.id for each in house.games if eva in people_in(each)}
    met = next(each for each in games_of(browser) if each["id"] in with_eva)
    of = next(each for each in house.games if each.id == met["id"])
    who = met["players"][people_in(of).index(eva)]["who"]
    assert {each["id"] for each in games_of(browser, who=who)} == with_eva

    early = games_of(browser, since=60_000, until=180_000)
    assert {each["id"] for each in early} == {
        each.id for each in house.games if 60_000 <= each.ended_ms < 180_000
    }
    assert games_of(browser, game="pot-de-vin") == []
    assert len(games_of(browser, game="coup", preset="coup-es")) == MANY


def test_somebody_is_found_by_something_else_for_each_who_asks_and_nobody_is_named(
    house: House,
) -> None:
    said = [json.dumps([games_of(each), statistics_of(each)]) for each in house.people]
    assert not any(person in each for person in house.ids for each in said)
    met = [
        {p["who"] for game in games_of(each) for p in game["players"] if p.get("who")}
        for each in house.people
    ]
    assert not met[0] & met[1]
    assert games_of(house.people[1], who=next(iter(met[0]))) == []


def test_a_stranger_has_no_games_and_no_statistics(house: House) -> None:
    stranger = Browser(house.server.url)

    assert stranger.ask("/api/me/games", {}).json == {"games": [], "next": ""}
    assert statistics_of(stranger)["total"]["games"] == 0
    assert stranger.cookies == {}  # a look at nothing makes nobody known


@pytest.mark.parametrize(
    "asked", [{"before": "1' OR 1=1"}, {"most": 51}, {"result": "drawn"}, {"person": "b0"}]
)
def test_a_question_that_makes_no_sense_is_refused(house: House, asked: Json) -> None:
    assert house.people[0].ask("/api/me/games", asked).status == 400


def test_a_game_that_there_is_not_has_no_statistics(house: House) -> None:
    assert house.people[0].ask("/api/me/statistics/chess").status == 404


# ------------------------------------------------------------------- statistics


def test_statistics_are_what_one_counts_in_the_records(house: House) -> None:
    ana, bia, _ = house.ids
    told = statistics_of(house.people[0])

    wins = sum(ana in winners_in(each) for each in house.games)
    total = told["total"]
    assert (total["games"], total["wins"], total["fair"]) == (MANY, wins, MANY / 4)
    assert total["low"] < wins / MANY < total["high"]
    assert [(e["preset"], e["players"]) for e in told["editions"]] == [("coup-es", 4)]
    assert told["uncounted"] == 0

    own = Counter[str]()
    for game in house.games:
        seat = people_in(game).index(ana)
        for line in map(json.loads, game.record.splitlines()[1:]):
            if line["by"] == seat and line["do"] == "challenge":
                own["doubted"] += 1
            if line["by"] == seat and line["do"] == "tax":
                own["duke"] += 1
            if line["by"] == seat and line["do"] == "block duke":
                own["duke"] += 1
    assert told["doubted"] == own["doubted"]
    claimed = {each["word"]: each["count"] for each in told["claims"]}
    assert claimed["duke"]["told"] == own["duke"]

    first, *_ = told["opponents"]
    assert (first["games"], first["bot"]) == (MANY, False)
    assert first["theirs"] == sum(bia in winners_in(each) for each in house.games)
    assert first["own"] == wins


def test_both_sides_tell_the_same_of_each_other(house: House) -> None:
    ana, bia = (statistics_of(each)["opponents"][0] for each in house.people[:2])

    assert (ana["games"], ana["own"], ana["theirs"]) == (bia["games"], bia["theirs"], bia["own"])
    assert (ana["did"], ana["suffered"]) == (bia["suffered"], bia["did"])
    assert ana["did"]["believed"] > ana["did"]["fooled"] >= 0


def test_a_table_that_keeps_its_cards_closed_tells_nobody_whom_they_believed(
    tmp_path: Path,
) -> None:
    house = House(tmp_path, ServerSettings(warm=False))
    with house.server:
        before = statistics_of(house.people[0])["opponents"][0]["did"]
    house.games = [kept(n, people_in(g), is_open=False) for n, g in enumerate(house.games)]

    async def close(store: Store) -> None:
        for game in house.games:
            await store.rewrite_game(game)

    using(tmp_path / DATABASE, close)
    with house.server.again() as server:
        house.people[0].move(server.url)
        closed = statistics_of(house.people[0])["opponents"][0]["did"]
    assert before["believed"] > 0
    assert (closed["believed"], closed["fooled"]) == (0, 0)
    assert (closed["struck"], closed["doubted"]) == (before["struck"], before["doubted"])


def test_a_game_that_cannot_be_played_through_keeps_no_other_from_being_counted(
    house: House,
) -> None:
    good = house.games[0]
    header, first, *rest = house.games[1].record.splitlines()
    bad = replace(house.games[1], record="\n".join([header, *rest, first]))
    assert counts_of([bad, good]).keys() == {good.id}


def test_few_games_say_nothing_of_a_share(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        ana = Browser(server.url)
        table = opened(ana, "beginner", settings=BRISK)["table"]
        with ana.sit(table) as seat:
            seat.look()
            seat.command("start")
            seat.play(Random(1))
            won = seat.scene["winners"] == [seat.scene["own"]] if "own" in seat.scene else None
        (game,) = games_of(ana)
        total = statistics_of(ana)["total"]
        assert (total["games"], total["low"], total["high"]) == (1, None, None)
        assert total["wins"] == bool(game["players"][game["seat"]].get("won"))
        assert won in {None, bool(total["wins"])}


def test_statistics_that_are_made_again_are_what_they_were(tmp_path: Path) -> None:
    house = House(tmp_path, ServerSettings(warm=False))
    with house.server:
        first = [statistics_of(each) for each in house.people]

    async def lose(store: Store) -> None:
        await store.keep_counts("of an earlier release", dict.fromkeys([*_ids(house)], b"{}"))

    using(tmp_path / DATABASE, lose)
    with house.server.again() as server:
        for each in house.people:
            each.move(server.url)
        assert [statistics_of(each) for each in house.people] == first


def _ids(house: House) -> list[str]:
    return [each.id for each in house.games]


# ------------------------------------------------------------------- files


def test_ones_records_are_a_file_that_the_program_reads(house: House, tmp_path: Path) -> None:
    body = house.people[1].ask("/api/me/records").body
    (tmp_path / "games.jsonl").write_bytes(body)
    found = [record.name for record in read_records(tmp_path / "games.jsonl")]
    is_open = {each.id for each in house.games if json.loads(each.header)[OPEN]}
    assert len(found) == len(is_open)


def test_everything_about_somebody_names_nobody_else_and_shows_no_closed_cards(
    house: House,
) -> None:
    ana, bia, eva = house.ids
    told = house.people[0].ask("/api/me/everything").json

    assert told["identity"] == ana
    assert [each["id"] for each in told["games"]] == [e["id"] for e in games_of(house.people[0])]
    assert not any(person in json.dumps(told) for person in (bia, eva))
    closed = {each.id for each in house.games if not json.loads(each.header)[OPEN]}
    assert {each["id"] for each in told["games"] if each["record"] is None} == closed


def test_exports_have_a_limit(tmp_path: Path) -> None:
    settings = ServerSettings(warm=False, limits=Limits(exports=2))
    with Serving(tmp_path, settings) as server:
        ana = Browser(server.url)
        paths = ("/api/me/records", "/api/me/everything", "/api/me/records")
        assert [ana.ask(path).status for path in paths] == [200, 200, 429]


def test_everything_tells_what_one_said_and_not_what_others_said(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        ana, bia = Browser(server.url), Browser(server.url)
        table = opened(ana, chairs=3)
        with ana.sit(table["table"]) as one, bia.sit(table["table"], table["invite"]) as other:
            one.look()
            other.look()
            other.command("join", name="Bia", token=table["invite"])
            one.command("say", text="a word of mine")
            other.command("say", text="a word of hers")
        text = ana.ask("/api/me/everything").body.decode()
        assert "a word of mine" in text
        assert not any(each in text for each in ("a word of hers", "Bia", identity_of(bia)))


# ------------------------------------------------------------------- to be forgotten


def test_somebody_who_deletes_themselves_leaves_a_pseudonym(tmp_path: Path) -> None:
    house = House(tmp_path, ServerSettings(warm=False))
    ana, bia = house.people[:2]
    with house.server:
        before = games_of(bia)
        assert ana.ask("/api/me/forget", {}).status == 204
        assert identity_of(ana) != house.ids[0]
        assert games_of(ana) == []
        after = games_of(bia)
    assert [each["id"] for each in after] == [each["id"] for each in before]
    names = [p["name"] for game in after for p in game["players"]]
    assert sum(name.startswith(f"{NEUTRAL} ") for name in names) == MANY

    async def rest(store: Store) -> str:
        games = [await store.game(each.id) for each in house.games]
        return str(
            [(g.header, g.record) for g in games if g] + await store.games_with(house.ids[0])
        )

    assert house.ids[0] not in using(tmp_path / DATABASE, rest)


# ------------------------------------------------------------------- a file of somebody's


def opened_as(browser: Browser, record: str, **more: object) -> Json:
    """Return what comes of opening *record*."""
    answer = browser.ask("/api/opened-records", {"record": record, **more})
    assert answer.status == 200, answer.body
    return dict(answer.json)


def test_a_record_of_a_file_is_shown_as_its_replay_would_be(house: House) -> None:
    browser = house.people[0]
    game = next(each for each in house.games if json.loads(each.header)[OPEN])

    for viewer in (None, "table", "2"):
        told = opened_as(browser, game.record, viewer=viewer)["replay"]
        query = f"?viewer={viewer}" if viewer else ""
        replay = browser.ask(f"/api/replays/{game.id}{query}").json
        different = {key for key in replay if told[key] != replay[key]}
        assert different <= {"id", "date", "own", "faces"}


def test_a_file_that_the_rules_do_not_allow_is_refused_with_its_reason(house: House) -> None:
    browser, record = house.people[0], house.games[1].record
    lines = record.splitlines()
    refused = {
        "": "no record",
        "hello": "not JSON",
        record + record: "more than one record",
        "\n".join([*lines[:3], '{"by": 0, "do": "fly"}']): ":4:",
        lines[0].replace("coup-es", "coup-mars"): "coup-mars",
        lines[0].replace('"coup"', '"chess"'): "chess",
        "\n".join([lines[0], *['{"by": 0, "do": "pass"}'] * 601]): "more than 600",
        "[" * 5_000: "deep",
    }
    for text, reason in refused.items():
        told = opened_as(browser, text)
        assert told["replay"] is None
        assert reason in told["refused"], told


def test_names_in_a_file_are_cut_and_told_apart(house: House) -> None:
    header, *lines = house.games[1].record.splitlines()
    seats = ["A" * 500, "A" * 500, "<b>", "\u202e"]
    record = "\n".join([json.dumps(json.loads(header) | {"seats": seats}), *lines])
    names = opened_as(house.people[0], record)["replay"]["names"]
    assert len(set(names)) == 4
    assert all(len(name) <= 24 for name in names)
