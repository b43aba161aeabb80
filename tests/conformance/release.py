"""The data that a release of Intriga left behind, described in words that no later release changes.

``conformance/golden/<commit>/`` has a database of its server, records, and what both meant to it.
"""

import gzip
import json
from pathlib import Path
from typing import Any, Final

import msgspec

from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.core.message import Message
from intriga.core.offers import AnswerForm, Offer
from intriga.core.record import Record, begin, follow
from intriga.server.wire.bodies import ReplayStep
from intriga.server.work.replays import replay_of, review_of
from intriga.service.scenes.scene import ChatLine, DealScene, Received, Scene
from intriga.service.session import Person
from intriga.service.table import Table, session_of
from intriga.store.interface import FinishedGame

Json = dict[str, Any]
AnyGame = Game[Any, Any]
GOLDEN: Final = Path(__file__).parents[2] / "conformance" / "golden"
DATABASE: Final = "server.db.gz"
TABLES: Final = "tables.json.gz"
GAMES: Final = "games.json.gz"
RECORDS: Final = "records.jsonl.gz"
STRANGER: Final = ""
"""The person who sits nowhere."""
EVERYBODY: Final = frozenset(range(10))
"""The seats of somebody who sat everywhere."""


def read(release: Path, name: str) -> Any:  # noqa: ANN401  JSON
    """Return the content of a file of *release*."""
    return json.loads(gzip.decompress((release / name).read_bytes()))


def plain(value: object) -> Any:  # noqa: ANN401  JSON
    """Return *value* as JSON gives it back."""
    return json.loads(msgspec.json.encode(value))


# ------------------------------------------------------------------- a table


def of_table(table: Table) -> Json:
    """Return what *table* is, and what each person there sees of it."""
    snapshot, row = table.snapshot(), table.summary()
    people = [STRANGER, *dict.fromkeys(filter(None, (c.person for c in snapshot.kept.chairs)))]
    now = snapshot.kept.last
    return {
        "game": row.game,
        "names": row.names,
        "phase": row.phase,
        "events": table.number,
        "inputs": [[line.by, line.do, line.draws] for line in snapshot.inputs],
        "position": _position(table) if snapshot.kept.deal else None,
        "seen": {who: of_scene(table.scene(Person(who), now, Received())) for who in people},
    }


def _position(table: Table) -> Json:
    game = session_of(table.snapshot()).game
    return plain(game.ruleset.format_position(game.state))


def of_scene(scene: Scene) -> Json:
    """Return what a person is shown."""
    return {
        "phase": scene.phase,
        "you": scene.you,
        "options": plain(scene.options),
        "chairs": [
            [each.name, each.kind, each.seat, each.away, each.host, each.wins]
            for each in scene.chairs
        ],
        "talk": [of_line(line) for line in scene.talk],
        "game": of_deal(scene.deal) if scene.deal else None,
    }


def of_line(line: ChatLine) -> list[Any]:
    """Return a line of talk."""
    return [line.number, line.chair, line.name, line.text, line.gallery]


def of_deal(deal: DealScene) -> Json:
    """Return a game as a person is shown it."""
    window = deal.window
    return {
        "view": plain(deal.view),
        "memory": plain(deal.memory),
        "log": [of_telling(line) for line in deal.log],
        "window": [window.step, window.reaction, plain(window.subject)] if window else None,
        "question": of_telling(deal.question) if deal.question else None,
        "offers": [of_offer(each, deal.form or AnswerForm()) for each in deal.offers],
        "answer": deal.answer,
        "presets": len(deal.automatic),
        "winners": deal.standing.winners,
        "open": plain(deal.open),
        "promise": [deal.commitment, deal.secret],
    }


def of_offer(offer: Offer, form: AnswerForm) -> list[Any]:
    """Return an answer with its claim in a word, whether that is true, and its price in things.

    An answer without a claim or a price has those of the group that it lies in.
    """
    groups = [each for each in form.groups if (*each.path, each.name) == offer.path[:1]]
    claims = [each for each in (offer, *groups) if each.claim is not None]
    claim = claims[0].claim if claims else None
    said = None if claim is None else f"!{claim.card}" if claim.none else claim.card
    price = next((each.price for each in (offer, *groups) if each.price is not None), None)
    return [offer.words, said, claims[0].true if claims else None, price.count if price else 0]


def of_telling(told: Message) -> list[Any]:
    """Return a sentence in no language."""
    return [told.id, plain(told.args)]


# ------------------------------------------------------------------- a finished game


def of_game(kept: FinishedGame) -> Json:
    """Return what each viewer is shown of the finished game *kept*, and its review."""
    seen = {
        viewer: replay_of(kept, viewer, EVERYBODY)
        for viewer in replay_of(kept, None, EVERYBODY).viewers
    }
    return {
        "winners": seen["table"].winners,
        "record": kept.record,
        "eyes": {viewer: [_step(step) for step in replay.steps] for viewer, replay in seen.items()},
        "review": plain(review_of(kept)) if "all" in seen else None,
    }


def _step(step: ReplayStep) -> list[Any]:
    told = [of_telling(line) for line in step.told]
    return [step.by, step.do, told, plain(step.view), plain(step.memory)]


# ------------------------------------------------------------------- a record


def played(record: Record) -> AnyGame:
    """Return the game of *record*, played to its end."""
    game: AnyGame = begin(ruleset_of(record.header["game"]), record)
    for line in record.inputs:
        follow(game, line)
    return game
