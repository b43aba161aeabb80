"""At the terminal, and where answers are weighed, agents that listen hear the whole game."""

from collections.abc import Sequence
from random import Random
from typing import Any

from intriga.agents.base import Uniform
from intriga.analysis.rollouts import OpenQuestion, choices
from intriga.core.agent import Told
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from tests.cli.hosting import BOT, at_random, hosted


class Hearing(Uniform):
    """Answers by chance, and keeps the number of answers that it was told of."""

    def __init__(self, told: Told | None = None, heard: list[Told] | None = None) -> None:
        self.told = told
        self.heard: list[Told] = [] if heard is None else heard

    def having_heard(self, told: Told) -> "Hearing":
        return Hearing(told, self.heard)

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401
        assert self.told is not None
        self.heard.append(self.told)
        return super().act(view, legal, random)

    def weigh(self, view: Any, legal: Sequence[int]) -> Sequence[float]:  # noqa: ANN401
        assert self.told is not None
        self.heard.append(self.told)
        return super().weigh(view, legal)


def test_a_bot_at_the_terminal_is_told_every_answer() -> None:
    table, hearing = hosted("coup", "coup-es", players=2), Hearing()
    table.bots = {BOT: hearing}
    for _ in at_random(table, 4):
        pass

    lengths = [len(told.answers) for told in hearing.heard]
    assert lengths == sorted(lengths)
    assert len({*lengths}) > 3


def test_an_agent_that_is_asked_about_a_decision_is_told_what_came_before() -> None:
    game: Game[Any, Any] = Game(COUP, {"preset": "coup-es", "seats": ["a", "b"]}, Seeded(2))
    game.play("income")
    game.play(next(words for words in game.legal() if words.startswith("steal")))
    seat = game.to_move
    hearing = Hearing()
    choices(game, seat, hearing)

    behind = OpenQuestion.joined(game.position(), seat).behind
    assert behind is not None
    assert [told.answers for told in hearing.heard] == [
        game.told.answers,
        (*game.told.answers, (seat, Input.PASS)),
    ]
