"""Whatever people do, in whatever order: the table goes on, forgets nothing and tells nothing."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from intriga.service import commands as c
from intriga.service.events import decode, encode
from intriga.service.scenes.scene import Received
from intriga.service.scenes.scenes import scene as portrait_of
from intriga.service.table import Table, session_of
from intriga.service.table_refusals import Refused
from intriga.service.table_settings import Settings
from tests.sampling import some
from tests.service.evening import BOT, Evening

TABLES: list[dict[str, Any]] = [
    {"preset": "coup-br", "people": 2},
    {"preset": "coup-br", "people": 3, "bots": 1},
    {"preset": "urbis-reforma", "people": 4, "options": {"reforma": True}},
    {"preset": "coup-br", "people": 3, "options": {"response_order": "clockwise"}},
    {"game": "pot-de-vin", "preset": "pot-de-vin", "people": 2, "bots": 1},
    {"game": "pot-de-vin", "preset": "pot-de-vin", "people": 4, "options": {"pairs": True}},
]
SETTINGS = st.builds(
    Settings,
    windows=st.sampled_from(["friends", "fixed"]),
    reaction=st.sampled_from([0, 6, 12]),
    turn=st.sampled_from([0, 15, 60]),
    pace=st.sampled_from(["none", "human"]),
    memory=st.booleans(),
    open_cards=st.booleans(),
    listed=st.just(value=True),
)
SMALL = st.integers(0, 9)
RULES = st.builds(
    c.AutoAnswer,
    answer=st.sampled_from([None, "pass", "challenge", "block captain", "nonsense"]),
    claim=st.sampled_from([None, "duke", "captain"]),
    by=st.sampled_from([None, 0, 1]),
    unless_me=st.booleans(),
)
ANYTHING = st.one_of(
    st.builds(c.Join, name=st.text(min_size=1, max_size=8), chair=st.none() | SMALL),
    st.builds(c.QueueUp, name=st.text(min_size=1, max_size=8)),
    st.builds(c.LeaveQueue),
    st.builds(c.Leave),
    st.builds(c.Rename, name=st.text(min_size=1, max_size=24)),
    st.builds(c.Ready, ready=st.booleans()),
    st.builds(c.Configure, chairs=st.integers(2, 10)),
    st.builds(c.Configure, preset=st.sampled_from(["coup-es", "coup-br", "pot-de-vin", "x"])),
    st.builds(c.SeatBot, chair=SMALL, level=st.sampled_from([BOT, "beginner", "nobody"])),
    st.builds(
        c.SeatBot, chair=SMALL, level=st.just(BOT), character=st.sampled_from([None, "lola", "x"])
    ),
    st.builds(c.SetPace, pace=st.sampled_from(["none", "brisk", "human"])),
    st.builds(c.Hurry),
    st.builds(c.EmptyChair, chair=SMALL),
    st.builds(c.MakeHost, chair=SMALL),
    st.builds(c.Move, chair=SMALL),
    st.builds(c.Start),
    st.builds(c.Pause),
    st.builds(c.Resume),
    st.builds(c.Back),
    st.builds(c.HandOver, chair=SMALL, level=st.just(BOT)),
    st.builds(c.Automate, rules=st.lists(RULES, max_size=3)),
    st.builds(c.Say, text=st.text(min_size=1, max_size=12)),
    st.builds(c.React, emoji=st.sampled_from(c.EMOJI)),
    st.builds(c.Answer, step=st.integers(0, 40), words=st.sampled_from(["pass", "tax", "?"])),
    st.builds(c.Undo, step=st.integers(0, 40)),
)


class AnyEvening(RuleBasedStateMachine):
    """People who come, go, play, talk and press what they should not."""

    evening: Evening

    @initialize(
        kind=st.sampled_from(TABLES), agreed=SETTINGS, secret=st.binary(min_size=32, max_size=32)
    )
    def open(self, kind: dict[str, Any], agreed: Settings, secret: bytes) -> None:
        self.evening = Evening(**kind, settings=agreed, secret=secret)
        self.evening.start()

    @property
    def people(self) -> range:
        return range(len(self.evening.people))

    @rule(person=SMALL, command=ANYTHING)
    def somebody_commands(self, person: int, command: c.AnyCommand) -> None:
        self.evening.refuses(person % len(self.evening.people), command)

    @rule(choices=st.lists(SMALL, min_size=4, max_size=4), wait=st.integers(0, 4_000))
    def people_answer(self, choices: list[int], wait: int) -> None:
        for person, choice in zip(self.people, choices, strict=False):
            words = self.evening.words(person)
            if words and self.evening.spectator().phase == "playing":
                self.evening.say(person, words[choice % len(words)])
        self.evening.wait(wait)

    @rule(seed=SMALL)
    def bots_answer(self, seed: int) -> None:
        self.evening.let_bots_answer(seed)

    @rule(person=SMALL, comes=st.booleans())
    def somebody_comes_or_goes(self, person: int, *, comes: bool) -> None:
        move = self.evening.arrive if comes else self.evening.depart
        move(person % len(self.evening.people))

    @rule(wait=st.sampled_from([1, 500, 2_000, 12_000, 60_000]))
    def time_passes(self, wait: int) -> None:
        self.evening.wait(wait)

    @precondition(lambda self: self.evening.table.phase == "playing")
    @rule(person=SMALL, seed=SMALL)
    def nothing_shown_depends_on_what_is_hidden(self, person: int, seed: int) -> None:
        """Deal the cards again that somebody cannot know: they see the same table."""
        who = self.evening.people[person % len(self.evening.people)]
        snapshot, now = self.evening.table.snapshot(), self.evening.now
        true, other = session_of(snapshot), session_of(snapshot)
        seat = true.seat_of(who.id)
        other.game.put(true.here.redeal(seat, seed))
        assert portrait_of(other, who, now, Received()) == portrait_of(true, who, now, Received())

    @invariant()
    def there_is_a_way_on(self) -> None:
        """A game under way waits for a person, a bot, an instant, or for somebody to come."""
        table = self.evening.table
        if table.phase != "playing":
            return
        scene = self.evening.spectator()
        waits_for_people = any(self.evening.words(person) for person in self.people)
        nobody_there = not any(chair.present for chair in scene.chairs)
        goes_on = waits_for_people or bool(table.wanted()) or table.due is not None
        assert goes_on or scene.phase == "paused" or nobody_there

    @rule()
    def the_server_crashes(self) -> None:
        self.teardown()

    def teardown(self) -> None:
        """Find the same table in the log and in the snapshot, whatever has happened."""
        table = self.evening.table
        again = Table.restore(decode(encode(event)) for event in self.evening.log)
        assert again.snapshot() == table.snapshot()
        written = msgspec.json.encode(table.snapshot())
        thawed = Table.restore([], msgspec.json.decode(written, type=type(table.snapshot())))
        assert thawed.snapshot() == table.snapshot()

    @invariant()
    def there_is_a_host_where_people_sit(self) -> None:
        chairs = self.evening.spectator().chairs
        people = [chair for chair in chairs if chair.kind == "person" and not chair.away]
        there = [chair for chair in people if chair.present]
        assert not there or any(chair.host for chair in chairs)


AnyEvening.TestCase.settings = settings(
    max_examples=some(100, 20),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestAnyEvening = AnyEvening.TestCase


COMMANDS: list[c.AnyCommand] = [
    c.Pause(),
    c.Resume(),
    c.Back(),
    c.Undo(step=1),
    c.Automate(rules=[]),
]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_senseless_command_before_a_game_is_refused_with_its_cause(command: c.AnyCommand) -> None:
    with pytest.raises(Refused, match=r": .+"):
        Evening(people=2).tell(0, command)
