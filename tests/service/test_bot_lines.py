"""Bots of the cast speak of what everybody was told, and of nothing that somebody does not see."""

from collections.abc import Iterator

import pytest

from intriga.core.chance import Seeded
from intriga.core.games import part_of
from intriga.core.message import Message
from intriga.service import commands as c
from intriga.service import events as e
from intriga.service.people.bot_lines import REST, speak
from intriga.service.questions.question import Preview
from intriga.service.session import Session
from intriga.service.table import Snapshot, session_of
from tests.service.evening import Evening

PLAYED: dict[str, dict[str, object]] = {
    "coup": {"game": "coup", "preset": "coup-br"},
    "pot-de-vin": {"game": "pot-de-vin", "preset": "pot-de-vin"},
}
CAST = ("lola", "amadeo", "noemi")


def evening(game: str) -> Evening:
    """Return a game of one person and three of the cast."""
    wish = PLAYED[game]
    found = Evening(game=str(wish["game"]), preset=str(wish["preset"]), people=1, bots=3, cast=CAST)
    return found.start()


def played(game: str, seed: int = 1) -> Iterator[tuple[Snapshot, list[e.Event]]]:
    """Play a game to its end, and yield what the table was before each step and what happened."""
    found = evening(game)
    for step in range(400):
        if found.table.phase != "playing":
            return
        before, had = session_of(found.table.snapshot()), len(found.log)
        found.let_bots_answer(seed + step)
        words = found.words(0)
        if words and found.table.phase == "playing":
            found.say(0, words[(seed + step) % len(words)])
        found.wait(4_000)
        yield Snapshot(before.data, []), found.log[had:]


def lines(game: str, seed: int = 1) -> list[e.BotSpoke]:
    """Return all that bots say in a game."""
    return [
        event for _, log in played(game, seed) for event in log if isinstance(event, e.BotSpoke)
    ]


def twin_of(session: Session, seed: int) -> Session:
    """Return the same table with other hidden cards, as a spectator cannot tell."""
    lines = [
        e.PlayedLine(line["by"], line["do"], line.get("draws", [])) for line in session.game.inputs
    ]
    other = session_of(Snapshot(session.data, lines))
    view = session.ruleset.view(session.here.state, None)
    state = part_of(session.data.game, "sample_state")(view, Seeded(seed))
    other.set_position(Preview(other.table_rules, state))
    return other


@pytest.mark.parametrize("game", PLAYED)
def test_remarks_of_bots_do_not_depend_on_hidden_cards(game: str) -> None:
    found, said, others = evening(game), 0, 0
    for step in range(300):
        if found.table.phase != "playing":
            break
        session: Session = found.table._session  # pyright: ignore[reportPrivateUsage]
        told = session.narrator.log(None)
        for seed in range(3):
            true, twin = session_of(found.table.snapshot()), twin_of(session, seed)
            others += true.game.state != twin.game.state
            for each in (true, twin):
                each.deal.spoke = 0
                speak(each, told[-4:], found.now)
            assert true.fresh == twin.fresh
            said += len(true.fresh)
        found.let_bots_answer(step)
        if words := found.words(0):
            found.say(0, words[step % len(words)])
        found.wait(4_000)
    assert said > 30
    assert others > 30


@pytest.mark.parametrize("game", PLAYED)
def test_bots_speak_now_and_then_and_never_twice_at_once(game: str) -> None:
    spoken = 0
    for seed in (1, 7, 23):
        for _, log in played(game, seed):
            now = sum(isinstance(event, e.BotSpoke) for event in log)
            spoken += now
            assert now <= sum(isinstance(event, e.Played) for event in log)
    assert spoken > 6


def test_a_bots_remark_is_a_public_line_of_talk_of_its_chair() -> None:
    found = evening("coup")
    greeting = next(event for event in found.log if isinstance(event, e.BotSpoke))

    line = found.scene(0).talk[-1]

    assert (line.chair, line.told, line.text, line.alias) == (
        greeting.chair,
        greeting.line,
        "",
        "",
    )
    assert line.name == found.scene(0).chairs[greeting.chair].name
    assert found.spectator().talk[-1] == line


def test_a_line_belongs_to_the_temper_and_the_moment() -> None:
    found = evening("coup")
    session = session_of(found.table.snapshot())
    seat = next(chair.seat for chair in session.chairs if chair.character == "lola")
    session.deal.spoke = 0

    speak(session, [Message("log-out", {"who": seat or 0})], found.now)

    (event,) = session.fresh
    assert isinstance(event, e.BotSpoke)
    assert event.line.id.startswith("says-grudge-out-")


def test_bots_rest_after_a_line() -> None:
    found = evening("coup")
    session = session_of(found.table.snapshot())
    session.deal.steps, session.deal.spoke = REST, 1

    speak(session, [Message("log-out", {"who": 1})], found.now)

    assert session.fresh == []


def test_only_the_cast_speaks_and_nobody_for_a_person() -> None:
    found = Evening(people=2, bots=1).start()
    found.tell(0, c.HandOver(chair=0, level="casual"))
    for step in range(40):
        found.let_bots_answer(step)
        if words := found.words(1):
            found.say(1, words[0])
        found.wait(4_000)

    assert not any(isinstance(event, e.BotSpoke) for event in found.log)


def test_a_moment_may_be_of_several_seats_or_of_nobody_in_particular() -> None:
    found = evening("pot-de-vin")
    session = session_of(found.table.snapshot())
    everybody = tuple(range(4))

    speak(session, [Message("log-wins", {"side": everybody})], found.now)

    (event,) = session.fresh
    assert isinstance(event, e.BotSpoke)
    assert "-wins-" in event.line.id
    assert session.chairs[event.chair].character in CAST


def test_a_bot_that_declines_to_prove_does_not_say_that_it_was_caught() -> None:
    found = evening("coup")  # whether it has the card is not told
    session = session_of(found.table.snapshot())
    seat = next(chair.seat for chair in session.chairs if chair.character == "lola")
    for number in range(20):
        session.deal.spoke, session.data.step = 0, number
        speak(session, [Message("log-declined", {"who": seat or 0, "claim": "duke"})], found.now)
    assert session.fresh == []
