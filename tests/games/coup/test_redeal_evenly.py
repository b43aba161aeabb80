"""Every deal of single cards that agrees with what the table shows is as likely as any other."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from intriga.core.chance import Numbers, Scripted, Seeded
from intriga.games.coup.notation import cards_of, hand_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.sampling import sample_state
from intriga.games.coup.vocabulary import CAPTAIN, DUKE, EACH_SLOT, SLOTS
from tests.games.coup.tables import SCENES, CoupGame, table
from tests.games.tables import say
from tests.sampling import some

WORLDS = some(3000, 1000)
FAR = 5  # standard deviations; the numbers are the same every time
Deal = tuple[tuple[int, ...], tuple[int, ...]]  # hands and cards aside, by seat
May = Callable[[list[int]], bool]  # (cards of a seat)
Position = tuple[CoupGame, int | None, dict[int, May]]


def all_deals(game: CoupGame, viewer: int | None, may: dict[int, May]) -> Counter[Deal]:
    """Return how many deals of single cards make each deal; *may* [seat] says which hands can be.

    Whose set has been picked from has all of it aside but one.  A card seen is that very card.
    """
    s = game.state
    hidden = [seat for seat in range(s.players) if seat != viewer]
    asides = [
        [EACH_SLOT - hand_of([pick]) for pick in range(SLOTS)]
        if seat in hidden and aside
        else [aside]
        for seat, aside in enumerate(s.aside)
    ]
    pool = Counter(cards_of(s.court))
    for seat in hidden:
        pool.update(cards_of(s.hand[seat] - hand_of(game.view(viewer).seen(seat))))
        pool.update(cards_of(s.aside[seat]) if seat < 2 else [])
    found: Counter[Deal] = Counter()
    for aside in ((one, other) for one in asides[0] for other in asides[1]):
        away = Counter(card for seat in {*hidden} & {0, 1} for card in cards_of(aside[seat]))
        if away <= pool:
            rest = [*(pool - away).elements()]
            known = {seat: game.view(viewer).seen(seat) for seat in hidden}
            for hands in deal(s, known, rest, may):
                found[tuple(hands.get(seat, s.hand[seat]) for seat in range(s.players)), aside] += 1
    return found


def deal(
    s: CoupState, known: dict[int, tuple[int, ...]], cards: list[int], may: dict[int, May]
) -> Iterator[dict[int, int]]:
    """Yield the hands of each way to deal single *cards* to seats of whom some are *known*."""
    if not known:
        yield {}
        return
    (seat, held), *more = known.items()
    for chosen in combinations(range(len(cards)), len(cards_of(s.hand[seat])) - len(held)):
        hand = [*held, *(cards[at] for at in chosen)]
        if seat not in may or may[seat](hand):
            rest = [card for at, card in enumerate(cards) if at not in chosen]
            for hands in deal(s, dict(more), rest, may):
                yield {**hands, seat: hand_of(hand)}


def spread(met: Counter[Deal], possible: Counter[Deal]) -> float:
    """Return how far from evenly the *possible* deals were *met*, in standard deviations.

    It is Pearson's sum of squares, whose mean is the degrees of freedom and
    whose variance is twice as much.
    """
    assert set(met) <= set(possible)
    one = met.total() / possible.total()
    squares = sum((met[each] - one * n) ** 2 / (one * n) for each, n in possible.items())
    freedom = len(possible) - 1
    return (squares - freedom) / (2 * freedom) ** 0.5


def dealt(state: CoupState) -> Deal:
    return tuple(state.hand[: state.players]), (state.aside[0], state.aside[1])


# ------------------------------------------------------------------- positions

SHORT = ("captain/duke", "assassin/contessa", "ambassador/duke")


def by_sets(*picks: str) -> CoupGame:
    """Return a two-player game by sets in which these cards have been picked."""
    game = SCENES["SETUP_PICK"]()
    game.source = Scripted(["captain", "contessa"])
    return say(game, *(f"{seat} pick {card}" for seat, card in enumerate(picks)))


def embezzler(*hands: str, decline: bool = True, loss: str = "choice") -> CoupGame:
    game = table(
        *hands,
        reforma=True,
        factions_start="random",
        decline_proof=decline,
        embezzle_loss=loss,
    )
    return say(game, "0 embezzle", "1 challenge")


def holds_and_more(slot: int) -> May:
    return lambda hand: slot in hand and {*hand} != {slot}


def with_duke(hand: list[int]) -> bool:
    return DUKE in hand


def without_duke(hand: list[int]) -> bool:
    return DUKE not in hand


TWO = ("captain duke", "assassin contessa")
POSITIONS: dict[str, Callable[[], Position]] = {
    "own turn": lambda: (table(*SHORT), 0, {}),
    "another's turn": lambda: (table(*TWO), 1, {}),
    "a spectator": lambda: (table(*SHORT), None, {}),
    "asked to prove": lambda: (
        say(table(*TWO), "0 tax", "1 challenge"),
        1,
        {0: holds_and_more(DUKE)},
    ),
    "declined by the letter": lambda: (
        say(table(*TWO, decline_proof="always"), "0 tax", "1 challenge", "0 decline"),
        1,
        {0: with_duke},
    ),
    "could not prove, by the letter": lambda: (
        say(table("captain contessa", TWO[1], decline_proof="always"), "0 tax", "1 challenge"),
        1,
        {0: without_duke},
    ),
    "declined to prove": lambda: (
        say(table(*TWO), "0 tax", "1 challenge", "0 decline"),
        1,
        {0: holds_and_more(DUKE)},
    ),
    "could not prove": lambda: (
        say(table("captain captain", "duke duke"), "0 tax", "1 challenge"),
        1,
        {0: without_duke},
    ),
    "is an embezzler": lambda: (
        embezzler(*TWO, decline=False),
        1,
        {0: with_duke},
    ),
    "declined to show all": lambda: (
        say(embezzler("captain captain", "duke contessa"), "0 decline"),
        1,
        {},
    ),
    "declined to show all, without a Duke": lambda: (
        say(
            embezzler("captain captain", "duke contessa", loss="duke_and_redraw"),
            "0 decline",
        ),
        1,
        {0: without_duke},
    ),
    "one card seen": lambda: (
        say(
            table("captain duke", "assassin contessa", slot_ambassador="inquisitor"),
            *("0 examine 1", "* pass", "1 show contessa", "0 leave"),
        ),
        0,
        {},
    ),
    "sets picked": lambda: (by_sets("duke", "captain"), 0, {}),
    "sets picked, a spectator": lambda: (by_sets("duke", "captain"), None, {}),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_deal_that_agrees_is_as_likely_as_any_other(name: str) -> None:
    game, viewer, may = POSITIONS[name]()
    possible = all_deals(game, viewer, may)
    source = Seeded(7, 7)

    met = Counter(dealt(COUP.redeal(game.state, viewer, source)) for _ in range(WORLDS))

    assert len(possible) > 3
    assert spread(met, possible) < FAR


@pytest.mark.untraced
@pytest.mark.parametrize("name", POSITIONS)
def test_a_world_made_of_a_view_is_any_that_agrees_alike(name: str) -> None:
    game, viewer, may = POSITIONS[name]()
    possible = all_deals(game, viewer, may)
    source: Numbers = Seeded(7, 8)

    met = Counter(dealt(sample_state(game.view(viewer), source)) for _ in range(WORLDS))

    assert spread(met, possible) < FAR


def test_a_picked_set_is_seen_to_have_been_picked_from() -> None:
    game = SCENES["SETUP_PICK"]()
    say(game, "1 pick captain")
    source = Seeded(3)

    for deal_again in (
        lambda: COUP.redeal(game.state, 0, source),
        lambda: sample_state(game.view(0), source),
    ):
        picks = Counter(deal_again().hand[1] for _ in range(500))
        assert {*picks} == {hand_of([slot]) for slot in range(SLOTS)}
        assert min(picks.values()) > 60
    assert game.state.hand[1] == hand_of([CAPTAIN])
