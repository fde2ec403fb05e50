import { createStore } from './create-store'
import { loggedOut } from './events'

test('a slow machine causes no warnings about slow state checks', () => {
  let now = 0
  jest.spyOn(Date, 'now').mockImplementation(() => {
    now += 1000
    return now
  })
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  createStore().dispatch({ type: 'mf-tea/poured' })
  expect(warn.mock.calls).toEqual([])
  jest.restoreAllMocks()
})

test('a store on the server writes nothing to a browser’s storage', () => {
  const write = jest.spyOn(Storage.prototype, 'removeItem')
  createStore({ listens: false }).dispatch(loggedOut())
  expect(write).not.toHaveBeenCalled()
  createStore().dispatch(loggedOut())
  expect(write).toHaveBeenCalled()
  jest.restoreAllMocks()
})
