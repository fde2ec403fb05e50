import type { FastifyReply } from 'fastify'

/** Returns a signal of an early disconnect. Listens on the response: Node closes a request once it is read. */
export function clientGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
