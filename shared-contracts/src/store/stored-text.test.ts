import { cartItemAdded, createStore, selectCartCount, selectIsCartRestored, shopOpened } from '../store'
import { paise } from '../values/money'
import { readStored, writeStored } from './stored-text'

const areas = ['localStorage', 'sessionStorage'] as const

afterEach(() => {
  jest.restoreAllMocks()
  for (const area of areas) window[area].clear()
})

/** As a browser that is told to keep nothing: to name the storage is an error. */
function block() {
  for (const area of areas)
    jest.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
}

test.each(areas)('%s refunds what it was given, until it is told to forget', (area) => {
  writeStored(area, 'key', 'text')
  expect(readStored(area, 'key')).toBe('text')
  writeStored(area, 'key', null)
  expect(readStored(area, 'key')).toBeNull()
})

test.each(areas)('where %s is blocked nothing is held, and nothing breaks', (area) => {
  block()
  writeStored(area, 'key', 'text')
  expect(readStored(area, 'key')).toBeNull()
  writeStored(area, 'key', null)
})

test('a shopper whose storage is blocked has a cart for the visit', async () => {
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
