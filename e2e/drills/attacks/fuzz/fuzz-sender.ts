import { request } from 'undici'
import { type Browser, openBrowser } from '../../../harness/over-http/browser'
import type { Operation } from '../../../harness/shop/api/api-description'
import type { FuzzedRequest } from './fuzzed-request'

/** Returns a function that sends a generated request with its sender's cookies and returns the status. */
export async function createSender(origin: string, shopper: Browser) {
  const visitor = openBrowser(origin)
  await visitor.get('/api/session')
  const nobody = openBrowser(origin)
  const browsers = { shopper, visitor, nobody }

  return async (
    { method }: Operation,
    { path, headers, body, sender, from }: FuzzedRequest,
  ): Promise<number> => {
    const { cookies } = browsers[sender]
    const answer = await request(origin + path, {
      method,
      headers: {
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        // The api trusts proxies on this machine. This drill does not test limits per address.
        'x-forwarded-for': from,
      },
      ...(body && { body }),
    })
    await answer.body.dump()
    return answer.statusCode
  }
}
