"""Nobody is sent what they must not know, through whole games."""

import copy
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

import pytest

from tests.server.hidden_cards import Truth, leaks, shown, truth_of
from tests.server.playing import BRISK, Browser, Json, Seat, opened
from tests.server.serving import Serving

PLAYED: Json = {"settings": {**BRISK, "listed": True}, "chairs": 3}
GAMES: dict[str, Json] = {
    "coup": {"preset": "coup-br"},
    "coup-es": {"preset": "coup-es", "options": {"art_mode": "distinct"}},
    "pot-de-vin": {"game": "pot-de-vin", "preset": "pot-de-vin"},
}
WATCHED: Final = 9  # steps: nobody is hurried while somebody watches


@dataclass
class Watched:
    """The truth of a whole game, who played it, and what was sent to who watched it."""

    truth: Truth
    player: Seat
    seen: list[Json]


@pytest.fixture(scope="module")
def games(server: Serving) -> dict[str, Watched]:
    """Play all of them, at once."""
    with ThreadPoolExecutor(len(GAMES)) as pool:
        return dict(zip(GAMES, pool.map(partial(watched, server), GAMES), strict=True))


def watched(server: Serving, game: str) -> Watched:
    browser = Browser(server.url)
    table = opened(browser, *["casual"] * 2, **{**PLAYED, **GAMES[game]})["table"]
    player, watcher = browser.sit(table), Browser(server.url).sit(table)
    player.look()
    watcher.look()
    player.command("start")
    chance = Random(8)
    player.play(chance, until=has_been_watched)
    watcher.see(has_been_watched)
    watcher.close()
    player.play(chance)
    again = watcher.browser.sit(table)
    again.look()
    seen = [*watcher.frames, *again.frames]
    return Watched(truth_of(server.events(table)), player, seen)


def has_been_watched(scene: Json) -> bool:
    return bool(scene["deal"]) and (
        scene["phase"] == "over" or scene["deal"]["window"]["step"] > WATCHED
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_message_reveals_a_hidden_card(games: dict[str, Watched], game: str) -> None:
    played = games[game]

    found = [
        leak for frame in shown(played.player.frames) for leak in leaks(frame, played.truth, 0)
    ]
    found += [leak for frame in shown(played.seen) for leak in leaks(frame, played.truth, None)]
    assert found == []
    assert len(played.truth.positions) > WATCHED
    assert len(played.seen) > WATCHED


def test_a_planted_leak_is_found(games: dict[str, Watched]) -> None:
    played = games["pot-de-vin"]
    truth, frames = played.truth, shown(played.player.frames)
    frame = next(each for each in frames if each["type"] == "update" and each["scene"]["deal"])
    deal = frame["scene"]["deal"]
    moment = (deal["number"], deal["window"]["step"])
    hand = truth.positions[moment]["hands"][1]
    hands: list[list[str]] = [*deal["view"]["hands"][:1], hand, []]
    (signed,) = played.player.browser.cookies.values()

    def planted(**changed: object) -> list[str]:
        other = copy.deepcopy(frame)
        other["scene"]["deal"] |= changed
        return leaks(other, truth, 0)

    assert planted() == []
    assert planted(view={**deal["view"], "hands": hands})
    assert planted(view={**deal["view"], "pile": truth.positions[moment]["pile"]})
    assert planted(log=[{"id": "log", "args": {"card": hand[0]}}])
    assert planted(answer="gem of somebody else")
    assert planted(open=truth.positions[moment])
    assert planted(commitment=next(iter(truth.secrets)))
    assert planted(id=signed.partition(".")[0])
    assert leaks({**frame, "scene": {**frame["scene"], "you": None, "invite": "x"}}, truth, None)
    assert leaks({"type": "sealed", "step": 1, "words": "nothing I said"}, truth, 0)


def test_nothing_secret_is_logged(games: dict[str, Watched], server: Serving) -> None:
    played = games["coup"]
    played.player.command("say", text="a secret between us")
    logged = server.log.read_text(encoding="utf-8")
    (signed,) = played.player.browser.cookies.values()

    assert played.player.table in logged
    for secret in (*played.truth.persons, *played.truth.secrets, played.truth.invite, signed):
        assert secret not in logged
    for secret in ("between us", "duke"):
        assert secret not in logged
