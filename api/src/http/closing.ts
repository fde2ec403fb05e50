import type { FastifyInstance } from 'fastify'

/**
 * Ends each connection with the answer that is under way when the server is told to close: kept alive, it would hold the
 * server up for longer than anyone waits for it.
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
