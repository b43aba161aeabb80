"""The terminal's table is the service's: one window a claim, one record, bots of all kinds."""

import json
from pathlib import Path

import pytest

from intriga.agents.registry import named_agents
from intriga.cli.hosted_table import HostedTable, RecordFile
from intriga.core.chance import Scripted
from intriga.core.record import read_records, resume
from intriga.games.coup.ruleset import COUP
from intriga.service.commands import Start
from intriga.service.table_refusals import Refused
from tests.cli.hosting import at_random, hosted, shown
from tests.cli.table_talk import call, chatter
from tests.kuhn.installed import found


def claim_at_the_person() -> HostedTable:
    """Return a table at which the person may challenge a claim and block what follows from it."""
    for seed in range(50):
        table = hosted("coup", "coup-br", seed=seed)
        for _ in at_random(table, seed):
            words = {offer.words for offer in table.viewer.own.offers}
            if {"challenge", "block captain"} <= words:
                return table
    raise LookupError


def test_a_claim_is_challenged_or_blocked_in_one_question() -> None:
    table = claim_at_the_person()
    step, menu = table.viewer.step, shown(table).menu()

    labels = [entry.label for entry in menu.entries]
    assert labels[:2] == ["allow", "challenge"]
    assert {"block as the Captain", "block as the Ambassador"} <= {*labels}
    truths = [entry.details[0].plain for entry in menu.entries]
    assert truths[:2] == ["", ""]
    assert {*truths[2:]} <= {"(true)", "(bluff)"}
    assert [offer.words for offer in menu.read("captain")] == ["block captain"]

    table.answer("block captain")
    assert table.viewer.step is None  # nothing else is asked before the answers are opened
    for task in table.table.wanted():
        if task.step == step:
            table.answer_for_bot(task)
    lines = [line.do for line in table.table.snapshot().inputs]
    assert "block captain" in lines or "challenge" in lines


def test_a_wrong_answer_is_refused_and_the_question_stands() -> None:
    table = hosted("coup", "coup-br")
    next(at_random(table, 1))
    step = table.viewer.step

    with pytest.raises(Refused):
        table.answer("prove duke")
    assert table.viewer.step == step


def test_the_record_holds_what_was_opened_and_no_sealed_answer(tmp_path: Path) -> None:
    table = hosted("coup", "coup-br", seed=3)
    file = tmp_path / "game.jsonl"
    table.record_file = RecordFile(file, file.open("w", encoding="utf-8"))
    table.record_file.keep(table.header)

    for _ in at_random(table, 3):
        if {"challenge"} < {offer.words for offer in table.viewer.own.offers}:
            opened = file.read_text(encoding="utf-8")
            table.answer("challenge")
            assert file.read_text(encoding="utf-8") == opened  # the bots have still to answer
            break
    table.record_file.close()

    game = resume(COUP, next(read_records(file)), Scripted([]))
    kept = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert game.inputs == kept[1:]
    assert len(game.inputs) == len(table.table.snapshot().inputs)


def test_the_next_game_has_other_cards_and_the_same_people() -> None:
    table = hosted("coup", "coup-es", 3, seed=6, seat=1)
    first = table.header
    for _ in at_random(table, 6):
        pass
    (winner,) = table.viewer.winners

    table.tell(Start())
    assert table.header["seats"] == first["seats"] == ["Bruno", "Ana", "Clara"]
    assert table.header["first"] == winner
    assert table.header["hands"] != first["hands"]


def test_a_bot_with_a_setting_is_known_by_it_while_it_plays_and_no_longer(tmp_path: Path) -> None:
    around = ("--players", "3", "--agents", "policy:2", "uniform", "--seed", "2", "--fast")
    before = named_agents()  # a server that ran in this process leaves its own

    session = call(tmp_path, *around, typed=chatter(2, 10))

    assert (session.status, session.err) == (0, "")
    assert next(read_records(session.games[0])).header["bots"] == [None, "policy:2", "uniform"]
    assert named_agents() == before


@pytest.mark.parametrize("tag", ["en", "pt-BR"])
def test_a_game_without_a_board_is_played_to_its_end_and_resumed(tmp_path: Path, tag: str) -> None:
    around = ("--name", "Ana", "--language", tag, "--seed", "4", "--fast")
    with found(tmp_path / "site"):
        left = call(tmp_path, *around, game="kuhn-poker", typed="")
        ended = call(
            tmp_path,
            "--resume",
            str(left.games[0]),
            "--language",
            tag,
            game="kuhn-poker",
            typed="1\n" * 3,
        )
        played = call(tmp_path, *around, game="kuhn-poker", typed="1\n" * 9)

    for session in (left, ended, played):
        assert (session.status, session.err) == (0, "")
    assert "★" in ended.out
    assert "★" in played.out
    assert "{" not in played.out
