import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  BackInStockAnswer,
  BackInStockRequest,
  ConfirmBackInStock,
} from 'shared-contracts/catalog/back-in-stock-schema'
import * as z from 'zod/mini'
import type { AttemptLimits } from '../../../../http/limits/attempt-limits'
import { readRequestLanguage } from '../../../../http/requests/request-preferences'
import type { BackInStock } from './back-in-stock.service'

const Message = z.object({ message: z.string() })
const INVALID_LINK = 'This link is invalid or has expired. Please ask again.'

export function backInStockRoutes(
  backInStock: BackInStock,
  attemptLimits: Pick<AttemptLimits, 'takeMail'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/back-in-stock',
      {
        config: { session: 'optional', invalidMessage: 'Please enter a valid email.' },
        schema: {
          summary: 'Ask for one email when a sold-out pack is back; a link confirms the address',
          body: BackInStockRequest,
          response: { 200: BackInStockAnswer },
        },
      },
      async (request) => {
        const { body, ip, customerId } = request
        await attemptLimits.takeMail('back-in-stock', ip, body.email)
        const needsConfirming = await backInStock.ask(body, customerId, readRequestLanguage(request.headers))
        return {
          message: needsConfirming
            ? 'Please open the link that we’ve emailed to you. Then we’ll email you when it’s back.'
            : 'We’ll email you when it’s back.',
          needsConfirming,
        }
      },
    )

    app.post(
      '/back-in-stock/confirm',
      {
        config: { invalidMessage: INVALID_LINK },
        schema: {
          summary: 'Confirm a request with the emailed token',
          body: ConfirmBackInStock,
          response: { 200: Message },
        },
      },
      async (request) => {
        await backInStock.confirm(request.body.token)
        return { message: 'We’ll email you when it’s back.' }
      },
    )
  }
}
