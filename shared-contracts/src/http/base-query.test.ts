import { createStore } from '../store'
import { addressesApi } from './addresses-api'
import type { Http, HttpRequest } from './http'
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

/** Fakes a network that records its requests and responds with the given function. */
function network(answer: (request: HttpRequest, count: number) => unknown) {
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

test('a read needs no token', async () => {
  const { asked, store } = network(() => [])
  await store.dispatch(ordersApi.endpoints.getOrders.initiate())
  expect(asked).toEqual(['GET /api/orders'])
})

test('the first change fetches a token beforehand', async () => {
  const { asked, store } = network(() => ({ shippingAddress: address }))
  await saveAddress(store)
  expect(asked).toEqual(['GET /api/session', 'POST /api/shipping-address'])
})

test('an existing token is used', async () => {
  haveToken()
  const { asked, store } = network(() => ({ shippingAddress: address }))
  await saveAddress(store)
  expect(asked).toEqual(['POST /api/shipping-address'])
})

test("a cookie whose name merely ends like the token's is ignored", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'MY-XSRF-TOKEN=t'
  const { asked, store } = network(() => ({ shippingAddress: address }))
  await saveAddress(store)
  expect(asked[0]).toBe('GET /api/session')
})

test('a refused token is renewed, and the change is sent again', async () => {
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

test('if the browser does not store the token, the error mentions cookies', async () => {
  const { store } = network(({ method }) => {
    if (method === 'POST') throw csrfRefusal
  })
  const { error } = await saveAddress(store)
  expect(error).toMatchObject({
    code: 'CSRF',
    message: expect.stringMatching(/is blocking this shop’s cookies/),
  })
})

test('a change without a response is never sent twice', async () => {
  haveToken()
  const { asked, store } = network(() => {
    throw new Error('Network Error')
  })
  const { error } = await saveAddress(store)
  expect(error).toEqual({ status: 0, code: undefined, message: undefined })
  expect(asked).toHaveLength(1)
})

test('an error carries the server’s message, code, fields and figures', async () => {
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

test('the message of a refused payment may be in the field error', async () => {
  const { store } = network(() => {
    throw { response: { status: 502, data: { error: 'The bank is closed.' } } }
  })
  const { error } = await store.dispatch(ordersApi.endpoints.getOrders.initiate())
  expect(error).toMatchObject({ status: 502, message: 'The bank is closed.' })
})

test.each(['<html>Bad gateway</html>', null, '', { message: { text: 'x' } }])(
  'a proxy response %p is a failure without a message [25.4]',
  async (data) => {
    const { store } = network(() => {
      throw { response: { status: 502, data } }
    })
    const { error } = await store.dispatch(ordersApi.endpoints.getOrders.initiate())
    expect(error).toMatchObject({ status: 502, message: undefined, code: undefined })
  },
)
