"""No accident: what is played was shown for a while before it was pressed."""

import os
from random import Random
from typing import Final

from tests.e2e.people import Json, Visitor, Visitors
from tests.e2e.rooms import opened_game

LEAST: Final = 450  # milliseconds
DOUBLE_CLICKS: Final = int(os.environ.get("INTRIGA_DOUBLE_CLICKS", "20"))
LOOK: Final = """(() => {
    window.answers = [];
    let labels = '', since = 0;
    new MutationObserver(() => {
        const now = [...document.querySelectorAll('.bar .question, .bar .answers .text')]
            .map((each) => each.textContent).join('|');
        if (now !== labels) [labels, since] = [now, performance.now()];
    }).observe(document, { subtree: true, childList: true, characterData: true });
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (message.type === 'answer') {
            window.answers.push({ ...message, shown: performance.now() - since, labels });
        }
        return send.call(this, text);
    };
})()"""
BUTTON: Final = """(at) => {
    const shown = [...document.querySelectorAll('.bar button')];
    const box = shown[at % shown.length]?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


def double_click(who: Visitor, random: Random) -> None:
    """Press twice where a button lies, at any moment, as fast as people do."""
    place = who.page.evaluate(BUTTON, random.randrange(12))
    if place is None:
        return
    who.page.mouse.move(*place)
    for pause in (random.randrange(60, 300), 0):
        who.page.mouse.down()
        who.page.mouse.up()
        who.page.clock.run_for(pause)


def test_double_clicks_play_nothing_that_was_not_shown_for_a_while(visitors: Visitors) -> None:
    random, ana = Random(5), visitors.arrive("Ana")
    ana.page.add_init_script(LOOK)
    answers: list[Json] = []
    pressed = 0
    while pressed < DOUBLE_CLICKS:
        opened_game(ana, "coup", 4)
        while pressed < DOUBLE_CLICKS and ana.phase == "playing":
            if ana.offers:
                double_click(ana, random)
                pressed += 1
            ana.page.clock.run_for(random.randrange(600))
            ana.page.wait_for_timeout(5)
        answers += ana.page.evaluate("window.answers")
    assert len(answers) > DOUBLE_CLICKS / 40  # most come too early, or meet what is closed
    early = [each for each in answers if each["shown"] < LEAST]
    assert not early, [(each["words"], each["shown"], each["labels"]) for each in early]
