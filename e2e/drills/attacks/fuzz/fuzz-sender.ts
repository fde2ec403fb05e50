import { request } from 'undici'
import { type Browser, openBrowser } from '../../../harness/over-http/browser'
import type { Operation } from '../../../harness/shop/api/api-description'
import type { FuzzedRequest } from './fuzzed-request'

/** Sends requests as they were made up, with the cookies of whoever is to send them. @returns the status */
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
        // The api trusts proxies on this machine. The drill is not about limits per address.
        'x-forwarded-for': from,
      },
      ...(body && { body }),
    })
    await answer.body.dump()
    return answer.statusCode
  }
}
