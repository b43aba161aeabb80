"""Keys, buttons and the eye agree: answers that are cards come in the order of the hand."""

from random import Random

import pytest

from intriga import new_game
from intriga.core.games import table_rules_of
from intriga.service.questions.question import Preview, Question


@pytest.mark.parametrize(("game", "players"), [("coup", 2), ("coup", 4), ("pot-de-vin", 4)])
def test_cards_are_offered_in_the_order_in_which_they_lie(game: str, players: int) -> None:
    rules, random, chosen = table_rules_of(game), Random(3), 0
    for seed in range(12):
        play = new_game(game, players=players, seed=seed)
        while not play.is_over:
            position = play.position()
            here = Preview(rules, position.state)
            question = Question(rules, here)
            for seat in question.asked:
                offers = question.put_to(seat).offers()
                form = question.put_to(seat).form(offers)
                shown = [card for offer in offers for card in offer.cards]
                if form is not None and form.kind == "some" and form.cards:
                    shown = list(form.cards)
                elif form is None or form.kind != "one":
                    continue
                hand = here.view(seat).to_dict()["hands"][seat]
                if set(shown) <= set(hand):
                    chosen += len(shown) > 1
                    assert shown == sorted(shown, key=hand.index)
            seat = random.choice(position.awaiting)
            play.play(random.choice(position.legal(seat)), seat=seat)
    assert chosen
