import { get, type IncomingHttpHeaders } from 'node:http'

/** A compressed response as received. */
export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const KEPT_WITHIN_MS = 90_000

function askRaw(url: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })
}

/** Requests a page until it comes from the edge's cache (`cache-status`, RFC 9211). @throws Error after 90 s */
export async function fetchCachedPage(origin: string, path: string): Promise<RawResponse> {
  const deadline = performance.now() + KEPT_WITHIN_MS
  while (performance.now() < deadline) {
    const answer = await askRaw(origin + path)
    const cacheStatus = String(answer.headers['cache-status'] ?? '')
    if (answer.status === 200 && /;\s*hit\b/.test(cacheStatus)) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The edge did not cache a complete ${path} within ${KEPT_WITHIN_MS / 1000} s.`)
}
