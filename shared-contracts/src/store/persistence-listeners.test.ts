import { waitFor } from '@testing-library/react'
import type { OrderRecord } from '../orders/order'
import { asha, turmeric } from '../testing/example-shopper'
import { selectCartCount, selectIsCartRestored } from './cart-slice'
import { createStore } from './create-store'
import {
  cartItemAdded,
  cartItemRemoved,
  loggedIn,
  loggedOut,
  orderPaid,
  orderPlaced,
  orderStatusChanged,
  shopOpened,
} from './events'
import { selectOrderRecords } from './order-records-slice'
import { type RootState, rootReducer } from './root-reducer'
import { selectIsSessionRestored, selectUser } from './session-slice'

const order: OrderRecord = {
  orderId: 'ORD-1',
  payment_id: 'p1',
  status: 'Awaiting Payment',
  createdAt: '2026-11-21T10:00:00.000Z',
  items: [{ title: 'Turmeric Powder', price: 125, quantity: 1 }],
  subtotal: 125,
  shipping: 50,
  tax: 22.5,
  total: 175,
  shippingAddress: null,
}

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Loads a page with a new store, which reads the browser's storage. */
async function openShop() {
  const store = createStore()
  store.dispatch(shopOpened())
  await waitFor(() => {
    expect(selectIsCartRestored(store.getState())).toBe(true)
    expect(selectIsSessionRestored(store.getState())).toBe(true)
  })
  return store
}

/** Simulates a write by another tab, which this tab receives as an event. */
function otherTabWrites(key: string, value: unknown) {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('a reload keeps the cart and its pending order [9.11]', async () => {
  const before = await openShop()
  before.dispatch(cartItemAdded(turmeric))
  before.dispatch(orderPlaced(order))
  const after = await openShop()
  expect(after.getState().cart).toEqual(before.getState().cart)
  expect(after.getState().cart.orderId).toBe('ORD-1')
})

test('any change of the cart or the order records is saved, even by an unknown action', async () => {
  const store = await openShop()
  store.dispatch(loggedIn(asha))
  await Promise.resolve()
  const line = { ...turmeric, quantity: 3 }
  store.replaceReducer((state, action) =>
    state && action.type === 'test/orderedAgain'
      ? ({ ...state, cart: { ...state.cart, lines: [line] }, orderRecords: [order] } as RootState)
      : rootReducer(state, action),
  )
  store.dispatch({ type: 'test/orderedAgain' })
  expect(stored('cart')).toEqual({ lines: [line], orderId: null })
  expect(stored('orders_c1')).toEqual([order])
})

test('data from another tab is not written again', async () => {
  const store = await openShop()
  const write = jest.spyOn(Storage.prototype, 'setItem')
  localStorage.setItem('cart', JSON.stringify({ lines: [{ ...turmeric, quantity: 4 }], orderId: null }))
  write.mockClear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  await waitFor(() => expect(selectCartCount(store.getState())).toBe(4))
  expect(write).not.toHaveBeenCalled()
})

test('an emptied cart stays empty after a reload', async () => {
  const before = await openShop()
  before.dispatch(cartItemAdded(turmeric))
  before.dispatch(cartItemRemoved(turmeric))
  expect(selectCartCount((await openShop()).getState())).toBe(0)
})

test.each(['', 'null', '{', '[]', '{"lines":{}}', '{"lines":[{"id":1}],"orderId":null}', '"cart"'])(
  'a cart corrupted as %p is an empty cart, and the next item is saved',
  async (text) => {
    localStorage.setItem('cart', text)
    const store = await openShop()
    expect(selectCartCount(store.getState())).toBe(0)
    store.dispatch(cartItemAdded(turmeric))
    expect(selectCartCount((await openShop()).getState())).toBe(1)
  },
)

test('items that a shopper adds before storage is read are merged with it, and saved', async () => {
  const earlier = await openShop()
  earlier.dispatch(cartItemAdded(turmeric))

  const store = createStore()
  store.dispatch(cartItemAdded(turmeric))
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 1 }] })
  store.dispatch(shopOpened())
  await waitFor(() => expect(selectCartCount(store.getState())).toBe(2))
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 2 }] })
})

test('a visit that adds nothing writes nothing', async () => {
  const write = jest.spyOn(Storage.prototype, 'setItem')
  await openShop()
  expect(write).not.toHaveBeenCalled()
})

test('the shop works with blocked storage', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
  const store = await openShop()
  store.dispatch(cartItemAdded(turmeric))
  store.dispatch(loggedIn(asha))
  store.dispatch(loggedOut())
  expect(selectCartCount(store.getState())).toBe(1)
})

test('the cart of this page works with full storage', async () => {
  const store = await openShop()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.dispatch(cartItemAdded(turmeric))
  expect(selectCartCount(store.getState())).toBe(1)
})

test("the cart follows a shopper's actions in another tab [9.11]", async () => {
  const store = await openShop()
  otherTabWrites('cart', { lines: [{ ...turmeric, quantity: 4 }], orderId: null })
  await waitFor(() => expect(selectCartCount(store.getState())).toBe(4))
  otherTabWrites('cart', null)
  await waitFor(() => expect(selectCartCount(store.getState())).toBe(0))
})

test('clearing storage empties the cart and ends the session here', async () => {
  const store = await openShop()
  store.dispatch(cartItemAdded(turmeric))
  store.dispatch(loggedIn(asha))
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await waitFor(() => expect(selectCartCount(store.getState())).toBe(0))
  await waitFor(() => expect(selectUser(store.getState())).toBeNull())
})

test('storage keys of other sites or libraries change nothing', async () => {
  const store = await openShop()
  store.dispatch(cartItemAdded(turmeric))
  const before = store.getState()
  otherTabWrites('theme', 'dark')
  await Promise.resolve()
  expect(store.getState()).toBe(before)
})

test("a customer stays logged in after a reload, under the specification's key [14.6]", async () => {
  const before = await openShop()
  before.dispatch(loggedIn(asha))
  expect(stored('user')).toEqual(asha)
  expect(selectUser((await openShop()).getState())).toEqual(asha)
})

test.each(['{"name":"Asha"}', '[]', 'Asha'])('a stored user of %s counts as signed out', async (text) => {
  localStorage.setItem('user', text)
  expect(selectUser((await openShop()).getState())).toBeNull()
})

test('logging out forgets the user and keeps the cart', async () => {
  const store = await openShop()
  store.dispatch(cartItemAdded(turmeric))
  store.dispatch(loggedIn(asha))
  store.dispatch(loggedOut())
  expect(selectUser(store.getState())).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
  expect(selectCartCount(store.getState())).toBe(1)
})

test('logging in and out in another tab takes effect here', async () => {
  localStorage.setItem('orders_c1', JSON.stringify([order]))
  const store = await openShop()
  otherTabWrites('user', asha)
  await waitFor(() => expect(selectOrderRecords(store.getState())).toEqual([order]))
  expect(selectUser(store.getState())).toEqual(asha)
  otherTabWrites('user', null)
  await waitFor(() => expect(selectUser(store.getState())).toBeNull())
  await waitFor(() => expect(selectOrderRecords(store.getState())).toEqual([]))
})

test('each customer of a browser has separate order records [11.26, 17.11]', async () => {
  const store = await openShop()
  store.dispatch(loggedIn(asha))
  await Promise.resolve()
  store.dispatch(orderPlaced(order))
  await waitFor(() => expect(stored('orders_c1')).toEqual([order]))

  store.dispatch(loggedOut())
  expect(selectOrderRecords(store.getState())).toEqual([])
  store.dispatch(loggedIn({ ...asha, id: 'c2' }))
  await Promise.resolve()
  expect(selectOrderRecords(store.getState())).toEqual([])

  store.dispatch(loggedOut())
  store.dispatch(loggedIn(asha))
  await waitFor(() => expect(selectOrderRecords(store.getState())).toEqual([order]))
})

test("an order's newest status is stored", async () => {
  localStorage.setItem('user', JSON.stringify(asha))
  localStorage.setItem('orders_c1', JSON.stringify([order]))
  const store = await openShop()
  await waitFor(() => expect(selectOrderRecords(store.getState())).toHaveLength(1))
  store.dispatch(orderStatusChanged({ orderId: 'ORD-1', status: 'Failed' }))
  expect(stored('orders_c1')).toMatchObject([{ status: 'Failed' }])
  store.dispatch(orderPaid({ orderId: 'ORD-1' }))
  expect(stored('orders_c1')).toMatchObject([{ status: 'Paid' }])
})

test('an order sent twice has one record', async () => {
  const store = await openShop()
  store.dispatch(loggedIn(asha))
  store.dispatch(orderPlaced(order))
  store.dispatch(orderPlaced({ ...order, payment_id: 'p2' }))
  expect(selectOrderRecords(store.getState())).toMatchObject([{ orderId: 'ORD-1', payment_id: 'p2' }])
})

test('one corrupt record does not affect the others', async () => {
  localStorage.setItem('user', JSON.stringify(asha))
  localStorage.setItem('orders_c1', JSON.stringify([{ orderId: 'ORD-0' }, null, order]))
  const store = await openShop()
  await waitFor(() => expect(selectOrderRecords(store.getState())).toEqual([order]))
})
