"""A message that reveals anything hidden is found: a leak is planted in each part of it.

Each case lets the one function that makes a part tell something that its viewer may not know.
The check of the twins (``test_secrecy``) has to see it; without a leak it sees nothing.
"""

# pyright: reportPrivateUsage=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false

import asyncio
from collections.abc import Callable
from typing import Any, Final
from zlib import crc32

import pytest
from msgspec import structs

from intriga.core.message import Message
from intriga.core.table_rules import Offer, SeatQuestion
from intriga.server.tables import publishing
from intriga.server.tables.publishing import Prepared, Publisher
from intriga.service import events as e
from intriga.service import table
from intriga.service.people import talk
from intriga.service.scenes import scene_steps, scenes
from intriga.service.scenes.narrator import Narrator
from intriga.service.scenes.scene import ChairScene, WindowScene
from intriga.service.scenes.scene_steps import Audience, Besides, SceneSteps, Seen
from intriga.service.session import Session
from tests.server.test_secrecy import evening
from tests.server.twins import Twin, truth_of

Patch = pytest.MonkeyPatch
KIND: Final = "coup with factions"
ENOUGH: Final = 160  # events of the evening, in which person 0 does not come to watch


def hidden(here: Any) -> str:  # noqa: ANN401  any position
    """Return a word that says how the cards lie, whoever sees them."""
    return f"{crc32(repr(here.ruleset.format_position(here.state)).encode()):08x}"


def sealed(session: Session) -> int:
    """Return how many have answered what is asked."""
    return len(session.window.answers) if session.window else 0


# ------------------------------------------------------------------- the leaks


def leak_in_view(patch: Patch) -> None:
    real = scene_steps._seen

    def seen(session: Session) -> Seen:
        view, memory = real(session)
        return Seen({**view, "phase": hidden(session.here)}, memory)

    patch.setattr(scene_steps, "_seen", seen)


def leak_in_memory(patch: Patch) -> None:
    real = scene_steps._seen

    def seen(session: Session) -> Seen:
        view, memory = real(session)
        return Seen(view, {**memory, "court": hidden(session.here)})

    patch.setattr(scene_steps, "_seen", seen)


def leak_in_own_words(patch: Patch) -> None:
    real = scene_steps._besides

    def besides(session: Session, seat: int, public: Seen) -> Besides:
        return real(session, seat, public)._replace(view={"phase": hidden(session.here)})

    patch.setattr(scene_steps, "_besides", besides)


def leak_in_log(patch: Patch) -> None:
    real = Narrator._told

    def told(self: Narrator, before: Any, step: Any, viewer: int | None) -> list[Message]:  # noqa: ANN401
        return [*real(self, before, step, viewer), Message("log-pass", {"by": hidden(step.after)})]

    patch.setattr(Narrator, "_told", told)


def leak_in_offers(patch: Patch) -> None:
    real = SeatQuestion[Any].offers

    def offers(self: SeatQuestion[Any]) -> list[Offer]:
        order = -1 if int(hidden(self.places[0]), 16) % 2 else 1
        return real(self)[::order]

    patch.setattr(SeatQuestion, "offers", offers)
    patch.setattr(SeatQuestion, "menu_key", lambda _: None)  # or one twin's would be the other's


def leak_in_question(patch: Patch) -> None:
    def sentence(self: SeatQuestion[Any]) -> Message:
        return Message("question-action", {"by": hidden(self.places[0])})

    patch.setattr(SeatQuestion, "sentence", sentence)


def leak_in_subject(patch: Patch) -> None:
    real = scenes._window

    def window(session: Session, now: int) -> WindowScene | None:
        found, lies = real(session, now), int(hidden(session.here), 16)
        return None if found is None else structs.replace(found, whole=lies)

    patch.setattr(scenes, "_window", window)


def leak_in_talk(patch: Patch) -> None:
    def heard(session: Session, _: str) -> list[Any]:
        return session.data.lines

    patch.setattr(talk, "heard", heard)
    patch.setattr(scenes, "heard", heard)
    patch.setattr(scenes, "forgotten", lambda session, _: session.data.lines_before)


def leak_in_n(patch: Patch) -> None:
    real = SceneSteps.advance

    def advance(self: SceneSteps, now: int) -> None:
        self._session.deal.steps = self._session.data.events
        real(self, now)

    patch.setattr(SceneSteps, "advance", advance)


def leak_in_step(patch: Patch) -> None:
    real = scenes._window

    def window(session: Session, now: int) -> WindowScene | None:
        found = real(session, now)
        return None if found is None else structs.replace(found, step=session.data.events)

    patch.setattr(scenes, "_window", window)


def leak_in_length(patch: Patch) -> None:
    real = publishing.frame

    def longer(told: Prepared, lies: int) -> Prepared:
        return [(connection, text + b" " * (lies % 2)) for connection, text in told]

    leak_in_prepared(patch, longer)
    patch.setattr(publishing, "frame", lambda text: real(text + b" " * 512 * text.endswith(b" ")))


def leak_in_order(patch: Patch) -> None:
    held: Prepared = []

    def behind(told: Prepared, lies: int) -> Prepared:
        later = [*told, *held]
        held[:] = told if lies % 2 else []
        return [] if lies % 2 else later

    leak_in_prepared(patch, behind)


def leak_in_number_of_frames(patch: Patch) -> None:
    leak_in_prepared(patch, lambda told, lies: told + told[: lies % 2])


def leak_in_presence(patch: Patch) -> None:
    real, heard = scenes._chair, table.audience_of

    def chair(session: Session, each: Any) -> ChairScene:  # noqa: ANN401
        answered = session.window is not None and each.seat in session.window.answers
        return structs.replace(real(session, each), present=not answered)

    def audience(session: Session, events: list[e.Event]) -> Audience:
        return structs.replace(heard(session, events), room=True)

    patch.setattr(scenes, "_chair", chair)
    patch.setattr(table, "audience_of", audience)


def leak_in_prepared(patch: Patch, change: Callable[[Prepared, int], Prepared]) -> None:
    """Let what is sent be changed by how the cards lie."""
    real = Publisher.prepare

    def prepare(self: Publisher, at: Any, *given: Any, **more: Any) -> Prepared:  # noqa: ANN401
        told = real(self, at, *given, **more)
        lies = int(hidden(at._session.here), 16) if at._session.data.deal else 0
        return change(told, lies)

    patch.setattr(Publisher, "prepare", prepare)


LEAKS: Final[dict[str, tuple[Callable[[Patch], None], tuple[str, ...]]]] = {
    "view": (leak_in_view, ("person 0", "watcher")),
    "memory": (leak_in_memory, ("person 0", "watcher")),
    "own words": (leak_in_own_words, ("person 0",)),
    "log": (leak_in_log, ("person 0", "watcher")),
    "offers": (leak_in_offers, ("person 0",)),
    "question": (leak_in_question, ("person 0",)),
    "subject": (leak_in_subject, ("person 0", "watcher")),
    "talk": (leak_in_talk, ("person 0",)),
    "n": (leak_in_n, ("person 0", "watcher")),
    "step": (leak_in_step, ("person 0", "watcher")),
    "length": (leak_in_length, ("person 0", "watcher")),
    "order": (leak_in_order, ("person 0",)),
    "number of frames": (leak_in_number_of_frames, ("person 0", "watcher")),
    "presence": (leak_in_presence, ("person 0", "watcher")),
}


def differs(viewer: str) -> bool:
    """Say whether a twin of the evening is told from it by what *viewer* is sent."""
    log, people, _ = evening(KIND)
    log = log[:ENOUGH]

    async def both() -> bool:
        truth = await truth_of(log, people)
        return truth.sent[viewer] != await Twin(viewer, truth, 11).sent(log, people)

    return asyncio.run(both())


@pytest.mark.parametrize("viewer", ["person 0", "watcher"])
def test_twins_do_not_differ_without_a_leak(viewer: str) -> None:
    assert not differs(viewer)


@pytest.mark.parametrize(
    ("part", "viewer"),
    [(part, viewer) for part, (_, viewers) in LEAKS.items() for viewer in viewers],
)
def test_every_planted_leak_is_found(part: str, viewer: str, monkeypatch: Patch) -> None:
    evening(KIND)  # played before anything leaks
    LEAKS[part][0](monkeypatch)

    assert differs(viewer)
