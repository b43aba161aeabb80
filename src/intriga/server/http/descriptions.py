"""Descriptions of the interfaces for programs, in OpenAPI and AsyncAPI.

The schemas are those from which the page's types are made too.
"""

import asyncio
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec

from intriga.server.http.schema import document
from intriga.server.wire.messages import PROTOCOL

Json = dict[str, Any]
HOME: Final = "#/components/schemas/"
REVIEW: Final = "/api/replays/{game}/review"  # one type for each game that has one
OK: Final = 200


def answering(kind: Any, media_type: str = MediaType.JSON) -> dict[int, ResponseSpec]:  # noqa: ANN401  any type
    """Say of a handler that its bytes are a *kind*."""
    return {OK: ResponseSpec(kind, description="Done", media_type=media_type)}


def describing(
    handlers: Sequence[HTTPRouteHandler], given: Mapping[str, Provide]
) -> list[HTTPRouteHandler]:
    """Return the handlers that describe *handlers*, to which *given* comes from the server."""
    making: list[asyncio.Task[bytes]] = []  # once, and off the event loop: it takes a second

    @get("/schema/openapi.json")
    async def openapi() -> Response[bytes]:
        """Return the description of everything that is answered over HTTP."""
        if not making:
            making.append(asyncio.create_task(asyncio.to_thread(http_schema, handlers, given)))
        return Response(await asyncio.shield(making[0]), media_type=MediaType.JSON)

    return [openapi, asyncapi]


@get("/schema/asyncapi.json")
async def asyncapi() -> Response[bytes]:
    """Return the description of everything that goes over a socket."""
    return Response(socket_schema(), media_type=MediaType.JSON)


def http_schema(handlers: Sequence[HTTPRouteHandler], given: Mapping[str, Provide]) -> bytes:
    """Return the description of *handlers*, in OpenAPI 3.1, made from their types."""
    config = OpenAPIConfig("Intriga", str(PROTOCOL), use_handler_docstrings=True, path="/described")
    described = Litestar(handlers, dependencies=given, openapi_config=config)
    made: Json = msgspec.json.decode(msgspec.json.encode(described.openapi_schema.to_schema()))
    for path in made["paths"].values():
        for operation in path.values():
            _tell(operation)
    answer = made["paths"][REVIEW]["get"]["responses"]["200"]
    answer["content"] = _content("Review")
    token = {"type": "http", "scheme": "bearer"}
    made["security"] = [{}, {"program": []}]
    made["components"] = {"schemas": _schemas(), "securitySchemes": {"program": token}}
    return msgspec.json.encode(made)


def _tell(operation: Json) -> None:
    """Say of an *operation* what it does, and that we refuse in words of our own."""
    operation["summary"] = operation.pop("description", "").partition("\n")[0]
    operation["responses"].pop("400", None)
    operation["responses"]["default"] = {
        "description": "Not done",
        "content": _content("Problem"),
    }


def _content(schema: str) -> Json:
    return {MediaType.JSON: {"schema": {"$ref": HOME + schema}}}


@cache
def socket_schema() -> bytes:
    """Return the description of the socket of a table, in AsyncAPI 3."""
    channel = {"$ref": "#/channels/table"}
    names = ("FromClient", "FromServer")
    return msgspec.json.encode(
        {
            "asyncapi": "3.0.0",
            "info": {"title": "The socket of a table of Intriga", "version": str(PROTOCOL)},
            "defaultContentType": "application/json",
            "channels": {
                "table": {
                    "address": "/ws/tables/{table}",
                    "parameters": {"table": {"description": "The id of the table."}},
                    "messages": {each: {"payload": {"$ref": HOME + each}} for each in names},
                }
            },
            "operations": {
                "command": {"action": "receive", "channel": channel},
                "follow": {"action": "send", "channel": channel},
            },
            "components": {"schemas": _schemas()},
        }
    )


def _schemas() -> Json:
    text = msgspec.json.encode(document()["$defs"])
    schemas: Json = msgspec.json.decode(text.replace(b"#/$defs/", HOME.encode()))
    return schemas
