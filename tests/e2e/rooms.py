"""Tables that tests open at once, over HTTP but as somebody's own browser."""

from typing import Any, Final

from playwright.sync_api import expect

from tests.e2e.people import Visitor

AT_ONCE: Final = {"pace": "none", "reaction": 30, "turn": 300}  # bots lose no time, people have it


def open_room(
    host: Visitor,
    game: str,
    chairs: int,
    bots: int,
    level: str = "casual",
    **wish: Any,  # noqa: ANN401  JSON
) -> str:
    """Open a table with *chairs*, on *bots* of which bots sit; return its private link."""
    body = {"game": game, "chairs": chairs, "bots": [level] * bots, "settings": AT_ONCE}
    preset = "coup-br" if game == "coup" else game
    answer = host.context.request.post(
        "/api/tables", data={"name": host.name, "preset": preset, **body, **wish}
    )
    assert answer.ok, answer.text()
    opened = answer.json()
    link = f"/t/{opened['table']}#{opened['invite']}"
    host.open(link)
    host.until(lambda: host.scene.get("you") is not None, "the room is theirs")
    return link


def start(host: Visitor) -> None:
    """Deal the cards, with the button of the room."""
    button = host.button(host.t("web-room-start"))
    expect(button).to_be_enabled()
    button.click()
    host.until(lambda: host.phase == "playing", "the game has begun")


def opened_game(host: Visitor, game: str, chairs: int, **wish: Any) -> None:  # noqa: ANN401  JSON
    """Open a table, all others of which are bots, and deal."""
    open_room(host, game, chairs, chairs - 1, **wish)
    start(host)
