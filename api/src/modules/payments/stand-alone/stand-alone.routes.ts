import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ErrorBody } from 'shared-contracts/domain/errors-schema'
import * as z from 'zod/mini'
import type { TryLimits } from '../../../http/try-limits'
import { answerSuperset } from './answer-superset'
import { StandAloneRequest } from './stand-alone.schema'
import type { StandAloneService } from './stand-alone.service'

/** A refusal looks like an answer that did not succeed. */
const refusal = (body: ErrorBody) => ({ success: false, ...body })

export function standAloneRoutes(
  payments: StandAloneService,
  tryLimits: Pick<TryLimits, 'takePayment'>,
): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.post(
      '/phonepe/initiate',
      { config: { refusal }, schema: { summary: 'Start a stand-alone payment', body: StandAloneRequest } },
      async (request) => {
        await tryLimits.takePayment(request.ip)
        return answerSuperset(await payments.initiate(request.body))
      },
    )

    routes.get(
      '/phonepe/status/:merchantTransactionId',
      {
        config: { refusal },
        schema: {
          summary: 'The state of a stand-alone payment',
          params: z.object({ merchantTransactionId: z.string() }),
        },
      },
      async (request) => answerSuperset(await payments.status(request.params.merchantTransactionId)),
    )
  }
}
