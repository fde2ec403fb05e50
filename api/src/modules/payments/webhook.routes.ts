import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../../errors'
import type { OrderGateway } from './order-gateway'
import type { PhonePeClient } from './providers/phonepe-client'

interface Inbox {
  receive: (body: string) => Promise<void>
}

export interface WebhookRoutesDeps {
  gateway: Pick<OrderGateway, 'isGenuine'>
  phonepe: Pick<PhonePeClient, 'isGenuine'>
  inboxes: { cashfree: Inbox; phonepe: Inbox }
}

const PhonePeCallback = z.object({ response: z.string() })

/** Gateways prove themselves by a signature over the bytes they sent, not by a session. */
const config = { csrf: false } as const

/** The calls gateways make. An answer of 200 means: stored, and acted upon. */
export function webhookRoutes({ gateway, phonepe, inboxes }: WebhookRoutesDeps): FastifyPluginAsync {
  return async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))

    scope.post('/payments/webhook', { config }, async ({ headers, body }) => {
      const raw = bytesOf(body)
      if (!gateway.isGenuine(headers, raw)) throw notGenuine()
      await inboxes.cashfree.receive(raw.toString('utf8'))
      return { status: 'ok' }
    })

    scope.post('/phonepe/callback', { config }, async ({ headers, body }) => {
      const response = responseOf(bytesOf(body))
      if (!phonepe.isGenuine(response, String(headers['x-verify'] ?? ''))) throw notGenuine()
      await inboxes.phonepe.receive(response)
      return { status: 'ok' }
    })
  }
}

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

function responseOf(raw: Buffer): string {
  try {
    return z.safeParse(PhonePeCallback, JSON.parse(raw.toString('utf8'))).data?.response ?? ''
  } catch {
    return ''
  }
}

function notGenuine(): AppError {
  return new AppError('INVALID_CREDENTIALS', 'The signature does not belong to this message.')
}
