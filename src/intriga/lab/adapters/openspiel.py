# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUntypedBaseClass=false
# pyright: reportUnknownVariableType=false
# pyspiel brings no types.
"""Every game for OpenSpiel (M. Lanctot and others, 2019), as ``python_coup``.

Once this is imported, they load with their options as parameters, as in
``pyspiel.load_game("python_coup(players=3,reforma=true)")``.  Chance nodes are explicit: who
begins, the deal, every draw.  Besides the options there are

- ``edition``, the game's first one where it is empty;
- ``exactly``, options as ``reforma:false;slot_duke:duke``: OpenSpiel does not tell a parameter
  that was left out from its default, so an option has the edition's value where it is
  given the default, unless it stands here;
- ``horizon``, the decisions after which a game is cut off and worth nothing, which makes end
  positions finite;
- ``position``, where play begins, as :func:`packed` writes it: hidden cards in it, written
  ``"?"``, are dealt by chance.
"""

import base64
import json
import zlib
from collections import Counter
from collections.abc import Callable, Mapping
from math import prod
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from intriga.core.dialect import MOST_DECISIONS
from intriga.core.games import games, ruleset_of
from intriga.core.ruleset import Json
from intriga.lab.adapters.variant import in_camel_case, variant
from intriga.lab.walk import Walk, WalkStart

OWN: Final[Mapping[str, Any]] = {
    "edition": "",
    "exactly": "",
    "horizon": 0,
    "position": "",
}
MOST_OUTCOMES: Final = 64  # cards of the largest deck; seats
REMEMBERED: Final = 100  # decisions that an information-state tensor has room for


def packed(position: Json) -> str:
    """Return *position*, as in a record, as one word that a parameter can be."""
    text = json.dumps(position, separators=(",", ":")).encode()
    return base64.urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")


def unpacked(word: str) -> Json:
    """Return the position that *word* is.

    Raises:
        ValueError: it is none.
    """
    try:
        text = zlib.decompress(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4)))
        found: Json = json.loads(text)
    except (ValueError, zlib.error):
        raise ValueError(f"{word!r} is no packed position") from None
    return found


class Hands(pyspiel.Game):
    """A variant of one of the games; see the module."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Take the parameters that were given; other options are those of the edition.

        Raises:
            BadOptions: an edition, option or number of players that there is not.
            ValueError: a position that cannot be read.
        """
        defaults = _defaults(self.name)
        given = {**_own(self.name), **defaults, **(params or {})}
        options = {name: given[name] for name in defaults if given[name] != defaults[name]}
        options |= _written(self.name, given["exactly"])
        players = given["players"]
        rules = variant(self.name, players, given["edition"] or None, options)
        resolved = rules.ruleset.options(rules.edition, rules.options, players)
        header: Json = {
            "preset": rules.edition,
            "options": resolved,
            "seats": [str(seat) for seat in range(players)],
        }
        if given["position"]:
            header["position"] = unpacked(given["position"])
        horizon = given["horizon"] or MOST_DECISIONS
        self.start = WalkStart(rules.ruleset, header, horizon)
        # the game's name says all of them, and is read again when it is copied
        unsaid = [name for name in defaults if resolved[name] == defaults[name]]
        exactly = ";".join(f"{name}:{str(resolved[name]).lower()}" for name in unsaid)
        whole = {**given, **resolved, "edition": rules.edition, "exactly": exactly}
        super().__init__(_type(self.name, remembers=horizon <= REMEMBERED), self._info(), whole)

    def _info(self) -> Any:  # noqa: ANN401  pyspiel is not typed
        return pyspiel.GameInfo(
            num_distinct_actions=self.start.ruleset.num_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.start.players,
            min_utility=self.start.ruleset.worth[0],
            max_utility=self.start.ruleset.worth[1],
            utility_sum=0.0,
            max_game_length=self.start.horizon,
        )

    def max_chance_nodes_in_history(self) -> int:
        """Return the most that chance is asked: before each decision for every card of a deck."""
        return MOST_OUTCOMES * (self.start.horizon + 1)

    def new_initial_state(self) -> "HandState":
        """Return the state before chance has chosen anything."""
        return HandState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: Mapping[str, Any] | None = None,
    ) -> "Observer":
        """Return an observer of states as a seat sees them, or as everybody does.

        Raises:
            ValueError: parameters, of which there are none, or a viewer that sees all hands.
        """
        if params:
            raise ValueError(f"an observer has no parameters, as {dict(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.start, kind)


class Sampled:
    """Integers from a sampler of numbers from 0 to below 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self.sampler = sampler

    def below(self, number: int) -> int:
        """Return one of 0 to *number* - 1."""
        return int(self.sampler() * number)


class HandState(pyspiel.State):
    """A state of :class:`Hands`.

    Chance's actions are places in the list of its outcomes, of equal ones the first.
    """

    def __init__(self, game: Hands) -> None:
        """Begin a game; only ``new_initial_state`` calls this, and OpenSpiel for its copies."""
        super().__init__(game)
        self._walk: Walk | None = None  # OpenSpiel copies what is here for each child

    @property
    def walk(self) -> Walk:
        """Return the game as far as it has come."""
        if self._walk is None:
            self._walk = Walk(self.get_game().start)
        return self._walk

    def current_player(self) -> int:
        """Return the current player: chance, a seat, or none at the end."""
        walk = self._walk or self.walk
        if walk.outcomes:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if walk.is_over else walk.to_move

    def is_terminal(self) -> bool:
        """Say whether somebody has won, or the horizon is reached."""
        return self.walk.is_over

    def is_chance_node(self) -> bool:
        """Say whether chance is asked; OpenSpiel would ask :meth:`current_player`."""
        return bool(self.walk.outcomes)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the actions of *player*, by default of who is to act, ascending.

        Where chance is asked, no seat has any, as in OpenSpiel's own card games.  Algorithms in
        C++ do not come here: they get the same, but for any seat what chance may do.
        """
        walk = self.walk
        if walk.outcomes:
            return walk.places if player in {None, pyspiel.PlayerId.CHANCE} else []
        if player is not None:
            return super().legal_actions(player)
        return [*walk.legal]

    def _legal_actions(self, player: int) -> list[int]:
        return self.walk.here.legal_ids(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance, with their probabilities."""
        walk = self.walk
        words, often = walk.outcomes, Counter(walk.outcomes)
        return [(place, often[words[place]] / len(words)) for place in walk.places]

    def _apply_action(self, action: int) -> None:
        """Go on by *action*; an illegal one is refused, and nothing has changed."""
        if self.walk.outcomes:
            self.walk.draw(action)
        else:
            self.walk.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the words of *action*, also of one that there is not: OpenSpiel names it."""
        if action not in self.legal_actions(player):
            return f"illegal action {action}"
        if player == pyspiel.PlayerId.CHANCE:
            return self.walk.outcomes[action]
        return self.walk.here.format(player, action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "HandState":
        """Return a state that *player* cannot tell from this one, by numbers of *sampler*.

        All that it cannot see is dealt again.  The log of *player* stays as it was; the others
        recall what everybody saw, and see what they hold now.  Its history is that of this state,
        so it can be played on and copied, but not written down.

        Raises:
            ValueError: chance is asked.
        """
        twin = self.clone()
        twin._walk = self.walk.dealt_again(player, Sampled(sampler))  # noqa: SLF001  of this class
        return twin

    def returns(self) -> list[float]:
        """Return the returns of the seats; 0 while the game goes on, or where cut off."""
        return self.walk.returns

    def __str__(self) -> str:
        """Return the whole position, or how far the beginning is settled."""
        walk = self.walk
        if walk.position is None:
            return f"settled: {list(walk.settled)}"
        return self.to_json()

    def to_struct(self) -> "Struct":
        """Return the whole position, hidden cards too, or how far the beginning is settled."""
        walk = self.walk
        if walk.position is None:
            return Struct({"settled": [*walk.settled]})
        return Struct(walk.position.to_dict())

    def to_dict(self) -> Json:
        """Return the content of :meth:`to_struct`."""
        return self.to_struct().to_dict()

    def to_json(self) -> str:
        """Return the content of :meth:`to_struct` as JSON."""
        return self.to_struct().to_json()

    def to_observation_struct(self, player: int) -> "Struct":
        """Return the view of *player*, empty before the beginning is settled."""
        view = self.walk.view(player)
        return Struct({} if view is None else view.to_dict())


class Struct:
    """Words by name, with the methods of OpenSpiel's structs, which cannot be made in Python."""

    def __init__(self, words: Json) -> None:
        self._words = words

    def to_dict(self) -> Json:
        """Return them."""
        return self._words

    def to_json(self) -> str:
        """Return them as JSON."""
        return json.dumps(self._words)


class Observer:
    """One seat's observation of a state or, with perfect recall, all that it has seen and heard.

    Views are in words as JSON; with perfect recall each but the first has only the changes.

    ``dict`` has the pieces of the view by name, or the views so far, [decision, numbers],
    where no more than 100 decisions can be made; ``tensor`` holds them all, as float32.
    """

    def __init__(self, start: WalkStart, kind: Any) -> None:  # noqa: ANN401
        """Make room for views of the viewer that *kind* says.

        Raises:
            ValueError: a viewer that sees all hands.
        """
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees all hands: ask for the state as text")
        self.everybody = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls = bool(kind.perfect_recall)
        shapes = self._shapes(start)
        room = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.tensor = room if shapes else None
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            self.dict[name] = room[at : at + prod(shape)].reshape(shape)
            at += prod(shape)

    def _shapes(self, start: WalkStart) -> Mapping[str, tuple[int, ...]]:
        if not self.recalls:
            return {piece.name: piece.shape for piece in start.ruleset.layout.pieces}
        if start.horizon > REMEMBERED:
            return {}
        return {"views": (start.horizon + 1, start.ruleset.layout.width)}

    def set_from(self, state: HandState, player: int) -> None:
        """Write what *player* sees of *state* into ``tensor``."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        walk = state.walk
        if self.recalls:
            for at, row in enumerate(walk.rows(player)):
                self.dict["views"][at] = row
        elif walk.position is not None:
            self.tensor[:] = walk.view(None if self.everybody else player).numbers

    def string_from(self, state: HandState, player: int) -> str:
        """Return the view of *player* in *state*, as JSON; with recall, the changes each time."""
        walk = state.walk
        if self.recalls:
            return "\n".join(walk.told(player))
        if walk.position is None:
            return ""
        view = walk.view(None if self.everybody else player)
        return json.dumps(view.to_dict(), separators=(",", ":"))


def _type(game: str, *, remembers: bool) -> Any:  # noqa: ANN401
    """Return the OpenSpiel description of *game*; information states as tensors or not."""
    variants = ruleset_of(game).variants
    editions = variants.editions.values()
    return pyspiel.GameType(
        short_name=f"python_{game.replace('-', '_')}",
        long_name=game.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(edition.most for edition in editions),
        min_num_players=min(edition.least for edition in editions),
        provides_information_state_string=True,
        provides_information_state_tensor=remembers,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**_defaults(game), **_own(game)},
    )


def _own(game: str) -> dict[str, Any]:
    """Return the parameters that are no options of *game*."""
    return {"players": variant(game, None, None, {}).players, **OWN}


def _defaults(game: str) -> dict[str, Any]:
    """Return the parameters that are options of *game*, with what OpenSpiel takes for unsaid."""
    return {name: option.values[0] for name, option in ruleset_of(game).variants.options.items()}


def _written(game: str, words: str) -> Mapping[str, Any]:
    """Return the options that are written as ``name:value;name:value``.

    Raises:
        BadOptions: words that are none.
    """
    return ruleset_of(game).variants.parse(words.replace(":", "=").replace(";", ","))


for _game in games():
    _hands = type(in_camel_case(_game), (Hands,), {"name": _game, "__doc__": Hands.__doc__})
    globals()[_hands.__name__] = _hands  # where pickle looks for the class
    pyspiel.register_game(_type(_game, remembers=False), _hands)
