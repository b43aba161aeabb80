"""The scene of a game has the types that the game declares, key by key."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import table_rules_of
from tests.games.tables import AnyGame, any_header

GAMES = ("coup", "pot-de-vin")
VARIANTS = 25
EVERY = 5  # positions, so that long games do not take long


def positions(game: str) -> Iterator[AnyGame]:
    """Yield some positions of random games in random variants, and the end of each."""
    random, ruleset = Random(19), table_rules_of(game).ruleset
    for number in range(VARIANTS):
        header = any_header(ruleset, f"{game} {number}")
        play: AnyGame = Game(ruleset, header, Seeded(number))
        while not play.winners:
            if not random.randrange(EVERY):
                yield play
            seat = play.to_move
            play.play_id(random.choice(play.legal_ids(seat)), seat=seat)
        yield play


def is_of(value: Any, kind: type[Any]) -> bool:  # noqa: ANN401  JSON
    """Say whether *value* has the fields of *kind*, all of them and no other."""
    sent = msgspec.json.encode(value)
    read: Any = msgspec.json.decode(sent, type=kind)
    same: bool = msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(sent)
    return same


@pytest.mark.parametrize("game", GAMES)
def test_views_memory_and_material_have_the_declared_types(game: str) -> None:
    table_rules = table_rules_of(game)
    views = table_rules.ruleset.views
    phases = set[str]()
    for play in positions(game):
        whole = play.ruleset.format_position(play.state)
        phases.add(whole["phase"])
        assert is_of(whole, views.POSITION)
        assert is_of({"seat": None, **whole}, views.WORDS)
        for viewer in (None, *range(play.state.players)):
            view = play.view(viewer)
            assert is_of(view.to_dict(), views.WORDS)
            assert is_of(table_rules.memory(view), table_rules.memory_kind)
            assert is_of(table_rules.material(view), table_rules.material_kind)

    assert len(phases) > 4


def test_a_key_too_many_or_of_another_kind_is_noticed() -> None:
    kind = table_rules_of("pot-de-vin").memory_kind
    memory: dict[str, Any] = {
        **{key: list[Any]() for key in ("guilds", "points", "jokers", "void", "sides")},
        "rounds": 12,
        "leader": None,
        "sheets": None,
    }

    assert is_of(memory, kind)
    assert not is_of({**memory, "secret": 1}, kind)
    with pytest.raises(msgspec.ValidationError):
        is_of({**memory, "rounds": "12"}, kind)
