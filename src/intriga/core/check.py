"""The battery: the promises of every game, tested by random play.

It is for authors of games.  :func:`check_game` plays a random game of each header
and puts every promise below to the test; the first that is broken raises
:class:`CheckFailed`, whose message is a record that shows it.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy, deepcopy
from typing import Any, Final, TypeVar

from intriga.core.chance import Seeded
from intriga.core.errors import BadNotation, IllegalAction
from intriga.core.game import Game
from intriga.core.position import Position
from intriga.core.record import Record, RecordLine, begin, follow
from intriga.core.record_text import format_line
from intriga.core.returns import returns_of
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Promise = Callable[[Game[Any, Any]], None]  # looks at each position of a game, in order

MOST_INPUTS: Final = 10_000  # a random game longer than this counts as endless
CLOSELY: Final = 0.02  # of the positions are examined closely, and each phase once a game
STRIDE: Final = 7  # reasons of two games are compared at every STRIDE-th action id
SPECTATOR: Final = None


class CheckFailed(AssertionError):
    """A promise that was broken, with the record of the game up to there."""

    def __init__(self, promise: str, lines: Sequence[Json]) -> None:
        super().__init__("\n".join([f"broken: {promise}", *map(format_line, lines)]))
        self.promise = promise
        self.lines = list(lines)


def check_game(  # noqa: PLR0913  the games to play, and the promises to check
    ruleset: Ruleset[S, V],
    headers: Iterable[Json],
    *,
    seed: int = 0,
    most: int = MOST_INPUTS,
    closely: float = CLOSELY,
    promises: Iterable[Callable[[Game[Any, Any]], Promise]] = (),
) -> Counter[str]:
    """Play a random game of each header and hold it to every promise.

    Return how often each phase was examined closely: that it is all of them is
    for the caller to see.  *promises* are those of one game alone: each is begun
    with every game, and asserts its promises of each position.

    Raises:
        CheckFailed: a promise was broken.
    """
    examined: Counter[str] = Counter()
    for number, header in enumerate(headers):
        key = seed + number
        sampled = Seeded(number, key ^ 1)
        seen: set[str] = set()
        after: list[Json] = []
        game = _begun(ruleset, header, key)
        check_beginning(game)
        own = {promise.__name__: promise(game) for promise in promises}
        for game in random_game(ruleset, header, key, most):
            after.append(_position(game))
            check_position(game)
            check_own(game, own)
            if game.phase not in seen or sampled.below(1000) < 1000 * closely:
                seen.add(game.phase)
                examined[game.phase] += 1
                check_closely(game, sampled, most)
        check_end(game)
        check_record(game, after)
        check_repeatable(game, header, key)
    return examined


# ------------------------------------------------------------------- random play


def random_game(ruleset: Ruleset[S, V], header: Json, key: int, most: int) -> Iterator[Game[S, V]]:
    """Play a random game, yielding it where answers are awaited and when it is over.

    Raises:
        CheckFailed: it does not end within *most* inputs.
    """
    game = _begun(ruleset, header, key)
    whim = Seeded(key, 2)
    while game.awaiting:
        _hold(game, len(game.inputs) < most, f"a random game ends within {most} inputs")
        yield game
        _act(game, whim)
    yield game


def _begun(ruleset: Ruleset[S, V], header: Json, key: int) -> Game[S, V]:
    return Game(ruleset, header, Seeded(key))


def _act(game: Game[Any, Any], whim: Seeded) -> None:
    """Play one of the legal inputs of one of the awaited seats."""
    seat = _one_of(game.awaiting, whim)
    legal = game.ruleset.legal_actions(game.state, seat)
    _hold(game, legal, f"the awaited seat {seat} has something to answer")
    action = _one_of(legal, whim)
    try:
        game.play_id(action, seat=seat)
    except Exception as error:  # whatever it is, a legal action does not raise it
        promise = f"seat {seat} can play its legal action {action}, not {error!r}"
        raise CheckFailed(promise, game.lines) from error


def _one_of(choices: list[int], whim: Seeded) -> int:
    return choices[whim.below(len(choices))]


def _hold(game: Game[Any, Any], kept: object, promise: str) -> None:
    if not kept:
        raise CheckFailed(promise, game.lines)


def _seats(game: Game[Any, Any]) -> range:
    return range(len(game.header["seats"]))


def _position(game: Game[Any, Any]) -> Json:
    """Return the position as it would come back from a file."""
    return json.loads(format_line(game.ruleset.format_position(game.state)))


# ------------------------------------------------------------------- every position


def check_position(game: Game[Any, Any]) -> None:
    """Make the quick checks of any position."""
    ruleset, state = game.ruleset, game.state
    before = state.copy()
    awaited = game.awaiting
    _hold(game, awaited == sorted(set(awaited)), "the awaited seats are in ascending order")
    _hold(game, not ruleset.outcomes(state), "nothing is left to chance while answers are awaited")
    if awaited:
        _hold(game, ruleset.to_move(state) in awaited, "the seat to move is awaited")
        _hold(game, not game.winners, "nobody has won while answers are awaited")
        worth = ruleset.returns(state)
        _hold(game, worth == [0.0] * len(_seats(game)), "returns are 0 until the game is over")
    for seat in _seats(game):
        check_legal_actions(game, seat)
    _hold(game, state == before, "asking changes nothing")


def check_own(game: Game[Any, Any], promises: Mapping[str, Promise]) -> None:
    """Check the promises of one game, by name."""
    for name, promise in promises.items():
        try:
            promise(game)
        except AssertionError as error:
            raise CheckFailed(f"{name.replace('_', ' ')}: {error}", game.lines) from error


def check_legal_actions(game: Game[Any, Any], seat: int) -> None:
    """Check the legal actions of *seat* and their words."""
    ruleset, state = game.ruleset, game.state
    legal = ruleset.legal_actions(state, seat)
    _hold(game, legal == sorted(set(legal)), f"the actions of seat {seat} are in ascending order")
    within = all(0 <= action < ruleset.num_actions for action in legal)
    _hold(game, within, f"the actions of seat {seat} are from 0 to {ruleset.num_actions - 1}")
    awaited = seat in game.awaiting
    _hold(game, bool(legal) == awaited, f"seat {seat} has actions exactly if it is awaited")
    for action in legal:
        words = ruleset.format(state, seat, action)
        read = ruleset.parse(state, seat, words)
        _hold(game, read == action, f"{words!r} of seat {seat} is read as {action}, not {read}")


# ------------------------------------------------------------------- some positions


def check_closely(game: Game[Any, Any], source: Seeded, most: int = MOST_INPUTS) -> None:
    """Make the slow checks: every action id, every view, and one seat's ignorance."""
    viewer = source.below(len(_seats(game)))
    check_reasons(game, viewer)
    check_copy(game, source)
    check_going_on(game)
    for seat in (*_seats(game), SPECTATOR):
        check_view(game, seat)
    check_secrecy(game, viewer, source, most)
    check_secrecy(game, SPECTATOR, source, most)


def check_reasons(game: Game[Any, Any], seat: int) -> None:
    """Check that an action is refused with a reason exactly if it is not legal."""
    legal = game.ruleset.legal_actions(game.state, seat)
    for action in range(game.ruleset.num_actions):
        reason = game.ruleset.why_illegal(game.state, seat, action)
        kept = (reason is None) == (action in legal)
        _hold(game, kept, f"action {action} of seat {seat} is legal or has a reason, not {reason}")


def check_copy(game: Game[Any, Any], source: Seeded) -> None:
    """Check that a copy can be played on without touching the original."""
    before = deepcopy(game.state)
    _hold(game, game.state.copy() == before, "a copy is equal")
    twin = _with_state(game, game.state.copy())
    if twin.awaiting:
        _act(twin, source)
    _hold(game, before == game.state, "playing on with a copy leaves the original as it was")


def _with_state(game: Game[S, V], state: S) -> Game[S, V]:
    """Return the same game in another state, with a record and chance of its own."""
    twin = copy(game)
    twin.put(Position(game.ruleset, state))
    twin.inputs = list(game.inputs)
    twin.source = Seeded(len(game.inputs), 3)
    return twin


def check_going_on(game: Game[Any, Any]) -> None:
    """Check that a header with this position, if it is allowed, begins in this position."""
    position = _position(game)
    try:
        twin = Game(game.ruleset, {**game.header, "position": position}, game.source)
    except BadNotation:
        return
    _hold(game, _position(twin) == position, "a header's position is where the game begins")
    for seat in _seats(game):
        _hold(game, twin.legal(seat) == game.legal(seat), f"seat {seat} has the same inputs there")


def check_beginning(game: Game[Any, Any]) -> None:
    """Check that a header may hold the position in which its game begins."""
    try:
        Game(game.ruleset, {**game.header, "position": _position(game)}, game.source)
    except BadNotation as error:
        raise CheckFailed(f"a position after the deal can be read: {error}", game.lines) from None


def check_view(game: Game[Any, Any], seat: int | None) -> None:
    """Check that the numbers of a view lie where its layout says."""
    layout = game.ruleset.layout
    view = game.view(seat)
    _hold(game, view.seat == seat, f"the view of {seat} says whose it is")
    _hold(game, len(view.numbers) == layout.width, f"the view of {seat} is {layout.width} wide")
    for piece in layout.pieces:
        numbers = layout.cut(view.numbers, piece.name)
        kept = piece.low <= min(numbers) and max(numbers) <= piece.high
        limits = f"from {piece.low} to {piece.high}"
        _hold(game, kept, f"{piece.name} in the view of {seat} is {limits}, not {list(numbers)}")


# ------------------------------------------------------------------- hidden information


def check_secrecy(
    game: Game[Any, Any], viewer: int | None, source: Seeded, most: int = MOST_INPUTS
) -> None:
    """Check that *viewer*, None for a spectator, cannot tell a game from one dealt again.

    In both games it gets the same view, in numbers and in words, the same legal
    actions, reasons and error texts, and hears the same of whatever the others
    may do in both.  The other game can be played to its end.
    """
    before = game.state.copy()
    twin = _with_state(game, game.ruleset.redeal(game.state, viewer, source))
    _hold(game, game.state == before, "dealing again leaves the original as it was")
    actions = range(source.below(STRIDE), game.ruleset.num_actions, STRIDE)
    received = zip(
        _received(game, viewer, twin, actions), _received(twin, viewer, game, actions), strict=True
    )
    for (what, here), (_, there) in received:
        if here != there:
            other = format_line(game.ruleset.format_position(twin.state))
            told = f"{what}: {here!r}, but {there!r} in {other}"
            raise CheckFailed(f"{viewer} cannot tell games apart by {told}", game.lines)
    begun = len(twin.inputs)
    while twin.awaiting:
        _hold(twin, len(twin.inputs) < begun + most, "a game dealt again ends as well")
        _act(twin, source)


def _received(
    game: Game[Any, Any], viewer: int | None, other: Game[Any, Any], actions: range
) -> list[tuple[str, object]]:
    """Return everything that *viewer* receives of *game*, which is compared with *other*."""
    view = game.view(viewer)
    received: list[tuple[str, object]] = [
        ("the view", [int(number) for number in view.numbers]),
        ("the view in words", view.to_dict()),
        ("who is awaited", game.awaiting),
        ("what is heard", _heard(game, viewer, other)),
    ]
    if viewer is not None:
        received += [
            ("the legal inputs", game.legal(viewer)),
            ("the reasons", [game.ruleset.why_illegal(game.state, viewer, a) for a in actions]),
            ("the errors", _errors(game, viewer, _words(game, other))),
        ]
    return received


def _heard(
    game: Game[Any, Any], viewer: int | None, other: Game[Any, Any]
) -> list[tuple[int, int, int, str]]:
    """Return how *viewer* would hear each action that may be played here and in *other*."""
    ruleset = game.ruleset
    return [
        (
            seat,
            action,
            ruleset.hear(game.state, viewer, seat, action),
            game.position().hear(viewer, seat, action),
        )
        for seat in _seats(game)
        for action in ruleset.legal_actions(game.state, seat)
        if action in ruleset.legal_actions(other.state, seat)
    ]


def _words(*plays: Game[Any, Any]) -> list[str]:
    """Return words worth trying: all that were said, and all that anybody may say."""
    said = {line["do"] for game in plays for line in game.inputs}
    open_to = {words for game in plays for seat in _seats(game) for words in game.legal(seat)}
    return sorted(said | open_to)


def _errors(game: Game[Any, Any], seat: int, words: Iterable[str]) -> list[tuple[str, str]]:
    """Return the reply to *seat* for each of *words*: an action, or a refusal."""
    told: list[tuple[str, str]] = []
    for said in words:
        try:
            told.append((said, str(game.parse(seat, said))))
        except IllegalAction as error:
            told.append((said, str(error)))
    return told


# ------------------------------------------------------------------- whole games


def check_end(game: Game[Any, Any]) -> None:
    """Check that a game that is over has winners, and that nobody's gain is nobody's loss."""
    returns = game.ruleset.returns(game.state)
    _hold(game, len(returns) == len(_seats(game)), "there is a return for every seat")
    _hold(game, abs(sum(returns)) < 1e-9, f"the returns sum to 0: {returns}")
    low, high = game.ruleset.worth
    within = low <= min(returns) and max(returns) <= high
    _hold(game, within, f"returns are from {low} to {high}: {returns}")
    _hold(game, game.winners, "a game that is over has been won")
    lost = [returns[seat] for seat in _seats(game) if seat not in game.winners]
    least = min(returns[seat] for seat in game.winners)
    _hold(game, not lost or least > max(lost), f"the winners {game.winners} gain most: {returns}")
    by_rules = returns_of(game.ruleset.rules, game.state)
    _hold(game, returns == by_rules, f"the rules pay {returns} to compiled games too: {by_rules}")


def check_record(game: Game[Any, Any], after: Sequence[Json]) -> None:
    """Check that the record of *game* goes through the positions *after*, draws and all."""
    header, *inputs = (json.loads(format_line(line)) for line in game.lines)
    twin = begin(game.ruleset, Record("a random game", 1, header))
    _hold(game, _position(twin) == after[0], "a record begins in the same position")
    for number, (line, position) in enumerate(zip(inputs, after[1:], strict=True), 2):
        follow(twin, RecordLine(line["by"], line["do"], tuple(line.get("draws", ())), None, number))
        _hold(twin, _position(twin) == position, "a record goes through the same positions")
    _hold(game, twin.lines == game.lines, "a record played through leaves the same record")


def check_repeatable(game: Game[Any, Any], header: Json, key: int) -> None:
    """Check that the same header and numbers give the same game as *game* again."""
    *_, again = random_game(game.ruleset, header, key, len(game.inputs) + 1)
    _hold(game, again.lines == game.lines, "the same numbers give the same game")
    _hold(game, again.state == game.state, "the same numbers give the same end")
