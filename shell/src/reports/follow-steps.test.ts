import type { OrderRecord } from 'shared-contracts/orders/order'
import { cartItemAdded, createStore, nothingFound, orderPaid, orderPlaced } from 'shared-contracts/store'
import { paise } from 'shared-contracts/values/money'
import { followSteps, stepOfPage } from './follow-steps'

test.each([
  ['/cart', 'cart-seen'],
  ['/checkout', 'checkout-seen'],
  ['/all-products/turmeric-powder', 'product-seen'],
  ['/diy-spices/chole-masala-kit', 'product-seen'],
  ['/all-products', undefined],
  ['/all-products/part/2', undefined],
  ['/product/1', undefined],
  ['/', undefined],
])('at %s the step %s is reached', (path, step) => {
  expect(stepOfPage(path)).toBe(step)
})

const record: OrderRecord = {
  orderId: 'ORD-1',
  payment_id: '',
  status: 'Awaiting Payment',
  createdAt: '2026-11-21T10:00:00.000Z',
  items: [],
  subtotal: 0,
  shipping: 0,
  tax: 0,
  total: 0,
  shippingAddress: { address: '', city: '', state: '', pincode: '', country: '' },
}
const item = {
  id: 'turmeric-powder',
  variantId: 'v1',
  variantLabel: '100 g',
  title: 'Turmeric Powder',
  price: paise(125_00),
  image: '',
}

function follow() {
  const store = createStore()
  const steps: string[] = []
  const searches: string[] = []
  let pathname = '/all-products/turmeric-powder'
  const listeners: (() => void)[] = []
  followSteps(
    store,
    { view: () => ({ location: { pathname } }), subscribe: (listener) => listeners.push(listener) },
    { onStep: (step) => steps.push(step), onSearch: (text) => searches.push(text) },
  )
  const goTo = (path: string) => {
    pathname = path
    for (const listener of listeners) listener()
  }
  return { store, steps, searches, goTo }
}

test('a purchase is reported step by step', async () => {
  const { store, steps, goTo } = follow()
  store.dispatch(cartItemAdded(item))
  goTo('/cart')
  goTo('/checkout')
  store.dispatch(orderPlaced(record))
  goTo('/thank-you')
  store.dispatch(orderPaid({ orderId: 'ORD-1' }))
  await Promise.resolve()
  expect(steps).toEqual([
    'product-seen',
    'added-to-cart',
    'cart-seen',
    'checkout-seen',
    'order-placed',
    'paid',
  ])
})

test('an order that was already paid is not a step', async () => {
  const { store, steps } = follow()
  store.dispatch(orderPlaced({ ...record, status: 'Paid' }))
  store.dispatch(orderPaid({ orderId: 'ORD-1' }))
  await Promise.resolve()
  expect(steps).not.toContain('paid')
})

test('a search without results is reported with its text', async () => {
  const { store, searches } = follow()
  store.dispatch(nothingFound({ query: 'saffron' }))
  await Promise.resolve()
  expect(searches).toEqual(['saffron'])
})
