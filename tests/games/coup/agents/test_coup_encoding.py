"""A network is shown the same of a view, whether it is read alone or compiled, among many."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from intriga.agents.encoding import Array
from intriga.games.coup import inputs, options, vocabulary
from intriga.games.coup.agents import encoding_of_view
from intriga.games.coup.agents.encoding import FEW, WATCHED, CoupEncoding, compiled
from intriga.games.coup.agents.encoding_of_view import PICKS, encode_view
from intriga.games.coup.view import observation
from intriga.games.coup.view.observation import LAYOUT
from intriga.games.coup.vocabulary import SEATS, Phase
from tests.games.coup.agents.games import decisions

pytestmark = pytest.mark.compiled
ENCODING = CoupEncoding()
GAMES = 6
WIDTHS = 292, (122,), 54, (17,)  # of the weights that come with the game
Views = np.ndarray[tuple[int, int], np.dtype[np.int8]]


@pytest.fixture(scope="module", params=range(2, SEATS + 1))
def players(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(scope="module")
def views(players: int) -> Views:
    return np.array(list(seen(players)), np.int8)


def seen(players: int) -> Iterator[Sequence[int]]:
    """Yield what is seen at every decision of games of random variants."""
    for seed in range(GAMES):
        for decision in decisions(seed, players, ["rule-of-thumb", "uniform", "liar"]):
            yield decision.view.numbers


def read_alone(view: list[int], players: int) -> tuple[Array, ...]:
    """Return table, tokens and picks of one *view*, without compiled code."""
    table = [0.0] * ENCODING.shape.table
    tokens = [[0.0] * ENCODING.shape.tokens[0] for _ in range(players)]
    picks = [[0.0] * players for _ in range(PICKS)]
    encode_view(view, players, table, tokens, picks)
    return tuple(np.array(each, np.float32) for each in (table, tokens, picks))


def test_compiled_code_writes_what_plain_python_writes(players: int, views: Views) -> None:
    assert len(views) > FEW
    many = ENCODING.encode(views, players)
    rows = (many.table, many.tokens[0], many.picks[0])
    for at, view in enumerate(views.tolist()):
        for found, wanted in zip(rows, read_alone(view, players), strict=True):
            assert found[at].tobytes() == wanted.tobytes()


def test_few_views_are_read_without_compiled_code(
    players: int, views: Views, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = ENCODING.encode(views, players)
    compiled.cache_clear()
    monkeypatch.setattr("intriga.games.coup.agents.encoding.encode_views", None)
    few = ENCODING.encode(views[:FEW], players)
    for some, all_of_them in ((few.table, many.table), (few.tokens[0], many.tokens[0])):
        assert some.tobytes() == all_of_them[:FEW].tobytes()
    assert few.picks[0].tobytes() == many.picks[0][:FEW].tobytes()


def test_views_are_read_alike_however_their_array_lies(players: int, views: Views) -> None:
    together = ENCODING.encode(views, players).table[::2]
    locked = views[::2].copy()
    locked.flags.writeable = False
    for other in (views[::2], locked):
        assert (ENCODING.encode(other, players).table == together).all()
    assert len(getattr(compiled(), "signatures", [])) == 1  # it is compiled for one kind of array


def test_the_modules_that_compiled_code_reads_are_watched() -> None:
    watched = {Path(str(module.__file__)).parent for module in WATCHED}
    read = (encoding_of_view, observation, options, vocabulary, inputs)
    assert {Path(str(module.__file__)).parent for module in read} <= watched


def test_a_phase_is_one_number_and_the_viewer_comes_first(players: int, views: Views) -> None:
    inputs = ENCODING.encode(views, players)
    phases = inputs.table[:, : len(Phase)]
    assert (phases.argmax(axis=1) == views[:, LAYOUT.at["phase"]]).all()
    assert (phases.sum(axis=1) == 1).all()
    assert (inputs.tokens[0][:, 0, 0] == 1).all()  # the viewer
    assert (inputs.tokens[0][:, 1:, 0] == 0).all()


def test_living_others_are_gathered_in_equal_parts(players: int, views: Views) -> None:
    others = ENCODING.encode(views, players).picks[0][:, -1]
    at = LAYOUT.at["hand_size"]
    living = views[:, at + 1 : at + players] > 0
    assert (others[:, 0] == 0).all()
    assert ((others[:, 1:] > 0) == living).all()
    assert np.allclose(others.sum(axis=1), living.any(axis=1))


def test_networks_are_shown_the_options_and_values_that_they_were_made_from() -> None:
    assert len(encoding_of_view.KNOWN) == 24
    assert ENCODING.version == 1
    assert tuple(LAYOUT.options.places(encoding_of_view.KNOWN)) == encoding_of_view.PLACES
    told = encoding_of_view.OPTION
    for at, (name, learned) in enumerate(encoding_of_view.KNOWN.items()):
        shown = [*range(learned), *encoding_of_view.NEAREST.get(name, ())]
        assert [*(2 * told[at])][: len(shown)] == shown
        assert {*(2 * told[at])} == {*range(learned)}, f"{name} is shown as what nobody learned"


def test_the_inputs_of_networks_are_as_wide_as_the_weights_that_come_with_the_game() -> None:
    shape = ENCODING.shape
    assert (shape.table, shape.tokens, shape.plain, shape.verbs) == WIDTHS, (
        "the weights in games/coup/agents/data were made for inputs of other widths: networks are"
        " shown what KNOWN in games/coup/agents/encoding_of_view.py names, and nothing younger"
    )
