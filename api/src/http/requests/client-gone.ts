import type { FastifyReply } from 'fastify'

/**
 * Fires when the client disconnects before it got the response. Listens on the response, because Node closes the request's
 * stream once its body has been read.
 */
export function clientGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
