import { shownToasts } from 'design-system/toast/show-toast'
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

test('a customer whose session has ended is logged out and asked to log in again [17.5]', async () => {
  const store = createStore()
  tellSessionEnd(store)
  store.dispatch(loggedIn(asha))
  store.dispatch(loggedOut())
  expect(shownToasts()).toEqual([])
  store.dispatch(loggedIn(asha))
  store.dispatch(sessionExpired())
  expect(selectUser(store.getState())).toBeNull()
  await new Promise((resolve) => setTimeout(resolve))
  expect(shownToasts().map(({ message }) => message)).toEqual([
    'You have been logged out. Please log in again.',
  ])
})
