"""The ladder has the stronger above, whatever the order of games."""

from random import Random

import pytest

from intriga.lab.arena.contest_file import PlayedRound
from intriga.lab.arena.ratings import rate

STRENGTH = {"strong": 3.0, "middle": 1.5, "weak": 1.0}


def rounds(agents: tuple[str, ...], number: int, seed: int) -> list[PlayedRound]:
    """Return rounds in which agents win in proportion to their strength."""
    random = Random(seed)
    weights = [STRENGTH[name] for name in agents]
    places = range(len(agents))
    return [
        PlayedRound(
            agents,
            each,
            tuple((random.choices(places, weights)[0],) for _ in places),
            (1,) * len(agents),
        )
        for each in range(number)
    ]


POOL = [
    *rounds(("strong", "middle", "weak"), 100, seed=1),
    *rounds(("strong", "weak", "weak"), 60, seed=2),
    *rounds(("weak", "middle"), 100, seed=3),
]


def test_the_stronger_stands_above() -> None:
    found = rate(POOL)

    assert [each.agent for each in found] == ["strong", "middle", "weak"]
    assert all(each.low < each.mean < each.high for each in found)
    assert found[0].low > found[2].high


def test_the_order_of_rounds_does_not_matter() -> None:
    assert rate(POOL) == rate(reversed(POOL)) == rate(Random(5).sample(POOL, len(POOL)))


def test_no_single_order_of_games_decides() -> None:
    few, many = rate(POOL, passes=8), rate(POOL, passes=16)

    for one, other in zip(few, many, strict=True):
        assert one.mean == pytest.approx(other.mean, abs=(one.high - one.low) / 4)


def test_games_of_one_agent_leave_its_rating_unchanged() -> None:
    alone = [PlayedRound(("weak",) * 4, number, ((0,),) * 4, (1,) * 4) for number in range(20)]

    assert rate(alone)[0].mean == pytest.approx(25, abs=0.5)


def test_without_games_there_is_no_ladder() -> None:
    assert rate([]) == []
