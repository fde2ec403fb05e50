import Fastify from 'fastify'
import type { ErrorBody } from 'shared-contracts/platform/errors-schema'
import type { Config } from '../app/config'
import { loggerOptions } from './logger-options'

const RETRY_AFTER_SECONDS = 5

/**
 * Listens while the shop cannot be opened yet. `/healthz` succeeds; every other call, including `/readyz`, gets
 * a message about what the shop is waiting for. Starts listening at the first message.
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
      // If the port is taken, the shop itself reports it.
      listening ??= server.listen({ host: config.host, port: config.port }).catch(() => {})
    },
    /** Stops listening, so that the shop can use the address. */
    async close(): Promise<void> {
      await listening
      await server.close()
    },
  }
}
