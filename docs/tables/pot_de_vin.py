"""Facts of Pot de Vin for the tables of all games, and the tables that only Pot de Vin has."""

# ruff: noqa: INP001 - scripts, no package

from collections.abc import Callable
from functools import partial
from typing import Final

from docs.tables.games import Described
from docs.tables.markdown import code, table
from intriga.games.pot_de_vin import point_tables
from intriga.games.pot_de_vin.decks import NEUTRAL, codes, printed
from intriga.games.pot_de_vin.inputs import PAGE, Input
from intriga.games.pot_de_vin.notation import card_word, format_input, parse_input
from intriga.games.pot_de_vin.rules.setup import rounds_for
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.table.refusals import ANSWERS_TO
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import CARDS, SEATS, VALUES, Character, Guild, Phase

LEAST: Final = 3  # players
POTS: Final = 4  # Pot-de-Vin cards
PLACES: Final = {
    Input.PLAY: ("card", CARDS),
    Input.DISCARD: ("card", CARDS),
    Input.LEAVE: ("card", CARDS),
    Input.JOKERS: ("set of guilds − 1", PAGE),
}


def said(action: int) -> str:
    """Return the words of an action id, as they are read and written."""
    words = format_input(action)
    if parse_input(words) != action:
        raise ValueError(f"{words!r} is not read as the action {action}")
    return words


def name(word: Character | Guild) -> str:
    """Return a character or guild as it is written in a sentence."""
    return word.name.capitalize()


# ------------------------------------------------------------------- the game


def deal_table() -> str:
    """Return what is dealt, by the number of players."""
    rows = (
        (
            players,
            f"{_pile(players)}{', used three times' if players == SEATS else ''}",
            point_tables.of(point_tables.HAND, players),
            point_tables.of(point_tables.GEMS, players),
            rounds_for(players),
        )
        for players in range(LEAST, SEATS + 1)
    )
    head = ("players", "trump pile", "cards in a hand", "gems each", "rounds")
    return table(head, rows)


def _pile(players: int) -> int:
    return CARDS - players * point_tables.of(point_tables.HAND, players)


def guild_point_table() -> str:
    """Return what a column is worth."""
    numbers = range(point_tables.MOST_SYMBOLS + 1)
    row = ("points", *(_signed(point_tables.guild_points(number)) for number in numbers))
    return table(("symbols of a guild", *map(str, numbers[:-1]), f"{numbers[-1]} or more"), [row])


def joker_table() -> str:
    """Return what one symbol more is worth."""
    numbers = range(1, point_tables.MOST_SYMBOLS + 1)
    row = ("a joker adds", *(_signed(point_tables.joker_gain(number)) for number in numbers))
    return table(("symbols of a guild", *map(str, numbers)), [row])


def pot_point_table() -> str:
    """Return what Pot-de-Vin cards are worth."""
    numbers = range(POTS + 1)
    row = ("points", *(_signed(point_tables.pot_points(number)) for number in numbers))
    return table(("Pot-de-Vin cards", *map(str, numbers)), [row])


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


# ------------------------------------------------------------------- decks


def deck_table(deck: str) -> str:
    """Return the guild of each card of a deck."""
    kinds = printed(deck)["cards"]
    rows = (
        (
            value,
            *(
                str(kinds[card_word(VALUES * character + value - 1)]).replace("x2", "×2")
                for character in Character
            ),
        )
        for value in range(VALUES - 1, 0, -1)
        if value not in NEUTRAL
    )
    return table(("value", *map(name, Character)), rows)


def guild_table(deck: str) -> str:
    """Return what each guild has in a deck."""
    kinds = codes(printed(deck))
    rows: list[tuple[object, ...]] = []
    for guild in Guild:
        cards = [card for card, kind in enumerate(kinds) if (kind & 7) - 1 == guild]
        double = [card for card in cards if kinds[card] >> 3]
        values = sum(card % VALUES + 1 for card in cards)
        rows.append(
            (
                guild.name.lower(),
                len(cards),
                len(cards) + len(double),
                ", ".join(code(card_word(card)) for card in double),
                values,
            )
        )
    return table(("guild", "cards", "symbols", "double", "sum of the values"), rows)


# ------------------------------------------------------------------- numbers


def card_table() -> str:
    """Return the cards by number."""
    rows: list[tuple[object, ...]] = []
    for character in Character:
        first, last = VALUES * character, VALUES * (character + 1) - 1
        words = f"{code(card_word(first))} … {code(card_word(last))}"
        rows.append((character.value, name(character), f"{first} – {last}", words))
    return table(("number", "character", "cards", "words"), rows)


def guild_number_table() -> str:
    """Return the guilds by number."""
    rows = ((guild.value, code(guild.name.lower())) for guild in Guild)
    return table(("number", "guild"), rows)


DESCRIBED: Final = Described(
    game=POT_DE_VIN,
    state=PotDeVinState,
    view=PotDeVinView,
    inputs=Input,
    places=PLACES,
    phases=Phase,
    turn=Phase.LEAD,
    answers_to=ANSWERS_TO,
    page=PAGE,
    said=said,
    words_for="words",
    preset_head=(),
    preset_cells=lambda _preset: (),
)
TABLES: Final[dict[str, Callable[[], str]]] = {
    **DESCRIBED.tables(),
    "pot-de-vin-cards": card_table,
    "pot-de-vin-deal": deal_table,
    "pot-de-vin-deck-a": partial(deck_table, "A"),
    "pot-de-vin-deck-b": partial(deck_table, "B"),
    "pot-de-vin-guild-numbers": guild_number_table,
    "pot-de-vin-guild-points": guild_point_table,
    "pot-de-vin-guilds-a": partial(guild_table, "A"),
    "pot-de-vin-guilds-b": partial(guild_table, "B"),
    "pot-de-vin-joker-gains": joker_table,
    "pot-de-vin-pot-points": pot_point_table,
}
