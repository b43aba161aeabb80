"""The page comes with a list of the files that it needs, so they are asked for at once."""

import json
import re
from pathlib import Path

from intriga.server.http.previews import Pages, with_preloads

INDEX = b"<html><head><script type=module></script></head></html>"


def built(folder: Path) -> Pages:
    """Return pages of which one address needs some files."""
    needs = [{"page": "table", "files": {"en": ["/a.js", "/a.css", "/api/games"]}}]
    (folder / "index.html").write_bytes(INDEX)
    (folder / "preloads.json").write_text(json.dumps(needs), encoding="utf-8")
    return Pages(folder)


def test_a_page_lists_its_files_in_its_language(tmp_path: Path) -> None:
    pages = built(tmp_path)

    assert pages.preloads("/t/abc", "en") == ["/a.js", "/a.css", "/api/games"]
    assert pages.preloads("/t/abc", "pt-BR") == pages.preloads("/t/abc/x", "en") == []


def test_its_files_are_asked_for_after_the_first_script(tmp_path: Path) -> None:
    head = with_preloads(INDEX, built(tmp_path).preloads("/t/abc", "en")).decode()

    links = re.findall(r'<link rel="(\w+)"(?: as="(\w+)")? href="([^"]+)" crossorigin>', head)
    assert links == [
        ("modulepreload", "", "/a.js"),
        ("preload", "style", "/a.css"),
        ("preload", "fetch", "/api/games"),
    ]
    assert head.index("</script>") < head.index("<link") < head.index("</head>")


def test_without_a_list_nothing_is_asked_for(tmp_path: Path) -> None:
    assert Pages(tmp_path).preloads("/", "en") == []
