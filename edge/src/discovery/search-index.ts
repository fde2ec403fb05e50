import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { SearchEntry } from 'shared-contracts/remote'
import { SEARCH_INDEX_PATH, searchIndex } from 'shared-contracts/remote/search/search-index'
import { namesTag } from '../http/entity-tag'
import { cacheValue } from './cache-value'

/** What each remote lets be found, or why it can't say. */
export type SearchParts = readonly PromiseSettledResult<readonly SearchEntry[]>[]

interface SearchRequest {
  searchEntries: () => Promise<SearchParts>
  /** Changes when an entry may have come or gone: a publish, or other content. */
  stamp: () => Promise<string>
}

interface Document {
  body: string
  etag: string
}

/** Some remote can't be asked just now. */
class PartOfIndex extends Error {
  constructor(
    readonly parts: number,
    readonly document: Document,
    cause: unknown,
  ) {
    super('A remote could not be asked for its search entries.', { cause })
    this.name = 'PartOfIndex'
  }
}

const MAX_AGE_MS = 5 * 60_000
const RETRY_AFTER_SECONDS = 30

function buildDocument(entries: readonly SearchEntry[]): Document {
  const tag = createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22)
  // Weak, for it is the same in every encoding.
  return { body: JSON.stringify(searchIndex(tag, entries)), etag: `W/"${tag}"` }
}

/** @throws PartOfIndex where it is not whole */
async function makeDocument(ask: SearchRequest['searchEntries']): Promise<Document> {
  const asked = await ask()
  const parts = asked.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []))
  const document = buildDocument(parts.flat())
  for (const part of asked)
    if (part.status === 'rejected') throw new PartOfIndex(parts.length, document, part.reason)
  return document
}

/** What can be found in the whole shop, as one document. While a remote can't be asked, the last whole one, or the others' part. */
export function addSearchIndex(app: FastifyInstance, { searchEntries, stamp }: SearchRequest): void {
  const whole = cacheValue(() => makeDocument(searchEntries), stamp, MAX_AGE_MS)

  app.get(SEARCH_INDEX_PATH, async (request, reply) => {
    try {
      const { body, etag } = await whole()
      reply.headers({ 'cache-control': 'no-cache', etag })
      if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    } catch (error) {
      request.log.warn({ err: error }, 'The index of the search is not whole.')
      reply.header('cache-control', 'no-store')
      if (error instanceof PartOfIndex && error.parts > 0)
        return reply.type('application/json; charset=utf-8').send(error.document.body)
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ message: 'The search cannot be made just now. Please try again in half a minute.' })
    }
  })
}
