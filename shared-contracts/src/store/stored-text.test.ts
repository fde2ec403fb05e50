import { cartItemAdded, createStore, selectCartCount, selectIsCartRestored, shopOpened } from '../store'
import { paise } from '../values/money'
import { readStored, writeStored } from './stored-text'

const areas = ['localStorage', 'sessionStorage'] as const

afterEach(() => {
  jest.restoreAllMocks()
  for (const area of areas) window[area].clear()
})

/** Simulates a browser that blocks storage: even accessing the property throws. */
function block() {
  for (const area of areas)
    jest.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
}

test.each(areas)('%s returns what was stored, until it is removed', (area) => {
  writeStored(area, 'key', 'text')
  expect(readStored(area, 'key')).toBe('text')
  writeStored(area, 'key', null)
  expect(readStored(area, 'key')).toBeNull()
})

test.each(areas)('if %s is blocked, nothing is stored and nothing breaks', (area) => {
  block()
  writeStored(area, 'key', 'text')
  expect(readStored(area, 'key')).toBeNull()
  writeStored(area, 'key', null)
})

test('a shopper with blocked storage has a cart for the visit', async () => {
  block()
  const store = createStore({ http: async () => ({ status: 200, data: {} }) })
  store.dispatch(shopOpened())
  store.dispatch(
    cartItemAdded({
      id: 'turmeric-powder',
      variantId: 'turmeric-powder-100',
      variantLabel: '100 g',
      title: 'Turmeric Powder',
      price: paise(125_00),
      image: '',
    }),
  )
  await new Promise((resolve) => setTimeout(resolve))
  expect(selectIsCartRestored(store.getState())).toBe(true)
  expect(selectCartCount(store.getState())).toBe(1)
})
