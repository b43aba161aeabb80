"""Pages made for printing fit: a cheat sheet is one sheet of A4."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
SHEETS = [
    f"{folder}/cheat-{game}.html"
    for folder in ("play", "pt-BR", "es")
    for game in ("coup", "pot-de-vin")
]
SHEET = re.compile(rb"/Type\s*/Page\b")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    call = [sys.executable, "-m", "sphinx", "-q", "-b", "html", "docs", str(folder)]
    subprocess.run(call, cwd=ROOT, check=True)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_cheat_sheet_is_one_sheet_of_a4(browser: Browser, pages: Path, sheet: str) -> None:
    page = browser.new_page()
    page.goto((pages / sheet).as_uri())

    printed = page.pdf(format="A4", prefer_css_page_size=True)

    assert len(SHEET.findall(printed)) == 1
    page.close()
