"""``intriga verify`` deals a game again, and finds every way in which a server may cheat."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from intriga.cli.verify import verify
from tests.core.dealt_games import CHOSEN, KINDS, OWN, RIGS, SECRET, TOLD, Lines, kept_back, played
from tests.service.daily import DailyGame, by_chance

COUP: Final = KINDS["coup"]


def written(tmp_path: Path, *games: Lines) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for game in games for line in game))
    return file


def found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: Lines, **told: str
) -> tuple[int, dict[str, Any]]:
    """Return the exit status, and what is printed as JSON."""
    status = verify(written(tmp_path, lines), as_json=True, **told)
    return status, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("kind", KINDS)
def test_an_honest_game_of_any_kind_fits(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = played(KINDS[kind])
    status, told = found(tmp_path, capsys, lines, commitment=TOLD, contribution=OWN)

    assert (status, told["fits"], told["first_drawn"]) == (0, True, True)
    assert told["draws"] > sum(len(line.get("draws", [])) for line in lines)
    assert (told["people_added"], told["bots_added"]) == (2, KINDS[kind]["players"] - 2)
    assert told["kept_back"] == []


def test_a_player_who_kept_their_bytes_back_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = found(tmp_path, capsys, kept_back())
    assert (status, told["people_added"], told["kept_back"]) == (0, 1, [1])

    assert verify(written(tmp_path, kept_back())) == 0
    assert "Seat 1 announced random bytes and did not tell them" in capsys.readouterr().out


@pytest.mark.parametrize("rig", RIGS)
def test_a_rigged_game_is_found_out(
    rig: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rigged, faults = RIGS[rig]

    status, told = found(tmp_path, capsys, rigged(), commitment=TOLD, contribution=OWN)

    assert (status, told["fits"]) == (1, False)
    assert told["fault"] in faults


@pytest.mark.parametrize(
    "kind",
    [{**COUP, "options": {"first_player": "random"}}, KINDS["pot de vin"]],
    ids=["coup", "pot de vin"],
)
def test_a_given_first_seat_is_a_fault_where_the_rules_draw_it(
    kind: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = found(tmp_path, capsys, played(kind, first=1))

    assert (status, told["fault"]) == (1, "other-first")


def test_the_report_names_exactly_the_checks_that_were_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(written(tmp_path, played(COUP))) == 0
    alone = capsys.readouterr().out
    assert verify(written(tmp_path, played(COUP, first=1)), commitment=TOLD, contribution=OWN) == 0
    compared = capsys.readouterr().out

    assert "Not checked: whether the secret was settled before the game" in alone
    assert "The first seat was drawn too" in alone
    assert "The secret is the one whose commitment you were told before" in compared
    assert "The first seat was not drawn" in compared
    assert "What you added is among them" in compared


def test_a_game_of_closed_cards_cannot_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    closed = played(COUP, told=lambda deal: {**deal, "secret": None})
    assert found(tmp_path, capsys, closed) == (
        1,
        {
            "fits": False,
            "fault": "closed",
            "detail": "the table kept its cards closed, so the secret was never told",
        },
    )


def test_an_older_record_is_checked_by_its_secret_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header, *inputs = played(COUP, added=[])
    older = [{key: value for key, value in header.items() if key != "deal"}, *inputs]

    assert found(tmp_path, capsys, older)[1]["fault"] == "nothing-told"
    status, told = found(tmp_path, capsys, older, secret=SECRET.hex(), commitment=TOLD)
    assert (status, told["fits"], told["first_drawn"]) == (0, True, True)
    assert found(tmp_path, capsys, older, secret=CHOSEN.hex())[0] == 1


@pytest.mark.parametrize(
    "deal",
    [[], {}, {"commitment": "x"}, {"commitment": TOLD, "contributions": [1], "bots": []}],
    ids=repr,
)
def test_an_unreadable_deal_is_refused_without_a_traceback(
    deal: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header, *inputs = played(COUP)

    assert verify(written(tmp_path, [{**header, "deal": deal}, *inputs])) == 2
    assert verify(written(tmp_path, [header, *inputs]), commitment="x") == 2
    assert verify(written(tmp_path, [header], [header])) == 2
    assert "\nTraceback" not in capsys.readouterr().err


# ------------------------------------------------------------------- the daily bluff

DAY: Final = DailyGame("coup", "2026-11-28")


def test_the_game_of_a_day_is_dealt_again_from_the_key_of_the_day(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = DailyGame("coup", "2026-11-28").play(by_chance(1)).lines
    status, told = found(tmp_path, capsys, lines, secret=DAY.key.hex())

    assert (status, told["fits"], told["day"]) == (0, True, "2026-11-28")
    assert verify(written(tmp_path, lines), secret=DAY.key.hex()) == 0
    assert "from the key of 2026-11-28" in capsys.readouterr().out


def test_another_key_than_that_of_the_day_is_found_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = DailyGame("coup", "2026-11-28").play(by_chance(1)).lines
    status, told = found(tmp_path, capsys, lines, secret="00" * 32)

    assert (status, told["fault"]) == (1, "other-secret")
