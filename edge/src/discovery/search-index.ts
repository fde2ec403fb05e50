import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { SearchEntry } from 'shared-contracts/remote'
import { SEARCH_INDEX_PATH, searchIndex } from 'shared-contracts/remote/search/search-index'
import { namesTag } from '../http/entity-tag'
import { cacheValue } from './cache-value'

/** The search entries of each remote, or the error. */
export type SearchParts = readonly PromiseSettledResult<readonly SearchEntry[]>[]

interface SearchRequest {
  searchEntries: () => Promise<SearchParts>
  /** Changes when an entry may have been added or removed: after a publish, or with new content. */
  stamp: () => Promise<string>
}

interface Document {
  body: string
  etag: string
}

/** Thrown if a remote is unavailable. Contains the index of the other remotes. */
class PartOfIndex extends Error {
  constructor(
    readonly parts: number,
    readonly document: Document,
    cause: unknown,
  ) {
    super('The search entries of a remote could not be fetched.', { cause })
    this.name = 'PartOfIndex'
  }
}

const MAX_AGE_MS = 5 * 60_000
const RETRY_AFTER_SECONDS = 30

function buildDocument(entries: readonly SearchEntry[]): Document {
  const tag = createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22)
  // The tag is weak, because it is the same in every encoding.
  return { body: JSON.stringify(searchIndex(tag, entries)), etag: `W/"${tag}"` }
}

/** @throws PartOfIndex if a remote is unavailable */
async function makeDocument(ask: SearchRequest['searchEntries']): Promise<Document> {
  const asked = await ask()
  const parts = asked.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []))
  const document = buildDocument(parts.flat())
  for (const part of asked)
    if (part.status === 'rejected') throw new PartOfIndex(parts.length, document, part.reason)
  return document
}

/** Serves the search index; if a remote is unavailable, the last complete one, or else the others' entries. */
export function addSearchIndex(app: FastifyInstance, { searchEntries, stamp }: SearchRequest): void {
  const whole = cacheValue(() => makeDocument(searchEntries), stamp, MAX_AGE_MS)

  app.get(SEARCH_INDEX_PATH, async (request, reply) => {
    try {
      const { body, etag } = await whole()
      reply.headers({ 'cache-control': 'no-cache', etag })
      if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    } catch (error) {
      request.log.warn({ err: error }, 'The search index is incomplete.')
      reply.header('cache-control', 'no-store')
      if (error instanceof PartOfIndex && error.parts > 0)
        return reply.type('application/json; charset=utf-8').send(error.document.body)
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ message: 'The search index is temporarily unavailable. Try again in half a minute.' })
    }
  })
}
