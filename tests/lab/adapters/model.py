"""A language model as the MCP SDK's own client plays it, by stdio or in this process."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from mcp import Client, StdioServerParameters, stdio_client
from mcp.types import CallToolResult, TextContent

from intriga.lab.adapters.llm_seat import LlmSeat
from intriga.lab.adapters.mcp_server import serving
from intriga.lab.adapters.remote import Remote
from tests.cli.command import SCRIPT

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")
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


class Doubter(Random):
    """Chance that doubts every claim, so that a game is short."""

    def choice(self, seq: "SupportsLenAndGetItem[T]") -> T:
        answers = [seq[place] for place in range(len(seq))]
        return super().choice([each for each in answers if each == "challenge"] or answers)


@asynccontextmanager
async def model(url: str, name: str = "Ana") -> AsyncGenerator[Model]:
    """Yield a model whose seat is in this process."""
    async with Client(serving(LlmSeat(Remote(url, name), "en"))) as client:
        yield Model(client)


@asynccontextmanager
async def by_stdio(
    url: str, log: Path, name: str = "Ana", language: str = "en"
) -> AsyncGenerator[Model]:
    """Yield a model whose seat is a process of its own, which complains into *log*."""
    options = ["mcp", "--server", url, "--name", name, "--language", language]
    call = StdioServerParameters(command=SCRIPT[0], args=[*SCRIPT[1:], *options])
    with log.open("a", encoding="utf-8") as errors:
        async with Client(stdio_client(call, errlog=errors)) as client:
            yield Model(client)
