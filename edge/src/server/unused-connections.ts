import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** While the server is closing, idle connections are closed this often. */
const LOOK_EVERY_MS = 100

/**
 * Lets a server close while browsers have open connections: unused ones, which Node treats as in use until
 * their first request (https://github.com/nodejs/node/issues/63452), and ones with a request in progress, which
 * Node would keep alive after it.
 */
export function dropUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let isClosing = false

  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return socket.destroy()
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) socket.destroy()
    const ending = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(ending))
  })
}
