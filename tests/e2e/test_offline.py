"""Pages without a connection: what was opened before opens again, and an update leaves nothing."""

from typing import Final

from playwright.sync_api import expect

from tests.e2e.lessons import Learner
from tests.e2e.people import PHONE, Visitor, Visitors
from tests.e2e.playing import sensible
from tests.e2e.rooms import opened_game

KEPT: Final = """async (tries) => {
  for (let each = 0; each < tries; each++) {
    const files = await (await caches.open('files')).keys();
    const told = await (await caches.open('told')).keys();
    if (files.some(({ url }) => /Rules/.test(url)) && told.length > 0) return true;
    await fetch('/healthz');
  }
  return false;
}"""
LESSON_KEPT: Final = """async (tries) => {
  for (let each = 0; each < tries; each++) {
    const files = await (await caches.open('files')).keys();
    const told = await (await caches.open('told')).keys();
    const needed = performance.getEntriesByType('resource').map(({ name }) => name);
    const has = new Set(files.map(({ url }) => url));
    const missing = needed.filter((name) => name.includes('/assets/') && !has.has(name));
    if (missing.length === 0 && told.some(({ url }) => url.includes('/api/lessons/'))) return true;
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
TRIES: Final = 2_000
RETURNS: Final = 5  # a browser that is busy may take back a worker that was to go


def controlled(visitors: Visitors, tag: str = "en") -> Visitor:
    """Return somebody whose pages the worker serves, in the lobby."""
    who = visitors.arrive("Ana", offline=True, tag=tag, size=PHONE)
    who.open()
    who.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    return who


def test_lobby_rules_and_a_replay_that_were_opened_open_without_a_connection(
    visitors: Visitors,
) -> None:
    who = controlled(visitors)
    opened_game(who, "coup", 2)
    while who.phase == "playing":
        who.until(lambda: bool(who.offers) or who.phase == "over", "they are asked, or it is over")
        if who.offers:
            who.say(sensible(who.offers))
    replay = f"/r/{who.deal['id']}/3"
    timeline = who.page.get_by_role("region", name=who.t("web-replay-timeline"))
    who.open(replay)
    expect(timeline).to_be_visible()
    who.open("/rules/coup")
    title = who.page.get_by_role("heading", level=1).inner_text()
    assert who.page.evaluate(KEPT, TRIES)

    who.context.set_offline(True)
    who.open("/rules/coup")
    expect(who.page.get_by_role("heading", level=1)).to_have_text(title)
    who.open(replay)
    expect(timeline).to_be_visible()
    who.open()
    expect(who.page.get_by_role("heading", level=1)).to_be_visible()
    who.context.set_offline(False)


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
    assert who.page.evaluate(LESSON_KEPT, TRIES)

    who.context.set_offline(True)
    who.page.reload()
    learner.follow()
    for turn in range(len(learner.recording.turns)):
        expect(learner.strip).to_contain_text(learner.note)
        learner.play(turn)

    expect(who.page.get_by_text(who.t("web-learn-no-line"))).to_be_visible()
    who.page.get_by_role("link", name=who.t("web-learn-back")).click()
    expect(who.page.get_by_role("heading", level=1)).to_have_text(who.t("web-learn-title"))
    who.context.set_offline(False)
