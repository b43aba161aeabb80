"""Write the fonts of drawn pictures: ``uv run --with 'fonttools[woff]' docs/preview_fonts.py``.

They are those of the page, which browsers are sent packed and in parts; what draws a picture on
the server wants them unpacked, each in one file and of one weight.
"""

# ruff: noqa: INP001 - a script, no package

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT: Final = Path(__file__).parents[1]
MODULES: Final = ROOT / "web/node_modules"
FOLDER: Final = ROOT / "src/intriga/server/work/pictures/fonts"
BOLD: Final = 700
SUBSETS: Final = ("latin", "latin-ext")
FAMILIES: Final = {
    "fraunces": "@fontsource-variable/fraunces/files/fraunces-{}-wght-normal.woff2",
    "alegreya-sans": "@fontsource/alegreya-sans/files/alegreya-sans-{}-700-normal.woff2",
}
LEFT_OUT: Final = ("STAT", "GSUB", "GDEF", "gasp", "fpgm", "prep", "cvt ")


def unpacked(path: Path, folder: Path) -> str:
    """Write the font at *path* into *folder*, of one weight; return where it is."""
    font: Any = TTFont(path)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": BOLD}, updateFontNames=False)
        font["OS/2"].usWeightClass = BOLD
    for table in LEFT_OUT:
        if table in font:
            del font[table]
    font.flavor = None
    target = folder / f"{path.stem}.ttf"
    font.save(target)
    return str(target)


def main() -> None:
    """Write the fonts."""
    FOLDER.mkdir(exist_ok=True)
    for family, pattern in FAMILIES.items():
        with TemporaryDirectory() as folder:
            parts = [unpacked(MODULES / pattern.format(each), Path(folder)) for each in SUBSETS]
            font: Any = Merger().merge(parts)
        font.save(FOLDER / f"{family}-bold.ttf")
    sys.stdout.write(f"{FOLDER}\n")


if __name__ == "__main__":
    main()
