"""Descriptions of the interfaces for programs, in JSON Schema, OpenAPI and AsyncAPI.

The schemas are made from the types themselves, as the page's types are.
``python -m intriga.server.http.descriptions`` prints them.
"""

import asyncio
import inspect
import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from msgspec import Struct

from intriga.core.games import games_with, part_of, table_rules_of
from intriga.server.wire import bodies as http_types
from intriga.server.wire import daily_bodies as daily_types
from intriga.server.wire import login_bodies
from intriga.server.wire.circle_bodies import (
    CircleAsked,
    CircleJoin,
    CirclePage,
    EveningMeant,
    MemberMeant,
    NewCircleLink,
    OwnCircles,
    Tonight,
)
from intriga.server.wire.messages import PROTOCOL, FromClient, FromServer
from intriga.server.wire.own_bodies import (
    GamesAsked,
    OpenedRecord,
    OwnGames,
    OwnStatistics,
    RecordToOpen,
)
from intriga.server.work.game_analysis import GameAnalysis, TableAdvice
from intriga.server.work.puzzle_bodies import PuzzleBody, PuzzleList
from intriga.service.circle import CircleChange, CircleWish
from intriga.service.commands import NewTable

Json = dict[str, Any]
LISTS: Final[Mapping[str, Any]] = {"FromClient": FromClient, "FromServer": FromServer}
"""The closed lists of messages, by name."""
BODIES: Final = (
    *(
        http_types.GameBody,
        NewTable,
        http_types.QuickGame,
        http_types.NewContinuation,
        http_types.NewLesson,
        http_types.Opened,
        http_types.Lobby,
    ),
    *(http_types.NewDeviceLink, http_types.MadeDeviceLink, http_types.DeviceLinkState),
    *(http_types.DeviceLinkToOpen, http_types.DeviceLinkReached),
    *(
        http_types.Home,
        http_types.LinkToDraw,
        http_types.NewProgram,
        http_types.ProgramToken,
        http_types.Problem,
    ),
    *(http_types.Replay, http_types.LessonRecording, GameAnalysis),
    *(PuzzleList, PuzzleBody, TableAdvice),
    *(http_types.EveningAsked, http_types.TableEvening),
    *(login_bodies.OwnLogins, login_bodies.DeviceToStrike, login_bodies.PasskeyToStrike),
    *(login_bodies.NewPasskey, login_bodies.BegunPasskey, login_bodies.MadePasskey),
    *(login_bodies.BegunLogin, login_bodies.ShownPasskey, login_bodies.LoggedIn),
    *(login_bodies.RecoveryWords, login_bodies.WordsToUse),
    *(http_types.NewReport, http_types.ReportTaken, http_types.OwnIdentity),
    *(CircleWish, CircleChange, CircleAsked, CircleJoin, MemberMeant, EveningMeant, Tonight),
    *(NewCircleLink, OwnCircles, CirclePage),
    *(GamesAsked, OwnGames, OwnStatistics, RecordToOpen, OpenedRecord),
    *(daily_types.NewDaily, daily_types.DailyOpened, daily_types.DailyList, daily_types.DailyDay),
)
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
REF: Final = "#/$defs/{name}"
HOME: Final = "#/components/schemas/"
REVIEW: Final = "/api/replays/{game}/review"  # one type for each game that has one
OK: Final = 200


def document() -> Json:
    """Return the schema of all messages and bodies, in ``$defs``."""
    reviews = [part_of(game, "review").kind for game in games_with("review")]
    unions, found = _schemas([*LISTS.values(), *reviews, *BODIES])
    lists = dict(zip(LISTS, unions, strict=False))
    review = {"Review": {"anyOf": unions[len(LISTS) :][: len(reviews)]}}
    return {"$schema": DIALECT, "$defs": {**lists, **review, **found}}


def scene_document(game: str) -> Json:
    """Return the schema of what a table shows of *game*, in ``$defs``."""
    rules = table_rules_of(game)
    views = rules.ruleset.views
    kinds = [views.WORDS, views.POSITION, rules.memory_kind, rules.material_kind]
    _, found = _schemas(kinds)
    return {"$schema": DIALECT, "$defs": found}


def _schemas(kinds: list[Any]) -> tuple[list[Json], dict[str, Json]]:
    """Return the schemas of *kinds*, and those of what they are made of by name."""
    omitting = {each.__name__ for each in Struct.__subclasses__() if _omits_defaults(each)}
    schemas, found = msgspec.json.schema_components(kinds, ref_template=REF)
    for name, each in found.items():
        each["description"] = inspect.cleandoc(each.get("description", ""))
        if name in omitting:
            for field in each["properties"].values():
                field.pop("default", None)
    return list(schemas), found


def _omits_defaults(kind: type[Struct]) -> bool:
    """Say whether *kind* is sent without the fields that have their defaults."""
    return kind.__struct_config__.omit_defaults


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
    made["components"] = {"schemas": _components(), "securitySchemes": {"program": token}}
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
            "components": {"schemas": _components()},
        }
    )


def _components() -> Json:
    text = msgspec.json.encode(document()["$defs"])
    schemas: Json = msgspec.json.decode(text.replace(b"#/$defs/", HOME.encode()))
    return schemas


def main() -> None:
    """Print the schema."""
    print(json.dumps(document(), ensure_ascii=False, indent=2))  # noqa: T201  its work


if __name__ == "__main__":
    main()
