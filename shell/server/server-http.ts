import { API_PATIENCE_MS } from 'composition/renderer/patience'
import type { RenderTask } from 'composition/renderer/rendered-page'
import { ownRequest } from 'composition/renderer/thread/own-request'
import type { Http } from 'shared-contracts/http'
import { INTERNAL_KEY_HEADER } from 'shared-contracts/platform/internal-key'
import { SEARCH_INDEX_PATH } from 'shared-contracts/remote/search/search-index'

type ServerOrigins = Pick<RenderTask, 'apiOrigin' | 'filesOrigin' | 'internalKey'>

/**
 * Sends the api requests of a page that is rendered on the server, as an anonymous visitor who is not counted.
 * Search entries are requested from the edge. Throws the same errors as the client in the browser.
 * @param onCall called with the path and query of each request
 */
export function serverHttp(
  { apiOrigin, internalKey, filesOrigin }: ServerOrigins,
  onCall?: (call: string) => void,
): Http {
  return async ({ url = '/', method = 'GET' }) => {
    onCall?.(url)
    const isOfEdge = url === SEARCH_INDEX_PATH
    const { status, bytes } = await ownRequest(new URL(url, isOfEdge ? filesOrigin : apiOrigin), {
      method,
      headers: {
        accept: 'application/json',
        ...(internalKey !== undefined && !isOfEdge && { [INTERNAL_KEY_HEADER]: internalKey }),
      },
      signal: AbortSignal.timeout(API_PATIENCE_MS),
    })
    const data = parseJson(bytes.toString())
    if (status < 200 || status > 299) throw { response: { status, data } }
    return { data, status }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
