"""Somebody who is given a lesson in the browser: it is played from its recording."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator

from intriga.lab.adapters.remote_words import message
from intriga.server.http.catalogue import recording_of
from intriga.server.wire.bodies import RecordedMessage
from intriga.service.setup.begun_tables import preset_for
from intriga.words.sentences import sentence
from tests.e2e.people import COUNTRIES, SEEN, Visitor

Json = dict[str, Any]
HELD: Final = 1_000  # milliseconds: no answer can be taken back any longer
SHORT: Final = 300  # milliseconds: less than any beat
BEAT: Final = "() => document.querySelector('[data-beat]')?.dataset.beat ?? ''"
NO_LINE: Final = "() => { window.line = { told: Infinity } }"


class Learner:
    """*who*, at the lesson *name* of *game*: their scene is what the recording makes of it."""

    def __init__(self, who: Visitor, game: str, name: str) -> None:
        self.who, self.address = who, f"/learn/{game}/{name}"
        preset = preset_for(game, name, COUNTRIES[who.tag])
        self.recording = recording_of(game, name, preset)
        self.title = who.words(game, preset).format(f"lesson-{name}")

    def begin(self) -> None:
        """Begin the lesson from the page of all lessons."""
        self.who.open("/learn")
        section = self.who.page.get_by_role(
            "region", name=self.who.t(f"web-game-{self.recording.game}")
        )
        section.get_by_role("link", name=re.compile(re.escape(self.title))).click()
        self.who.page.wait_for_url(f"**{self.address}")
        self.follow()

    def follow(self, given: int = 0) -> None:
        """See what the page shows once it is opened, after so many answers *given* before."""
        self.strip.wait_for()
        self.who.page.evaluate(NO_LINE)
        shown = [each for turn in self.recording.turns[:given] for each in turn.messages]
        self._hear(self.recording.opening + shown)

    @property
    def strip(self) -> Locator:
        """Where the notes are read."""
        return self.who.page.get_by_role("complementary", name=self.title)

    @property
    def note(self) -> str:
        """The present note of the lesson."""
        telling = self.who.deal["form"]["note"]["told"]
        return sentence(self.who.language, self.who.names, message(telling))

    def play(self, turn: int) -> None:
        """Give the answer number *turn* as the lesson shows it, and see what comes of it."""
        self.who.choose(self.recording.turns[turn].words)
        self.who.page.clock.fast_forward(HELD)
        self._hear(self.recording.turns[turn].messages)
        self.who.see_beats()

    def look_on(self, turn: int) -> Iterator[str]:
        """Give the answer number *turn*, and yield the beats that are seen of what comes of it."""
        messages = self.recording.turns[turn].messages
        self.who.choose(self.recording.turns[turn].words)
        self.who.page.clock.fast_forward(HELD)
        for _ in range((sum(each.after for each in messages) + SEEN) // SHORT):
            if beat := self.who.page.evaluate(BEAT):
                yield beat
            self.who.page.clock.fast_forward(SHORT)
        self._hear(messages)

    def _hear(self, messages: list[RecordedMessage]) -> None:
        for each in messages:
            if each.after:
                self.who.page.clock.fast_forward(each.after)
            self.who.hear(json.loads(msgspec.json.encode(each.message)))
