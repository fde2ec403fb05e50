import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { chooseEncoding, compress, compressBest, type Encoding } from '../../http/encoding'
import { namesTag } from '../../http/entity-tag'
import { isSharedCache, surrogateHeaders } from '../../shared-cache/surrogate-headers'
import type { Page } from '../page'
import type { Outcome } from './page-counts'

/** Alternating names and values, the fastest format for `writeHead`. */
type HeaderList = string[]

export interface Variant {
  body: Buffer
  etag: string
  headers: Readonly<Record<Outcome, HeaderList>>
  /** The headers of a 304, without those that describe the body. */
  unchangedHeaders: Readonly<Record<Outcome, HeaderList>>
  /** Called whenever the body is sent. */
  handleSent?: () => void
}

/** A page ready to send: bytes and headers, in each encoding requested so far. */
export interface PageResponse {
  status: Page['status']
  /** Target path of a redirect. */
  location: string | undefined
  /** True if the browser adds a shopper's own data to it, so that only this server may cache it. */
  isPrivate: boolean
  /** Headers that let a shared cache store the page until it is purged; undefined if no shared cache may. */
  surrogate: HeaderList | undefined
  ready: Readonly<Partial<Record<Encoding, Variant>>>
  /** Encodes the page, once per encoding. */
  prepare: (encoding: Encoding) => Promise<Variant>
  /** Returns the page with rewritten HTML. */
  rewritten: (rewrite: (html: string) => string) => PageResponse
  /** Approximate memory in bytes once it is ready in all encodings. */
  size: number
}

/** The cache status in the terms of RFC 9211. */
const cacheStatus: Readonly<Record<Outcome, string>> = {
  hit: 'spice-edge; hit',
  stale: 'spice-edge; hit; detail=stale',
  miss: 'spice-edge; fwd=miss',
  renewed: 'spice-edge; fwd=stale',
}

const BOOKKEEPING_BYTES = 12_000
/** Upper bound for all encodings of a page, relative to its HTML, which compresses to a quarter or less. */
const ALL_ENCODINGS = 1.5

/** A page sent this often without a change is compressed as far as possible. */
const WORTH_MOST = 3

/** @param securityHeaders this page's headers, with its own policy */
export function finishPage(page: Page, securityHeaders: Page['headers']): PageResponse {
  const isRevalidated = page.isKept && !page.isPrivate && page.status === 200
  const identity = Buffer.from(page.html)
  const hash = isRevalidated ? createHash('sha256').update(identity).digest('base64url').slice(0, 22) : ''
  // The page of one of endlessly many unknown addresses.
  const isSlight = page.status === 404 && page.keptForMs !== undefined

  function variant(encoding: Encoding, body: Buffer, kind: string = encoding): Variant {
    // The bytes differ by encoding, and so do their strong tags.
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${kind}"`
    const unchangedHeaders = [
      ...Object.entries({ ...securityHeaders, ...page.headers }).flat(),
      ...['vary', 'accept, accept-encoding'],
      // Asks for client hints, by which pictures are chosen (api/src/http/responses/uploads.ts).
      ...['accept-ch', 'ect'],
      ...['cache-control', cacheControl(page)],
      ...(isRevalidated ? ['etag', etag] : []),
    ]
    const headers = [
      ...unchangedHeaders,
      ...['content-type', page.type ?? 'text/html; charset=utf-8'],
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

  const ready: Partial<Record<Encoding, Variant>> = { identity: variant('identity', identity) }
  const preparing = new Map<Encoding, Promise<Variant>>()

  async function encode(encoding: Encoding): Promise<Variant> {
    const encoded = variant(encoding, await compress(encoding, identity, isSlight))
    ready[encoding] = encoding === 'br' ? { ...encoded, handleSent: improveOften() } : encoded
    return ready[encoding]
  }

  /** Returns a function that replaces the quickly compressed body once it has been sent often. */
  function improveOften(): () => void {
    let sent = 0
    return () => {
      sent += 1
      if (sent === WORTH_MOST) improve().catch(() => undefined)
    }
  }

  async function improve(): Promise<void> {
    ready.br = variant('br', await compressBest(identity), 'best')
  }

  async function prepare(encoding: Encoding): Promise<Variant> {
    const found = ready[encoding]
    if (found) return found
    const encoded = preparing.get(encoding) ?? encode(encoding).finally(() => preparing.delete(encoding))
    preparing.set(encoding, encoded)
    return encoded
  }

  return {
    status: page.status,
    location: page.location,
    isPrivate: page.isPrivate ?? false,
    surrogate: isShared(page) ? surrogateHeaders(page.tags) : undefined,
    ready,
    prepare,
    rewritten: (rewrite) => finishPage({ ...page, html: rewrite(page.html) }, securityHeaders),
    size: Math.ceil(identity.length * ALL_ENCODINGS) + BOOKKEEPING_BYTES,
  }
}

/** True for public pages that a shared cache may keep until one of their tags is purged. */
function isShared({ status, isKept, isPrivate, keptForMs, differsByVisit }: Page): boolean {
  return status === 200 && isKept && !isPrivate && keptForMs === undefined && !differsByVisit
}

function cacheControl({ isKept, isPrivate, status, differsByVisit }: Page): string {
  if (!isKept || isPrivate || (status !== 200 && status !== 404)) return 'no-store'
  return differsByVisit ? 'private, no-cache' : 'no-cache'
}

function withCacheStatus(headers: HeaderList): Record<Outcome, HeaderList> {
  const list = (outcome: Outcome) => [...headers, 'cache-status', cacheStatus[outcome]]
  return { hit: list('hit'), stale: list('stale'), miss: list('miss'), renewed: list('renewed') }
}

export interface Reply {
  status: number
  headers: HeaderList
  /** Also set for HEAD, although it is not sent. Undefined for a 304. */
  body: Buffer | undefined
}

/** Returns the variant for a request, if it is ready. A redirect never is, because it depends on the query. */
export function readyVariant(
  { ready, location }: PageResponse,
  request: IncomingHttpHeaders,
): Variant | undefined {
  return location === undefined ? ready[chooseEncoding(request['accept-encoding'])] : undefined
}

/** Builds the reply to a request. @param variant the variant that the request accepts */
export function buildReply(
  { status, surrogate }: PageResponse,
  variant: Variant,
  request: IncomingHttpHeaders,
  outcome: Outcome,
): Reply {
  const { body, etag, headers, unchangedHeaders, handleSent } = variant
  // Only shared caches use these headers, and they must not store an outdated page.
  const added = surrogate && outcome !== 'stale' && isSharedCache(request) ? surrogate : []
  const withAdded = (list: HeaderList) => (added.length > 0 ? [...list, ...added] : list)
  if (etag && namesTag(request['if-none-match'], etag))
    return { status: 304, headers: withAdded(unchangedHeaders[outcome]), body: undefined }
  handleSent?.()
  return { status, headers: withAdded(headers[outcome]), body }
}
