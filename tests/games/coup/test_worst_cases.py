"""A warning says of an answer what the rules do if everything goes against it."""

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from intriga.core.position import Position
from intriga.games.coup.inputs import Input
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.rules.challenges import can_prove
from intriga.games.coup.state import CoupState
from intriga.games.coup.table.table_rules import TABLE_RULES
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import Draw
from tests.games.coup.tables import CoupGame, table
from tests.sampling import some

CoupPosition = Position[CoupState, CoupView]

LOSSES: Final = {  # what is said of an answer that may put out whoever gives it
    *("warn-last-card", "warn-bluff-last", "warn-bluff-both"),
    *("warn-challenge-last", "warn-challenge-both", "warn-decline-both"),
}
AFTERWARDS: Final = {Draw.EXCHANGE, Draw.REPLACE, Draw.SHOW, Draw.REDRAW}  # nothing is lost then
UNASKED: Final = {"LOSE", "EXCHANGE", "SETUP_FACTION"}  # no answer to these keeps or costs more
WORLDS: Final = 24  # deals that the seat cannot tell from the real one
TRIED: Final = 2  # of them
TABLES: Final = some(150, 40)


class Worst:
    """The fate of *seat* before the next turn if all goes against it.

    It chooses its cards and its blocks well; where it is *quiet* it blocks nothing.
    """

    def __init__(self, seat: int, *, quiet: bool) -> None:
        self.seat, self.quiet = seat, quiet

    def is_out(self, position: CoupPosition) -> bool:
        if not position.state.alive >> self.seat & 1:
            return True
        if position.outcomes:
            if Draw(position.state.draw) in AFTERWARDS:
                return False
            kinds = {word: place for place, word in enumerate(position.outcomes)}
            return any(self.is_out(position.draw(place)) for place in kinds.values())
        if not position.awaiting or position.phase == "ACTION":
            return False
        asked = position.to_move
        legal = position.legal_ids(asked)
        if asked != self.seat:
            return any(self.is_out(position.play_id(each, seat=asked)) for each in legal)
        if Input.PASS in legal:  # it does not guess who lies
            legal = [each for each in legal if each == Input.PASS or self.may(each)]
        return all(self.is_out(position.play_id(each, seat=asked)) for each in legal)

    def may(self, answer: int) -> bool:
        """Say whether the seat answers so rather than let something pass."""
        return answer != Input.CHALLENGE and not self.quiet


def may_put_out(position: CoupPosition, seat: int, words: str) -> bool | None:
    """Say whether *seat* may be out by the end of the turn after it says *words*.

    None says that a claim is challenged of which the seat knows that it is false.
    """
    worlds = [position.redeal(seat, seed) for seed in range(WORLDS)]
    if words == "challenge":
        worlds = [world for world in worlds if can_prove(world.state)]
    worst, tried = Worst(seat, quiet=words == "pass"), worlds[:TRIED]
    return any(worst.is_out(world.play(words, seat=seat)) for world in tried) if tried else None


def warned(position: CoupPosition, seat: int) -> dict[str, bool]:
    """Return by its words whether an answer is said to put *seat* out, if all goes against it."""
    offers = TABLE_RULES.offers(position.view(seat), position.legal(seat))
    return {each.words: bool(each.warning and each.warning.id in LOSSES) for each in offers}


def a_table(pick: random.Random) -> CoupGame:
    """Return a small table of any options with random hands, where an assassination is near."""
    options: dict[str, Any] = {
        option.name: pick.choice(option.values)
        for option in VARIANTS.options.values()
        if option.name not in {"two_player_setup", "art_mode", "factions_start", "first_player"}
    }
    slots = ("slot_duke", "slot_ambassador", "slot_contessa")
    deck = ["assassin", "captain", *(str(options[each]) for each in slots)] * 3
    pick.shuffle(deck)
    hands = [f"{deck.pop()}{pick.choice(' /')}{deck.pop()}" for _ in range(pick.choice((2, 2, 3)))]
    return table(*hands, coins=[pick.randint(3, 8) for _ in hands], **options)


def asked(number: int) -> Iterator[CoupPosition]:
    """Yield what is asked at a random table until the turn is over."""
    pick = random.Random(number)
    position = a_table(pick).position()
    while position.awaiting or position.outcomes:
        if position.outcomes:
            position = position.draw(pick.randrange(len(position.outcomes)))
            continue
        yield position
        seat = position.to_move
        legal = position.legal(seat)
        struck = [each for each in legal if each.startswith("assassinate")]
        position = position.play(pick.choice(struck or legal), seat=seat)
        if position.phase == "ACTION":
            return


@pytest.mark.untraced
def test_a_warning_is_where_the_rules_may_put_one_out() -> None:
    for number in range(TABLES):
        for position in asked(number):
            seat = position.to_move
            if position.phase in UNASKED or position.state.lawyers >> seat & 1:
                continue  # its own claim to an estate was made before, and comes next
            for words, is_warned in warned(position, seat).items():
                may = may_put_out(position, seat, words)
                assert may is None or is_warned == may, (number, position.text, seat, words)
