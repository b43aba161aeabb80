"""The promises of random games of every game besides core/check.py, from the deal to the end.

A promise is begun with a game, and looks at each of its positions.  Those of one game alone are
the ``PROMISES`` of ``tests.games.<game>.promises``.
"""

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar, cast

import numpy as np
import pytest

from intriga.core.chance import Seeded
from intriga.core.check import Promise
from intriga.core.errors import BadNotation, IllegalAction
from intriga.core.game import Game
from intriga.core.games import table_rules_of
from intriga.core.message import Message
from intriga.core.observation import ByHand, Piece
from intriga.core.position import Position, Step
from intriga.core.state import State, dtype
from intriga.core.view import View
from intriga.service.scenes.narrator import may_hear_more, nobody_hears_more
from tests.games.tables import AnyGame, Json, package_of

AnyPosition = Position[Any, Any]
AnyStep = Step[AnyPosition]
Begun = Callable[[AnyGame], Promise]
V = TypeVar("V", bound=View)
SELDOM = 8  # one position in so many is looked at, and the first of each phase


def promises_of(name: str) -> list[Begun]:
    """Return all promises that games of *name* are held to."""
    own: Any = import_module(f"tests.games.{package_of(name)}.promises")

    def positions_between_questions_are_read_as_they_were_written(_: AnyGame) -> Promise:
        return reading(own.STANDING, own.ELSEWHERE)

    return [
        *EVERY,
        positions_between_questions_are_read_as_they_were_written,
        *own.PROMISES,
    ]


def reading(standing: set[str], elsewhere: str) -> Promise:
    """Return what holds that a game can begin in the phases *standing*, and in no others."""

    def hold(here: AnyGame) -> None:
        position = written(here)
        if here.phase in standing:
            assert written(begun(here, position)) == position
        else:
            with pytest.raises(BadNotation, match=elsewhere):
                begun(here, position)

    return hold


def begun(game: AnyGame, position: object) -> AnyGame:
    """Return a game like *game* that begins in *position*."""
    header = {key: game.header[key] for key in ("preset", "options", "seats")}
    return Game(game.ruleset, {**header, "position": position}, Seeded(1))


def written(game: AnyGame) -> Json:
    """Return the position as it would come back from a file."""
    return json.loads(json.dumps(game.ruleset.format_position(game.state)))


# ------------------------------------------------------------------- of every game


def what_one_seat_may_say_is_refused_from_any_other(_: AnyGame) -> Promise:
    """Anybody may type it: it does no harm."""

    def hold(here: AnyGame) -> None:
        others = set(range(here.state.players)) - set(here.awaiting)
        for words in {words for seat in here.awaiting for words in here.legal(seat)[:3]}:
            for other in others:
                with pytest.raises(IllegalAction):
                    here.parse(other, words)

    return hold


def no_number_outgrows_its_field(game: AnyGame) -> Promise:
    """A state comes back from the record that compiled code has of it."""
    kind = cast("Any", type(game.state))
    record = np.zeros(1, dtype(kind.FIELDS))[0]

    def hold(here: AnyGame) -> None:
        here.state.pack(record)
        assert kind.unpack(record) == here.state

    return hold


def what_is_heard_of_an_input_is_the_same_with_the_unseen_cards_dealt_anew(
    game: AnyGame,
) -> Promise:
    """Inputs after which a viewer sees the same sound the same, whatever cards they name."""
    source = Seeded(game.state.players, 5)
    met: set[str] = set()

    def hold(here: AnyGame) -> None:
        if not here.awaiting or (here.phase in met and source.below(SELDOM)):
            return
        met.add(here.phase)
        seat = here.awaiting[source.below(len(here.awaiting))]
        others = [each for each in (*range(here.state.players), None) if each != seat]
        viewer = others[source.below(len(others))]
        again = Position(here.ruleset, here.ruleset.redeal(here.state, viewer, source))
        heard: dict[tuple[int, ...], set[str]] = {}
        for world in (here.position(), again):
            after = {world.play_id(a, seat=seat): a for a in world.legal_ids(seat)}
            for position, action in after.items():  # inputs of one effect count as one
                seen = tuple(position.view(viewer).numbers)
                heard.setdefault(seen, set()).add(world.hear(viewer, seat, action))
        told = [words for words in heard.values() if len(words) > 1]
        assert not told, f"{viewer} sees the same after {told} of seat {seat}"

    return hold


def a_table_shows_what_a_view_says(game: AnyGame) -> Promise:
    """A table's view has no row of numbers, and says the same as one that has."""
    source, ruleset = Seeded(game.state.players, 6), game.ruleset
    of_rows = {each.attribute for each in ruleset.layout.pieces if is_of_rows(each)}
    said = ["seat", "players", *(ruleset.views.READ.keys() - of_rows)]
    table_rules = table_rules_of(ruleset.name)

    def hold(here: AnyGame) -> None:
        pick = source.below(here.state.players + 1)
        viewer = pick if pick < here.state.players else None
        view, shown = here.view(viewer), at_a_table(ruleset.views, here.state, viewer)
        for name in said:
            assert getattr(shown, name) == getattr(view, name), name
        assert shown.to_dict() == view.to_dict()
        for told in (table_rules.memory, table_rules.material):
            assert told(shown) == told(view)
        if viewer in here.awaiting:
            assert table_rules.question(shown) == table_rules.question(view)
            words = list(here.legal(viewer))
            offers = [table_rules.offers(each, words) for each in (shown, view)]
            assert offers[0] == offers[1]
            assert table_rules.form(shown, offers[0]) == table_rules.form(view, offers[1])

    return hold


def is_of_rows(piece: Piece) -> bool:
    """Say whether *piece* is seen in rows of numbers alone, and at no table."""
    return isinstance(piece, ByHand) and piece.taking is None


def at_a_table(views: type[V], state: State, viewer: int | None) -> V:
    """Return what a table shows of *state* to *viewer*, made from what spectators see."""
    public = views.of(state)
    return public if viewer is None else public.seen_by(state, viewer)


def what_is_told_once_for_all_is_what_each_would_be_told(game: AnyGame) -> Promise:
    """A seat that may hear no more of an input than spectators is told what they are."""
    table_rules = table_rules_of(game.ruleset.name)
    last = [game.position()]

    def hold(here: AnyGame) -> None:
        before, last[0] = last[0], here.position()
        if not here.inputs:
            return
        line = here.inputs[-1]
        step = before.follow(line["by"], line["do"], line.get("draws", []))
        public = told(before, step, None)
        if here.ruleset.only_waits(before.state, step.action, step.after.state):
            assert not any(told(before, step, viewer) for viewer in (None, *here.view(None).seats))
        alike = nobody_hears_more(before, step)
        for seat in range(here.state.players):
            if alike or not may_hear_more(before, step, seat):
                assert told(before, step, seat) == public, seat
            elif not public:
                assert told(before, step, seat) == []

    def told(before: AnyPosition, step: AnyStep, viewer: int | None) -> list[Message]:
        heard = game.ruleset.hear(before.state, viewer, step.seat, step.action)
        return table_rules.tell(before.view(viewer), step.seat, heard, step.after.view(viewer))

    return hold


EVERY: list[Begun] = [
    a_table_shows_what_a_view_says,
    what_is_told_once_for_all_is_what_each_would_be_told,
    what_one_seat_may_say_is_refused_from_any_other,
    no_number_outgrows_its_field,
    what_is_heard_of_an_input_is_the_same_with_the_unseen_cards_dealt_anew,
]


# ------------------------------------------------------------------- what one viewer is told


class Listener:
    """Somebody at the table, or a spectator, and what it is told after each input."""

    def __init__(self, game: AnyGame, tell: Callable[..., list[Message]]) -> None:
        pick = Seeded(len(json.dumps(game.header)), 1).below(game.state.players + 1)
        self.viewer = pick if pick < game.state.players else None
        self.tell = tell
        self._look(game)

    def _look(self, game: AnyGame) -> None:
        self.before: Any = game.view(self.viewer)
        self.after: Any = self.before
        self._state = game.state.copy()

    def told(self, here: AnyGame) -> list[Message]:
        """Return what was told of the last input; of none nothing."""
        if not here.inputs:
            return []
        seat, words = here.inputs[-1]["by"], here.inputs[-1]["do"]
        action = here.ruleset.parse(self._state, seat, words)
        heard = here.ruleset.hear(self._state, self.viewer, seat, action)
        before = self.after
        self._look(here)
        self.before = before
        return self.tell(before, seat, heard, self.after)
