"""The rules, compiled or not, agree with a second implementation, written from their text."""

import pytest

from intriga.core.games import games, ruleset_of
from tests.oracle.compare import Disagreement, Trio, compare_games
from tests.sampling import some

SEED = 20
NUMBER, PARTS = some(240, 80), 6
ALL, ALL_PARTS = {"coup": 20_000, "pot-de-vin": 30_000}, 100


@pytest.mark.compiled
@pytest.mark.untraced
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", games())
def test_all_three_play_the_same_games(name: str, part: int) -> None:
    inputs, wrong = compare_games(SEED, range(part, NUMBER, PARTS), name)

    assert wrong == []
    assert inputs > NUMBER // PARTS


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("part", range(ALL_PARTS))
@pytest.mark.parametrize("name", games())
def test_all_three_play_many_thousand_games_alike(name: str, part: int) -> None:
    _, wrong = compare_games(SEED + 1, range(part, ALL[name], ALL_PARTS), name)

    assert wrong == []


@pytest.mark.parametrize(
    ("name", "field"),
    [
        *(("coup", "treasury"), ("coup", "turn"), ("coup", "awaited")),
        *(("pot-de-vin", "round"), ("pot-de-vin", "turn"), ("pot-de-vin", "awaited")),
    ],
)
def test_a_difference_does_not_go_unnoticed(name: str, field: str) -> None:
    trio = Trio("a difference", name)
    state = trio.game.state
    setattr(state, field, (getattr(state, field) + 1) % state.players)

    with pytest.raises(Disagreement, match=r"game a difference: .*engine .*, oracle "):
        trio.compare()


@pytest.mark.compiled
@pytest.mark.parametrize("name", games())
def test_a_difference_of_compiled_rules_does_not_go_unnoticed(name: str) -> None:
    trio = Trio("a difference", name)
    trio.compiled.record["turn"] += 1

    with pytest.raises(Disagreement, match=r"game a difference: compiled: fields \['turn'\]"):
        trio.compare()


def test_the_cards_that_may_come_are_compared_too() -> None:
    trio = Trio("cards")
    trio.draws.noted[:] = []
    told = trio.draws.told()

    with pytest.raises(Disagreement, match="the engine draws from"):
        told({"duke": 1})


@pytest.mark.parametrize("name", games())
def test_the_games_are_of_every_kind(name: str) -> None:
    presets = ruleset_of(name).variants.editions.values()

    headers = [Trio(f"{SEED}/{number}", name).game.header for number in range(NUMBER)]

    assert {header["preset"] for header in headers} == {edition.name for edition in presets}
    assert {len(header["seats"]) for header in headers} == {
        players for each in presets for players in range(each.least, each.most + 1)
    }
