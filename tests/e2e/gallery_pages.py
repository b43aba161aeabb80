"""The gallery: parts of the page by themselves, built for tests; it is in no release."""

import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, Page
from typing_extensions import override

from intriga.server.http.catalogue import catalogue
from tests.e2e.people import NO_HINTS

WEB: Final = Path(__file__).parents[2] / "web"
PLAIN: Final = 16  # CSS pixels of text


class Pages(SimpleHTTPRequestHandler):
    """Serve the files of a folder, its page under every other address, and the list of games."""

    @override
    def do_GET(self) -> None:
        if self.path == "/api/games":
            self.send_response(HTTPStatus.OK)
            self.end_headers()
            self.wfile.write(msgspec.json.encode(catalogue()))
            return
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    @override
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def build(folder: Path) -> str | None:
    """Build the gallery into *folder*; return what went wrong."""
    command = [sys.executable, str(WEB / "npm.py"), "run", "build", "--"]
    options = ["--mode", "gallery", "--outDir", str(folder), "--emptyOutDir"]
    made = subprocess.run([*command, *options], capture_output=True, text=True, check=False)
    return made.stderr if made.returncode else None


@contextmanager
def served(folder: Path) -> Generator[str]:
    """Serve the gallery in *folder* and yield its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Pages, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/gallery"
        server.shutdown()


def stage(browser: Browser, gallery: str, **options: Any) -> Page:  # noqa: ANN401  those of Playwright
    """Return the page of the *gallery* that shows scenes, in a new context with *options*."""
    context = browser.new_context(reduced_motion="reduce", locale="en-GB", **options)
    context.add_init_script(NO_HINTS)
    page = context.new_page()
    page.goto(f"{gallery}?only=table/scenes")
    page.wait_for_function("() => Boolean(window.showScene)")
    return page


def enlarge(page: Page, text: int) -> None:
    """Give *page* the text size that somebody has chosen in the browser, in per cent."""
    session: Any = page.context.new_cdp_session(page)
    sizes = {"standard": PLAIN * text // 100, "fixed": PLAIN * text // 100}
    session.send("Page.setFontSizes", {"fontSizes": sizes})
    session.detach()
