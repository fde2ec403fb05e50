import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DeleteAccount } from 'shared-contracts/customers/customer-schema'
import * as z from 'zod/mini'
import type { Attempts } from '../../../http/limits/attempts'
import { requireCustomer } from '../../../http/sessions/session'
import type { PrivacyService } from './privacy.service'

interface PrivacyRoutesDeps {
  privacy: PrivacyService
  proofs: Attempts
}

const config = { session: 'required' } as const

export function privacyRoutes({ privacy, proofs }: PrivacyRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/customers/export',
      {
        config,
        schema: {
          summary: 'A copy of everything stored about the customer, as one JSON file',
          response: { 200: z.unknown() },
        },
      },
      async (request, reply) => {
        const customerId = requireCustomer(request)
        await proofs.take(`export ${customerId}`)
        reply.header('content-disposition', 'attachment; filename="my-data.json"')
        return privacy.exportOf(customerId)
      },
    )

    app.post(
      '/customers/delete-account',
      {
        config: { ...config, invalidMessage: 'Please enter your password.' },
        schema: {
          summary: 'Delete the account; invoices are kept without it',
          body: DeleteAccount,
          response: {
            200: z.object({ message: z.string() }),
          },
        },
      },
      async (request, reply) => {
        await privacy.deleteAccount(requireCustomer(request), request.body.password)
        reply.renewSid()
        return { message: 'Your account has been deleted.' }
      },
    )
  }
}
