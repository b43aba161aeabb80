"""The variants of Kuhn poker as data."""

from typing import Final

from intriga.core.options import Edition, Option, Variants

VARIANTS: Final = Variants(
    options=(Option("bet", (1, 2), "K3", "bet"),),
    editions=(Edition("kuhn", least=2, most=3),),
)
