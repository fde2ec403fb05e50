import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../../errors'
import type { ProviderName } from '../payments.tables'
import type { Gateways } from '../providers/gateways'

interface WebhookRoutesDeps {
  gateways: Pick<Gateways, 'all'>
  /** Stores a message, to be applied by a job. */
  receive: (provider: ProviderName, body: string) => Promise<void>
}

/** Gateways prove themselves by a signature over the bytes they sent, not by a session. */
const config = { csrf: false } as const

/** The calls gateways make. An answer of 200 means: stored for good. A job does the rest. */
export function webhookRoutes({ gateways, receive }: WebhookRoutesDeps): FastifyPluginAsync {
  return async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))

    for (const { name, webhookPath, isGenuine } of gateways.all) {
      scope.post(webhookPath, { config }, async ({ headers, body }) => {
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        if (raw.length === 0) throw new AppError('MALFORMED_BODY', 'The message is empty.')
        if (!isGenuine(headers, raw))
          throw new AppError('INVALID_CREDENTIALS', 'The signature does not belong to this message.')
        await receive(name, raw.toString('utf8'))
        return { status: 'ok' }
      })
    }
  }
}
