"""Environments tell opponents that listen what the table heard, and walks know it too."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from intriga.agents.base import Uniform
from intriga.core.agent import Told
from intriga.core.games import games, ruleset_of
from intriga.core.view import NOBODY
from intriga.lab.adapters.gymnasium import Seat
from intriga.lab.walk import Walk, WalkStart


class Hearing(Uniform):
    """Answers by chance, and keeps what it was told when."""

    def __init__(self, told: Told | None = None, asked: list[Any] | None = None) -> None:
        self.told = told
        self.asked: list[Any] = [] if asked is None else asked

    def having_heard(self, told: Told) -> "Hearing":
        return Hearing(told, self.asked)

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401
        assert self.told is not None
        self.asked.append((view.seat, self.told.answers))
        return super().act(view, legal, random)


def test_an_opponent_in_an_environment_is_told_every_answer() -> None:
    hearing = Hearing()
    seat = Seat("coup", players=2, edition="coup-es", opponents=[hearing], compiled=False)
    seen, _ = seat.reset(seed=3)
    over = False
    while not over:
        legal = seat.action_masks().nonzero()[0]
        seen, _, over, _, _ = seat.step(legal[-1])
    record = seat.stepped.game.told.answers

    assert seen
    assert len(hearing.asked) > 3
    assert all(answers == record[: len(answers)] for _, answers in hearing.asked)
    assert all(record[len(answers)][0] == asked for asked, answers in hearing.asked)


@pytest.mark.parametrize("name", games())
def test_a_walk_knows_what_the_table_heard(name: str) -> None:
    ruleset, random = ruleset_of(name), Random(2)
    edition = next(iter(ruleset.variants.editions))
    walk = Walk(WalkStart(ruleset, {"preset": edition, "seats": ["a", "b", "c"]}, 200))
    played, told = list[int](), list[int]()
    while not walk.is_over:
        if walk.outcomes:
            walk.draw(random.choice(walk.places))
        else:
            assert [seat for seat, _ in walk.public.answers] == played
            played.append(walk.to_move)
            action = random.choice(walk.legal)
            told.append(ruleset.hear(walk.here.state, None, walk.to_move, action))
            walk.play(action)

    assert [heard for _, heard in walk.public.answers] == told
    assert walk.public.began.seat is None
    assert any(heard != NOBODY for heard in told)
