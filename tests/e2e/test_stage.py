"""The stage of the table is fixed: the widest question of each kind, at every size and language.

The pages are the table's own, of the gallery, which shows scenes that the service has just made:
no game is begun in the browser. All is measured in the page.
"""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from intriga.words import sources
from tests.e2e import gallery_pages
from tests.e2e.gallery_pages import enlarge
from tests.e2e.questions import PLAYERS, WATCHED, titles, widest_questions
from tests.sampling import some

Json = dict[str, Any]
Size = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = (
    *((360, 640), (390, 844), (844, 390), (820, 1180), (1280, 800)),
    *((1366, 657), (1366, 768), (1440, 789), (1920, 1080)),
)
FIRST: Final = ((360, 640), (390, 844), (844, 390), (1366, 768))  # what every change must pass
LARGE: Final[tuple[Size, ...]] = ((820, 1180), (1440, 789), (1920, 1080))
TAGS: Final = ("en", "es", "pt-BR", "es-AR")
SHARES: Final = some(1, 3)  # of the scenes each size has one of so many
SPOKEN: Final = re.compile(r"^says-\S+ = ([^{}\n]+)$", re.MULTILINE)  # by bots, beside their seats
PHONES: Final[tuple[Size, ...]] = ((360, 640), (390, 844), (844, 390))
REACH: Final = Path(__file__).with_name("measure_reach.js").read_text(encoding="utf-8")
MEASURE: Final = Path(__file__).with_name("measure_stage.js").read_text(encoding="utf-8")
NO_ART: Final = "svg > * { display: none !important }"  # takes no room, and a third of the time


def named(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


def whole(size: Size) -> Any:  # noqa: ANN401  what pytest makes of it
    """Return *size* for the whole matrix, which `make browsers` runs: it takes minutes."""
    return pytest.param(size, marks=(pytest.mark.slow, pytest.mark.browsers))


@pytest.fixture(scope="module")
def questions() -> dict[str, list[Json]]:
    return widest_questions()


@pytest.fixture(scope="module")
def stage(browser: Browser, gallery: str) -> Iterator[Page]:
    """Return the page that shows scenes."""
    page = gallery_pages.stage(browser, gallery)
    page.add_style_tag(content=NO_ART)
    yield page
    page.context.close()


def look_at(page: Page, size: Size, text: int = 100) -> None:
    """Give the window a size, and the text the one that somebody has chosen, in per cent."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    enlarge(page, text)


def longest_sentences() -> dict[str, str]:
    """Return by language the longest sentence that a bot says."""
    texts = {
        tag: "\n".join(text for game in PLAYERS for text in sources(tag, game)) for tag in TAGS
    }
    return {tag: max(SPOKEN.findall(text), key=len) for tag, text in texts.items()}


def speakers(scene: Json, at: int) -> list[int]:
    """Return two seats that speak in *scene*, or the only other one: each has its turn."""
    others = [
        seat for seat in range(len(scene["chairs"])) if seat != scene["deal"]["view"].get("seat")
    ]
    return [others[each % len(others)] for each in (at, at + len(others) // 2)]


def faults(page: Page, questions: dict[str, list[Json]], turn: int | None = None) -> list[str]:
    """Return what does not lie where it belongs, in any scene.

    All is measured in all languages at the tables of six.  How wide the bar is does not depend on
    the number of players: the others take the languages in turn, and all do from *turn* on if it
    is given.  In every scene two seats speak, each in its turn.
    """
    scenes = [
        {
            "title": f"{group}, {title}",
            "group": group,
            "scene": scene,
            "tags": TAGS
            if turn is None and is_of_six(group)
            else [TAGS[(at + (turn or 0)) % len(TAGS)]],
            "speakers": speakers(scene, at),
        }
        for group, scenes in questions.items()
        for at, (title, scene) in part(scenes, turn)
    ]
    found: list[str] = page.evaluate(MEASURE, [scenes, longest_sentences()])
    return found


def part(scenes: list[Json], turn: int | None) -> Iterator[tuple[int, tuple[str, Json]]]:
    """Yield the scenes with their places and titles: of each *turn* its share, all without one."""
    there = enumerate(zip(titles(scenes), scenes, strict=True))
    return there if turn is None else islice(there, turn % SHARES, None, SHARES)


def is_of_six(group: str) -> bool:
    return group.removesuffix(WATCHED).endswith(" 6")


@pytest.mark.parametrize("size", FIRST, ids=named)
def test_every_question_fits_and_moves_nothing(
    stage: Page, questions: dict[str, list[Json]], size: Size
) -> None:
    look_at(stage, size)

    assert faults(stage, questions, FIRST.index(size)) == []


@pytest.mark.parametrize("size", [whole(each) for each in SIZES], ids=named)
def test_every_question_fits_in_every_language(
    stage: Page, questions: dict[str, list[Json]], size: Size
) -> None:
    look_at(stage, size)

    assert faults(stage, questions) == []


@pytest.mark.parametrize("size", [whole(each) for each in LARGE], ids=named)
def test_every_question_fits_in_text_of_twice_the_size(
    stage: Page, questions: dict[str, list[Json]], size: Size
) -> None:
    few = {group: each for group, each in questions.items() if not group.startswith("coup 10")}
    look_at(stage, size, 200)

    assert faults(stage, few) == []


@pytest.mark.parametrize("size", PHONES, ids=named)
def test_a_phone_moves_over_a_table_in_text_of_twice_the_size(
    stage: Page, questions: dict[str, list[Json]], size: Size
) -> None:
    """Every control can be reached, and every text of the question read whole."""
    look_at(stage, size, 200)
    scenes = [
        {"title": f"{group}, {title}", "scene": scene, "tag": TAGS[at % len(TAGS)]}
        for group, scenes in questions.items()
        for at, (title, scene) in part(scenes, PHONES.index(size))
    ]

    assert stage.evaluate(REACH, scenes) == []
