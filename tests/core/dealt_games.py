"""Whole games by chance, dealt as tables deal them, and what a rigged server makes of them."""

from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any, Final

from intriga.core.fair_deal import (
    HEADER,
    FairDeal,
    bot_contribution,
    commitment_of,
    hash_of,
    source_of,
)
from intriga.core.game import Game
from intriga.core.games import ruleset_of

Json = dict[str, Any]
Lines = list[Json]
SECRET: Final = bytes(range(32))
OWN: Final = "0f" * 16
"""The contribution of seat 0; the person on seat 1 adds another, and bots have the other seats."""
OTHER: Final = "a5" * 16
FACTIONS: Final = {"reforma": True, "factions_start": "random", "first_player": "random"}
KINDS: Final[dict[str, Json]] = {
    "coup": {"game": "coup", "preset": "coup-es", "options": {}, "players": 4},
    "coup with factions": {
        "game": "coup",
        "preset": "urbis-reforma",
        "options": {**FACTIONS, "slot_ambassador": "inquisitor"},
        "players": 3,
    },
    "coup by sets": {"game": "coup", "preset": "coup-br", "options": {}, "players": 2},
    "pot de vin": {"game": "pot-de-vin", "preset": "pot-de-vin", "options": {}, "players": 4},
    "pot de vin of six": {
        "game": "pot-de-vin",
        "preset": "pot-de-vin",
        "options": {},
        "players": 6,
    },
}


def deal_of(secret: bytes, players: int, added: list[str], *, first_drawn: bool) -> FairDeal:
    """Return how a game is dealt in which people have *added* something, and the rest are bots."""
    bots = list(range(len(added), players)) if added else []
    contributions = added + [bot_contribution(secret, seat) for seat in bots]
    hashes = [hash_of(each) if each else "" for each in added] + [""] * len(bots)
    return FairDeal(commitment_of(secret), contributions, bots, first_drawn, secret.hex(), hashes)


def played(
    kind: Json,
    *,
    secret: bytes = SECRET,
    added: list[str] | None = None,
    first: int | None = None,
    told: Callable[[Json], Json] = lambda deal: deal,
    seed: int = 0,
) -> Lines:
    """Return the record of a game of *kind* that ends; *told* changes what it says of its deal."""
    ruleset, random, players = ruleset_of(kind["game"]), Random(seed), kind["players"]
    added = [OWN, OTHER] if added is None else added
    names = [f"P{seat}" for seat in range(players)]
    header: Json = {"preset": kind["preset"], "options": kind["options"], "seats": names}
    if first is not None:
        header["first"] = first
    drawn = ruleset.draws_first(header)
    deal = deal_of(secret, players, added, first_drawn=drawn)
    game: Game[Any, Any] = Game(ruleset, header, source_of(secret, deal.contributions))
    for _ in range(3_000):
        if game.is_over:
            break
        seat = random.choice(game.awaiting)
        game.play_id(random.choice(game.legal_ids(seat)), seat=seat)
    head, *inputs = game.lines
    return [{**head, HEADER: told(asdict(deal))}, *inputs]


# ------------------------------------------------------------------- a rigged server

COUP: Final = KINDS["coup"]
CHOSEN: Final = bytes(32)
"""Another secret, which the server likes better."""
TOLD: Final = commitment_of(SECRET)
"""The commitment published before the game."""


def kept_back() -> Lines:
    """Return a game of which seat 1 announced something and did not tell it."""
    return played(COUP, added=[OWN, ""], told=lambda deal: {**deal, "hashes": HASHES})


def _other_deal() -> Lines:
    return [{**played(COUP, secret=CHOSEN)[0], HEADER: played(COUP)[0][HEADER]}]


def _other_draw() -> Lines:
    """Return a game whose first draw after the deal was another card of the Court deck."""
    game = played(KINDS["pot de vin"])
    at = next(at for at, line in enumerate(game) if line.get("draws"))
    later = next(line for line in game[at + 1 :] if line.get("draws"))
    return [*game[:at], {**game[at], "draws": later["draws"]}]


def _added(contributions: list[str]) -> Lines:
    """Return an honest game whose record says that these were added."""
    header, *inputs = played(COUP)
    return [{**header, HEADER: {**header[HEADER], "contributions": contributions}}, *inputs]


def _bots(deal: Json) -> list[str]:
    return deal[HEADER]["contributions"][2:]


def _turned() -> Lines:
    """Return a game that the seat after the one drawn begins."""
    other = (played(COUP)[0]["first"] + 1) % COUP["players"]
    return played(COUP, first=other, told=lambda deal: {**deal, "first_drawn": True})


def _late() -> Lines:
    """Return a game whose secret was chosen when all contributions were known."""
    return played(COUP, secret=CHOSEN, told=lambda deal: {**deal, "commitment": TOLD})


HASHES: Final = [hash_of(OWN), hash_of(OTHER), "", ""]
DEALT_OTHERWISE: Final = {"other-first", "other-deal"}
RIGS: Final[dict[str, tuple[Callable[[], Lines], set[str]]]] = {
    "another deal": (_other_deal, DEALT_OTHERWISE),
    "another draw": (_other_draw, {"other-draw"}),
    "another pair of secret and commitment": (
        lambda: played(COUP, secret=CHOSEN),
        {"other-commitment"},
    ),
    "a secret chosen after the contributions": (_late, {"other-secret"}),
    "the first seat chosen": (_turned, DEALT_OTHERWISE),
    "a contribution left out": (lambda: played(COUP, added=["", OTHER]), {"not-added"}),
    "all contributions left out": (lambda: played(COUP, added=[]), {"not-added"}),
    "a contribution changed": (lambda: played(COUP, added=["00" * 16, OTHER]), {"not-added"}),
    "another's contribution changed in the record": (
        lambda: _added([OWN, "00" * 16, *_bots(played(COUP)[0])]),
        DEALT_OTHERWISE | {"other-hash"},
    ),
    "another's contribution chosen when the others were known": (
        lambda: played(COUP, added=[OWN, "00" * 16], told=lambda deal: {**deal, "hashes": HASHES}),
        {"other-hash"},
    ),
    "a bot's contribution chosen": (
        lambda: _added([OWN, OTHER, "00" * 16, "00" * 16]),
        {"other-bot"},
    ),
}
"""The games that a rigged server shows, and the faults that they may be found out by."""
