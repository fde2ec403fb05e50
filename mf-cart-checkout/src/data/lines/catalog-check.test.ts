import { inEnglish } from 'shared-contracts/i18n/translate'
import { paise } from 'shared-contracts/values/money'
import { pepperLine, turmeric, turmericLine } from '../../testing/example-cart'
import { checkAgainstCatalog, describeObstacle } from './catalog-check'

const asked = [turmericLine.id]

test('a line at the current price stays as it is', () => {
  const check = checkAgainstCatalog([turmericLine], { asked, products: [turmeric], total: 1 })
  expect(check).toEqual({ lines: [turmericLine], changes: [], gone: [], soldOut: [], short: [] })
})

test('a line changes to a new price, and both prices are reported', () => {
  const remembered = { ...turmericLine, price: paise(120_00) }
  const check = checkAgainstCatalog([remembered], { asked, products: [turmeric], total: 1 })
  expect(check.lines).toEqual([turmericLine])
  expect(check.changes).toEqual([{ line: turmericLine, was: 120_00 }])
})

test.each([
  ['product', []],
  ['variant', [{ ...turmeric, variants: [] }]],
  ['price', [{ ...turmeric, variants: turmeric.variants.map((variant) => ({ ...variant, price: 0 })) }]],
])('a line stays and is marked as gone if the catalogue lacks its %s', (_, products) => {
  const check = checkAgainstCatalog([turmericLine], { asked, products, total: 43 })
  expect(check).toEqual({ lines: [turmericLine], changes: [], gone: [turmericLine], soldOut: [], short: [] })
})

test('a sold-out line stays at its new price and is marked', () => {
  const dearer = turmeric.variants.map((variant) => ({ ...variant, price: 130, isSoldOut: true }))
  const products = [{ ...turmeric, variants: dearer }]
  const check = checkAgainstCatalog([turmericLine], { asked, products, total: 43 })
  expect(check).toMatchObject({ lines: [{ price: 130_00 }], gone: [], soldOut: [turmericLine] })
})

const untouched = { lines: [turmericLine], changes: [], gone: [], soldOut: [], short: [] }

test('an empty catalogue leaves a line unchanged', () => {
  expect(checkAgainstCatalog([turmericLine], { asked, products: [], total: 0 })).toEqual(untouched)
})

test('a line stays unchanged until the response arrives', () => {
  expect(checkAgainstCatalog([turmericLine], undefined)).toEqual(untouched)
})

test('a response leaves a line unchanged if its product was not requested', () => {
  const check = checkAgainstCatalog([turmericLine, pepperLine], { asked, products: [], total: 43 })
  expect(check).toEqual({
    lines: [turmericLine, pepperLine],
    changes: [],
    gone: [turmericLine],
    soldOut: [],
    short: [],
  })
})

const withLeft = (left: number) => [
  { ...turmeric, variants: turmeric.variants.map((variant) => ({ ...variant, left })) },
]

test('a line with more packs than are left is marked with their number', () => {
  const check = checkAgainstCatalog([turmericLine], { asked, products: withLeft(1), total: 43 })
  expect(check).toMatchObject({
    lines: [turmericLine],
    soldOut: [],
    short: [{ line: turmericLine, left: 1 }],
  })
  expect(describeObstacle(check, inEnglish)).toBe(
    'To check out, reduce the quantity: only 1 of Turmeric Powder (100 g) left.',
  )
})

test('a line with all the packs that are left can be bought', () => {
  expect(checkAgainstCatalog([turmericLine], { asked, products: withLeft(2), total: 43 }).short).toEqual([])
})
