"""A seat's view of a table of a server, in words: from its scene and from nothing else.

Scenes are those of the wire, ``docs/reference/server``; log and question come in them
without a language.
"""

import json
from typing import Any, Final, cast

from intriga.core.message import Message, Value
from intriga.core.ruleset import Json
from intriga.lab.adapters.text import BRIEF, asked, happened, remembered, seating, seen
from intriga.words import Language
from intriga.words.sentences import sentence

WATCHING: Final = -1  # the viewer without a seat
WAIT: Final = "Nothing is asked of you now."
BETWEEN: Final = "No game is on. Whoever is ready says so, and the host starts it."
PAUSED: Final = "The game is paused."
SECOND: Final = 1000  # milliseconds


# ------------------------------------------------------------------- what a scene says


def seat_of(scene: Json) -> int | None:
    """Return one's seat in the game under way, None for a spectator."""
    place = scene["you"]
    return None if place is None else scene["chairs"][place]["seat"]


def names_of(scene: Json) -> list[str]:
    """Return the names of those who play, or have played, by seat."""
    return [player["name"] for player in scene["players"]]


def offers_of(scene: Json) -> list[str]:
    """Return the inputs that are open, none where nothing is asked."""
    deal = scene["deal"]
    return [offer["words"] for offer in deal["offers"]] if deal else []


def step_of(scene: Json) -> int | None:
    """Return the number of the question that is open to the seat, None where none is."""
    return scene["deal"]["window"]["step"] if offers_of(scene) else None


def is_asked(scene: Json) -> bool:
    """Say whether an answer is wanted that was not given yet."""
    return scene["phase"] == "playing" and bool(offers_of(scene)) and not scene["deal"]["answer"]


def over_of(scene: Json) -> int | None:
    """Return the number of the game that is over, None where none is."""
    return scene["deal"]["number"] if scene["phase"] == "over" and scene["deal"] else None


def speech_of(scene: Json, tag: str) -> Language:
    """Return the language of *tag* in the terms of the table's edition."""
    return Language(tag, scene["game"], scene["preset"])


def message(told: Json) -> Message:
    """Return the message *told* as it comes over the wire."""
    args: Json = told["args"]
    return Message(told["id"], {key: _value(value) for key, value in args.items()})


def _value(sent: Any) -> Value:  # noqa: ANN401  JSON
    value: Value = tuple(cast("list[Any]", sent)) if isinstance(sent, list) else sent
    return value


# ------------------------------------------------------------------- in words


def table(scene: Json) -> str:
    """Return the game of a table, and the people there."""
    chairs = "; ".join(f"{at}: {_chair(chair)}" for at, chair in enumerate(scene["chairs"]))
    options = f" with {json.dumps(scene['options'])}" if scene["options"] else ""
    own = "You only watch" if scene["you"] is None else f"You sit on chair {scene['you']}"
    edition = f"{scene['game']} ({scene['preset']}{options})"
    return f"Table {scene['table']}: {edition}. Chairs: {chairs}. {own}."


def _chair(chair: Json) -> str:
    if chair["kind"] == "empty":
        return "empty"
    marks = [chair["kind"]]
    marks += ["host"] if chair["host"] else []
    marks += ["away"] if chair["away"] else []
    marks += ["ready"] if chair["ready"] and chair["kind"] != "bot" else []
    return f"{chair['name']} ({', '.join(marks)})"


def situation(scene: Json) -> list[str]:
    """Return the seating, one's view, and one's memory."""
    deal = scene["deal"]
    lines = [seating(names_of(scene), seat_of(scene)), seen(deal["view"])]
    return [*lines, remembered(deal["memory"])] if deal["memory"] is not None else lines


def state(scene: Json, tag: str, left: float) -> list[str]:
    """Return the question with the inputs that are legal, or why there is none.

    *left* are the seconds since the scene came.
    """
    deal = scene["deal"]
    if scene["phase"] == "paused":
        return [PAUSED]
    if scene["phase"] != "playing":
        return [*over(scene, tag), BETWEEN]
    if deal["answer"]:
        return [f"You have answered [{deal['answer']}]; it is sealed until the question closes."]
    if not is_asked(scene):
        return [WAIT]
    question = sentence(speech_of(scene, tag), names_of(scene), message(deal["question"]))
    return [*asked(question, offers_of(scene), BRIEF), *_hurry(deal["window"]["left"], left)]


def _hurry(left: int | None, passed: float) -> list[str]:
    if left is None:
        return []
    return [f"You have {max(0, round(left / SECOND - passed))} seconds."]


def over(scene: Json, tag: str) -> list[str]:
    """Return the winners, nothing if no game is over."""
    if over_of(scene) is None:
        return []
    names, winners = names_of(scene), map(int, scene["deal"]["standing"]["winners"])
    won = speech_of(scene, tag).list(names[seat] for seat in winners)
    return [f"The game is over. It was won by {won or 'nobody'}."]


def told(scene: Json, tag: str, news: list[str], passed: float) -> str:
    """Return the whole text for a seat: the table, its view, *news*, and its question."""
    lines = [table(scene), *(situation(scene) if scene["deal"] else [])]
    return "\n".join([*lines, *happened(news), *state(scene, tag, passed)])


# ------------------------------------------------------------------- what is new


class News:
    """The log and the talk of a table since it was read last, as sentences.

    ``number`` counts the scenes that came; ``since`` tells a table which lines somebody has.
    """

    def __init__(self, tag: str) -> None:
        self.number = 0
        self._tag = tag
        self._deal, self._log, self._talk = 0, 0, 0
        self._viewer: int | None = None
        self._unread: list[str] = []

    @property
    def since(self) -> Json:
        """Return the lines received so far, as the hello of a socket says it."""
        return {"deal": self._deal, "log": self._log, "talk": self._talk, "viewer": self._viewer}

    def read(self) -> list[str]:
        """Return the news, and forget them."""
        unread, self._unread = self._unread, []
        return unread

    def hear(self, scene: Json) -> None:
        """Add the new lines of *scene*."""
        self.number += 1
        if scene["deal"] is not None:
            self._hear_log(scene)
        self._talk = min(self._talk, scene["talk_from"])
        for line in scene["talk"]:
            self.hear_line(line)

    def _hear_log(self, scene: Json) -> None:
        deal, seat = scene["deal"], seat_of(scene)
        viewer = WATCHING if seat is None else seat
        if (deal["number"], viewer) != (self._deal, self._viewer):
            self._deal, self._viewer, self._log = deal["number"], viewer, 0
        speech, names = speech_of(scene, self._tag), names_of(scene)
        new = deal["log"][max(0, self._log - deal["log_from"]) :]
        self._unread += [sentence(speech, names, message(told)) for told in new]
        self._log = deal["log_from"] + len(deal["log"])

    def hear_line(self, line: Json) -> None:
        """Take in a *line* of talk, unless it was heard."""
        if line["number"] >= self._talk:
            self._talk = line["number"] + 1
            self._unread.append(
                f"{line['name']} says: {json.dumps(line['text'], ensure_ascii=False)}"
            )
