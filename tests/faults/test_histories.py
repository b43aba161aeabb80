"""The checker of histories finds a planted fault of each kind, and none in an honest history."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from intriga.server.wire.messages import Accepted, CommandRefused, FromServer, Sealed, Update
from intriga.server.wire.problems import told_of
from intriga.service import events as e
from intriga.service.commands import Answer, Join, NewTable, Ready, Start
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import TableRefusal
from intriga.service.table_settings import Settings
from tests.faults.histories import ClientAccount, Rows, TableAccount

PEOPLE = [Person(f"person {number}") for number in range(3)]
WISH = NewTable(game="coup", preset="coup-br", chairs=3, name="P0", settings=Settings(pace="none"))
Spoken = Any  # a command, a message of the server, or None where a connection begins


@dataclass
class Evening:
    """A table as the store has it, and what was said and told: by or to whom, in order."""

    events: list[e.Event] = field(default_factory=list[e.Event])
    games: list[int] = field(default_factory=list[int])
    script: list[tuple[int, Spoken]] = field(default_factory=list[tuple[int, Spoken]])

    def judged(self, before: list[e.Event] | None = None) -> list[str]:
        """Return what the checker says; it has read the events *before*, if there are any."""
        table = TableAccount("t")
        wrong = [] if before is None else table.read(Rows(numbered(before)))
        clients = [ClientAccount(table, who.id, who.id) for who in PEOPLE]
        for place, spoken in self.script:
            _speak(clients[place], spoken)
        wrong += table.read(Rows(numbered(self.events), self.games))
        return wrong + [sentence for client in clients for sentence in client.check()]

    def of(self, kind: type[e.Happening]) -> int:
        """Return the place of the last event of *kind*."""
        return max(place for place, each in enumerate(self.events) if isinstance(each, kind))


def numbered(events: list[e.Event]) -> list[tuple[int, bytes]]:
    return [(n, e.encode(each)) for n, each in enumerate(events, 1)]


def _speak(client: ClientAccount, spoken: Spoken) -> None:
    if spoken is None:
        client.open()
    elif isinstance(spoken, FromServer):
        client.hear(msgspec.json.encode(spoken))
    else:
        client.say(spoken)


class Play:
    """Three people at a table in this process, where everything goes well."""

    def __init__(self) -> None:
        self.now = 1_000
        self.table = Table.create(WISH, PEOPLE[0], self.now, bytes(32))
        self.evening = Evening(self.table.fresh())
        self.number = 0
        for place, who in enumerate(PEOPLE):
            self.evening.script.append((place, None))
            self.evening.events += self.table.arrive(who, self.now)

    def give(self, place: int, command: Any) -> None:  # noqa: ANN401  any of the closed list
        """Let the person at *place* give *command*, and show everybody what came of it."""
        self.number += 1
        self.now += 3_000
        command, script = structs.replace(command, id=self.number), self.evening.script
        script.append((place, command))
        self.evening.events += self.table.handle(PEOPLE[place], command, self.now)
        if self.table.due is not None:
            self.evening.events += self.table.tick(self.now)
        if isinstance(command, Answer):
            script.append((place, Sealed(command.step, command.words)))
        script.append((place, Accepted(command.id)))
        self.show()

    def show(self) -> None:
        """Show everybody the table as it is."""
        for place, who in enumerate(PEOPLE):
            self.evening.script.append((place, Update(self.table.scene(who, self.now))))

    def answer(self, chance: Random) -> None:
        """Let everybody who is asked answer."""
        for place, who in enumerate(PEOPLE):
            deal = self.table.scene(who, self.now).deal
            if deal and deal.window and deal.offers and deal.answer is None:
                words = chance.choice(deal.offers).words
                self.give(place, Answer(step=deal.window.step, words=words))


@cache
def played(*, to_the_end: bool) -> Evening:
    """Return an evening of a game that has begun, or is over."""
    play, chance = Play(), Random(3)
    for place in (1, 2):
        play.give(place, Join(name=f"P{place}", token=play.table.invite))
        play.give(place, Ready(ready=True))
    play.give(0, Start())
    turns = 1_000 if to_the_end else 8
    while play.table.phase == "playing" and turns:
        play.answer(chance)
        turns -= 1
    evening = play.evening
    evening.games = [1] if play.table.phase == "over" else []
    for place, who in enumerate(PEOPLE):  # everybody comes back
        scene = Update(play.table.scene(who, play.now))
        evening.script += [(place, None), (place, scene)]
    return evening


def evening_of(*, to_the_end: bool = False) -> Evening:
    """Return a copy of that evening, to be spoilt."""
    whole = played(to_the_end=to_the_end)
    return Evening([*whole.events], [*whole.games], [*whole.script])


@pytest.mark.parametrize("to_the_end", [False, True])
def test_an_honest_history_has_nothing_wrong(*, to_the_end: bool) -> None:
    evening = evening_of(to_the_end=to_the_end)

    assert evening.judged() == []
    assert evening.judged(evening.events[:20]) == []
    assert sum(isinstance(each, Answer) for _, each in evening.script) > 10


# ------------------------------------------------------------------- faults of the store


def lose_the_end(evening: Evening) -> None:
    del evening.events[-12:]


def lose_one(evening: Evening) -> None:
    del evening.events[evening.of(e.Answered)]


def double(evening: Evening) -> None:
    place = evening.of(e.Answered)
    evening.events.insert(place, evening.events[place])


def keep_other_words(evening: Evening) -> None:
    place = evening.of(e.Answered)
    evening.events[place] = structs.replace(evening.events[place], words="something else")


def keep_what_nobody_said(evening: Evening) -> None:
    evening.events.append(
        e.Said(
            at=10**9,
            by=PEOPLE[0].id,
            command=999,
            person=PEOPLE[0].id,
            chair=0,
            name="P0",
            text="boo",
            gallery=False,
        )
    )


def keep_what_was_refused(evening: Evening) -> None:
    last = max(n for n, (_, each) in enumerate(evening.script) if isinstance(each, Accepted))
    place, receipt = evening.script[last]
    reason = TableRefusal.STALE
    refused = CommandRefused(receipt.id, reason.value, told_of(reason), "late")
    evening.script[last] = place, refused


def go_back_in_time(evening: Evening) -> None:
    evening.events[-1] = structs.replace(evening.events[-1], at=1_500)


def skip_a_question(evening: Evening) -> None:
    place = evening.of(e.Asked)
    evening.events[place] = structs.replace(evening.events[place], step=900)


def close_twice(evening: Evening) -> None:
    place = evening.of(e.Played)
    evening.events.insert(place, evening.events[place])


def play_for_somebody(evening: Evening) -> None:
    place = evening.of(e.Played)
    evening.events[place] = structs.replace(evening.events[place], missed=[1])


def answer_for_somebody(evening: Evening) -> None:
    place = evening.of(e.Answered)
    evening.events[place] = structs.replace(evening.events[place], given=True)


def find_somebody_away(evening: Evening) -> None:
    evening.events.append(e.WentAway(at=10**9, chair=2))


# ------------------------------------------------------------------- faults of what is told


def scenes(evening: Evening, place: int) -> list[int]:
    """Return where in the script the one at *place* is shown a game."""
    told = enumerate(evening.script)
    mine = [(n, each) for n, (who, each) in told if who == place and isinstance(each, Update)]
    return [n for n, each in mine if each.scene.deal is not None]


def asked(evening: Evening) -> int:
    """Return where in the script somebody is shown what they are asked, and last."""
    last = [scenes(evening, place)[-1] for place in range(len(PEOPLE))]
    return next(n for n in last if evening.script[n][1].scene.deal.offers)


def change(evening: Evening, n: int, **changes: object) -> None:
    """Show another game at *n*."""
    place, told = evening.script[n]
    deal = structs.replace(told.scene.deal, **changes)
    evening.script[n] = place, Update(structs.replace(told.scene, deal=deal))


def go_back(evening: Evening) -> None:
    evening.script.append(evening.script[scenes(evening, 1)[0]])


def go_back_for_somebody_else(evening: Evening) -> None:
    first = evening.script[scenes(evening, 1)[0]]
    evening.script = [(place, each) for place, each in evening.script if place != 1]
    evening.script += [(1, None), first]


def rewrite_the_log(evening: Evening) -> None:
    last = scenes(evening, 1)[-1]
    lines = evening.script[last][1].scene.deal.log
    change(evening, last, log=[lines[-1], *lines[1:]])


def shorten_the_log(evening: Evening) -> None:
    last = scenes(evening, 1)[-1]
    change(evening, last, log=evening.script[last][1].scene.deal.log[:-1])


def ask_something_else(evening: Evening) -> None:
    n = asked(evening)
    change(evening, n, offers=evening.script[n][1].scene.deal.offers[1:])


def unseal(evening: Evening) -> None:
    n = asked(evening)
    place, told = evening.script[n]
    sealed = Sealed(told.scene.deal.window.step, told.scene.deal.offers[0].words)
    evening.script.insert(n, (place, sealed))


def acknowledge_what_nobody_sent(evening: Evening) -> None:
    evening.script.append((0, Accepted(12345)))


FAULTS: list[tuple[Callable[[Evening], None], str]] = [
    (lose_the_end, r"Answer \d+ was acknowledged, and is lost"),
    (lose_the_end, r"was shown step \d+ of game 1, but kept is"),
    (lose_the_end, r"was asked question \d+, which is not kept"),
    (lose_one, r"Answer \d+ was acknowledged, and is lost"),
    (double, "is there twice"),
    (double, "sealed the same answer twice"),
    (keep_other_words, r"Answer \d+ was acknowledged, and is lost"),
    (keep_what_nobody_said, "command 999 is kept, and was never sent"),
    (keep_what_was_refused, r"Answer \d+ was refused as stale, and is kept"),
    (go_back_in_time, r"is \d+ ms earlier than the one before"),
    (skip_a_question, r"question 900 follows question \d+"),
    (close_twice, "which is not open"),
    (play_for_somebody, r"a turn was played for seats \[1\]"),
    (answer_for_somebody, r"the table answered for seat \d"),
    (find_somebody_away, "the person on chair 2 was found away"),
    (go_back, r"shown step \d+ of game 1 after step \d+ of game 1"),
    (go_back_for_somebody_else, r"shown step 0 of game 1 after somebody was shown"),
    (rewrite_the_log, "a line of the log of game 1 is another one than before"),
    (shorten_the_log, "the log of game 1 has fewer lines than before"),
    (ask_something_else, r"question \d+ was asked again, and was another one"),
    (unseal, r"lay sealed on question \d+, now None does"),
    (acknowledge_what_nobody_sent, "command 12345 was accepted, but never sent"),
]


@pytest.mark.parametrize(
    ("plant", "sentence"), FAULTS, ids=[f"{plant.__name__}: {told}" for plant, told in FAULTS]
)
def test_a_planted_fault_is_found(plant: Callable[[Evening], None], sentence: str) -> None:
    evening = evening_of()

    plant(evening)

    found = evening.judged()
    assert [each for each in found if re.search(sentence, each)], found


def test_rows_that_were_read_may_neither_change_nor_go() -> None:
    evening = evening_of()
    other = [structs.replace(evening.events[0], invite="another"), *evening.events[1:]]

    assert any("event 1 is another one" in each for each in evening.judged(other))
    assert any(
        re.search(r"\d+ events were there, now there are", each)
        for each in evening.judged([*evening.events, e.Rested(at=10**9)])
    )


def test_a_gap_between_rows_is_found() -> None:
    body = e.encode(e.Rested(at=1))

    missing, doubled = (
        TableAccount("t").read(Rows([(n, body) for n in numbers])) for numbers in ([1, 3], [1, 1])
    )

    assert any("missing [2]" in each for each in missing)
    assert any("doubled [1]" in each for each in doubled)


def test_a_finished_game_that_is_not_kept_is_found() -> None:
    evening = evening_of(to_the_end=True)

    evening.games = []

    assert any("games [1] ended, but [] are kept" in each for each in evening.judged())
