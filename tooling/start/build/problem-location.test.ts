import { builtShop } from '../../testing/built-shop'
import { problemLocation } from './problem-location'

let shop: Awaited<ReturnType<typeof builtShop>>
beforeEach(async () => {
  shop = await builtShop()
})
afterEach(() => shop.remove())

const place = (output: string) => problemLocation(output, `${shop.root}/mf-tea`)

test('a syntax error has its line in the source, not in the compiled file', () => {
  const output = `ERROR in ./src/routes.tsx 68:10
Module parse failed: Unexpected token (68:10)
ERROR in ./src/routes.tsx
Module build failed (from ../node_modules/swc-loader/src/index.js):
Error:   x Expression expected
    ,-[/shop/mf-tea/src/routes.tsx:77:1]
 77 | const routes = ]`
  expect(place(output)).toBe('routes.tsx:77')
})

test('an error in a style sheet has its line', () => {
  const output = `ERROR in ./src/cups.module.css (./src/cups.module.css.webpack[javascript/auto])
Module build failed (from ../node_modules/css-loader/dist/cjs.js):

SyntaxError

(17:2) /shop/mf-tea/src/cups.module.css Unknown word .y`
  expect(place(output)).toBe('cups.module.css:17')
})

test('an import of a missing file has the line of the import', async () => {
  await shop.write('mf-tea/src/routes.tsx', "import type { A } from './a'\n\nimport { b } from './missing'\n")
  const output = `ERROR in ./src/routes.tsx 1:0-32
Module not found: Error: Can't resolve './missing' in '/shop/mf-tea/src'`
  expect(place(output)).toBe('routes.tsx:3')
})

test("any other error has webpack's location, and one without a location has none", () => {
  expect(place('ERROR in ./src/module.ts 4:2-8\nsomething else')).toBe('module.ts:4')
  expect(place('ERROR in ./src/module.ts\nsomething else')).toBe('module.ts')
  expect(place('npm error code 137')).toBeUndefined()
})
