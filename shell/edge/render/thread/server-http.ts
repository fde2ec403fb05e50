import { INTERNAL_KEY_HEADER } from 'shared-contracts/domain/internal-key'
import type { Http } from 'shared-contracts/http'
import { API_PATIENCE_MS } from '../patience'
import type { RenderTask } from '../rendered-page'
import { ownFetch } from './own-fetch'

/**
 * How a page that is rendered on the server asks the api: as a visitor of whom nothing is known, and who is not counted.
 * Throws what axios would: an error with the response, or without one when none came.
 */
export function serverHttp({ apiOrigin, internalKey }: Pick<RenderTask, 'apiOrigin' | 'internalKey'>): Http {
  return async ({ url = '/', method = 'GET' }) => {
    const answer = await ownFetch(new URL(url, apiOrigin), {
      method,
      headers: {
        accept: 'application/json',
        ...(internalKey !== undefined && { [INTERNAL_KEY_HEADER]: internalKey }),
      },
      signal: AbortSignal.timeout(API_PATIENCE_MS),
    })
    const data: unknown = await answer.json().catch(() => undefined)
    if (!answer.ok) throw { response: { status: answer.status, data } }
    return { data, status: answer.status }
  }
}
