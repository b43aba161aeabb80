"""Nothing that the server sends somebody depends on what they may not know."""

import asyncio
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from intriga.core.games import games, ruleset_of
from intriga.service import commands as c
from intriga.service import events as e
from intriga.service.session import Person
from intriga.service.table_settings import Settings
from tests.sampling import spread
from tests.server.twins import Truth, Twin, truth_of
from tests.service.evening import BOT, Evening

OPEN: Final = Settings(listed=True)
CLOSED: Final = Settings(listed=True, windows="fixed", open_cards=False)
CHOSEN: Final[dict[str, dict[str, Any]]] = {
    "coup of two": {"preset": "coup-br", "people": 2, "settings": CLOSED},
    "coup with inquisitor": {
        "preset": "coup-br",
        "people": 3,
        "bots": 1,
        "cast": ("lola",),
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
        "cast": ("amadeo", "otto"),
        "options": {"joker": "choose"},
        "settings": OPEN,
    },
}
KINDS: Final[dict[str, dict[str, Any]]] = CHOSEN | {
    f"{edition} of {players}": {
        "game": game,
        "preset": edition,
        "people": players,
        "settings": OPEN,
    }
    for game in games()
    for edition, about in ruleset_of(game).variants.editions.items()
    for players in {about.least, about.most}
}
SECRETIVE: Final = ("examine", "exchange", "show")
"""Inputs after which some know more than others."""
OFTEN: Final = 0.5
SELDOM: Final = 0.2
WAITS: Final = (1_500, 3_000, 12_000)
PRESETS: Final = [c.AutoAnswer(answer="pass", claim="duke"), c.AutoAnswer(answer="challenge", by=1)]


HAPPENS: Final = {
    *(e.Created, e.Sat, e.BotSat, e.HostMade, e.Began, e.Asked, e.Answered, e.Withdrawn, e.Played),
    *(e.Automated, e.Said, e.Reacted, e.Renamed, e.Paused, e.Resumed, e.HandedOver, e.CameBack),
    *(e.Left, e.Readied, e.Held, e.Released, e.BotSpoke, e.Paced),
}
"""The events of these evenings; those that end a game show all."""


@cache
def evening(kind: str) -> tuple[list[e.Event], list[str], Truth]:
    """Play a game with all that people do at a table, and publish it."""
    found, chance = Evening(**KINDS[kind]), Random(8)
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
    if found.table.phase == "playing" and chance.random() < OFTEN:
        _meddle(found, chance)
    found.wait(chance.choice(WAITS))


def _meddle(found: Evening, chance: Random) -> None:
    """Let somebody do something besides answering, and let it be as it was in the end."""
    deals = [found.scene(person).deal for person in range(2)]
    sealed = [person for person, deal in enumerate(deals) if deal and deal.answer is not None]
    who, step = chance.choice(sealed or [0, 1]), found.window.step
    place = found.scene(who).you or 0
    if chance.random() < SELDOM:
        found.depart(who)
        found.wait(500)
        found.arrive(who)
    for command in chance.choice(besides(who, step, place)):
        found.refuses(who, command)
        found.let_bots_answer(chance.getrandbits(16))


def besides(who: int, step: int, place: int) -> list[list[c.AnyCommand]]:
    """Return what person *who* on chair *place* may do while question *step* is open."""
    return [
        [c.Undo(step=step)],
        [c.Undo(step=step), c.Answer(step=step, words="pass")],
        [c.Rename(name=f"Name {step}")],
        [c.Pause(), c.Answer(step=step, words="pass"), c.Resume()],
        [c.HandOver(chair=place, level=BOT), c.Back()],
        [c.HandOver(chair=place, level=BOT), c.Say(text="I am away"), c.Back()],
        [c.Leave(), c.Join(name=f"Back {who}", chair=place)],
        [c.MakeHost(chair=1 - place)],
        [c.SetPace(pace="brisk"), c.SetPace(pace="human"), c.Hurry()],
        [c.Ready(ready=True), c.Configure(settings={"pace": "brisk"}), c.Start()],
        [c.SeatBot(chair=place, level=BOT), c.EmptyChair(chair=place)],
        [c.Automate(rules=PRESETS), c.Automate(rules=[])],
    ]


def viewers() -> list[tuple[str, str]]:
    """Return every kind of evening with each person that is there, or some of many."""
    return [
        (kind, person)
        for kind, wish in KINDS.items()
        for person in [
            *spread([f"person {number}" for number in range(wish["people"])], 4),
            "watcher",
        ]
    ]


@pytest.mark.parametrize(("kind", "viewer"), viewers())
def test_messages_to_a_person_do_not_depend_on_hidden_cards(kind: str, viewer: str) -> None:
    log, people, truth = evening(kind)
    twin = Twin(viewer, truth, 11)
    sent = asyncio.run(twin.sent(log, people))
    for true, other in zip(truth.sent[viewer], sent, strict=False):
        assert other == true
    assert len(sent) == len(truth.sent[viewer])
    assert 2 * twin.others > len(truth.positions)


def test_the_tested_evenings_cover_all_events_editions_and_seats() -> None:
    """The messages to a person depend on every kind of event at a table."""
    logs = [evening(kind)[0] for kind in KINDS]
    given = {type(event) for log in logs for event in log}
    seats = {
        (kind, seat)
        for kind, (log, *_) in ((kind, evening(kind)) for kind in KINDS)
        for event in log
        if isinstance(event, e.Answered)
        for seat in [event.seat]
    }

    assert given >= HAPPENS
    assert {wish.get("preset") for wish in KINDS.values()} == {
        edition for game in games() for edition in ruleset_of(game).variants.editions
    }
    for kind, wish in KINDS.items():
        assert {seat for each, seat in seats if each == kind} == set(
            range(wish["people"] + wish.get("bots", 0))
        )
