import type { Http } from 'shared-contracts/http'

/**
 * How a page that is rendered on the server asks the api: as a visitor of whom nothing is known.
 * Throws what axios would: an error with the response, or without one when none came.
 */
export function serverHttp(apiOrigin: string): Http {
  return async ({ url = '/', method = 'GET', signal }) => {
    const answer = await fetch(new URL(url, apiOrigin), {
      method,
      headers: { accept: 'application/json' },
      // Axios has its own, wider type of signal; the store's requests bring the platform's.
      signal: signal instanceof AbortSignal ? signal : null,
    })
    const data: unknown = await answer.json().catch(() => undefined)
    if (!answer.ok) throw { response: { status: answer.status, data } }
    return { data, status: answer.status }
  }
}
