"""A command is refused exactly where it was not named before anybody tried it."""

from collections.abc import Callable, Hashable, Iterator
from random import Random
from typing import Any, Final, get_args

import pytest

from intriga.core.fair_deal import hash_of
from intriga.service import commands as c
from intriga.service.people.permissions import Allowed, allowed, own_key, permissions, table_key
from intriga.service.session import Person
from intriga.service.table import Table, session_of
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.words import TAGS, Language
from intriga.words.sentences import sentence
from tests.sampling import some
from tests.service.evening import BOT, Evening

KINDS: Final[dict[str, dict[str, Any]]] = {
    "two": {"people": 2},
    "a bot and a free chair": {"people": 3, "bots": 1},
    "cards": {"game": "pot-de-vin", "preset": "pot-de-vin", "people": 3},
    "alone": {"people": 1, "bots": 2},
    "pairs": {
        "game": "pot-de-vin",
        "preset": "pot-de-vin",
        "people": 2,
        "bots": 2,
        "options": {"pairs": True},
    },
}
WATCHERS: Final = 2
STEPS: Final = 80
ADDED: Final = "00" * 16
SAID: Final[dict[str, set[str]]] = {
    "join": {"bad-name", "private", "too-fast"},
    "bar-watcher": {"not-watching"},
    "queue": {"bad-name", "private"},
    "rename": {"bad-name"},
    "configure": {"bad-options", "bad-settings", "table-full"},
    "seat-bot": {"bad-level"},
    "give-chair": {"not-watching"},
    "hand-over": {"bad-level"},
    "undo": {"stale", "nothing-to-undo"},
    "say": {"nothing-said", "too-fast"},
    "react": {"too-fast"},
}
"""Why a command may be refused for what it says; an answer also for what the rules say."""


def tag(command: c.AnyCommand) -> str:
    """Return the type of *command* as it is written."""
    return str(type(command).__struct_config__.tag)


# ------------------------------------------------------------------- what may be tried


def everything(evening: Evening, person: int) -> Iterator[tuple[c.AnyCommand, bool]]:
    """Yield a command of every type, about every chair, and whether *person* may give it."""
    scene = evening.table.scene(evening.people[person], evening.now)
    window = scene.deal.window if scene.deal else None
    step, words = window.step if window else 0, next(iter(evening.words(person)), "pass")
    token = evening.table.invite
    plain: list[c.AnyCommand] = [
        *(c.Join(name="Zoe", token=token), c.Leave(), c.Rename(name="Yan"), c.Ready(ready=True)),
        *(c.Reveal(chance=ADDED), c.BarWatcher(alias="x"), c.NewLink()),
        *(c.Configure(), c.Start(), c.Pause(), c.Resume(), c.Back(), c.Automate(rules=[])),
        *(c.Answer(step=step, words=words), c.Undo(step=step)),
        *(c.Say(text="ah"), c.React(emoji=c.EMOJI[0])),
        *(c.SetPace(pace="none"), c.Hurry()),
        *(c.QueueUp(name="Zoe", token=token), c.LeaveQueue()),
    ]
    assert {tag(command) for command in plain} == {*get_args(c.CommandType)}
    yield from ((command, tag(command) in scene.may) for command in plain)
    for chair in range(len(scene.chairs) + 1):
        may = scene.may_at[chair] if chair < len(scene.chairs) else []
        about: list[c.AnyCommand] = [
            *(c.Join(name="Zoe", token=token, chair=chair), c.SeatBot(chair=chair, level=BOT)),
            *(c.EmptyChair(chair=chair), c.Bar(chair=chair), c.MakeHost(chair=chair)),
            c.Move(chair=chair),
            c.HandOver(chair=chair, level=BOT),
            c.GiveChair(chair=chair, to=scene.watchers[0].id if scene.watchers else "nobody"),
        ]
        assert {tag(command) for command in about} == {*get_args(c.ChairCommandType)}
        yield from ((command, tag(command) in may) for command in about)


def copy_of(evening: Evening) -> Table:
    """Return the table of *evening* again, with the same people there."""
    session = session_of(evening.table.snapshot())
    session.present |= evening.table._session.present  # pyright: ignore[reportPrivateUsage]
    return Table(session)


def refusal(evening: Evening, person: int, command: c.AnyCommand) -> str | None:
    """Return why *command* is refused at a copy of the table, None if it is not."""
    try:
        copy_of(evening).handle(evening.people[person], command, evening.now)
    except Refused as error:
        return error.reason.value
    return None


def check(evening: Evening, person: int) -> None:
    """Compare what *person* may do with what is refused, and with checks made for it alone."""
    scene, session = evening.scene(person), session_of(evening.table.snapshot())
    session.present |= evening.table._session.present  # pyright: ignore[reportPrivateUsage]
    assert (scene.may, scene.may_at) == allowed(session, evening.people[person])
    for command, named in everything(evening, person):
        reason, kind = refusal(evening, person, command), tag(command)
        by_table = reason is not None and reason not in SAID.get(kind, set())
        if kind == "answer" and reason is not None:
            by_table = reason in {*TableRefusal} - {TableRefusal.STALE}
        assert named != by_table, (person, command, reason)


# ------------------------------------------------------------------- evenings


def _answer(evening: Evening, person: int, random: Random) -> None:
    if words := evening.words(person):
        evening.refuses(person, c.Answer(step=evening.window.step, words=random.choice(words)))


def _let_all_answer(evening: Evening, _: int, random: Random) -> None:
    evening.let_bots_answer(random.getrandbits(16))
    for person in range(len(evening.people)):
        _answer(evening, person, random)
    evening.wait(12_000)


def _begin(evening: Evening, _: int, random: Random) -> None:
    for person in range(len(evening.people)):
        evening.refuses(person, c.Ready(ready=random.random() < 0.9))
    for person in range(len(evening.people)):
        evening.refuses(person, c.Start())


def _come_or_go(evening: Evening, person: int, random: Random) -> None:
    random.choice((evening.arrive, evening.depart))(person)


def _wait(evening: Evening, _: int, random: Random) -> None:
    evening.wait(random.choice((3_000, 70_000)))


def _anything(evening: Evening, person: int, random: Random) -> None:
    command, _ = random.choice(list(everything(evening, person)))
    evening.refuses(person, command)


def _more_chairs(evening: Evening, _: int, random: Random) -> None:
    evening.refuses(0, c.Configure(chairs=random.randint(2, 6)))


DEEDS: Final[dict[Callable[[Evening, int, Random], None], int]] = {
    _let_all_answer: 30,
    _begin: 10,
    _anything: 20,
    _come_or_go: 8,
    _wait: 6,
    _more_chairs: 2,
}


@pytest.mark.parametrize("seed", range(some(3, 1)))
@pytest.mark.parametrize("kind", KINDS)
def test_a_command_is_refused_exactly_where_it_is_not_named(kind: str, seed: int) -> None:
    evening, random = Evening(**KINDS[kind]), Random(f"{kind}/{seed}")
    evening.people += [Person(f"watcher {number}") for number in range(WATCHERS)]
    phases = set[str]()
    for _ in range(STEPS):
        person = random.randrange(len(evening.people))
        check(evening, person)
        phases.add(evening.table.phase)
        random.choices(list(DEEDS), list(DEEDS.values()))[0](evening, person, random)
    assert "playing" in phases


def test_permissions_do_not_depend_on_who_has_answered() -> None:
    evening = Evening(people=3).start()
    evening.people.append(Person("watcher"))
    evening.say_first(evening.on_turn, "tax")
    before = [_told(evening, person) for person in range(4)]
    evening.say((evening.on_turn + 1) % 3, "pass")
    assert [_told(evening, person) for person in range(4)] == before


def _told(evening: Evening, person: int) -> tuple[Any, ...]:
    scene = evening.scene(person)
    return scene.may, scene.may_at, scene.waits


# ------------------------------------------------------------------- what is waited for


def waits(evening: Evening) -> tuple[str, Any] | None:
    """Return what the table waits for: the sentence, and whom it names or how many."""
    scene = evening.spectator()
    found, names = scene.waits, [chair.name for chair in scene.chairs]
    if found is None:
        return None
    assert all(sentence(Language(each), names, found) for each in TAGS)
    return found.id, next(iter(found.args.values()), None)


def test_a_table_says_what_it_waits_for() -> None:
    evening = Evening(people=1)
    assert waits(evening) == ("waits-players", 1)
    evening.people.append(Person("person 1"))
    evening.arrive(1)
    evening.tell(1, c.Join(name="Bia"))
    assert waits(evening) == ("waits-ready", (1,))
    evening.depart(1)
    assert waits(evening) == ("waits-absent", (1,))
    evening.arrive(1)
    evening.tell(1, c.Ready(ready=True))
    assert waits(evening) == ("waits-start", 0)
    evening.start()
    assert waits(evening) is None
    evening.tell(0, c.Pause())
    assert waits(evening) == ("waits-resume", 0)


def test_a_table_where_nobody_sits_waits_for_somebody() -> None:
    evening = Evening(people=1)
    evening.tell(0, c.Leave())
    assert waits(evening) == ("waits-person", None)


def test_the_start_waits_for_rules_that_fit_the_players() -> None:
    wish: dict[str, Any] = {
        "game": "pot-de-vin",
        "preset": "pot-de-vin",
        "options": {"pairs": True},
    }
    evening = Evening(**wish, people=3, bots=1)
    evening.tell(0, c.EmptyChair(chair=3))
    assert waits(evening) == ("waits-rules", 3)
    assert "start" not in evening.scene(0).may
    assert evening.refuses(0, c.Start()) == "bad-options"


def test_a_person_who_has_left_may_sit_on_another_chair_after_the_game() -> None:
    evening = Evening(people=2, bots=1).start()
    evening.tell(1, c.Leave())
    evening.tell(0, c.HandOver(chair=0, level=BOT))
    while evening.table.phase == "playing":
        evening.let_bots_answer()
        evening.wait(12_000)
    evening.tell(0, c.Configure(chairs=4))
    evening.tell(1, c.Join(name="Bia", chair=3))
    assert [chair.kind for chair in evening.scene(0).chairs] == ["person", "empty", "bot", "person"]


def test_the_lobby_says_where_there_is_a_chair_for_somebody() -> None:
    evening = Evening(people=2, bots=1)
    assert evening.table.summary().may == "watch"
    evening.tell(0, c.EmptyChair(chair=2))
    assert evening.table.summary().may == "join"
    evening.start()
    assert evening.table.summary().may == "watch"


def test_a_wish_for_a_bot_counts_once() -> None:
    evening = Evening(people=4).start()
    evening.depart(3)
    evening.wait(60_000)
    assert "hand-over" in evening.scene(0).may_at[3]
    evening.tell(0, c.HandOver(chair=3, level=BOT))
    assert "hand-over" not in evening.scene(0).may_at[3]
    assert evening.refuses(0, c.HandOver(chair=3, level=BOT)) == "voted"
    assert "hand-over" in evening.scene(1).may_at[3]


def test_all_people_without_a_chair_may_do_the_same() -> None:
    evening = Evening(people=2).start()
    session = session_of(evening.table.snapshot())
    ana, ben = (permissions(session, who, table_key(session)) for who in (Person("a"), Person("b")))
    assert ana == ben


def _give_any_command(evening: Evening, person: int, random: Random) -> None:
    evening.refuses(person, random.choice([each for each, _ in everything(evening, person)]))


def _say_whether_ready(evening: Evening, person: int, random: Random) -> None:
    chance = hash_of(ADDED) if random.random() < 0.5 else ""
    evening.refuses(person, c.Ready(ready=random.random() < 0.7, chance=chance))


def _hurry(evening: Evening, person: int, _: Random) -> None:
    evening.refuses(person, c.Hurry())


def _hand_all_over(evening: Evening, _: int, __: Random) -> None:
    for chair in range(len(evening.people)):
        evening.refuses(chair, c.HandOver(chair=chair, level=BOT))


ANYTHING: Final[dict[Callable[[Evening, int, Random], None], int]] = {
    lambda evening, person, _: evening.depart(person): 20,
    lambda evening, person, _: evening.arrive(person): 30,
    lambda evening, _, random: evening.wait(random.choice((1_000, 20_000, 90_000))): 10,
    lambda evening, _, random: evening.let_bots_answer(random.getrandbits(16)): 20,
    _hurry: 6,
    _hand_all_over: 6,
    _say_whether_ready: 20,
    _give_any_command: 80,
}
"""The deeds of people who know no rules, and how often each is done."""


def test_people_with_the_same_key_may_do_the_same() -> None:
    known: dict[Hashable, Allowed] = {}
    for number in range(some(12, 60)):
        kind, random = sorted(KINDS)[number % len(KINDS)], Random(number)
        evening = Evening(**KINDS[kind])
        evening.people += [Person(f"watcher {each}") for each in range(WATCHERS)]
        for _ in range(STEPS):
            deed = random.choices(list(ANYTHING), list(ANYTHING.values()))[0]
            deed(evening, random.randrange(len(evening.people)), random)
            _check_keys(evening, known)


def _check_keys(evening: Evening, known: dict[Hashable, Allowed]) -> None:
    """Compare what everybody may do with what was *known* of others with the same keys."""
    session = session_of(evening.table.snapshot())
    session.present |= evening.table._session.present  # pyright: ignore[reportPrivateUsage]
    table = table_key(session)
    for who in evening.people:
        found = allowed(session, who)
        assert known.setdefault((table, own_key(session, who)), found) == found


def test_people_reveal_once_what_they_add_to_a_deal() -> None:
    evening = Evening(people=3)
    for person in (1, 2):
        evening.tell(person, c.Ready(ready=False))
        evening.tell(person, c.Ready(ready=True, chance=hash_of(ADDED)))
    evening.tell(0, c.Start())
    assert "reveal" in evening.scene(1).may
    evening.tell(1, c.Reveal(chance=ADDED))
    assert "reveal" not in evening.scene(1).may
    assert "reveal" in evening.scene(2).may
