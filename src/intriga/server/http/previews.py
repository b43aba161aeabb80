"""The built page, its files kept in memory, and in its head the preview of a shared link.

The token of an invitation is in the fragment of its address, which no server is sent.  So a
preview tells only what a stranger may know: of a table in the lobby what the lobby shows, of
a table by private link which game it is and nothing else, of a finished game how it ended.
"""

import asyncio
import gzip
import mimetypes
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request
from msgspec import Struct, structs

from intriga.core.message import Message
from intriga.server.http.finished_games import shown_game
from intriga.server.limits.access import Access, address_of
from intriga.server.tables.context import Summary
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.bodies import Begun
from intriga.server.work.page_paths import (
    is_page,
    place_of,
    puzzle_of,
    replay_of,
    rules_of,
    step_of,
    table_of,
)
from intriga.server.work.pictures.parts import SIZE
from intriga.service.scenes.scene import LobbyRow
from intriga.service.table_refusals import Refused
from intriga.store.interface import FinishedGame, StoreError
from intriga.words import FALLBACK, Language, matching
from intriga.words.sentences import told

STATIC: Final = Path(__file__).parents[1] / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name changes with the content
ASK_FIRST: Final = "no-cache"
INDEX: Final = "index.html"
PRELOADS: Final = "preloads.json"
ASSETS: Final = "/assets/"  # one that is gone was of an old page, and is nothing else now
LEAST: Final = 1_000  # bytes worth packing
PACKED_ALREADY: Final = frozenset({".woff2", ".png", ".jpg", ".webp", ".mp3", ".gz", ".br"})
KINDS: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".mp3": "audio/mpeg",
}
MISSING: Final = b"The page is not built. Run: make play\n"
AnyRequest = Request[Any, Any, Any]
PATIENCE: Final = 2.0  # seconds until a page is sent without what its game came to
PICTURED: Final = frozenset(picture.stem for picture in (STATIC / "preview").glob("*.jpg"))
"""The games that the page has a picture of."""
MOST_LANGUAGES: Final = 20  # that a browser may ask for
LANG: Final = re.compile(r'<html lang="[^"]*">')
TITLE: Final = re.compile(r"<title>.*?</title>")
END: Final = "</head>"
ABOUT: Final = re.compile(r'<meta name="description" content="[^"]*">')


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    caching: str
    tag: str


class Needs(msgspec.Struct, frozen=True):
    """The files that a page needs besides the first script, by language."""

    page: str
    files: dict[str, list[str]]


class Pages:
    """The files of the page, read once."""

    def __init__(self, folder: Path = STATIC) -> None:
        """Read all files of *folder*, which may be missing."""
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, path.relative_to(folder))
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        told = self._files.get(PRELOADS)
        needs = msgspec.json.decode(told.body, type=list[Needs]) if told else []
        self._needs = {each.page: each.files for each in needs}

    @property
    def index(self) -> File | None:
        """Return the page itself, None if it is not built."""
        return self._files.get(INDEX)

    def preloads(self, path: str, tag: str) -> list[str]:
        """Return the files besides the first script for the page at *path* in language *tag*."""
        page, _ = place_of(path)
        return self._needs.get(page, {}).get(tag, [])

    def find(self, path: str) -> File | None:
        """Return the file at *path*, None where there is none: it may be a page's address."""
        name = path.lstrip("/")
        return None if name == INDEX else self._files.get(name)


def _read(path: Path, name: Path) -> File:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    caching = FOR_EVER if name.parts[0] == "assets" else ASK_FIRST
    return file_of(path.read_bytes(), kind, caching, packs=path.suffix not in PACKED_ALREADY)


def file_of(
    body: bytes, kind: str = "text/html", caching: str = ASK_FIRST, *, packs: bool = True
) -> File:
    """Return *body* as it is sent, packed too where it *packs* and is worth it."""
    packed = gzip.compress(body, mtime=0) if packs and len(body) >= LEAST else None
    return File(body, packed, kind, caching, f'"{sha256(body).hexdigest()[:20]}"')


@dataclass(frozen=True, slots=True)
class LinkPreview:
    """The preview of a link; its picture is of ``game``, ``found`` says whether there is a page.

    ``drawn`` is the path of a picture of its own.
    """

    title: str
    about: str
    game: str = ""
    found: bool = True
    drawn: str = ""

    @property
    def picture(self) -> str:
        """Return the path of the picture."""
        return self.drawn or f"/preview/{self.game if self.game in PICTURED else 'intriga'}.jpg"


class _Told(Struct, frozen=True):
    told: list[Message]


class _Ended(Struct, frozen=True):
    """The part of a replay that a preview needs."""

    game: str
    preset: str
    names: list[str]
    steps: list[_Told]
    begun: Begun | None = None


_REPLAY: Final = msgspec.json.Decoder(_Ended)


async def preview_of(
    path: str, tag: str, request: AnyRequest, tables: ServerTables, access: Access
) -> LinkPreview:
    """Return the preview of a link to *path* in the language *tag*.

    Costly look-ups are left out for an address that has asked for too much of late.
    """
    language = Language(tag)
    if (table := table_of(path)) is not None:
        return await _of_table(table, language, request, tables, access)
    if replay_of(path) is not None:
        return await _of_replay(path, language, request, tables, access)
    if (rules := rules_of(path)) is not None:
        title = language.format("web-rules-title", game=game_title(language, rules))
        return LinkPreview(title, language.format("preview-about"), rules)
    if (asked := puzzle_of(path)) is not None:
        title = language.format("web-puzzles-of", game=game_title(language, asked))
        return LinkPreview(title, language.format("web-puzzles-practise-about"), asked)
    if not is_page(path):
        return _missing(language)
    return LinkPreview("Intriga", language.format("preview-about"))


def _missing(language: Language) -> LinkPreview:
    title, about = (language.format(f"web-missing-address{end}") for end in ("", "-about"))
    return LinkPreview(title, about, found=False)


# ------------------------------------------------------------------- tables


async def _of_table(
    table: str, language: Language, request: AnyRequest, tables: ServerTables, access: Access
) -> LinkPreview:
    noted = tables.context.index.find(table)
    if noted is not None:
        row = tables.context.acts.shown_row(noted.summary.row, tables.context.clock())
        summary = None if row is None else structs.replace(noted.summary, row=row)
        return (
            _missing(language)
            if summary is None
            else of_summary(summary, language, listed=noted.listed)
        )
    with suppress(Refused, StoreError):
        access.check("question", request)
        if not await tables.context.store.holds(table):
            return _missing(language)
    return LinkPreview(language.format("preview-table"), language.format("preview-about"))


def of_summary(summary: Summary, language: Language, *, listed: bool) -> LinkPreview:
    """Return the preview of a link to the table of *summary*; *listed*: it is in the lobby."""
    row = summary.row
    game = game_title(language, row.game)
    if not listed:
        title = language.format("preview-private", game=game)
        return LinkPreview(title, language.format("preview-about"), row.game)
    host = row.host or next(iter(row.names), language.format("guest"))
    title = language.format("preview-calls", host=host, game=game)
    return LinkPreview(title, _state(row, language), row.game)


def _state(row: LobbyRow, language: Language) -> str:
    if row.phase != "gathering":
        return language.format("preview-watch", names=language.list(row.names))
    return language.format("preview-chairs", free=row.free)


def game_title(language: Language, game: str) -> str:
    """Return how *game* is called."""
    name = f"web-game-{game}"
    return language.format(name) if language.has(name) else game.capitalize().replace("-", " ")


# ------------------------------------------------------------------- finished games


async def _of_replay(
    path: str, language: Language, request: AnyRequest, tables: ServerTables, access: Access
) -> LinkPreview:
    with suppress(Refused, StoreError, TimeoutError):
        access.check("question", request)
        try:
            kept = await shown_game(tables.context, replay_of(path) or "")
        except Refused:  # it was taken down
            kept = None
        if kept is None:
            return _missing(language)
        ended = await _ended(kept, request, tables)
        at = f"/{step}" if (step := step_of(path)) else ""
        drawn = f"/api/replays/{kept.id}{at}/picture.png?tag={language.tag}"
        return replace(of_ended(ended, language), drawn=drawn)
    return LinkPreview(language.format("preview-replay"), language.format("preview-about"))


async def _ended(kept: FinishedGame, request: AnyRequest, tables: ServerTables) -> _Ended:
    """Return the game *kept* as anybody may see it; the page of a stranger asks for it next."""
    making = tables.context.replay_pool.replay(kept, None, frozenset(), address_of(request))
    return _REPLAY.decode(gzip.decompress(await asyncio.wait_for(making, PATIENCE)))


def of_ended(ended: _Ended, language: Language) -> LinkPreview:
    """Return the preview of a link to the replay of the game *ended*: its result."""
    spoken = Language(language.tag, ended.game, ended.preset)
    lines = [told(spoken, ended.names, each) for each in ended.steps[-1].told]
    if ended.begun is not None:
        lines.insert(0, f"{language.format('web-replay-begun', step=ended.begun.step)}.")
    title = language.format(
        "preview-played",
        game=game_title(language, ended.game),
        names=language.list(ended.names),
    )
    return LinkPreview(title, " ".join(lines), ended.game)


# ------------------------------------------------------------------- languages


def language_of(header: str) -> str:
    """Return the language that a browser asks for by *header*, its ``accept-language``."""
    weighed = [_weighed(each) for each in header.split(",")[:MOST_LANGUAGES]]
    wanted = sorted(weighed, key=lambda each: -each[1])  # of equal weight, the first comes first
    found = (matching(tag) for tag, weight in wanted if weight > 0)
    return next((tag for tag in found if tag is not None), FALLBACK)


def _weighed(text: str) -> tuple[str, float]:
    tag, _, weight = text.strip().partition(";q=")
    try:
        return tag, float(weight or 1)
    except ValueError:
        return tag, 0.0


def with_preview(page: bytes, preview: LinkPreview, tag: str, base: str, path: str) -> bytes:
    """Return *page* in the language *tag* with *preview*, at the address *base* and *path*."""
    title = preview.title if preview.title == "Intriga" else f"{preview.title} · Intriga"
    head = f"<title>{escape(title)}</title>\n    " + "\n    ".join(_meta(preview, tag, base, path))
    text = LANG.sub(lambda _: f'<html lang="{tag}">', page.decode(), count=1)
    text = TITLE.sub(lambda _: head, text, count=1)
    about = f'<meta name="description" content="{escape(preview.about)}">'
    return ABOUT.sub(lambda _: about, text, count=1).encode()


def _meta(preview: LinkPreview, tag: str, base: str, path: str) -> list[str]:
    width, height = SIZE
    told = {
        "og:site_name": "Intriga",
        "og:type": "website",
        "og:locale": tag.replace("-", "_"),
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": f"{base}{path}",
        "og:image": f"{base}{preview.picture}",
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    tags = [f'<meta property="{name}" content="{escape(text)}">' for name, text in told.items()]
    return [*tags, '<meta name="twitter:card" content="summary_large_image">']


def with_preloads(page: bytes, files: Iterable[str]) -> bytes:
    """Return *page* so that *files* are asked for right after its first script, not by it."""
    links = "".join(f"  <link {_preload(each)} crossorigin>\n  " for each in files)
    return page.decode().replace(END, links + END, 1).encode()


def _preload(file: str) -> str:
    if file.endswith(".js"):
        return f'rel="modulepreload" href="{file}"'
    kind = "style" if file.endswith(".css") else "fetch"
    return f'rel="preload" as="{kind}" href="{file}"'
