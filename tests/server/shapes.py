"""The shapes of messages: the schema that the page's types are made from."""

from collections.abc import Iterator
from typing import Any, Final, cast

from intriga.server.http.descriptions import document

Json = dict[str, Any]
DEFS: Final[Json] = document()["$defs"]
KINDS: Final = {"string": str, "integer": int, "number": float, "boolean": bool, "null": type(None)}


def strange(value: object, schema: Json) -> list[str]:
    """Return where *value* is not what *schema* describes: a key too many, a wrong kind."""
    return list(_strange(value, schema, ""))


def strange_frame(frame: Json) -> list[str]:
    """Return what of *frame* is on no list of what the server sends."""
    return strange(frame, DEFS["FromServer"])


def _strange(value: Any, schema: Json, at: str) -> Iterator[str]:  # noqa: ANN401  JSON
    if "$ref" in schema:
        yield from _strange(value, DEFS[schema["$ref"].rpartition("/")[2]], at)
    elif "anyOf" in schema:
        found = [list(_strange(value, each, at)) for each in schema["anyOf"]]
        if all(found):
            yield from min(found, key=len)
    elif "const" in schema or "enum" in schema:
        if value not in schema.get("enum", [schema.get("const")]):
            yield f"{at}: {value!r}"
    elif "properties" in schema:
        yield from _strange_object(value, schema, at)
    else:
        yield from _strange_container(value, schema, at)


def _strange_object(value: Any, schema: Json, at: str) -> Iterator[str]:  # noqa: ANN401
    if not isinstance(value, dict):
        yield f"{at}: no object"
        return
    fields, known = cast("Json", value), cast("Json", schema["properties"])
    always = {*schema["required"], *(key for key in known if "default" in known[key])}
    if fields.keys() - known.keys() or always - fields.keys():
        yield f"{at}: keys {sorted(fields.keys() ^ known.keys())}"
    for key in fields.keys() & known.keys():
        yield from _strange(fields[key], known[key], f"{at}.{key}")


def _strange_container(value: Any, schema: Json, at: str) -> Iterator[str]:  # noqa: ANN401
    kind = schema.get("type")
    if kind in KINDS and not isinstance(value, KINDS[kind]):
        yield f"{at}: no {kind}"
    elif kind == "array" and isinstance(value, list):
        each = schema["items"] if "items" in schema else {"anyOf": schema["prefixItems"]}
        for place, item in enumerate(cast("list[Any]", value)):
            yield from _strange(item, each, f"{at}[{place}]")
    elif kind == "array" or (kind == "object" and not isinstance(value, dict)):
        yield f"{at}: no {kind}"
