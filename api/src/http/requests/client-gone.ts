import type { FastifyReply } from 'fastify'

/** Returns a signal that aborts on an early disconnect. Watches the response: a request closes once read. */
export function clientGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
