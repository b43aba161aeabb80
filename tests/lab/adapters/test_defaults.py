# pyright: reportUnknownMemberType=false
# pyspiel brings no types.
"""An adapter needs nothing but the name of a game, whoever wrote it, and its library."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from intriga.agents import agent
from intriga.core.chance import Scripted
from intriga.core.errors import BadNotation, BadOptions
from intriga.core.games import games
from intriga.core.optional_packages import MissingExtra
from intriga.lab.adapters import pettingzoo
from intriga.lab.adapters.gymnasium import Seat
from intriga.lab.adapters.openspiel import Hands
from intriga.lab.adapters.variant import variant
from intriga.lab.adapters.vector import Tables
from intriga.lab.walk import known
from tests.kuhn.installed import found


def test_four_play_or_as_near_to_four_as_the_edition_allows(tmp_path: Path) -> None:
    with found(tmp_path):
        players = {game: variant(game, None, None, {}).players for game in games()}

    assert players == {"coup": 4, "kuhn-poker": 3, "pot-de-vin": 4}


def test_a_third_game_is_played_through_every_adapter_without_a_setting(tmp_path: Path) -> None:
    with found(tmp_path):
        tables, seat = Tables(2, "kuhn-poker"), Seat("kuhn-poker")

        tree = type("KuhnPoker", (Hands,), {"name": "kuhn-poker"})()

        assert tree.num_players() == 3
        assert tables.reset(seed=1)[0]["action_mask"].any(axis=1).all()
        assert seat.reset(seed=1)[0]["action_mask"].any()
        assert pettingzoo.raw_env("kuhn-poker").possible_agents == ["seat_0", "seat_1", "seat_2"]


@pytest.mark.parametrize("game", games())
def test_opponents_that_are_not_named_are_casual(game: str) -> None:
    assert [type(each) for each in Seat(game).opponents] == [type(agent("casual", game))] * 3


def test_no_opponents_are_too_few() -> None:
    with pytest.raises(BadOptions, match="3 have the other seats, not 0"):
        Seat("coup", opponents=[])


def test_hidden_cards_need_a_deck_to_come_from() -> None:
    with pytest.raises(BadNotation, match="no deck"):
        known({"position": {"hands": [["?"], ["king"]]}}, Scripted([]))


@pytest.mark.parametrize(
    ("module", "library", "requirement"),
    [
        ("gymnasium", "gymnasium", "intriga[gymnasium]"),
        ("openspiel", "pyspiel", "intriga[openspiel]"),
        ("pettingzoo", "pettingzoo", "intriga[pettingzoo]"),
        ("rllib", "pettingzoo", "intriga[pettingzoo]"),
        ("rllib", "ray", "ray[rllib]"),
        ("rllib", "tree", "ray[rllib]"),
        ("stable_baselines3", "stable_baselines3", "stable-baselines3"),
        ("textarena", "textarena", "intriga[textarena]"),
    ],
)
def test_an_adapter_without_its_library_says_how_to_get_it(
    module: str, library: str, requirement: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"intriga.lab.adapters.{module}"
    monkeypatch.delitem(sys.modules, name, raising=False)
    for each in ("ray", "tree"):  # there, so that only the one is missing
        monkeypatch.setitem(sys.modules, each, sys)
    monkeypatch.setitem(sys.modules, library, None)  # as if it were not installed

    with pytest.raises(MissingExtra) as refused:
        import_module(name)

    assert (
        str(refused.value)
        == f"{name} needs {library}, which comes with: pip install '{requirement}'"
    )
