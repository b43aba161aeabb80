"""Choosing a language and formatting in it."""

import sys
from pathlib import Path

import pytest

from intriga.core.games import manifests
from intriga.core.manifest import Manifest
from intriga.words import TAGS, Language, detect, matching, sources


@pytest.mark.parametrize(
    ("wanted", "tag"),
    [
        ("en", "en"),
        ("pt", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("es_AR.UTF-8", "es-AR"),
        ("es-UY", "es-AR"),
        ("es-419", "es"),
        ("pt-PT", "pt-BR"),
        ("ES", "es"),
        ("de", None),
        ("", None),
        ("C.UTF-8", None),
    ],
)
def test_a_locale_matches_a_language(wanted: str, tag: str | None) -> None:
    assert matching(wanted) == tag


def test_the_environment_is_asked_in_the_order_of_posix() -> None:
    assert detect({"LANG": "es_ES.UTF-8", "LC_ALL": "pt_BR.UTF-8"}) == "pt-BR"
    assert detect({"LANG": "es_ES.UTF-8", "LC_ALL": ""}) == "es"
    assert detect({"LANG": "de_DE.UTF-8"}) == "en"
    assert detect({}) == "en"


def test_grammar_follows_the_character() -> None:
    portuguese = Language("pt-BR", "coup")

    assert "o Duque" in portuguese.format("log-block", who="Ana", claim="duke")
    assert "a Condessa" in portuguese.format("log-block", who="Ana", claim="contessa")


def test_numbers_have_their_plural() -> None:
    def gains(tag: str, coins: int) -> str:
        return Language(tag, "coup").format("log-gains", who="Ana", coins=coins)

    assert gains("en", 1) == "Ana takes 1 coin."
    assert gains("en", 3) == "Ana takes 3 coins."
    assert gains("pt-BR", 1) == "Ana recebe 1 moeda."
    assert gains("pt-BR", 0) == "Ana não recebe nada: o Tesouro Central está vazio."
    assert gains("es", 2) == "Ana recibe 2 monedas."


@pytest.mark.parametrize("tag", TAGS)
def test_a_number_below_zero_has_a_minus_and_no_hyphen(tag: str) -> None:
    said = Language(tag, "pot-de-vin").format("score-points", points=-13)

    assert said.startswith("−13 ")


@pytest.mark.parametrize(
    ("tag", "name", "text"),
    [
        ("pt-BR", "price-coin", "0 moedas"),
        ("es", "price-coin", "0 monedas"),
        ("en", "price-coin", "0 coins"),
    ],
)
def test_zero_takes_the_plural(tag: str, name: str, text: str) -> None:
    assert Language(tag, "coup").format(name, count=0) == text


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("pt-BR", "Ana não toma nada: Rui não tem moedas."),
        ("es", "Ana no toma nada: Rui no tiene monedas."),
    ],
)
def test_stealing_no_coins_has_its_own_sentence(tag: str, text: str) -> None:
    assert Language(tag, "coup").format("log-stolen", who="Ana", whom="Rui", coins=0) == text


def test_portuguese_has_no_form_that_zero_and_one_share() -> None:
    texts = [text for game in ("", "coup", "pot-de-vin") for text in sources("pt-BR", game)]

    assert [line for text in texts for line in text.splitlines() if "[one]" in line] == []


def test_argentina_says_vos_and_whatever_else_spanish_says() -> None:
    here, there = Language("es-AR", "coup", "urbis-reforma"), Language("es", "coup")

    assert here.format("ask-action", who="Ana") == "Ana, es tu turno. ¿Qué hacés?"
    assert there.format("ask-action", who="Ana") == "Ana, es tu turno. ¿Qué haces?"
    assert here.format("log-wins", who="Ana") == there.format("log-wins", who="Ana")
    assert here.card("captain", "THE") == "la Capitana"


def test_terms_of_an_edition_go_before_those_of_a_locale() -> None:
    at_the_table = {"who": "Ana", "claim": "captain", "coins": 2}

    said = Language("es-AR", "coup", "urbis-reforma").format(
        "ask-challenge-steal-you", **at_the_table
    )

    assert said == "Ana afirma tener la Capitana para sacarte 2 monedas. ¿Desafiás?"


def test_a_distinct_card_has_its_letter() -> None:
    assert Language("en", "coup").card("duke-b", "THE") == "the Duke B"


def test_the_argentine_edition_has_its_own_words() -> None:
    spain, argentina = Language("es", "coup"), Language("es", "coup", "urbis-reforma")

    assert spain.card("captain", "THE") == "el Capitán"
    assert argentina.card("captain", "THE") == "la Capitana"
    assert "robar a Bruno" in spain.format("log-steal", who="Ana", whom="Bruno", claim="captain")
    assert "extorsionar a Bruno" in argentina.format(
        "log-steal", who="Ana", whom="Bruno", claim="captain"
    )


def test_spanish_says_of_reforma_what_the_only_rulebook_with_it_says() -> None:
    for edition in ("coup-br", "coup-es", "urbis-reforma"):
        spanish = Language("es", "coup", edition)
        assert spanish.format("action-embezzle") == "Estafa"
        assert spanish.format("table-sewer", coins=3) == "Alcantarilla 3"


@pytest.mark.parametrize(
    ("edition", "income", "card"),
    [
        ("coup-es", "1 moneda de ingresos", "tarjeta de resumen"),
        ("urbis-reforma", "1 moneda de ingreso", "tarjeta de ayuda"),
    ],
)
def test_each_spanish_edition_says_its_own_words(edition: str, income: str, card: str) -> None:
    spanish = Language("es", "coup", edition)

    assert income in spanish.format("log-income", who="Ana", coins=1)
    assert card in spanish.format("help-setup.text")


@pytest.mark.parametrize("tag", TAGS)
def test_the_argentine_help_gives_two_players_two_coins_each(tag: str) -> None:
    ours, others = (
        Language(tag, "coup", edition).format("help-two-players.text").split(".")[0]
        for edition in ("urbis-reforma", "coup-es")
    )

    assert ("2" in ours, "1" in ours) == (True, False)
    assert "1" in others


def test_an_edition_without_words_of_its_own_speaks_as_usual() -> None:
    assert Language("pt-BR", "coup", "coup-es").card("duke") == "Duque"


def test_a_game_of_another_package_brings_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "far_away" / "words"
    for folder, text in [
        ("en", "log-bow = { $who } bows."),
        ("en/low", "log-bow = { $who } nods."),
    ]:
        (words / folder).mkdir(parents=True)
        (words / folder / "log.ftl").write_text(text, encoding="utf-8")
    (words.parent / "__init__.py").touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    game = Manifest(
        name="far-away",
        title="Far Away",
        package="far_away",
        ruleset="",
        table_rules="",
    )
    monkeypatch.setitem(manifests(), game.name, game)

    assert Language("en", "far-away").format("log-bow", who="Ana") == "Ana bows."
    assert Language("en", "far-away", "low").format("log-bow", who="Ana") == "Ana nods."
    assert Language("pt-BR", "far-away").format("log-bow", who="Ana") == "Ana bows."


def test_an_unknown_game_has_only_the_shared_messages() -> None:
    language = Language("en", "hanabi")

    assert language.format("guest") == "Guest"
    assert not language.has("log-wins")


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ([], ""),
        (["Duque"], "Duque"),
        (["Duque", "Condesa"], "Duque y Condesa"),
        (["Duque", "Inquisidor"], "Duque e Inquisidor"),
        (["Ana", "Bruno", "Hielo"], "Ana, Bruno y Hielo"),
    ],
)
def test_lists_read_like_a_sentence(items: list[str], text: str) -> None:
    assert Language("es").list(items) == text


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(LookupError, match="there is no message 'no-such-thing'"):
        Language("en").format("no-such-thing")


def test_has_asks_without_an_error() -> None:
    assert Language("es", "coup").has("log-wins")
    assert not Language("es").has("level-of-mars")
