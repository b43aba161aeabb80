"""A server and a browser for the tests that look at both from the outside.

Without a browser these tests are skipped, or fail where ``INTRIGA_BROWSER=required`` is set.
"""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, Playwright, sync_playwright

from intriga.server.settings import ServerSettings
from tests.e2e.gallery_pages import build, served
from tests.e2e.people import Visitors
from tests.e2e.sites import Site
from tests.server.serving import Serving
from tests.wants import BROWSER, chromium, missing, need

FOLDER = Path(__file__).parent
STATIC = FOLDER.parents[1] / "src/intriga/server/static/index.html"
DRIVER = "Playwright does not start ({error}): on Debian, sudo apt-get install libatomic1"


class Living:
    """The browser of a worker: it lives until a test of another folder comes.

    While it lives, asyncio cannot run in this thread.
    """

    def __init__(self) -> None:
        """Start it."""
        with ExitStack() as stack:
            try:
                playwright = stack.enter_context(sync_playwright())
            except Exception as error:  # noqa: BLE001  Playwright raises just that
                missing(BROWSER, DRIVER.format(error=error))
            self.browser = launched(playwright)
            stack.callback(self.browser.close)
            self._stack = stack.pop_all()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if FOLDER not in item.path.parents:
            self.end(item.config)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.end(session.config)

    def end(self, config: pytest.Config) -> None:
        """Close it, and have nothing more to do with tests."""
        config.pluginmanager.unregister(self)
        self._stack.close()


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Browser:
    need(BROWSER)  # first: where there is none, Playwright's driver may lack a library too
    if not STATIC.is_file():
        missing(BROWSER, "the page is not built: `python web/npm.py run build` does it")
    plugins = request.config.pluginmanager
    living: Living | None = plugins.get_plugin("living browser")
    if living is not None and not living.browser.is_connected():  # a test has crashed it
        living.end(request.config)
        living = None
    if living is None:
        plugins.register(living := Living(), "living browser")
    return living.browser


def launched(playwright: Playwright) -> Browser:
    """Launch $CHROMIUM, the Chromium or Chrome of the machine, or the one of Playwright."""
    path = chromium() or playwright.chromium.executable_path
    if not Path(path).is_file():
        missing(BROWSER, f"there is no browser at {path}")
    is_root = os.name == "posix" and os.geteuid() == 0
    args = ["--no-sandbox"] if is_root else []  # Chromium has no sandbox for root
    return playwright.chromium.launch(executable_path=path, args=args)


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Build the gallery, once for all workers, and return its address."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    built = folder / "gallery"
    with FileLock(folder / "gallery.lock"):
        if not built.is_dir() and (error := build(built)):
            missing(BROWSER, f"the gallery cannot be built: {error}")
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
