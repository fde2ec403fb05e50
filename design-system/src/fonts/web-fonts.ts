import anek from './anek.woff2'
import anekKannada from './anek-kannada.woff2'
import eczar from './eczar.woff2'
import eczarDevanagari from './eczar-devanagari.woff2'
import { keepLines, type Lines } from './keep-lines'

/** Font files from tooling/assets/fonts/subset_fonts.py, with every letter of the shop's English texts. */
const fonts = [
  { family: 'Eczar', file: eczar },
  { family: 'Anek Latin', file: anek },
]

/**
 * Extra letters for headings, by document language. Running text uses the device's font: every phone sold in
 * India has a suitable one, and a file would be 100 to 200 kB.
 */
const ofHeadings: Readonly<Record<string, { file: string; letters: string }>> = {
  'hi-IN': { file: eczarDevanagari, letters: 'U+900-970, U+200C-200D' },
  'kn-IN': { file: anekKannada, letters: 'U+C80-CFF, U+200C-200D' },
}

/**
 * Loads the shop's fonts and applies them together, because each change lays out the whole page again. Rules in
 * a style sheet would do so when parsed, and again for each font. Until they have loaded, metric-compatible
 * fonts of the device are shown (fallback-fonts.css).
 * @returns a function that restores the lines of a part that was dormant below the screen
 */
export async function loadWebFonts(): Promise<Lines['restore']> {
  const lines = keepLines()
  const own = ofHeadings[document.documentElement.lang]
  const faces = fonts.map(({ family, file }) => face(family, file))
  if (own) faces.push(face('Eczar', own.file, own.letters))
  // A font that fails to load keeps its fallback.
  const loading = Promise.all(faces.map((one) => one.load().catch(() => undefined)))
  await lines.find()
  const loaded = (await loading).filter((one) => one !== undefined)
  lines.remember()
  for (const one of loaded) document.fonts.add(one)
  lines.restore(document.body)
  return lines.restore
}

function face(family: string, file: string, unicodeRange?: string): FontFace {
  return new FontFace(family, `url(${file}) format("woff2")`, {
    weight: '400 700',
    ...(unicodeRange && { unicodeRange }),
  })
}
