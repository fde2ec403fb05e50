import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

export const DISPLAY = 'Eczar'
export const TEXT = 'Anek Latin'

const require = createRequire(import.meta.url)

const font = async (name: string, weight: 400 | 600, file: string) => ({
  name,
  weight,
  data: await readFile(require.resolve(file)),
})

/** The shop's fonts in a format satori reads; pages use WOFF2. */
export function readFonts() {
  return Promise.all([
    font(DISPLAY, 600, '@fontsource/eczar/files/eczar-latin-600-normal.woff'),
    font(TEXT, 400, '@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff'),
    font(TEXT, 600, '@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff'),
  ])
}
