import { toApiError } from './api-error'
import { browserHttp, type HttpRequest } from './http'

interface Sent {
  url: string
  init: RequestInit & { headers: Record<string, string> }
}

/** Fakes the network: every request gets this response. @returns the requests that were sent */
function network(body: string, status = 200): Sent[] {
  const sent: Sent[] = []
  globalThis.fetch = (async (url: string, init: Sent['init']) => {
    sent.push({ url, init })
    return { status, text: async () => body }
  }) as unknown as typeof fetch
  return sent
}

function setToken(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = `XSRF-TOKEN=${cookie}`
}

/** Returns the headers of a request that a page sends. */
async function captureHeaders(pathname: string, request: HttpRequest): Promise<object> {
  history.replaceState(null, '', pathname)
  const [sent] = [network('{}')]
  await browserHttp(request)
  return sent[0]?.init.headers ?? {}
}

afterEach(() => {
  setToken('; max-age=0')
  history.replaceState(null, '', '/')
})

test.each(['/hi/cart', '/hi'])('a page at %s sends its language to the api', async (pathname) => {
  const headers = { 'Idempotency-Key': '1' }
  expect(await captureHeaders(pathname, { url: '/api/subscribe', method: 'POST', headers })).toMatchObject({
    'Content-Language': 'hi',
    'Idempotency-Key': '1',
  })
})

test.each(['/cart', '/history'])('a page at %s is English and sends no language', async (pathname) => {
  expect(await captureHeaders(pathname, { url: '/api/orders' })).not.toHaveProperty('Content-Language')
})

test('a request sends the token of the cookie, decoded', async () => {
  setToken('a%3Db')
  expect(await captureHeaders('/', { url: '/api/orders' })).toHaveProperty('X-XSRF-TOKEN', 'a=b')
})

test('data is sent as JSON, and a text as it is', async () => {
  const sent = network('')
  await browserHttp({ url: '/api/subscribe', method: 'POST', data: { email: 'a@b.example' } })
  await browserHttp({ url: '/csv', method: 'PUT', data: 'a,b', headers: { 'Content-Type': 'text/csv' } })
  expect(sent.map(({ init: { method, body, headers } }) => [method, body, headers['Content-Type']])).toEqual([
    ['POST', '{"email":"a@b.example"}', 'application/json'],
    ['PUT', 'a,b', 'text/csv'],
  ])
})

test('parameters are added to the query of the address', async () => {
  const sent = network('{}')
  await browserHttp({ url: '/api/return?a=1', params: { token: 'x y' } })
  expect(sent[0]?.url).toBe('/api/return?a=1&token=x+y')
})

test('a response is read as JSON, unless it is a text', async () => {
  network('{"a":1}')
  expect(await browserHttp({ url: '/' })).toEqual({ status: 200, data: { a: 1 } })
  expect(await browserHttp({ url: '/', responseType: 'text' })).toEqual({ status: 200, data: '{"a":1}' })
  network('# Returns')
  expect(await browserHttp({ url: '/' })).toEqual({ status: 200, data: '# Returns' })
})

test('a refusal is thrown with its status and body', async () => {
  network('{"message":"Sold out.","code":"SOLD_OUT"}', 409)
  const thrown = await browserHttp({ url: '/' }).catch((error: unknown) => error)
  expect(toApiError(thrown)).toMatchObject({ status: 409, code: 'SOLD_OUT', message: 'Sold out.' })
})

test('a request decides which statuses are successes', async () => {
  network('{}', 200)
  await expect(browserHttp({ url: '/', validateStatus: (status) => status === 201 })).rejects.toMatchObject({
    response: { status: 200 },
  })
})

test.each([
  ['its time is over', { timeout: 5 }, () => undefined],
  ['its page gives it up', { timeout: 5000 }, (given: AbortController) => given.abort()],
])('a request without a response fails when %s', async (_, limits, act) => {
  globalThis.fetch = ((_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })) as typeof fetch
  const given = new AbortController()
  const asked = browserHttp({ url: '/', signal: given.signal, ...limits }).catch((error: unknown) => error)
  act(given)
  expect(toApiError(await asked).status).toBe(0)
})
