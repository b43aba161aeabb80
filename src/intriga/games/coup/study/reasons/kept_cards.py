"""Why to keep the cards that one keeps."""

from collections.abc import Iterator

from intriga.core.message import Message
from intriga.games.coup.action_table import ASSASSIN_COST, INCOME, LOOT, TAX
from intriga.games.coup.notation import names_of
from intriga.games.coup.study.reasons.spot import Spot
from intriga.games.coup.vocabulary import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
)


def to_lose(spot: Spot) -> Iterator[Message]:
    """Yield why to give up the one card and keep the other."""
    names = names_of(spot.view)
    lost = names.slot(spot.asked.answer.words.split(" ")[1])
    left = [*spot.held]
    left.remove(lost)
    yield from _worth_keeping(spot, left, [lost])


def to_keep(spot: Spot) -> Iterator[Message]:
    """Yield why to keep some cards and give the others back."""
    names = names_of(spot.view)
    kept = [names.slot(word) for word in spot.asked.answer.words.split(" ")[1:]]
    back = [*spot.held]
    for slot in kept:
        back.remove(slot)
    yield from _worth_keeping(spot, kept, back)


def _worth_keeping(spot: Spot, kept: list[int], given: list[int]) -> Iterator[Message]:
    """Yield what the cards *kept* do that those *given* up do not."""
    only = [slot for slot in dict.fromkeys(kept) if slot not in given]
    for slot in only:
        yield from _needed(spot, slot)
    for slot in only:
        if spot.view.claimed(spot.me)[slot]:
            yield spot.say("keep-claimed", claim=spot.word(slot))
    for slot in given:
        if slot in kept:
            yield spot.say("twins-back", claim=spot.word(slot))
    for slot in only:
        yield from _useful(spot, slot)


def _needed(spot: Spot, slot: int) -> Iterator[Message]:
    """Yield what *slot* is needed for right now."""
    view = spot.view
    mine = view.coins[spot.me]
    if slot == CONTESSA:
        armed = [
            seat
            for seat in spot.others
            if view.claimed(seat)[ASSASSIN] and view.coins[seat] + INCOME >= ASSASSIN_COST
        ]
        if armed:
            yield spot.say("keep-contessa", who=armed[0], claim=spot.word(slot))
    elif slot == ASSASSIN and mine >= ASSASSIN_COST:
        ends = spot.duel and spot.cards(spot.others[0]) == 1
        if ends:
            yield spot.say("keep-assassin-ends", who=spot.others[0], claim=spot.word(slot))
        else:
            yield spot.say("keep-assassin", claim=spot.word(slot))
    elif slot in {CAPTAIN, AMBASSADOR}:
        thieves = [seat for seat in spot.others if view.claimed(seat)[CAPTAIN]]
        if thieves:
            yield spot.say("keep-guard", who=thieves[0], claim=spot.word(slot))


def _useful(spot: Spot, slot: int) -> Iterator[Message]:
    """Yield what *slot* is good for at any time."""
    if slot == DUKE:
        yield spot.say("keep-duke", claim=spot.word(slot), coins=TAX)
    elif slot == CAPTAIN:
        yield spot.say("keep-captain", claim=spot.word(slot), coins=LOOT)
    elif slot == CONTESSA:
        yield spot.say("keep-shield", claim=spot.word(slot))
    elif slot == ASSASSIN:
        yield spot.say("keep-blade", claim=spot.word(slot), coins=ASSASSIN_COST)
    elif slot == AMBASSADOR:
        yield spot.say("keep-ambassador", claim=spot.word(slot))
