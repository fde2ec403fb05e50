import { createStore } from '../store'
import { addressesApi } from './addresses-api'
import type { Http } from './http'
import { ordersApi } from './orders-api'
import { productsApi } from './products-api'

function network(data: unknown) {
  const asked: unknown[] = []
  const http: Http = async ({ method = 'GET', url }) => {
    asked.push(`${method} ${url}`)
    return { status: 200, data }
  }
  return { asked, store: createStore({ http }) }
}

const { getProduct } = productsApi.endpoints
const { getAddresses } = addressesApi.endpoints

test('a product is requested by its escaped id [23.2]', async () => {
  const { asked, store } = network({ success: true, data: { _id: 'a/b' } })
  const { data } = await store.dispatch(getProduct.initiate('a/b'))
  expect(asked).toEqual(['GET /api/products/a%2Fb'])
  expect(data).toMatchObject({ _id: 'a/b', variants: [] })
})

test.each([null, '', { message: 'none' }])(
  'the response %p means that a customer has no address [17.15]',
  async (answer) => {
    const { asked, store } = network(answer)
    const { data } = await store.dispatch(getAddresses.initiate('c1'))
    expect(asked).toEqual(['GET /api/shipping-address/user/c1'])
    expect(data).toEqual([])
  },
)

test('a saved address is read from its wrapper, and the list is refetched [23.9]', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'XSRF-TOKEN=t'
  const { asked, store } = network({ shippingAddress: { _id: 'a1' } })
  await store.dispatch(getAddresses.initiate('c1'))
  const input = {
    userId: 'c1',
    firstName: 'A',
    lastName: 'R',
    phoneNumber: '9',
    address: 'x',
    city: 'x',
    state: 'x',
    pincode: '1',
    country: 'India',
  }
  const { data } = await store.dispatch(addressesApi.endpoints.saveAddress.initiate(input))
  expect(data).toMatchObject({ _id: 'a1' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual([
    'GET /api/shipping-address/user/c1',
    'POST /api/shipping-address',
    'GET /api/shipping-address/user/c1',
  ])
})

test('a payment is queried by its order', async () => {
  const { asked, store } = network({ orderId: 'ORD-1', status: 'Paid' })
  const { data } = await store.dispatch(ordersApi.endpoints.getPaymentStatus.initiate('ORD-1'))
  expect(asked).toEqual(['GET /api/payments/orders/ORD-1'])
  expect(data).toEqual({ orderId: 'ORD-1', status: 'Paid' })
})
