import type { AxiosRequestConfig } from 'axios'
import { createStore } from '../store'
import { addressesApi } from './addresses-api'
import type { Http } from './http'
import { ordersApi } from './orders-api'

const address = {
  userId: 'c1',
  firstName: 'Asha',
  lastName: 'Rao',
  phoneNumber: '9876543210',
  address: '14 Spice Market Road',
  city: 'Bangalore',
  state: 'Karnataka',
  pincode: '560002',
  country: 'India',
}

const csrfRefusal = { response: { status: 403, data: { message: 'Please try again.', code: 'CSRF' } } }

/** A network that remembers its requests and answers each as told. */
function network(answer: (request: AxiosRequestConfig, count: number) => unknown) {
  const asked: string[] = []
  const http: Http = async (request) => {
    const name = `${request.method ?? 'GET'} ${request.url}`
    asked.push(name)
    const count = asked.filter((other) => other === name).length
    return { status: 200, data: answer(request, count) }
  }
  return { asked, store: createStore({ http }) }
}

function saveAddress(store: ReturnType<typeof createStore>) {
  return store.dispatch(addressesApi.endpoints.saveAddress.initiate(address))
}

function forgetToken() {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'XSRF-TOKEN=; max-age=0'
}

function haveToken() {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'XSRF-TOKEN=t'
}

beforeEach(forgetToken)

test('reading asks for no token', async () => {
  const { asked, store } = network(() => [])
  await store.dispatch(ordersApi.endpoints.getOrders.initiate())
  expect(asked).toEqual(['GET /api/orders'])
})

test('a first change fetches a token beforehand', async () => {
  const { asked, store } = network(() => ({ shippingAddress: address }))
  await saveAddress(store)
  expect(asked).toEqual(['GET /api/session', 'POST /api/shipping-address'])
})

test('a token at hand is used', async () => {
  haveToken()
  const { asked, store } = network(() => ({ shippingAddress: address }))
  await saveAddress(store)
  expect(asked).toEqual(['POST /api/shipping-address'])
})

test("a cookie that only ends like the token's is not taken for it", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'MY-XSRF-TOKEN=t'
  const { asked, store } = network(() => ({ shippingAddress: address }))
  await saveAddress(store)
  expect(asked[0]).toBe('GET /api/session')
})

test('a refused token is renewed, and the change sent once more', async () => {
  haveToken()
  const { asked, store } = network(({ method }, count) => {
    if (method === 'POST' && count === 1) throw csrfRefusal
    return { shippingAddress: address }
  })
  const { data } = await saveAddress(store)
  expect(data).toMatchObject(address)
  expect(asked).toEqual(['POST /api/shipping-address', 'GET /api/session', 'POST /api/shipping-address'])
})

test('a token refused twice is an error', async () => {
  haveToken()
  const { asked, store } = network(({ method }) => {
    if (method === 'POST') throw csrfRefusal
  })
  const { error } = await saveAddress(store)
  expect(error).toMatchObject({ status: 403, code: 'CSRF' })
  expect(asked).toHaveLength(3)
})

test('a token that the browser does not keep is said to be for want of cookies', async () => {
  const { store } = network(({ method }) => {
    if (method === 'POST') throw csrfRefusal
  })
  const { error } = await saveAddress(store)
  expect(error).toMatchObject({
    code: 'CSRF',
    message: expect.stringMatching(/blocks the cookies of this shop/),
  })
})

test('a change without an answer is never sent twice', async () => {
  haveToken()
  const { asked, store } = network(() => {
    throw new Error('Network Error')
  })
  const { error } = await saveAddress(store)
  expect(error).toEqual({ status: 0, code: undefined, message: undefined })
  expect(asked).toHaveLength(1)
})

test('a page learns what the server said: words, code, fields and figures', async () => {
  const body = {
    message: 'Prices have changed.',
    code: 'PRICE_CHANGED',
    fields: { a: 'b' },
    figures: { total: 175 },
  }
  const { store } = network(() => {
    throw { response: { status: 409, data: body } }
  })
  const { error } = await store.dispatch(ordersApi.endpoints.getOrders.initiate())
  expect(error).toEqual({ status: 409, ...body })
})

test('the words of a refused payment may stand in the field error', async () => {
  const { store } = network(() => {
    throw { response: { status: 502, data: { error: 'The bank is closed.' } } }
  })
  const { error } = await store.dispatch(ordersApi.endpoints.getOrders.initiate())
  expect(error).toMatchObject({ status: 502, message: 'The bank is closed.' })
})

test.each(['<html>Bad gateway</html>', null, '', { message: { text: 'x' } }])(
  'an answer %p from something between is a failure without words [25.4]',
  async (data) => {
    const { store } = network(() => {
      throw { response: { status: 502, data } }
    })
    const { error } = await store.dispatch(ordersApi.endpoints.getOrders.initiate())
    expect(error).toMatchObject({ status: 502, message: undefined, code: undefined })
  },
)
