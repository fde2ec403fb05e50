"""
Writes the shop's two web fonts to the design system, from the variable fonts that Fontsource publishes:

    python3 tooling/assets/fonts/subset_fonts.py <folder with {anek,eczar}-{latin,rupee}.woff2>

Needs fontTools (4.38) with brotli. Docs: docs/decisions/127-lighter-first-visit.md
"""

import io
import logging
import sys
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._f_v_a_r import Axis
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

logging.disable(logging.WARNING)

OUTPUT = Path(__file__).parents[3] / "design-system/src/fonts"

ASCII = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0"
SIGNS = "–—‘’“”•…™−₹©®°·×½¼¾²«»"
ACCENTED = "àáâäçèéêëíîïñóôöúûüÀÁÂÄÇÈÉÊÍÎÑÓÔÖÚÜ"
LETTERS = "".join(map(chr, range(0xC0, 0x100)))

# Kerning differs little between weights, and costs a third of a font if it varies: one weight's is used for all.
FONTS = [
    {"name": "anek", "weights": (400, 700), "kerning": 500, "text": ASCII + SIGNS + LETTERS},
    # Headings.
    {"name": "eczar", "weights": (400, 600), "kerning": 600, "text": ASCII + "–—‘’“”•…™−₹©·×½¼¾" + ACCENTED},
]


def master(folder: Path, name: str, weight: int) -> TTFont:
    """Returns the font with one weight, and with the rupee sign."""
    files = []
    for part in ("latin", "rupee"):
        font = instantiateVariableFont(TTFont(folder / f"{name}-{part}.woff2"), {"wght": weight})
        font.flavor = None
        files.append(io.BytesIO())
        font.save(files[-1])
        files[-1].seek(0)
    merged = io.BytesIO()
    Merger().merge(files).save(merged)
    merged.seek(0)
    return TTFont(merged)


def vary(light: TTFont, bold: TTFont, weights: tuple[int, int]) -> None:
    """Makes the light font variable up to the bold one, in one step."""
    axis = Axis()
    axis.axisTag, axis.axisNameID = "wght", 256
    axis.minValue = axis.defaultValue = weights[0]
    axis.maxValue = weights[1]
    light["fvar"] = newTable("fvar")
    light["fvar"].axes, light["fvar"].instances = [axis], []
    light["name"].setName("Weight", 256, 3, 1, 0x409)
    variations = {}
    for glyph in light.getGlyphOrder():
        start, control = light["glyf"]._getCoordinatesAndControls(glyph, light["hmtx"].metrics)
        end, _ = bold["glyf"]._getCoordinatesAndControls(glyph, bold["hmtx"].metrics)
        deltas = [(round(x2 - x1), round(y2 - y1)) for (x1, y1), (x2, y2) in zip(start, end, strict=True)]
        variation = TupleVariation({"wght": (0, 1, 1)}, deltas)
        if light["glyf"][glyph].numberOfContours > 0:
            variation.optimize(start, control.endPts)
        variations[glyph] = [variation] if any(x or y for x, y in deltas) else []
    light["gvar"] = newTable("gvar")
    light["gvar"].version, light["gvar"].reserved, light["gvar"].variations = 1, 0, variations


def subset(font: TTFont, text: str) -> None:
    options = Options()
    options.hinting = False
    options.layout_features = ["kern", "liga", "ccmp", "locl", "tnum"]
    options.name_IDs = [0, 256]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)


for font in FONTS:
    light, bold, kerned = (master(Path(sys.argv[1]), font["name"], each) for each in (*font["weights"], font["kerning"]))
    vary(light, bold, font["weights"])
    light["GPOS"] = kerned["GPOS"]
    subset(light, font["text"])
    light.flavor = "woff2"
    light.save(OUTPUT / f"{font['name']}.woff2")
