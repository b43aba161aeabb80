"""The moment of truth shows what became public, and fits: the page of the table, in the gallery."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e import gallery_pages
from tests.e2e.films import TESTS, films
from tests.sampling import some

Json = dict[str, Any]

SIZES: Final = ((360, 640), (390, 844), (844, 390), (1280, 800))
TAGS: Final = ("en", "pt-BR", "es", "es-AR")
SHARES: Final = some(1, 2)  # of the films each size has one of so many
SHOW: Final = """async ([before, after, tag]) => {
  await showScene(before, tag);
  await showScene(after, tag, {}, true);
  await new Promise(requestAnimationFrame);
}"""
SEEN: Final = """() => {
  const film = document.querySelector('[data-beat]');
  const centre = film.querySelector('.centre').getBoundingClientRect();
  const parts = [...film.querySelectorAll('.said, .card, .caption')];
  const cards = [...film.querySelectorAll('.card')];
  return {
    faces: cards.map((each) => each.querySelector('.face svg')?.getAttribute('aria-label') ?? null),
    stamp: film.querySelector('.stamp')?.textContent ?? '',
    outside: parts.filter((each) => {
      const box = each.getBoundingClientRect();
      return box.left < centre.left - 1 || box.right > centre.right + 1
        || box.bottom > centre.bottom + 1 || box.top < centre.top - 1;
    }).map((each) => each.className),
  };
}"""


@pytest.fixture(scope="module")
def told() -> dict[str, list[tuple[Json, Json]]]:
    return films()


@pytest.fixture(scope="module")
def stage(
    browser: Browser, gallery: str, told: dict[str, list[tuple[Json, Json]]]
) -> Iterator[Page]:
    """Return the page that shows scenes, to people who want no motion."""
    page = gallery_pages.stage(browser, gallery)
    page.evaluate(SHOW, [*next(iter(told.values()))[0], "en"])  # asks what the lines of a log are
    page.wait_for_load_state("networkidle")
    yield page
    page.context.close()


def shown(line: Json) -> int:
    """Return how many cards a line lays open."""
    args = line["args"]
    return len(args["cards"]) if "cards" in args else int(line["id"] == "log-proved")


def line_of(after: Json) -> Json:
    """Return the test of a claim that is told last in a scene."""
    line: Json = after["deal"]["log"][-1]
    return line


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_film_shows_the_cards_that_were_shown_and_no_other(
    stage: Page, told: dict[str, list[tuple[Json, Json]]], size: tuple[int, int]
) -> None:
    assert {name.split()[0] for name in told} == {*TESTS}
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    for at, (name, pairs) in islice(
        enumerate(told.items()), SIZES.index(size) % SHARES, None, SHARES
    ):
        for seat, (before, after) in enumerate(pairs):
            stage.evaluate(SHOW, [before, after, TAGS[(at + seat) % len(TAGS)]])
            seen, line = stage.evaluate(SEEN), line_of(after)
            faces = [each for each in seen["faces"] if each is not None]
            assert len(faces) == shown(line), (name, seat)
            closed = len(before["deal"]["view"]["hands"][line["args"]["who"]])
            assert faces or len(seen["faces"]) == closed, (name, seat)
            assert seen["stamp"], (name, seat)
            assert seen["outside"] == [], (name, seat)
