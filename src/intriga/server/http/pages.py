"""The built page: files kept in memory, each with its packed form."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from intriga.server.work.page_paths import place_of

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
