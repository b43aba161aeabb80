"""Reading the others: who plays a seat, what they do, and what a look ahead makes of it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from intriga.agents.continuation import Players, played_on
from intriga.agents.critic import Critic, own_critic, seeing_all
from intriga.agents.encoding import Shape
from intriga.agents.lookahead import Knowledge, Lookahead
from intriga.agents.network import Answers, Size, weight_shapes
from intriga.agents.networked import looking
from intriga.agents.opponents import (
    OWN_KIND,
    KindReader,
    OpponentModel,
    guessing_kinds,
    own_kind_reader,
    own_opponent_model,
    told_kinds,
)
from intriga.agents.policy import Network, Policy, encoding_of, own_network
from intriga.core.chance import Seeded
from intriga.core.compiled.worlds import Worlds
from intriga.core.errors import BadOptions
from intriga.core.games import dialect_of, population_of, ruleset_of
from intriga.core.manifest import Budget
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.view import CoupView
from intriga.matches.match import Match, play_match
from tests.games.coup.tables import table

if TYPE_CHECKING:
    from numpy.typing import NDArray

pytestmark = pytest.mark.compiled
COUP = ruleset_of("coup")
ENCODING = encoding_of("coup")
NETWORK = own_network("coup")
NAMES = ("itself", "honest", "caller")
ROUNDING = 1e-5  # products of other numbers of rows are rounded otherwise


def weights(shape: Shape, scale: float = 0.3) -> dict[str, Any]:
    """Return weights that know nothing."""
    random = np.random.default_rng(5)
    shapes = weight_shapes(shape, Size(8, 16, 8))
    return {name: random.normal(0, scale, dims).astype(np.float32) for name, dims in shapes.items()}


def a_reader() -> KindReader:
    return KindReader(ENCODING, weights(guessing_kinds(ENCODING.shape, len(NAMES))), NAMES)


def a_model() -> OpponentModel:
    return OpponentModel(ENCODING, weights(told_kinds(ENCODING.shape, len(NAMES) - 1)))


class Sure(KindReader):
    """A reader that is sure that all others are of one kind."""

    def __init__(self, kind: int) -> None:
        super().__init__(ENCODING, a_reader().weights, NAMES)
        self.kind = kind

    def look(self, views: "NDArray[np.int8]", players: int) -> "NDArray[np.float64]":
        chances = np.zeros((len(views), players, len(NAMES)))
        chances[:, :, self.kind] = 1
        chances[:, 0] = np.arange(len(NAMES)) == OWN_KIND
        return chances


class Counting(Network):
    """A network that counts the views it looks at."""

    looked_at = 0

    def look(self, views: "NDArray[np.int8]", players: int) -> Answers:
        self.looked_at += len(views)
        return super().look(views, players)


def worlds(number: int = 6) -> Worlds:
    """Return worlds of a game for three in which seat 0 is asked."""
    state = table("duke assassin", "captain contessa", "duke captain").state
    return Worlds.dealt(dialect_of("coup"), state, 0, number=number, key=3)


# ------------------------------------------------------------------- who


def test_a_reader_says_how_likely_each_seat_is_of_each_kind() -> None:
    tried = worlds()
    read = a_reader().look(tried.views, 3)

    assert read.shape == (6, 3, len(NAMES))
    assert read.sum(axis=2) == pytest.approx(np.ones((6, 3)))
    assert (read[:, 0, OWN_KIND] == 1).all()
    assert (read[:, 1:] < 1).all()


def test_weights_that_guess_no_kinds_are_no_reader() -> None:
    for wrong in (a_model().weights, {**a_reader().weights, "guess0.b": np.zeros(7)}):
        with pytest.raises(BadOptions, match="not of a reader of 3 kinds"):
            KindReader(ENCODING, wrong, NAMES)


def test_weights_without_kinds_are_rejected() -> None:
    with pytest.raises(BadOptions, match="told no kinds"):
        OpponentModel(ENCODING, NETWORK.weights)


@pytest.mark.parametrize("make", [own_kind_reader, own_opponent_model])
def test_a_game_without_a_reader_or_opponent_model_says_so(make: Callable[[str], object]) -> None:
    with pytest.raises(BadOptions, match="Pot de Vin has no"):
        make("pot-de-vin")


# ------------------------------------------------------------------- what they do


def test_an_answer_depends_on_the_kind_of_the_asked_seat() -> None:
    tried, model = worlds(1), a_model()
    logits = [model.look(tried.views, 3, np.full(1, kind, np.int8)) for kind in range(3)]

    assert not np.array_equal(logits[0], logits[1])
    assert not np.array_equal(logits[1], logits[2])


def test_in_worlds_those_of_the_own_kind_play_by_the_network_and_others_by_the_model() -> None:
    tried = worlds()
    seated = np.tile(np.array([0, 1, 2], np.int8), (6, 1))
    rows = np.arange(6)
    tried.step(np.full(6, Input.TAX))  # seat 1 or 2 is asked next
    asked = seated[rows, tried.seats]
    by_kinds = Players(NETWORK, seated, a_model()).logits(tried, rows)

    assert (asked != OWN_KIND).all()
    assert np.allclose(by_kinds, a_model().look(tried.views, 3, asked), atol=ROUNDING)
    seated[:] = OWN_KIND
    alone = Players(NETWORK, seated, a_model()).logits(tried, rows)
    assert np.allclose(alone, NETWORK.look(tried.views, 3).columns, atol=ROUNDING)


def test_a_view_is_looked_at_once_in_however_many_worlds_it_is_seen() -> None:
    network = Counting(ENCODING, NETWORK.weights)
    tried = worlds().chosen(np.tile(np.arange(6), 4))
    tried.step(np.full(24, Input.TAX))

    logits = Players(network).logits(tried, np.arange(24))

    assert network.looked_at == len(set(map(bytes, tried.views))) < 24
    assert np.allclose(logits, NETWORK.look(tried.views, 3).columns, atol=ROUNDING)


def test_two_kinds_that_see_the_same_answer_each_in_its_way() -> None:
    tried = worlds(2)
    assert tried.views[0].tolist() == tried.views[1].tolist()
    kinds = np.array([1, 2], np.int8)

    logits = Players(NETWORK, np.tile(kinds[:, None], 3), a_model()).logits(tried, np.arange(2))

    assert np.allclose(logits, a_model().look(tried.views, 3, kinds), atol=ROUNDING)
    assert not np.allclose(logits[0], logits[1])


def test_kinds_are_listed_clockwise_from_the_asked_seat() -> None:
    tried = worlds(2)
    seated = np.array([[0, 1, 2], [0, 2, 1]], np.int8)
    tried.step(np.full(2, Input.INCOME))
    assert tried.seats.tolist() == [1, 1]

    around = Players(NETWORK, seated).around(tried, np.arange(2))

    assert around.tolist() == [[1, 2, 0], [2, 1, 0]]
    again = Players(NETWORK, seated).around(tried.chosen(np.array([0, 1, 0, 1])), np.arange(4))
    assert again.tolist() == [[1, 2, 0], [2, 1, 0]] * 2


def test_a_world_in_which_nobody_is_of_another_kind_goes_on_as_by_the_network_alone() -> None:
    seated = np.zeros((6, 3), np.int8)
    ends = [
        played_on(worlds(), [Input.TAX, Input.INCOME], players, 4, key=1).views.tolist()
        for players in (Players(NETWORK), Players(NETWORK, seated, a_model()))
    ]
    assert ends[0] == ends[1]


# ------------------------------------------------------------------- what is made of it


def a_lookahead(reader: KindReader, at_once: int) -> Lookahead:
    critic = Critic(ENCODING, weights(seeing_all(ENCODING.shape, len(NAMES) - 1)))
    budget = Budget(worlds=8, deals=32, depth=2, rare=0.0, at_once=at_once)
    own = looking("coup")
    knowledge = Knowledge(critic=critic, reader=reader, opponents=a_model())
    return Lookahead(NETWORK, own.dialect, own.sample_state, budget, knowledge)


@pytest.mark.parametrize("at_once", [0, 3])
def test_a_look_ahead_depends_on_whom_the_reader_sees(at_once: int) -> None:
    game = table("duke assassin", "captain contessa", "duke captain")
    view, legal = COUP.view(game.state, 0), COUP.legal_actions(game.state, 0)
    agents = [a_lookahead(Sure(kind), at_once) for kind in (1, 2, 2)]
    values = [agent.weigh_and_value(view, legal, key=4)[1] for agent in agents]
    assert not np.array_equal(values[0], values[1])
    assert np.array_equal(values[1], values[2])


@pytest.mark.parametrize("at_once", [0, 3])
def test_hidden_cards_change_no_weight_of_a_reader(at_once: int) -> None:
    agent = a_lookahead(a_reader(), at_once)
    game = table("duke assassin", "captain contessa", "duke captain")
    legal = COUP.legal_actions(game.state, 0)
    views = [COUP.view(COUP.redeal(game.state, 0, Seeded(key)), 0) for key in range(4)]
    told = [agent.weigh(view, legal).tolist() for view in views]
    assert told == told[:1] * 4


class EachOfOneKind(Sure):
    """A reader that sees seat 0 as of kind 0, seat 1 as of kind 1 and so on, from seat 1 of 3."""

    def look(self, views: "NDArray[np.int8]", players: int) -> "NDArray[np.float64]":
        chances = np.full((len(views), players, len(NAMES)), 1e-9)
        for steps in range(players):
            chances[:, steps, (1 + steps) % players] = 1
        chances[:, 0] = np.arange(len(NAMES)) == OWN_KIND
        return chances


def test_kinds_belong_to_their_seats_for_every_viewer() -> None:
    agent = a_lookahead(EachOfOneKind(1), at_once=0)
    game = table("duke assassin", "captain contessa", "duke captain")
    view = COUP.view(game.state, 1)

    assert agent.seated(view, 4, key=1).tolist() == [[0, OWN_KIND, 2]] * 4
    assert [*agent.learned(view, view, {})] == [2, 0]
    known = agent.knowing({2: [-99.0, 99.0, -99.0]}).read(view)
    assert known.argmax(axis=1).tolist() == [OWN_KIND, 1, 0]


# ------------------------------------------------------------------- the shipped one


class Watching:
    """Plays as the network does, and keeps how likely the kind of the others is read to be."""

    def __init__(self, kind: str) -> None:
        self.reader, self.policy = own_kind_reader("coup"), Policy(NETWORK)
        self.at = self.reader.kinds.index(kind)
        self.read: list[float] = []

    def act(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        chances = self.reader.look(np.array([view.numbers], np.int8), view.players)
        self.read.append(float(chances[0, 1:, self.at].mean()))
        return self.policy.act(view, legal, random)


@pytest.mark.parametrize("kind", ["honest", "never-challenger", "caller", "rule-of-thumb"])
def test_the_longer_a_kind_has_played_the_likelier_it_is_read_to_be_it(kind: str) -> None:
    firsts: list[float] = []
    lasts: list[float] = []
    for seed in range(20):
        guest = Watching(kind)
        match = Match(COUP, ("guest", kind), 1, "coup-es", seed=seed, guests={"guest": guest})
        list(play_match(match))
        firsts.append(guest.read[0])
        lasts.append(guest.read[-1])
    assert np.mean(lasts) > 2 * np.mean(firsts)


def test_the_kinds_of_the_reader_are_those_of_the_population_that_learners_meet() -> None:
    met = [member.agent for member in population_of("coup") if not member.held_out]

    assert own_kind_reader("coup").kinds == ("itself", *met)
    assert own_critic("coup").kinds >= len(met)
    assert own_opponent_model("coup").kinds == len(met)
