import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../../errors'
import type { ProviderName } from '../payments.tables'
import type { Gateways } from '../providers/gateways'

interface WebhookRoutesDeps {
  gateways: Pick<Gateways, 'all'>
  /** Stores a message for a job to apply. */
  receive: (provider: ProviderName, body: string) => Promise<void>
}

/** Gateways authenticate with a signature over the raw bytes, not with a session. */
const config = { csrf: false } as const

/** The gateways' webhooks. A 200 means that the message is stored; a job does the rest. */
export function webhookRoutes({ gateways, receive }: WebhookRoutesDeps): FastifyPluginAsync {
  return async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))

    for (const { name, webhookPath, isGenuine } of gateways.all) {
      scope.post(webhookPath, { config }, async ({ headers, body }) => {
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        if (raw.length === 0) throw new AppError('MALFORMED_BODY', 'The webhook has no body.')
        if (!isGenuine(headers, raw))
          throw new AppError('INVALID_CREDENTIALS', 'The signature does not match the body.')
        await receive(name, raw.toString('utf8'))
        return { status: 'ok' }
      })
    }
  }
}
