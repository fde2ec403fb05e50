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
 * Fetches the shop's fonts and puts one after the other to use, when it is there: the page is laid out anew for each in
 * a task of its own, where rules of a style sheet would do it when they are read and again for all. Until then fonts of
 * the device stand in, fitted to the same measures (tokens.css).
 */
export async function loadWebFonts(): Promise<void> {
  const faces = files.map(
    ({ family, file, unicodeRange }) =>
      new FontFace(family, `url(${file}) format("woff2")`, { weight: '400 700', unicodeRange }),
  )
  for (const face of faces) {
    // Unpacking one is work for a slow phone too.
    await new Promise((resolve) => setTimeout(resolve))
    // One that can't be had leaves its place to the font that stands in.
    await face.load().then(
      () => document.fonts.add(face),
      () => undefined,
    )
  }
}
