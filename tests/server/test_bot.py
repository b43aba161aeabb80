"""The program that the page on bots shows plays whole games."""

import subprocess
import sys
from pathlib import Path
from random import Random

from tests.server.playing import PATIENCE, Browser, opened

BOT = Path(__file__).parents[2] / "examples" / "socket_bot.py"


def test_the_bot_of_the_page_plays_a_game_and_is_ready_for_the_next(browser: Browser) -> None:
    table = opened(browser, "beginner", chairs=3, game="pot-de-vin", preset="pot-de-vin")
    token = browser.ask("/api/programs", {"name": "Robot"}).json["token"]
    address = f"{browser.url.replace('http', 'ws', 1)}/ws/tables/{table['table']}"
    call = [sys.executable, str(BOT), address, table["invite"], token, "Robot"]
    with subprocess.Popen(call, stderr=subprocess.PIPE, text=True) as bot:
        with browser.sit(table["table"]) as seat:
            seat.look()
            seat.hear_until(lambda _: is_ready(seat.scene["chairs"][2]))
            seat.command("start")
            seat.see(lambda scene: scene["phase"] == "playing")  # what the bot adds has come
            seat.play(Random(1))
            seat.hear_until(lambda _: is_ready(seat.scene["chairs"][2]))
            assert seat.scene["phase"] == "over"
            assert seat.scene["chairs"][2]["kind"] == "program"
        bot.terminate()
        assert bot.communicate(timeout=PATIENCE)[1] == ""


def is_ready(chair: dict[str, object]) -> bool:
    return chair["name"] == "Robot" and chair["ready"] is True
