"""The battery catches a game that breaks a promise, whichever it is, and shows how to see it."""

from typing import Any

import pytest

from intriga.core.chance import Source
from intriga.core.check import CheckFailed, check_game, random_game
from intriga.core.errors import Always, BadNotation, Reason
from intriga.core.record import Record, resume
from intriga.core.ruleset import Json
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP, Coup
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.observation import AT
from intriga.games.coup.view.sampling import redeal
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import Phase

HEADERS: list[Json] = [{"preset": "coup-es", "seats": ["A", "B", "C"]} for _ in range(6)]


class Breaking(Coup):
    def play(self, state: CoupState, seat: int, action: int) -> None:
        super().play(state, seat, action)
        raise ZeroDivisionError


class Forgetful(Coup):
    """Returns the same object as a copy."""

    def begin(self, header: Json) -> CoupState:
        state = super().begin(header)
        twin = Shared()
        for name in CoupState.FIELDS:
            setattr(twin, name, getattr(state, name))
        return twin


class Shared(CoupState):
    """A state whose copies share its lists."""

    def copy(self) -> "Shared":
        twin = Shared()
        for name in self.FIELDS:
            setattr(twin, name, getattr(self, name))
        return twin


class Descending(Coup):
    def awaiting(self, state: CoupState) -> list[int]:
        return super().awaiting(state)[::-1]


class Meddling(Coup):
    def returns(self, state: CoupState) -> list[float]:
        state.treasury += 1
        return super().returns(state)


class Generous(Coup):
    def returns(self, state: CoupState) -> list[float]:
        return [float(state.winner >= 0)] * state.players


class Halved(Coup):
    """Pays otherwise than its rules by number, which compiled games follow."""

    def returns(self, state: CoupState) -> list[float]:
        return [worth / 2 for worth in super().returns(state)]


class Upside(Coup):
    def returns(self, state: CoupState) -> list[float]:
        return [-worth for worth in super().returns(state)]


class Short(Coup):
    def returns(self, state: CoupState) -> list[float]:
        return super().returns(state)[1:] if state.winner >= 0 else super().returns(state)


class Early(Coup):
    def winners(self, state: CoupState) -> list[int]:
        return super().winners(state) or [0]


class Endless(Coup):
    def winners(self, state: CoupState) -> list[int]:
        return super().winners(state)[1:]


class Prompting(Coup):
    """Offers something to those who are not asked."""

    def legal_actions(self, state: CoupState, seat: int) -> list[int]:
        return super().legal_actions(state, seat) or [Input.PASS]


class Unordered(Coup):
    def legal_actions(self, state: CoupState, seat: int) -> list[int]:
        return super().legal_actions(state, seat)[::-1]


class Beyond(Coup):
    num_actions = 60


class Elsewhere(Coup):
    def to_move(self, state: CoupState) -> int:
        return (super().to_move(state) + 1) % state.players


class Mumbling(Coup):
    def format(self, state: CoupState, seat: int, action: int) -> str:
        return "pass" if action == Input.INCOME else super().format(state, seat, action)


class Silent(Coup):
    def why_illegal(self, state: CoupState, seat: int, action: int) -> Reason | None:
        reason = super().why_illegal(state, seat, action)
        return None if reason is Always.NOT_THE_QUESTION else reason


class Overflowing(Coup):
    def view(self, state: CoupState, seat: int | None) -> CoupView:
        view = super().view(state, seat)
        numbers = [*view.numbers]
        numbers[-1] = 1000
        return CoupView(numbers, seat)


class Wide(Coup):
    def view(self, state: CoupState, seat: int | None) -> CoupView:
        return CoupView([*super().view(state, seat).numbers, 0], seat)


class Nobodys(Coup):
    def view(self, state: CoupState, seat: int | None) -> CoupView:
        return CoupView(super().view(state, seat).numbers, None)


class Unreadable(Coup):
    def begin(self, header: Json) -> CoupState:
        if "position" in header:
            raise BadNotation("no positions, please")
        return super().begin(header)


class Shifted(Coup):
    """Begins elsewhere than the position says."""

    def begin(self, header: Json) -> CoupState:
        state = super().begin(header)
        state.treasury += "position" in header
        return state


class Renamed(Coup):
    """Asks for names where a game begins in a position, which no position says."""

    def begin(self, header: Json) -> CoupState:
        state = super().begin(header)
        state.declared = 2 * ("position" in header)
        return state


class Spoiling(Coup):
    """Deals again in place."""

    def redeal(self, state: CoupState, seat: int | None, source: Any) -> CoupState:  # noqa: ANN401
        twin = redeal(state, -1 if seat is None else seat, source)
        state.treasury += 1
        return twin


class Leaking(Coup):
    def view(self, state: CoupState, seat: int | None) -> CoupView:
        view = super().view(state, seat)
        numbers = [*view.numbers]
        numbers[AT.phase] = state.hand[((seat or 0) + 1) % 3] % 7
        return CoupView(numbers, seat)


class Forced(Coup):
    """Deals as it likes, whatever the header says."""

    def deal_of(self, header: Json) -> list[str] | None:
        cards = super().deal_of(header)
        return cards and [*cards[2:], *cards[:2]]


class Whimsical(Coup):
    """Chooses who begins by itself, and differently each time."""

    begun = 0

    def prepare(self, header: Json, source: Source) -> Json:
        if "first" in header:
            return header
        Whimsical.begun += 1
        return {**super().prepare(header, source), "first": Whimsical.begun % 3}


BROKEN: dict[type[Coup], str] = {
    Breaking: "can play its legal action",
    Forgetful: "playing on with a copy leaves the original as it was",
    Descending: "the awaited seats are in ascending order",
    Meddling: "asking changes nothing",
    Generous: "the returns sum to 0",
    Upside: "gain most",
    Halved: "to compiled games too",
    Short: "there is a return for every seat",
    Early: "nobody has won while answers are awaited",
    Endless: "a game that is over has been won",
    Prompting: "has actions exactly if it is awaited",
    Unordered: "are in ascending order",
    Beyond: "are from 0 to 59",
    Elsewhere: "the seat to move is awaited",
    Mumbling: "is read as",
    Silent: "is legal or has a reason",
    Overflowing: "recent in the view of",
    Wide: "wide",
    Nobodys: "says whose it is",
    Unreadable: "a position after the deal can be read: no positions, please",
    Shifted: "a header's position is where the game begins",
    Renamed: "has the same inputs there",
    Spoiling: "dealing again leaves the original as it was",
    Leaking: "cannot tell games apart by the view",
    Forced: "a record begins in the same position",
    Whimsical: "the same numbers give the same game",
}


@pytest.mark.parametrize("mutant", BROKEN, ids=lambda mutant: mutant.__name__)
def test_a_broken_promise_is_found(mutant: type[Coup]) -> None:
    with pytest.raises(CheckFailed) as failed:
        check_game(mutant(), HEADERS, seed=1, closely=0.3)

    assert BROKEN[mutant] in failed.value.promise


def test_an_endless_game_is_found() -> None:
    with pytest.raises(CheckFailed, match="a random game ends within 5 inputs"):
        list(random_game(COUP, HEADERS[0], key=1, most=5))
    with pytest.raises(CheckFailed, match="a game dealt again ends as well"):
        check_game(COUP, HEADERS, seed=1, most=5)


def test_the_record_of_a_failed_check_can_be_replayed() -> None:
    with pytest.raises(CheckFailed) as failed:
        check_game(Mumbling(), HEADERS, seed=1)

    header, *inputs = failed.value.lines
    assert header["hands"]
    assert resume(COUP, Record("found", 1, header, []), _no_source).awaiting
    assert str(failed.value).startswith(f"broken: {failed.value.promise}\n{{")
    assert len(str(failed.value).splitlines()) == 2 + len(inputs)


def _no_source(outcomes: object) -> int:
    raise AssertionError(f"everything is in the record, also {outcomes}")


def test_a_game_that_keeps_its_promises_is_examined_in_every_phase_it_went_through() -> None:
    examined = check_game(COUP, HEADERS[:2], seed=1, closely=0)

    assert examined["ACTION"] == examined["GAME_OVER"] == 2
    assert set(examined) <= {phase.name for phase in Phase}
