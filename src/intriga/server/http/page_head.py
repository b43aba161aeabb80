"""The head of the page as the server sends it: its language, its title, its link preview."""

import re
from collections.abc import Iterable
from html import escape
from typing import Final

from intriga.server.http.previews import LinkPreview
from intriga.server.work.pictures.parts import SIZE

LANG: Final = re.compile(r'<html lang="[^"]*">')
TITLE: Final = re.compile(r"<title>.*?</title>")
END: Final = "</head>"
ABOUT: Final = re.compile(r'<meta name="description" content="[^"]*">')


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
