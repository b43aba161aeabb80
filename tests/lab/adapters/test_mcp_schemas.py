"""The schemas of the tools and texts of a seat, before and after a model uses them."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from mcp.types import TextContent, TextResourceContents

from intriga.core.games import games, table_rules_of
from intriga.lab.adapters.mcp_server import LOSING, READING, TOOLS
from tests.lab.adapters.model import legal_in, model
from tests.server.serving import Serving

BOTS = ["beginner", "beginner"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


def test_every_tool_says_whether_it_only_reads_and_what_it_gives(server: Serving) -> None:
    async def ask() -> list[Any]:
        async with model(server.url) as player:
            return (await player.client.list_tools()).tools

    tools = {tool.name: tool for tool in asyncio.run(ask())}

    assert {*tools} == {tool.__name__ for tool in TOOLS}
    assert {name for name, tool in tools.items() if tool.annotations.read_only_hint} == READING
    assert {name for name, tool in tools.items() if tool.annotations.destructive_hint} == LOSING
    for tool in tools.values():
        assert {*tool.output_schema["properties"]} == {"text", "table", "asked", "legal", "over"}


def test_structured_answers_have_the_state_of_the_game_beside_the_text(server: Serving) -> None:
    async def play() -> list[Any]:
        async with model(server.url) as player:
            call = player.client.call_tool
            before = await call("list_games", {})
            opened = await call("open_table", {"game": "coup", "chairs": 3, "bots": BOTS})
            await player.call("start")
            asked = await call("wait", {"seconds": 60})
            await player.play(Random(2))
            return [before, opened, asked, await call("look", {})]

    answers = asyncio.run(play())
    before, opened, asked, ended = [each.structured_content for each in answers]

    assert (before["table"], before["asked"], before["legal"]) == (None, False, [])
    assert opened["table"] == asked["table"] == ended["table"] is not None
    assert asked["asked"]
    assert asked["legal"] == legal_in(asked["text"])
    assert (ended["over"], ended["asked"], asked["over"]) == (True, False, False)
    for answer in answers:
        [text] = answer.content
        assert isinstance(text, TextContent)
        assert text.text == answer.structured_content["text"]


def test_the_rules_of_every_game_can_be_read_by_topic(server: Serving) -> None:
    async def read() -> dict[str, str]:
        async with model(server.url) as player:
            listed = (await player.client.list_resources()).resources
            found: dict[str, str] = {}
            for each in listed:
                [content] = (await player.client.read_resource(str(each.uri))).contents
                assert isinstance(content, TextResourceContents)
                found[str(each.uri)] = content.text
            return found

    texts = asyncio.run(read())

    assert {*texts} == {
        f"intriga://rules/{game}{topic}"
        for game in games()
        for topic in ("", *(f"/{each}" for each in table_rules_of(game).topics))
    }
    assert all(len(text) > 40 for text in texts.values())
