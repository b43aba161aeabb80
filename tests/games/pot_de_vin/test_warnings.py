"""Pot de Vin says with an answer what cannot be undone: the last gem, and gems that are lost."""

from intriga.games.pot_de_vin.table.table_rules import TABLE_RULES
from tests.games.pot_de_vin.tables import PotDeVinGame, table


def warned(game: PotDeVinGame) -> dict[str, str]:
    """Return the warnings of whoever is asked, by the words of the answers."""
    view = game.view(game.to_move)
    offers = TABLE_RULES.offers(view, list(game.legal(game.to_move)))
    return {each.words: each.warning.id for each in offers if each.warning}


def test_the_last_card_says_how_many_gems_are_lost_with_it() -> None:
    game = table("aldo-4", "aldo-5 enzo-6", "enzo-8 ugo-7 ugo-8")

    assert warned(game) == {"play aldo-4": "warn-gems-lost"}


def test_the_last_gem_says_that_it_is_the_last() -> None:
    game = table("aldo-4 aldo-9", "aldo-5 enzo-6 enzo-7", "aldo-8", left=3)
    assert warned(game) == {}
    game.play("play aldo-4", seat=0)
    game.play("play aldo-5", seat=1)

    assert warned(game) == {"play aldo-8": "warn-gems-lost"}
    other = table("aldo-4 aldo-9 ugo-4", "aldo-5 enzo-6", "aldo-8 enzo-7 enzo-8", left=3)
    other.play("play aldo-4", seat=0)
    assert warned(other) == {"gem": "warn-last-gem"}
