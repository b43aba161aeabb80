"""The JSON Schema of everything that goes over the wire, made from the types themselves.

``python -m intriga.server.schema`` prints it.  It is made here, not by msgspec,
which has no schema for fields that hold one of two kinds of lists.
"""

import dataclasses
import inspect
import json
import types
from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, structs

from intriga.core.games import games_with, part_of
from intriga.server import http_types
from intriga.server.protocol import FromClient, FromServer
from intriga.service.commands import NewTable

if TYPE_CHECKING:
    from intriga.core.scene_types import SceneTypes

Json = dict[str, Any]
T = TypeVar("T")
REVIEWS: Final[tuple[Any, ...]] = tuple(
    part_of(game, "review").kind for game in games_with("review")
)
LISTS: Final = {
    "FromClient": FromClient,
    "FromServer": FromServer,
    "Review": reduce(lambda one, other: one | other, REVIEWS),
}
"""The closed lists of messages, by name."""
BODIES: Final = (
    *(http_types.GameBody, NewTable, http_types.QuickGame, http_types.Opened, http_types.Lobby),
    *(http_types.Home, http_types.NewProgram, http_types.ProgramToken, http_types.Problem),
    http_types.Replay,
)
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
    None: "null",
    types.NoneType: "null",
}
LIMITS: Final = {
    "ge": "minimum",
    "le": "maximum",
    "min_length": "minLength",
    "max_length": "maxLength",
}


DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
JSON: Final = "Json"
ANY_JSON: Final[Json] = {
    "anyOf": [
        *({"type": each} for each in ("string", "number", "boolean", "null")),
        {"type": "array", "items": {"$ref": f"#/$defs/{JSON}"}},
        {"type": "object", "additionalProperties": {"$ref": f"#/$defs/{JSON}"}},
    ]
}
"""What each game says in words of its own."""


def document() -> Json:
    """Return the schema of all messages and bodies, in ``$defs``."""
    schema = Schema()
    for name, union in LISTS.items():
        schema.found[name] = schema.of(union)
    for body in BODIES:
        schema.of(body)
    return {"$schema": DIALECT, "$defs": schema.found}


def scene_document(game: str) -> Json:
    """Return the schema of what a table shows of *game*, in ``$defs``.

    Raises:
        BadOptions: *game* declares no types of it.
    """
    schema = Schema()
    kinds: SceneTypes = part_of(game, "scene_types")
    for kind in (kinds.view, kinds.position, kinds.memory, kinds.material):
        schema.of(kind)
    return {"$schema": DIALECT, "$defs": schema.found}


class Schema:
    """Schemas of types; those of structs are collected in ``found``, by name."""

    def __init__(self) -> None:
        self.found: dict[str, Json] = {}

    def of(self, kind: Any) -> Json:  # noqa: ANN401  a type is what typing says it is
        """Return the schema of *kind*."""
        if kind is Any:
            self.found.setdefault(JSON, ANY_JSON)
            return _named_schema(JSON)
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if inspect.isclass(kind) and issubclass(kind, Struct):
            return self._named(kind, self._fields)
        if inspect.isclass(kind) and dataclasses.is_dataclass(kind):
            return self._named(kind, self._plain_fields)
        if is_typeddict(kind):
            return self._named(kind, self._plain_fields)
        return self._made(get_origin(kind), get_args(kind))

    def _made(self, origin: Any, args: tuple[Any, ...]) -> Json:  # noqa: ANN401
        if origin is Annotated:
            return self._limited(self.of(args[0]), args[1:])
        if origin is Literal:
            return {"enum": list(args)}
        if origin in {Union, types.UnionType}:
            return {"anyOf": [self.of(each) for each in args if each is not UnsetType]}
        if origin is list or Ellipsis in args:
            return {"type": "array", "items": self.of(args[0])}
        if origin is tuple:
            return {"type": "array", "prefixItems": [self.of(each) for each in args]}
        if origin in {dict, Mapping}:
            return {"type": "object", "additionalProperties": self.of(args[1])}
        raise TypeError(f"the wire knows no {origin!r} of {args!r}")

    @staticmethod
    def _limited(schema: Json, limits: Iterable[Meta]) -> Json:
        words = {**LIMITS, "max_length": "maxItems"} if schema.get("type") == "array" else LIMITS
        return schema | {
            word: getattr(limit, name)
            for limit in limits
            for name, word in words.items()
            if getattr(limit, name) is not None
        }

    def _named(self, kind: type[T], fields: Callable[[type[T]], Json]) -> Json:
        name = kind.__name__
        if name not in self.found:
            self.found[name] = {}  # a struct may hold others of its kind
            self.found[name] = fields(kind)
        return _named_schema(name)

    def _plain_fields(self, kind: type[Any]) -> Json:
        """Return the schema of a dataclass, all of whose fields are sent."""
        properties = {name: self.of(hint) for name, hint in get_type_hints(kind).items()}
        return {
            "type": "object",
            "description": inspect.getdoc(kind) or "",
            "properties": properties,
            "required": list(properties),
        }

    def _fields(self, kind: type[Struct]) -> Json:
        config = kind.__struct_config__
        hints = get_type_hints(kind, include_extras=True)
        properties: dict[str, Json] = {}
        if config.tag is not None and config.tag_field is not None:
            properties[config.tag_field] = {"const": config.tag}
        required = list(properties)
        for field in structs.fields(kind):
            schema = self._field(field, hints[field.name])
            if config.omit_defaults:  # no default: what is left out is not sent
                schema.pop("default", None)
            properties[field.encode_name] = schema
            required += [field.encode_name] if field.required else []
        return {
            "type": "object",
            "description": inspect.getdoc(kind) or "",
            "properties": properties,
            "required": required,
            **({"additionalProperties": False} if config.forbid_unknown_fields else {}),
        }

    def _field(self, field: structs.FieldInfo, hint: Any) -> Json:  # noqa: ANN401
        schema = self.of(hint)
        default: Any = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        if default is msgspec.NODEFAULT or default is UNSET:
            return schema
        return {**schema, "default": msgspec.to_builtins(default)}


def _named_schema(name: str) -> Json:
    return {"$ref": f"#/$defs/{name}"}


def main() -> None:
    """Print the schema."""
    print(json.dumps(document(), ensure_ascii=False, indent=2))  # noqa: T201  its work


if __name__ == "__main__":
    main()
