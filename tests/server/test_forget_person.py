"""A person who is forgotten: neither name nor words are left, games and their deals are."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from intriga.server.run import DATABASE
from intriga.server.tables.acts_in_force import NEUTRAL
from intriga.store.interface import Store
from tests.cli.command import intriga
from tests.server.playing import BRISK, Browser, Json, Seat, opened
from tests.server.serving import ROOMY, Serving
from tests.server.test_operator import house, operator_of
from tests.server.test_reports import alias_of, report
from tests.store.cluster import Cluster
from tests.store.opening import Place, using

__all__ = ["house"]
WORDS = "something that I regret"
NAME = "Zuleika"


def identity_of(browser: Browser) -> str:
    return str(browser.ask("/api/identity").json["identity"])


def played(server: Serving) -> tuple[Browser, Browser, Seat, Json]:
    """Return who is to be forgotten, another, the seat of that and what was told of their game."""
    zuleika, ana = Browser(server.url), Browser(server.url)
    table = opened(zuleika, "casual", chairs=3, name=NAME, settings=BRISK, face="dora")
    own, other = zuleika.sit(table["table"]), ana.sit(table["table"], table["invite"])
    for seat in (own, other):
        seat.look()
    other.command("join", name="Ana", token=table["invite"])
    own.command("say", text=WORDS)
    other.command("say", text="hello")
    other.command("ready", ready=True)
    commitment = own.scene["next"]["commitment"]
    own.command("rename", name=f"{NAME} II")
    own.command("start")
    for seat in (own, other):
        seat.see(lambda scene: scene["phase"] == "playing")
    for seat in (own, other):
        seat.command("leave")
    other.command("hurry")
    other.see(lambda scene: scene["phase"] == "over")
    report(other, alias_of(other, f"{NAME} II"))
    return zuleika, ana, other, {"game": other.scene["deal"]["id"], "commitment": commitment}


def whole(place: Place) -> str:
    """Return all that a store holds."""

    async def read(store: Store) -> str:
        tables = await store.tables()
        events = [each.body for row in tables for each in await store.read(row.table)]
        games = [game for row in tables for game in await store.games_of(row.table)]
        kept = [(game.header, game.record) for game in games]
        reports = await store.reports(all_of_them=True)
        acts = [(act.target, act.reason) for act in await store.acts()]
        talk = [(each.reporter, each.reported, each.name, each.talk) for each in reports]
        return str([[row.summary for row in tables], events, kept, acts, talk])

    return using(place, read)


def test_neither_name_nor_words_of_a_forgotten_person_are_left(
    house: Serving, tmp_path: Path
) -> None:
    with house as server:
        zuleika, _, other, told = played(server)
        identity = identity_of(zuleika)
        said = operator_of(server)("forget", identity, "--reason", "asked for it")
        assert said.out.startswith(f"Forgotten: {NEUTRAL} ")
        assert said.out.endswith("stands at 1 tables and in 1 finished games.\n")

        record = other.browser.ask(f"/api/replays/{told['game']}/record").body.decode()
        names = json.loads(record.partition("\n")[0])["seats"]
        assert next(name.partition(" ")[0] for name in names if name != "Ana") == NEUTRAL
        with other.browser.sit(other.table) as again:
            again.look()
            texts = [line["text"] for line in again.talk if line["text"]]
            assert texts == ["…", "hello"]
            assert NAME not in str(again.scene)
            assert again.command("say", text="it goes on")["type"] == "accepted"
        assert zuleika.ask("/api/identity").json["identity"] != identity
        server.stop()
        left = whole(server.database or tmp_path / DATABASE)
    assert not any(each in left for each in (NAME, WORDS, identity))


def test_the_file_holds_nothing_of_a_forgotten_person_any_more(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        zuleika, _, _, _ = played(server)
        identity = identity_of(zuleika)
        assert intriga("operator", "forget", identity, "--data", tmp_path).status == 0
        server.stop()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.execute("DELETE FROM revoked")  # that their cookie counts for nothing stays
        database.commit()
    raw = (tmp_path / DATABASE).read_bytes()
    assert not any(each.encode() in raw for each in (NAME, WORDS))


def test_the_deal_of_a_game_fits_though_a_player_is_forgotten(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        zuleika, ana, _, told = played(server)
        assert intriga("operator", "forget", identity_of(zuleika), "--data", tmp_path).status == 0
        replay = ana.ask(f"/api/replays/{told['game']}")
        assert replay.status == 200
        assert replay.json["faces"][replay.json["names"].index("Ana")] == ""
        record = ana.ask(f"/api/replays/{told['game']}/record").body
    (tmp_path / "record.jsonl").write_bytes(record)
    said = intriga("verify", tmp_path / "record.jsonl", "--commitment", told["commitment"])
    assert (said.status, said.out.startswith("It fits.")) == (0, True)
    assert intriga("replay", "--check", tmp_path / "record.jsonl").status == 0


def test_a_game_under_way_goes_on_without_the_name(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        zuleika, ana = Browser(server.url), Browser(server.url)
        table = opened(ana, "casual", chairs=3, settings=BRISK)
        seat, other = ana.sit(table["table"]), zuleika.sit(table["table"], table["invite"])
        for each in (seat, other):
            each.look()
        other.command("join", name=NAME, token=table["invite"])
        other.command("ready", ready=True)
        seat.command("start")
        other.see(lambda scene: scene["phase"] == "playing")
        assert intriga("operator", "forget", identity_of(zuleika), "--data", tmp_path).status == 0
        with ana.sit(table["table"]) as again:
            again.look()
            assert NAME not in str(again.scene)
            again.play(Random(3))
            assert again.scene["phase"] == "over"


def test_somebody_who_was_never_here_is_forgotten_at_no_table(tmp_path: Path) -> None:
    with Serving(tmp_path):
        nobody = intriga("operator", "forget", f"b{'0' * 32}", "--data", tmp_path)
        assert nobody.out.endswith("stands at 0 tables and in 0 finished games.\n")
        wrong = intriga("operator", "forget", "Ana", "--data", tmp_path)
        assert (wrong.status, "is no identity" in wrong.err) == (2, True)


def test_tables_of_another_server_forget_too(tmp_path: Path, cluster: Cluster) -> None:
    database, servers = cluster.new(), list[Serving]()
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        settings = msgspec.structs.replace(ROOMY, operator=str(tmp_path / name / "op.sock"))
        servers.append(Serving(tmp_path / name, settings, database=database, shares=True))
    one, other = servers
    with one, other:
        zuleika, ana, _, _ = played(other)
        identity = identity_of(zuleika)
        said = operator_of(one)("forget", identity)
        assert said.out.endswith("stands at 1 tables and in 1 finished games.\n"), said
        assert ana.ask("/healthz").status == 200
        for each in servers:
            each.stop()
    left = whole(database)
    assert not any(each in left for each in (NAME, WORDS, identity))
