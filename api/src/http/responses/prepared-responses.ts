import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface PreparedResponse {
  body: Buffer
  etag: string
}

export type PreparedResponses = ReturnType<typeof createPreparedResponses>

/** Answers that are the same for everyone, kept as bytes until the data behind them changes. */
export function createPreparedResponses() {
  let answers = new Map<string, Promise<PreparedResponse>>()

  /**
   * Sends the answer that is kept under a key. `make` makes it the first time. A browser that has it already gets 304.
   * @param key from a small, known set, because single answers are never removed; undefined for one that is not kept
   */
  async function send(
    key: string | undefined,
    make: () => Promise<unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { body, etag } = await (key === undefined ? make().then(toAnswer) : find(key, make))
    const scope = reply.setsCookies ? 'private' : 'public'
    reply.header('etag', etag).header('cache-control', `${scope}, no-cache`)
    // Awaited, because Fastify would send a second answer when the handler ends before this one is out.
    if (request.headers['if-none-match']?.includes(etag)) await reply.code(304).send()
    else await reply.header('content-type', 'application/json; charset=utf-8').send(body)
  }

  function find(key: string, make: () => Promise<unknown>): Promise<PreparedResponse> {
    const found = answers.get(key)
    if (found) return found
    const kept = answers
    const making = make().then(toAnswer)
    kept.set(key, making)
    // A refusal, such as an unknown id, is not kept.
    making.catch(() => kept.delete(key))
    return making
  }

  /** A fresh map, so that an answer still being made from the old data is never kept. */
  function clear(): void {
    answers = new Map()
  }

  return { send, clear }
}

function toAnswer(data: unknown): PreparedResponse {
  const body = Buffer.from(JSON.stringify(data))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
}
