import { loadWebFonts } from './web-fonts'

const added: string[] = []
class Face {
  constructor(
    readonly family: string,
    readonly file: string,
    readonly descriptors: { unicodeRange?: string },
  ) {}
  async load() {
    return this
  }
}

beforeEach(() => {
  added.length = 0
  Object.assign(globalThis, { FontFace: Face })
  const fonts = {
    add: ({ family, descriptors }: Face) => added.push(`${family} ${descriptors.unicodeRange}`),
  }
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
})
afterEach(() => {
  document.documentElement.lang = ''
})

test.each([
  ['en-IN', 2, undefined],
  ['hi-IN', 3, 'Eczar U+900-970, U+200C-200D'],
  ['kn-IN', 3, 'Eczar U+C80-CFF, U+200C-200D'],
])('a page in %s fetches only the letters of its language', async (lang, count, last) => {
  document.documentElement.lang = lang
  await loadWebFonts()
  expect(added).toHaveLength(count)
  if (last !== undefined) expect(added.at(-1)).toBe(last)
})
