import anekKannada from './anek-kannada.woff2'
import anekLatin from './anek-latin.woff2'
import anekRupee from './anek-rupee.woff2'
import eczarDevanagari from './eczar-devanagari.woff2'
import eczarLatin from './eczar-latin.woff2'
import eczarRupee from './eczar-rupee.woff2'
import { keepLines, type Lines } from './keep-lines'

/** The latin subsets lack the rupee sign; a file with one glyph supplies it. */
const RUPEE = 'U+20B9'
const ALL_BUT_RUPEE = 'U+0-20B8, U+20BA-FFFF'

const fonts = [
  { family: 'Eczar', latin: eczarLatin, rupee: eczarRupee },
  { family: 'Anek Latin', latin: anekLatin, rupee: anekRupee },
]

/**
 * Extra letters for headings, by document language. Running text uses the device's font: every phone sold in India has
 * one, and a file would be 100 to 200 kB.
 */
const ofHeadings: Readonly<Record<string, { file: string; letters: string }>> = {
  'hi-IN': { file: eczarDevanagari, letters: 'U+900-970, U+200C-200D' },
  'kn-IN': { file: anekKannada, letters: 'U+C80-CFF, U+200C-200D' },
}

/**
 * Loads the shop's fonts and applies them one by one, each in a separate task because it causes a layout. Rules in a
 * style sheet would cause one when parsed and another for all fonts at once. Until a font has loaded, a
 * metric-compatible font of the device is shown (fallback-fonts.css).
 * @returns a function that restores the lines of a part that was dormant below the screen
 */
export async function loadWebFonts(): Promise<Lines['restore']> {
  const lines = keepLines()
  for (const { family, latin, rupee } of fonts) {
    await apply([face(family, latin, ALL_BUT_RUPEE), face(family, rupee, RUPEE)], lines)
  }
  const own = ofHeadings[document.documentElement.lang]
  if (own) await apply([face('Eczar', own.file, own.letters)], lines)
  return lines.restore
}

async function apply(faces: readonly FontFace[], lines: Lines): Promise<void> {
  // A font that fails to load keeps its fallback.
  const loading = Promise.allSettled(faces.map((one) => one.load()))
  await lines.find()
  const loads = await loading
  lines.remember()
  for (const load of loads) if (load.status === 'fulfilled') document.fonts.add(load.value)
  lines.restore(document.body)
  await new Promise((resolve) => setTimeout(resolve))
}

function face(family: string, file: string, unicodeRange: string): FontFace {
  return new FontFace(family, `url(${file}) format("woff2")`, { weight: '400 700', unicodeRange })
}
