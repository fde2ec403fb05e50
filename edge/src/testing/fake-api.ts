import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

/** The part of the api that an edge uses, with a changeable version. */
export async function fakeApi(port = 0) {
  const app = Fastify({ forceCloseConnections: true })
  const state = { version: 'one', asked: 0 }
  app.get('/api/content-version', async () => {
    state.asked += 1
    return { version: state.version }
  })
  await app.listen({ host: '127.0.0.1', port })
  const address = app.server.address() as AddressInfo
  return {
    state,
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    close: () => app.close(),
  }
}
