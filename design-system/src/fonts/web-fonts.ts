import anekLatin from './anek-latin.woff2'
import anekRupee from './anek-rupee.woff2'
import eczarLatin from './eczar-latin.woff2'
import eczarRupee from './eczar-rupee.woff2'

/** The latin subsets lack the rupee sign; a file of one glyph supplies it. */
const RUPEE = 'U+20B9'
const ALL_BUT_RUPEE = 'U+0-20B8, U+20BA-FFFF'

const files = [
  { family: 'Eczar', file: eczarLatin, unicodeRange: ALL_BUT_RUPEE },
  { family: 'Eczar', file: eczarRupee, unicodeRange: RUPEE },
  { family: 'Anek Latin', file: anekLatin, unicodeRange: ALL_BUT_RUPEE },
  { family: 'Anek Latin', file: anekRupee, unicodeRange: RUPEE },
]

/**
 * Loads the shop's fonts and applies one after the other, so that each new layout is a task of its own. Rules of a style
 * sheet would lay the page out when they are read, and again for all fonts at once. Until a font is there, one of the
 * device with the same measures stands in (tokens.css).
 */
export async function loadWebFonts(): Promise<void> {
  const faces = files.map(
    ({ family, file, unicodeRange }) =>
      new FontFace(family, `url(${file}) format("woff2")`, { weight: '400 700', unicodeRange }),
  )
  for (const face of faces) {
    // Unpacking a font keeps a slow phone busy: other tasks come in between.
    await new Promise((resolve) => setTimeout(resolve))
    // Where a font fails to load, its stand-in stays.
    await face.load().then(
      () => document.fonts.add(face),
      () => undefined,
    )
  }
}
