"""Games of days for the tests of the page, with their keys, and games that do not fit them.

``python -m tests.server.daily_deals`` writes them to ``web/src/daily/deals.json``.
"""

import json
from pathlib import Path
from typing import Any, Final

from intriga.core.fair_deal import commitment_of
from tests.server.deals import shown
from tests.service.daily import DailyGame, by_chance

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "daily" / "deals.json"
DAYS: Final = {
    "coup": ("2026-11-02", "2026-11-03", "2026-11-07", "2026-11-10"),
    "pot-de-vin": ("2026-11-02", "2026-11-04"),
}


def games() -> list[dict[str, Any]]:
    """Return the games, each with its key and its fingerprint."""
    begun = [DailyGame(game, day) for game, days in DAYS.items() for day in days]
    played = [each.play(by_chance(1)) for each in begun]
    return [
        {
            "key": each.key.hex(),
            "fingerprint": commitment_of(each.key),
            **_beginning(shown([each.lines[0]])),
        }
        for each in played
    ]


def _beginning(game: dict[str, Any]) -> dict[str, Any]:
    """Return *game* without what comes after the deal, which is enough."""
    return {**game, "steps": game["steps"][:1]}


def text() -> str:
    """Return the file."""
    found = json.dumps(games(), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return found + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
