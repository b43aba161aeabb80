"""The scan for leaks, which other tests rely on, finds what should not be in a message."""

import copy

from tests.e2e.frames import leaks_in, leaks_to, person_of
from tests.e2e.people import Json, Visitors
from tests.e2e.rooms import opened_game
from tests.server.hidden_cards import truth_of
from tests.server.serving import Serving


def test_a_card_of_somebody_else_in_a_message_is_found(site: Serving, visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    opened_game(ana, "coup", 3)
    ana.until(lambda: bool(ana.offers), "they are asked something")
    events, seat = site.events(ana.table), ana.seat
    frame = next(each for each in reversed(ana.heard) if each["type"] == "update")
    deal = frame["scene"]["deal"]
    hands = truth_of(events).positions[deal["number"], deal["window"]["step"]]["hands"]
    other = 0 if seat else 1

    def planted(hand: list[str]) -> Json:
        changed = copy.deepcopy(frame)
        changed["scene"]["deal"]["view"]["hands"][other] = hand
        return changed

    assert leaks_to(ana, events) == []
    assert leaks_in([planted(["?", "?"])], events, person_of(ana)) == []
    assert leaks_in([planted(hands[other])], events, person_of(ana))
    assert leaks_in([planted([hands[other][0], "?"])], events, person_of(ana))
    assert leaks_in([frame], events, "somebody who only watches")
