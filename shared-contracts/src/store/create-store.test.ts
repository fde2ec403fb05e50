import { createStore } from './create-store'

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
