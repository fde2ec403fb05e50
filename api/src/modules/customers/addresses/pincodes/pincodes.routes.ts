import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Pincode, PincodeLocation } from 'shared-contracts/customers/addresses/pincode-schema'
import * as z from 'zod/mini'
import type { PincodesService } from './pincodes.service'

/** Responses are the same for everyone and change only with a release. */
const A_DAY = 'public, max-age=86400'

export function pincodesRoutes({ find }: PincodesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/pincodes/:pincode',
      {
        config: { cookies: false },
        schema: {
          summary: 'City, district and State of a pincode; empty strings if unknown',
          params: z.object({ pincode: Pincode }),
          response: { 200: PincodeLocation },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', A_DAY)
        return find(request.params.pincode)
      },
    )
  }
}
