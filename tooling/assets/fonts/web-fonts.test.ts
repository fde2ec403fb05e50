import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** Folders with the texts of the shop's pages. */
const TEXTS = ['api/seed', 'mf-account', 'mf-cart-checkout', 'mf-catalog', 'mf-content', 'shell'].map(
  (part) => path.join(root, part, part.startsWith('api') ? '' : 'src'),
)
/** Latin letters, punctuation and symbols, without arrows and Indic joiners. */
const LETTERS = /[\u0020-\u024f\u2010-\u218f]/g
/** Thirds of a cup, which Fontsource's latin files lack too. The device's font shows them. */
const OF_THE_DEVICE = '⅓⅔'

function lettersIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(LETTERS) ?? [])
}

/** Reads a font's characters in a separate process, because Jest cannot load the ESM-only library. */
function lettersOf(file: string): string {
  const options = ['--import', 'tsx', 'tooling/assets/fonts/print-letters.ts', file]
  return execFileSync(process.execPath, options, { cwd: root, encoding: 'utf8' })
}

const fontFile = (name: string) => path.join(root, `design-system/src/fonts/${name}.woff2`)

test.each(['eczar', 'anek'])("%s has every letter of the shop's English texts", (name) => {
  const used = new Set(TEXTS.flatMap(lettersIn))
  expect(used.size).toBeGreaterThan(90)
  const own = lettersOf(fontFile(name))
  expect([...used].filter((letter) => !(own + OF_THE_DEVICE).includes(letter)).join('')).toBe('')
})

test('the web fonts of a first visit have at most 40 kB', () => {
  // Each file comes with about 350 bytes of headers.
  const bytes = ['eczar', 'anek'].reduce((sum, name) => sum + statSync(fontFile(name)).size + 350, 0)
  expect(bytes).toBeLessThanOrEqual(40_000)
})
