"""An Intriga server, here or elsewhere, asked over HTTP as a program asks, and its offers in words.

The token that the server gives is who the program is; neither it nor an invitation ever
stands in an error.
"""

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import IO, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import SplitResult, urljoin, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from intriga.core.errors import BadOptions, IntrigaError
from intriga.core.ruleset import Json

PATIENCE: Final = 20.0  # seconds that a server may take
FORGOTTEN: Final = "bad-token"  # the reason of a server that does not know a token
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
LINK: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,40})/?")


class Unreachable(IntrigaError):
    """A server that nobody answers for, or something that is no Intriga server."""


class NotDone(IntrigaError):
    """A server or a table refused something; nothing has changed.

    ``reason`` is a word for programs, ``told`` the id of the sentence for people, ``detail``
    the cause and the value.
    """

    def __init__(self, answer: Json) -> None:
        self.reason, self.detail = str(answer["reason"]), str(answer["detail"])
        self.told = str(answer["told"]["id"])
        super().__init__(f"{self.reason}: {self.detail}")


@dataclass(frozen=True, slots=True)
class Place:
    """A table, with the invitation and the origin of its private link."""

    table: str
    invitation: str | None = field(default=None, repr=False)
    origin: str = ""


def place_of(text: str) -> Place:
    """Return the table of a private link, ``http://host/t/TABLE#INVITATION``, or of an id.

    Raises:
        BadOptions: it is neither.
    """
    if TABLE.fullmatch(text):
        return Place(text)
    parts = _split(text.strip())
    found = LINK.fullmatch(parts.path) if parts else None
    if parts is None or found is None:
        likes = "a private link, http://host/t/TABLE#INVITATION, or the id of a table on show"
        raise BadOptions("table", f"a table is {likes}, not {_shown(text)!r}")
    host = parts.netloc.rpartition("@")[2]  # a name and a password are nobody's business
    return Place(found[1], parts.fragment or None, f"{parts.scheme}://{host}")


class Remote:
    """The server at an address, for a program that is called *name* there."""

    def __init__(self, address: str, name: str) -> None:
        """Take the address, as ``http://127.0.0.1:8000``.

        Raises:
            BadOptions: that is none.
        """
        parts = _split(address)
        if parts is None or not _is_address(parts):
            reason = f"a server is written as http://127.0.0.1:8000, not {_shown(address)!r}"
            raise BadOptions("server", reason)
        self.address, self.name = f"{parts.scheme}://{parts.netloc}", name
        self.token: str | None = None
        self._naming = asyncio.Lock()

    def socket_of(self, table: str, at: str = "") -> str:
        """Return where the socket of *table* is, *at* a path or a port of this host.

        Another host is not gone to: the token and the invitation are for this one.
        """
        base = urljoin(f"{self.address}/", at)
        if urlsplit(base).hostname != urlsplit(self.address).hostname:
            base = self.address
        return f"ws{base.rstrip('/').removeprefix('http')}/ws/tables/{table}"

    async def headers(self) -> Mapping[str, str]:
        """Return the headers that identify us; the first time a token is asked for.

        Raises:
            Unreachable, NotDone: there is no token to be had.
        """
        async with self._naming:
            if self.token is None:
                given = await self._answer("/api/programs", {"name": self.name}, {})
                self.token = str(self.part(given, "token"))
        return {"Authorization": f"Bearer {self.token}"}

    async def ask(self, path: str, body: Json | None = None) -> Any:  # noqa: ANN401  JSON
        """Return the answer at *path*, to a POST if there is a *body*.

        A server that has lost its data knows our token no more, and is asked for another.

        Raises:
            Unreachable: nobody answers, or no Intriga server.
            NotDone: the server says why not.
        """
        try:
            return await self._answer(path, body, await self.headers())
        except NotDone as error:
            if error.reason != FORGOTTEN:
                raise
        self.token = None
        return await self._answer(path, body, await self.headers())

    def part(self, answer: Any, name: str) -> Any:  # noqa: ANN401  JSON
        """Return the value in *answer* under a *name*.

        Raises:
            Unreachable: it is not the answer of an Intriga server.
        """
        try:
            return answer[name]
        except (KeyError, TypeError):
            raise Unreachable(f"no Intriga server answers at {self.address}") from None

    async def _answer(self, path: str, body: Json | None, headers: Mapping[str, str]) -> Any:  # noqa: ANN401
        try:
            return await asyncio.to_thread(_fetched, f"{self.address}{path}", body, headers)
        except HTTPError as error:
            with error:
                raise self._problem(error) from None
        except (OSError, HTTPException) as error:
            cause = error.reason if isinstance(error, URLError) else error
            raise Unreachable(f"nobody answers at {self.address}: {cause}") from None
        except ValueError:
            raise Unreachable(f"no Intriga server answers at {self.address}") from None

    def _problem(self, error: HTTPError) -> IntrigaError:
        try:
            return NotDone(json.load(error))
        except (OSError, HTTPException, ValueError, KeyError, TypeError):
            status = f"status {error.code} without a reason"
            return Unreachable(f"no Intriga server answers at {self.address}: {status}")


class _Staying(HTTPRedirectHandler):
    """Follows nobody elsewhere: the token is for one server."""

    def redirect_request(self, *_: Any, **__: Any) -> None:  # noqa: ANN401  as its base has it
        """Return no other question."""


_OPENER: Final = build_opener(_Staying)


def _fetched(url: str, body: Json | None, headers: Mapping[str, str]) -> Any:  # noqa: ANN401
    data = None if body is None else json.dumps(body).encode()
    kind = {} if data is None else {"Content-Type": "application/json"}
    question = Request(url, data, {**headers, **kind})  # noqa: S310  Remote has checked the scheme
    answer: IO[bytes]
    with _OPENER.open(question, timeout=PATIENCE) as answer:
        return json.load(answer)


def _split(text: str) -> SplitResult | None:
    """Return the parts of an address, None if it is none."""
    try:
        parts = urlsplit(text)
        is_one = parts.scheme in {"http", "https"} and parts.port != 0
    except ValueError:  # a port that is none, or half a bracket
        return None
    return parts if is_one else None


def _is_address(parts: SplitResult) -> bool:
    bare = not (parts.query or parts.fragment or parts.username or parts.password)
    return bare and bool(parts.hostname) and parts.path in {"", "/"}


def _shown(text: str) -> str:
    """Return *text* without what may be secret: an invitation, or a password."""
    return text.partition("#")[0].rpartition("@")[2]


def games_of(games: list[Json]) -> str:
    """Return *games* with their editions, bots and house rules."""
    return "\n".join(line for game in games for line in _game(game))


def _game(game: Json) -> list[str]:
    editions = (f"{each['name']} ({each['least']} to {each['most']})" for each in game["presets"])
    rules = (f"  {each['name']}: {_values(each['values'])}" for each in game["options"])
    return [
        f"{game['name']}",
        f"Editions, for so many players: {', '.join(editions)}.",
        f"Bots, weakest first: {', '.join(game['levels'])}.",
        *([f"Bots with a style: {', '.join(game['styles'])}."] if game["styles"] else []),
        "House rules, with their values:",
        *rules,
    ]


def _values(values: list[object]) -> str:
    return ", ".join(map(json.dumps, values))


def tables_of(lobby: Json) -> str:
    """Return the tables of a *lobby*."""
    own, shown = lobby["mine"], lobby["tables"]
    mine = ["You sit at:", *map(_table, own)] if own else []
    return "\n".join([*mine, *(["On show:", *map(_table, shown)] if shown else ["None on show."])])


def _table(row: Json) -> str:
    names = ", ".join(row["names"]) or "nobody"
    free = f"{row['free']} of {row['chairs']} chairs free"
    return f"{row['table']}: {row['game']} ({row['preset']}), {row['phase']}, {free}; {names}"
