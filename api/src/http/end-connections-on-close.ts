import type { FastifyInstance } from 'fastify'

/**
 * When the server is told to close, each connection ends with the answer that is under way. A connection that is kept
 * alive would delay the close for longer than anyone waits.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
