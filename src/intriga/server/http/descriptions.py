"""What programs may ask, in the formats that other programs read: OpenAPI and AsyncAPI.

The schemas are those from which the page's types are made too.
"""

import re
from functools import cache
from typing import Any, Final

import msgspec

from intriga.server.http.schema import document
from intriga.server.wire.messages import PROTOCOL

Json = dict[str, Any]
HOME: Final = "#/components/schemas/"
ASKED: Final[dict[str, tuple[str, str]]] = {  # path: what it is, the schema of the answer
    "/api/games": ("What there is to play", "GameBody[]"),
    "/api/home": ("The address that links of invitation begin with", "Home"),
    "/api/device-links": ("What became of one's last link to another device", "DeviceLinkState"),
    "/api/identity": ("Which identity is one's own, for the operator", "OwnIdentity"),
    "/api/lobby": ("The tables on show, and one's own", "Lobby"),
    "/api/lessons/{game}/{lesson}": ("A lesson, as its learner is sent it", "LessonRecording"),
    "/api/tables/{table}/advice": (
        "What each answer is worth to somebody alone with bots",
        "TableAdvice",
    ),
    "/api/puzzles/{game}": ("The questions that one can practise it with", "PuzzleList"),
    "/api/puzzles/{game}/{name}": ("One of them, and what each answer is worth", "PuzzleBody"),
    "/api/replays/{game}": ("A finished game, step by step", "Replay"),
    "/api/replays/{game}/review": ("What can be learnt from it", "Review"),
    "/api/replays/{game}/analysis": ("What its choices cost, and what was luck", "GameAnalysis"),
}
QUERIES: Final = {  # path: what may be asked after it
    "/api/lessons/{game}/{lesson}": "locale",
    "/api/replays/{game}": "eyes",
}
DONE: Final[dict[str, tuple[str, str, str]]] = {  # path: what it does, the question, the answer
    "/api/tables": ("Open a table", "NewTable", "Opened"),
    "/api/quick": ("Open a table with bots, and deal", "QuickGame", "Opened"),
    "/api/lessons": ("Open a table where a lesson has ended", "NewLesson", "Opened"),
    "/api/replays/{game}/continuations": (
        "Open a table where a game goes on after a step",
        "NewContinuation",
        "Opened",
    ),
    "/api/device-links": (
        "Make a link by which another browser goes on as oneself",
        "NewDeviceLink",
        "MadeDeviceLink",
    ),
    "/api/device-links/open": (
        "Go on in this browser as the person who made a link",
        "DeviceLinkToOpen",
        "DeviceLinkReached",
    ),
    "/api/tables/{table}/evening": (
        "What the finished games of a table came to",
        "EveningAsked",
        "TableEvening",
    ),
    "/api/tables/{table}/reports": (
        "Tell the operator of somebody at a table",
        "NewReport",
        "ReportTaken",
    ),
    "/api/programs": ("Get the token of a program", "NewProgram", "ProgramToken"),
}


@cache
def http_schema() -> bytes:
    """Return the description of what is answered over HTTP, in OpenAPI 3.1."""
    paths: Json = {path: {"get": _asked(path, *about)} for path, about in ASKED.items()}
    for path, about in DONE.items():
        paths.setdefault(path, {})["post"] = _done(path, *about)
    token = {"type": "http", "scheme": "bearer"}
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Intriga", "version": str(PROTOCOL)},
            "paths": paths,
            "security": [{}, {"program": []}],
            "components": {"schemas": _schemas(), "securitySchemes": {"program": token}},
        }
    )


def _asked(path: str, about: str, answer: str) -> Json:
    query = {"name": QUERIES.get(path), "in": "query", "schema": {"type": "string"}}
    named = _named(path)
    return {
        "summary": about,
        "parameters": [*named, query] if path in QUERIES else named,
        "responses": _answers("200", answer),
    }


def _named(path: str) -> list[Json]:
    """Return the parameters that stand in *path*."""
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]


def _done(path: str, about: str, question: str, answer: str) -> Json:
    return {
        "summary": about,
        "parameters": _named(path),
        "requestBody": {"required": True, "content": _content(question)},
        "responses": _answers("201", answer),
    }


def _answers(status: str, answer: str) -> Json:
    return {
        status: {"description": "Done", "content": _content(answer)},
        "default": {"description": "Not done", "content": _content("Problem")},
    }


def _content(schema: str) -> Json:
    one = {"$ref": HOME + schema.removesuffix("[]")}
    whole = {"type": "array", "items": one} if schema.endswith("[]") else one
    return {"application/json": {"schema": whole}}


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
