"""The battery: what every game promises, held against random play.

For whoever writes a game.  :func:`check_game` plays a random game of each header
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
from intriga.core.record import Record, RecordLine, begin, follow, format_line
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Promise = Callable[[Game[Any, Any]], None]  # looks at each position of a game, in order

MOST_INPUTS: Final = 10_000  # a random game longer than this counts as endless
CLOSELY: Final = 0.02  # of the positions are examined closely, and each phase once a game
STRIDE: Final = 7  # where reasons of two games are compared, every so many action ids
SPECTATOR: Final = None


class CheckFailed(AssertionError):
    """A promise that was broken, with the record of the game up to there."""

    def __init__(self, promise: str, lines: Sequence[Json]) -> None:
        """Say which *promise*, and after which *lines* of a record."""
        super().__init__("\n".join([f"broken: {promise}", *map(format_line, lines)]))
        self.promise = promise
        self.lines = list(lines)


def check_game(  # noqa: PLR0913  what to play, how long, and what to hold it to
    game: Ruleset[S, V],
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
    with every game, and asserts what it promises of each position.

    Raises:
        CheckFailed: a promise was broken.
    """
    examined: Counter[str] = Counter()
    for number, header in enumerate(headers):
        key = seed + number
        eyes = Seeded(number, key ^ 1)
        seen: set[str] = set()
        after: list[Json] = []
        play = _begun(game, header, key)
        check_beginning(play)
        own = {promise.__name__: promise(play) for promise in promises}
        for play in random_game(game, header, key, most):
            after.append(_position(play))
            check_position(play)
            check_own(play, own)
            if play.phase not in seen or eyes.below(1000) < 1000 * closely:
                seen.add(play.phase)
                examined[play.phase] += 1
                check_closely(play, eyes, most)
        check_end(play)
        check_record(play, after)
        check_repeatable(play, header, key)
    return examined


# ------------------------------------------------------------------- random play


def random_game(game: Ruleset[S, V], header: Json, key: int, most: int) -> Iterator[Game[S, V]]:
    """Play a random game, yielding it where answers are awaited and when it is over.

    Raises:
        CheckFailed: it does not end within *most* inputs.
    """
    play = _begun(game, header, key)
    whim = Seeded(key, 2)
    while play.awaiting:
        _hold(play, len(play.inputs) < most, f"a random game ends within {most} inputs")
        yield play
        _act(play, whim)
    yield play


def _begun(game: Ruleset[S, V], header: Json, key: int) -> Game[S, V]:
    return Game(game, header, Seeded(key))


def _act(play: Game[Any, Any], whim: Seeded) -> None:
    """Play one of the legal inputs of one of the awaited seats."""
    seat = _one_of(play.awaiting, whim)
    legal = play.ruleset.legal_actions(play.state, seat)
    _hold(play, legal, f"the awaited seat {seat} has something to answer")
    action = _one_of(legal, whim)
    try:
        play.play_id(seat, action)
    except Exception as error:  # whatever it is, a legal action does not raise it
        promise = f"seat {seat} can play its legal action {action}, not {error!r}"
        raise CheckFailed(promise, play.lines) from error


def _one_of(choices: list[int], whim: Seeded) -> int:
    return choices[whim.below(len(choices))]


def _hold(play: Game[Any, Any], kept: object, promise: str) -> None:
    if not kept:
        raise CheckFailed(promise, play.lines)


def _seats(play: Game[Any, Any]) -> range:
    return range(len(play.header["seats"]))


def _position(play: Game[Any, Any]) -> Json:
    """Return the position as it would come back from a file."""
    return json.loads(format_line(play.ruleset.format_position(play.state)))


# ------------------------------------------------------------------- every position


def check_position(play: Game[Any, Any]) -> None:
    """Check what is quick to check at any position."""
    game, state = play.ruleset, play.state
    before = state.copy()
    awaited = play.awaiting
    _hold(play, awaited == sorted(set(awaited)), "the awaited seats are in ascending order")
    _hold(play, not game.outcomes(state), "nothing is left to chance while answers are awaited")
    if awaited:
        _hold(play, game.to_move(state) in awaited, "the seat to move is awaited")
        _hold(play, not play.winners, "nobody has won while answers are awaited")
        worth = game.returns(state)
        _hold(play, worth == [0.0] * len(_seats(play)), "returns are 0 until the game is over")
    for seat in _seats(play):
        check_legal_actions(play, seat)
    _hold(play, state == before, "asking changes nothing")


def check_own(play: Game[Any, Any], promises: Mapping[str, Promise]) -> None:
    """Check what a game promises alone, by name."""
    for name, promise in promises.items():
        try:
            promise(play)
        except AssertionError as error:
            raise CheckFailed(f"{name.replace('_', ' ')}: {error}", play.lines) from error


def check_legal_actions(play: Game[Any, Any], seat: int) -> None:
    """Check the legal actions of *seat* and their words."""
    game, state = play.ruleset, play.state
    legal = game.legal_actions(state, seat)
    _hold(play, legal == sorted(set(legal)), f"the actions of seat {seat} are in ascending order")
    within = all(0 <= action < game.num_actions for action in legal)
    _hold(play, within, f"the actions of seat {seat} are from 0 to {game.num_actions - 1}")
    awaited = seat in play.awaiting
    _hold(play, bool(legal) == awaited, f"seat {seat} has actions exactly if it is awaited")
    for action in legal:
        words = game.format(state, seat, action)
        read = game.parse(state, seat, words)
        _hold(play, read == action, f"{words!r} of seat {seat} is read as {action}, not {read}")


# ------------------------------------------------------------------- some positions


def check_closely(play: Game[Any, Any], source: Seeded, most: int = MOST_INPUTS) -> None:
    """Check what takes longer: every action id, every view, and one seat's ignorance."""
    viewer = source.below(len(_seats(play)))
    check_reasons(play, viewer)
    check_copy(play, source)
    check_going_on(play)
    for seat in (*_seats(play), SPECTATOR):
        check_view(play, seat)
    check_secrecy(play, viewer, source, most)
    check_secrecy(play, SPECTATOR, source, most)


def check_reasons(play: Game[Any, Any], seat: int) -> None:
    """Check that an action is refused with a reason exactly if it is not legal."""
    legal = play.ruleset.legal_actions(play.state, seat)
    for action in range(play.ruleset.num_actions):
        reason = play.ruleset.why_illegal(play.state, seat, action)
        kept = (reason is None) == (action in legal)
        _hold(play, kept, f"action {action} of seat {seat} is legal or has a reason, not {reason}")


def check_copy(play: Game[Any, Any], source: Seeded) -> None:
    """Check that a copy can be played on without touching the original."""
    before = deepcopy(play.state)
    _hold(play, play.state.copy() == before, "a copy is equal")
    twin = _with_state(play, play.state.copy())
    if twin.awaiting:
        _act(twin, source)
    _hold(play, before == play.state, "playing on with a copy leaves the original as it was")


def _with_state(play: Game[S, V], state: S) -> Game[S, V]:
    """Return the same game in another state, with a record and chance of its own."""
    twin = copy(play)
    twin.state = state
    twin.inputs = list(play.inputs)
    twin.source = Seeded(len(play.inputs), 3)
    return twin


def check_going_on(play: Game[Any, Any]) -> None:
    """Check that a header with this position, if it is allowed, begins in this position."""
    position = _position(play)
    try:
        twin = Game(play.ruleset, {**play.header, "position": position}, play.source)
    except BadNotation:
        return
    _hold(play, _position(twin) == position, "a header's position is where the game begins")
    for seat in _seats(play):
        _hold(play, twin.legal(seat) == play.legal(seat), f"seat {seat} has the same inputs there")


def check_beginning(play: Game[Any, Any]) -> None:
    """Check that a header may hold the position in which its game begins."""
    try:
        Game(play.ruleset, {**play.header, "position": _position(play)}, play.source)
    except BadNotation as error:
        raise CheckFailed(f"a position after the deal can be read: {error}", play.lines) from None


def check_view(play: Game[Any, Any], seat: int | None) -> None:
    """Check that the numbers of a view lie where its layout says."""
    layout = play.ruleset.layout
    view = play.view(seat)
    _hold(play, view.seat == seat, f"the view of {seat} says whose it is")
    _hold(play, len(view.numbers) == layout.width, f"the view of {seat} is {layout.width} wide")
    for piece in layout.pieces:
        numbers = layout.cut(view.numbers, piece.name)
        kept = piece.low <= min(numbers) and max(numbers) <= piece.high
        limits = f"from {piece.low} to {piece.high}"
        _hold(play, kept, f"{piece.name} in the view of {seat} is {limits}, not {list(numbers)}")


# ------------------------------------------------------------------- what a seat may not know


def check_secrecy(
    play: Game[Any, Any], viewer: int | None, source: Seeded, most: int = MOST_INPUTS
) -> None:
    """Check that *viewer*, None for a spectator, cannot tell a game from one dealt anew.

    In both games it gets the same view, in numbers and in words, the same legal
    actions, reasons and error texts, and hears the same of whatever the others
    may do in both.  The other game can be played to its end.
    """
    before = play.state.copy()
    twin = _with_state(play, play.ruleset.redeal(play.state, viewer, source))
    _hold(play, play.state == before, "dealing anew leaves the original as it was")
    actions = range(source.below(STRIDE), play.ruleset.num_actions, STRIDE)
    received = zip(
        _received(play, viewer, twin, actions), _received(twin, viewer, play, actions), strict=True
    )
    for (what, here), (_, there) in received:
        if here != there:
            other = format_line(play.ruleset.format_position(twin.state))
            told = f"{what}: {here!r}, but {there!r} in {other}"
            raise CheckFailed(f"{viewer} cannot tell games apart by {told}", play.lines)
    begun = len(twin.inputs)
    while twin.awaiting:
        _hold(twin, len(twin.inputs) < begun + most, "a game dealt anew ends as well")
        _act(twin, source)


def _received(
    play: Game[Any, Any], viewer: int | None, other: Game[Any, Any], actions: range
) -> list[tuple[str, object]]:
    """Return all that *viewer* gets of *play*, which is compared with *other*."""
    view = play.view(viewer)
    received: list[tuple[str, object]] = [
        ("the view", [int(number) for number in view.numbers]),
        ("the view in words", play.ruleset.format_view(view)),
        ("who is awaited", play.awaiting),
        ("what is heard", _heard(play, viewer, other)),
    ]
    if viewer is not None:
        received += [
            ("the legal inputs", play.legal(viewer)),
            ("the reasons", [play.ruleset.why_illegal(play.state, viewer, a) for a in actions]),
            ("the errors", _errors(play, viewer, _words(play, other))),
        ]
    return received


def _heard(
    play: Game[Any, Any], viewer: int | None, other: Game[Any, Any]
) -> list[tuple[int, int, int, str]]:
    """Return how *viewer* would hear each action that may be played here and in *other*."""
    game = play.ruleset
    return [
        (seat, action, game.hear(play.state, viewer, seat, action), play.hear(viewer, seat, action))
        for seat in _seats(play)
        for action in game.legal_actions(play.state, seat)
        if action in game.legal_actions(other.state, seat)
    ]


def _words(*plays: Game[Any, Any]) -> list[str]:
    """Return words worth trying: all that were said, and all that anybody may say."""
    said = {line["do"] for play in plays for line in play.inputs}
    open_to = {words for play in plays for seat in _seats(play) for words in play.legal(seat)}
    return sorted(said | open_to)


def _errors(play: Game[Any, Any], seat: int, words: Iterable[str]) -> list[tuple[str, str]]:
    """Return what *seat* is told when it says each of *words*."""
    told: list[tuple[str, str]] = []
    for said in words:
        try:
            told.append((said, str(play.parse(seat, said))))
        except IllegalAction as error:
            told.append((said, str(error)))
    return told


# ------------------------------------------------------------------- whole games


def check_end(play: Game[Any, Any]) -> None:
    """Check that a game that is over has winners, and that nobody's gain is nobody's loss."""
    returns = play.ruleset.returns(play.state)
    _hold(play, len(returns) == len(_seats(play)), "there is a return for every seat")
    _hold(play, abs(sum(returns)) < 1e-9, f"the returns sum to 0: {returns}")
    low, high = play.ruleset.worth
    within = low <= min(returns) and max(returns) <= high
    _hold(play, within, f"returns are from {low} to {high}: {returns}")
    _hold(play, play.winners, "a game that is over has been won")
    lost = [returns[seat] for seat in _seats(play) if seat not in play.winners]
    least = min(returns[seat] for seat in play.winners)
    _hold(play, not lost or least > max(lost), f"the winners {play.winners} gain most: {returns}")


def check_record(play: Game[Any, Any], after: Sequence[Json]) -> None:
    """Check that the record of *play* goes through the positions *after*, draws and all."""
    header, *inputs = (json.loads(format_line(line)) for line in play.lines)
    twin = begin(play.ruleset, Record("a random game", 1, header))
    _hold(play, _position(twin) == after[0], "a record begins in the same position")
    for number, (line, position) in enumerate(zip(inputs, after[1:], strict=True), 2):
        follow(twin, RecordLine(line["by"], line["do"], tuple(line.get("draws", ())), None, number))
        _hold(twin, _position(twin) == position, "a record goes through the same positions")
    _hold(play, twin.lines == play.lines, "a record played through leaves the same record")


def check_repeatable(play: Game[Any, Any], header: Json, key: int) -> None:
    """Check that the same header and numbers give the same game as *play* again."""
    *_, again = random_game(play.ruleset, header, key, len(play.inputs) + 1)
    _hold(play, again.lines == play.lines, "the same numbers give the same game")
    _hold(play, again.state == play.state, "the same numbers give the same end")
