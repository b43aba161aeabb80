"""A circle on a server: its link, its evening, its standings, and nobody who is not asked."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from intriga.games.coup.study.review import review_of
from intriga.server.run import DATABASE
from intriga.server.settings import Limits, ServerSettings
from intriga.server.work.replays import OPEN, record_in
from intriga.store.interface import Store
from tests.server.house_of_games import House, identity_of, people_in, winners_in
from tests.server.playing import Browser, Json, opened
from tests.server.serving import ROOMY, Serving
from tests.store.opening import using

RULES: Json = {"game": "coup", "preset": "coup-es", "chairs": 4}
LIMITS = Limits(looks=100_000, questions=100_000, creations=100_000)


def founded(browser: Browser, **more: object) -> Json:
    """Return the circle that *browser* founds: its id and its invitation."""
    wish = {"name": "Thursday", "own_name": "Ana", "usual": [RULES], **more}
    answer = browser.ask("/api/circles", wish)
    assert answer.status == 201, answer.body
    return dict(answer.json)


def come(browser: Browser, circle: Json, name: str) -> int:
    """Let *browser* join by the link; return the status."""
    asked = {"name": name, "token": circle["invite"]}
    return browser.ask(f"/api/circles/{circle['circle']}/join", asked).status


def page_of(browser: Browser, circle: Json, token: str = "", season: int = 0) -> Json:
    """Return the circle as *browser* sees it."""
    asked = {"token": token, "season": season}
    answer = browser.ask(f"/api/circles/{circle['circle']}", asked)
    assert answer.status == 200, answer.body
    return dict(answer.json)


def do(browser: Browser, circle: Json, deed: str, **asked: object) -> int:
    """Let *browser* do a *deed*, and return the status."""
    return browser.ask(f"/api/circles/{circle['circle']}/{deed}", asked).status


def key_of(page: Json, name: str) -> str:
    """Return what the member called *name* is known by."""
    return next(each["key"] for each in page["members"] if each["name"] == name)


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Serving]:
    shared = request.param == "postgres"
    database = request.getfixturevalue("cluster").new() if shared else None
    with Serving(tmp_path, ROOMY, database=database) as server:
        yield server


@pytest.fixture
def people(server: Serving) -> list[Browser]:
    return [Browser(server.url) for _ in range(4)]


# ------------------------------------------------------------------- members


def test_friends_come_by_the_link_and_find_it_in_their_lobby(people: list[Browser]) -> None:
    ana, bia, eva, _ = people
    circle = founded(ana)

    assert [come(bia, circle, "Bia"), come(eva, circle, "Ana")] == [200, 200]
    page = page_of(eva, circle)
    assert [each["name"] for each in page["members"]] == ["Ana", "Bia", "Ana 2"]
    assert [bool(each.get("own")) for each in page["members"]] == [False, False, True]
    assert [bool(each.get("first")) for each in page["members"]] == [True, False, False]
    (own,) = bia.ask("/api/circles").json["circles"]
    assert (own["id"], own["members"], own["tonight"]) == (circle["circle"], 3, False)


def test_a_stranger_cannot_tell_a_circle_from_none(people: list[Browser]) -> None:
    ana, _, _, stranger = people
    circle = founded(ana)
    none = {"circle": "abcdefghijkl"}
    wrong = {"token": circle["invite"][:-1] + ("y" if circle["invite"].endswith("x") else "x")}

    for each in (circle, none):
        for deed, asked in (
            ("", {}),
            ("", wrong),
            ("/join", {"name": "Eva"}),
            ("/leave", {}),
            ("/change", {"name": "Mine"}),
            ("/remove", {"key": "x"}),
            ("/hand-over", {"key": "x"}),
            ("/link", {}),
            ("/season", {}),
            ("/tonight", {}),
            ("/evening", {"table": "t"}),
            ("/picture.png", {}),
        ):
            answer = stranger.ask(f"/api/circles/{each['circle']}{deed}", asked)
            assert (answer.status, answer.json["reason"]) == (404, "no-circle"), deed
    assert stranger.ask("/api/circles").json == {"circles": []}


def test_a_member_may_not_do_what_the_first_may(people: list[Browser]) -> None:
    ana, bia, *_ = people
    circle = founded(ana)
    come(bia, circle, "Bia")
    key = key_of(page_of(bia, circle), "Ana")

    deeds: list[tuple[str, Json]] = [
        ("change", {"name": "Mine"}),
        ("remove", {"key": key}),
        ("hand-over", {"key": key}),
        ("link", {}),
        ("season", {}),
    ]
    assert [do(bia, circle, deed, **asked) for deed, asked in deeds] == [400] * len(deeds)
    assert page_of(ana, circle)["name"] == "Thursday"


def test_somebody_sent_away_sees_no_more_and_the_old_link_lets_nobody_in(
    people: list[Browser],
) -> None:
    ana, bia, eva, _ = people
    circle = founded(ana)
    come(bia, circle, "Bia")
    assert do(ana, circle, "remove", key=key_of(page_of(ana, circle), "Bia")) == 200

    new = {**circle, "invite": page_of(ana, circle)["invite"]}
    assert [come(bia, circle, "Bia"), come(bia, new, "Bia"), come(eva, circle, "Eva")] == [404] * 3
    assert come(eva, new, "Eva") == 200


def test_a_circle_is_handed_over_left_and_ends_with_its_last_member(people: list[Browser]) -> None:
    ana, bia, *_ = people
    circle = founded(ana)
    come(bia, circle, "Bia")

    assert do(ana, circle, "hand-over", key=key_of(page_of(ana, circle), "Bia")) == 200
    assert do(bia, circle, "season") == 200
    assert len(page_of(bia, circle)["seasons"]) == 2
    assert do(bia, circle, "leave") == 200
    assert page_of(ana, circle)["members"][0]["first"]
    assert do(ana, circle, "leave") == 200
    assert do(ana, circle, "leave") == 404


def test_a_page_for_members_alone_tells_somebody_invited_only_who_is_there(
    people: list[Browser],
) -> None:
    ana, bia, *_ = people
    circle = founded(ana)
    page = page_of(bia, circle, circle["invite"])
    assert (page["member"], page["invite"]) == (False, "")
    assert [each["name"] for each in page["members"]] == ["Ana"]
    assert bia.cookies == {}  # to look makes nobody known


# ------------------------------------------------------------------- the evening


def test_all_who_come_by_the_link_meet_at_the_table_that_the_first_opened(
    people: list[Browser],
) -> None:
    ana, bia, guest, _ = people
    circle = founded(ana)
    come(bia, circle, "Bia")

    assert do(guest, circle, "tonight", token=circle["invite"]) == 404  # only a member opens it
    first = bia.ask(f"/api/circles/{circle['circle']}/tonight", {}).json
    for who, token in ((ana, ""), (bia, ""), (guest, circle["invite"])):
        again = who.ask(f"/api/circles/{circle['circle']}/tonight", {"token": token}).json
        assert again == first
    assert page_of(ana, circle)["tonight"]
    with ana.sit(first["table"], first["invite"]) as seat:
        seat.look()
        assert seat.scene["chairs"][0]["name"] == "Bia"
        assert (seat.scene["preset"], len(seat.scene["chairs"])) == ("coup-es", 4)


@pytest.mark.parametrize(("game", "preset"), [(0, "coup-es"), (1, "pot-de-vin"), (4, "pot-de-vin")])
def test_the_first_who_comes_chooses_among_what_is_usually_played(
    people: list[Browser], game: int, preset: str
) -> None:
    ana, *_ = people
    circle = founded(ana, usual=[RULES, {"game": "pot-de-vin", "preset": "pot-de-vin"}])
    assert [each["preset"] for each in page_of(ana, circle)["usual"]] == ["coup-es", "pot-de-vin"]

    first = ana.ask(f"/api/circles/{circle['circle']}/tonight", {"game": game}).json
    with ana.sit(first["table"], first["invite"]) as seat:
        seat.look()
        assert seat.scene["preset"] == preset  # the last one where that number was taken away


def test_a_circle_usually_plays_one_game_at_least_and_five_at_most(people: list[Browser]) -> None:
    ana, *_ = people
    circle = founded(ana)
    for usual in ([], [RULES] * 6):
        wish = {"name": "Thursday", "own_name": "Ana", "usual": usual}
        assert ana.ask("/api/circles", wish).status == 400
        assert do(ana, circle, "change", usual=usual) == 400
    assert do(ana, circle, "change", usual=[RULES] * 5) == 200
    assert do(ana, circle, "tonight", game=5) == 400


# ------------------------------------------------------------------- standings


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a server with games, which are those of three evenings of a circle."""
    made = House(tmp_path_factory.mktemp("circle"), ServerSettings(warm=False, limits=LIMITS))
    with made.server:
        made.circle = founded(made.people[0])
        for browser, name in zip(made.people[1:], ("Bia", "Eva"), strict=True):
            assert come(browser, made.circle, name) == 200

    async def hold(store: Store) -> None:
        (stored,) = await store.circles_of(made.ids[0])
        body = json.loads(stored.body)
        body["evenings"] = [{"table": each.table, "opened": each.ended_ms} for each in made.games]
        body["seasons"] = [0, 600_000]
        body["created"] = 0
        changed = json.dumps(body).encode()
        await store.write_circle(type(stored)(stored.id, stored.version + 1, changed))

    using(made.folder / DATABASE, hold)
    with made.server.again() as server:
        for each in made.people:
            each.move(server.url)
        yield made


@pytest.mark.parametrize(("season", "begins", "ends"), [(0, 0, 1e15), (1, 0, 6e5), (2, 6e5, 1e15)])
def test_standings_are_what_one_counts_in_the_records(
    house: House, season: int, begins: float, ends: float
) -> None:
    page = page_of(house.people[1], house.circle, season=season)
    held = [each for each in house.games if begins <= each.ended_ms < ends]
    names = dict(zip(house.ids, ("Ana", "Bia", "Eva"), strict=True))
    wins = Counter(names[who] for each in held for who in winners_in(each) if who)
    games = Counter(names[who] for each in held for who in people_in(each) if who)

    assert page["games"] == len(held)
    assert page["uncounted"] == 0
    told = {each["name"]: (each["games"], each["wins"]) for each in page["standings"]}
    assert told == {name: (games[name], wins[name]) for name in names.values() if games[name]}
    points = [each["points"] for each in page["standings"]]
    assert points == sorted(points, reverse=True)
    assert all(each["fair"] == each["games"] / 4 for each in page["standings"])


def test_the_circle_chooses_how_it_scores(house: House) -> None:
    ana = house.people[0]
    by_wins = {each["name"]: each["wins"] for each in page_of(ana, house.circle)["standings"]}

    assert do(ana, house.circle, "change", scoring="fair") == 200
    fair = {each["name"]: each["points"] for each in page_of(ana, house.circle)["standings"]}
    assert fair == {name: 4 * wins for name, wins in by_wins.items()}
    assert do(ana, house.circle, "change", scoring="recent") == 200
    assert {each["points"] for each in page_of(ana, house.circle)["standings"]} == {0}
    assert do(ana, house.circle, "change", scoring="wins") == 200


def test_awards_are_for_what_somebody_alone_did_most(house: House) -> None:
    page = page_of(house.people[0], house.circle)
    for award in page["awards"]:
        assert award["count"] >= 2
        assert page["standings"][award["holder"]]["name"] in {"Ana", "Bia", "Eva"}
    assert {each["name"] for each in page["awards"]} >= {"gullible"}


def test_awards_are_what_one_counts_in_the_claims_of_the_records(house: House) -> None:
    page = page_of(house.people[0], house.circle)
    names = dict(zip(house.ids, ("Ana", "Bia", "Eva"), strict=True))
    bluffs, reads = Counter[str](), Counter[str]()
    for game in house.games:
        if not json.loads(game.header)[OPEN]:
            continue
        seats = people_in(game)
        for claim in review_of(record_in(game)).claims:
            doubter = claim.challenged_by
            bluffs[seats[claim.seat]] += not claim.true and (doubter is None or claim.proved)
            if doubter is not None:
                reads[seats[doubter]] += -1 if claim.proved else 1

    told = {each["name"]: each for each in page["awards"]}
    for award, counted in (("bluffer", bluffs), ("reader", reads)):
        worths = {name: counted[who] for who, name in names.items()}
        best = max(worths.values())
        holders = [name for name, worth in worths.items() if worth == best]
        if best < 2 or len(holders) > 1:
            assert award not in told
        else:
            assert told[award]["count"] == best
            assert page["standings"][told[award]["holder"]]["name"] == holders[0]
    assert {"bluffer", "reader"} & told.keys()


def test_each_evening_has_its_page_for_members(house: House) -> None:
    ana, stranger = house.people[0], Browser(house.people[0].url)
    (first, *_) = page_of(ana, house.circle)["evenings"]
    address = f"/api/circles/{house.circle['circle']}/evening"

    told = ana.ask(address, {"table": first["table"]})
    assert told.json["games"] == first["games"] == 1
    assert sorted(p["name"] for p in told.json["players"] if p["wins"]) != []
    other = opened(ana)["table"]
    assert ana.ask(address, {"table": other}).status == 404
    invited = {"table": first["table"], "token": house.circle["invite"]}
    assert stranger.ask(address, invited).status == 404  # for members alone
    assert do(ana, house.circle, "change", seen_by="link") == 200
    assert stranger.ask(address, invited).status == 200
    assert do(ana, house.circle, "change", seen_by="members") == 200


def test_the_standings_are_drawn_in_every_language(house: House) -> None:
    ana = house.people[0]
    for tag in ("en", "pt-BR", "es", "es-AR"):
        address = f"/api/circles/{house.circle['circle']}/picture.png?tag={tag}"
        answer = ana.ask(address, {})
        assert answer.status == 200
        assert answer.body.startswith(b"\x89PNG")


def test_no_answer_about_a_circle_holds_anybody_s_identity(house: House) -> None:
    for each in house.people:
        said = json.dumps([page_of(each, house.circle), each.ask("/api/circles").json])
        assert not any(person in said for person in house.ids)


def test_members_see_how_they_do_at_todays_daily_bluff(people: list[Browser]) -> None:
    ana, bia, _, stranger = people
    circle = founded(ana)
    come(bia, circle, "Bia")
    for each in (ana, bia):
        assert each.ask("/api/daily/coup", {"name": "Ana"}).status == 201
    page = page_of(ana, circle)
    keys = {each["key"] for each in page["members"]}
    assert {each["key"] for each in page["today"]} == keys
    assert {(each["game"], each["points"]) for each in page["today"]} == {("coup", None)}
    assert do(ana, circle, "change", seen_by="link") == 200
    assert page_of(stranger, circle, circle["invite"])["today"] == []


def test_a_season_that_there_is_not_is_refused(house: House) -> None:
    assert do(house.people[0], house.circle, "", season=9) == 400


def test_somebody_who_deletes_themselves_is_in_no_circle(people: list[Browser]) -> None:
    ana, bia, *_ = people
    circle, alone = founded(ana), founded(bia)
    come(bia, circle, "Bia")
    identity = identity_of(bia)
    assert bia.ask("/api/me/forget", {}).status == 204

    page = page_of(ana, circle)
    assert [each["name"] for each in page["members"]] == ["Ana"]
    assert identity not in json.dumps(page)
    assert do(ana, alone, "", token=alone["invite"]) == 404  # it ended


def test_founding_circles_has_the_limit_of_opening_tables(tmp_path: Path) -> None:
    with Serving(tmp_path, ServerSettings(warm=False, limits=Limits(creations=2))) as server:
        ana = Browser(server.url)
        wish = {"name": "Ours", "own_name": "Ana", "usual": [RULES]}
        assert [ana.ask("/api/circles", wish).status for _ in range(3)] == [201, 201, 429]
