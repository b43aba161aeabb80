"""How fast the page is: what the first page costs, and how soon the table answers a finger.

It opens the lobby in a browser whose processor is slowed down four times, and prints the
requests, the packed bytes and the largest contentful paint, and the same paint on a line of
1.6 Mbit/s; a click there begins a game, and it prints the longest task of the lobby and of the way
from that click to the first answers.  Then it plays games of Coup with bots by real clicks and
prints, by the number of players, the time from an input to the next paint (98th percentile and
worst), the longest task and the layout shift at the table, and the longest task of the page of the
end that follows it.  Times are milliseconds.  ``--quick`` asks fewer questions; ``--first`` plays
no games; ``--keep`` adds the run to benchmarks/history.
"""

import re
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from benchmarks.results import Cell, FigureTable, tell
from tests.e2e.conftest import launched
from tests.e2e.sites import Site

QUICK: Final = "--quick" in sys.argv
FIRST: Final = "--first" in sys.argv
SLOWED: Final = 4  # times
VISITS: Final = 3 if QUICK else 7
QUESTIONS: Final = 5 if QUICK else 20
PLAYERS: Final = (4, 6, 10)
SIZE: Final[ViewportSize] = {"width": 1366, "height": 768}
LINE: Final = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
"""Milliseconds, and bytes a second."""

DEALT: Final = 4_000  # milliseconds in which a first deal is seen, and the first bots have played
SETTLED: Final = 1_500  # milliseconds after which a first page has painted all it will
INERT: Final = 700  # milliseconds: new buttons take no click for half a second
PATIENCE: Final = 120_000  # milliseconds
PERCENTILE: Final = 0.98
WATCH: Final = """
  window.seen = { paint: 0, shift: 0, longest: 0, inputs: [], tasks: [], ending: [] };
  const plays = () => document.querySelector('section.bar');
  const watch = (type, look, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look))
      .observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', (entry) => { seen.paint = entry.startTime; });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput && plays()) seen.shift += entry.value;
  });
  watch('longtask', (entry) => {
    seen.longest = Math.max(seen.longest, entry.duration);
    (plays() ? seen.tasks : seen.ending).push(entry.duration);
  });
  watch('event', (entry) => { if (entry.interactionId) seen.inputs.push(entry.duration); },
    { durationThreshold: 16 });
"""
BUTTONS: Final = ".bar .answers[role=group] button:not([aria-disabled=true])"
ASKED: Final = (
    f"() => !document.querySelector('section.bar') || document.querySelector('{BUTTONS}')"
)


class First(NamedTuple):
    """The cost of the first page: of some visits the largest paint, and the longest tasks.

    The tasks are those in the lobby, and those on the way to the table.
    """

    requests: int
    weight: int
    paints: list[float]
    lobby: list[float]
    deal: list[float]


class Evening(NamedTuple):
    """Measurements of a game: durations in milliseconds, and the layout shift."""

    players: int
    questions: int
    inputs: list[float]
    task: float
    shift: float
    ending: float


@contextmanager
def slowed(browser: Browser, url: str, *, far: bool = False) -> Generator[Page]:
    """Open a page whose processor is slowed down, and observed; its line is slow if it is *far*."""
    context = browser.new_context(base_url=url, viewport=SIZE, service_workers="block")
    context.add_init_script(WATCH)
    page = context.new_page()
    session: Any = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    if far:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", {"offline": False, **LINE})
    yield page
    context.close()


def spread(what: str, found: list[float]) -> tuple[Cell, ...]:
    """Return a row: the median of *found*, and between which they lie."""
    return what, round(median(found)), round(min(found)), round(max(found))


def first_page(browser: Browser, url: str) -> First:
    """Open the lobby as a stranger, and begin a game there, some times."""
    paints, lobby, deal = list[float](), list[float](), list[float]()
    sizes, requests, weight = list[int](), 0, 0

    def weigh(told: dict[str, Any]) -> None:
        sizes.append(int(told["encodedDataLength"]))

    for _ in range(VISITS):
        sizes.clear()
        with slowed(browser, url) as page:
            session: Any = page.context.new_cdp_session(page)
            session.send("Network.enable")
            session.on("Network.loadingFinished", weigh)
            _settle(page)
            requests, weight = len(sizes), sum(sizes)
            paints.append(page.evaluate("seen.paint"))
            lobby.append(page.evaluate("seen.longest"))
            page.evaluate("seen.longest = 0")
            page.get_by_role("button", name="Play Coup").click()
            page.wait_for_selector("section.bar")
            page.wait_for_timeout(DEALT)
            deal.append(page.evaluate("seen.longest"))
    return First(requests, weight, paints, lobby, deal)


def far_paints(browser: Browser, url: str) -> list[float]:
    """Return the largest paint of the lobby on a slow line, of some visits."""
    paints: list[float] = []
    for _ in range(VISITS):
        with slowed(browser, url, far=True) as page:
            _settle(page)
            paints.append(page.evaluate("seen.paint"))
    return paints


def _settle(page: Page) -> None:
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)


def evening(browser: Browser, url: str, players: int) -> Evening:
    """Play games of *players* with bots, by clicks, until enough questions are answered."""
    answered, inputs, task, shift, ending = 0, list[float](), 0.0, 0.0, 0.0
    while answered < QUESTIONS:
        with slowed(browser, url) as page:
            _deal(page, players)
            answered += _play(page, QUESTIONS - answered)
            seen = page.evaluate("seen")
        inputs += seen["inputs"]
        task, shift = max([task, *seen["tasks"]]), max(shift, seen["shift"])
        ending = max([ending, *seen["ending"]])
    return Evening(players, answered, inputs, task, shift, ending)


def _deal(page: Page, players: int) -> None:
    """Open a table of *players*, all bots but one, and deal."""
    page.goto("/")
    asked = {"game": "coup", "preset": "coup-br", "name": "Ana", "chairs": players}
    bots = ["casual"] * (players - 1)
    wish = {**asked, "bots": bots, "settings": {"pace": "brisk"}}
    opened = page.context.request.post("/api/tables", data=wish).json()
    page.goto(f"/t/{opened['table']}#{opened['invite']}")
    page.get_by_role("button", name=re.compile("Deal")).click()
    page.wait_for_selector("section.bar")
    page.evaluate("Object.assign(seen, { shift: 0, inputs: [], tasks: [], ending: [] })")


def _play(page: Page, most: int) -> int:
    """Answer up to *most* questions, the first button of each, and return how many there were."""
    answered = 0
    while answered < most:
        page.wait_for_function(ASKED, timeout=PATIENCE)
        page.wait_for_timeout(INERT)
        if page.locator("section.bar").count() == 0:
            page.wait_for_timeout(SETTLED)  # the page of the end
            return answered
        buttons = page.locator(BUTTONS)
        if buttons.count() > 0:
            answered += 1
            buttons.first.click()
            page.wait_for_timeout(INERT)
    return most


def percentile(durations: list[float]) -> float:
    """Return the 98th percentile of *durations*; inputs under 16 ms are not told, and count 0."""
    ordered = sorted(durations)
    return ordered[min(len(ordered) - 1, int(PERCENTILE * len(ordered)))] if ordered else 0.0


def main() -> None:
    """Measure, and print."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Site(Path(folder)) as site,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        first = first_page(browser, site.url)
        far = far_paints(browser, site.url)
        found = [] if FIRST else [evening(browser, site.url, players) for players in PLAYERS]
        browser.close()
    visits = FigureTable(
        ("", "median [ms]", "least [ms]", "most [ms]"),
        [
            spread("largest contentful paint", first.paints),
            spread("the same on a slow line", far),
            spread("longest task", first.lobby),
            spread("longest task on the way to the first answers", first.deal),
        ],
        headline="median [ms]",
    )
    columns = ("players", "questions", "input to paint, 98 % [ms]", "worst [ms]")
    evenings = FigureTable(
        (*columns, "longest task [ms]", "layout shift", "longest task at the end [ms]"),
        [
            (each.players, each.questions, round(percentile(each.inputs)),
             round(max(each.inputs, default=0)), round(each.task), round(each.shift, 3),
             round(each.ending))
            for each in found
        ],
    )  # fmt: skip
    tell(
        f"The page, its processor slowed down {SLOWED} times",
        visits,
        evenings,
        about=f"First page: {first.requests} requests, {first.weight / 1000:.0f} kB packed. "
        f"{VISITS} visits.",
    )


if __name__ == "__main__":
    main()
