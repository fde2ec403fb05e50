import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'

/** Starts a fake api that serves only the content version, which a test can change. */
export async function fakeApi(port = 0) {
  const app = Fastify({ forceCloseConnections: true })
  const state = {
    version: 'one',
    /** The version of each part, if the api sends them. */
    tags: undefined as Record<string, string> | undefined,
    /** Milliseconds until it responds. */
    delay: 0,
    asked: 0,
    tagsSent: 0,
  }
  app.get<{ Querystring: { known?: string } }>('/api/content-version', async ({ query }) => {
    state.asked += 1
    await setTimeout(state.delay, undefined, { ref: false })
    const { version, tags } = state
    if (!tags || query.known === version) return { version }
    state.tagsSent += 1
    return { version, tags }
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
