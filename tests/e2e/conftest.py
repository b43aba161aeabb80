"""A server and a browser for the tests that look at both from the outside.

Without a browser these tests are skipped, or fail where ``INTRIGA_BROWSER=required`` is set.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, Playwright, sync_playwright

from intriga.server.server_settings import ServerSettings
from tests.e2e.gallery_pages import build, served
from tests.e2e.people import Visitors
from tests.e2e.sites import Site
from tests.server.serving import Serving

STATIC = Path(__file__).parents[2] / "src/intriga/server/static/index.html"
# The first is the same engine without a window around each page: it opens one with a fifth of the
# work, and is what Playwright runs by itself.
NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)


@pytest.fixture(scope="module")  # no longer: while it lives, asyncio cannot run in this thread
def browser() -> Iterator[Browser]:
    if not STATIC.is_file():
        missing(
            "the page is not built: `python web/npm.py run build` makes src/intriga/server/static"
        )
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


def launched(playwright: Playwright) -> Browser:
    """Launch $CHROMIUM, the Chromium or Chrome of the machine, or the one of Playwright."""
    found = filter(None, map(shutil.which, NAMES))
    path = os.environ.get("CHROMIUM") or next(found, None) or playwright.chromium.executable_path
    if not Path(path).is_file():
        missing(f"there is no browser at {path}: install Chromium, or name one in CHROMIUM")
    is_root = os.name == "posix" and os.geteuid() == 0
    args = ["--no-sandbox"] if is_root else []  # Chromium has no sandbox for root
    return playwright.chromium.launch(executable_path=path, args=args)


def missing(what: str) -> NoReturn:
    if os.environ.get("INTRIGA_BROWSER") == "required":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Build the gallery, once for all workers, and return its address."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    built = folder / "gallery"
    with FileLock(folder / "gallery.lock"):
        if not built.is_dir() and (error := build(built)):
            missing(f"the gallery cannot be built: {error}")
    with served(built) as address:
        yield address


@pytest.fixture(scope="session")
def site(server: Serving) -> Serving:
    """Return what visitors visit; a module whose tests end it has an :func:`own_site` instead."""
    return server


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


@pytest.fixture
def usual_site(tmp_path: Path) -> Iterator[Site]:
    """Return a site of its own with the limits that a server has."""
    with Site(tmp_path, settings=ServerSettings(warm=False)) as site:
        yield site


@pytest.fixture
def visitors(browser: Browser, site: Serving | Site) -> Iterator[Visitors]:
    """Return who makes visitors of the site; none of their pages may have had an error."""
    visitors = Visitors(browser, site.url)
    yield visitors
    visitors.leave()
    assert visitors.errors == []
