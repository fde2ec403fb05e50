import { listMutations } from '../../testing/mutations'
import { subtotal } from './cart'
import { readCart } from './cart-reader'

const line = {
  id: 'turmeric-powder',
  variantId: 'turmeric-powder-100',
  variantLabel: '100 g',
  title: 'Turmeric Powder',
  price: 12_500,
  image: '/uploads/turmeric-powder-1.jpg',
  quantity: 3,
}
const whole = { ...line, id: 'cloves' }
const ignore = () => {}
const readLines = (value: unknown) => readCart({ lines: [value, whole] }, 'cart', ignore)?.lines

test('a cart is read as it was stored', () => {
  const report = jest.fn()
  const cart = { lines: [line], orderId: 'ORD-1' }
  expect(readCart(cart, 'cart', report)).toEqual(cart)
  expect(report).not.toHaveBeenCalled()
})

test.each([
  [{ image: null }, { image: '' }],
  [{ variantLabel: undefined }, { variantLabel: '' }],
  [{ title: 7 }, { title: '7' }],
  [{ title: [] }, { title: 'turmeric powder' }],
])('a stored line with %j keeps its position, with %j', (change, read) => {
  expect(readLines({ ...line, ...change })).toEqual([{ ...line, ...read }, whole])
})

test.each([
  ...[{ quantity: 0 }, { quantity: 1000 }, { quantity: 1.5 }, { quantity: '3' }],
  ...[{ price: -1 }, { price: 12.5 }, { price: 9e15 }, { price: null }],
  ...[{ id: '' }, { variantId: null }],
])('a stored line with %j is left out, and the others stay', (change) => {
  expect(readLines({ ...line, ...change })).toEqual([whole])
})

test.each(listMutations(line))('a cart whose line has %s has a total', (_, mutation) => {
  const lines = readLines(mutation) ?? []
  expect(lines).toContainEqual(whole)
  expect(subtotal(lines)).toBeGreaterThan(0)
})

test.each(listMutations({ lines: [], orderId: null }))(
  'a cart with %s is empty, or undefined',
  (_, mutation) => {
    expect(readCart(mutation, 'cart', ignore)?.lines ?? []).toEqual([])
  },
)
