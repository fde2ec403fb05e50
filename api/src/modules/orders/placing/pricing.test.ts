import type { Product } from 'shared-contracts/catalog/product'
import type { OrderedProduct } from 'shared-contracts/orders/order'
import { priceOrder } from './pricing'

const turmeric: Product = {
  _id: 'turmeric-powder',
  name: 'Turmeric Powder',
  hindiName: '',
  synonyms: [],
  description: '',
  category: 'GROUND SPICES',
  images: ['/uploads/turmeric-powder-1.jpg'],
  variants: [
    { _id: 'turmeric-100', quantity: '100 g', price: 125 },
    { _id: 'turmeric-500', quantity: '500 g', price: 560.5 },
    { _id: 'turmeric-gift', quantity: 'gift', price: 0 },
  ],
}
const one: OrderedProduct = { name: 'Turmeric Powder', price: 125, quantity: 1 }

function price(
  products: OrderedProduct[],
  sums: { subtotal: number; tax?: number; shipping?: number; total?: number },
) {
  const { subtotal, tax = subtotal * 0.18, shipping = 50, total = subtotal + 50 } = sums
  return priceOrder({ products, subtotal, tax, shipping, total }, [turmeric])
}

test('an order by name and price is priced in paise, with Rs 50 shipping and no tax on top', () => {
  expect(price([one], { subtotal: 125 })).toMatchObject({
    kind: 'priced',
    totals: { subtotal: 12500, shipping: 5000, tax: 2250, total: 17500 },
    lines: [
      {
        productId: 'turmeric-powder',
        variantId: 'turmeric-100',
        variant: '100 g',
        price: 12500,
        quantity: 1,
      },
    ],
  })
})

test('the name and picture stored are the catalogue’s, whatever the browser sent', () => {
  const sent = {
    ...one,
    name: 'Free gold',
    productId: 'turmeric-powder',
    variantId: 'turmeric-100',
    image: 'x',
  }
  expect(price([sent], { subtotal: 125 })).toMatchObject({
    lines: [{ name: 'Turmeric Powder', image: '/uploads/turmeric-powder-1.jpg' }],
  })
})

test('the same variant in two lines is one line of both quantities', () => {
  expect(price([one, { ...one, price: '125.00', quantity: 2 }], { subtotal: 375 })).toMatchObject({
    kind: 'priced',
    lines: [{ quantity: 3 }],
  })
})

test('two variants of a product are two lines', () => {
  expect(price([one, { ...one, price: 560.5 }], { subtotal: 685.5, tax: 123.39 })).toMatchObject({
    kind: 'priced',
    lines: [{ variantId: 'turmeric-100' }, { variantId: 'turmeric-500' }],
  })
})

test('the refusal names a product that the shop does not sell', () => {
  expect(price([{ ...one, name: 'Saffron dust' }], { subtotal: 125 })).toMatchObject({
    kind: 'not-sold',
    said: { message: '"Saffron dust" isn’t sold here. Please remove it from your cart.' },
  })
})

test('the refusal names a sold-out pack, and other packs of its product can be bought', () => {
  const [small, ...others] = turmeric.variants
  const shelf = [{ ...turmeric, variants: [...(small ? [{ ...small, isSoldOut: true }] : []), ...others] }]
  const order = (line: OrderedProduct) => {
    const subtotal = Number(line.price)
    const sums = { subtotal, tax: subtotal * 0.18, shipping: 50, total: subtotal + 50 }
    return priceOrder({ products: [line], ...sums }, shelf)
  }
  expect(order(one)).toMatchObject({
    kind: 'sold-out',
    said: { message: '"Turmeric Powder" (100 g) is sold out. Please remove it from your cart.' },
  })
  expect(order({ ...one, price: 560.5 }).kind).toBe('priced')
})

test.each([
  ['a removed variant', { productId: 'turmeric-powder', variantId: 'turmeric-1kg' }],
  ['a variant without a price', { productId: 'turmeric-powder', variantId: 'turmeric-gift', price: 0 }],
  ['a product id that is unknown', { productId: 'saffron' }],
])('%s is not sold', (_, change) => {
  expect(price([{ ...one, ...change }], { subtotal: 125 }).kind).toBe('not-sold')
})

test.each([1, 0, 124.99, 559])('a price of Rs %s is refused with the right figures', (sent) => {
  const pricing = price([{ ...one, price: sent }], { subtotal: sent })
  const right = sent > 500 ? 560.5 : 125
  expect(pricing).toMatchObject({
    kind: 'price-changed',
    figures: { price: right, subtotal: right, total: right + 50 },
  })
})

test.each([
  ['subtotal', { subtotal: 124 }],
  ['shipping', { subtotal: 125, shipping: 0 }],
  ['total', { subtotal: 125, total: 125 }],
  ['total with the tax added', { subtotal: 125, total: 197.5 }],
  ['tax', { subtotal: 125, tax: 0 }],
])('a wrong %s is refused with the right figures', (_, sums) => {
  expect(price([one], sums)).toMatchObject({
    kind: 'price-changed',
    figures: { subtotal: 125, shipping: 50, tax: 22.5, total: 175 },
  })
})

test('a total that a browser added in floating point is accepted', () => {
  const products = [{ ...one, price: 560.5, quantity: 3 }]
  expect(price(products, { subtotal: 1681.4999999999998, total: 1731.5000000000002 }).kind).toBe('priced')
})

test('more than 999 of one variant is a wholesale order, even spread over lines', () => {
  const line = { ...one, quantity: 500 }
  expect(price([line, line], { subtotal: 125_000 })).toMatchObject({ kind: 'not-sold' })
})
