"""Portuguese says one word for one thing and takes no player for a man."""

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from intriga.words import Language, sources

GAMES = ("coup", "pot-de-vin")
OTHER_WORDS = {
    "comandar a mesa": r"anfitri",
    "cortar": r"trunf(ar|ou|a)\b",
    "coringa": r"curinga",
    "análise": r"\bexam(es?|inar|inand[oa]|inad[oa]s?)\b",
    "privada": r"\bparticular",
    "cadastro": r"[Ss]em conta\b|precisa de conta",
    "vencer a rodada": r"[Gg]anha(r|m|s)? a rodada|[Rr]odadas ganhas",
    "12%": r"\} %",
}
A_MAN = r"[Vv]ocê (foi|for|é) (tirado|pego|contestado)|\b[Pp]ego:|ser pego|[Vv]ocê mesmo|Obrigado"
CALQUES = r"a partir daqui|segue do|do que as? que|\bumas \{|média quadrática"


def said(game: str) -> dict[str, str]:
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for text in sources("pt-BR", game)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("other", [*OTHER_WORDS.values(), A_MAN, CALQUES])
def test_a_word_that_was_given_up_does_not_come_back(game: str, other: str) -> None:
    assert {name: text for name, text in said(game).items() if re.search(other, text)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_house_rule_asks_no_half_question(game: str) -> None:
    asked = {name: text for name, text in said(game).items() if name.startswith("option-")}

    assert asked
    assert {name for name, text in asked.items() if ".about = Se " in text} == set()


@pytest.mark.parametrize(
    ("name", "numbers", "text"),
    [
        ("web-puzzles-bluffs-so-far", ("own", "open", "meant"), "em uma oportunidade"),
        ("web-puzzles-doubts-so-far", ("own", "open", "meant"), "em uma afirmação"),
        ("web-puzzles-price-of-hundred", ("percent",), "uma vez em cem"),
        ("web-setting-series-number", ("number",), "até 1 vitória"),
        ("web-series-standing", ("wins",), "até 1 vitória"),
        ("web-learn-minutes", ("minutes",), "1 minuto"),
        ("hint-not-asked", ("at", "seat", "known"), "1 jogada o assento"),
    ],
)
def test_one_of_anything_takes_the_singular(name: str, numbers: tuple[str, ...], text: str) -> None:
    spoken = Language("pt-BR").format(name, **dict.fromkeys(numbers, 1))

    assert text in spoken
    assert not re.search(r"\b1 \w+s\b", spoken)


def test_a_hint_to_put_a_card_away_says_where_it_goes() -> None:
    assert "pilha de trunfos" in Language("pt-BR", "pot-de-vin").format("guide-discard")
