import type { FastifyInstance } from 'fastify'

/** Ends each connection with its current response: kept alive, it would delay the close for longer than anyone waits. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
