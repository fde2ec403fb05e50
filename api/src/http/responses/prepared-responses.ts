import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface PreparedResponse {
  body: Buffer
  etag: string
}

export type PreparedResponses = ReturnType<typeof createPreparedResponses>

/** Caches responses that are the same for everyone, as bytes, until their data changes. */
export function createPreparedResponses() {
  let answers = new Map<string, Promise<PreparedResponse>>()

  /** @param key one of a small, known set, as entries are never evicted; undefined bypasses the cache */
  async function send(
    key: string | undefined,
    make: () => Promise<unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { body, etag } = await (key === undefined ? make().then(toAnswer) : find(key, make))
    const scope = reply.setsCookies ? 'private' : 'public'
    reply.header('etag', etag).header('cache-control', `${scope}, no-cache`)
    // Awaited, because Fastify would send a second response if the handler ended first.
    if (request.headers['if-none-match']?.includes(etag)) await reply.code(304).send()
    else await reply.header('content-type', 'application/json; charset=utf-8').send(body)
  }

  function find(key: string, make: () => Promise<unknown>): Promise<PreparedResponse> {
    const found = answers.get(key)
    if (found) return found
    const kept = answers
    const making = make().then(toAnswer)
    kept.set(key, making)
    // Don't cache errors, such as for an unknown id.
    making.catch(() => kept.delete(key))
    return making
  }

  /** Replaces the map, so that a response still being made from old data is never cached. */
  function clear(): void {
    answers = new Map()
  }

  return { send, clear }
}

function toAnswer(data: unknown): PreparedResponse {
  const body = Buffer.from(JSON.stringify(data))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
}
