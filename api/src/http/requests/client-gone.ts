import type { FastifyReply } from 'fastify'

/**
 * Fires when the client closes its connection before it has been answered. It looks at the response: Node closes the
 * request's own stream once its body has been read.
 */
export function clientGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
