"""The picture of a moment: drawn from what was found before, for those who may know it."""

import asyncio
import gzip
import json
import re
from dataclasses import replace
from pathlib import Path
from struct import unpack

import msgspec
import pytest

from intriga.server.http.finished_games import Analyses, version_of
from intriga.server.work.game_analysis import GameAnalysis
from intriga.server.work.pictures.moment_picture import moment_drawing, moment_picture
from intriga.server.work.pictures.parts import SIZE, width_of, wrapped
from intriga.server.work.replays import analysis_of
from intriga.server.work.work_cache import ReplayPool
from intriga.store.interface import FinishedGame
from intriga.words import TAGS
from tests.server.test_game_analysis import a_store
from tests.server.test_replays import Dealt, dealt, finish, kept

pytestmark = pytest.mark.compiled
GAMES: list[Dealt] = [
    ("coup", "coup-es", 2, {}),
    ("pot-de-vin", "pot-de-vin", 3, {}),
]
WORD = re.compile(r"<[^>]*>")
MOST = 300_000  # bytes: WhatsApp shows no larger ones


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game[0])
def game(request: pytest.FixtureRequest) -> FinishedGame:
    return kept(finish(dealt(request.param)), opened=True)


@pytest.fixture(scope="module")
def found(game: FinishedGame) -> GameAnalysis:
    return analysis_of(game, careful=False)


def test_a_moment_is_drawn_with_its_sentences_in_every_language(
    game: FinishedGame, found: GameAnalysis
) -> None:
    assert found.moments, "this game has a moment"
    analysis = msgspec.json.encode(found)
    for moment in found.moments:
        for tag in TAGS:
            drawing = moment_drawing(game, analysis, moment.step, tag)
            assert drawing.count("<polyline") == 2 * len(found.shares[0])
            said = WORD.sub(" ", drawing)
            assert f" {moment.step} " in f"{said} ".replace("·", " ")
            assert "{" not in said
            assert "web-" not in said


def test_it_is_a_png_of_the_size_that_previews_have(
    game: FinishedGame, found: GameAnalysis
) -> None:
    analysis = msgspec.json.encode(found)
    picture = moment_picture(game, analysis, found.moments[0].step, "pt-BR")
    assert unpack(">II", picture[16:24]) == SIZE
    assert len(picture) < MOST


def test_a_step_without_a_moment_is_not_drawn(game: FinishedGame, found: GameAnalysis) -> None:
    steps = {moment.step for moment in found.moments}
    other = next(step for step in range(len(found.shares)) if step not in steps)
    with pytest.raises(LookupError, match=str(other)):
        moment_drawing(game, msgspec.json.encode(found), other, "en")


def test_only_stored_analyses_of_open_tables_are_drawn(
    game: FinishedGame, found: GameAnalysis, tmp_path: Path
) -> None:
    closed = replace(
        game, header=json.dumps({**json.loads(game.header), "open_cards": False}).encode()
    )
    step = found.moments[0].step

    async def ask() -> list[bytes | None]:
        async with a_store(tmp_path) as store:
            await store.keep_game(game)
            analyses = Analyses(store, ReplayPool())
            before = await analyses.with_moment(game, step)
            packed = gzip.compress(msgspec.json.encode(found))
            await store.keep_analysis(game.id, version_of(found.game), packed)
            return [
                before,
                await analyses.with_moment(game, step),
                await analyses.with_moment(game, 0),
                await analyses.with_moment(closed, step),
            ]

    before, here, nowhere, hidden = asyncio.run(ask())
    assert here == msgspec.json.encode(found)
    assert (before, nowhere, hidden) == (None, None, None)


def test_words_are_wrapped_into_lines_that_fit() -> None:
    lines = wrapped("one two three four five six seven", 20, 120, most=2)
    assert len(lines) == 2
    assert lines[0] == "one two"
    assert lines[1].endswith("…")
    assert all(width_of(line, 20) <= 120 for line in lines)
