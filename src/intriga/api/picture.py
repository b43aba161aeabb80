"""A table as an SVG picture: a row for each seat, with its cards, coins and marks."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, cast
from xml.etree.ElementTree import Element, SubElement, tostring
from zlib import crc32

from intriga.api.texts import asked, language_for
from intriga.core.games import manifest_of, table_rules_of
from intriga.core.ruleset import Json
from intriga.terminal.views import Shown
from intriga.words import Language
from intriga.words.plain import card, named

if TYPE_CHECKING:
    from intriga.api.game_in_words import AnyGame

WIDTH: Final = 760
MARGIN: Final = 20
LINE: Final = 30  # from one line of a row to the next
CHIP: Final = 24  # the height of a card
LETTER: Final = 7.6  # the mean width of a letter of 13 points
INDENT: Final = 130  # where the cards of a row begin
HIDDEN: Final = "?"
HANDS: Final = "hands"
FONT: Final = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
FELT, ROW, ASKED, BACK = "#14352c", "#1c4639", "#e0b64a", "#7d8f88"
PLAIN, DIM = "#f3efe2", "#a9bdb2"
LOST: Final = frozenset({"face_up"})  # cards that are out of the game


@dataclass(slots=True)
class Canvas:
    """The picture so far, and how far down it reaches."""

    root: Element = field(
        default_factory=lambda: Element(
            "svg", {"xmlns": "http://www.w3.org/2000/svg", "font-family": FONT, "font-size": "13"}
        )
    )
    down: float = MARGIN

    def box(self, x: float, y: float, width: float, height: float, **style: str) -> None:
        """Draw a box with round corners."""
        sizes = {"x": x, "y": y, "width": width, "height": height}
        said = {key: f"{value:g}" for key, value in sizes.items()}
        SubElement(self.root, "rect", said | {"rx": "6"} | style)

    def text(self, x: float, y: float, words: str, **style: str) -> None:
        """Write *words*, their baseline at *y*."""
        given = {"fill": PLAIN} | {key.replace("_", "-"): value for key, value in style.items()}
        SubElement(self.root, "text", {"x": f"{x:g}", "y": f"{y:g}"} | given).text = words

    def finished(self) -> str:
        """Return the picture, as tall as it has grown."""
        height = self.down + MARGIN / 2
        self.root.set("viewBox", f"0 0 {WIDTH} {height:g}")
        self.root.set("width", str(WIDTH))
        back = Element("rect", {"width": "100%", "height": "100%", "rx": "12", "fill": FELT})
        self.root.insert(0, back)
        return tostring(self.root, encoding="unicode")


def picture(game: "AnyGame", tag: str, seat: int | None) -> str:
    """Draw the table of *game* in the language of *tag*, as *seat* sees it, or whole for None."""
    words = game.position().to_dict() if seat is None else game.view(seat).to_dict()
    rules = table_rules_of(game.ruleset.name)
    drawn = _Drawing(language_for(game, tag), Shown(words, game.players, rules.seat_keys))
    return drawn.of(game, words)


class _Drawing:
    """Draws one table."""

    def __init__(self, language: Language, shown: Shown) -> None:
        self.language, self.shown, self.canvas = language, shown, Canvas()

    def of(self, game: "AnyGame", words: Json) -> str:
        """Return the picture."""
        title = f"{manifest_of(game.ruleset.name).title} · {asked(game, game.seats)}"
        self.canvas.text(MARGIN, self.canvas.down + 12, title, font_weight="bold")
        self.canvas.down += LINE
        for seat, name in enumerate(game.seats):
            self._row(seat, name, own=seat == words.get("seat"))
        if self.shown.rest:
            middle = [f"{self._key(key)}: {self._value(value)}" for key, value in self._rest()]
            self._lines(" · ".join(middle))
        return self.canvas.finished()

    def _rest(self) -> list[tuple[str, Any]]:
        return [(key, value) for key, value in self.shown.rest.items() if value not in ([], {})]

    def _row(self, seat: int, name: str, *, own: bool) -> None:
        """Draw what belongs to *seat*: numbers beside the name, a line for each list of cards."""
        canvas, top = self.canvas, self.canvas.down
        values = {key: column[seat] for key, column in self.shown.columns.items()}
        lists = {key: _list(each) for key, each in values.items() if _list(each)}
        place = len(canvas.root)
        canvas.text(MARGIN + 10, top + 20, name, font_weight="bold" if own else "normal")
        canvas.down += 4
        for key, cards in lists.items():
            self._cards(key, cards)
        numbers = [f"{self._key(key)} {self._value(each)}" for key, each in _numbers(values)]
        numbers += [self._key(mark).lower() for mark in self.shown.marks[seat]]
        if numbers:
            canvas.text(INDENT, canvas.down + 16, " · ".join(numbers), fill=DIM)
            canvas.down += LINE - 6
        canvas.down = max(canvas.down, top + LINE) + 4
        edge = ASKED if seat in self.shown.awaiting or seat in self.shown.winners else ROW
        row = Canvas()
        row.box(
            *(MARGIN / 2, top, WIDTH - MARGIN, canvas.down - top - 2),
            fill=ROW,
            stroke=edge,
        )
        canvas.root.insert(place, row.root[0])
        canvas.down += 4

    def _cards(self, key: str, cards: Sequence[Any]) -> None:
        """Draw *cards* from left to right, on as many lines as they need."""
        canvas, x = self.canvas, float(INDENT)
        if key != HANDS:
            label = self._key(key)
            canvas.text(x, canvas.down + 17, label, fill=DIM)
            x += 12 + LETTER * len(label)
        for each in cards:
            hidden = each == HIDDEN
            words = "" if hidden else self._value(each)
            width = 20 if hidden else 16 + LETTER * len(words)
            if x + width > WIDTH - MARGIN:
                x, canvas.down = float(INDENT), canvas.down + LINE
            fill = BACK if hidden else _colour(str(each))
            style = {"fill": fill, "opacity": "0.45" if key in LOST else "1"}
            canvas.box(x, canvas.down, width, CHIP, **style)
            line = {"text_decoration": "line-through"} if key in LOST else {}
            middle = {"text_anchor": "middle", "fill": "#ffffff"}
            canvas.text(x + width / 2, canvas.down + 17, words, **middle, **line)
            x += width + 6
        canvas.down += LINE

    def _lines(self, text: str) -> None:
        """Write *text* below the seats, on as many lines as it needs."""
        room = int((WIDTH - 2 * MARGIN) / LETTER)
        line = ""
        for word in [*text.split(" "), ""]:
            if not word or len(line) + len(word) > room:
                self.canvas.text(MARGIN, self.canvas.down + 14, line.strip(), fill=DIM)
                self.canvas.down += LINE - 8
                line = ""
            line += f"{word} "

    def _value(self, value: Any) -> str:  # noqa: ANN401  whatever a position has
        if isinstance(value, dict):
            pairs = cast("Json", value).items()
            said = [f"{self._value(key)} {self._value(each)}" for key, each in pairs if each]
            return ", ".join(said)
        if isinstance(value, list):
            return " ".join(map(self._value, cast("list[Any]", value)))
        return "–" if value is None else card(self.language, str(value))

    def _key(self, key: str) -> str:
        return named(self.language, f"view-{key.replace('_', '-')}")


def _list(value: Any) -> list[Any]:  # noqa: ANN401  whatever a position has
    return cast("list[Any]", value) if isinstance(value, list) else []


def _numbers(values: Json) -> list[tuple[str, Any]]:
    return [
        (key, each)
        for key, each in values.items()
        if not isinstance(each, list) and each is not None
    ]


def _colour(word: str) -> str:
    """Return the colour of a card, the same for all cards of a character or guild."""
    hue = crc32(word.partition("-")[0].encode()) % 360
    return f"hsl({hue}, 45%, 38%)"
