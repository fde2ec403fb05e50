import { paise } from 'shared-contracts/values/money'
import { pepperLine, turmeric, turmericLine } from '../../testing/example-cart'
import { checkAgainstCatalog } from './catalog-check'

const asked = [turmericLine.id]

test('a line at the present price stays as it is', () => {
  const check = checkAgainstCatalog([turmericLine], { asked, products: [turmeric], total: 1 })
  expect(check).toEqual({ lines: [turmericLine], changes: [], gone: [], soldOut: [] })
})

test('another price is taken over, and both prices are told', () => {
  const remembered = { ...turmericLine, price: paise(120_00) }
  const check = checkAgainstCatalog([remembered], { asked, products: [turmeric], total: 1 })
  expect(check.lines).toEqual([turmericLine])
  expect(check.changes).toEqual([{ line: turmericLine, was: 120_00 }])
})

test.each([
  ['product', []],
  ['variant', [{ ...turmeric, variants: [] }]],
  ['price', [{ ...turmeric, variants: turmeric.variants.map((variant) => ({ ...variant, price: 0 })) }]],
])('a line whose %s the catalogue no longer has stays, and is gone', (_, products) => {
  const check = checkAgainstCatalog([turmericLine], { asked, products, total: 43 })
  expect(check).toEqual({ lines: [turmericLine], changes: [], gone: [turmericLine], soldOut: [] })
})

test('a line whose pack is sold out stays at its new price, and says so', () => {
  const dearer = turmeric.variants.map((variant) => ({ ...variant, price: 130, isSoldOut: true }))
  const products = [{ ...turmeric, variants: dearer }]
  const check = checkAgainstCatalog([turmericLine], { asked, products, total: 43 })
  expect(check).toMatchObject({ lines: [{ price: 130_00 }], gone: [], soldOut: [turmericLine] })
})

const untouched = { lines: [turmericLine], changes: [], gone: [], soldOut: [] }

test('a shop that sells nothing at all says nothing about a line', () => {
  expect(checkAgainstCatalog([turmericLine], { asked, products: [], total: 0 })).toEqual(untouched)
})

test('without an answer nothing is said about a line', () => {
  expect(checkAgainstCatalog([turmericLine], undefined)).toEqual(untouched)
})

test('an answer says nothing about a line that it was not asked about', () => {
  const check = checkAgainstCatalog([turmericLine, pepperLine], { asked, products: [], total: 43 })
  expect(check).toEqual({ lines: [turmericLine, pepperLine], changes: [], gone: [turmericLine], soldOut: [] })
})
