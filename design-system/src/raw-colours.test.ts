/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const rawColour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color-mix)\(/gi
const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file),
)

test('only the tokens define raw colours', () => {
  const holding = sources.filter((file) => readFileSync(join(__dirname, file), 'utf8').match(rawColour))
  expect(holding).toEqual(['tokens.css'])
})

test('the brand is red and gold [25.1]', () => {
  const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8')
  expect(tokens).toContain('--red-700: #af261d;')
  expect(tokens).toContain('--gold-400: #f4b65b;')
})

test("every component's style sheet is in the layer ui and uses only existing tokens", () => {
  const defined = new Set(readFileSync(join(__dirname, 'tokens.css'), 'utf8').match(/--[\w-]+(?=:)/g))
  for (const file of sources.filter((source) => source.endsWith('.module.css'))) {
    const sheet = readFileSync(join(__dirname, file), 'utf8')
    const own = new Set(sheet.match(/--[\w-]+(?=:)/g))
    // A property with a fallback is a component's own setting, such as --medallion.
    const used = [...sheet.matchAll(/var\((--[\w-]+)(,)?/g)].filter(([, , fallback]) => !fallback)
    const unknown = used
      .map(([, name]) => name)
      .filter((name) => name && !defined.has(name) && !own.has(name))
    expect({ file, start: sheet.slice(0, 9), unknown }).toEqual({ file, start: '@layer ui', unknown: [] })
  }
})
