"""Agents that listen are told the public history, which holds nothing secret."""

import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

import intriga
from intriga.agents.base import Blend, Uniform
from intriga.agents.reweighted import Attentive, Leaning, Redrawn
from intriga.core.agent import Agent, HearsTheTable, Told
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import games, ruleset_of
from intriga.core.public_history import PublicHistory, informed
from intriga.core.table_rules import told_behind
from intriga.core.view import NOBODY
from intriga.games.coup.agents.solver import Solver
from intriga.games.coup.ruleset import COUP, Coup
from intriga.matches.match import Match, play_match, play_round

AnyGame = Game[Any, Any]


def dealt(name: str, key: int = 3, seats: str = "abc", **options: str) -> AnyGame:
    """Return a game, of three where nothing is said, that has just been dealt."""
    ruleset = ruleset_of(name)
    edition = next(iter(ruleset.variants.editions))
    header = {"preset": edition, "seats": [*seats], "first": 0, "options": options}
    return Game(ruleset, header, Seeded(key))


class Listener:
    """Answers the first action that is legal, and keeps what it was told."""

    def __init__(self, heard: list[Told] | None = None) -> None:
        self.heard: list[Told] = [] if heard is None else heard

    def act(self, view: object, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        return legal[0]

    def weigh(self, view: object, legal: Sequence[int]) -> Any:  # noqa: ANN401, ARG002
        return np.eye(len(legal))[0]

    def having_heard(self, told: Told) -> "Listener":
        self.heard.append(told)
        return Listener(self.heard)


def same(one: Told, other: Told) -> bool:
    """Say whether two histories are the same in all numbers."""
    return (one.began.numbers, one.answers) == (other.began.numbers, other.answers)


@pytest.mark.parametrize("name", games())
def test_hidden_cards_change_nothing_that_is_told(name: str) -> None:
    random = Random(5)
    for key in range(3):
        game = dealt(name, key)
        while not game.is_over:
            seat, state = game.to_move, game.state
            twin = game.position().redeal(None, random.getrandbits(32))
            told, elsewhere = PublicHistory(game.position()), PublicHistory(twin)
            both = {*game.legal_ids(seat)} & {*twin.ruleset.legal_actions(twin.state, seat)}
            for action in both:
                told.hear(state, seat, action)
                elsewhere.hear(twin.state, seat, action)
            assert same(told.told, elsewhere.told)
            game.play_id(random.choice(game.legal_ids(seat)), seat=seat)


@pytest.mark.parametrize(
    ("name", "seats", "options", "secret"),
    [
        ("coup", "ab", {"slot_ambassador": "inquisitor"}, {"pick", "keep", "show"}),
        ("pot-de-vin", "abcdef", {}, {"discard"}),
    ],
)
def test_an_answer_is_told_without_its_cards_where_they_are_secret(
    name: str, seats: str, options: dict[str, str], secret: set[str]
) -> None:
    met, random = set[str](), Random(0)
    for key in range(20):
        game = dealt(name, key, seats, **options)
        while not game.is_over:
            seat, before = game.to_move, game.state
            for action in game.legal_ids(seat):
                verb = game.position().format(seat, action).split()[0]
                (history := PublicHistory(game.position())).hear(before, seat, action)
                heard = NOBODY if verb in secret else action
                assert history.told.answers == ((seat, heard),)
                assert game.ruleset.hear(before, seat, seat, action) == action
                met.add(verb)
            game.play_id(random.choice(game.legal_ids(seat)), seat=seat)
    assert secret < met


@pytest.mark.parametrize("name", games())
def test_a_game_tells_every_answer_in_order_and_takes_them_back_with_it(name: str) -> None:
    game, lengths, random = dealt(name), list[int](), Random(1)
    began = game.told.began.numbers
    for _ in range(12):
        lengths.append(len(game.told.answers))
        seat = game.to_move
        game.play(Uniform() if random.random() < 0.5 else game.legal(seat)[0], seat=seat)
    twin, told = game.copy(), game.told

    assert lengths == list(range(12))
    assert [seat for seat, _ in told.answers] == [line["by"] for line in game.inputs]
    game.undo()
    assert (game.told.answers, game.told.began.numbers) == (told.answers[:-1], began)
    assert twin.told.answers == told.answers


def test_a_public_history_is_small_and_comes_whole_through_a_pipe() -> None:
    game = dealt("coup")
    while not game.is_over:
        game.play(Uniform(), seat=game.to_move)

    piped = pickle.dumps(game.told)

    assert same(pickle.loads(piped), game.told)  # noqa: S301  our own bytes
    assert len(piped) < 4000 + 20 * len(game.inputs)


# ------------------------------------------------------------------- who is told


@pytest.mark.parametrize("record", [False, True])
def test_a_match_tells_agents_that_listen_all_that_was_heard_before(record: bool) -> None:  # noqa: FBT001
    guest = Listener()
    match = Match(COUP, ("guest", "uniform"), 1, "coup-es", seed=2, guests={"guest": guest})
    played = next(play_match(match, record=True))
    lines = played.lines or []
    guest.heard.clear()
    next(play_match(match, record=record))

    game = Game(COUP, lines[0], Seeded(0))
    told = [game.told]
    for line in lines[1:]:
        game.go_on(game.position().follow(line["by"], line["do"], line.get("draws", [])))
        told.append(game.told)
    own = [at for at, line in enumerate(lines[1:]) if lines[0]["seats"][line["by"]] == "guest"]
    assert len(guest.heard) == len(own)
    assert all(same(heard, told[at]) for heard, at in zip(guest.heard, own, strict=True))


class Counted(Coup):
    """The rules, which count what spectators hear."""

    heard = 0

    def hear(self, state: Any, viewer: int | None, seat: int, action: int) -> int:  # noqa: ANN401
        Counted.heard += viewer is None
        return super().hear(state, viewer, seat, action)


def test_a_match_listens_only_where_an_agent_does() -> None:
    rules, counts = Counted(), list[int]()
    for guest in (Uniform(), Listener()):
        Counted.heard = 0
        match = Match(rules, ("guest", "uniform"), 2, "coup-es", guests={"guest": guest})
        games = play_round(match, 0, [guest, Uniform()])
        counts.append(Counted.heard)

    assert counts == [0, sum(game.decisions for game in games)]


class Even:
    """A style that likes everything alike."""

    sharpness = 1.0

    def odds(self, view: object, legal: Sequence[int]) -> Any:  # noqa: ANN401, ARG002
        return np.ones(len(legal))


def wrapped(base: Any) -> list[Agent]:  # noqa: ANN401  any agent that weighs
    """Return *base* in every wrapper."""
    return [
        Blend(base, Uniform(), 1.0),
        Blend(Uniform(), base, 0.0),
        Leaning(base, Even()),
        Attentive(base, lambda _, legal: legal),
        Redrawn(base, Even()),
        Leaning(Attentive(base, lambda _, legal: legal), Even()),
    ]


def test_a_wrapper_listens_if_the_wrapped_agent_does() -> None:
    told = dealt("coup").told
    view, legal = dealt("coup").view(0), dealt("coup").legal_ids(0)
    for at, agent in enumerate(wrapped(listener := Listener())):
        assert isinstance(agent, HearsTheTable)
        hearing = informed(informed(agent, told), told)
        assert type(hearing) is type(agent)
        assert hearing.act(view, legal, Random(0)) in legal
        assert len(listener.heard) == 2 * (at + 1)
    assert type(informed(intriga.agent("solver"), told)) is Solver
    for agent in [*wrapped(Uniform()), intriga.agent("casual")]:
        assert not isinstance(agent, HearsTheTable)
        assert informed(agent, told) is agent


def test_behind_a_question_the_table_has_heard_that_all_let_it_pass() -> None:
    """A table asks who may block together with who may challenge."""
    position = "hands=[[assassin],[contessa],[duke]] face_up=[[duke],[duke],[captain]] turn=0"
    game = intriga.new_game("coup", position=f"{position} coins=[3,2,2]", seed=1)
    game.play("assassinate 1")
    behind, asked = told_behind(game.told, game.position()), game.phase
    while game.phase == asked:
        game.play("pass", seat=game.to_move)

    assert len(behind.answers) == 3
    assert same(behind, game.told)
