import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { chooseEncoding, type Encoding, encode } from '../http/encoding'
import { namesTag } from '../http/entity-tag'
import type { Page } from '../pages/page'
import type { Outcome } from './page-counts'

/** Names and values in turn, as `writeHead` takes them quickest. */
type HeaderList = string[]

interface Variant {
  body: Buffer
  etag: string
  headers: Readonly<Record<Outcome, HeaderList>>
  /** Without those that describe the body, for a browser that has it already. */
  unchangedHeaders: Readonly<Record<Outcome, HeaderList>>
}

/** A page as it is sent: bytes and headers ready, in each encoding. */
export interface Answer {
  status: number
  variants: Readonly<Record<Encoding, Variant>>
  /** Bytes it takes in memory, roughly. */
  size: number
}

/** Whether a page was kept, in the words of RFC 9211. */
const cacheStatus: Readonly<Record<Outcome, string>> = {
  hit: 'spice-edge; hit',
  stale: 'spice-edge; hit; detail=stale',
  miss: 'spice-edge; fwd=miss',
  renewed: 'spice-edge; fwd=stale',
}

const BOOKKEEPING_BYTES = 12_000

/** @param securityHeaders those of this page, with its own policy */
export async function finishPage(page: Page, securityHeaders: Page['headers']): Promise<Answer> {
  const isRevalidated = page.isKept && page.status === 200
  const identity = Buffer.from(page.html)
  const bodies = await encode(identity)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)

  function variant(encoding: Encoding): Variant {
    const body = bodies[encoding]
    // The bytes differ by encoding, and so do their strong tags.
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    const unchangedHeaders = [
      ...Object.entries({ ...securityHeaders, ...page.headers }).flat(),
      ...['vary', 'accept-encoding'],
      ...['cache-control', cacheControl(page)],
      ...(isRevalidated ? ['etag', etag] : []),
    ]
    const headers = [
      ...unchangedHeaders,
      ...['content-type', 'text/html; charset=utf-8'],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...['content-length', String(body.length)],
    ]
    return {
      body,
      etag: isRevalidated ? etag : '',
      headers: withCacheStatus(headers),
      unchangedHeaders: withCacheStatus(unchangedHeaders),
    }
  }

  const bytes = Object.values(bodies).reduce((sum, { length }) => sum + length, BOOKKEEPING_BYTES)
  return {
    status: page.status,
    variants: { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') },
    size: bytes,
  }
}

function cacheControl({ isKept, status, differsByVisit }: Page): string {
  if (!isKept || status === 503) return 'no-store'
  return differsByVisit ? 'private, no-cache' : 'no-cache'
}

function withCacheStatus(headers: HeaderList): Record<Outcome, HeaderList> {
  const list = (outcome: Outcome) => [...headers, 'cache-status', cacheStatus[outcome]]
  return { hit: list('hit'), stale: list('stale'), miss: list('miss'), renewed: list('renewed') }
}

export interface Reply {
  status: number
  headers: HeaderList
  /** Of a HEAD too: it is sent without. Undefined for a browser that has it already. */
  body: Buffer | undefined
}

/** What a request is sent of an answer. */
export function replyOf({ status, variants }: Answer, request: IncomingHttpHeaders, outcome: Outcome): Reply {
  const { body, etag, headers, unchangedHeaders } = variants[chooseEncoding(request['accept-encoding'])]
  if (etag && namesTag(request['if-none-match'], etag))
    return { status: 304, headers: unchangedHeaders[outcome], body: undefined }
  return { status, headers: headers[outcome], body }
}
