"""Pages without a connection: what was opened before opens again, and an update leaves nothing."""

from typing import Any, Final

import pytest
from playwright.sync_api import Error, expect

from tests.e2e.lessons import Learner
from tests.e2e.people import PHONE, Visitor, Visitors
from tests.e2e.playing import sensible
from tests.e2e.rooms import opened_game
from tests.e2e.test_axe import violations

KEPT: Final = """async ([told, tries]) => {
  const fetched = () => new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      resolve(list.getEntries().map(({ name }) => name));
    });
    observer.observe({ type: 'resource', buffered: true });
  });
  for (let each = 0; each < tries; each++) {
    const files = new Set((await (await caches.open('files')).keys()).map(({ url }) => url));
    const answers = (await (await caches.open('told')).keys()).map(({ url }) => url);
    const needed = (await fetched()).filter((name) => name.includes('/assets/'));
    const isKept = needed.every((name) => files.has(name));
    if (isKept && answers.some((url) => url.includes(told))) return true;
    await fetch('/healthz');
  }
  return false;
}"""
OLD: Final = """async (stale) => {
  await (await caches.open('files')).put(stale, new Response('old'));
  await (await navigator.serviceWorker.ready).unregister();
}"""
LEFT: Final = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== 'activated') await fetch('/healthz');
  return (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname);
}"""
FORGET: Final = """async ([part, tries]) => {
  const files = await caches.open('files');
  for (let each = 0; each < tries; each++) {
    const kept = (await files.keys()).find(({ url }) => url.includes(`/assets/${part}-`));
    if (kept) return await files.delete(kept);
    await fetch('/healthz');
  }
  return false;
}"""
TRIES: Final = 2_000
RETURNS: Final = 5  # a browser that is busy may take back a worker that was to go


def controlled(visitors: Visitors, tag: str = "en") -> Visitor:
    """Return somebody whose pages the worker serves, in the lobby."""
    who = visitors.arrive("Ana", offline=True, tag=tag, size=PHONE)
    who.open()
    who.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    return who


def kept(who: Visitor, told: str) -> None:
    """Wait until all that the page fetches is kept, and an answer to an address with *told*."""
    who.page.wait_for_load_state("networkidle")
    assert who.page.evaluate(KEPT, [told, TRIES])


def cut_off(who: Visitor) -> None:
    """Take the line from *who*, and what the browser, not the page, has kept."""
    session: Any = who.context.new_cdp_session(who.page)
    session.send("Network.clearBrowserCache")
    session.detach()
    who.context.set_offline(True)


def test_lobby_rules_and_a_replay_that_were_opened_open_without_a_connection(
    visitors: Visitors,
) -> None:
    who = controlled(visitors)
    kept(who, "/api/games")
    opened_game(who, "coup", 2)
    while who.phase == "playing":
        who.until(lambda: bool(who.offers) or who.phase == "over", "they are asked, or it is over")
        if who.offers:
            who.say(sensible(who.offers))
    replay = f"/r/{who.deal['id']}/3"
    timeline = who.page.get_by_role("region", name=who.t("web-replay-timeline"))
    who.open(replay)
    expect(timeline).to_be_visible()
    kept(who, "/api/replays/")
    who.open("/rules/coup")
    title = who.page.get_by_role("heading", level=1).inner_text()
    kept(who, "/api/games")

    cut_off(who)
    who.open("/rules/coup")
    expect(who.page.get_by_role("heading", level=1)).to_have_text(title)
    who.open(replay)
    expect(timeline).to_be_visible()
    who.open()
    expect(who.page.get_by_role("heading", level=1)).to_be_visible()
    who.context.set_offline(False)


@pytest.mark.parametrize("part", ["pot-de-vin-cards", "cards", "Company", "OwnFace"])
def test_a_lobby_that_was_left_before_all_of_it_was_there_opens_without_what_is_missing(
    visitors: Visitors, part: str
) -> None:
    who = controlled(visitors)
    kept(who, "/api/games")
    assert who.page.evaluate(FORGET, [part, TRIES])

    cut_off(who)
    who.open()

    expect(who.page.get_by_role("heading", level=1)).to_be_visible()
    expect(who.page.get_by_role("heading", level=2, name=who.t("web-lobby-how"))).to_be_visible()
    who.page.evaluate("() => new Promise((resolve) => requestIdleCallback(resolve))")
    assert who.page.evaluate("() => sessionStorage.getItem('intriga.reloaded')") is None
    assert who.errors == []
    who.context.set_offline(False)


@pytest.mark.parametrize("address", ["/learn/coup/first", "/learn", "/rules/coup", "/new"])
def test_a_page_that_was_never_fetched_says_so_and_leads_back(
    visitors: Visitors, address: str
) -> None:
    who, uncaught = controlled(visitors, tag="es-AR"), list[Error]()
    who.page.on("pageerror", lambda error: uncaught.append(error))  # noqa: PLW0108  it has to be ours
    kept(who, "/api/games")

    cut_off(who)
    who.page.goto(address)
    title = who.page.get_by_role("heading", level=1)
    expect(title).to_have_text(who.t("web-missing-connection"))
    expect(who.button(who.t("web-again"))).to_be_visible()
    assert uncaught == []
    assert violations(who) == []

    who.page.get_by_role("link", name=who.t("web-missing-home"), exact=True).click()
    expect(who.page.get_by_role("heading", level=2, name=who.t("web-lobby-how"))).to_be_visible()
    who.context.set_offline(False)
    page = who.context.new_page()  # the other may be loading itself
    page.goto(address)
    title = page.get_by_role("heading", level=1)
    expect(title).not_to_have_text(who.t("web-missing-connection"))
    who.errors.clear()  # the console was told what could not be fetched


def test_a_game_whose_words_were_never_fetched_says_so_where_its_rules_would_be(
    visitors: Visitors,
) -> None:
    who = controlled(visitors)
    who.open("/rules/coup")
    expect(who.page.get_by_role("heading", level=1)).to_be_visible()
    kept(who, "/api/games")

    cut_off(who)
    who.page.get_by_role("link", name="Pot de Vin").first.click()

    expect(who.page.get_by_text(who.t("web-missing-connection-about"))).to_be_visible()
    who.context.set_offline(False)
    who.errors.clear()


def test_an_update_drops_the_files_of_the_page_before(visitors: Visitors) -> None:
    who = controlled(visitors)
    stale = "/assets/old-00000000.js"

    left = [stale]
    for _ in range(RETURNS):
        if stale in left:
            who.page.evaluate(OLD, stale)
            who.page.goto("about:blank")  # the worker lives as long as a page of it
            who.open()
            left = who.page.evaluate(LEFT)

    assert stale not in left
    assert "/" in left


def test_a_page_is_the_servers_while_it_can_be_reached(visitors: Visitors) -> None:
    who = controlled(visitors)
    who.page.evaluate(
        "async () => { await (await caches.open('files')).put('/', new Response('old')) }"
    )

    who.open()

    expect(who.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_lesson_that_was_opened_is_played_to_its_end_without_a_connection(
    visitors: Visitors,
) -> None:
    who = controlled(visitors, tag="es-AR")
    learner = Learner(who, "coup", "first")
    learner.begin()
    expect(learner.strip).to_contain_text(learner.note)
    kept(who, "/api/lessons/")

    cut_off(who)
    who.page.reload()
    learner.follow()
    for turn in range(len(learner.recording.turns)):
        expect(learner.strip).to_contain_text(learner.note)
        learner.play(turn)

    expect(who.page.get_by_text(who.t("web-learn-no-line"))).to_be_visible()
    who.page.get_by_role("link", name=who.t("web-learn-back")).click()
    expect(who.page.get_by_role("heading", level=1)).to_have_text(who.t("web-learn-title"))
    who.context.set_offline(False)
