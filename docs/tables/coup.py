"""Facts of Coup for the tables of all games, and the tables that only Coup has."""

# ruff: noqa: INP001 - scripts, no package

from collections.abc import Callable
from typing import Final

from docs.tables.games import NOTHING, Described
from docs.tables.markdown import code, table
from intriga.games.coup.inputs import PAGE, PAIRS, TARGETS, Input, size
from intriga.games.coup.notation import FIRST, SECOND, Names, format_input, parse_input
from intriga.games.coup.options import COINS
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.table.refusals import ANSWERS_TO
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import ARTS, CARDS, SEATS, SLOTS, Action, Phase

FACTIONS: Final = 2
LETTERS: Final = "abc"
PLACES: Final = {
    Input.PROVE: ("art of the card shown", ARTS),
    Input.BLOCK: ("slot claimed", SLOTS),
    Input.FACTION: ("faction", FACTIONS),
    Input.PICK: ("slot", SLOTS),
    Input.LOSE: ("card", CARDS),
    Input.SHOW: ("card", CARDS),
    Input.REDIRECT: ("target − 1", TARGETS),
    Input.COUP: ("target − 1", TARGETS),
    Input.ASSASSINATE: ("target − 1", TARGETS),
    Input.STEAL: ("target − 1", TARGETS),
    Input.EXAMINE: ("target − 1", TARGETS),
    Input.PATRON: ("target − 1", TARGETS),
    Input.CONVERT: ("target, 0 for oneself", SEATS),
    Input.NAMED_COUP: ("5 × (target − 1) + slot named", TARGETS * SLOTS),
    Input.NAMED_ASSASSINATE: ("5 × (target − 1) + slot named", TARGETS * SLOTS),
    Input.KEEP_ONE: ("card", CARDS),
    Input.KEEP_TWO: ("place of the pair", len(PAIRS)),
}


def said(action: int) -> str:
    """Return the words of an action id, as they are read and written."""
    kind = max((kind for kind in Input if kind <= action), key=int)
    number = PLACES.get(kind, NOTHING)[1]
    if number != size(kind):
        raise ValueError(f"{kind.name} has {size(kind)} ids, and not a value for each")
    names = Names(dict.fromkeys(SECOND, 0) | {"distinct": int(number >= CARDS)})
    if kind == Input.PICK:  # which card it is, only the state says
        return f"pick {names.slots[action - kind]}"
    words = format_input(names, SEATS, 0, action)
    if kind != Input.PROVE and parse_input(names, SEATS, 0, words) != action:
        raise ValueError(f"{words!r} is not read as the action {action}")
    return words


def slot_table() -> str:
    """Return the characters by slot, and the cards that show them."""
    second = {slot: f"{code(word)} (`slot_{FIRST[slot]}`)" for word, slot in SECOND.items()}
    rows = (
        (
            slot,
            code(FIRST[slot]),
            second.get(slot, "–"),
            *(SLOTS * art + slot for art in range(ARTS)),
        )
        for slot in range(SLOTS)
    )
    arts = (f"card, art {letter}" for letter in LETTERS)
    return table(("slot", "character", "or, by the option", *arts), rows)


def number_table() -> str:
    """Return the actions as states and views number them."""
    rows = ((action.value, code(action.name.lower())) for action in Action)
    return table(("number", "action"), rows)


DESCRIBED: Final = Described(
    game=COUP,
    state=CoupState,
    view=CoupView,
    inputs=Input,
    places=PLACES,
    phases=Phase,
    turn=Phase.ACTION,
    answers_to=ANSWERS_TO,
    page=PAGE,
    said=said,
    words_for="words, for seat 0 of 10",
    preset_head=("coins",),
    preset_cells=lambda preset: (COINS[preset],),
)
TABLES: Final[dict[str, Callable[[], str]]] = {
    **DESCRIBED.tables(),
    "coup-action-numbers": number_table,
    "coup-slots": slot_table,
}
