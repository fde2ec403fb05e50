import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'

/** Typical texts of the shop: headings in capitals, and running text. Widths include kerning. */
const TEXTS = {
  capitals:
    'BRINGING THE FLAVOURS OF INDIA TO YOU SHOP BY GROUND WHOLE SPICES DIY KITS RANGE WHY CHOOSE US OUR STORY RECIPES',
  all: `Stone-ground in small batches and packed within the week, so that the aroma reaches your kitchen. Whole spices keep
    longer: roast them gently, let them cool, and grind only what you need. Delivery takes 3 to 7 working days within India.
    Heat two tablespoons of oil, add the cumin seeds and wait until they crackle. Add onion, ginger and green chilli; fry for
    5 minutes until golden. Which spices go into a biryani, and how they were traded along the Malabar coast.`,
}

export type Letters = keyof typeof TEXTS

/** The range of a font's capitals, for `unicode-range`. */
export const CAPITALS = 'U+41-5A'

/** @returns the mean letter width in the shop's texts, in font units */
export async function meanWidth(file: string, letters: Letters): Promise<number> {
  const font = create(await readFile(file))
  if ('fonts' in font) throw new Error(`${file} has more than one font.`)
  const words = TEXTS[letters].split(/\s+/)
  // A space is not in the range of capitals, so it comes from another face in such headings.
  const texts = letters === 'capitals' ? words : [words.join(' ')]
  const width = texts.reduce((total, text) => total + font.layout(text).advanceWidth, 0)
  return width / texts.join('').length
}
