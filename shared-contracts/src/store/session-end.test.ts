import type { Http } from '../http'
import { addressesApi, ordersApi } from '../http'
import { asha } from '../testing/example-shopper'
import { createStore } from './create-store'
import { loggedIn, loggedOut } from './events'
import { selectUser } from './session-slice'

function refusing(status: number, code: string): Http {
  return async () => {
    throw { response: { status, data: { message: 'No.', code } } }
  }
}

beforeEach(() => localStorage.clear())

test('the next refused call logs out a customer whose session has ended [17.5]', async () => {
  const store = createStore({ http: refusing(401, 'NOT_SIGNED_IN') })
  store.dispatch(loggedIn(asha))
  await store.dispatch(ordersApi.endpoints.getOrders.initiate())
  expect(selectUser(store.getState())).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
})

test.each([
  [401, 'INVALID_CREDENTIALS'],
  [403, 'FORBIDDEN'],
  [503, 'UNAVAILABLE'],
])('a refusal %p %s does not log a customer out', async (status, code) => {
  const store = createStore({ http: refusing(status, code) })
  store.dispatch(loggedIn(asha))
  await store.dispatch(addressesApi.endpoints.getAddresses.initiate('c1'))
  expect(selectUser(store.getState())).toEqual(asha)
})

test('data that the server sent to one customer is forgotten before another logs in', async () => {
  const store = createStore({ http: async () => ({ status: 200, data: [{ orderId: 'ORD-1' }] }) })
  store.dispatch(loggedIn(asha))
  const asked = store.dispatch(ordersApi.endpoints.getOrders.initiate())
  expect((await asked).data).toHaveLength(1)
  asked.unsubscribe()
  store.dispatch(loggedOut())
  store.dispatch(loggedIn({ ...asha, id: 'c2' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(ordersApi.endpoints.getOrders.select()(store.getState()).data).toBeUndefined()
})
