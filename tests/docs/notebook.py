"""Run a notebook's cells without its machinery: ``python -m tests.docs.notebook FILE``.

That writes what the cells give into the file, as a notebook keeps it.
"""

import ast
import json
import sys
from pathlib import Path
from typing import Any


def results(notebook: dict[str, Any]) -> list[str]:
    """Return what the last line of each cell of code gives, in one namespace; empty for None."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = (cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    return [result("".join(cell["source"]), names) for cell in cells]


def result(source: str, names: dict[str, Any]) -> str:
    """Run a cell in *names*, and return what its last line gives."""
    *statements, last = ast.parse(source).body
    exec(compile(ast.Module(statements, []), "cell", "exec"), names)
    if not isinstance(last, ast.Expr):
        exec(compile(ast.Module([last], []), "cell", "exec"), names)
        return ""
    given = eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307
    return "" if given is None else repr(given)


def kept(notebook: dict[str, Any]) -> list[str]:
    """Return what a notebook keeps of each cell of code, as text."""
    return [
        "".join("".join(output["data"]["text/plain"]) for output in cell["outputs"])
        for cell in notebook["cells"]
        if cell["cell_type"] == "code"
    ]


def main(file: Path) -> None:
    """Write into *file* what its cells give now."""
    notebook = json.loads(file.read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, (cell, text) in enumerate(zip(cells, results(notebook), strict=True), start=1):
        shown = {
            "data": {"text/plain": [text]},
            "execution_count": number,
            "metadata": {},
            "output_type": "execute_result",
        }
        cell["execution_count"], cell["outputs"] = number, [shown] if text else []
    text = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
