"""Finished games: what each viewer sees of them, and no more."""

import json
from random import Random
from typing import Any

import pytest

from intriga.core.chance import Scripted, Seeded
from intriga.core.fair_deal import HEADER
from intriga.core.game import Game
from intriga.core.games import table_rules_of
from intriga.core.message import Message
from intriga.core.record import read_records, resume
from intriga.core.record_text import format_line
from intriga.games.coup.study.review import CoupReview
from intriga.games.pot_de_vin.study.review import PotDeVinReview
from intriga.server.wire.bodies import ViewerName
from intriga.server.work.replays import merged, record_of, replay_of, review_of
from intriga.service.scenes.narrator import Narrator
from intriga.service.table_refusals import Refused
from intriga.store.interface import FinishedGame

AnyGame = Game[Any, Any]
Dealt = tuple[str, str, int, dict[str, Any]]
GAMES: list[Dealt] = [
    ("coup", "coup-br", 4, {"slot_ambassador": "inquisitor"}),
    ("coup", "coup-br", 2, {}),
    ("coup", "urbis-reforma", 5, {"reforma": True, "slot_contessa": "lawyer"}),
    ("pot-de-vin", "pot-de-vin", 3, {}),
    ("pot-de-vin", "pot-de-vin", 6, {"joker": "choose"}),
]
any_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]} {game[2]}")


def dealt(game: Dealt, number: int = 1) -> AnyGame:
    """Return a game that has just been dealt."""
    name, preset, players, options = game
    header = {"preset": preset, "options": options, "seats": [f"P{n}" for n in range(players)]}
    return Game(table_rules_of(name).ruleset, header, Seeded(number))


def finish(game: AnyGame, number: int = 1) -> AnyGame:
    """Play at random to the end."""
    random = Random(number)
    while not game.winners:
        seat = game.to_move
        game.play_id(random.choice(game.legal_ids(seat)), seat=seat)
    return game


def kept(game: AnyGame, *, opened: bool, **more: object) -> FinishedGame:
    """Return a finished game as the store gives it back, with *more* in its header."""
    header = json.dumps({**game.header, "open_cards": opened, **more}).encode()
    record = "".join(format_line(line) + "\n" for line in game.lines)
    return FinishedGame("g1", "t1", 1, header, record, 1_700_000_000_000)


# ------------------------------------------------------------------- what a replay holds


@any_game
def test_a_replay_begins_with_the_deal_and_ends_with_the_victory(game: Dealt) -> None:
    play = finish(dealt(game))
    replay = replay_of(kept(play, opened=True), "table")

    deal, *steps = replay.steps
    assert (deal.by, deal.do) == (None, None)
    assert deal.told[0].id.startswith("log-")
    assert [step.by for step in steps] == [line["by"] for line in play.inputs]
    assert steps[-1].told[-1].id.startswith(("log-wins", "log-shared"))
    assert (replay.winners, replay.names) == (play.winners, play.header["seats"])
    assert (replay.id, replay.game, replay.date) == ("g1", game[0], "2023-11-14")


def test_a_replay_has_the_faces_of_its_players_and_none_where_none_were_kept() -> None:
    play = finish(dealt(("coup", "coup-br", 2, {})))

    assert replay_of(kept(play, opened=True, faces=["dora", ""])).faces == ["dora", ""]
    assert replay_of(kept(play, opened=True)).faces == ["", ""]


@any_game
def test_the_view_of_everything_has_every_hand_and_hear_every_word(game: Dealt) -> None:
    live = dealt(game)
    play = finish(dealt(game))
    _, *steps = replay_of(kept(play, opened=True)).steps
    for step, line in zip(steps, play.inputs, strict=True):
        live.source = Scripted(line.get("draws", []))
        live.play(line["do"], seat=line["by"])
        assert step.do == line["do"]
        assert step.view == {"seat": None, **live.ruleset.format_position(live.state)}


@any_game
def test_the_open_replay_has_every_line_of_every_seat(game: Dealt) -> None:
    over = kept(finish(dealt(game)), opened=True)
    public = replay_of(over, "table").steps
    everything = replay_of(over, "all").steps
    for viewer in replay_of(over).viewers[2:]:
        for own, table, whole in zip(
            replay_of(over, viewer).steps, public, everything, strict=True
        ):
            assert [told for told in own.told if told not in table.told + whole.told] == []


# ------------------------------------------------------------------- what it hides


@any_game
@pytest.mark.parametrize("name", ["table", "0", "1"])
def test_a_seat_sees_what_it_saw_and_cannot_tell_how_the_rest_was_dealt(
    game: Dealt, name: ViewerName
) -> None:
    viewer = None if name == "table" else int(name)
    play = finish(dealt(game))
    replay = replay_of(kept(play, opened=True), name)
    live, table_rules = dealt(game), table_rules_of(game[0])
    told = Narrator(table_rules, dealt(game)).log(viewer)
    for number, (line, step) in enumerate(zip(play.inputs, replay.steps[1:], strict=True)):
        live.source = Scripted(line.get("draws", []))
        action = live.parse(line["by"], line["do"])
        assert step.do == live.position().hear(viewer, line["by"], action)
        live.play_id(action, seat=line["by"])
        twin = live.ruleset.view(live.ruleset.redeal(live.state, viewer, Seeded(number)), viewer)
        assert step.view == twin.to_dict()
        assert step.memory == table_rules.memory(twin)
    log = Narrator(table_rules, live).log(viewer)
    assert [line for step in replay.steps for line in step.told] == log
    assert log[: len(told)] == told


@any_game
def test_a_closed_table_shows_a_seats_view_only_to_its_player(
    game: Dealt,
) -> None:
    closed = kept(finish(dealt(game)), opened=False)

    assert replay_of(closed).viewers == ["table"]
    assert replay_of(closed, own=frozenset({1})).viewers == ["1", "table"]
    assert replay_of(closed, own=frozenset({1})).seen == "1"
    for viewer in ("all", "0", "9"):
        with pytest.raises(Refused, match="the viewer is one of 1, table"):
            replay_of(closed, viewer, frozenset({1}))


@any_game
def test_only_the_open_replay_lists_the_outcomes_of_chance(game: Dealt) -> None:
    over = kept(finish(dealt(game)), opened=True)

    for viewer in replay_of(over).viewers[1:]:
        assert not any(step.outcomes for step in replay_of(over, viewer).steps)
    for line, step in zip(over.record.splitlines()[1:], replay_of(over).steps[1:], strict=True):
        drawn = json.loads(line).get("draws", [])
        assert len(step.outcomes) == len(drawn)
        assert not step.outcomes or drawn[0] in step.outcomes[0]


def test_a_seat_that_was_not_there_has_no_view() -> None:
    with pytest.raises(Refused, match="not-this-viewer"):
        replay_of(kept(finish(dealt(GAMES[0])), opened=True), "7")


def test_closed_cards_are_in_no_record_and_no_review_of_claims() -> None:
    closed = kept(finish(dealt(GAMES[0])), opened=False)
    for ask in (record_of, review_of):
        with pytest.raises(Refused, match="does not open its cards"):
            ask(closed)


def test_a_deal_that_cannot_be_read_keeps_no_game_from_being_shown() -> None:
    play = finish(dealt(("coup", "coup-br", 2, {})))
    play.lines[0][HEADER] = {"secret": "x"}
    replay = replay_of(kept(play, opened=True), "table")

    assert replay.deal is None
    assert replay.steps


def test_a_game_that_does_not_say_whether_its_cards_are_open_is_closed() -> None:
    game = finish(dealt(GAMES[0]))
    record = "".join(format_line(line) + "\n" for line in game.lines)

    assert replay_of(FinishedGame("g1", "t1", 1, b"{}", record, 0)).viewers == ["table"]


# ------------------------------------------------------------------- records and reviews


@any_game
def test_the_record_of_a_game_replays(game: Dealt, tmp_path: Any) -> None:  # noqa: ANN401
    play = finish(dealt(game))
    file = tmp_path / "record.jsonl"
    file.write_bytes(record_of(kept(play, opened=True)))

    (record,) = read_records(file)
    assert resume(play.ruleset, record, Scripted([])).winners == play.winners


def test_a_line_separator_in_a_name_does_not_break_a_record() -> None:
    game = dealt(GAMES[0])
    game.header["seats"][0] = "Ana\u2028Maria"

    assert replay_of(kept(finish(game), opened=True)).names[0] == "Ana\u2028Maria"


def test_the_review_of_coup_names_the_step_of_each_claim() -> None:
    game = kept(finish(dealt(GAMES[0])), opened=True)
    review, steps = review_of(game), replay_of(game).steps

    assert isinstance(review, CoupReview)
    assert review.claims
    for claim in review.claims:
        assert steps[claim.step].by == claim.seat
        if claim.purpose == "block":
            assert steps[claim.step].do == f"block {claim.claim}"


def test_the_review_of_pot_de_vin_lays_what_the_steps_lay_even_for_closed_cards() -> None:
    game = kept(finish(dealt(GAMES[3])), opened=False)
    review, steps = review_of(game), replay_of(game).steps

    assert isinstance(review, PotDeVinReview)
    for each in review.rounds:
        laid = [(seat, word if word == "gem" else f"play {word}") for seat, word in each.cards]
        following = steps[each.step : each.step + len(laid)]
        assert [(step.by, step.do) for step in following] == laid
        assert each.leader == laid[0][0]
        assert {seat for seat, _ in each.taken} == {each.winner}
    gems = [word for each in review.rounds for _, word in each.taken if word == "gem"]
    assert len(gems) == sum(steps[-1].view["treasure"])


# ------------------------------------------------------------------- merging


def line(name: str) -> Message:
    return Message(name, {})


@pytest.mark.parametrize(
    ("public", "known", "whole"),
    [
        ("a b", ["a b"], "a b"),
        ("a b", ["a B"], "a B"),
        ("a b", ["a b x"], "a b x"),
        ("a b", ["x a b", "a y b"], "x a y b"),
        ("a b", ["A x b", "a b"], "A x b"),
        ("a b", ["a"], "a b"),
        ("", ["x", "y"], "x y"),
    ],
)
def test_private_lines_stand_where_they_were_read(
    public: str, known: list[str], whole: str
) -> None:
    told = [[line(word) for word in each.split()] for each in known]

    assert merged([line(word) for word in public.split()], told) == [
        line(word) for word in whole.split()
    ]
