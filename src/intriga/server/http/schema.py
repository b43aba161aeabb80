"""The JSON Schema of everything that goes over the wire, made from the types themselves.

``python -m intriga.server.http.schema`` prints it.
"""

import inspect
import json
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from intriga.core.games import games_with, part_of, table_rules_of
from intriga.server.wire import bodies as http_types
from intriga.server.wire.messages import FromClient, FromServer
from intriga.server.work.game_analysis import GameAnalysis
from intriga.server.work.puzzle_bodies import PuzzleBody
from intriga.server.work.puzzle_list import PuzzleList
from intriga.server.work.table_advice import TableAdvice
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
    *(http_types.NewReport, http_types.ReportTaken, http_types.OwnIdentity),
)
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
REF: Final = "#/$defs/{name}"


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


def main() -> None:
    """Print the schema."""
    print(json.dumps(document(), ensure_ascii=False, indent=2))  # noqa: T201  its work


if __name__ == "__main__":
    main()
