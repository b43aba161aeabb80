"""A new uvicorn still has the names that our connections use and documents nowhere."""

import asyncio
import socket

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from intriga.server.http.protocol import HttpProtocol
from intriga.server.run import Server

USED = frozenset(
    {
        *("connections", "cycle", "flow", "headers", "logger", "loop", "pipeline", "scope"),
        *("client", "parser", "transport", "url"),
    }
)
"""The attributes of a connection that :class:`HttpProtocol` reads or sets."""


def own_methods(kind: type) -> set[str]:
    """Return the methods of *kind* that stand in the place of others, not our private ones."""
    return {name for name in vars(kind) if not name.startswith("_") and callable(vars(kind)[name])}


@pytest.mark.parametrize(
    ("ours", "theirs"), [(HttpProtocol, HttpToolsProtocol), (Server, uvicorn.Server)]
)
def test_the_overridden_names_exist(ours: type, theirs: type) -> None:
    assert {name for name in own_methods(ours) if not hasattr(theirs, name)} == set()


async def nothing(scope: object, receive: object, send: object) -> None:
    """Answer nothing."""


def test_a_connection_has_the_attributes_that_we_use() -> None:
    async def missing() -> set[str]:
        config = uvicorn.Config(nothing, log_config=None)
        protocol = HttpToolsProtocol(config, ServerState(), {})
        near, far = socket.socketpair()
        with far:
            loop = asyncio.get_running_loop()
            transport, _ = await loop.create_connection(lambda: protocol, sock=near)
            protocol.data_received(b"GET / HTTP/1.1\r\n")
            transport.close()
        return {name for name in USED if not hasattr(protocol, name)}

    assert asyncio.run(missing()) == set()


def test_a_server_has_the_attributes_that_we_use() -> None:
    server = uvicorn.Server(uvicorn.Config(nothing, log_config=None))

    assert hasattr(server, "should_exit")
    assert hasattr(server, "_captured_signals")
