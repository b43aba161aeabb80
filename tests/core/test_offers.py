"""The common words of answers, and their prices."""

from intriga.core.message import Message
from intriga.core.offers import Offer, Price, least_price, shared_path


def at(*path: str, price: Price | None = None) -> Offer:
    return Offer(" ".join(path), Message("choice-input"), path=path, price=price)


def test_groups_that_all_answers_lie_in_are_not_chosen() -> None:
    assert shared_path([at("coup", "1"), at("coup", "2")]) == ("coup",)
    assert shared_path([at("coup", "1"), at("steal", "1")]) == ()
    assert shared_path([at("coup", "1")]) == ("coup", "1")


def test_the_price_of_several_answers_is_the_least() -> None:
    low, high = Price("coin", 1), Price("coin", 2)

    assert least_price([at("a", price=high), at("b"), at("c", price=low)]) == low
    assert least_price([at("a")]) is None


def test_a_price_is_said_in_its_thing() -> None:
    assert Price("coin", 7).label == Message("price-coin", {"count": 7})
