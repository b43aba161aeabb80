"""A circle: who is in it, who looks after it, and what nobody else may do."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec import json

from intriga.service import circle as c
from intriga.service.table_refusals import Refused, TableRefusal

RULES = c.HouseRules("coup", "coup-br")
SECRET = bytes(range(32))


def founded(*others: str) -> c.Circle:
    """Return the circle of Ana, to which *others* have come."""
    wish = c.CircleWish(name="Thursday", own_name="Ana", usual=(RULES,))
    circle = c.new_circle(wish, "ana", 1_000, SECRET)
    for at, person in enumerate(others, 2):
        circle = c.joined(circle, person, person.title(), "", 1_000 * at)
    return circle


def names(circle: c.Circle) -> list[str]:
    """Return the names of its members in their order."""
    return [each.name for each in circle.members]


def key(circle: c.Circle, person: str) -> str:
    """Return what the others know *person* by."""
    member = circle.member(person)
    assert member is not None
    return member.key


def refusal(of: Callable[[], object]) -> TableRefusal:
    """Return why *of* is refused."""
    with pytest.raises(Refused) as refused:
        of()
    assert isinstance(refused.value.reason, TableRefusal)
    return refused.value.reason


def test_a_founder_looks_after_the_circle() -> None:
    circle = founded("bia")

    assert names(circle) == ["Ana", "Bia"]
    assert circle.looks_after("ana")
    assert not circle.looks_after("bia")
    assert circle.seasons == (1_000,)


def test_two_of_one_name_are_told_apart_and_nobody_is_in_it_twice() -> None:
    circle = c.joined(founded(), "bia", "Ana", "", 5)
    assert names(circle) == ["Ana", "Ana 2"]

    again = c.joined(circle, "bia", "Bianca", "dora", 9)
    assert names(again) == ["Ana", "Bianca"]
    assert again.members[1].joined == 5
    assert again.members[1].key == circle.members[1].key


def test_two_circles_of_one_name_are_two() -> None:
    wish = c.CircleWish(name="Thursday", own_name="Ana", usual=(RULES,))
    other = c.new_circle(wish, "ana", 1_000, bytes(32))
    assert other.id != founded().id
    assert other.invite != founded().invite


def test_a_member_who_leaves_hands_over_to_the_one_who_came_next() -> None:
    circle = c.left(founded("bia", "eva"), "ana")

    assert names(circle) == ["Bia", "Eva"]
    assert circle.looks_after("bia")
    assert c.left(c.left(circle, "bia"), "eva").members == ()


def test_somebody_who_was_sent_away_does_not_come_back_by_any_link() -> None:
    circle = founded("bia", "eva")
    after = c.removed(circle, "ana", key(circle, "bia"))

    assert names(after) == ["Ana", "Eva"]
    assert after.invite != circle.invite
    assert refusal(lambda: c.joined(after, "bia", "Bia", "", 9)) is TableRefusal.BARRED
    assert not after.may_see("bia", invited=True)


def test_another_member_can_be_handed_the_circle() -> None:
    circle = founded("bia", "eva")
    after = c.handed_over(circle, "ana", key(circle, "eva"))

    assert names(after) == ["Eva", "Ana", "Bia"]
    assert refusal(lambda: c.with_new_link(after, "ana")) is TableRefusal.NOT_HOST


def renamed(circle: c.Circle, who: str) -> c.Circle:
    return c.changed(circle, who, c.CircleChange(name="Ours"))


def removed(circle: c.Circle, who: str) -> c.Circle:
    return c.removed(circle, who, key(circle, "ana"))


def handed_over(circle: c.Circle, who: str) -> c.Circle:
    return c.handed_over(circle, who, key(circle, "ana"))


def in_new_season(circle: c.Circle, who: str) -> c.Circle:
    return c.in_new_season(circle, who, 9)


@pytest.mark.parametrize("deed", [renamed, removed, handed_over, c.with_new_link, in_new_season])
def test_only_the_one_who_looks_after_it_changes_a_circle(
    deed: Callable[[c.Circle, str], c.Circle],
) -> None:
    for who in ("bia", "stranger"):
        assert refusal(partial(deed, founded("bia"), who)) is TableRefusal.NOT_HOST


def test_nobody_is_sent_away_who_is_not_another_member() -> None:
    circle = founded("bia")
    for wrong in (key(circle, "ana"), "", "nobody"):
        why = refusal(partial(c.removed, circle, "ana", wrong))
        assert why is TableRefusal.NOT_A_PERSON


def test_a_change_leaves_the_rest_as_it_was() -> None:
    circle = founded("bia")
    after = c.changed(circle, "ana", c.CircleChange(scoring="fair", seen_by="link"))

    assert (after.scoring, after.seen_by, after.name) == ("fair", "link", "Thursday")
    assert after.members == circle.members


@pytest.mark.parametrize(
    "rules",
    [
        c.HouseRules("chess", "coup-br"),
        c.HouseRules("coup", "none"),
        c.HouseRules("coup", "coup-br", {"wings": True}),
    ],
)
def test_rules_by_which_nobody_can_play_are_refused(rules: c.HouseRules) -> None:
    wish = c.CircleWish(name="Thursday", own_name="Ana", usual=(RULES, rules))
    assert refusal(lambda: c.new_circle(wish, "ana", 1, SECRET)) is TableRefusal.BAD_OPTIONS
    change = c.CircleChange(usual=(RULES, rules))
    assert refusal(lambda: c.changed(founded(), "ana", change)) is TableRefusal.BAD_OPTIONS


def test_a_name_of_nothing_that_can_be_seen_is_refused() -> None:
    wish = c.CircleWish(name="\u200b", own_name="Ana", usual=(RULES,))
    assert refusal(lambda: c.new_circle(wish, "ana", 1, SECRET)) is TableRefusal.BAD_NAME


def test_a_full_circle_takes_nobody_more() -> None:
    circle = founded(*(f"p{at}" for at in range(c.MOST_MEMBERS - 1)))
    assert refusal(lambda: c.joined(circle, "one more", "More", "", 9)) is TableRefusal.TABLE_FULL


def test_nothing_is_left_of_somebody_who_is_forgotten() -> None:
    circle = founded("bia", "eva")
    circle = c.removed(circle, "ana", key(circle, "bia"))
    for person in ("bia", "eva"):
        circle = c.forgotten_in(circle, person)
    assert b"bia" not in json.encode(circle)
    assert b"eva" not in json.encode(circle)


def test_others_know_a_member_by_a_key_that_tells_nothing() -> None:
    keys = {each.key for each in founded("bia", "eva").members}
    assert len(keys) == 3
    assert not keys & {"ana", "bia", "eva"}
