import type { AxiosAdapter, AxiosRequestConfig } from 'axios'
import { browserHttp } from './http'

/** Returns the headers of a request by a page at an address. */
async function captureRequest(pathname: string, request: AxiosRequestConfig): Promise<object> {
  history.replaceState(null, '', pathname)
  let sent = {}
  const adapter: AxiosAdapter = async (config) => {
    sent = config.headers.toJSON()
    return { data: {}, status: 200, statusText: '', headers: {}, config }
  }
  await browserHttp({ ...request, adapter })
  return sent
}

test.each(['/hi/cart', '/hi'])('a page at %s sends its language to the api', async (pathname) => {
  const headers = { 'Idempotency-Key': '1' }
  expect(await captureRequest(pathname, { url: '/api/subscribe', method: 'POST', headers })).toMatchObject({
    'Content-Language': 'hi',
    'Idempotency-Key': '1',
  })
})

test.each(['/cart', '/history'])('a page at %s is English and sends no language', async (pathname) => {
  expect(await captureRequest(pathname, { url: '/api/orders' })).not.toHaveProperty('Content-Language')
})
