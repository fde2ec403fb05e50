import Fastify from 'fastify'
import type { ErrorBody } from 'shared-contracts/platform/errors-schema'
import type { Config } from '../app/config'
import { loggerOptions } from './logger-options'

const RETRY_AFTER_SECONDS = 5

/**
 * Answers at the server's address while the shop cannot be opened yet: the process lives (`/healthz`), and every other
 * call, `/readyz` among them, is told in a sentence what it waits for. It listens from the first sentence on.
 */
export function createFallbackServer(config: Pick<Config, 'host' | 'port' | 'logLevel'>) {
  const server = Fastify({
    logger: loggerOptions(config),
    forceCloseConnections: true,
  })
  let listening: Promise<unknown> | undefined
  let newest = ''
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.setNotFoundHandler(({ id }, reply) => {
    const body: ErrorBody = { message: newest, code: 'UNAVAILABLE', requestId: id }
    return reply
      .code(503)
      .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' })
      .send(body)
  })

  return {
    say(sentence: string): void {
      newest = sentence
      server.log.warn(sentence)
      // Where the port is taken, the shop itself says so.
      listening ??= server.listen({ host: config.host, port: config.port }).catch(() => {})
    },
    /** Leaves the address to the shop. */
    async close(): Promise<void> {
      await listening
      await server.close()
    },
  }
}
