"""A language model as the MCP SDK's own client plays it: ``intriga mcp`` in a process, by stdio."""

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from mcp import Client, StdioServerParameters, stdio_client
from mcp.types import CallToolResult, TextContent

COMMAND = ["-c", "from intriga.cli.main import main; main()", "mcp"]
PATIENCE = 120.0  # seconds: nothing in these tests takes so long
OVER = "The game is over."


class Refusal(Exception):
    """A tool that says why not."""


class Model:
    """A client that keeps ``all`` that it was told."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.all: list[str] = []

    async def call(self, tool: str, **given: Any) -> str:  # noqa: ANN401
        async with asyncio.timeout(PATIENCE):
            answer: CallToolResult = await self.client.call_tool(tool, given)
        text = "\n".join(part.text for part in answer.content if isinstance(part, TextContent))
        self.all.append(text)
        if answer.is_error:
            raise Refusal(text)
        return text

    async def asked(self) -> str:
        """Return what it is told when it is asked, or when the game is over."""
        while True:
            told = await self.call("wait", seconds=PATIENCE)
            if legal_in(told) or OVER in told:
                return told

    async def play(self, chance: Random, most: int = 10_000) -> str:
        """Answer by chance, until the game is over or so often; return what was told last."""
        for _ in range(most):
            told = await self.asked()
            if OVER in told:
                break
            await self.call("act", answer=f"Well: [{chance.choice(legal_in(told))}]")
        return self.all[-1]


def legal_in(told: str) -> list[str]:
    """Return the inputs that are listed."""
    return [line[1:-1] for line in told.splitlines() if line.startswith("[")]


@asynccontextmanager
async def model(
    url: str, log: Path, name: str = "Ana", language: str = "en"
) -> AsyncGenerator[Model]:
    options = ["--server", url, "--name", name, "--language", language]
    call = StdioServerParameters(command=sys.executable, args=[*COMMAND, *options])
    with log.open("a", encoding="utf-8") as errors:
        async with Client(stdio_client(call, errlog=errors)) as client:
            yield Model(client)
