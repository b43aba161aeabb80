"""People at their browsers: what they see and click, and all that goes over their sockets."""

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias, TypedDict, Unpack, cast
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Response, WebSocket, expect

from intriga.core.message import Message
from intriga.service.questions.clocks import LONGEST
from intriga.service.scenes.fold import fold
from intriga.words import Language
from intriga.words.sentences import sentence
from tests.e2e.answering import Answering

Json: TypeAlias = dict[str, Any]
Name: TypeAlias = str | re.Pattern[str]

PATIENCE: Final = 120_000  # milliseconds: nothing that a page does takes so long
GLANCE: Final = 10  # milliseconds between two looks at what comes in
GUARD: Final = 600  # milliseconds: so long the bar may take a click for a slip
SEEN: Final = LONGEST + GUARD  # milliseconds in which all that happens at once has been seen
PHONE: Final = (390, 844)
TABLET: Final = (820, 1180)
DESKTOP: Final = (1280, 800)
COUNTRIES: Final = {"en": "en-US", "pt-BR": "pt-BR", "es": "es-ES", "es-AR": "es-AR"}
AWAY: Final = re.compile(r"net::ERR_|WebSocket connection to")  # says the browser
ASKED: Final = frozenset({"document", "fetch", "xhr", "image"})  # no script, style, font, sound
TOO_MANY: Final = 429
FILE: Final = re.compile(r"^/(api|ws|assets)/|\.\w+$")  # what is no page
BAR: Final = """() => [...document.querySelectorAll('.bar .answers button')]
  .map((each) => `${each.innerText} ${each.ariaPressed}`).join()"""
LINE: Final = """
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    told = 0;
    constructor(...given) {
      super(...given);
      window.line = this;
      this.addEventListener('message', () => this.told++);
    }
  };
"""
NO_HINTS: Final = """try {
  localStorage.getItem('intriga.guide') ?? localStorage.setItem('intriga.guide', '{"on":false}');
} catch { /* a page that may keep nothing */ }"""

expect.set_options(timeout=PATIENCE)


def is_gone_page(message: ConsoleMessage) -> bool:
    """Say whether the browser notes with *message* that a page itself was not found."""
    path = urlsplit(message.location["url"]).path
    return "status of 404" in message.text and not FILE.search(path)


class Taste(TypedDict, total=False):
    """How somebody's browser is set up; what is left out is a desktop in the light, at rest.

    Only ``offline`` lets it have the worker that opens pages without a connection.
    """

    tag: str
    size: tuple[int, int]
    touch: bool
    theme: Literal["light", "dark"]
    motion: Literal["no-preference", "reduce"]
    hints: bool
    offline: bool


class Visitor:
    """Somebody with a browser of their own, who speaks *tag*.

    ``heard`` and ``sent`` are the messages of the socket, ``updates`` counts those with a scene,
    ``scene`` is the last one, ``log`` what was told of the game so far, ``errors`` what the page
    complained about, ``answered`` what it asked of the server, with the status that came.  The page
    has a clock of its own, which can be put forward.
    """

    def __init__(self, browser: Browser, url: str, name: str, **taste: Unpack[Taste]) -> None:
        self.name, self.tag = name, taste.get("tag", "en")
        width, height = taste.get("size", DESKTOP)
        self.touch = touch = taste.get("touch", False)
        self.context = browser.new_context(
            base_url=url,
            locale=COUNTRIES[self.tag],
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            color_scheme=taste.get("theme", "light"),
            reduced_motion=taste.get("motion", "reduce"),
            service_workers="allow" if taste.get("offline", False) else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LINE)
        if not taste.get("hints", False):
            self.context.add_init_script(NO_HINTS)
        self.context.clock.install()
        self.heard, self.sent, self.log = list[Json](), list[Json](), list[Json]()
        self.scene: Json = {}
        self.sealed: Json = {}
        self.updates = self._told = 0
        self.errors: list[str] = []
        self.answered: list[tuple[str, int]] = []
        self.page = self.context.new_page()
        self.page.on("response", self._note)
        self.page.on("websocket", self._listen)
        self.page.on("console", self._complain)
        self.page.on("pageerror", lambda error: self.errors.append(f"{name}: {error}"))

    # --------------------------------------------------------------- what comes and goes

    def _listen(self, socket: WebSocket) -> None:
        self._told = 0
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def hear(self, message: Json) -> None:
        """Take in *message*, which the page was sent, or plays from a recording."""
        self.heard.append(message)
        self._told += 1
        self.updates += message["type"] in {"update", "table", "step"}
        self.scene = fold(self.scene or None, message) or {}
        if deal := self.scene.get("deal"):
            self.log = deal["log"]
            step = deal["window"] and deal["window"]["step"]
            self.sealed = {"step": step, "words": deal["answer"]}

    def _note(self, response: Response) -> None:
        """Note what was asked of the server but for the files of the page, which never change."""
        path = urlsplit(response.url).path
        if response.request.resource_type in ASKED and not path.startswith("/assets/"):
            self.answered.append((path, response.status))

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not AWAY.search(message.text) and not is_gone_page(message):
            self.errors.append(f"{self.name}: {message.text}")

    def until(self, seen: Callable[[], bool], what: str) -> None:
        """Let messages come in until *seen*, the sentence *what*.

        Raises:
            AssertionError: it was not so in a long time.
        """
        for _ in range(PATIENCE // GLANCE):
            if seen():
                return
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"{self.name} never saw that {what}; the scene: {self.scene}")

    # --------------------------------------------------------------- what is on the table

    @property
    def table(self) -> str:
        """The id of the table whose page is open."""
        return self.page.url.partition("/t/")[2].partition("#")[0]

    @property
    def phase(self) -> str:
        return self.scene.get("phase", "")

    @property
    def deal(self) -> Json:
        """The game as it was sent last, empty before the first."""
        return self.scene.get("deal") or {}

    @property
    def seat(self) -> int | None:
        you = self.scene.get("you")
        return None if you is None else self.scene["chairs"][you]["seat"]

    @property
    def step(self) -> int | None:
        """The number of the question on the table, None without one."""
        window = self.deal.get("window")
        return window["step"] if window else None

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return [each["name"] for each in self.scene["players"]]

    @property
    def offers(self) -> list[str]:
        """The present answers, in notation; empty once the answer is given."""
        if self.phase != "playing" or self.sealed.get("words"):
            return []
        return [each["words"] for each in self.deal["offers"]]

    # --------------------------------------------------------------- words

    @property
    def language(self) -> Language:
        """The words of the table, or of the site where there is none."""
        return Language(self.tag, self.scene.get("game", ""), self.scene.get("preset", ""))

    def words(self, game: str, preset: str = "") -> Language:
        """Return the words of a game, for pages that are about no table."""
        return Language(self.tag, game, preset)

    def t(self, message: str, **args: str | int) -> str:
        """Return what the page says for *message*."""
        return self.language.format(message, **args)

    def told(self) -> list[str]:
        """Return the log as it must be read: the terminal's sentences of what the socket told."""
        return [self._sentence(each) for each in self.log]

    def _sentence(self, telling: Json) -> str:
        args = {
            key: tuple(cast("list[Any]", value)) if isinstance(value, list) else value
            for key, value in telling["args"].items()
        }
        return sentence(self.language, self.names, Message(telling["id"], args))

    # --------------------------------------------------------------- ways about the site

    def open(self, address: str = "/") -> None:
        """Go to an address of the site."""
        self.page.goto(address)

    def button(self, name: Name) -> Locator:
        return self.page.get_by_role("button", name=name)

    def about(self, name: str, deed: str) -> None:
        """Press *deed* in the menu on the plate, or the chair, of the person called *name*."""
        self.button(self.t("web-room-about", who=name)).click()
        self.button(deed).click()

    def play_quick(self, game: str = "coup") -> None:
        """Begin a game with bots from the lobby that is open: one click."""
        title = self.t(f"web-game-{game}")
        self.button(f"{self.t('web-lobby-play')} {title}").click()
        self.page.wait_for_url("**/t/*")
        self.until(lambda: self.phase == "playing", "the game has begun")

    def join(self, name: str | None = None) -> None:
        """Sit down under *name* in the dialog that a private link opens."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label(self.t("web-at-name"), exact=True).fill(name or self.name)
        dialog.get_by_role("button", name=self.t("web-at-join"), exact=True).click()
        expect(dialog).to_be_hidden()
        self.until(lambda: self.scene.get("you") is not None, "there is a chair for them")

    def watch(self) -> None:
        """Only watch, in the dialog that a private link opens."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name=self.t("web-at-watch")).click()
        expect(dialog).to_be_hidden()

    def go_offline(self) -> None:
        """Lose the network; what a browser takes a minute to notice is told to it at once."""
        self.context.set_offline(True)
        self.page.evaluate("() => window.line.close()")
        expect(self.page.get_by_text(self.t("web-at-lost"))).to_be_visible()

    def go_online(self) -> None:
        """Have the network again, and wait for what was missed."""
        updates = self.updates
        self.context.set_offline(False)
        self.until(lambda: self.updates > updates, "the line is back")
        expect(self.page.get_by_text(self.t("web-at-lost"))).to_be_hidden()

    def log_lines(self) -> Locator:
        """Return what the log says of the game; it is opened if it is not."""
        side = self.page.get_by_role("region", name=self.t("web-side"))
        tab = side.locator('[data-tab="log"]')
        expect(tab).to_be_visible()
        shown = (tab.get_attribute("aria-selected"), tab.get_attribute("aria-expanded"))
        if "true" not in shown:
            tab.click()
        return side.locator(".turn li:not(.aside)")

    def close_sheet(self) -> None:
        """Close what lies over the board of a phone."""
        side = self.page.get_by_role("region", name=self.t("web-side"))
        side.get_by_role("button", name=self.t("web-close")).click()

    # --------------------------------------------------------------- answers

    @property
    def bar(self) -> Locator:
        """The buttons of what is asked."""
        return self.page.get_by_role("group", name=self.t("web-bar-answers-of"))

    def answer(self, name: Name) -> None:
        """Press the button *name* of the bar."""
        self.press(self.bar.get_by_role("button", name=name))

    def press(self, button: Locator) -> None:
        """Click *button*, and wait until the bar has taken it."""
        self.see_beats()
        expect(button).to_be_visible()
        self.do(button.tap if self.touch else button.click, f"the click on {button}")

    def do(self, press: Callable[[], None], what: str) -> None:
        """Press once something that the bar shows, and wait until it has taken *what* it was.

        Just after a change the bar takes clicks and keys for slips, so the clock is put forward.
        An answer that is given by it is sealed, or counts, in the end.
        """
        self.see_beats()
        self.page.clock.fast_forward(GUARD)
        step, given, before = self.step, self._given, self._mark()
        press()
        self.until(lambda: self._mark() != before, f"{what} was taken")
        if self._given > given:
            self.until(lambda: self.step != step or not self.offers, f"{what} was heard")

    def catch_up(self) -> None:
        """Wait until the page shows all that was heard."""
        told = "window.line.told"
        self.until(lambda: self.page.evaluate(told) >= self._told, "all that came is shown")

    @property
    def film(self) -> Locator:
        """The film that lies over the board while everybody looks at what happened."""
        return self.page.locator("[data-beat]")

    def see_beats(self) -> None:
        """Put the clock forward until all that was heard has been looked at."""
        self.catch_up()
        while self.film.count():
            self.page.clock.fast_forward(SEEN)

    @property
    def _given(self) -> int:
        """How many answers were sent."""
        return [each["type"] for each in self.sent].count("answer")

    def _mark(self) -> tuple[int, str]:
        """Return what changes when the bar takes something: what was sent, or what it shows."""
        return self._given, self.page.evaluate(BAR)

    def say(self, words: str) -> None:
        """Give the answer *words*, as it is in notation, by clicking; wait until it is given."""
        step = self.step
        self.choose(words)
        self.until(
            lambda: self.step != step or self.sealed.get("words") == words, f"{words} was taken"
        )

    def choose(self, words: str) -> None:
        """Click what gives the answer *words*, as it is in notation."""
        labels = Answering(self.language, self.names, self.deal).clicks(words)
        hand = self.page.get_by_role("group", name=self.t("table-hand"))  # cards are chosen here
        hand = hand.or_(self.page.get_by_role("list", name=self.t("table-hand")))
        for place, label in enumerate(labels):
            name = re.compile(rf"^{re.escape(label)}([\s,]|$)")
            button = hand.get_by_role("button", name=name)
            button = button.or_(self.bar.get_by_role("button", name=name))
            self.press(button.nth(labels[:place].count(label)))  # of two like cards, each once


def ask_little(visitor: Visitor, most: int) -> None:
    """See that the pages of *visitor* asked for *most* things at most, and none was refused."""
    asked = Counter(path for path, _ in visitor.answered)
    refused = [path for path, status in visitor.answered if status == TOO_MANY]
    assert (refused, asked.total() <= most) == ([], True), asked.most_common(8)


class Visitors:
    """Makes visitors of a site, and sends them home in the end."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.all: list[Visitor] = []

    def arrive(self, name: str, **taste: Unpack[Taste]) -> Visitor:
        """Return somebody new, who has opened no page yet."""
        self.all.append(Visitor(self.browser, self.url, name, **taste))
        return self.all[-1]

    def leave(self) -> None:
        """Close all browsers."""
        for each in self.all:
            each.context.close()

    @property
    def errors(self) -> list[str]:
        """The errors of the pages."""
        return [error for each in self.all for error in each.errors]
