import { createSlice } from '@reduxjs/toolkit'
import { createStore } from './create-store'
import { registerSlice } from './register-slice'

function slice(name: string, initialState: string) {
  return createSlice({ name, initialState, reducers: {} })
}

test("a remote's own slice has its state immediately", () => {
  const store = createStore()
  registerSlice(store, 'mf-catalog', slice('mf-catalog/filters', 'none'))
  expect(store.getState()).toMatchObject({ 'mf-catalog/filters': 'none' })
})

test('the same slice may be registered again, as after a retry', () => {
  const filters = slice('mf-catalog/again', 'none')
  const store = createStore()
  registerSlice(store, 'mf-catalog', filters)
  expect(() => registerSlice(store, 'mf-catalog', filters)).not.toThrow()
})

test('two slices with the same name are refused', () => {
  const store = createStore()
  registerSlice(store, 'mf-catalog', slice('mf-catalog/twice', 'one'))
  expect(() => registerSlice(store, 'mf-catalog', slice('mf-catalog/twice', 'two'))).toThrow(
    "Two slices are named 'mf-catalog/twice'.",
  )
})

test.each(['cart', 'mf-account/form', 'mf-catalog'])(
  "mf-catalog cannot register a slice named '%s'",
  (name) => {
    expect(() => registerSlice(createStore(), 'mf-catalog', slice(name, ''))).toThrow(
      `The slice '${name}' of mf-catalog must be named 'mf-catalog/…'.`,
    )
  },
)
