"""The table rules of every game: offers, questions, lines of the log, standings."""

import json
from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import cycle
from random import Random
from typing import Any, Final, get_args

import pytest

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import games, table_rules_of
from intriga.core.message import Message
from intriga.core.position import Position
from intriga.core.table_rules import HIDDEN, Beat, SeatQuestion, question_behind, question_to
from intriga.words import TAGS, Language
from intriga.words.sentences import sentence
from tests.sampling import some

TABLES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("coup", "coup-br", 4, {}),
    ("coup", "coup-br", 2, {"declared_coup": "coup+assassinate"}),
    (
        *("coup", "coup-br", 3),
        {"declared_coup": "may_assassinate", "fa_reblock": "in_line", "decline_proof": "always"},
    ),
    ("coup", "urbis-reforma", 5, {"reforma": True, "slot_duke": "patron"}),
    (
        *("coup", "coup-br", 7),
        {"slot_ambassador": "inquisitor", "slot_contessa": "lawyer", "examine_block": "contessa"},
    ),
    ("coup", "coup-es", 3, {"art_mode": "distinct", "reforma": True}),
    ("pot-de-vin", "pot-de-vin", 3, {}),
    ("pot-de-vin", "pot-de-vin", 4, {"pairs": True}),
    ("pot-de-vin", "pot-de-vin", 6, {}),
]
AnyGame = Game[Any, Any]
GAMES: Final = some(6, 3)
MENUS: Final = some(60, 12)  # games of each table
AGAIN: Final = 40  # menus of the same key, at the least


def positions(
    game: str, preset: str, players: int, options: dict[str, Any], games: int = GAMES
) -> Iterator[AnyGame]:
    """Yield a game at every question of some random plays, and at its end."""
    random = Random(7)
    for number in range(games):
        seats = [f"P{seat}" for seat in range(players)]
        header = {"preset": preset, "options": options, "seats": seats}
        play: AnyGame = Game(table_rules_of(game).ruleset, header, Seeded(number))
        while not play.winners:
            yield play
            seat = play.to_move
            play.play_id(random.choice(play.legal_ids(seat)), seat=seat)
        yield play


def inputs(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> Iterator[tuple[Any, int, int, Any]]:
    """Yield every input of some random plays as each viewer in turn learns of it."""
    plays = positions(game, preset, players, options)
    play = next(plays)
    for viewer in cycle([None, *range(players)]):
        at, state, before = play, play.state.copy(), play.view(viewer)
        after = next(plays, None)
        if after is None:
            return
        play = after
        if after is at:
            seat, words = after.inputs[-1]["by"], after.inputs[-1]["do"]
            action = after.ruleset.parse(state, seat, words)
            heard = after.ruleset.hear(state, viewer, seat, action)
            yield before, seat, heard, after.view(viewer)


def played(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> Iterator[tuple[Position[Any, Any], int, int, Position[Any, Any]]]:
    """Yield every input of some random plays, with the positions before and after it."""
    for play in positions(game, preset, players, options):
        if play.winners:
            here = play.begun
            for line in play.inputs:
                step = here.follow(line["by"], line["do"], line.get("draws", []))
                yield here, step.seat, step.action, step.after
                here = step.after


def test_every_game_can_be_hosted() -> None:
    for game in games():
        assert table_rules_of(game).ruleset.name == game


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_silence_is_a_legal_answer_to_every_question(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    table_rules, random = table_rules_of(game), Random(1)
    for play in positions(game, preset, players, options):
        for seat in play.awaiting:
            legal = play.legal_ids(seat)
            silent = table_rules.silence(play.view(seat), legal, random)
            assert silent in legal
            if table_rules.reacts(play.view(seat)):
                assert play.ruleset.format(play.state, seat, silent) == "pass"


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_every_offer_keeps_its_words_and_says_truly_whether_it_bluffs(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    table_rules = table_rules_of(game)
    for play in positions(game, preset, players, options):
        for seat in play.awaiting:
            view = play.view(seat)
            hand = {word.split("-")[0] for word in view.to_dict()["hands"][seat]}
            legal = list(play.legal(seat))
            offers = table_rules.offers(view, legal)
            assert sorted(offer.words for offer in offers) == sorted(legal)
            for choice in (*offers, *table_rules.form(view, offers).groups):
                assert (choice.claim is None) == (choice.true is None)
                if choice.claim is not None:
                    assert choice.true == ((choice.claim.card in hand) != choice.claim.none)


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_every_offer_can_be_found_and_read(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    table_rules, names = table_rules_of(game), [f"P{seat}" for seat in range(players)]
    languages = [Language(tag, game, preset) for tag in TAGS]
    for play in positions(game, preset, players, options):
        for seat in play.awaiting:
            view = play.view(seat)
            offers = table_rules.offers(view, list(play.legal(seat)))
            form = table_rules.form(view, offers)
            groups = {(*group.path, group.name) for group in form.groups}
            for language in languages:
                within = [(each.path, sentence(language, names, each.label)) for each in offers]
                within += [
                    (each.path, sentence(language, names, each.label)) for each in form.groups
                ]
                assert len({*within}) == len(within)
            for offer in offers:
                assert all(offer.path[: depth + 1] in groups for depth in range(len(offer.path)))
                if form.kind == "some" and offer.cards:
                    assert form.least <= len(offer.cards) <= form.most
                    assert not Counter(offer.cards) - Counter(form.cards)
                elif form.kind == "one":
                    assert len(offer.cards) <= 1


def test_every_label_of_the_usual_answers_has_words() -> None:
    for game, preset, players, options in TABLES:
        play = next(positions(game, preset, players, options))
        usual = table_rules_of(game).usual_answers(play.view(None))
        for tag in TAGS:
            language = Language(tag, game, preset)
            labels = [*(each.label for each in usual.keys), *(each.label for each in usual.blocks)]
            labels += [offer.label for block in usual.blocks for offer in block.answers]
            assert all(sentence(language, [], label) for label in labels)


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_the_subject_of_a_reaction_is_known_to_all_viewers(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    table_rules = table_rules_of(game)
    for play in positions(game, preset, players, options):
        viewers = [None, *range(players)]
        subjects = [table_rules.subject(play.view(seat)) for seat in viewers]
        assert all(subject == subjects[0] for subject in subjects)
        assert (subjects[0] is not None) == table_rules.reacts(play.view(None))


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_memory_and_material_are_json_and_tell_nothing_hidden(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    table_rules = table_rules_of(game)
    for number, play in enumerate(positions(game, preset, players, options)):
        for seat in (None, *range(players)) if number % 9 == 0 else ():
            view = play.view(seat)
            twin = play.ruleset.redeal(play.state, seat, Seeded(number))
            other = play.ruleset.view(twin, seat)
            for say in (table_rules.memory, table_rules.material):
                assert json.loads(json.dumps(say(view))) == say(other)


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_the_memory_of_all_is_the_same_in_every_view(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    table_rules = table_rules_of(game)
    for number, play in enumerate(positions(game, preset, players, options)):
        if number % 9 == 0:
            common = table_rules.common_memory(play.view(None))
            for seat in range(players):
                assert table_rules.common_memory(play.view(seat)) == common


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_no_seat_has_a_log_line_where_spectators_have_none(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    table_rules, viewers = table_rules_of(game), (None, *range(players))
    quiet = 0
    plays = positions(game, preset, players, options)
    at = next(plays)
    before, state = {seat: at.view(seat) for seat in viewers}, at.state.copy()
    for play in plays:
        after = {seat: play.view(seat) for seat in viewers}
        if play is at:
            line, rules = play.inputs[-1], play.ruleset
            by, action = line["by"], rules.parse(state, line["by"], line["do"])
            heard = {seat: rules.hear(state, seat, by, action) for seat in viewers}
            told = [
                table_rules.tell(before[seat], by, heard[seat], after[seat]) for seat in viewers
            ]
            quiet += not told[0]
            assert told[0] or not any(told)
        at, before, state = play, after, play.state.copy()
    assert quiet or game == "pot-de-vin"


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_every_awaited_seat_has_a_question(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    table_rules = table_rules_of(game)
    for play in positions(game, preset, players, options):
        for seat in play.awaiting:
            assert table_rules.question(play.view(seat)).id.startswith("ask-")


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_a_game_is_logged_from_the_deal_to_the_victory(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    table_rules, told = table_rules_of(game), set[str]()
    dealt = next(positions(game, preset, players, options)).view(None)
    opening = [message.id for message in table_rules.opening(dealt)]
    assert any(name.startswith(("log-deal", "log-sets")) for name in opening)
    for before, seat, heard, after in inputs(game, preset, players, options):
        last = table_rules.tell(before, seat, heard, after)
        assert all(message.id.startswith("log-") for message in last)
        told |= {message.id for message in last}
        if not after.awaiting:
            assert any(message.id.startswith(("log-wins", "log-shared")) for message in last)
    assert told & table_rules.news


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_a_seat_that_only_watches_is_asked_nothing(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    table_rules = table_rules_of(game)
    for play in positions(game, preset, players, options):
        watching = [seat for seat in range(players) if table_rules.only_watches(play.view(seat))]
        assert not {*watching} & {*play.awaiting}
        if game == "coup":
            assert watching == [seat for seat in range(players) if not is_alive(play, seat)]


def is_alive(game: AnyGame, seat: int) -> bool:
    return bool(game.ruleset.format_position(game.state)["hands"][seat])


@pytest.mark.parametrize(
    ("locale", "players", "preset"),
    [
        ("pt-BR", 4, "coup-br"),
        ("en_US.UTF-8", 4, "coup-br"),
        ("es-ES", 4, "coup-es"),
        ("es_AR", 4, "urbis-reforma"),
        ("es-ES", 10, "urbis-reforma"),
    ],
)
def test_people_get_the_edition_of_their_country(locale: str, players: int, preset: str) -> None:
    assert table_rules_of("coup").preset_for(locale, players) == preset


@pytest.mark.parametrize(("players", "copies"), [(4, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)])
def test_there_are_as_many_copies_as_the_rules_say(players: int, copies: int) -> None:
    """COUP-SU-02."""
    game = next(positions("coup", "coup-br", players, {}))
    assert table_rules_of("coup").material(game.view(None))["copies"] == copies


def test_the_actions_on_the_table_are_those_of_the_variant() -> None:
    options = {"slot_duke": "patron", "slot_ambassador": "inquisitor", "reforma": True}
    game = next(positions("coup", "coup-br", 4, options))
    actions = table_rules_of("coup").material(game.view(None))["actions"]
    by_name = {action["action"]: action for action in actions}

    assert "tax" not in by_name
    assert by_name["patron"]["claim"] == "patron"
    assert by_name["foreign_aid"]["blocked_by"] == ["patron"]
    assert by_name["steal"]["blocked_by"] == ["captain", "inquisitor"]
    assert by_name["coup"]["price"] == 7
    assert by_name["embezzle"]["claim"] == "!patron"


def test_the_remark_on_talk_is_made_where_the_option_forbids_it() -> None:
    table_rules = table_rules_of("coup")
    values = table_rules.ruleset.options("urbis-reforma", {}, 4)
    assert [remark.id for remark in table_rules.remarks(values)] == ["table-talk-ban"]
    assert table_rules.remarks(table_rules.ruleset.options("coup-br", {}, 4)) == []


@pytest.mark.parametrize(
    ("players", "options", "changed"),
    [
        (3, {}, {"fa_reblock": "in_line"}),
        (3, {"fa_reblock": True}, {}),
        (3, {"response_order": "clockwise"}, {}),
        (2, {}, {}),
    ],
)
def test_sealed_blocks_stand_in_line_unless_the_group_says_otherwise(
    players: int, options: dict[str, Any], changed: dict[str, Any]
) -> None:
    """AMB-94."""
    table_rules = table_rules_of("coup")
    values = table_rules.ruleset.options("coup-es", options, players)

    assert table_rules.sealed_options(values, players) == changed
    assert table_rules_of("pot-de-vin").sealed_options({}, 4) == {}


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_a_question_goes_on_only_where_a_block_has_broken_it_off(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    table_rules = table_rules_of(game)
    for play in positions(game, preset, players, options, games=6):
        broken_off = play.phase == "BLOCK" and play.view(None).blocker >= 0
        in_line = options.get("fa_reblock") == "in_line"
        assert table_rules.resumes(play.view(None)) == (broken_off and in_line)


@pytest.mark.parametrize(
    ("value", "winner", "first"),
    [("fixed", 2, 0), ("previous_winner_else_random", 2, 2), ("random", 2, None)],
)
def test_the_winner_begins_where_the_option_says_so(
    value: str, winner: int, first: int | None
) -> None:
    """COUP-SU-08."""
    assert table_rules_of("coup").first({"first_player": value}, winner) == first


def test_chance_decides_who_leads_first_in_pot_de_vin() -> None:
    """PDV-SU-05."""
    table_rules = table_rules_of("pot-de-vin")
    assert table_rules.first({}, 1) is None
    assert table_rules.remarks({}) == []
    assert table_rules.preset_for("pt_BR", 4) == "pot-de-vin"


@pytest.mark.parametrize("game", games())
def test_a_game_marks_lines_of_its_log_that_there_are(game: str) -> None:
    rules, language = table_rules_of(game), Language("en", game)
    assert [name for name in {*rules.news, *rules.beats} if not language.has(name)] == []
    assert {*rules.beats.values()} <= {*get_args(Beat)}


@pytest.mark.parametrize("table", TABLES)
def test_every_game_ends_with_a_line_that_says_who_has_won(table: Any) -> None:  # noqa: ANN401
    beats = table_rules_of(table[0]).beats
    for before, seat, heard, after in inputs(*table):
        told = table_rules_of(table[0]).tell(before, seat, heard, after)
        wins = "win" in {beats.get(each.id) for each in told}
        assert wins == bool(after.to_dict()["phase"] == "GAME_OVER")


@pytest.mark.parametrize("table", TABLES)
def test_a_seat_that_is_out_is_asked_nothing_and_wins_nothing(table: Any) -> None:  # noqa: ANN401
    rules = table_rules_of(table[0])
    for play in positions(*table):
        standing = rules.standing(play.view(None))
        out = {seat for seat, stands in enumerate(standing.seats) if stands == "out"}
        assert len(standing.seats) == play.players
        assert not out & {*play.awaiting, *play.winners}
        assert standing.winners == play.winners
        assert standing.turn is None or not play.is_over
        assert all(standing == rules.standing(play.view(seat)) for seat in range(play.players))


@pytest.mark.parametrize("table", TABLES)
def test_the_standing_names_the_seat_to_move(table: Any) -> None:  # noqa: ANN401
    rules = table_rules_of(table[0])
    for play in positions(*table):
        if play.phase in {"ACTION", "LEAD", "FOLLOW", "LEAVE"}:
            assert [rules.standing(play.view(None)).turn] == play.awaiting


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_standing_names_the_winner_of_the_round(players: int) -> None:
    """PDV-RO-06."""
    rules = table_rules_of("pot-de-vin")
    for play in positions("pot-de-vin", "pot-de-vin", players, {}):
        view = play.view(None)
        laid = [(seat, card) for seat, card in view.table if card == view.winning]
        seat = rules.standing(view).winning
        assert [seat] == [by for by, _ in laid] if laid else seat in {None, view.taker}
        if play.phase == "LEAVE":
            assert seat == view.turn


def messages_of(play: AnyGame, seat: int) -> Iterator[Message]:
    """Yield what *seat* is asked, and how its answers are called."""
    rules, view = table_rules_of(play.ruleset.name), play.view(seat)
    offers = rules.offers(view, play.legal(seat))
    form = rules.form(view, offers)
    yield from (rules.question(view), rules.also(view), *rules.opening(view))
    yield from (each.label for each in (*offers, *form.groups))
    yield from (each.asks for each in form.groups)


@pytest.mark.parametrize("table", TABLES)
def test_every_argument_of_a_message_has_its_declared_kind(table: Any) -> None:  # noqa: ANN401
    rules, players = table_rules_of(table[0]), range(table[2])
    told = [each for learnt in inputs(*table) for each in rules.tell(*learnt)]
    asked = [
        each
        for play in positions(*table)
        for seat in play.awaiting
        for each in messages_of(play, seat)
    ]
    for each in (*told, *asked):
        for name, value in each.args.items():
            kind = rules.arguments.get(name)
            items = value if isinstance(value, tuple) else (value,)
            if any(isinstance(item, str) for item in items):
                assert kind in {"card", "input"}, (each, name)
            elif isinstance(value, tuple) and value:
                assert kind == "seat", (each, name)
            assert kind != "seat" or {*items} <= {*players}, (each, name)


@pytest.mark.parametrize("table", TABLES)
def test_every_viewer_has_the_same_beats(table: Any) -> None:  # noqa: ANN401
    rules, viewers = table_rules_of(table[0]), [None, *range(table[2])]
    found = 0
    for before, seat, action, after in played(*table):
        ruleset, views = rules.ruleset, [(before.view(each), after.view(each)) for each in viewers]
        told = [
            rules.tell(ago, seat, ruleset.hear(before.state, each, seat, action), now)
            for each, (ago, now) in zip(viewers, views, strict=True)
        ]
        beats = [[line for line in lines if line.id in rules.beats] for lines in told]
        assert all(each == beats[0] for each in beats)
        found += len(beats[0])
    assert found


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {table[2]}")
def test_a_finished_game_leaves_every_seat_what_everybody_sees(table: Any) -> None:  # noqa: ANN401
    *_, play = positions(*table)
    rules = table_rules_of(table[0])
    view = play.view(None)

    results = rules.results(view.to_dict(), rules.memory(view))

    assert len(results) == table[2]
    drawn = [card for each in results for card in (*each.cards, *each.lost)]
    assert {Language("en", table[0], table[1]).card(card) for card in drawn} <= named(play)
    assert HIDDEN not in drawn
    assert all(each.score is not None for each in results)


def named(play: AnyGame) -> set[str]:
    """Return the names of the cards that lie open in the end of *play*."""
    shown = play.view(None).to_dict()
    said = Language("en", play.ruleset.name, play.header["preset"])
    lists = [*shown["hands"], *shown.get("face_up", ()), *shown.get("taken", ())]
    return {said.card(card) for cards in lists for card in cards if card != HIDDEN}


@pytest.mark.parametrize(("game", "preset", "players", "options"), TABLES)
def test_views_of_a_position_differ_in_their_own_words_alone(
    game: str, preset: str, players: int, options: dict[str, Any]
) -> None:
    for play in positions(game, preset, players, options):
        public = play.view(None).to_dict()
        for seat in range(players):
            own = play.view(seat)
            assert own.to_dict() == public | own.own_words()


@pytest.mark.parametrize("game", games())
def test_menus_with_equal_keys_are_equal(game: str) -> None:
    menus: dict[Hashable, tuple[Any, Any]] = {}
    again = 0
    for asked in questions(game):
        offers, key = asked.offers(), asked.menu_key()
        found = offers, asked.form(offers)
        again += key in menus
        if key is not None:
            assert menus.setdefault(key, found) == found
    assert again > AGAIN


def questions(game: str) -> Iterator[SeatQuestion[Any]]:
    """Yield the questions to every seat in random plays of every table."""
    rules = table_rules_of(game)
    for table in (each for each in TABLES if each[0] == game):
        for play in positions(*table, games=MENUS):
            here = play.position()
            behind = question_behind(here, rules)
            for seat in {*here.awaiting, *(behind.awaiting if behind else ())}:
                yield question_to(seat, here, behind, rules)
