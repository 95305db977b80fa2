"""Subsets Onest to the characters of the interface and saves the result in web/public/fonts.

Run it only when the font or the list of characters changes; the results are committed.
  python3 -m venv .venv && .venv/bin/pip install fonttools brotli
  npm pack @fontsource-variable/onest@5 && tar xf fontsource-variable-onest-*.tgz
  .venv/bin/python web/scripts/trim-fonts.py package/files package/LICENSE
"""

import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = Path(__file__).resolve().parent.parent / "public" / "fonts"
FEATURES = ["kern", "tnum", "locl", "ccmp", "calt", "mark", "mkmk"]

# Basic Latin, the Uzbek letters' marks, and the punctuation of our three languages.
LATIN = [
    *range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xBB, 0xB7, 0xD7, 0x2BB, 0x2BC,
    0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2192,
]  # fmt: skip
CYRILLIC = [*range(0x400, 0x460), 0x2116]


def trim(source: Path, target: Path, unicodes: list[int]) -> None:
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": (400, 800)})
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.desubroutinize = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=unicodes)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size / 1024:.1f} KB")


def main() -> None:
    files, licence = Path(sys.argv[1]), Path(sys.argv[2])
    OUT.mkdir(parents=True, exist_ok=True)
    stock = "onest-{}-wght-normal.woff2"
    trim(files / stock.format("latin"), OUT / "onest-latin.woff2", LATIN)
    trim(files / stock.format("cyrillic"), OUT / "onest-cyrillic.woff2", CYRILLIC)
    # Uzbek Cyrillic occurs in user-written texts, with any letter: this one is not subset.
    shutil.copyfile(files / stock.format("cyrillic-ext"), OUT / "onest-cyrillic-ext.woff2")
    shutil.copyfile(licence, OUT / "OFL.txt")


main()
