"""The levels that people choose from play everything there is, by what their seat may know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from intriga.agents import agent, agents_for, bots_for, levels_for
from intriga.agents.registry import entries_for, meant_by_levels, stand_in_for
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import dialect_of, games, ruleset_of
from intriga.matches.aivat import Mixed
from tests.games.tables import AnyGame, any_header, names, positions, scenes_of

MOST = 400  # decisions of a game
EVERYBODY = [(game, level) for game in games() for level in bots_for(game)]
COUNTS = {"coup": (2, 4, 6, 10), "pot-de-vin": (3, 4, 5, 6)}
EACH = pytest.mark.parametrize(("game", "level"), EVERYBODY)
SLOW = [pytest.mark.slow]  # they think for half a minute


def tables(name: str) -> Iterator[dict[str, Any]]:
    """Yield the headers of every preset with every number of players, and of pairs."""
    for preset in ruleset_of(name).variants.editions.values():
        for players in COUNTS[name]:
            if preset.least <= players <= preset.most:
                yield {"preset": preset.name, "options": {}, "seats": names(players)}
    if name == "pot-de-vin":
        yield {"preset": "pot-de-vin", "options": {"pairs": True}, "seats": names(4)}


def play_out(play: AnyGame, game: str, level: str, key: int) -> list[int]:
    """Let *level* play on seat 1 against chance; return what it did, which was legal."""
    player, blind, random = agent(level, game), agent("uniform", game), Random(key)
    done: list[int] = []
    for _ in range(MOST):
        if not play.awaiting:
            break
        seat = play.awaiting[0]
        view, legal = play.view(seat), play.legal_ids(seat)
        action = (player if seat == 1 else blind).act(view, legal, random)
        assert action in legal
        if seat == 1:
            done.append(action)
        play.play_id(action, seat=seat)
    return done


@pytest.mark.parametrize("game", games())
def test_there_are_the_same_five_levels_for_every_game(game: str) -> None:
    assert levels_for(game) == ["beginner", "casual", "skilled", "expert", "master"]
    assert agents_for(game)[-5:] == levels_for(game)


def test_every_level_is_a_listed_agent_and_its_stand_in_a_lower_level() -> None:
    for game in games():
        for name in meant_by_levels(game).values():
            assert name.partition(":")[0] in entries_for(game)
        levels = levels_for(game)
        for level in levels:
            other = stand_in_for(game, level)
            if other is not None:
                assert levels.index(other) < levels.index(level)
                assert stand_in_for(game, other) is None


@pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game, level, marks=SLOW if level in ("master", "solver") else ())
        for game, level in EVERYBODY
    ],
)
def test_a_level_plays_every_preset_with_every_number_of_players(game: str, level: str) -> None:
    for number, header in enumerate(tables(game)):
        play: AnyGame = Game(ruleset_of(game), header, Seeded(number))
        assert play_out(play, game, level, number)
        assert play.winners


@EACH
def test_a_level_plays_the_same_game_from_the_same_seed(game: str, level: str) -> None:
    def played() -> list[int]:
        header = next(tables(game))
        return play_out(Game(ruleset_of(game), header, Seeded(3)), game, level, 3)

    assert played() == played()


@EACH
def test_a_level_answers_alike_whatever_its_seat_cannot_see(game: str, level: str) -> None:
    redeal = dialect_of(game).redeal
    assert redeal is not None
    rules, player, differed = ruleset_of(game), agent(level, game), 0
    for number in range(3):
        key = f"levels {number}"
        play: AnyGame = Game(rules, any_header(rules, key), Seeded(number))
        for at, here in enumerate(positions(play, key)):
            if at % 17 or not here.awaiting:
                continue
            seat = here.awaiting[0]
            twin = here.state.copy()
            redeal(twin, seat, Seeded(at))
            differed += list(twin.hand) != list(here.state.hand)
            seen, forged = rules.view(here.state, seat), rules.view(twin, seat)
            legal = here.legal_ids(seat)
            assert list(seen.numbers) == list(forged.numbers)
            assert player.act(seen, legal, Random(at)) == player.act(forged, legal, Random(at))
    assert differed


@EACH
def test_the_probabilities_of_a_level_sum_to_1_in_every_phase(game: str, level: str) -> None:
    player: Any = agent(level, game)
    assert isinstance(player, Mixed)
    for make in scenes_of(game).values():
        play = make()
        for seat in play.awaiting:
            legal = play.legal_ids(seat)
            chances = player.weigh(play.view(seat), legal)
            assert len(chances) == len(legal)
            assert min(chances) >= 0
            assert abs(sum(chances) - 1) < 1e-9
