"""A host in the same process gets the scene of one person, and nothing else."""

from random import Random

import pytest

from tests.service.evening import Evening

TABLES = [("coup", "coup-br"), ("coup", "urbis-reforma"), ("pot-de-vin", "pot-de-vin")]


def play(evening: Evening, number: int, random: Random) -> None:
    """Let person *number* answer at random if they are asked, and every bot."""
    viewer = evening.table.viewer(evening.people[number])
    if viewer.step is not None:
        evening.say(number, random.choice(viewer.own.offers).words)
    evening.let_bots_answer()
    evening.wait(2_000)


@pytest.mark.parametrize(("game", "preset"), TABLES)
def test_a_player_sees_and_is_asked_what_their_scene_has(game: str, preset: str) -> None:
    evening = Evening(game=game, preset=preset, people=2, bots=2).start()
    random, asked = Random(5), 0
    for turn in range(60):
        number = turn % 2
        scene = evening.scene(number)
        viewer = evening.table.viewer(evening.people[number])
        assert scene.deal is not None
        assert viewer.view.to_dict() == scene.deal.view
        assert [each.id for each in viewer.log] == [each.id for each in scene.deal.log]
        assert viewer.winners == scene.deal.standing.winners
        assert viewer.position == scene.deal.open
        if viewer.step is not None:
            asked += 1
            assert scene.deal.question is not None
            assert viewer.own.question == scene.deal.question
            assert [each.words for each in viewer.own.offers] == evening.words(number)
        play(evening, number, random)
    assert asked


def test_a_player_is_asked_until_they_have_answered() -> None:
    evening = Evening(people=3).start()
    viewer = evening.table.viewer(evening.people[evening.on_turn])
    assert viewer.step == evening.window.step

    evening.say_first(evening.on_turn, "tax")
    others = [evening.table.viewer(who) for who in evening.people]
    asked = [each for each in others if each.step is not None]
    assert len(asked) == 2
    assert viewer.step is None

    number = others.index(asked[0])
    evening.say(number, "pass")
    assert asked[0].step is None
    with pytest.raises(LookupError):
        _ = asked[0].own.offers
