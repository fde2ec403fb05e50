import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { SearchEntry } from 'shared-contracts/remote'
import { namesTag } from '../../http/entity-tag'
import { cacheValue } from '../cache-value'
import type { SearchParts } from '../search-index'
import { llmsFullTxt } from './llms-full-txt'
import { llmsTxt } from './llms-txt'

interface MarkdownRequest {
  searchEntries: () => Promise<SearchParts>
  /** Returns the Markdown text of a page. Rejects if it is unavailable. */
  textOf: (path: string) => Promise<string>
  /** Changes when a text may have changed: after a publish, or with new content. */
  stamp: () => Promise<string>
  /** The public origin, such as 'https://example.com'. */
  origin: string
}

/** Can be long, because the stamp changes with every edit. */
const MAX_AGE_MS = 3_600_000
const RETRY_AFTER_SECONDS = 30

/** Adds /llms.txt, a list of pages (llmstxt.org), and /llms-full.txt, with policies and catalogue in full. */
export function addLlms(
  app: FastifyInstance,
  { searchEntries, textOf, stamp, origin }: MarkdownRequest,
): void {
  /** @throws if a remote is unavailable */
  async function entries(): Promise<SearchEntry[]> {
    return (await searchEntries()).flatMap((part) => {
      if (part.status === 'rejected') throw part.reason
      return part.value
    })
  }

  async function full(): Promise<string> {
    const products = (await entries()).filter(({ kind }) => kind === 'product').map(({ path }) => path)
    return llmsFullTxt({ products, textOf, origin })
  }

  const list = cacheValue(async () => tagged(llmsTxt(await entries(), origin)), stamp, MAX_AGE_MS)
  const whole = cacheValue(async () => tagged(await full()), stamp, MAX_AGE_MS)
  addText(app, '/llms.txt', list)
  addText(app, '/llms-full.txt', whole)
}

function tagged(body: string) {
  // The tag is weak, because it is the same in every encoding.
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

function addText(app: FastifyInstance, path: string, read: () => Promise<ReturnType<typeof tagged>>): void {
  app.get(path, async (request, reply) => {
    reply.type('text/plain; charset=utf-8')
    try {
      const { body, etag } = await read()
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', etag })
      return namesTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body)
    } catch (error) {
      request.log.warn({ err: error }, `${path} could not be created.`)
      return reply
        .code(503)
        .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' })
        .send('This text is temporarily unavailable. Try again in half a minute.\n')
    }
  })
}
