"""No page breaks a rule of axe-core: by day and by night, on a phone and on a desktop."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.e2e.lessons import Learner
from tests.e2e.people import Visitor, Visitors
from tests.e2e.playing import sensible
from tests.e2e.rooms import open_room, opened_game
from tests.e2e.test_logins import words_of

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
NARROW, WIDE = (360, 800), (1280, 800)
Look = tuple[Literal["light", "dark"], tuple[int, int]]
# By day and by night, on a phone and on a desktop; in CI not each with each: axe takes seconds.
CROSSED: Final[tuple[Look, ...]] = (("light", WIDE), ("dark", NARROW))
OTHERS: Final[tuple[Look, ...]] = (("light", NARROW), ("dark", WIDE))
LOOKS: Final = pytest.mark.parametrize(
    "looks",
    [
        pytest.param(CROSSED, id="crossed"),
        pytest.param(OTHERS, id="others", marks=pytest.mark.slow),
    ],
)
AT_REST: Final = """() => Promise.all(document.getAnimations()
    .filter(each => each.effect.getComputedTiming().endTime !== Infinity)
    .map(each => each.finished.catch(() => null)))
    .then(() => null)"""
VIOLATIONS: Final = """() => axe.run({ resultTypes: ['violations'] })
    .then(({ violations }) => violations.map(({ id, nodes }) =>
    `${id}: ${nodes.map(({ html, failureSummary }) => html + failureSummary).join('; ')}`))"""


def violations(who: Visitor) -> list[str]:
    """Return the rules that the open page breaks, once nothing moves on it any more."""
    who.page.evaluate(AT_REST)
    if not who.page.evaluate("'axe' in window"):
        who.page.evaluate(AXE.read_text(encoding="utf-8"))
    return who.page.evaluate(VIOLATIONS)


def shows(who: Visitor, address: str) -> None:
    who.open(address)
    expect(who.page.get_by_role("heading", level=1)).to_be_visible()


def lobby(who: Visitor) -> None:
    shows(who, "/")
    expect(who.button(f"{who.t('web-lobby-play')} {who.t('web-game-coup')}")).to_be_enabled()


def create(who: Visitor) -> None:
    shows(who, "/new")
    expect(who.button(who.t("web-new-create"))).to_be_visible()


def rules(who: Visitor) -> None:
    shows(who, "/rules/coup")


def about(who: Visitor) -> None:
    shows(who, "/about")


def learn(who: Visitor) -> None:
    shows(who, "/learn")
    expect(who.page.get_by_role("heading", level=3).first).to_be_visible()


def lesson(who: Visitor) -> None:
    Learner(who, "coup", "first").begin()
    expect(who.bar).to_be_visible()


def coming_back(who: Visitor) -> None:
    shows(who, "/continue")


def logins(who: Visitor) -> None:
    who.open("/")
    words_of(who)


def not_found(who: Visitor) -> None:
    shows(who, "/nowhere")


def waiting_room(who: Visitor) -> None:
    open_room(who, "coup", 4, 2)
    expect(who.button(who.t("web-room-start"))).to_be_visible()


def coup_window(who: Visitor) -> None:
    """Come to the table while somebody's claim may be doubted."""
    opened_game(who, "coup", 6)
    who.until(lambda: bool(who.offers), "they are asked")
    while "challenge" not in who.offers:
        who.say(sensible(who.offers))
        who.until(lambda: bool(who.offers), "they are asked")
    expect(who.bar).to_be_visible()


def pot_de_vin(who: Visitor) -> None:
    opened_game(who, "pot-de-vin", 3)
    who.until(lambda: bool(who.offers), "they are asked")
    expect(who.bar).to_be_visible()


PAGES: Final = (
    *(lobby, create, rules, about, learn, lesson, coming_back, logins, not_found),
    *(waiting_room, coup_window, pot_de_vin),
)


@LOOKS
@pytest.mark.parametrize("show", PAGES)
def test_a_page_breaks_no_rule(
    visitors: Visitors, show: Callable[[Visitor], None], looks: tuple[Look, ...]
) -> None:
    who = visitors.arrive("Ana", tag="pt-BR")

    show(who)

    assert in_all(looks, who) == []


@LOOKS
def test_neither_end_nor_replay_breaks_a_rule(visitors: Visitors, looks: tuple[Look, ...]) -> None:
    who = visitors.arrive("Ana", tag="es")
    opened_game(who, "coup", 2)
    while who.phase == "playing":
        who.until(lambda: bool(who.offers) or who.phase == "over", "they are asked, or it is over")
        if who.offers:
            who.say(sensible(who.offers))
    expect(who.page.get_by_role("heading", level=1)).to_be_visible()
    expect(who.page.get_by_role("table").first).to_be_visible()

    found = in_all(looks, who)
    who.open(f"/r/{who.deal['id']}/3")
    expect(who.page.get_by_role("region", name=who.t("web-replay-timeline"))).to_be_visible()
    found += in_all(looks, who)
    assert found == []


@pytest.mark.parametrize(
    ("game", "turns", "beats"),
    [
        ("coup", 2, {"challenge", "proof", "lose"}),
        pytest.param("pot-de-vin", 3, {"trick"}, marks=pytest.mark.slow),
    ],
)
def test_no_beat_breaks_a_rule_where_it_is_a_still(
    visitors: Visitors, game: str, turns: int, beats: set[str]
) -> None:
    who = visitors.arrive("Ana", size=NARROW, theme="dark")
    learner, found, seen = Learner(who, game, "first"), list[str](), set[str]()
    learner.begin()

    learner.play(0)
    for turn in range(1, turns + 1):
        for beat in learner.look_on(turn):
            found += [] if beat in seen else violations(who)
            seen.add(beat)

    assert found == []
    assert seen >= beats


def in_all(looks: tuple[Look, ...], who: Visitor) -> list[str]:
    """Return what the open page breaks in all of *looks*."""
    found = list[str]()
    for theme, (width, height) in looks:
        who.page.emulate_media(color_scheme=theme)
        who.page.set_viewport_size({"width": width, "height": height})
        found += [f"{theme}, {width} wide: {each}" for each in violations(who)]
    return found
