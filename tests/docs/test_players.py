"""The pages for players say what the game says, alike in three languages."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from docs.tables import trouble
from intriga.server.wire.problems import ServerRefusal
from intriga.service.table_refusals import TableRefusal
from intriga.words import TAGS, sources

DOCS = Path(__file__).parents[2] / "docs"
FOLDERS = {"en": "play", "pt-BR": "pt-BR", "es": "es"}
OTHERS = [tag for tag in FOLDERS if tag != "en"]
ALIKE = [
    *("first-game", "host", "far-away", "questions", "trouble", "editions"),
    *("cheat-coup", "cheat-pot-de-vin", "credits"),
]
FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
ITEM = re.compile(r"^ *(?:-|\d+\.) ", re.MULTILINE)
PICTURE = re.compile(r"!\[[^\]]+\]\(\.\./([\w/.-]+?)(?:-(?:pt-BR|es))?\.(?:jpg|svg)\)")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
TABLE = re.compile(r"<!-- table: .*?<!-- end of table -->", re.DOTALL)
NO_LABEL = {"Coup", "Pot de Vin", "Open that address yourself"}  # stressed, no words of the page
NAMES = re.compile(r"^Rikki|Tahta$|La Mame|El Dragón|Warny|Barros$|Weberson|^Luis|Mandala|Ace Stud")


def page(tag: str, name: str) -> str:
    """Return a page for players without its blocks of code."""
    files = (DOCS / folder / f"{name}.md" for folder in (FOLDERS[tag], ""))  # "": for all readers
    return FENCE.sub("", next(filter(Path.exists, files)).read_text(encoding="utf-8"))


# ------------------------------------------------------------------- three languages


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("name", ALIKE)
def test_a_page_has_the_same_headings_in_every_language(tag: str, name: str) -> None:
    assert HEADING.findall(page(tag, name)) == HEADING.findall(page("en", name))


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("name", ["first-game", "host", "far-away", "questions", "trouble"])
def test_nothing_of_a_page_is_missing_in_another_language(tag: str, name: str) -> None:
    english, other = (ITEM.findall(page(each, name)) for each in ("en", tag))

    assert len(other) == len(english)


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("name", ALIKE)
def test_a_page_has_the_same_pictures_in_every_language(tag: str, name: str) -> None:
    assert PICTURE.findall(page(tag, name)) == PICTURE.findall(page("en", name))


OF_ALL_LANGUAGES = {"phones", "suits"}


@pytest.mark.parametrize("tag", OTHERS)
def test_pictures_with_words_are_in_the_language_of_the_page(tag: str) -> None:
    texts = (path.read_text(encoding="utf-8") for path in (DOCS / FOLDERS[tag]).glob("*.md"))
    shown = {name for text in texts for name in re.findall(r"/screens/([\w-]+)\.jpg", text)}

    assert {name for name in shown - OF_ALL_LANGUAGES if not name.endswith(f"-{tag}")} == set()


def test_the_first_game_has_pictures() -> None:
    assert len(PICTURE.findall(page("en", "first-game"))) == 6


@pytest.mark.parametrize("tag", OTHERS)
def test_every_page_of_a_language_is_in_its_list(tag: str) -> None:
    files = {path.stem for path in (DOCS / FOLDERS[tag]).glob("*.md")}
    index = (DOCS / FOLDERS[tag] / "index.md").read_text(encoding="utf-8")

    assert {name for name in files - {"index"} if f"\n{name}\n" not in index} == set()
    assert {*ALIKE} <= files


# ------------------------------------------------------------------- what the page says


def labels(tag: str) -> set[str]:
    """Return every text of the page in a language that stands on it as it is."""
    found = set[str]()
    for game in ("", "coup", "pot-de-vin"):
        for text in sources(tag, game):
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message):
                    found |= {plain(each) for each in [entry, *entry.attributes]}
    return found


def plain(message: ast.Message | ast.Attribute) -> str:
    elements = message.value.elements if message.value else []
    return "".join(each.value for each in elements if isinstance(each, ast.TextElement))


@pytest.mark.parametrize("tag", FOLDERS)
def test_bold_words_are_those_on_the_page(tag: str) -> None:
    pages = (DOCS / FOLDERS[tag]).glob("*.md")
    texts = (TABLE.sub("", FENCE.sub("", path.read_text(encoding="utf-8"))) for path in pages)
    bold = {word for text in texts for word in BOLD.findall(text)}

    assert len(bold) > 10
    unknown = bold - labels(tag) - NO_LABEL
    assert {word for word in unknown if not NAMES.search(word)} == set()


@pytest.mark.parametrize("tag", FOLDERS)
def test_every_refusal_has_advice_and_stands_on_the_page_on_trouble(tag: str) -> None:
    text = page(tag, "trouble")

    assert {*trouble.advice(tag)} == {*TableRefusal, *ServerRefusal}
    assert {advice for advice in trouble.advice(tag).values() if advice not in text} == set()


@pytest.mark.parametrize("tag", FOLDERS)
def test_labels_in_advice_are_those_on_the_page(tag: str) -> None:
    bold = {word for advice in trouble.advice(tag).values() for word in BOLD.findall(advice)}

    assert bold - labels(tag) == set()


QUOTED = re.compile(r"^\| \*([^*…]+…?)\* \|", re.MULTILINE)


@pytest.mark.parametrize("tag", FOLDERS)
def test_labels_are_quoted_as_the_page_says_them(tag: str) -> None:
    pages = page(tag, "trouble") + page(tag, "far-away")
    quoted = {*QUOTED.findall(pages)} - {"The page is not built"}  # the terminal

    assert len(quoted) > 30
    assert quoted - labels(tag) == set()


STARTS = {"en": "## It does not start", "pt-BR": "## Não liga", "es": "## No arranca"}
# Said by something else, or in English whatever the language is.
OF_OTHERS = {
    *("The page is not built", "The term 'make' is not recognized"),
    "running scripts is disabled on this system",
    "a execução de scripts foi desabilitada neste sistema",
    "la ejecución de scripts está deshabilitada en este sistema",
}


@pytest.mark.parametrize("tag", FOLDERS)
def test_texts_of_the_terminal_are_quoted_in_its_language(tag: str) -> None:
    section = page(tag, "trouble").partition(STARTS[tag])[2].partition("\n## ")[0]
    quoted = {
        part.strip()
        for text in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", section)
        for part in text.split("…")
        if part.strip()
    }
    printed = labels(tag)

    assert len(quoted) > 3
    unknown = {text for text in quoted if not any(text in each for each in printed)}
    assert unknown <= OF_OTHERS


@pytest.mark.parametrize("tag", OTHERS)
def test_the_page_on_installing_has_the_commands_of_the_english_one(tag: str) -> None:
    for path in (DOCS / FOLDERS[tag]).glob("*.md"):
        if path.stem != "install":  # which says where the rest of it is
            assert "how-to/install.md" not in path.read_text(encoding="utf-8"), path.name
    told = (DOCS / FOLDERS[tag] / "install.md").read_text(encoding="utf-8")
    english = (DOCS / "how-to/install.md").read_text(encoding="utf-8")
    lines = {line for block in FENCE.findall(told) for line in block.splitlines()}

    assert {line for line in lines if line not in english.splitlines()} == set()


def test_there_is_a_page_for_every_language() -> None:
    assert {*FOLDERS} == {*TAGS}


# ------------------------------------------------------------------- rule ids

CITING = """# A page

You may pass. [COUP-CL-07, AMB-16] See also PDV-A02, but not `AMB-16`.

```{toctree}
rules/ids
```
"""
RULES = """# Ids

| id | rule |
|---|---|
| COUP-CL-07 | The shown card goes back. |

(rules-amb-16)=
**AMB-16.** *What comes first?* The replacement.

(rules-pdv-a02)=
**PDV-A02.** *Which deck?* Any.
"""


def built(folder: Path, citing: str) -> subprocess.CompletedProcess[str]:
    """Build two pages with the extension, and return how that went."""
    (folder / "rules").mkdir()
    settings = f"import sys\nsys.path.insert(0, {str(DOCS)!r})\n"
    settings += 'extensions = ["myst_parser", "rule_links"]\nhtml_theme = "basic"\n'
    (folder / "conf.py").write_text(settings, encoding="utf-8")
    (folder / "index.md").write_text(citing, encoding="utf-8")
    (folder / "rules" / "ids.md").write_text(RULES, encoding="utf-8")
    call = [sys.executable, "-m", "sphinx", "-n", "-W", "--keep-going", "-q", "-b", "html"]
    return subprocess.run(
        [*call, ".", "out"], cwd=folder, capture_output=True, text=True, check=False
    )


def test_every_rule_id_on_a_page_is_a_link(tmp_path: Path) -> None:
    done = built(tmp_path, CITING)
    html = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")

    assert done.returncode == 0, done.stderr
    assert re.findall(r'href="rules/ids.html#([\w-]+)"', html) == [
        *("rule-coup-cl-07", "rules-amb-16", "rules-pdv-a02")
    ]
    assert 'class="rule-ids"' in html
    assert "not <code" in html


def test_a_rule_id_that_nothing_explains_is_a_warning(tmp_path: Path) -> None:
    done = built(tmp_path, CITING.replace("AMB-16]", "AMB-99]"))

    assert done.returncode != 0
    assert "rules-amb-99" in done.stderr
