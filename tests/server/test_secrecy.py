"""Nothing that the server sends somebody depends on what they may not know."""

import asyncio
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from intriga.service import commands as c
from intriga.service import events as e
from intriga.service.session import Person
from intriga.service.table_settings import Settings
from tests.server.twins import Truth, Twin, truth_of
from tests.service.evening import Evening

OPEN: Final = Settings(listed=True)
CLOSED: Final = Settings(listed=True, windows="fixed", open_cards=False)
KINDS: Final[dict[str, dict[str, Any]]] = {
    "coup of two": {"preset": "coup-br", "people": 2, "settings": CLOSED},
    "coup with inquisitor": {
        "preset": "coup-br",
        "people": 3,
        "bots": 1,
        "options": {"slot_ambassador": "inquisitor"},
        "settings": OPEN,
    },
    "coup with factions": {
        "preset": "urbis-reforma",
        "people": 3,
        "bots": 1,
        "options": {"reforma": True, "slot_contessa": "lawyer"},
        "settings": CLOSED,
    },
    "pot de vin of three": {
        "game": "pot-de-vin",
        "preset": "pot-de-vin",
        "people": 2,
        "bots": 1,
        "settings": CLOSED,
    },
    "pot de vin of six": {
        "game": "pot-de-vin",
        "preset": "pot-de-vin",
        "people": 2,
        "bots": 4,
        "options": {"joker": "choose"},
        "settings": OPEN,
    },
}
SECRETIVE: Final = ("examine", "exchange", "show")
"""What makes some know more than others."""
PRESETS: Final = [c.AutoAnswer(answer="pass", claim="duke"), c.AutoAnswer(answer="challenge", by=1)]


@cache
def evening(kind: str) -> tuple[list[e.Event], list[str], Truth]:
    """Play a game with all that people do at a table, and publish it."""
    found, chance = Evening(**KINDS[kind]), Random(7)
    watcher = len(found.people)
    found.people.append(Person("watcher"))
    found.arrive(watcher)
    found.start()
    found.refuses(1, c.Automate(rules=PRESETS))
    while found.table.phase == "playing":
        _one_question(found, watcher, chance)
    log = found.log
    if KINDS[kind]["settings"].open_cards:  # the end shows all
        log = log[: max(at for at, event in enumerate(log) if isinstance(event, e.Asked)) + 1]
    people = [person.id for person in found.people]
    return log, people, asyncio.run(truth_of(log, people))


def _one_question(found: Evening, watcher: int, chance: Random) -> None:
    found.let_bots_answer(chance.getrandbits(16))
    for person in range(watcher):
        words = found.words(person)
        if words and found.table.phase == "playing":
            secret = [word for word in words if word.startswith(SECRETIVE)]
            found.say(person, chance.choice(secret or words))
    loud = chance.randrange(watcher + 1)
    found.refuses(loud, c.Say(text=f"line {found.now}"))
    found.refuses(loud, c.React(emoji=c.EMOJI[0]))
    if chance.random() < 0.1:
        found.refuses(0, c.Undo(step=found.window.step if found.table.phase == "playing" else 0))
    found.wait(12_000)


def eyes() -> list[tuple[str, str]]:
    """Return every kind of evening with each person that is there."""
    return [
        (kind, person)
        for kind, wish in KINDS.items()
        for person in [*(f"person {number}" for number in range(wish["people"])), "watcher"]
    ]


@pytest.mark.parametrize(("kind", "viewer"), eyes())
def test_what_somebody_is_sent_is_the_same_whatever_is_hidden_from_them(
    kind: str, viewer: str
) -> None:
    log, people, truth = evening(kind)
    twin = Twin(viewer, truth, 11)
    sent = asyncio.run(twin.sent(log, people))
    for true, other in zip(truth.sent[viewer], sent, strict=False):
        assert other == true
    assert len(sent) == len(truth.sent[viewer])
    assert 2 * twin.others > len(truth.positions)
