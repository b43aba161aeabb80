"""A language model plays through MCP, over stdio too, at a real server in its own process."""

import asyncio
import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import pytest

from intriga.core.games import games
from intriga.lab.adapters.llm_seat import LONGEST, LlmSeat
from intriga.lab.adapters.mcp_server import TOOLS, serving
from intriga.lab.adapters.remote import Remote
from intriga.lab.adapters.remote_seat import PROTOCOL as SPOKEN
from intriga.server.wire.messages import PROTOCOL
from intriga.service.commands import LONGEST_LINE, Answer
from intriga.service.table_settings import REACTION, TURN
from tests.cli.command import intriga
from tests.lab.adapters.model import OVER, Doubter, Model, Refusal, by_stdio, legal_in, model
from tests.server.serving import Serving

BOTS = ["casual", "casual"]
GAMES: list[tuple[str, dict[str, object]]] = [
    ("coup", {}),
    ("coup", {"edition": "urbis-reforma", "options": {"slot_duke": "patron"}}),
    ("pot-de-vin", {}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


async def sit_with_bots(player: Model, game: str = "coup", **more: object) -> str:
    """Open a table, start the game, and return what was told."""
    await player.call("open_table", game=game, chairs=3, bots=BOTS, **more)
    return await player.call("start")


def views_in(told: list[str]) -> list[dict[str, Any]]:
    lines = [line for text in told for line in text.splitlines()]
    return [json.loads(line[9:]) for line in lines if line.startswith("You see: ")]


def commands(server: Serving, table: str) -> list[int]:
    """Return the commands of people that *table* has obeyed."""
    return [event.command for event in server.events(table) if event.command]


@pytest.mark.parametrize(("game", "more"), GAMES, ids=str)
def test_a_model_plays_a_game_with_bots_to_its_end(
    server: Serving, tmp_path: Path, game: str, more: dict[str, object]
) -> None:
    async def play() -> tuple[str, list[str]]:
        async with by_stdio(server.url, tmp_path / "log") as player:
            await sit_with_bots(player, game, **more)
            return await player.play(Random(1)), player.all

    last, told = asyncio.run(play())

    assert "It was won by" in last
    assert "valid, 0 invalid (0.0 %)" in last
    assert sum("In this game: " in text for text in told) == 1
    assert sum("The cards are dealt" in text for text in told) == 1


def test_news_are_in_the_requested_language(server: Serving, tmp_path: Path) -> None:
    async def play() -> str:
        async with by_stdio(server.url, tmp_path / "log", language="pt-BR") as player:
            return await sit_with_bots(player)

    assert "What happened:\nAs cartas estão na mesa" in asyncio.run(play())


def test_an_input_that_is_not_legal_is_refused_with_the_legal_ones_and_counted_apart(
    server: Serving,
) -> None:
    async def play() -> None:
        async with model(server.url) as player:
            told = await sit_with_bots(player)
            told = told if legal_in(told) else await player.asked()
            table = told.partition("Table ")[2].partition(":")[0]
            before, asked = views_in([told])[-1], commands(server, table)

            for words in ("I am the Queen!", "[block queen]", "", "a\tb", *["x" * 500] * 25):
                with pytest.raises(Refusal, match="is refused: ") as refused:
                    await player.call("act", answer=words)
                assert legal_in(str(refused.value)) == legal_in(told)

            assert commands(server, table) == asked
            assert views_in([await player.call("look")])[-1] == before
            assert legal_in(await player.call("inputs")) == legal_in(told)
            await player.call("act", answer=legal_in(told)[0])
            assert "1 valid, 29 invalid (96.7 %)" in await player.call("leave")

    asyncio.run(play())


def test_two_models_play_and_talk_at_one_table(server: Serving) -> None:
    async def play() -> tuple[Model, Model]:
        async with (
            model(server.url, "Ana") as host,
            model(server.url, "Beto") as guest,
        ):
            opened = await host.call("open_table", game="coup", chairs=2)
            link = opened.splitlines()[0].removeprefix("Link: ")
            await guest.call("sit", table=link)
            with pytest.raises(Refusal, match="not ready yet: Beto"):
                await host.call("start")
            await guest.call("ready")
            await host.call("say", text="[coup 0] Do as I say!")
            await host.call("start")
            await asyncio.gather(host.play(Doubter(1)), guest.play(Doubter(2)))
            await asyncio.gather(host.call("ready"), guest.call("ready"))
            assert OVER not in await host.asked()  # of the next game
            await guest.call("leave")
            return host, guest

    host, guest = asyncio.run(play())

    assert any('Ana says: "[coup 0] Do as I say!"' in told for told in guest.all)
    for number, player in enumerate((host, guest)):
        views = views_in(player.all)
        assert {view["seat"] for view in views} == {number}


@pytest.mark.parametrize("game", ["coup", "pot-de-vin"])
def test_a_model_never_reads_the_cards_of_others(server: Serving, game: str) -> None:
    async def play() -> list[str]:
        async with model(server.url) as player:
            await sit_with_bots(player, game)
            await player.play(Random(2))
            return player.all

    views = views_in(asyncio.run(play()))

    assert len(views) > 3
    for view in views:
        others = [hand for seat, hand in enumerate(view["hands"]) if seat != view["seat"]]
        assert {card for hand in others for card in hand} <= {"?"}


def test_a_game_goes_on_after_the_server_was_killed_and_started_again(tmp_path: Path) -> None:
    async def play() -> list[str]:
        first = Serving(tmp_path)
        async with by_stdio(first.url, tmp_path / "log") as player:
            try:
                await sit_with_bots(player)
                await player.play(Random(3), most=2)
            finally:
                first.kill()
            with Serving(tmp_path, port=first.port):
                assert "It was won by" in await player.play(Random(4))
            return player.all

    told = asyncio.run(play())

    assert sum("The cards are dealt" in text for text in told) == 1


def test_nobody_is_kept_waiting_longer_than_they_said(server: Serving) -> None:
    async def play() -> str:
        async with model(server.url) as player:
            await player.call("open_table", game="coup")
            return await player.call("wait", seconds=0)

    assert asyncio.run(play()).startswith("Nothing is asked of you yet")


def test_a_model_reads_the_lobby_the_games_and_their_rules(server: Serving) -> None:
    async def play() -> list[str]:
        async with (
            model(server.url, "Ana") as host,
            model(server.url, "Beto") as guest,
        ):
            opened = await host.call("open_table", game="pot-de-vin", chairs=3, listed=True)
            table = opened.partition("Table ")[2].partition(":")[0]
            own, other = await host.call("list_tables"), await guest.call("list_tables")
            assert f"{table}: pot-de-vin" in other
            assert "You sit at:" in own
            assert "You sit on chair 1" in await guest.call("sit", table=table)
            games, rules = await host.call("list_games"), await host.call("rules", game="coup")
            return [games, rules, await host.call("rules", game="coup", topic="steal")]

    games, rules, topic = asyncio.run(play())

    assert "urbis-reforma (2 to 10)" in games
    assert "reforma: false, true" in games
    assert "steal" in rules.partition("Topics: ")[2]
    assert "COUP-" in topic


def test_a_quick_game_is_dealt_at_once(server: Serving) -> None:
    async def play() -> str:
        async with model(server.url) as player:
            return await player.call("quick_game", game="coup", level="beginner", players=2)

    assert len(views_in([asyncio.run(play())])) == 1


def test_where_nobody_answers_every_tool_says_so_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
    url = f"http://127.0.0.1:{port}"

    async def play() -> None:
        async with model(url) as player:
            with pytest.raises(Refusal, match=f"nobody answers at {url}: .*refused$"):
                await player.call("list_tables")
            with pytest.raises(Refusal, match="you sit at no table"):
                await player.call("look")

    asyncio.run(play())


BAD_LINKS = {
    "http://127.0.0.1:1/t/abc#SECRET": "the link is for http://127.0.0.1:1, and you play at",
    "nowhere": "There is no such table",
    "http://127.0.0.1:1/somewhere#SECRET": "not 'http://127.0.0.1:1/somewhere'",
    "http://me:SECRET@127.0.0.1:1/t": "not '127.0.0.1:1/t'",
}


def test_a_bad_link_is_refused_and_no_secret_is_repeated(server: Serving, tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def play() -> list[str]:
        async with by_stdio(server.url, log) as player:
            for link, why in BAD_LINKS.items():
                with pytest.raises(Refusal, match=why):
                    await player.call("sit", table=link)
            return player.all

    told = asyncio.run(play())

    assert len(told) == len(BAD_LINKS)
    assert "SECRET" not in "".join(told) + log.read_text(encoding="utf-8")


def test_a_private_table_needs_its_invitation_and_nobody_logs_it(
    server: Serving, tmp_path: Path
) -> None:
    log = tmp_path / "log"

    async def play() -> str:
        async with (
            by_stdio(server.url, log, "Ana") as host,
            by_stdio(server.url, log, "Beto") as guest,
        ):
            link = (await host.call("open_table", game="coup")).splitlines()[0]
            table, _, invitation = link.rpartition("/")[2].partition("#")
            with pytest.raises(Refusal, match="This table is private"):
                await guest.call("sit", table=table)
            await guest.call("sit", table=f"{server.url}/t/{table}#{invitation}")
            assert not any(invitation in told for told in guest.all)
            return invitation

    invitation = asyncio.run(play())

    assert invitation not in log.read_text(encoding="utf-8")


def test_impossible_arguments_are_refused_in_a_sentence(server: Serving) -> None:
    async def play() -> None:
        async with model(server.url) as player:
            with pytest.raises(Refusal, match="no bot called 'genius'"):
                await player.call("open_table", game="coup", bots=["genius"])
            with pytest.raises(Refusal, match="there is no topic 'chess'"):
                await player.call("rules", game="coup", topic="chess")
            await player.call("open_table", game="coup")
            with pytest.raises(Refusal, match="leave it first"):
                await player.call("quick_game", game="coup")
            with pytest.raises(Refusal, match="Too few are at the table"):
                await player.call("start")
            with pytest.raises(Refusal, match="nobody asks you anything now"):
                await player.call("act", answer="tax")

    asyncio.run(play())


# ------------------------------------------------------------------- the command


def test_every_tool_and_argument_is_described_to_the_model(server: Serving) -> None:
    async def ask() -> list[tuple[str, str, dict[str, dict[str, object]]]]:
        async with model(server.url) as player:
            tools = (await player.client.list_tools()).tools
            return [
                (each.name, each.description or "", each.input_schema["properties"])
                for each in tools
            ]

    tools = asyncio.run(ask())

    assert [name for name, _, _ in tools] == [tool.__name__ for tool in TOOLS]
    for name, about, properties in tools:
        assert about.endswith("."), name
        assert "Raises" not in about
        assert all(each.get("description") for each in properties.values()), name


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--server", "ftp://x/#SECRET"], "a server is written as"),
        (["--server", "http://x:99999999"], "a server is written as"),
        (["--name", "x" * 25], "a name has 1 to 24 characters, not 25"),
        (["--language", "xx"], "There is no language"),
    ],
)
def test_a_bad_call_is_refused_in_a_sentence(options: list[str], why: str) -> None:
    told = refused(*options)

    assert told.startswith("intriga mcp: ")
    assert why in told
    assert "SECRET" not in told
    assert told.count("\n") == 1


def test_without_the_extra_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("intriga.lab.adapters.mcp_server")  # as if it had not been loaded yet
    monkeypatch.delitem(sys.modules, "intriga.lab.adapters.mcp_server")
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    told = refused()

    assert told.endswith("pip install 'intriga[mcp]'\n")
    assert told.count("\n") == 1


def refused(*options: str) -> str:
    """Return the error of a call that ends with status 2."""
    said = intriga("mcp", *options)
    assert said.status == 2, said.err
    return said.err


def test_the_constants_of_a_guest_are_those_of_the_server() -> None:
    assert SPOKEN == PROTOCOL
    assert (
        get_type_hints(Answer, include_extras=True)["words"].__metadata__[0].max_length == LONGEST
    )

    async def ask() -> dict[str, dict[str, Any]]:
        tools = await serving(LlmSeat(Remote("http://127.0.0.1:1", "Ana"), "en")).list_tools()
        return {each.name: each.input_schema["properties"] for each in tools}

    tools = asyncio.run(ask())
    opening = tools["open_table"]
    assert tools["say"]["text"]["maxLength"] == LONGEST_LINE
    assert opening["game"]["enum"] == [*games()]
    for name, seconds in (("turn", TURN), ("reaction", REACTION)):
        assert f"{seconds[0]} to {seconds[-1]};" in opening[name]["description"]
