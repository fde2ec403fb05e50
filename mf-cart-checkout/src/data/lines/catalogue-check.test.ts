import { paise } from 'shared-contracts/domain/money'
import { turmeric, turmericLine } from '../../testing/example-cart'
import { checkAgainstCatalogue } from './catalogue-check'

test('a line at the present price stays as it is', () => {
  const check = checkAgainstCatalogue([turmericLine], [turmeric])
  expect(check).toEqual({ lines: [turmericLine], changes: [], gone: [] })
})

test('another price is taken over, and both prices are told', () => {
  const remembered = { ...turmericLine, price: paise(120_00) }
  const check = checkAgainstCatalogue([remembered], [turmeric])
  expect(check.lines).toEqual([turmericLine])
  expect(check.changes).toEqual([{ line: turmericLine, was: 120_00 }])
})

test.each([
  ['product', []],
  ['variant', [{ ...turmeric, variants: [] }]],
  ['price', [{ ...turmeric, variants: turmeric.variants.map((variant) => ({ ...variant, price: 0 })) }]],
])('a line whose %s the catalogue no longer has stays, and is gone', (_, products) => {
  const check = checkAgainstCatalogue([turmericLine], products)
  expect(check).toEqual({ lines: [turmericLine], changes: [], gone: [turmericLine] })
})
