import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ErrorBody } from 'shared-contracts/platform/errors-schema'
import * as z from 'zod/mini'
import type { AttemptLimits } from '../../../../http/limits/attempt-limits'
import { readRequestLanguage } from '../../../../http/requests/request-preferences'
import type { StandAloneResponse } from '../../providers/gateway/stand-alone-gateway'
import { StandAloneRequest } from './stand-alone.schema'
import type { StandAlone } from './stand-alone.service'

/** Shaped like an unsuccessful PhonePe response. */
const refusal = (body: ErrorBody) => ({ success: false, ...body })

export function standAloneRoutes(
  payments: StandAlone,
  attemptLimits: Pick<AttemptLimits, 'takePayment'>,
): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.post(
      '/phonepe/initiate',
      {
        config: { refusal, session: 'optional' },
        schema: { summary: 'Start a stand-alone payment', body: StandAloneRequest },
      },
      async (request) => {
        await attemptLimits.takePayment(request.ip)
        const { customerId, body, headers } = request
        return answerSuperset(await payments.initiate(customerId, body, readRequestLanguage(headers)))
      },
    )

    routes.get(
      '/phonepe/status/:merchantTransactionId',
      {
        config: { refusal },
        schema: {
          summary: 'The status of a stand-alone payment',
          params: z.object({ merchantTransactionId: z.string() }),
        },
      },
      async (request) => answerSuperset(await payments.status(request.params.merchantTransactionId)),
    )
  }
}

/** Nests a copy in `data`: pages also read `data.data.amount` (specification 23.15 and 23.16). */
function answerSuperset({ success, code, message, data }: StandAloneResponse) {
  const inner = data ?? {}
  return { success, code, message: message ?? '', data: { ...inner, success, code, data: inner } }
}
