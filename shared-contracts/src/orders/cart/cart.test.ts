import { paise } from '../../values/money'
import { clampQuantity, MAX_LINE_QUANTITY } from '../line-quantity'
import {
  addItem,
  type CartItem,
  type CartLine,
  changeQuantity,
  countItems,
  mergeLines,
  removeLine,
  subtotal,
} from './cart'

const small: CartItem = {
  id: 'turmeric-powder',
  variantId: 'turmeric-powder-100',
  variantLabel: '100 g',
  title: 'Turmeric Powder',
  price: paise(125_00),
  image: '/uploads/turmeric.jpg',
}
const large: CartItem = {
  ...small,
  variantId: 'turmeric-powder-500',
  variantLabel: '500 g',
  price: paise(500_00),
}
const line = (item: CartItem, quantity: number): CartLine => ({ ...item, quantity })

test('a first item is a line with quantity 1 [9.7]', () => {
  expect(addItem([], small)).toEqual([line(small, 1)])
})

test('adding the same product and variant again increases its line by one [9.8]', () => {
  expect(addItem([line(small, 2), line(large, 1)], small)).toEqual([line(small, 3), line(large, 1)])
})

test('another variant of the same product is another line at its own price [9.8]', () => {
  expect(addItem([line(small, 1)], large)).toEqual([line(small, 1), line(large, 1)])
})

test('a line takes the price at which its product was last added', () => {
  const dearer = { ...small, price: paise(130_00) }
  expect(addItem([line(small, 1)], dearer)).toEqual([line(dearer, 2)])
})

test('removing one variant leaves the other', () => {
  expect(removeLine([line(small, 1), line(large, 4)], small)).toEqual([line(large, 4)])
})

test.each([
  [0, 1],
  [-5, 1],
  [2.9, 2],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
  [MAX_LINE_QUANTITY + 1, MAX_LINE_QUANTITY],
])('a quantity of %p becomes %p [9.6, 27.4]', (asked, given) => {
  expect(clampQuantity(asked)).toBe(given)
  expect(changeQuantity([line(small, 5)], small, asked)).toEqual([line(small, given)])
})

test('changing a missing line changes nothing', () => {
  expect(changeQuantity([line(small, 5)], large, 2)).toEqual([line(small, 5)])
})

test('merging two carts adds up shared lines and keeps the others', () => {
  expect(mergeLines([line(small, 2)], [line(small, 3), line(large, 1)])).toEqual([
    line(small, 5),
    line(large, 1),
  ])
  expect(mergeLines([line(small, 998)], [line(small, 5)])).toEqual([line(small, MAX_LINE_QUANTITY)])
  expect(mergeLines([], [line(small, 1)])).toEqual([line(small, 1)])
})

test('a line in both carts keeps the price that the shopper saw last', () => {
  const dearer = { ...small, price: paise(130_00) }
  expect(mergeLines([line(small, 1)], [line(dearer, 1)])).toEqual([line(dearer, 2)])
})

test('the subtotal is price times quantity, and the count is of items [9.3]', () => {
  const lines = [line(small, 2), line(large, 1)]
  expect(subtotal(lines)).toBe(750_00)
  expect(countItems(lines)).toBe(3)
  expect(subtotal([])).toBe(0)
})

test('the lines that a page holds are never mutated', () => {
  const lines = Object.freeze([Object.freeze(line(small, 1))])
  addItem(lines, small)
  mergeLines(lines, lines)
  expect(lines).toEqual([line(small, 1)])
})
