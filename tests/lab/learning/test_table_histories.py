"""Rivals that listen are told the public history of each game that is played side by side."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from intriga.agents.base import Uniform
from intriga.core.agent import Told
from intriga.games.coup.inputs import Input
from intriga.lab.learning.best_response import ResponseTable, Setting
from intriga.lab.learning.rivals import ByAsking, rival
from intriga.lab.learning.table_histories import LONGEST

DUEL = Setting("coup", 2, "coup-es")


class Hearing(Uniform):
    """Answers by chance, and checks what it was told against its view."""

    def __init__(self, told: Told | None = None, checked: list[int] | None = None) -> None:
        self.told, self.checked = told, [] if checked is None else checked

    def having_heard(self, told: Told) -> "Hearing":
        return Hearing(told, self.checked)

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401
        assert self.told is not None
        loud = [each for each in self.told.answers if each[1] != Input.PASS]
        assert [seat for seat, _ in loud[::-1]][:8] == [seat for seat, _ in view.recent]
        assert self.told.began.recent == []
        self.checked.append(len(self.told.answers))
        return super().act(view, legal, random)


def evenly(_: Any, open_columns: Any) -> Any:  # noqa: ANN401
    """Choose evenly, in place of a learner."""
    with np.errstate(divide="ignore"):
        return np.log(open_columns / open_columns.sum(axis=1, keepdims=True)).astype(np.float32)


def test_a_rival_that_listens_is_told_every_answer_of_its_game() -> None:
    hearing = Hearing()
    table = ResponseTable(DUEL, 16, rival(hearing, 1), seed=3)
    table.play(evenly, 120)

    assert table.finished
    assert 0 in hearing.checked
    assert max(hearing.checked) > 10


def test_a_history_is_told_as_long_as_all_of_it_is_kept() -> None:
    table = ResponseTable(DUEL, 2, rival(Hearing(), 1), seed=3)
    assert table.histories is not None
    table.histories.heard[:] = LONGEST - 1
    lengths: list[int | None] = []
    for _ in range(2):
        table.histories.hear(table.batch, np.full(2, Input.INCOME))
        told = table.told(0)
        lengths.append(None if told is None else len(told.answers))

    assert lengths == [LONGEST, None]


def test_no_history_is_kept_where_nobody_listens() -> None:
    table = ResponseTable(DUEL, 4, ByAsking(Uniform(), 1), seed=3)
    table.play(evenly, 5)

    assert table.histories is None
    assert table.told(0) is None
