"""Four friends play two evenings at a table of their own, a week apart; then one of them goes."""

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from intriga.core.chance import Scripted
from intriga.core.games import table_rules_of
from intriga.core.record import Record, read_records, resume
from intriga.server.run import DATABASE
from intriga.store.sqlite.backup import back_up
from tests.e2e.people import PHONE, TABLET, Visitor, Visitors
from tests.e2e.sites import Site
from tests.e2e.test_circle import browser_of, come, found
from tests.server.house_of_games import identity_of
from tests.server.playing import BRISK, Browser, Seat

NAMES = ("Ana", "Bia", "Caio", "Zuleika")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def meet(who: Visitor, link: str) -> str:
    """Let *who* go to the table of the evening, and return it."""
    who.open("/about")
    who.open(link)
    who.button(who.t("web-circle-meet")).click()
    who.page.wait_for_url("**/t/*")
    who.until(lambda: bool(who.scene), "the table is shown")
    return who.table


def play(friends: Mapping[str, Browser], circle: str, games: int) -> None:
    """Let *friends*, the host first, play *games* at the table of *circle*, among themselves."""
    with ExitStack() as stack:
        seats: list[Seat] = []
        for name, each in friends.items():
            opened = each.ask(f"/api/circles/{circle}/tonight", {}).json
            seat = stack.enter_context(each.sit(opened["table"], opened["invite"]))
            seat.look()
            if seat.scene.get("you") is None:
                told = seat.command("join", name=name, token=opened["invite"])
                assert told["type"] == "accepted"
            seats.append(seat)
        host, others = seats[0], seats[1:]
        host.command("configure", settings=BRISK, chairs=len(seats))
        for number in range(games):
            for seat in others:
                seat.command("ready", ready=True)
            assert host.command("start")["type"] == "accepted"
            with ThreadPoolExecutor(len(seats)) as threads:
                list(threads.map(_play_one, seats, [number] * len(seats)))


def _play_one(seat: Seat, number: int) -> None:
    seat.see(lambda scene: scene["phase"] == "playing")
    seat.play(Random(number))


def won_in(records: Sequence[Record]) -> Counter[str]:
    """Return how many games each has won, by the rules."""
    rules = table_rules_of("coup").ruleset
    games = [(record, resume(rules, record, Scripted([]))) for record in records]
    return Counter(record.header["seats"][seat] for record, game in games for seat in game.winners)


def records_of(browser: Browser, file: Path) -> list[Record]:
    """Return the records that *browser* saves."""
    file.write_bytes(browser.ask("/api/me/records").body)
    return list(read_records(file))


def row_of(who: Visitor, name: str) -> list[str]:
    """Return the cells of *name* in the standings on the page of *who*."""
    row = who.page.get_by_role("table").first.get_by_role("row", name=re.compile(name))
    expect(row).to_have_count(1)
    return row.get_by_role("cell").all_inner_texts()


def on_another_device(who: Visitor, visitors: Visitors, site: Site) -> Visitor:
    """Return the tablet of *who*, to which a link has led."""
    tablet = visitors.arrive(who.name, size=TABLET)
    made = browser_of(site, who).ask("/api/device-links", {}).json
    tablet.open(made["link"])
    tablet.button(tablet.t("web-continue")).click()
    tablet.page.wait_for_url(re.compile(r":\d+/$"))
    return tablet


@pytest.mark.slow  # windows of several people stay open for two seconds
def test_two_evenings_of_four_friends_one_of_whom_deletes_herself(
    visitors: Visitors, site: Site, tmp_path: Path
) -> None:
    friends = [visitors.arrive(name, size=PHONE, touch=True) for name in NAMES]
    ana, bia, _, zuleika = friends
    link = found(ana, "Thursday")
    for each in friends[1:]:
        come(each, link)
    tablet = on_another_device(zuleika, visitors, site)
    first = meet(ana, link)
    assert meet(tablet, link) == first

    browsers = [browser_of(site, each) for each in friends]
    assert identity_of(browser_of(site, tablet)) == identity_of(browsers[3])
    circle = link.rpartition("/")[2].partition("#")[0]
    known: dict[str, Browser] = dict(zip(NAMES, browsers, strict=True))
    play(known, circle, games=3)
    assert site.interrupt() == 0
    site.first = "tests.server.a_week_later"
    site.start()
    second = meet(bia, link)
    assert second != first
    play({name: known[name] for name in ("Bia", "Ana", "Zuleika")}, circle, games=1)

    records = records_of(browsers[0], tmp_path / "ana.jsonl")
    wins, played = won_in(records), Counter(n for r in records for n in r.header["seats"])
    assert len(records) == 4
    ana.open("/about")
    ana.open(link)
    for name in NAMES:
        points, won, games, *_ = row_of(ana, name)
        assert (points, won, games) == (str(wins[name]), str(wins[name]), str(played[name]))
    evenings = ana.page.get_by_role("listitem").filter(has=ana.page.locator('a[href*="/c/"]'))
    expect(evenings).to_have_count(2)

    told = browsers[1].ask("/api/me/statistics/coup").json
    met = {each["name"]: each for each in told["opponents"]}
    assert (met["Ana"]["games"], met["Ana"]["theirs"]) == (4, wins["Ana"])
    assert (met["Caio"]["games"], met["Caio"]["own"]) == (
        3,
        won_in([r for r in records if "Caio" in r.header["seats"]])["Bia"],
    )
    bia.open(f"/me/{met['Ana']['who']}?game=coup")
    score = bia.page.locator(".score b")
    expect(score.nth(0)).to_have_text(str(wins["Bia"]))
    expect(score.nth(2)).to_have_text(str(wins["Ana"]))

    identity = identity_of(browsers[3])
    goes(tablet, zuleika)
    latest = browsers[0].ask("/api/me/games", {}).json["games"][0]
    assert "Zuleika" not in [each["name"] for each in latest["players"]]
    assert site.interrupt() == 0
    nothing_is_left_of(tmp_path / DATABASE, tmp_path / "copy.db", identity)


def goes(tablet: Visitor, phone: Visitor) -> None:
    """Let somebody take everything along, and delete herself on her tablet."""
    tablet.open("/me?tab=data")
    with tablet.page.expect_download() as saving:
        tablet.page.get_by_role("link", name=tablet.t("web-me-everything")).click()
    told = json.loads(saving.value.path().read_text(encoding="utf-8"))
    assert len(told["games"]) == 4
    tablet.button(tablet.t("web-me-forget")).click()
    dialog = tablet.page.get_by_role("dialog")
    dialog.get_by_role("button", name=tablet.t("web-me-forget-sure")).click()
    tablet.page.wait_for_url(re.compile(r":\d+/$"))
    phone.open("/me")
    expect(phone.page.get_by_text(phone.t("web-me-none"))).to_be_visible()


def nothing_is_left_of(database: Path, copy: Path, identity: str) -> None:
    """See that neither file holds more of somebody than that her cookie counts for nothing."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("DELETE FROM revoked")
        connection.commit()
    back_up(database, copy)
    for file in (database, copy):
        raw = file.read_bytes()
        assert not any(each.encode() in raw for each in ("Zuleika", identity))
