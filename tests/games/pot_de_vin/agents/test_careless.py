"""Players of Pot de Vin that think only some of the time."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from intriga.agents import agent
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.games.pot_de_vin.inputs import Input, kind_of
from intriga.games.pot_de_vin.vocabulary import VALUES

RULES = ruleset_of("pot-de-vin")


def questions(games: int = 6) -> Iterator[tuple[Any, list[int]]]:
    """Yield views and what is open in them, of games by rules of thumb."""
    player = agent("rule-of-thumb", "pot-de-vin")
    for seed in range(games):
        seats = [str(seat) for seat in range(3 + seed % 3)]
        header: dict[str, Any] = {"preset": "pot-de-vin", "options": {}, "seats": seats}
        game, random = Game(RULES, RULES.prepare(header, Seeded(seed)), Seeded(seed)), Random(seed)
        while not game.is_over:
            seat = game.awaiting[0]
            view, legal = game.view(seat), game.legal_ids(seat)
            if len(legal) > 1:
                yield view, legal
            game.play_id(player.act(view, legal, random), seat=seat)


@pytest.mark.parametrize(("part", "like"), [("1", "rule-of-thumb"), ("0", "impulse")])
def test_somebody_who_always_or_never_thinks_plays_so(part: str, like: str) -> None:
    player, other = agent(f"careless:{part}", "pot-de-vin"), agent(like, "pot-de-vin")
    for seed, (view, legal) in enumerate(questions(games=2)):
        random = Random(seed)
        random.random()  # by which it is chosen who answers
        assert player.act(view, legal, Random(seed)) == other.act(view, legal, random)


def test_a_hasty_bot_plays_the_highest_card_of_a_suit() -> None:
    player, seen = agent("impulse:1", "pot-de-vin"), 0
    for view, legal in questions():
        cards = [action for action in legal if kind_of(action) == Input.PLAY]
        if not cards or Input.AUTO in legal:
            continue
        seen += 1
        chosen = player.act(view, legal, Random(1))
        rivals = [card for card in cards if card // VALUES == chosen // VALUES]
        assert chosen == max(rivals)
    assert seen > 50


def test_without_haste_nothing_is_thrown_in() -> None:
    plain, player = agent("impulse", "pot-de-vin"), agent("impulse:0", "pot-de-vin")
    for seed, (view, legal) in enumerate(questions(games=2)):
        answers = [each.act(view, legal, Random(seed)) for each in (plain, player)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("name", ["impulse:2", "careless:x", "careless:"])
def test_a_part_is_from_0_to_1(name: str) -> None:
    with pytest.raises(BadOptions, match="a part is a number from 0 to 1"):
        agent(name, "pot-de-vin")
