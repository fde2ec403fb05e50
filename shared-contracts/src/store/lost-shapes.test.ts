import { asha, turmeric } from '../testing/example-shopper'
import { selectCartCount, selectIsCartRestored } from './cart-slice'
import { createStore } from './create-store'
import { cartItemAdded, loggedOut, shopOpened } from './events'
import { selectUser } from './session-slice'

const line = { ...turmeric, quantity: 3 }

let isLineBroken = true
jest.mock('./stored-shapes', () => {
  if (isLineBroken) throw new Error('Loading chunk 5 failed.')
  return jest.requireActual('./stored-shapes')
})

test('a full cart and a logout survive while the code that reads them fails to load', async () => {
  jest.useFakeTimers()
  localStorage.setItem('cart', JSON.stringify({ lines: [line], orderId: null }))
  localStorage.setItem('user', JSON.stringify(asha))
  const store = createStore()
  store.dispatch(shopOpened())
  store.dispatch(loggedOut())
  store.dispatch(cartItemAdded({ ...line, variantId: 'turmeric-powder-250' }))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(selectIsCartRestored(store.getState())).toBe(false)
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ lines: [{ quantity: 3 }] })

  isLineBroken = false
  await jest.advanceTimersByTimeAsync(60_000)
  expect(selectCartCount(store.getState())).toBe(4)
  expect(selectUser(store.getState())).toBeNull()
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({
    lines: [{ quantity: 3 }, { quantity: 1 }],
  })
})
