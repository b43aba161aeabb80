"""Everybody is told the game as they may know it, and nobody as another may."""

from random import Random
from typing import Any, Final

import pytest

from intriga.core.message import Message
from intriga.service.scenes.scene import Scene
from intriga.service.table import Table
from tests.service.claims import others, played_out
from tests.service.evening import Evening

KINDS: Final[list[dict[str, Any]]] = [
    {"preset": "coup-br", "options": {"slot_ambassador": "inquisitor"}},
    {"game": "pot-de-vin", "preset": "pot-de-vin", "options": {"joker": "choose"}},
]


def log(scene: Scene) -> list[Message]:
    """Return what a person was told of the game."""
    assert scene.deal is not None
    return scene.deal.log


def test_drawn_cards_are_shown_to_their_player_alone() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    evening.say(turn, "exchange")
    for seat in others(3, turn):
        evening.say(seat, "pass")
    evening.wait(2_000)
    public = log(evening.spectator())
    logs = [log(evening.scene(seat)) for seat in range(3)]
    assert [own == public for own in logs] == [seat != turn for seat in range(3)]
    (own,) = (line for line in logs[turn] if line not in public)
    assert own.args["cards"] == ("captain", "ambassador")


@pytest.mark.parametrize("kind", KINDS)
def test_a_late_viewer_reads_the_same_log(kind: dict[str, Any]) -> None:
    random, evening = Random(2), Evening(people=3, **kind).start()
    for person in range(3):
        evening.scene(person)
    played_out(evening, lambda _, words: random.choice(words))
    late = Table.restore([], evening.table.snapshot())
    for who in evening.people:
        assert log(late.scene(who, evening.now)) == log(evening.table.scene(who, evening.now))
