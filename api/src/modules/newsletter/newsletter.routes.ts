import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Subscription } from 'shared-contracts/domain/content-schema'
import { ErrorBody } from 'shared-contracts/domain/errors-schema'
import * as z from 'zod/mini'

export interface NewsletterRoutesDeps {
  subscribe: (email: string) => Promise<void>
}

export function newsletterRoutes({ subscribe }: NewsletterRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/subscribe',
      {
        config: { invalidMessage: 'Please enter a valid email.' },
        schema: {
          summary: 'Subscribe to the newsletter; the same address again changes nothing',
          body: Subscription,
          response: { 200: z.object({ message: z.string() }), 400: ErrorBody },
        },
      },
      async (request) => {
        await subscribe(request.body.email)
        return { message: 'Subscription successful! Thank you.' }
      },
    )
  }
}
