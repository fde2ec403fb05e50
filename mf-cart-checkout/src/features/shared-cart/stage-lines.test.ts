import { inEnglish } from 'shared-contracts/i18n/translate'
import { paise } from 'shared-contracts/values/money'
import { pepper, pepperLine, turmeric, turmericLine } from '../../testing/example-cart'
import { stageLines } from './stage-lines'

const linkLine = { id: 'turmeric-powder', variantId: 'turmeric-powder-100', quantity: 2 }

test("a line of a link becomes a cart line at today's price", () => {
  const [variant] = turmeric.variants
  const dearer = { ...turmeric, variants: variant ? [{ ...variant, price: 140 }] : [] }
  expect(stageLines([linkLine], [dearer], inEnglish).lines).toEqual([
    { ...turmericLine, price: paise(140_00) },
  ])
})

test('the lines keep their order, whatever the order of the response', () => {
  const others = [{ id: 'black-pepper', variantId: 'black-pepper-50', quantity: 1 }, linkLine]
  expect(stageLines(others, [turmeric, pepper], inEnglish).lines).toEqual([pepperLine, turmericLine])
})

test('a quantity above the limit is reduced to it and reported', () => {
  const { lines, capped } = stageLines([{ ...linkLine, quantity: 1000 }], [turmeric], inEnglish)
  expect(lines).toEqual([{ ...turmericLine, quantity: 999 }])
  expect(capped).toEqual(lines)
})

test.each([
  ['that the product no longer comes in', []],
  ['that costs nothing', turmeric.variants.map((variant) => ({ ...variant, price: 0 }))],
])("a pack %s is reported by its product's name", (_, variants) => {
  const staged = stageLines([linkLine], [{ ...turmeric, variants }], inEnglish)
  expect(staged).toEqual({
    lines: [],
    capped: [],
    short: [],
    soldOut: [],
    variantsGone: ['Turmeric Powder'],
    productsGone: 0,
  })
})

test('a sold-out pack is left out and reported by name', () => {
  const variants = turmeric.variants.map((variant) => ({ ...variant, isSoldOut: true }))
  expect(stageLines([linkLine], [{ ...turmeric, variants }], inEnglish)).toMatchObject({
    lines: [],
    soldOut: ['Turmeric Powder (100 g)'],
    variantsGone: [],
  })
})

test("a product that is not on sale is only counted: the link's text is never shown", () => {
  const staged = stageLines(
    [{ id: 'call 555 now', variantId: 'x', quantity: 1 }, linkLine],
    [turmeric],
    inEnglish,
  )
  expect(staged).toEqual({
    lines: [turmericLine],
    capped: [],
    short: [],
    soldOut: [],
    variantsGone: [],
    productsGone: 1,
  })
})
