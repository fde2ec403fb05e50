import { createStore } from './create-store'

test('however slow the machine, a developer reads nothing of how long the checks of the state take', () => {
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
