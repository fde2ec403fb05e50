import type { OrderRecord } from '../orders/order'
import { turmeric } from '../testing/example-shopper'
import { paise } from '../values/money'
import { cartRestored, selectCart, selectCartCount, selectCartLines, selectCartSubtotal } from './cart-slice'
import { createStore } from './create-store'
import {
  cartCleared,
  cartItemAdded,
  cartItemRemoved,
  cartLinesAdded,
  cartQuantityChanged,
  cartReplaced,
  cartRepriced,
  orderPaid,
  orderPlaced,
  orderStatusChanged,
} from './events'

const order: OrderRecord = {
  orderId: 'ORD-1',
  payment_id: 'p1',
  status: 'Awaiting Payment',
  createdAt: '2026-11-21T10:00:00.000Z',
  items: [],
  subtotal: 125,
  shipping: 50,
  tax: 22.5,
  total: 175,
  shippingAddress: null,
}

function filledCart() {
  const store = createStore()
  store.dispatch(cartItemAdded(turmeric))
  return store
}

test('a shopper adds, changes, and removes [9.9]', () => {
  const store = filledCart()
  store.dispatch(cartItemAdded(turmeric))
  expect(selectCartCount(store.getState())).toBe(2)
  store.dispatch(cartQuantityChanged({ ...turmeric, quantity: 5 }))
  expect(selectCartSubtotal(store.getState())).toBe(625_00)
  store.dispatch(cartItemRemoved(turmeric))
  expect(selectCartLines(store.getState())).toEqual([])
})

test('the cart takes new prices from the catalogue', () => {
  const store = filledCart()
  store.dispatch(cartRepriced([{ ...turmeric, price: paise(130_00), quantity: 1 }]))
  expect(selectCartSubtotal(store.getState())).toBe(130_00)
})

test('the lines of a shared cart are added to the shopper’s own, and the cart gets a new order id', () => {
  const store = filledCart()
  store.dispatch(orderPlaced(order))
  const cloves = { ...turmeric, id: 'cloves', quantity: 2 }
  store.dispatch(cartLinesAdded([{ ...turmeric, quantity: 998 }, cloves]))
  expect(selectCart(store.getState())).toMatchObject({
    lines: [{ ...turmeric, quantity: 999 }, cloves],
    orderId: null,
  })
})

test('the lines of a shared cart can replace the shopper’s own', () => {
  const store = filledCart()
  const cloves = { ...turmeric, id: 'cloves', quantity: 2 }
  store.dispatch(cartReplaced([cloves]))
  expect(selectCartLines(store.getState())).toEqual([cloves])
})

test('a cart can be emptied in one step', () => {
  const store = filledCart()
  store.dispatch(cartCleared())
  expect(selectCartLines(store.getState())).toEqual([])
})

test('paying for the order of a cart empties the cart', () => {
  const store = filledCart()
  store.dispatch(orderPlaced(order))
  store.dispatch(orderPaid({ orderId: 'ORD-1' }))
  expect(selectCart(store.getState())).toMatchObject({ lines: [], orderId: null })
})

test('paying for an older order does not change the cart', () => {
  const store = filledCart()
  store.dispatch(orderPlaced(order))
  store.dispatch(orderPaid({ orderId: 'ORD-0' }))
  expect(selectCartCount(store.getState())).toBe(1)
})

test.each([
  ['Refunded', null],
  ['Failed', 'ORD-1'],
] as const)(
  'a cart whose order is %s keeps its lines, and is sent again as %p [26.15]',
  (status, orderId) => {
    const store = filledCart()
    store.dispatch(orderPlaced(order))
    store.dispatch(orderStatusChanged({ orderId: 'ORD-1', status }))
    expect(selectCart(store.getState())).toMatchObject({ orderId })
    expect(selectCartCount(store.getState())).toBe(1)
  },
)

test('items added after the order was sent remain after its payment', () => {
  const store = filledCart()
  store.dispatch(orderPlaced(order))
  store.dispatch(cartItemAdded(turmeric))
  store.dispatch(orderPaid({ orderId: 'ORD-1' }))
  expect(selectCartCount(store.getState())).toBe(2)
})

test('items added before the stored cart was read are merged with it, and the sent order is forgotten', () => {
  const store = filledCart()
  store.dispatch(cartRestored({ lines: [{ ...turmeric, quantity: 2 }], orderId: 'ORD-1' }))
  expect(selectCart(store.getState())).toMatchObject({ orderId: null, isRestored: true })
  expect(selectCartCount(store.getState())).toBe(3)
})

test("another tab's cart replaces this one's", () => {
  const store = filledCart()
  store.dispatch(cartRestored({ lines: [], orderId: null }))
  store.dispatch(cartRestored({ lines: [{ ...turmeric, quantity: 7 }], orderId: 'ORD-2' }))
  expect(selectCart(store.getState())).toMatchObject({ orderId: 'ORD-2' })
  expect(selectCartCount(store.getState())).toBe(7)
})
