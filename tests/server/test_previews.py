"""The preview of a shared link, and the addresses that show none."""

import html
import re
from pathlib import Path
from random import Random

import pytest

from intriga.server.http.previews import language_of
from intriga.server.settings import Limits, ServerSettings
from intriga.server.work.page_paths import ADDRESSES, place_of
from intriga.words import TAGS, Language
from tests.server.playing import BRISK, Answer, Browser, opened
from tests.server.serving import Serving

ROUTES = Path(__file__).parents[2] / "web/src/base/routes.test.ts"
META = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">')
ENGLISH = Language("en")


def shown(answer: Answer) -> dict[str, str]:
    """Return what the head of a page says."""
    return {name: html.unescape(text) for name, text in META.findall(answer.body.decode())}


def without(text: bytes, table: str) -> bytes:
    return text.replace(table.encode(), b"")


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/t", "/t/a/b", "/r/", "/new/x", "/rules/chess", "/index.html", "/gallery"],
)
def test_an_unknown_address_is_the_page_and_not_found(browser: Browser, path: str) -> None:
    answer = browser.ask(path)

    assert answer.status == 404
    assert b'<div id="app">' in answer.body


@pytest.mark.parametrize(
    "path", ["/", "/new", "/new/", "/about", "/rules", "/rules/coup", "/puzzles"]
)
def test_an_address_of_the_page_is_found(browser: Browser, path: str) -> None:
    assert browser.ask(path).status == 200


@pytest.mark.parametrize("path", ["/t/nothing", "/r/nothing", "/r/nothing/3"])
def test_a_table_or_a_game_that_is_gone_is_not_found(browser: Browser, path: str) -> None:
    assert browser.ask(path).status == 404


def test_the_server_reads_an_address_as_the_page_does() -> None:
    cases = re.findall(r"\['(/[^']*)', '(\w+)', ", ROUTES.read_text(encoding="utf-8"))

    assert {*ADDRESSES, "missing"} == {page for _, page in cases}
    for path, page in cases:
        assert place_of(path)[0] == page.replace("missing", ""), path


@pytest.mark.parametrize("tag", TAGS)
def test_a_table_in_the_lobby_calls_in_the_language_of_its_reader(
    browser: Browser, second: Browser, tag: str
) -> None:
    table = opened(browser, chairs=3, settings={**BRISK, "listed": True})["table"]

    answer = second.ask(f"/t/{table}", accept_language=f"{tag},en;q=0.5")

    said, language = shown(answer), Language(tag)
    assert f'<html lang="{tag}">' in answer.body.decode()
    assert said["og:title"] == language.format("preview-calls", host="Ana", game="Coup")
    assert said["og:description"] == language.format("preview-chairs", free=2)
    assert said["description"] == said["og:description"]
    assert said["og:url"] == f"{browser.url}/t/{table}"
    assert said["twitter:card"] == "summary_large_image"
    assert said["og:image"] == f"{browser.url}/preview/coup.jpg"


@pytest.mark.parametrize("game", ["coup", "pot-de-vin", "intriga"])
def test_the_picture_of_a_preview_is_there(browser: Browser, game: str) -> None:
    answer = browser.ask(f"/preview/{game}.jpg")

    assert (answer.status, answer.headers["content-type"]) == (200, "image/jpeg")
    assert len(answer.body) < 300_000  # bytes: WhatsApp shows no larger ones


def test_a_private_table_tells_a_stranger_its_game_and_nothing_else(
    browser: Browser, second: Browser
) -> None:
    one = opened(browser, chairs=3, name="Ana Secreta")
    other = opened(browser, "beginner", "beginner", chairs=3, name="Bia Secreta")
    before = without(second.ask(f"/t/{one['table']}").body, one["table"])

    with browser.sit(other["table"]) as host:
        host.look()
        host.command("start")
        host.see(lambda scene: scene["phase"] == "playing")
        after = without(second.ask(f"/t/{other['table']}").body, other["table"])

    assert before == after
    assert b"Secreta" not in before
    assert ENGLISH.format("preview-private", game="Coup").encode() in before
    for each in (one, other):
        assert each["invite"].encode() not in before + after


def test_a_name_cannot_write_into_the_page(browser: Browser) -> None:
    name = '"><script>x'
    table = opened(browser, name=name, settings={**BRISK, "listed": True})["table"]

    answer = browser.ask(f"/t/{table}")

    assert name.encode() not in answer.body
    assert name in shown(answer)["og:title"]


def test_a_page_is_sent_again_only_when_it_says_something_else(browser: Browser) -> None:
    table = opened(browser, settings={**BRISK, "listed": True})["table"]
    tag = browser.ask(f"/t/{table}").headers["etag"]

    assert browser.ask(f"/t/{table}", if_none_match=tag).status == 304
    assert browser.ask(f"/t/{table}", if_none_match=tag, accept_language="es").status == 200


@pytest.mark.parametrize(
    ("header", "tag"),
    [
        ("", "en"),
        ("pt-PT,pt;q=0.9,en;q=0.8", "pt-BR"),
        ("de,es;q=0.4,en;q=0.3", "es"),
        ("en;q=0.1, es;q=0.9", "es"),
        ("es;q=0,en", "en"),
        ("es;q=much", "en"),
    ],
)
def test_the_language_is_the_first_that_the_reader_wants_and_intriga_speaks(
    header: str, tag: str
) -> None:
    assert language_of(header) == tag


def ended(browser: Browser, *, open_cards: bool) -> str:
    """Play a game of chance against a bot, and return its id."""
    table = opened(browser, "beginner", settings={**BRISK, "open_cards": open_cards})["table"]
    with browser.sit(table) as ana:
        ana.look()
        ana.command("start")
        ana.see(lambda scene: scene["phase"] == "playing")
        ana.play(Random(1))
        return str(ana.scene["deal"]["id"])


@pytest.mark.parametrize("open_cards", [True, False])
def test_a_link_to_a_finished_game_tells_how_it_came_out(
    browser: Browser, second: Browser, *, open_cards: bool
) -> None:
    game = ended(browser, open_cards=open_cards)
    public = second.ask(f"/api/replays/{game}").json

    said = shown(second.ask(f"/r/{game}/3", accept_language="pt-BR"))

    language = Language("pt-BR", "coup", public["preset"])
    winners = language.list(public["names"][seat] for seat in public["winners"])
    assert winners in said["og:description"]
    assert all(name in said["og:title"] for name in public["names"])


def test_a_preview_of_hidden_cards_is_as_any_stranger_sees_the_end(
    browser: Browser, second: Browser
) -> None:
    game = ended(browser, open_cards=False)
    assert second.ask(f"/api/replays/{game}").json["seen"] == "table"

    own, strange = (shown(each.ask(f"/r/{game}")) for each in (browser, second))

    assert own == strange


def test_an_address_over_its_limit_gets_the_page_without_a_preview(tmp_path: Path) -> None:
    with Serving(tmp_path, ServerSettings(warm=False, limits=Limits(questions=1))) as server:
        browser = Browser(server.url)
        answers = [browser.ask("/t/nothing") for _ in range(3)]

    assert [each.status for each in answers] == [404, 200, 200]
    assert shown(answers[-1])["og:title"] == ENGLISH.format("preview-table")
