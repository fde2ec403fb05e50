import { dismissToast, shownToasts } from 'design-system/toast/show-toast'
import { addressesApi } from 'shared-contracts/http'
import { createStore, loggedIn, loggedOut, selectUser, sessionExpired } from 'shared-contracts/store'
import { tellSessionEnd } from './tell-session-end'

const asha = {
  id: 'c1',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  countryCode: '+91',
}

const shownMessages = async () => {
  await new Promise((resolve) => setTimeout(resolve))
  return shownToasts().map(({ message }) => message)
}

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

test('a customer whose session has ended is logged out and asked to log in again [17.5]', async () => {
  const store = createStore()
  tellSessionEnd(store)
  store.dispatch(loggedIn(asha))
  store.dispatch(loggedOut())
  expect(shownToasts()).toEqual([])
  store.dispatch(loggedIn(asha))
  store.dispatch(sessionExpired())
  expect(selectUser(store.getState())).toBeNull()
  expect(await shownMessages()).toEqual(['You have been logged out. Please log in again.'])
})

test('the customer sees a message even if the first call of a page load is refused before the shell listens [17.5]', async () => {
  const store = createStore({
    http: async () => {
      throw { response: { status: 401, data: { message: 'No.', code: 'NOT_SIGNED_IN' } } }
    },
  })
  store.dispatch(loggedIn(asha))
  await store.dispatch(addressesApi.endpoints.getAddresses.initiate('c1'))
  expect(selectUser(store.getState())).toBeNull()
  tellSessionEnd(store)
  expect(await shownMessages()).toEqual(['You have been logged out. Please log in again.'])
})

test('a customer who has logged in again before the shell listens sees no message', async () => {
  const store = createStore()
  store.dispatch(loggedIn(asha))
  store.dispatch(sessionExpired())
  store.dispatch(loggedIn(asha))
  tellSessionEnd(store)
  expect(await shownMessages()).toEqual([])
})
