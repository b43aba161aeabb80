"""The variants of Pot de Vin as data: options, editions, and their checks.

An option is fixed at the deal.  Those that the rules read during play are
fields of the state (``field``); the deck is many of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from intriga.core.errors import BadOptions
from intriga.core.options import Edition, Option, Value, Variants, When
from intriga.games.pot_de_vin.decks import PRINTED, checked, from_file
from intriga.games.pot_de_vin.vocabulary import SEATS

FOUR: Final = 4
IN_PAIRS: Final = (  # six always play in pairs (PDV-A24), four if they like
    When(players=(SEATS,)),
    When(players=(FOUR,), options={"pairs": (True,)}),
)


@dataclass(frozen=True, slots=True)
class DeckOption(Option):
    """A printed deck by its letter, or a deck of one's own as an object (deck.py)."""

    def checked(self, value: object) -> Value:
        """Return *value* if it is a letter or a deck."""
        if isinstance(value, str) and value not in self.values:
            choices = " or ".join(map(str, self.values))
            raise BadOptions(self.name, f"deck is {choices} or an object of cards, not {value!r}")
        return value if isinstance(value, str) else checked(value)

    def parsed(self, word: str) -> Value:
        """Return the letter that *word* writes, or the deck in the file that it names."""
        if word.upper() in self.values:
            return word.upper()
        return from_file(word) if word else self.checked(word)


class PotDeVinVariants(Variants):
    """Variants whose pairs follow from the number of players."""

    def resolve(self, preset: str, changed: Mapping[str, object], players: int) -> dict[str, Value]:
        """Return the value of every option; six always play in pairs (PDV-A24)."""
        values = super().resolve(preset, changed, players)
        if values["pairs"] and players not in {FOUR, SEATS}:
            raise BadOptions("pairs", f"four or six players form pairs, not {players}")
        return {**values, "pairs": values["pairs"] or players == SEATS}


VARIANTS: Final = PotDeVinVariants(
    options=(
        DeckOption("deck", PRINTED, "PDV-SU-02, PDV-A02"),
        Option(
            "pairs",
            (False, True),
            "PDV-PA-01, PDV-6P-01, PDV-A24",
            "pairs",
            matters=(When(players=(FOUR,)),),
        ),
        Option("joker", ("choose", "auto"), "PDV-A13", "auto"),
        Option("pair_jokers", ("pooled", "owner"), "PDV-A19", "owner", matters=IN_PAIRS),
        Option("pair_pdv", ("each", "combined"), "PDV-A20", "combined", matters=IN_PAIRS),
        Option(
            "six_recycle",
            ("trump", "choice", "winning_card"),
            "PDV-A16",
            "recycle",
            matters=(When(players=(SEATS,)),),
        ),
    ),
    editions=(Edition("pot-de-vin", least=3, most=SEATS),),
)
