"""Acts of an operator on a running server, by its socket: announced, stored, and undone."""

import json
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from intriga.server.operator.desk import NAME
from intriga.server.tables.acts_in_force import NEUTRAL, BadAddress, network_of
from tests.cli.command import Said, intriga
from tests.server.playing import BRISK, Browser, Json, Seat, opened
from tests.server.serving import ROOMY, Serving
from tests.store.cluster import Cluster

LISTED: Json = {**BRISK, "listed": True}
Operator = Callable[..., Said]


def operator_of(server: Serving) -> Operator:
    """Return what gives the operator's commands to *server*."""

    def give(*words: object) -> Said:
        return intriga("operator", *words, "--socket", server.folder / "op.sock")

    return give


def told(said: Said) -> Json:
    """Return the answer that a command has printed with ``--json``."""
    assert said.status == 0, said.err
    return dict(json.loads(said.out))


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Serving:
    """A server over each kind of store, not begun to be used."""
    settings = msgspec.structs.replace(ROOMY, operator=str(tmp_path / "op.sock"))
    if request.param == "sqlite":
        return Serving(tmp_path, settings)
    return Serving(tmp_path, settings, database=request.getfixturevalue("cluster").new())


def finished(browser: Browser, name: str = "Ana", settings: Json = BRISK) -> tuple[Seat, str]:
    """Return a seat at a table with a bot where a game is over, and the game."""
    seat = browser.sit(opened(browser, "casual", name=name, settings=settings)["table"])
    seat.look()
    seat.command("start")
    seat.see(lambda scene: scene["deal"])
    seat.play(Random(1))
    return seat, seat.scene["deal"]["id"]


def coming_from(address: str) -> dict[str, str]:
    """Return the header by which a proxy on this machine says who asks."""
    return {"x_forwarded_for": address}


# ------------------------------------------------------------------- the socket


def test_the_socket_lies_in_the_folder_of_the_tables_for_its_owner_alone(tmp_path: Path) -> None:
    with Serving(tmp_path):
        path = tmp_path / NAME
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert intriga("operator", "who", "--data", tmp_path).out.startswith("0 people on")
    assert not path.exists()
    said = intriga("operator", "who", "--data", tmp_path)
    assert (said.status, "no server answers at" in said.err) == (2, True)


def test_a_server_that_was_killed_leaves_its_socket_to_the_next(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        server.kill()
        assert (tmp_path / NAME).is_socket()
        with server.again():
            assert intriga("operator", "list", "--data", tmp_path).out == "Nothing.\n"


def test_two_servers_answer_at_no_one_socket(tmp_path: Path, cluster: Cluster) -> None:
    settings = msgspec.structs.replace(ROOMY, operator=str(tmp_path / "op.sock"))
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
    with (
        Serving(tmp_path / "a", settings, database=cluster.new()),
        pytest.raises(RuntimeError, match="another server answers at"),
    ):
        Serving(tmp_path / "b", settings, database=cluster.new())


# ------------------------------------------------------------------- who is on


def test_the_operator_sees_who_is_on_and_where_from(house: Serving) -> None:
    with house as server:
        ana = Browser(server.url)
        table = opened(ana, settings=LISTED)
        with ana.sit(table["table"]) as seat:
            seat.look()
            seen = told(operator_of(server)("who", "--json"))
        ((on,), people) = seen["tables"], seen["people"]
        assert people == 1
        assert (on["table"], on["game"], on["listed"]) == (table["table"], "coup", True)
        (person,) = on["people"]
        assert (person["name"], person["sits"], person["addresses"]) == (
            "Ana",
            True,
            ["127.0.0.1"],
        )
        assert person["identity"] in next(iter(ana.cookies.values()))


# ------------------------------------------------------------------- who stays away


def test_a_banned_identity_reads_until_when_and_not_why(house: Serving) -> None:
    with house as server:
        operate, ana, bia = operator_of(server), Browser(server.url), Browser(server.url)
        table = opened(ana, settings=LISTED)["table"]
        seat, other = ana.sit(table), bia.sit(table)
        for each in (seat, other):
            each.look()
        identity = next(iter(ana.cookies.values())).partition(".")[0]
        (act,) = told(operate("ban", identity, "--for", "2h", "--reason", "spits", "--json"))[
            "acts"
        ]

        bye = list(seat.rest())[-1]
        assert (bye["reason"], bye["again"], bye["told"]["id"]) == (
            "banned",
            False,
            "shut-out-until",
        )
        other.see(lambda scene: scene["chairs"][0]["kind"] == "empty")
        answer = ana.ask("/api/lobby")
        assert (answer.status, answer.json["reason"]) == (403, "banned")
        assert answer.json["told"] == bye["told"]
        page = ana.ask("/", accept_language="pt-BR")
        assert page.status == 403
        assert f"bloqueou você até {bye['told']['args']['until']}" in page.body.decode()
        assert "spits" not in str(bye) + answer.body.decode() + page.body.decode()
        assert ana.sit(table).hear()["reason"] == "banned"
        assert bia.ask("/api/lobby").status == 200

        server.stop()
        with server.again():
            assert ana.ask("/api/lobby").status == 403
            assert operate("undo", act["number"]).status == 0
            assert ana.ask("/api/lobby").status == 200


@pytest.mark.parametrize(
    ("target", "out", "in_"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
        ("192.0.2.0/24", "192.0.2.200", "192.0.3.1"),
        ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"),
        ("2001:db8::/48", "2001:db8:0:ffff::1", "2001:db8:1::1"),
    ],
)
def test_a_banned_address_or_network_is_kept_out(
    tmp_path: Path, target: str, out: str, in_: str
) -> None:
    with Serving(tmp_path) as server:
        browser = Browser(server.url)
        assert intriga("operator", "ban", target, "--data", tmp_path).status == 0
        assert browser.ask("/api/lobby", **coming_from(out)).json["reason"] == "banned"
        assert browser.ask("/api/lobby", **coming_from(in_)).status == 200
        assert browser.ask("/readyz").status == 200


@pytest.mark.parametrize("target", ["127.0.0.1", "0.0.0.0/0", "::/0", "ana", "192.0.2.300"])
def test_this_machine_and_invalid_addresses_cannot_be_banned(target: str) -> None:
    with pytest.raises(BadAddress):
        network_of(target)


def test_a_ban_ends_by_itself(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        said = intriga("operator", "ban", "192.0.2.1", "--for", "1m", "--data", tmp_path)
        assert said.status == 0
        server.stop()
    with Serving(tmp_path, first="tests.server.an_hour_later") as server:
        assert Browser(server.url).ask("/api/lobby", **coming_from("192.0.2.1")).status == 200
        assert ", over" in intriga("operator", "list", "--all", "--data", tmp_path).out


@pytest.mark.parametrize("lasts", ["soon", "0d", "-1d", "7"])
def test_a_time_that_is_none_is_refused(tmp_path: Path, lasts: str) -> None:
    said = intriga("operator", "ban", "192.0.2.1", f"--for={lasts}", "--data", tmp_path)
    assert (said.status, "is no time" in said.err) == (2, True)


# ------------------------------------------------------------------- what is not shown


def test_a_closed_table_lets_nobody_in_until_that_is_undone(house: Serving) -> None:
    with house as server:
        operate, ana, bia = operator_of(server), Browser(server.url), Browser(server.url)
        table = opened(ana, settings=LISTED)["table"]
        seat = ana.sit(table)
        seat.look()
        assert [row["table"] for row in bia.ask("/api/lobby").json["tables"]] == [table]
        assert operate("close", table, "--reason", "filth").status == 0

        bye = list(seat.rest())[-1]
        assert (bye["reason"], bye["again"]) == ("closed-table", False)
        assert bia.sit(table).hear()["reason"] == "closed-table"
        assert ana.ask(f"/api/tables/{table}/advice").status == 410
        assert ana.ask(f"/t/{table}").status == 404
        operate("undo", 1)
        with ana.sit(table) as again:
            assert again.look()["you"] == 0
        assert operate("close", "nowhere").err.endswith("there is no table 'nowhere'\n")


def test_a_name_that_is_taken_down_is_shown_nowhere(house: Serving) -> None:
    with house as server:
        operate, ana, bia = operator_of(server), Browser(server.url), Browser(server.url)
        seat, game = finished(ana, name="Ana Vil", settings=LISTED)
        other = bia.sit(seat.table)
        other.look()
        other.command("join", name="Bia")
        seat.command("say", text="hello")
        assert "Ana Vil" in bia.ask(f"/api/replays/{game}").json["names"]
        sleeping = opened(Browser(server.url), name="Ana Vi1", settings=LISTED)["table"]
        operate("name", "ana vil")

        other.see(lambda scene: scene["chairs"][0]["name"] == NEUTRAL)
        assert [line["name"] for line in other.talk if line["text"]] == [NEUTRAL]
        assert "Vil" not in str(other.scene)
        assert NEUTRAL in bia.ask(f"/api/replays/{game}").json["names"]
        record = bia.ask(f"/api/replays/{game}/record").body.decode()
        assert "Vil" not in record + bia.ask(f"/r/{game}").body.decode()
        rows = {row["table"]: row for row in bia.ask("/api/lobby").json["tables"]}
        assert rows[sleeping]["names"] == [NEUTRAL]
        seat.command("rename", name="Ana Vi1")
        assert seat.scene["chairs"][0]["name"] == NEUTRAL
        operate("undo", 1)
        assert "Ana Vil" in bia.ask(f"/api/replays/{game}").json["names"]


def test_a_replay_that_is_taken_down_is_shown_to_nobody(house: Serving) -> None:
    with house as server:
        operate, ana = operator_of(server), Browser(server.url)
        seat, game = finished(ana)
        ways = ("", "/record", "/review", "/picture.png", "/3/picture.png", "/analysis")
        assert ana.ask(f"/api/replays/{game}").status == 200
        assert operate("replay", game).status == 0

        assert [ana.ask(f"/api/replays/{game}{way}").status for way in ways] == [410] * len(ways)
        assert ana.ask(f"/r/{game}").status == 404
        evening = ana.ask(f"/api/tables/{seat.table}/evening", {})
        assert evening.json["games"] == 0
        operate("undo", 1)
        assert ana.ask(f"/api/replays/{game}").status == 200
        assert operate("replay", "none").status == 2


def test_an_announcement_is_heard_at_all_tables_and_in_the_lobby(house: Serving) -> None:
    with house as server:
        operate, ana = operator_of(server), Browser(server.url)
        with ana.sit(opened(ana)["table"]) as seat:
            seat.look()
            operate("announce", "We stop at ten.")
            seat.see(lambda scene: scene["talk"])
            (line,) = seat.talk
            assert line["told"] == {"id": "told-announced", "args": {"text": "We stop at ten."}}
        assert ana.ask("/api/lobby").json["notice"] == "We stop at ten."
        operate("undo", 1)
        assert "notice" not in ana.ask("/api/lobby").json
        assert operate("announce", "Hello", "--for", "ever").status == 2


def test_every_act_is_kept_with_its_time_and_note_and_undone_once(house: Serving) -> None:
    with house as server:
        operate = operator_of(server)
        operate("ban", "192.0.2.1", "--for", "4w", "--reason", "a flood")
        operate("name", "Ana")
        assert operate("undo", 2).status == 0
        assert operate("undo", 2).err.endswith("there is no act 2 to undo\n")
        (ban,) = operate("list").out.splitlines()
        assert "ban-address 192.0.2.1/32, until 20" in ban
        assert ban.endswith("(a flood)")
        kept = told(operate("list", "--all", "--json"))["acts"]
        assert [(each["kind"], each["holds"]) for each in kept] == [
            ("ban-address", True),
            ("name", False),
        ]
        logged = server.log.read_text(encoding="utf-8")
        assert logged.count('"event": "operator"') == 3
        assert "192.0.2.1" not in logged


def test_other_servers_of_the_database_hear_of_it(tmp_path: Path, cluster: Cluster) -> None:
    database, servers = cluster.new(), list[Serving]()
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        settings = msgspec.structs.replace(ROOMY, operator=str(tmp_path / name / "op.sock"))
        servers.append(Serving(tmp_path / name, settings, database=database, shares=True))
    one, other = servers
    with one, other:
        operate, ana = operator_of(one), Browser(other.url)
        table = opened(ana, name="Vil", settings=LISTED)["table"]
        seat = ana.sit(table)
        seat.look()
        operate("name", "Vil")
        seat.see(lambda scene: scene["chairs"][0]["name"] == NEUTRAL)
        operate("announce", "Hello")
        seat.see(lambda scene: scene["talk"])
        operate("close", table)
        assert list(seat.rest())[-1]["reason"] == "closed-table"
        assert Browser(one.url).sit(table).hear()["reason"] == "closed-table"


def test_a_table_that_nobody_has_in_memory_forgets_a_name_once_somebody_comes(
    tmp_path: Path,
) -> None:
    with Serving(tmp_path) as server:
        ana = Browser(server.url)
        table = opened(ana, name="Vil", settings=LISTED)["table"]
        server.stop()
        with server.again() as again:
            ana.move(again.url)
            assert intriga("operator", "name", "Vil", "--data", tmp_path).status == 0
            with ana.sit(table) as seat:
                seat.look()
                seat.see(lambda scene: scene["chairs"][0]["name"] == NEUTRAL)
