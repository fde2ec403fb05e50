import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ContactForm } from 'shared-contracts/support/contact-schema'
import * as z from 'zod/mini'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import { buildScopedRepeatKey } from '../../http/requests/repeat-key'
import { readRequestLanguage } from '../../http/requests/request-preferences'
import type { NewMessage } from './contact.repository'

interface ContactRoutesDeps {
  receive: (message: NewMessage) => Promise<void>
  attemptLimits: Pick<AttemptLimits, 'takeMessage'>
}

export function contactRoutes({ receive, attemptLimits }: ContactRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/contact-form',
      {
        schema: {
          summary: 'Send the shop a message; repeating the Idempotency-Key is safe',
          body: ContactForm,
          response: { 200: z.object({ message: z.string() }) },
        },
      },
      async (request) => {
        await attemptLimits.takeMessage(request.ip, request.body.email)
        await receive({
          form: request.body,
          language: readRequestLanguage(request.headers),
          repeatKey: buildScopedRepeatKey(request.headers, request.body),
        })
        return { message: 'Message sent successfully!' }
      },
    )
  }
}
