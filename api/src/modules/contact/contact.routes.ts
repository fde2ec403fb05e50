import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ContactForm } from 'shared-contracts/domain/content-schema'
import { ErrorBody } from 'shared-contracts/domain/errors-schema'
import * as z from 'zod/mini'

export interface ContactRoutesDeps {
  receive: (form: ContactForm) => Promise<void>
}

export function contactRoutes({ receive }: ContactRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/contact-form',
      {
        schema: {
          summary: 'Send the shop a message',
          body: ContactForm,
          response: { 200: z.object({ message: z.string() }), 400: ErrorBody },
        },
      },
      async (request) => {
        await receive(request.body)
        return { message: 'Message sent successfully!' }
      },
    )
  }
}
