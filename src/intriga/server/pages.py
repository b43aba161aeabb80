"""The built page: files kept in memory, each with its packed form."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).with_name("static")
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name changes with the content
ASK_FIRST: Final = "no-cache"
LEAST: Final = 1_000  # bytes worth packing
PACKED_ALREADY: Final = frozenset({".woff2", ".png", ".jpg", ".webp", ".gz", ".br"})
KINDS: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
MISSING: Final = b"The page is not built. Run: make setup\n"


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    caching: str
    tag: str


class Pages:
    """The files of the page, read once."""

    def __init__(self, folder: Path = STATIC) -> None:
        """Read all files of *folder*, which may be missing."""
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, path.relative_to(folder))
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }

    @property
    def index(self) -> File | None:
        """Return the page itself, None if it is not built."""
        return self._files.get("index.html")

    def find(self, path: str) -> File | None:
        """Return the file at *path*, or the page for every address that is no file's.

        None for an asset that is gone: whoever asks has an old page, and must not be
        given another thing under its name.
        """
        found = self._files.get(path.lstrip("/"))
        return found or (None if path.startswith("/assets/") else self.index)


def _read(path: Path, name: Path) -> File:
    body = path.read_bytes()
    packs = path.suffix not in PACKED_ALREADY and len(body) >= LEAST
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    return File(
        body,
        gzip.compress(body, mtime=0) if packs else None,
        kind,
        FOR_EVER if name.parts[0] == "assets" else ASK_FIRST,
        f'"{sha256(body).hexdigest()[:20]}"',
    )
