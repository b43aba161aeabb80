"""Tables are dealt the variants of a mixture, each as often as it says."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from intriga.core.errors import BadOptions
from intriga.core.games import ruleset_of
from intriga.lab.learning.variant_mixture import VariantMixture, VariantPart

MIXTURE = VariantMixture(
    "coup",
    (
        VariantPart("coup-es", {"reforma": True}, 3.0),
        VariantPart("coup-br"),
    ),
)


def test_variants_are_dealt_as_often_as_their_parts_say() -> None:
    coup = ruleset_of("coup")
    dealt = islice(MIXTURE.variants(3, Random(1)), 400)
    found = Counter(bool(coup.options_in(state)["reforma"]) for state in dealt)
    assert 250 < found[True] < 350


def test_a_table_gets_the_variants_for_its_number_of_players() -> None:
    most = {name: each.most for name, each in ruleset_of("coup").variants.editions.items()}
    large = max(most.values())
    small = [VariantPart(name) for name in most if most[name] < large]
    mixture = VariantMixture("coup", small)
    assert mixture.fitting(2) == small
    pairs = VariantPart("pot-de-vin", {"pairs": True})
    partners = VariantMixture("pot-de-vin", [pairs, VariantPart("pot-de-vin")])
    assert [len(partners.fitting(players)) for players in (3, 4, 5, 6)] == [1, 2, 1, 2]
    with pytest.raises(BadOptions, match=f"none of the variants is for {large} players"):
        mixture.fitting(large)
